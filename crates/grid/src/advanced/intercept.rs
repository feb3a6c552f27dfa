//! # Intercepting
//! G-INT-01 to G-INT-19: a ball that touches a marker on its way may be met, by opponents (D.5) and, with a
//! header or bicycle kick, by team-mates of the passer. This file decides which marker may try what; each
//! kind of attempt has its own test in its own file.

use touchline_engine::{Choices, Log, worded};

use crate::action::Action;
use crate::advanced::{bicycle, chest, down, header, redirect};
use crate::board::{Dir, Dirs, Seen};
use crate::event::{Event, Met};
use crate::flow::{self, Stage};
use crate::marker::{Marker, Markers};
use crate::optional::fouls::{self, Contact};
use crate::optional::offside;
use crate::rules::kicking::{self, Closing};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Flight, FlightKind, Offered, State};

worded! {
    /// A way to meet a passing ball.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Attempt {
        Feet = "feet",
        Chest = "chest",
        Header = "header",
        Bicycle = "bicycle",
    }
}

/// Feet meet a ball that came from beyond the feet row (G-INT-01); from that row or behind it, it is a
/// bicycle kick (R-G47).
pub const fn is_offer(ball: Seen, origin: Seen) -> bool {
    ball.is_feet() && origin.rank >= 2
}

/// What an opponent may try against the ball that has entered its square by a step in that direction. The
/// origin of the flight decides between feet and bicycle kick, even for a ball that came round the marker
/// (R-G94).
fn offer(rules: &Ruleset, s: &State, flight: &Flight, marker: Marker, dir: Dir) -> Option<Attempt> {
    let (ball, origin) = (s.seen(marker, s.ball.at), s.seen(marker, flight.origin));
    let from = s.seen(marker, s.ball.at.step(dir.opposite()));
    let declined = flight.offered.has(Attempt::Feet, marker);
    let attempt = if is_offer(ball, origin) {
        Attempt::Feet
    } else if rules.has(Toggle::Bicycle) && bicycle::is_offer(ball, origin) {
        Attempt::Bicycle
    } else if rules.has(Toggle::Header) && header::is_offer(ball, origin) {
        Attempt::Header
    } else if rules.has(Toggle::Chest) && chest::is_offer(ball, from, declined) {
        Attempt::Chest
    } else {
        return None;
    };
    (!flight.offered.has(attempt, marker)).then_some(attempt)
}

/// The attempts opponents may make (G-INT-02): upright, one attempt per marker and one success per turn
/// (G-INT-04, G-INT-15), nobody that was faked out (G-INT-18), no goalie on a slot (G-INT-08). This holds for
/// every kind of attempt (G-CHST-08, G-HEAD-12, G-BIKE-09).
pub fn offers(rules: &Ruleset, s: &State, dir: Dir) -> Offered {
    let mut found = Offered::default();
    let Some(flight) = s.flight.as_ref().filter(|_| !s.turn.intercepted) else { return found };
    let able = s.upright(s.turn.seat.other()).without(s.turn.attempted).without(s.turn.faked);
    for marker in beside_ball(s, able).filter(|marker| rules.board.is_field(s.at(*marker))) {
        if let Some(attempt) = offer(rules, s, flight, marker, dir) {
            found.add(attempt, marker);
        }
    }
    found
}

/// What team-mates of the kicker may do with a pass, wherever it comes from: once per turn each, and only
/// while the team steers the ball (G-CHDR-01, G-CHDR-02, G-CHDR-07, G-BIKE-10).
pub fn passes(rules: &Ruleset, s: &State) -> Offered {
    let mut found = Offered::default();
    let Some(flight) = s.flight else { return found };
    match flight.kind {
        FlightKind::Kick | FlightKind::Toss | FlightKind::Throw | FlightKind::Redirect => {}
        FlightKind::Inertia | FlightKind::Forced => return found,
    }
    let mates = s.upright(s.turn.seat).without(s.turn.attempted).without(Markers::only(flight.kicker));
    for marker in beside_ball(s, mates).filter(|marker| down::may_act(s, *marker)) {
        let ball = s.seen(marker, s.ball.at);
        if rules.has(Toggle::Header) && ball.is_back() {
            found.add(Attempt::Header, marker);
        } else if rules.has(Toggle::Bicycle) && ball.is_feet() {
            found.add(Attempt::Bicycle, marker);
        }
    }
    found
}

fn beside_ball(s: &State, markers: Markers) -> impl Iterator<Item = Marker> {
    markers.iter().filter(|marker| s.at(*marker).chebyshev(s.ball.at) <= 1)
}

/// The ball has entered a square other than where its flight started (G-INT-06): the opponents are asked
/// first, again after each failed attempt, then the team itself (G-CHDR-08, R-G64).
pub(crate) fn entered(rules: &Ruleset, s: &mut State, dir: Dir) {
    if !s.occupied().is_near(s.ball.at) {
        s.agenda.pop();
    } else if !offers(rules, s, dir).is_empty() {
        s.agenda.push(Stage::Offers(dir));
    } else if !passes(rules, s).is_empty() {
        s.agenda.push(Stage::Combine(dir));
    } else {
        s.agenda.pop();
    }
}

/// One attempt, of several in any order, or none (G-INT-03, G-INT-05).
pub(crate) fn choices(rules: &Ruleset, s: &State, dir: Dir, out: &mut Choices<Action>) {
    attempts(offers(rules, s, dir), out);
}

/// A header or bicycle kick of the pass, or none.
pub(crate) fn combinations(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    attempts(passes(rules, s), out);
}

fn attempts(offered: Offered, out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Decline);
    out.extend(offered.iter().map(|(attempt, marker)| Action::Attempt(attempt, marker)));
}

/// The opponents try, or let the ball pass: then these offers have been made for this flight (G-INT-04).
pub(crate) fn answer(rules: &Ruleset, s: &mut State, dir: Dir, action: Action, log: &mut impl Log<Event>) {
    if let Action::Attempt(attempt, marker) = action {
        return s.agenda.replace(Stage::Contact(marker, attempt, dir));
    }
    let declined = offers(rules, s, dir);
    s.flight.iter_mut().for_each(|flight| flight.offered.join(declined));
    s.agenda.pop();
    log.note(Event::LetPass(s.turn.seat.other()));
}

/// A team-mate heads or bicycle-kicks the pass, or the ball flies on.
pub(crate) fn combine(rules: &Ruleset, s: &mut State, dir: Dir, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    match action {
        Action::Attempt(_, marker) if offside::is_caught(rules, s, marker) => {
            kicking::close(rules, s, Closing::CutShort, log);
            offside::whistle(s, marker, log);
        }
        Action::Attempt(attempt, marker) => s.agenda.push(Stage::Contact(marker, attempt, dir)),
        _ => s.agenda.pop(), // nobody else can act on this square
    }
}

/// The contact roll: even misses, 1 meets the ball with poor aim, 3 and 5 well (G-INT-09, G-CHST-04,
/// G-HEAD-02, G-BIKE-15). Only feet and chest trap (G-INT-10, G-HEAD-03); otherwise a distance is rolled
/// (G-INT-11, G-HEAD-04) or the dice decide where the ball goes (G-INT-14, G-HEAD-05).
pub(crate) fn contact(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    dir: Dir,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    let &[die] = faces else { return };
    let next = match (attempt, die) {
        (_, 2 | 4 | 6) => return miss(rules, s, marker, attempt, Met::Missed, dir, log),
        (Attempt::Chest, _) => return chest::trap(rules, s, marker, dir, log),
        // Until the distance is known it may be a nick, which is a miss (G-BIKE-06).
        (Attempt::Bicycle, 3 | 5) => return s.agenda.replace(Stage::Distance(marker, attempt, dir)),
        (Attempt::Header, 1) => Stage::RandomHeader(marker),
        (Attempt::Feet | Attempt::Bicycle, _) if die == 1 => Stage::Arc(marker, attempt),
        // A ball above a marker cannot be stopped there.
        (Attempt::Feet, 5) if s.is_open(rules.board, s.ball.at) => Stage::TrapOrKick(marker, dir),
        (Attempt::Feet | Attempt::Header | Attempt::Bicycle, _) => Stage::Distance(marker, attempt, dir),
    };
    meet(rules, s, marker, attempt, if die == 1 { Met::Badly } else { Met::Well }, log);
    s.agenda.push(next);
}

/// An attempt was made; a bicycle kick always puts the member down (G-BIKE-02, G-BIKE-13).
fn tried(s: &mut State, marker: Marker, attempt: Attempt, met: Met, log: &mut impl Log<Event>) {
    s.turn.attempted.add(marker);
    log.note(Event::Attempted(marker, attempt, met));
    if attempt == Attempt::Bicycle {
        down::go_down(s, marker, log);
    }
}

/// The ball is met: whoever moved it no longer does, and whoever met it is the last toucher (G-INT-15,
/// G-INT-17, G-CHDR-05). The turn continues with the points left (G-INT-16, G-CHDR-06, G-BIKE-14).
pub(super) fn meet(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    met: Met,
    log: &mut impl Log<Event>,
) {
    tried(s, marker, attempt, met, log);
    kicking::close(rules, s, Closing::CutShort, log);
    flow::interrupt(s);
    kicking::touched_by(s, marker, Dirs::NONE);
    s.turn.intercepted |= marker.seat() != s.turn.seat;
    offside::flight_began(rules, s, marker);
}

/// A miss or nick: an opponent's ball flies on, and others may still try; a pass goes straight on as far as a
/// die shows (G-INT-09, G-CHDR-04, G-BIKE-03, G-BIKE-08, G-BIKE-12). A failed header may have been a foul:
/// that comes first (G-FOUL-03, R-G64).
pub(super) fn miss(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    met: Met,
    dir: Dir,
    log: &mut impl Log<Event>,
) {
    tried(s, marker, attempt, met, log);
    if marker.seat() == s.turn.seat {
        flow::interrupt(s);
        s.agenda.push(Stage::Missed(marker, dir));
    } else {
        s.agenda.pop();
    }
    if attempt == Attempt::Header && rules.has(Toggle::Fouls) && !fouls::neighbours(s, marker).is_empty() {
        s.agenda.push(Stage::FoulRoll(marker, Contact::Header));
    }
}

/// A 5 with the feet gives the choice (G-INT-10).
pub(crate) fn trap_or_kick(out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Trap);
    out.push(Action::Volley);
}

/// A trapped ball stays where it was touched and has no inertia (R-G78).
pub(crate) fn trapped_or_kicked(
    s: &mut State,
    marker: Marker,
    dir: Dir,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if action == Action::Trap {
        s.agenda.pop();
        log.note(Event::Trapped(marker, s.ball.at));
    } else {
        s.agenda.replace(Stage::Distance(marker, Attempt::Feet, dir));
    }
}

/// Met with poor aim: one die turns the line within a quarter circle, one adds to its length (G-INT-14,
/// G-BIKE-07).
pub(crate) fn arc(s: &mut State, marker: Marker, attempt: Attempt, faces: &[u8], log: &mut impl Log<Event>) {
    let &[turn, length] = faces else { return };
    let centre = match attempt {
        Attempt::Bicycle => bicycle::centreline(s, marker),
        Attempt::Feet | Attempt::Chest | Attempt::Header => s.direction(marker, s.ball.at),
    };
    redirect::drive(s, marker, centre.turned(turned(turn)), 1 + length, log);
}

/// The direction die: 1 and 2 to the left, 3 and 4 straight, 5 and 6 to the right.
const fn turned(die: u8) -> i8 {
    match die {
        1 | 2 => -1,
        3 | 4 => 0,
        _ => 1,
    }
}
