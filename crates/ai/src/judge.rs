//! Positions and actions judged at a level: what analysis and hints are made of.

use touchline_engine::{Choices, Pcg};

use crate::player::{ROOKIE_DICE, is_unseen};
use crate::{Budget, Evaluate, Features, Level, Value, Variation, look_ahead, search, search_value};

/// A legal action with what it leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// What it is worth.
    pub value: Value,
}

/// What a position is worth as a level sees it. The same position always has the same value.
pub fn assess<G: Evaluate>(game: &G, level: Level, s: &G::State) -> Value {
    match level.budget::<G>() {
        Some(Budget::Nodes(nodes)) => search_value(game, game.net(), s, nodes),
        Some(Budget::Time(_)) | None => {
            look_ahead(game, game.net(), s, ROOKIE_DICE, &mut Features::new(), &mut 0)
        }
    }
}

/// Every legal action of the decision that is due, as the seat that decides may judge it: what it does not
/// know is imagined. In the order of the legal actions. Of a duel and of what nobody sees at first all
/// answers are worth the same: no position shows yet which was the better one.
pub fn rate<G: Evaluate>(game: &G, level: Level, view: &G::View) -> Vec<Rated<G::Action>> {
    let mut rng = Pcg::new(0, 0);
    let s = game.imagine(view, &mut rng);
    let mut legal = Choices::new();
    game.actions(&s, &mut legal);
    if is_unseen(game, &s) || game.mixture(&s).is_some() {
        let value = look_ahead(game, game.net(), &s, ROOKIE_DICE, &mut Features::new(), &mut 0);
        return legal.iter().map(|&action| Rated { action, value }).collect();
    }
    if let Some(budget) = level.budget::<G>() {
        let (lines, _) = search(game, game.net(), view, budget, &mut rng);
        return lines.into_iter().map(|Variation { action, value, .. }| Rated { action, value }).collect();
    }
    let after = |action: &G::Action| {
        let mut next = s;
        game.act(&mut next, *action, &mut ());
        Rated { action: *action, value: assess(game, level, &next) }
    };
    legal.iter().map(after).collect()
}
