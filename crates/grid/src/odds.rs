//! # Odds
use crate::action::Action;
use crate::ruleset::Ruleset;
use crate::state::State;
use touchline_engine::Odds;
/// The chances of an action; empty when no dice decide it.
pub fn of(_rules: &Ruleset, _s: &State, _action: Action) -> Vec<Odds> {
    Vec::new()
}
