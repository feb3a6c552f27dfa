//! # Positioning                                                                             F-ADJ
//! In 3.0 an action (F-ADJ-01): the acting team turns the ball value in its own favour. In 2.x the numbers decide, whoever
//! acts.

use touchline_engine::{Log, Seat};

use super::numbers::counted;
use crate::event::{Event, Why};
use crate::ruleset::Ruleset;
use crate::state::State;

/// How positioning works (F-ADJ-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Positioning {
    /// By the difference of the numbers at the ball, two at most, whoever acts.
    ByNumbers,
    /// By one in the own favour with a player at the ball, by two with more players there than the opponent.
    OwnFavour,
}

/// The most steps positioning may turn the ball: none without a player at the ball (F-ADJ-08), one with (F-ADJ-06), two with
/// more than the opponent (F-ADJ-07), never out of 1..6 (F-ADJ-05). Any smaller amount may be chosen.
pub fn most(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let area = s.ball.area;
    let (own, other) = (counted(rules, s, seat, area), counted(rules, s, seat.other(), area));
    let steps = match rules.positioning {
        Positioning::ByNumbers => 0,
        Positioning::OwnFavour if own == 0 => 0,
        Positioning::OwnFavour => 1 + u8::from(own > other),
    };
    let room =
        if seat == s.control { s.ball.value.saturating_sub(1) } else { 6_u8.saturating_sub(s.ball.value) };
    steps.min(room)
}

/// Ball value adjustment: down by the difference if the controlling team has more players at the ball (F-ADJ-02), up if the
/// passive team has (F-ADJ-03), two at most, nothing if equal (F-ADJ-04), within 1 and 6 (F-ADJ-05). A handicapped team counts
/// one player fewer (F-ADJ-09, F-ACT-13, R-091).
pub(crate) fn adjust(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let count = |team: Seat| {
        let fewer = u8::from(s.turn.handicap && team == seat);
        counted(rules, s, team, s.ball.area).saturating_sub(fewer).cast_signed()
    };
    let change = (count(s.passive()) - count(s.control)).clamp(-2, 2);
    let before = s.ball.value;
    s.change_value(change);
    if s.ball.value != before {
        log.note(Event::Value(s.ball.value, Why::Positioning));
    }
}

/// Down for the controlling team, up for the passive team (F-ADJ-06).
pub(crate) fn play(s: &mut State, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
    let change = if seat == s.control { -steps.cast_signed() } else { steps.cast_signed() };
    s.change_value(change);
    if steps > 0 {
        log.note(Event::Value(s.ball.value, Why::Positioning));
    }
}
