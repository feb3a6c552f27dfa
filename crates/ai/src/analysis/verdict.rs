//! Splits one step into loss, luck and the remainder.

use touchline_engine::{Choices, Input, InputOf, Node, Seat};

use super::course::after_dice;
use crate::{Evaluate, Level, Rated, assess, rate};

/// A judged step. The change of home's winning chance is `luck - loss of home + loss of away + reassessment`.
#[derive(Clone, Debug)]
pub(crate) struct Verdict<A> {
    /// Neither luck nor loss.
    pub(crate) reassessment: f64,
    /// What kind of step it was.
    pub(crate) on: On<A>,
}

/// The kind of a step.
#[derive(Clone, Debug)]
pub(crate) enum On<A> {
    /// A decision.
    Choice(Choice<A>),
    /// Dice.
    Dice(Dice),
    /// A call.
    Call,
}

/// A decision of a seat.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) seat: Seat,
    /// How many actions were legal.
    pub(crate) legal: usize,
    /// All of them as the seat could judge them; empty if there was only one.
    pub(crate) rated: Vec<Rated<A>>,
    /// The index of the chosen action, and of the best: the chosen one if nothing was lost.
    pub(crate) chosen: usize,
    pub(crate) best: usize,
    /// In the seat's own points.
    pub(crate) loss: f64,
}

/// A roll.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    /// What home gained by it.
    pub(crate) luck: f64,
    pub(crate) variance: f64,
    /// What home could have gained, each with its probability.
    pub(crate) outcomes: Vec<(f64, f64)>,
}

/// A seat's points as home's points.
pub(crate) fn for_home(seat: Seat, points: f64) -> f64 {
    match seat {
        Seat::Home => points,
        Seat::Away => -points,
    }
}

/// Judge an input. `before` and `after` are home's winning chances in the positions around it.
pub(crate) fn judge<G: Evaluate>(
    game: &G,
    level: Level,
    s: &G::State,
    input: &InputOf<G>,
    [before, after]: [f64; 2],
) -> Verdict<G::Action> {
    match input {
        Input::Act(action) => {
            let choice = judge_choice(game, level, s, *action);
            let reassessment = after - before + for_home(choice.seat, choice.loss);
            Verdict { reassessment, on: On::Choice(choice) }
        }
        Input::Roll(_) => {
            let worth = |next: &G::State| assess(game, level, next).points(Seat::Home);
            let worths: Vec<_> =
                after_dice(game, s).iter().map(|(next, chance)| (worth(next), *chance)).collect();
            let mean: f64 = worths.iter().map(|(worth, chance)| worth * chance).sum();
            let outcomes: Vec<_> = worths.iter().map(|(worth, chance)| (worth - mean, *chance)).collect();
            let variance = outcomes.iter().map(|(luck, chance)| luck * luck * chance).sum();
            let dice = Dice { luck: after - mean, variance, outcomes };
            Verdict { reassessment: mean - before, on: On::Dice(dice) }
        }
        Input::Call(_) => Verdict { reassessment: after - before, on: On::Call },
    }
}

fn judge_choice<G: Evaluate>(game: &G, level: Level, s: &G::State, action: G::Action) -> Choice<G::Action> {
    let Node::Decide(seat, _) = game.node(s) else {
        return Choice { seat: Seat::Home, legal: 0, rated: Vec::new(), chosen: 0, best: 0, loss: 0.0 };
    };
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let unjudged = Choice { seat, legal: legal.len(), rated: Vec::new(), chosen: 0, best: 0, loss: 0.0 };
    if legal.len() < 2 {
        return unjudged;
    }
    let rated = rate(game, level, &game.view(s, Some(seat)));
    let Some(chosen) = rated.iter().position(|rated| rated.action == action) else { return unjudged };
    let worth = |at: usize| rated[at].value.points(seat);
    // The chosen action counts as best unless another is strictly better.
    let best = (0..rated.len()).fold(chosen, |best, at| if worth(at) > worth(best) { at } else { best });
    let loss = worth(best) - worth(chosen);
    Choice { rated, chosen, best, loss, ..unjudged }
}
