//! # Forced moves, bounces, out of bounds
//! G-FORCE-01 to G-FORCE-03, G-BNC-01 to G-BNC-06, G-OOB-01 to G-OOB-04: the ball moves straight over
//! everything, and markers stop it only where it lands.

use touchline_engine::{Log, Seat};

use crate::advanced::stun;
use crate::board::{Dir, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::rules::kicking::{self, Closing};
use crate::rules::{shot, turn};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Flight, FlightKind, Restart, State, TurnKind};

/// A straight ball move imposed by a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Course {
    /// The direction.
    pub dir: Dir,
    /// Squares still to go.
    pub left: u8,
    /// Where it began.
    pub start: Square,
    /// A bounce never returns to this square.
    pub origin: Square,
    /// Whether opponents may try to intercept.
    pub offers: bool,
}

/// Where a ball that lands on a marker comes to rest behind it: the first open square back along its line,
/// but not the origin and not behind the start (G-BNC-02, G-BNC-03, R-G79).
pub fn behind(rules: &Ruleset, s: &State, course: Course) -> Option<Square> {
    let mut at = s.ball.at;
    while at != course.start {
        at = at.step(course.dir.opposite());
        if at == course.origin {
            return None;
        }
        if s.is_open(rules.board, at) {
            return Some(at);
        }
    }
    None
}

/// What is awarded when the ball leaves the field from a square in a direction, and to whom: over a touchline
/// a throw-in there, over an end line a corner or a goal kick, depending on who touched the ball last
/// (G-OOB-02, G-OOB-03). Over both at once counts as over the end line (G-OOB-04).
pub fn award(rules: &Ruleset, from: Square, dir: Dir, last_toucher: Seat) -> Coming {
    let next = from.step(dir);
    let end = if next.y < 1 {
        Seat::Home
    } else if next.y > rules.board.length {
        Seat::Away
    } else {
        return Coming::set_piece(last_toucher.other(), Restart::ThrowIn, from);
    };
    if last_toucher == end {
        // On the side where it went out: never in the middle, where the goal is (G-OOB-15, R-G35).
        Coming::set_piece(end.other(), Restart::CornerKick, rules.board.corner(end, from.x))
    } else {
        Coming::set_piece(end, Restart::GoalKick, from)
    }
}

/// Begin a forced move of `length` squares; it is on top of the agenda afterwards.
pub(crate) fn begin(
    s: &mut State,
    dir: Dir,
    length: u8,
    origin: Square,
    offers: bool,
    log: &mut impl Log<Event>,
) {
    log.note(Event::Forced(dir, length));
    push(s, dir, length, origin, offers);
}

/// The same, where another event already reports it.
pub(crate) fn push(s: &mut State, dir: Dir, length: u8, origin: Square, offers: bool) {
    if offers {
        // A flight that continues keeps its origin and its offers (R-G79, R-G84), but nobody steers it any
        // more.
        let begun = s.touch.by.map(|kicker| Flight::new(FlightKind::Forced, kicker, origin, dir));
        s.flight = s.flight.map(|flight| Flight { kind: FlightKind::Forced, ..flight }).or(begun);
    }
    s.agenda.push(Stage::Forced(Course { dir, left: length, start: s.ball.at, origin, offers }));
}

/// Move one square, over markers (G-FORCE-02); or end the move.
pub(crate) fn go_on(rules: &Ruleset, s: &mut State, course: Course, log: &mut impl Log<Event>) {
    if course.left == 0 {
        s.agenda.pop();
        let ended = s.flight;
        kicking::close(rules, s, Closing::CutShort, log);
        return land(rules, s, course, ended, log);
    }
    let next = s.ball.at.step(course.dir);
    if is_barred(rules, s, next) {
        // A lying goalie stops the ball like any marker it lands on (R-G80).
        s.ball.at = next;
        log.note(Event::Shot(next));
        return s.agenda.replace(Stage::Forced(Course { left: 0, ..course }));
    }
    s.agenda.replace(Stage::Forced(Course { left: course.left - 1, ..course }));
    if kicking::advance(rules, s, course.dir, log) && course.offers && rules.has(Toggle::Intercept) {
        s.agenda.push(Stage::Entered(course.dir));
    }
}

/// Whether a goalie lies in a slot.
pub(crate) fn is_barred(rules: &Ruleset, s: &State, slot: Square) -> bool {
    rules.board.slot_of(slot).is_some_and(|seat| {
        let keeper = Marker::goalie(seat);
        s.at(keeper) == slot && s.down.has(keeper)
    })
}

/// The ball comes down: on any marker, upright or not, it bounces (G-BNC-01). A bounce is nobody's touch
/// (G-BNC-06), but the ball loses its direction: no inertia (R-G78).
pub(crate) fn land(
    rules: &Ruleset,
    s: &mut State,
    course: Course,
    ended: Option<Flight>,
    log: &mut impl Log<Event>,
) {
    if !s.is_occupied(s.ball.at) {
        return;
    }
    s.touch.inertia_used = true;
    match behind(rules, s, course) {
        Some(square) => {
            s.ball.at = square;
            log.note(Event::Bounced(square));
        }
        None => go_beyond(rules, s, course.dir, ended, log),
    }
}

/// To the first open square beyond (G-BNC-04); a line without one leads into a slot or off the field
/// (G-BNC-05). Nobody has touched it (G-BNC-06): a shot still belongs to the flight that ended here (R-G972).
fn go_beyond(rules: &Ruleset, s: &mut State, dir: Dir, ended: Option<Flight>, log: &mut impl Log<Event>) {
    let board = rules.board;
    loop {
        let next = s.ball.at.step(dir);
        if board.slot_of(next).is_some() && !is_barred(rules, s, next) {
            s.ball.at = next;
            return s.agenda.push(shot::stage(stun::is_stunning_beyond(rules, s, ended)));
        }
        if board.slot_of(s.ball.at).is_some() {
            return shot::goal(rules, s, log); // into the net (R-G80)
        }
        if board.slot_of(next).is_none() && !board.is_field(next) {
            return out(rules, s, dir, log);
        }
        s.ball.at = next;
        if s.is_open(board, next) {
            return log.note(Event::Bounced(next));
        }
    }
}

/// The ball leaves the field from where it is: the turn is over (G-OOB-01).
pub(crate) fn out(rules: &Ruleset, s: &mut State, dir: Dir, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::CutShort, log);
    let from = s.ball.at;
    let last_toucher = s.touch.by.map_or(s.turn.seat, Marker::seat);
    let coming = award(rules, from, dir, last_toucher);
    log.note(Event::Out(from));
    if let TurnKind::SetPiece(restart) = coming.kind {
        log.note(Event::Awarded(restart, coming.seat, coming.spot));
    }
    turn::finish(s, coming);
}
