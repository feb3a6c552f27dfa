//! The rest of a whole action that a player has begun.

use std::collections::VecDeque;

use touchline_engine::{Choices, Node, Pcg};

use crate::Evaluate;
use crate::search::hash;

/// The answers a player still means to give: each for a position it expects. In any other position it thinks
/// again.
#[derive(Clone, Debug, Default)]
pub(super) struct Intent {
    /// What the position looks like, and which of the legal answers is meant.
    steps: VecDeque<(u64, usize)>,
}

impl Intent {
    /// What follows the first of these answers to the decision in this view.
    pub(super) fn of<G: Evaluate>(game: &G, view: &G::View, answers: &[G::Action]) -> Self {
        let mut steps = VecDeque::new();
        if answers.len() < 2 {
            return Self { steps };
        }
        let mut s = game.imagine(view, &mut Pcg::new(0, 0));
        let Node::Decide(seat, _) = game.node(&s) else { return Self { steps } };
        let mut legal = Choices::new();
        for (number, answer) in answers.iter().enumerate() {
            if !matches!(game.node(&s), Node::Decide(due, _) if due == seat) {
                break;
            }
            game.actions(&s, &mut legal);
            let Some(index) = legal.iter().position(|known| known == answer) else { break };
            if number > 0 {
                steps.push_back((look(game, &game.view(&s, Some(seat))), index));
            }
            game.act(&mut s, *answer, &mut ());
        }
        Self { steps }
    }

    /// The answer meant for this position; `None` if it is not one that was expected. Answers that were given
    /// by somebody else on the way, because nothing else was legal, are left out.
    pub(super) fn next<G: Evaluate>(
        &mut self,
        game: &G,
        view: &G::View,
        legal: &[G::Action],
    ) -> Option<G::Action> {
        if self.steps.is_empty() {
            return None;
        }
        let now = look(game, view);
        while let Some((expected, index)) = self.steps.pop_front() {
            if expected == now {
                return legal.get(index).copied();
            }
        }
        None
    }
}

/// What a view looks like. Whatever it does not tell is imagined the same way every time.
fn look<G: Evaluate>(game: &G, view: &G::View) -> u64 {
    hash(&game.imagine(view, &mut Pcg::new(0, 0)))
}
