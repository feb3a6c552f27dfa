//! Random play to the end of a match: the hot loop of search and simulation.

use crate::{Choices, Game, Log, Node, Outcome, Rng};

/// The result of a random match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How many decisions had at least two legal actions.
    pub decisions: u64,
    /// How it ended.
    pub outcome: Outcome,
}

/// Play uniformly random actions and dice from `state` to the end, or until the match is [`Game::overlong`].
/// Allocates nothing: the caller keeps `choices` for reuse.
#[inline]
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut impl Rng,
    choices: &mut Choices<G::Action>,
    log: &mut impl Log<G::Event>,
) -> Playout {
    let mut decisions = 0;
    loop {
        match game.node(state) {
            Node::Decide(..) => {
                game.actions(state, choices);
                // A single legal action draws no random number: drawing one would cost more than playing it.
                let action = if let [only] = **choices {
                    only
                } else {
                    decisions += 1;
                    choices[pick(choices.len(), rng)]
                };
                game.act(state, action, log);
            }
            Node::Chance => {
                if let Some(call) = game.overlong(state) {
                    game.call(state, call, log);
                    continue;
                }
                let faces = game.draws(state).roll(rng);
                game.resolve(state, faces.as_ref(), log);
            }
            Node::Over(outcome) => return Playout { decisions, outcome },
        }
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a list of choices holds at most 100")]
fn pick(len: usize, rng: &mut impl Rng) -> usize {
    rng.below(len as u32) as usize
}
