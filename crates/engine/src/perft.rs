//! Counts continuations: a fingerprint that changes when any rule does.

use crate::{Choices, Game, Node, Weighted};

/// The number of distinct continuations of `depth` steps. An action is a step, even a forced one, and so is a
/// distinct outcome of a roll; a finished match is one continuation, however early it ended.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.node(state) {
        Node::Over(_) => 1,
        Node::Decide(..) => {
            let mut choices = Choices::new();
            game.actions(state, &mut choices);
            if depth == 1 {
                return choices.len() as u64;
            }
            let after = |&action: &G::Action| {
                let mut next = *state;
                game.act(&mut next, action, &mut ());
                perft(game, &next, depth - 1)
            };
            choices.iter().map(after).sum()
        }
        Node::Chance => {
            let mut chances = Weighted::new();
            game.chances(state, &mut chances);
            if depth == 1 {
                return chances.len() as u64;
            }
            let after = |(chance, _): &(G::Chance, u32)| {
                let mut next = *state;
                game.resolve(&mut next, chance.as_ref(), &mut ());
                perft(game, &next, depth - 1)
            };
            chances.iter().map(after).sum()
        }
    }
}
