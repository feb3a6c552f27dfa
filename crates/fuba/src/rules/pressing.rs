//! # Pressing                                                                                F-PRESS
//! The passive team tries to win the ball where it lies. 3.0 rolls two dice and needs at least equal numbers; 2.x rolls
//! one; 2.0 needs only a player there.

use touchline_engine::{Log, Seat};

use super::control;
use super::numbers::counted;
use crate::event::{Event, Why};
use crate::ruleset::Ruleset;
use crate::state::State;

/// How pressing works (F-PRESS-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// Two dice, at least one below the ball value wins.
    TwoDice,
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
}

/// The passive team (F-PRESS-01) with at least as many players as the controlling team in the ball's area (F-PRESS-02).
pub fn is_allowed(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let area = s.ball.area;
    seat != s.control
        && match rules.pressing {
            Pressing::TwoDice => counted(rules, s, seat, area) >= counted(rules, s, s.control, area),
        }
}

/// Two dice against the ball value (F-PRESS-03). At least one below wins (F-PRESS-04): with both below the lower is the new
/// value, else the higher (F-PRESS-05, R-088). None below and one equal changes nothing (F-PRESS-06); both above cost the
/// presser, the value falls by two (F-PRESS-07, F-PRESS-08).
pub fn outcome(rules: &Ruleset, value: u8, a: u8, b: u8) -> Pressed {
    let (low, high) = (a.min(b), a.max(b));
    match rules.pressing {
        Pressing::TwoDice if high < value => Pressed::Won(low),
        Pressing::TwoDice if low < value => Pressed::Won(high),
        Pressing::TwoDice if low == value => Pressed::Nothing,
        Pressing::TwoDice => Pressed::Outplayed,
    }
}

pub(crate) fn resolve(rules: &Ruleset, s: &mut State, seat: Seat, a: u8, b: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let pressed = outcome(rules, s.ball.value, a, b);
    log.note(Event::Pressing(seat, matches!(pressed, Pressed::Won(_))));
    match pressed {
        Pressed::Won(value) => {
            control::passes_to(s, seat);
            s.ball.value = value;
        }
        Pressed::Nothing => return,
        Pressed::Outplayed => s.change_value(-2), // not below 1
    }
    log.note(Event::Value(s.ball.value, Why::Pressing));
}
