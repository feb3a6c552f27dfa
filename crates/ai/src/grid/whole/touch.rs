//! Who can play the ball this turn, from where, and what it costs to come there.

use touchline_engine::Seat;
use touchline_grid::advanced::down;
use touchline_grid::board::{Dirs, Facing, SLOTS, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::goalie;
use touchline_grid::rules::points::{self, Spending};
use touchline_grid::state::{FlightKind, Hold};
use touchline_grid::{Grid, State, Toggle};

use super::draft::DETOUR;
use super::reach;
use super::route::{self, Foot};
use super::squares::{Flood, Squares};

/// How the ball is set in motion.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// It flies already.
    Flight,
    /// It is thrown.
    Hand,
    /// A member comes to this square, faces this way and kicks.
    Foot(Square, Facing),
}

/// A member that can play the ball.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub(super) marker: Marker,
    pub(super) start: Start,
    /// Points before the ball moves.
    pub(super) cost: u8,
    /// What is left for the ball.
    pub(super) left: u8,
    pub(super) foot: Foot,
}

impl Touch {
    /// Where the member is when the ball moves, and how it stands.
    pub(super) fn place(&self, s: &State) -> (Square, Facing) {
        match self.start {
            Start::Foot(at, facing) => (at, facing),
            Start::Flight | Start::Hand => (s.at(self.marker), s.piece(self.marker).facing),
        }
    }
}

/// Everybody that can play the ball this turn, the cheapest first: at most so many.
pub(super) fn touches(game: &Grid, s: &State, seat: Seat, most: usize) -> Vec<Touch> {
    let rules = &game.rules;
    let mut found = Vec::new();
    if s.turn.barred {
        return found;
    }
    if let Some(flight) = s.flight {
        let foot = Foot {
            kind: flight.kind,
            facing: s.piece(flight.kicker).facing,
            strikes: flight.from_foot,
            used: s.touch.used,
        };
        let left = points::available(
            rules,
            s,
            flight.kicker,
            match flight.kind {
                FlightKind::Throw => Spending::Throw,
                _ => Spending::Kick,
            },
        );
        found.push(Touch { marker: flight.kicker, start: Start::Flight, cost: 0, left, foot });
        if !s.is_open(rules.board, s.ball.at) {
            return found;
        }
    }
    match s.ball.hold {
        Hold::Juggled(_) => return found,
        Hold::Held(holder) => {
            let thrown = goalie::is_throw_in(s);
            let kind = if thrown { FlightKind::Throw } else { FlightKind::Toss };
            let facing = s.piece(holder).facing;
            let own = s.touch.sequence && s.touch.by == Some(holder);
            let used = if own { s.touch.used } else { Dirs::NONE };
            let foot = Foot { kind, facing, strikes: facing.dir(), used };
            let spending = if thrown { Spending::Throw } else { Spending::Kick };
            let left = points::available(rules, s, holder, spending);
            found.push(Touch { marker: holder, start: Start::Hand, cost: 0, left, foot });
            return found;
        }
        Hold::Free => {}
    }
    let mut open = Squares::open(rules.board, s);
    open.remove(s.ball.at);
    for marker in s.present.and(Markers::of(seat)).iter() {
        comers(game, s, marker, &open, &mut found);
    }
    found.sort_by_key(|touch| touch.cost + 2 * ahead(game, touch, seat));
    found.truncate(most);
    found
}

/// What one step towards the goal costs more than a point.
fn ahead(game: &Grid, touch: &Touch, seat: Seat) -> u8 {
    let dir = reach::forward(seat);
    let slide = route::is_slide(&game.rules, touch.foot, dir);
    route::price(&game.rules, touch.foot, dir) - 1 + u8::from(slide)
}

/// The ways in which one member comes to kick the ball: the cheapest, and the cheapest with which it can play
/// forward well.
fn comers(game: &Grid, s: &State, marker: Marker, open: &Squares, found: &mut Vec<Touch>) {
    let (rules, seat) = (&game.rules, marker.seat());
    let stays = s.down.has(marker) || s.turn.stood.has(marker);
    let able = if s.down.has(marker) { down::can_stand(rules, s, marker) } else { down::may_act(s, marker) };
    let most = points::available(rules, s, marker, Spending::Step);
    if !able || s.at(marker).chebyshev(s.ball.at) > most.saturating_add(1) {
        return;
    }
    if s.flight.is_some_and(|flight| flight.kicker == marker) {
        return;
    }
    // A goalie that gets up does nothing else (G-DEFL-11).
    if stays && marker.is_goalie() {
        return;
    }
    let mut free = *open;
    if marker.is_goalie() {
        for number in 1..=SLOTS {
            let slot = rules.board.slot(seat, number);
            if !s.is_occupied(slot) {
                free.add(slot);
            }
        }
    }
    let beside = s.seen(marker, s.ball.at).is_feet();
    let near = s.at(marker).chebyshev(s.ball.at) + DETOUR;
    let walks = if stays || beside && !rules.has(Toggle::Facing) { 0 } else { most.min(near) };
    let flood = Flood::new(s.at(marker), &free, walks, true);
    let (mut cheapest, mut forward): (Option<Touch>, Option<(u8, Touch)>) = (None, None);
    for quarters in 0..4 {
        let facing = Facing::of(seat).turned(quarters);
        let Some((_, turn)) = reach::facings(rules, s, marker).find(|(other, _)| *other == facing) else {
            continue;
        };
        for at in reach::behind(s.ball.at, facing) {
            let cost = flood.cost(at).saturating_add(turn);
            let left = points::available(rules, s, marker, Spending::Kick);
            if cost >= left {
                continue;
            }
            let foot = route::foot(s, marker, at, facing);
            let touch = Touch { marker, start: Start::Foot(at, facing), cost, left: left - cost, foot };
            if cheapest.is_none_or(|best| cost < best.cost) {
                cheapest = Some(touch);
            }
            let price = cost + 2 * ahead(game, &touch, seat);
            if forward.is_none_or(|(best, _)| price < best) {
                forward = Some((price, touch));
            }
        }
    }
    let Some(first) = cheapest else { return };
    found.push(first);
    if let Some((_, second)) = forward
        && rules.has(Toggle::Facing)
        && second.cost > first.cost
    {
        found.push(second);
    }
}
