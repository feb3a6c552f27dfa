//! Judges positions and actions at a level: the basis of analysis and hints.

use touchline_engine::{Choices, Pcg};

use crate::player::{ROOKIE_DICE, is_unseen};
use crate::{Budget, Evaluate, Evaluator, Level, Value, search, search_value};

/// A legal action and its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// Its worth.
    pub value: Value,
}

/// The value of a position at a level. The same position always has the same value.
pub fn assess<G: Evaluate>(game: &G, level: Level, s: &G::State) -> Value {
    match level.budget::<G>() {
        Some(Budget::Nodes(nodes)) => search_value(game, game.net(), s, nodes),
        Some(Budget::Time(_)) | None => Evaluator::new(game, game.net()).look_ahead(s, ROOKIE_DICE),
    }
}

/// Rates every legal action of the decision that is due, in order, by what the deciding seat may know: the
/// rest is imagined. In a duel, and for an answer nobody sees at first, all actions rate the same: no
/// position shows yet which was better.
pub fn rate<G: Evaluate>(game: &G, level: Level, view: &G::View) -> Vec<Rated<G::Action>> {
    let mut rng = Pcg::new(0, 0);
    let s = game.imagine(view, &mut rng);
    let mut legal = Choices::new();
    game.actions(&s, &mut legal);
    if is_unseen(game, &s) || game.mixture(&s).is_some() {
        let value = Evaluator::new(game, game.net()).look_ahead(&s, ROOKIE_DICE);
        return legal.iter().map(|&action| Rated { action, value }).collect();
    }
    if let Some(budget) = level.budget::<G>() {
        let found = search(game, game.net(), view, budget, &mut rng);
        let seat = crate::search::asked(game, &s);
        let best = |action: G::Action| {
            let with = found.lines.iter().filter(|line| line.answers.contains(&action));
            with.map(|line| line.value)
                .reduce(|best, value| if value.points(seat) > best.points(seat) { value } else { best })
        };
        let rated = |action: &G::Action| {
            let value = best(*action).unwrap_or_else(|| {
                let mut next = s;
                game.act(&mut next, *action, &mut ());
                Evaluator::new(game, game.net()).look_ahead(&next, ROOKIE_DICE)
            });
            Rated { action: *action, value }
        };
        return legal.iter().map(rated).collect();
    }
    let after = |action: &G::Action| {
        let mut next = s;
        game.act(&mut next, *action, &mut ());
        Rated { action: *action, value: assess(game, level, &next) }
    };
    legal.iter().map(after).collect()
}
