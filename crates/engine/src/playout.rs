//! Random play to the end: the hot loop of search and simulation.

use crate::{Choices, Game, Log, Node, Outcome, Rng};

/// What a random match came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How many decisions had two or more legal actions.
    pub decisions: u64,
    /// How it ended.
    pub outcome: Outcome,
}

/// Play uniformly random actions and dice from `state` to the end, or to where the match is
/// [`Game::overlong`]. Allocates nothing: `choices` is the caller's to reuse.
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
                // One legal action takes no random number: asking for one would cost more than playing it.
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
