//! The whole actions of FUBA: finished movements, finished set-ups, complete choices.

mod choice;
mod movement;
mod setup;

use touchline_engine::Seat;
use touchline_fuba::flow::Stage;
use touchline_fuba::{Action, Fuba, State};

use crate::{Evaluator, Whole};

/// A whole action of FUBA.
type Done = Whole<Action, State>;

/// From this width on an action is chosen together with its moves; below, first the action and then the
/// moves.
const ACTIONS_WITH_MOVES: usize = 8;

/// The whole actions of the decision that is due; none where single answers are the actions.
pub(super) fn wholes(evaluator: &mut Evaluator<'_, Fuba>, s: &State, wide: usize) -> Vec<Done> {
    match s.agenda.top() {
        Some(stage) if movement::phase(stage).is_some() => movement::finished(evaluator, s, wide),
        Some(Stage::Action(seat, _) | Stage::MaybeMove(seat)) if wide >= ACTIONS_WITH_MOVES => {
            movement::options(evaluator, s, seat, wide)
        }
        Some(stage) if setup::phase(stage).is_some() => setup::finished(evaluator, s, wide),
        Some(Stage::MaybeSubstitute(seat)) => choice::substitutions(evaluator, s, seat),
        Some(_) if choice::is_secret(evaluator.game(), s) => choice::secret(evaluator, s, wide),
        _ => Vec::new(),
    }
}

/// How good an action is to a seat, by the position after it as it stands: the points it can expect, and what
/// a player with a style likes.
fn points(evaluator: &mut Evaluator<'_, Fuba>, after: &State, seat: Seat) -> f64 {
    let value = evaluator.value(after);
    evaluator.appeal(after, value, seat)
}

/// Whether a team is placing its men: such a position is worth what it is when everybody stands.
pub(super) fn is_placing(s: &State) -> bool {
    s.agenda.top().and_then(setup::phase).is_some()
}
