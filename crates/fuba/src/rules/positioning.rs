//! # Positioning                                                                             F-ADJ
//! In 3.0 an action (F-ADJ-01): the acting team turns the ball value in its own favour. In 2.x the numbers
//! decide, whoever acts.

use touchline_engine::{Choices, Log, Seat, worded};

use super::numbers::counted;
use crate::action::Action;
use crate::advanced::condition::{self, ConditionPoints};
use crate::advanced::skills::{Window, effects, window};
use crate::event::{Event, Why};
use crate::ruleset::Ruleset;
use crate::state::State;

worded! {
    /// How positioning works (F-ADJ-06).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Positioning {
        /// By the difference of the numbers at the ball, two at most, whoever acts.
        ByNumbers = "by-numbers",
        /// By one in the own favour with a player at the ball, by two with more players there than the
        /// opponent.
        OwnFavour = "own-favour",
    }
}

/// The most steps positioning may turn the ball: none without a player at the ball (F-ADJ-08), one with
/// (F-ADJ-06), two with more than the opponent (F-ADJ-07), never out of 1..6 (F-ADJ-05). Any smaller amount
/// may be chosen.
pub fn most(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let area = s.ball.area;
    let (own, other) = (counted(rules, s, seat, area), counted(rules, s, seat.other(), area));
    let steps = match rules.positioning {
        Positioning::ByNumbers => 0,
        Positioning::OwnFavour if own == 0 => 0,
        Positioning::OwnFavour => 1 + u8::from(own > other) + skilled(rules, s, seat),
    };
    steps.min(room(s, seat))
}

/// Steps a skill adds (F-SK-18, F-SK-30).
#[inline]
fn skilled(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    effects::positioning_steps(rules, s, seat)
}

/// How far the ball value can be turned in a team's favour.
pub(crate) fn room(s: &State, seat: Seat) -> u8 {
    if seat == s.control { s.ball.value.saturating_sub(1) } else { 6_u8.saturating_sub(s.ball.value) }
}

/// The answers that choose positioning, with or without a condition point (F-CP-07): a point needs a player
/// at the ball, must be able to change something, and cannot be combined with a skill that turns the
/// ball further (F-SK-18, F-SK-30). `handicap` is that of the action to be chosen: the turn still holds the
/// last one's.
pub(crate) fn options(rules: &Ruleset, s: &State, seat: Seat, handicap: bool, out: &mut Choices<Action>) {
    let boosted = match rules.condition {
        Some(ConditionPoints::BoostFromTargetZone | ConditionPoints::BoostFromBallZone) => {
            condition::can_boost(rules, s, seat)
        }
        // F-CP-05 of 2.0: a point buys a die for the movement and nothing else.
        Some(ConditionPoints::MovementDie) | None => false,
    };
    match rules.positioning {
        Positioning::ByNumbers => {
            out.push(Action::Adjust);
            let value = |more| adjusted(rules, s, seat, more, handicap);
            if boosted && value(1) != value(0) {
                out.push(Action::AdjustWithPoint);
            }
        }
        Positioning::OwnFavour => {
            let most = most(rules, s, seat);
            (0..=most).for_each(|steps| out.push(Action::Position(steps)));
            let may = boosted && most > 0 && most < room(s, seat) && skilled(rules, s, seat) == 0;
            if may {
                out.push(Action::PositionWithPoint(most + 1));
            }
        }
    }
    window::offer(rules, s, seat, Window::Positioning, out);
}

/// Ball value adjustment: down by the difference if the controlling team has more players at the ball
/// (F-ADJ-02), up if the passive team has (F-ADJ-03), two at most, nothing if equal (F-ADJ-04), within 1 and
/// 6 (F-ADJ-05). A handicapped team counts one player fewer (F-ADJ-09, F-ACT-13, R-091).
pub(crate) fn adjust(rules: &Ruleset, s: &mut State, seat: Seat, more: u8, log: &mut impl Log<Event>) {
    let before = s.ball.value;
    s.change_value(change(rules, s, seat, more, s.turn.handicap));
    if s.ball.value != before {
        log.note(Event::Value(s.ball.value, Why::Positioning));
    }
}

/// The ball value after an adjustment, counting this many players more.
fn adjusted(rules: &Ruleset, s: &State, seat: Seat, more: u8, handicap: bool) -> u8 {
    s.ball.value.saturating_add_signed(change(rules, s, seat, more, handicap)).clamp(1, 6)
}

/// The adjustment by the numbers, counting this many players more for the acting team (F-CP-07 of 2.1).
fn change(rules: &Ruleset, s: &State, seat: Seat, more: u8, handicap: bool) -> i8 {
    let count = |team: Seat| {
        let players = counted(rules, s, team, s.ball.area);
        let acting = team == seat;
        let fewer = u8::from(handicap && acting);
        (players + if acting { more } else { 0 }).saturating_sub(fewer).cast_signed()
    };
    (count(s.passive()) - count(s.control)).clamp(-2, 2)
}

/// Down for the controlling team, up for the passive team (F-ADJ-06).
pub(crate) fn play(rules: &Ruleset, s: &mut State, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
    let change = if seat == s.control { -steps.cast_signed() } else { steps.cast_signed() };
    s.change_value(change);
    if steps > 0 {
        log.note(Event::Value(s.ball.value, Why::Positioning));
    }
    effects::after_positioning(rules, s, seat);
}
