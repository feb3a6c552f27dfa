//! What a team does with the points the ball does not need.

use touchline_engine::Seat;
use touchline_grid::board::{Facing, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::{control, moving};
use touchline_grid::state::Hold;
use touchline_grid::{Action, Grid, State, Toggle};

use super::draft::Draft;
use super::plan::Kind;
use super::squares::FAR;
use super::{guard, reach, score};
use crate::Whole;

/// Spend what is left: the goalie goes home, others wall the ball in or stand in their way to it, or move up.
pub(super) fn cover(game: &Grid, draft: &mut Draft<'_>, seat: Seat) {
    let mut busy = control::touching(&draft.s, seat);
    if let Some(holder) = draft.s.holder() {
        busy.add(holder);
    }
    home(game, draft, seat);
    shield(game, draft, seat, &mut busy);
    if let Some(blocker) = block(game, draft, seat, busy) {
        busy.add(blocker);
        busy.add(block(game, draft, seat, busy).unwrap_or(blocker));
    }
    if control::touching(&draft.s, seat).is_empty() && draft.s.holder().is_none() {
        chase(game, draft, seat);
    }
    for _ in 0..2 {
        if !draft.goes_on() || draft.points() == 0 {
            return;
        }
        let Some(runner) = move_up(game, draft, seat, busy) else { return };
        busy.add(runner);
    }
}

/// Before a shot by a member the goalie goes home with what is not needed, if it can get there.
pub(super) fn before_shot(game: &Grid, draft: &mut Draft<'_>, shooter: Marker, spare: u8) {
    let goalie = Marker::goalie(shooter.seat());
    let home = game.rules.board.slot(shooter.seat(), 4);
    let steps = draft.s.at(goalie).chebyshev(home);
    let flies = draft.s.flight.is_some() || draft.s.turn.points < spare;
    if goalie == shooter || steps == 0 || steps > spare || flies || draft.s.down.has(goalie) {
        return;
    }
    let before = draft.clone();
    if !draft.walk(goalie, home) || before.points() - draft.points() > spare {
        *draft = before;
    }
}

/// The goalie goes back to its line, or gets up.
fn home(game: &Grid, draft: &mut Draft<'_>, seat: Seat) {
    let goalie = Marker::goalie(seat);
    if !draft.goes_on() || draft.points() == 0 || draft.s.holder() == Some(goalie) {
        return;
    }
    if draft.s.down.has(goalie) {
        draft.face(goalie, Facing::of(seat));
    } else if moving::may_move(&game.rules, &draft.s, goalie) {
        draft.approach(goalie, game.rules.board.slot(seat, 4));
    }
}

/// A ball at our feet is walled in, if there are points for the whole wall.
fn shield(game: &Grid, draft: &mut Draft<'_>, seat: Seat, busy: &mut Markers) {
    let s = draft.s;
    if !draft.goes_on() || s.ball.hold != Hold::Free || control::touching(&s, seat).is_empty() {
        return;
    }
    let wall = guard::wall(&game.rules, &s, seat, s.ball.at, *busy);
    let Some(wall) = wall.filter(|wall| wall.cost <= draft.points()) else { return };
    for (marker, square) in wall.members.into_iter().flatten() {
        draft.walk(marker, square);
        busy.add(marker);
    }
}

/// Somebody stands where an opponent would have to stand to play the ball, if that helps.
fn block(game: &Grid, draft: &mut Draft<'_>, seat: Seat, busy: Markers) -> Option<Marker> {
    let (rules, s) = (&game.rules, draft.s);
    if !draft.goes_on() || s.turn.points == 0 || s.ball.hold != Hold::Free {
        return None;
    }
    let them = seat.other();
    let (cost, _) = reach::nearest(rules, &s, them, s.ball.at, false)?;
    if cost > 6 || rules.has(Toggle::Facing) && cost > 2 {
        return None;
    }
    let after = |s: &State| {
        // As they will see it.
        let mut ended = *s;
        ended.turn.points = 0;
        -score::resting(rules, &ended, them)
    };
    let mut best: Option<(f32, Marker, Square)> = None;
    let now = after(&s) + 0.01;
    for square in reach::behind(s.ball.at, Facing::of(them)) {
        if !s.is_open(rules.board, square) {
            continue;
        }
        let able = s.upright(seat).without(busy);
        let free = able.iter().filter(|marker| !marker.is_goalie() && moving::may_move(rules, &s, *marker));
        let near = free.min_by_key(|marker| s.at(*marker).chebyshev(square));
        let Some(marker) = near.filter(|marker| s.at(*marker).chebyshev(square) <= s.turn.points) else {
            continue;
        };
        let mut then = s;
        then.put(marker, square);
        let value = after(&then);
        if value > best.map_or(now, |(value, ..)| value) {
            best = Some((value, marker, square));
        }
    }
    let (_, marker, square) = best?;
    draft.walk(marker, square);
    Some(marker)
}

/// The nearest member goes to the ball.
fn chase(game: &Grid, draft: &mut Draft<'_>, seat: Seat) -> Option<Marker> {
    let s = &draft.s;
    if !draft.goes_on() || s.turn.points == 0 || s.ball.hold != Hold::Free {
        return None;
    }
    let able = s.upright(seat).iter();
    let fielders = able.filter(|marker| !marker.is_goalie() && moving::may_move(&game.rules, s, *marker));
    let (_, marker) = fielders
        .map(|marker| (reach::alone(&game.rules, s.at(marker), s.piece(marker).facing, s.ball.at), marker))
        .min()?;
    go_to_ball(game, draft, marker);
    Some(marker)
}

/// A member walks to where it has the ball at its feet, or towards it.
fn go_to_ball(game: &Grid, draft: &mut Draft<'_>, marker: Marker) {
    let s = &draft.s;
    let behind = reach::behind(s.ball.at, s.piece(marker).facing);
    let open = behind.into_iter().filter(|at| s.is_open(game.rules.board, *at));
    if let Some(to) = open.min_by_key(|at| s.at(marker).chebyshev(*at)) {
        draft.approach(marker, to);
    }
}

/// A fielder without a task goes where it can take a pass in front of their goal.
fn move_up(game: &Grid, draft: &mut Draft<'_>, seat: Seat, busy: Markers) -> Option<Marker> {
    let (rules, s) = (&game.rules, &draft.s);
    let board = rules.board;
    let spot = |side: i8| {
        let sign = if seat == Seat::Home { 1 } else { -1 };
        Square::new(board.centre_column() + sign * side, board.row(seat.other(), 3))
    };
    let taken = |square: &Square| s.upright(seat).iter().any(|marker| s.at(marker).chebyshev(*square) <= 2);
    let free = [5, -5, 0].map(spot).into_iter().filter(|square| !taken(square) && s.is_open(board, *square));
    let mut best: Option<(u8, Marker, Square)> = None;
    for square in free {
        let able = s.upright(seat).without(busy);
        let waits = |marker: Marker| [5, -5, 0].iter().any(|side| spot(*side).chebyshev(s.at(marker)) <= 2);
        for marker in able.iter().filter(|marker| !marker.is_goalie() && !waits(*marker)) {
            let steps = s.at(marker).chebyshev(square);
            if moving::may_move(rules, s, marker) && best.is_none_or(|(known, ..)| steps < known) {
                best = Some((steps, marker, square));
            }
        }
    }
    let (steps, marker, square) = best?;
    (steps < FAR).then(|| draft.approach(marker, square))?;
    Some(marker)
}

/// Turns in which nobody plays the ball: members go to it, the goalie goes home, nothing.
pub(super) fn without_ball(
    game: &Grid,
    s: &State,
    seat: Seat,
    mut found: impl FnMut(Whole<Action, State>, Kind),
) {
    let mut give = |draft: Draft<'_>, kind: Kind| {
        if let Some(whole) = draft.finish() {
            found(whole, kind);
        }
    };
    give(Draft::new(game, seat, s), Kind::End);
    let mut draft = Draft::new(game, seat, s);
    cover(game, &mut draft, seat);
    give(draft, Kind::Cover);
    if s.ball.hold != Hold::Free {
        return;
    }
    let mut draft = Draft::new(game, seat, s);
    chase(game, &mut draft, seat);
    cover(game, &mut draft, seat);
    give(draft, Kind::Cover);
    let mut draft = Draft::new(game, seat, s);
    if move_up(game, &mut draft, seat, control::touching(s, seat)).is_some() {
        give(draft, Kind::Cover);
    }
}
