//! # Aimed redirects and missed passes
//! G-INT-11 to G-INT-13, G-CHDR-03 to G-CHDR-09, G-BIKE-04, G-BIKE-11, G-BIKE-12: how a ball continues that
//! was met, and one that a team-mate missed.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::intercept::{self, Attempt};
use crate::advanced::{forced, juggling};
use crate::board::{Dir, LONGEST, SLOTS, Square};
use crate::event::{Event, Met};
use crate::flow::Stage;
use crate::marker::Marker;
use crate::rules::kicking::{self, Closing};
use crate::ruleset::Ruleset;
use crate::state::{Flight, FlightKind, State};

/// The distance die. Only for a bicycle kick does it have a meaning of its own: even is good, 3 and 5 go
/// straight only, 1 is a nick (G-BIKE-04 to G-BIKE-06, G-BIKE-15).
pub(crate) fn distance(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    dir: Dir,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    let &[n] = faces else { return };
    match (attempt, n) {
        (Attempt::Bicycle, 1) => intercept::miss(rules, s, marker, attempt, Met::Nick, dir, log),
        (Attempt::Bicycle, 3 | 5) => {
            intercept::meet(rules, s, marker, attempt, Met::Badly, log);
            s.agenda.push(Stage::BicycleLine(marker, n));
        }
        (Attempt::Bicycle, _) => {
            intercept::meet(rules, s, marker, attempt, Met::Well, log);
            s.agenda.push(Stage::Redirect(marker, attempt, n));
        }
        (Attempt::Feet | Attempt::Chest | Attempt::Header, _) => {
            s.agenda.replace(Stage::Redirect(marker, attempt, n));
        }
    }
}

/// Whether that kind of attempt can put the ball there: a bicycle kick goes no further forward than the feet
/// row (G-BIKE-04, R-G111).
fn is_reachable(s: &State, marker: Marker, attempt: Attempt, to: Square) -> bool {
    match attempt {
        Attempt::Bicycle => s.seen(marker, to).rank <= 1,
        Attempt::Feet | Attempt::Chest | Attempt::Header => true,
    }
}

/// The open squares at exactly that distance (G-INT-11, R-G49).
pub fn ring(
    rules: &Ruleset,
    s: &State,
    marker: Marker,
    attempt: Attempt,
    n: u8,
) -> impl Iterator<Item = Square> {
    let (at, reach) = (s.at(marker), n.cast_signed());
    let rows = (at.y - reach).max(1)..=(at.y + reach).min(rules.board.length);
    let columns = (at.x - reach).max(1)..=(at.x + reach).min(rules.board.width);
    rows.flat_map(move |y| columns.clone().map(move |x| Square::new(x, y)))
        .filter(move |square| at.chebyshev(*square) == n && !s.is_occupied(*square))
        .filter(move |square| is_reachable(s, marker, attempt, *square))
}

/// The free slots of the goal attacked, at that distance or nearer: a shot (G-INT-12, R-G49).
pub fn slots(
    rules: &Ruleset,
    s: &State,
    marker: Marker,
    attempt: Attempt,
    n: u8,
) -> impl Iterator<Item = Square> {
    (1..=SLOTS)
        .map(move |number| rules.board.slot(marker.seat().other(), number))
        .filter(move |slot| s.at(marker).chebyshev(*slot) <= n && !s.is_occupied(*slot))
        .filter(move |slot| is_reachable(s, marker, attempt, *slot))
}

/// Where to. Without any square or slot: the next smaller distance that has a square, otherwise the next
/// larger one (R-G74, R-G111).
pub(crate) fn choices(
    rules: &Ruleset,
    s: &State,
    marker: Marker,
    attempt: Attempt,
    n: u8,
    out: &mut Choices<Action>,
) {
    out.clear();
    out.extend(slots(rules, s, marker, attempt, n).map(Action::To));
    out.extend(ring(rules, s, marker, attempt, n).map(Action::To));
    let mut others = (1..n).rev().chain(n + 1..=LONGEST.unsigned_abs());
    while out.is_empty()
        && let Some(other) = others.next()
    {
        out.extend(ring(rules, s, marker, attempt, other).map(Action::To));
    }
    out.sort();
}

/// The next step of the shortest path: diagonal steps first, but straight ones first toward a slot that is
/// more to the side, so that the path neither leaves the field nor crosses another slot (R-G96).
pub fn next_step(rules: &Ruleset, from: Square, to: Square) -> Option<Dir> {
    let sideways = from.x.abs_diff(to.x) > from.y.abs_diff(to.y);
    let straight = sideways && rules.board.slot_of(to).is_some();
    from.towards(if straight { Square::new(to.x, from.y) } else { to })
}

/// Send the ball to the chosen square: from an interceptor it is there at once, since nobody may meet it
/// again; from a member of the active team it travels, and opponents may meet it (G-INT-07, G-CHDR-09).
pub(crate) fn redirect(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::To(to) = action else { return };
    log.note(Event::Redirected(marker, to));
    if marker.seat() == s.turn.seat {
        s.flight = Some(flight_of(s, marker, FlightKind::Redirect));
        return s.agenda.replace(Stage::Travel(to));
    }
    s.agenda.pop();
    while let Some(dir) = next_step(rules, s.ball.at, to) {
        s.touch.used = s.touch.used.with(dir); // R-G78
        s.ball.at = s.ball.at.step(dir);
    }
    if rules.board.slot_of(to).is_some() {
        s.agenda.push(Stage::Shot);
    }
}

/// The ball travels square by square to its target.
pub(crate) fn travel(rules: &Ruleset, s: &mut State, to: Square, log: &mut impl Log<Event>) {
    if let Some(dir) = next_step(rules, s.ball.at, to) {
        s.touch.used = s.touch.used.with(dir);
        kicking::enter(rules, s, dir, log);
    } else {
        s.agenda.pop();
        kicking::close(rules, s, Closing::CutShort, log);
    }
}

/// A flight from the member that has just met the ball: the shot of a team-mate of the passer may stun
/// (G-STUN-01).
fn flight_of(s: &State, marker: Marker, kind: FlightKind) -> Flight {
    let flight = Flight::new(kind, marker, s.ball.at, s.direction(marker, s.ball.at));
    Flight { stuns: marker.seat() == s.turn.seat, ..flight }
}

/// The ball goes where the dice say, straight from where it was met; nobody can intercept it (G-INT-07,
/// R-G100).
pub(super) fn drive(s: &mut State, marker: Marker, dir: Dir, length: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    kicking::driven_by(s, marker, dir);
    s.flight = Some(flight_of(s, marker, FlightKind::Forced));
    forced::begin(s, dir, length, s.ball.at, false, log);
}

/// A missed pass continues as the same flight, which no longer stuns (G-CHDR-04, G-BIKE-12, G-STUN-05,
/// R-G79). A juggled ball had no flight before (R-G101), and so no direction: it takes the one in which it
/// goes on (R-G971).
pub(crate) fn missed(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    dir: Dir,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    let &[length] = faces else { return };
    s.agenda.pop();
    if s.flight.is_none() {
        juggling::missed(rules, s, marker, dir);
    }
    let flight = s.flight.unwrap_or_else(|| flight_of(s, marker, FlightKind::Forced));
    s.flight = Some(Flight { stuns: false, ..flight });
    forced::begin(s, dir, length, s.ball.at, true, log);
}
