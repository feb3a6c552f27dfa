//! The rest of a whole action that a player has begun.

use touchline_engine::{Choices, Node, Pcg};

use crate::search::hash;
use crate::{Evaluate, Value};

/// The answers a player still means to give, each for a position it expects. In any other position it thinks
/// again.
///
/// Whoever asks a player anew for every answer keeps this from one to the next, for each seat its own: it is
/// made of what the seat knows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Intent {
    /// What the position looks like, and which of the legal answers is meant; no position twice.
    steps: Vec<(u64, usize)>,
    /// What the whole action is worth to the player.
    value: Option<Value>,
}

impl Intent {
    /// What follows the first of these answers to the decision in this view.
    pub(super) fn of<G: Evaluate>(
        game: &G,
        view: &G::View,
        answers: &[G::Action],
        value: Option<Value>,
    ) -> Self {
        let mut intent = Self { steps: Vec::new(), value };
        if answers.len() < 2 {
            return intent;
        }
        let mut s = game.imagine(view, &mut Pcg::new(0, 0));
        let Node::Decide(seat, _) = game.node(&s) else { return intent };
        let mut legal = Choices::new();
        for (number, answer) in answers.iter().enumerate() {
            if !matches!(game.node(&s), Node::Decide(due, _) if due == seat) {
                break;
            }
            game.actions(&s, &mut legal);
            let Some(index) = legal.iter().position(|known| known == answer) else { break };
            if number > 0 {
                let expected = look(game, &game.view(&s, Some(seat)));
                // An action that comes back to where it was would never end.
                if intent.steps.iter().any(|(known, _)| *known == expected) {
                    break;
                }
                intent.steps.push((expected, index));
            }
            game.act(&mut s, *answer, &mut ());
        }
        intent
    }

    /// Whether nothing more is meant.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The answer meant for the position in this view; `None` if that is not one that was expected. Asked
    /// again, it is the same.
    pub fn answer<G: Evaluate>(&self, game: &G, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        if self.steps.is_empty() {
            return None;
        }
        let now = look(game, view);
        let (_, index) = self.steps.iter().find(|(expected, _)| *expected == now)?;
        legal.get(*index).copied()
    }

    /// What the whole action is worth to the player; none where it chose without judging.
    pub(super) fn value(&self) -> Option<Value> {
        self.value
    }
}

/// What a view looks like. Whatever it does not tell is imagined the same way every time.
fn look<G: Evaluate>(game: &G, view: &G::View) -> u64 {
    hash(&game.imagine(view, &mut Pcg::new(0, 0)))
}
