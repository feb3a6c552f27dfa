//! # Pressing                                                                                F-PRESS
//! The passive team tries to win the ball where it lies. 3.0 rolls two dice and needs at least equal numbers; 2.x rolls
//! one; 2.0 needs only a player there.

use touchline_engine::{Log, Seat};

use super::control;
use super::numbers::counted;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::State;

/// How pressing works (F-PRESS-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// One die below the ball value wins; a player at the ball is enough; a failure gives the next control check away.
    OneDieFreesNextCheck,
    /// One die below the ball value wins, equal does nothing, above it the value falls by two; a second action adds one.
    OneDie,
    /// So many dice; at least one below the ball value wins.
    SeveralDice(u8),
}

/// What came of a pressing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The ball is won; the new ball value.
    Won(u8),
    /// Failed; the ball value stays.
    Nothing,
    /// Failed; the ball value falls by two.
    Outplayed,
    /// Failed; the controlling team's next control check succeeds (F-PRESS-08 of 2.0).
    FreesNextCheck,
}

/// The passive team (F-PRESS-01) with at least as many players as the controlling team in the ball's area (F-PRESS-02).
pub fn is_allowed(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let area = s.ball.area;
    // F-PRESS-10: not while a goal kick waits to be taken.
    seat != s.control
        && !s.turn.goal_kick_waits
        && match rules.pressing {
            Pressing::OneDieFreesNextCheck => s.squads[seat].has(area),
            Pressing::OneDie | Pressing::SeveralDice(_) => {
                counted(rules, s, seat, area) >= counted(rules, s, s.control, area)
            }
        }
}

/// Several dice against the ball value (F-PRESS-03). At least one below wins (F-PRESS-04): with all below the lowest is the new
/// value, else the highest (F-PRESS-05, R-088). None below and one equal changes nothing (F-PRESS-06); both above cost the
/// presser, the value falls by two (F-PRESS-07, F-PRESS-08).
pub fn outcome(value: u8, dice: &[u8]) -> Pressed {
    let low = dice.iter().copied().min().unwrap_or(6);
    let high = dice.iter().copied().max().unwrap_or(6);
    if high < value {
        Pressed::Won(low)
    } else if low < value {
        Pressed::Won(high)
    } else if low == value {
        Pressed::Nothing
    } else {
        Pressed::Outplayed
    }
}

/// One die against the ball value (F-PRESS-03 of 2.x): below it wins with the natural die as new value (F-PRESS-04,
/// F-PRESS-05); a second action compares with one more (F-PRESS-09, F-ACT-11, R-086).
pub fn one_die(rules: &Ruleset, value: u8, handicap: bool, die: u8) -> Pressed {
    match (rules.pressing, (die + u8::from(handicap)).cmp(&value)) {
        (_, std::cmp::Ordering::Less) => Pressed::Won(die),
        (Pressing::OneDieFreesNextCheck, _) => Pressed::FreesNextCheck,
        // equal does nothing.
        (Pressing::OneDie | Pressing::SeveralDice(_), std::cmp::Ordering::Equal) => Pressed::Nothing,
        (Pressing::OneDie | Pressing::SeveralDice(_), std::cmp::Ordering::Greater) => Pressed::Outplayed,
    }
}

/// How many dice are rolled (F-PRESS-03).
pub fn dice(rules: &Ruleset) -> u8 {
    match rules.pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => 1,
        Pressing::SeveralDice(dice) => dice,
    }
}

/// The stage that rolls for a pressing.
pub(crate) fn stage(rules: &Ruleset, seat: Seat) -> Stage {
    Stage::Pressing(seat, dice(rules))
}

/// What dice do to a ball value, in the edition's way.
pub fn judge(rules: &Ruleset, value: u8, handicap: bool, dice: &[u8]) -> Pressed {
    match rules.pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => {
            one_die(rules, value, handicap, dice.first().copied().unwrap_or(6))
        }
        Pressing::SeveralDice(_) => outcome(value, dice),
    }
}

pub(crate) fn resolve(rules: &Ruleset, s: &mut State, seat: Seat, dice: &[u8], log: &mut impl Log<Event>) {
    s.agenda.pop();
    let pressed = judge(rules, s.ball.value, s.turn.handicap, dice);
    settle(s, seat, pressed, log);
}

fn settle(s: &mut State, seat: Seat, pressed: Pressed, log: &mut impl Log<Event>) {
    log.note(Event::Pressing(seat, matches!(pressed, Pressed::Won(_))));
    match pressed {
        Pressed::Won(value) => {
            control::passes_to(s, seat);
            s.ball.value = value;
        }
        Pressed::Nothing => return,
        Pressed::FreesNextCheck => return s.memory.free_check = Some(s.control),
        Pressed::Outplayed => s.change_value(-2), // not below 1
    }
    log.note(Event::Value(s.ball.value, Why::Pressing));
}
