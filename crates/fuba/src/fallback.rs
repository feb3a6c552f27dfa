//! The answer given for a seat whose clock ran out: harmless, always legal.

use touchline_engine::Choices;

use crate::action::Action;
use crate::flow::{self, Stage};
use crate::rules::target;
use crate::ruleset::Ruleset;
use crate::state::{Formation, State};

/// The ball's own area for a target, the present or commonest formation, nothing that risks the ball, else the first legal action.
pub(crate) fn action(rules: &Ruleset, s: &State) -> Action {
    let wanted = match s.agenda.top() {
        Some(Stage::Target) => target::fallback(rules, s),
        Some(Stage::Formation(_)) => Some(Action::Formation(Formation::default())),
        Some(Stage::HalfTime(seat)) => Some(Action::Formation(s.teams[seat].formation)),
        Some(Stage::Action(..)) => Some(Action::Position(0)),
        Some(Stage::SecondActions) => Some(Action::NewTurn),
        Some(Stage::TakeFreeKick) => Some(Action::Pass),
        _ => Some(Action::Done),
    };
    let mut legal = Choices::new();
    flow::actions(rules, s, &mut legal);
    wanted.filter(|action| legal.contains(action)).or(legal.first().copied()).unwrap_or_default()
}
