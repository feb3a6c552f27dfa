//! The answer given for a seat whose clock ran out, and the cautious answer of `auto`.

use touchline_engine::Choices;

use crate::action::Action;
use crate::flow;
use crate::ruleset::Ruleset;
use crate::state::State;

pub(crate) fn action(rules: &Ruleset, s: &State) -> Action {
    let mut choices = Choices::new();
    flow::actions(rules, s, &mut choices);
    choices.first().copied().unwrap_or_default()
}
