//! # Set pieces
//! G-OOB-05 to G-OOB-15, and the place of a free kick (G-FOUL-07): one member restarts, everybody else stays
//! or makes room. The order is goal-kick square, area, taker, taker's square, room, corner call (D.9).

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::advanced::repositioning;
use crate::board::{Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::{goalie, kicking};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Ball, Hold, Restart, State, Touch, TurnKind};

/// Points a thrower must keep for the throw (G-OOB-10, R-G913); none if there is no throw at all (R-G81).
#[inline]
pub(crate) fn reserved(rules: &Ruleset, s: &State) -> u8 {
    match s.holder() {
        Some(thrower) if goalie::is_throw_in(s) => kicking::cheapest_toss(rules, s, thrower).unwrap_or(0),
        Some(_) | None => 0,
    }
}

/// Where a member could stand, and with which facing, to have the ball at its feet, open or not (G-OOB-08):
/// on the field, a goalie also on its slots. The facing is free only where members can turn.
pub fn places(
    rules: &Ruleset,
    taker: Marker,
    ball: Square,
) -> impl Iterator<Item = (Square, Facing)> + use<> {
    let (board, free) = (rules.board, rules.has(Toggle::Facing));
    let facings = Facing::ALL.into_iter().filter(move |facing| free || *facing == Facing::of(taker.seat()));
    facings
        .flat_map(move |facing| {
            let back = facing.dir().opposite();
            [-1, 0, 1].map(|turn| (ball.step(back.turned(turn)), facing))
        })
        .filter(move |(square, _)| {
            board.is_field(*square) || (taker.is_goalie() && board.slot_of(*square) == Some(taker.seat()))
        })
}

/// The open squares nearest to a marker that pass the test (G-OOB-09, G-OOB-14).
fn nearest(
    rules: &Ruleset,
    s: &State,
    marker: Marker,
    out: &mut Choices<Action>,
    passes: impl Fn(Square) -> bool,
) {
    out.clear();
    let from = s.at(marker);
    let squares = || rules.board.field().filter(|square| s.is_open(rules.board, *square) && passes(*square));
    if let Some(least) = squares().map(|square| from.chebyshev(square)).min() {
        out.extend(squares().filter(|square| from.chebyshev(*square) == least).map(Action::To));
    }
}

/// Put a marker somewhere, upright, for a restart: it costs nothing, and the marker may move afterwards
/// (R-G109).
pub(crate) fn put_upright(
    s: &mut State,
    marker: Marker,
    square: Square,
    facing: Facing,
    log: &mut impl Log<Event>,
) {
    if s.at(marker) != square {
        s.put(marker, square);
        log.note(Event::PutAt(marker, square));
    }
    let turned = s.piece(marker).facing != facing;
    s.piece_mut(marker).facing = facing;
    if s.down.has(marker) {
        s.down.remove(marker);
        log.note(Event::StoodUp(marker, facing));
    } else if turned {
        log.note(Event::Turned(marker, facing));
    }
}

/// The ball is dead: nothing is left of its last move (G-INER-10). Whatever must be settled before the roll
/// is pushed, the first on top; after that the turn is like any other, with three dice to spread (G-OOB-05,
/// G-OOB-11).
pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let TurnKind::SetPiece(restart) = s.turn.kind else { return };
    s.agenda.pop();
    s.touch = Touch::default();
    s.ball = Ball { at: s.turn.spot, hold: Hold::Free };
    if restart == Restart::CornerKick && rules.has(Toggle::CornerCall) {
        s.agenda.push(Stage::CornerCall); // G-CRN-10
    }
    match s.coming.taker {
        Some(fouled) => place_free_kick(rules, s, fouled, log),
        None => s.agenda.push(Stage::Taker(restart)),
    }
    if restart == Restart::GoalKick {
        s.agenda.push(Stage::ClearArea);
        s.agenda.push(Stage::GoalKickSquare);
    }
    repositioning::begin(rules, s);
}

/// The fouled member kicks from where it is: the ball is put in front of it, otherwise at its feet, otherwise
/// next to it (G-FOUL-07).
fn place_free_kick(rules: &Ruleset, s: &mut State, fouled: Marker, log: &mut impl Log<Event>) {
    let (at, facing) = (s.at(fouled), s.piece(fouled).facing);
    put_upright(s, fouled, at, facing, log);
    if let Some(square) = goalie::drop_square(rules, s, fouled) {
        put_ball(s, square, log);
    }
}

/// Any open square of the goal area from which a member could kick (G-OOB-13); if every one is occupied, any
/// (R-G912).
pub(crate) fn goal_kick_squares(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    let seat = s.turn.seat;
    let playable =
        |square: &Square| members(s, seat).any(|taker| places(rules, taker, *square).next().is_some());
    let squares = || rules.board.goal_area(seat).filter(playable);
    out.extend(squares().filter(|square| s.is_open(rules.board, *square)).map(Action::To));
    if out.is_empty() {
        out.extend(squares().map(Action::To));
    }
    out.sort();
}

fn members(s: &State, seat: Seat) -> impl Iterator<Item = Marker> {
    s.present.and(Markers::of(seat)).iter()
}

pub(crate) fn goal_kick_from(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::To(square) = action else { return };
    s.agenda.pop();
    put_ball(s, square, log);
}

fn put_ball(s: &mut State, square: Square, log: &mut impl Log<Event>) {
    s.turn.spot = square;
    s.ball.at = square;
    log.note(Event::SetDown(square));
}

/// Opponents leave the penalty area before a goal kick, one by one (G-OOB-14).
pub(crate) fn clear_area(rules: &Ruleset, s: &mut State) {
    let seat = s.turn.seat;
    let inside = members(s, seat.other()).find(|marker| rules.board.in_penalty_area(seat, s.at(*marker)));
    match inside {
        Some(marker) => s.agenda.push(Stage::LeaveArea(marker)),
        None => s.agenda.pop(),
    }
}

pub(crate) fn ways_out(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    nearest(rules, s, marker, out, |square| !rules.board.in_penalty_area(s.turn.seat, square));
}

pub(crate) fn leave_area(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    let Action::To(square) = action else { return };
    s.agenda.pop();
    s.put(marker, square);
    log.note(Event::PutAt(marker, square));
}

/// Any member, goalie included, that could stand at the ball (G-OOB-06, R-G75, R-G83).
pub(crate) fn takers(rules: &Ruleset, s: &State, restart: Restart, out: &mut Choices<Action>) {
    out.clear();
    let can = |taker: &Marker| match restart {
        Restart::ThrowIn => true,
        Restart::CornerKick | Restart::GoalKick | Restart::FreeKick => {
            places(rules, *taker, s.ball.at).next().is_some()
        }
    };
    out.extend(members(s, s.turn.seat).filter(can).map(Action::Taker));
}

pub(crate) fn taker(s: &mut State, restart: Restart, action: Action, log: &mut impl Log<Event>) {
    let Action::Taker(taker) = action else { return };
    s.coming.taker = Some(taker);
    match restart {
        Restart::CornerKick | Restart::GoalKick | Restart::FreeKick => {
            s.agenda.replace(Stage::TakerSquare(taker));
        }
        // On the spot with the ball in hand, with its facing unchanged (G-OOB-07, R-G109).
        Restart::ThrowIn => {
            s.agenda.pop();
            s.turn.may_not_score = Some(taker); // G-OOB-12
            stand_at(s, taker, s.turn.spot, s.piece(taker).facing, log);
        }
    }
}

/// Open squares, including the taker's own; without any, one that will be cleared (R-G83, R-G109).
pub(crate) fn taker_squares(rules: &Ruleset, s: &State, taker: Marker, out: &mut Choices<Action>) {
    out.clear();
    let all = || places(rules, taker, s.ball.at);
    let free = |(square, _): &(Square, Facing)| !s.is_occupied(*square) || s.at(taker) == *square;
    out.extend(all().filter(free).map(|(square, facing)| Action::From(square, facing)));
    if out.is_empty() {
        out.extend(all().map(|(square, facing)| Action::From(square, facing)));
    }
    out.sort();
}

pub(crate) fn taker_from(s: &mut State, taker: Marker, action: Action, log: &mut impl Log<Event>) {
    let Action::From(square, facing) = action else { return };
    s.agenda.pop();
    let on_the_ball = s.marker_at(s.ball.at).filter(|marker| *marker != taker);
    if let Some(marker) = on_the_ball {
        s.agenda.push(Stage::MakeRoom(marker));
    }
    stand_at(s, taker, square, facing, log);
}

/// The taker stands where it restarts, once a marker there has made room (G-OOB-09).
fn stand_at(s: &mut State, taker: Marker, square: Square, facing: Facing, log: &mut impl Log<Event>) {
    if let Some(marker) = s.marker_at(square).filter(|marker| *marker != taker) {
        s.piece_mut(taker).facing = facing;
        return s.agenda.push(Stage::MakeRoom(marker));
    }
    put_upright(s, taker, square, facing, log);
    if goalie::is_throw_in(s) {
        goalie::hold(s, taker);
    }
}

/// The nearest open squares, except the ball's.
pub(crate) fn rooms(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    nearest(rules, s, marker, out, |square| square != s.ball.at);
}

/// A marker has made room: for the ball, or for the taker, who stands there now.
pub(crate) fn make_room(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    let (Action::To(square), Some(taker)) = (action, s.coming.taker) else { return };
    let left = s.at(marker);
    s.agenda.pop();
    s.put(marker, square);
    log.note(Event::PutAt(marker, square));
    if left != s.ball.at || goalie::is_throw_in(s) {
        stand_at(s, taker, left, s.piece(taker).facing, log);
    }
}
