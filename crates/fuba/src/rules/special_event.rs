//! # Special events                                                                          F-EVT
//! In 3.0 equal stage dice bring an event before the control check (F-EVT-01, F-EVT-02); both roll again and the sum
//! decides (F-EVT-03). In 2.x the controlling die equal to the ball value does, with a table of differences.
//! Roles in the table are those at the beginning of the turn (F-EVT-04, R-048).

use touchline_engine::Log;

use super::{corner_kick, free_kick};
use crate::event::Event;
use crate::pitch::{CORNERS, attacker_of};
use crate::ruleset::Ruleset;
use crate::state::{Effect, State};

/// When special events happen and which table they use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialEvents {
    /// On equal stage dice; the sum of a second roll, 2 to 12.
    SumOnEqualDice,
}

/// Whether the stage dice bring an event (F-EVT-01).
pub fn is_due(rules: &Ruleset, s: &State) -> bool {
    match rules.special_events {
        SpecialEvents::SumOnEqualDice => s.turn.dice[0] == s.turn.dice[1],
    }
}

pub(crate) fn resolve(rules: &Ruleset, s: &mut State, a: u8, b: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let sum = match rules.special_events {
        SpecialEvents::SumOnEqualDice => a + b,
    };
    log.note(Event::SpecialEvent(sum));
    happen(rules, s, sum, log);
}

/// The table. An event does not decide control, except 2, 6 and 8, and 7 in a corner area (F-EVT-05).
fn happen(rules: &Ruleset, s: &mut State, sum: u8, log: &mut impl Log<Event>) {
    let (starter, target) = (s.turn.starter, s.turn.target);
    match sum {
        ..=2 => s.turn.effect = Effect::FailedPass,              // F-EVT-21
        3 => s.turn.value_change = 2,                            // F-EVT-22
        4 => s.turn.effect = Effect::ExtraStep(starter.other()), // F-EVT-23
        5 => s.turn.value_change = 1,                            // F-EVT-24
        6 => free_kick::award(s, starter.other(), target, log),  // F-EVT-25, F-EVT-06: at once
        7 if CORNERS.has(target) => {
            corner_kick::award_at(rules, s, attacker_of(target), target, log); // F-EVT-26, R-051
        }
        7 => s.turn.effect = Effect::NoActions,           // F-EVT-26
        8 => free_kick::award(s, starter, target, log),   // F-EVT-27, F-EVT-06: at once
        9 => s.turn.value_change = -1,                    // F-EVT-28
        10 => s.turn.effect = Effect::ExtraStep(starter), // F-EVT-29
        11 => s.turn.value_change = -2,                   // F-EVT-30
        12.. => s.turn.effect = Effect::FreeDribble,      // F-EVT-31
    }
}
