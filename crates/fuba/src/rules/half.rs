//! # Halves                                                                         F-END, F-PREP-07..09, F-HT-01
//! Two halves, then the match is over; the team that was passive at the first kick-off takes the second.
//! Where the terms of the match say so, a draw leads to extra time and to a shoot-out.

use touchline_engine::{BySeat, Log, Outcome, Seat, worded};

use super::{corner_kick, shoot_out};
use crate::advanced::weather;
use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{Clock, MatchMark, Memory, Restart, State, Steps};

worded! {
    /// The minute square on which a half begins (F-PREP-07, F-PREP-08, F-END-03).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HalfStart {
        /// Squares 1 and 46.
        FirstMinute = "first-minute",
        /// The squares labelled "1st half" and "2nd half", minutes 0 and 45; the kick-off's own minute is
        /// added.
        LabelledSquare = "labelled-square",
    }
}

/// The minute before the first of a half.
const fn base(half: u8) -> u8 {
    match half {
        0 | 1 => 0,
        2 => 45,
        3 => 90,
        _ => 105,
    }
}

/// The first minute square of a half.
pub const fn first_minute(rules: &Ruleset, half: u8) -> u8 {
    match rules.half_start {
        HalfStart::FirstMinute => base(half) + 1,
        HalfStart::LabelledSquare => base(half),
    }
}

/// The last ordinary minute of a half, which lasts at least 45 (F-TURN-14), in extra time 15.
pub const fn last_minute(half: u8) -> u8 {
    base(half) + minutes(half)
}

/// How many minutes a half has without stoppage time.
pub const fn minutes(half: u8) -> u8 {
    if half > 2 { 15 } else { 45 }
}

/// A half begins with a kick-off (F-END-04); the second by the team that did not take the first (F-END-02),
/// in extra time as well.
pub(crate) fn start(rules: &Ruleset, s: &mut State, number: u8, log: &mut impl Log<Event>) {
    s.clock = Clock { half: number, minute: first_minute(rules, number), stoppage: 0 };
    s.memory = Memory::default();
    s.control = if number % 2 == 1 { s.kicked_off } else { s.kicked_off.other() };
    s.agenda.replace(Stage::KickOff);
    log.note(Event::HalfBegins(number));
    log.note(Event::Time(s.clock));
    if number == 2 {
        weather::second_half(rules, s, log);
    }
}

/// The half is over: everything pending is void. After the first comes the second (F-END-01) with the
/// change of one player's line (F-HT-01), after the second nothing (F-END-05) but what was agreed for a draw.
/// Extra time has two halves without a change of formation between them.
pub(crate) fn end(_: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    stop(s);
    log.note(Event::HalfEnds(s.clock.half));
    let level = is_level(s);
    match s.clock.half {
        1 => push_half_time(s),
        2 if level && s.agreed.has(MatchMark::ExtraTime) => s.agenda.push(Stage::KickOffRoll),
        3 => s.agenda.push(Stage::StartHalf(4)),
        _ if level && s.agreed.has(MatchMark::ShootOut) => shoot_out::begin(s),
        _ => finish(s, result(s), log),
    }
}

/// Play stops: whatever is pending is void, secret choices included.
pub(crate) fn stop(s: &mut State) {
    corner_kick::void(s);
    s.agenda.clear();
    s.turn.restart = Restart::OpenPlay;
    s.steps = Steps::default();
    s.secrets = BySeat::default();
}

/// Both may change one player's line in secret before the second half (F-HT-01).
pub(crate) fn push_half_time(s: &mut State) {
    s.agenda.push(Stage::StartHalf(2));
    s.agenda.push(Stage::ShowFormations);
    s.agenda.push(Stage::HalfTime(Seat::Away));
    s.agenda.push(Stage::HalfTime(Seat::Home));
}

/// More goals win; a draw stands, unless the terms of the match say otherwise.
pub fn result(s: &State) -> Outcome {
    Outcome::of_score(&s.teams[Seat::Home].goals, &s.teams[Seat::Away].goals)
}

/// Whether nobody is ahead: after a first leg both legs count together, however this one stands.
pub fn is_level(s: &State) -> bool {
    let [home, away] = Seat::ALL.map(|seat| u16::from(s.teams[seat].goals) + u16::from(s.agreed.lead(seat)));
    home == away
}

/// The match is over with this result.
pub(crate) fn finish(s: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
    s.agenda.clear();
    s.ended = Some(outcome);
    log.note(Event::Over(outcome, s.teams[Seat::Home].goals, s.teams[Seat::Away].goals));
}
