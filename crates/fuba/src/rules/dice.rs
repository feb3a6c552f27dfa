//! # Stage dice                                                                        F-TIME-01, F-TIME-10, F-EVT-01
//! Both teams roll one die; the results stay valid all turn. First the end of the half is tested, then the
//! time moves, then equal dice bring a special event.

use touchline_engine::Log;

use super::turn::TurnStep;
use super::{clock, half, special_event};
use crate::advanced::skills::{Window, window};
use crate::advanced::tiredness;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The dice of the controlling and the passive team (F-TIME-01).
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    controlling: u8,
    passive: u8,
    log: &mut impl Log<Event>,
) {
    s.turn.dice = [controlling, passive];
    s.agenda.pop();
    if !rules.turn.contains(&TurnStep::MoveTime) {
        move_time(rules, s, log);
    }
}

/// The time moves, unless the dice end the half; then equal dice may bring a special event (F-TIME-10,
/// F-EVT-02).
pub(crate) fn move_time(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let [controlling, passive] = s.turn.dice;
    if clock::ends_half(s, controlling, passive) {
        return half::end(rules, s, log);
    }
    let squares = clock::spend_turn(rules, s, controlling, passive, log);
    if special_event::is_due_with_the_dice(rules, s) {
        s.agenda.push(special_event::stage(rules));
        window::open_later(rules, s, Window::BeforeEvent, s.control);
    }
    tiredness::time_moved(rules, s, squares);
}
