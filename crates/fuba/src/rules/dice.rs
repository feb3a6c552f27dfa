//! # Stage dice                                                                        F-TIME-01, F-TIME-10, F-EVT-01
//! Both teams roll one die; the results stay valid all turn. First the end of the half is tested, then the time moves, then
//! equal dice bring a special event.

use touchline_engine::Log;

use super::{clock, half, special_event};
use crate::event::Event;
use crate::flow::Stage;
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
    if clock::ends_half(s, controlling, passive) {
        return half::end(rules, s, log);
    }
    clock::spend_turn(rules, s, controlling, passive, log);
    s.agenda.pop();
    if special_event::is_due(rules, s) {
        s.agenda.push(Stage::SpecialEvent);
    }
}
