//! Hints: the best whole actions of the decision that is due, what they move on the board, and why the first
//! of them is better than the next.
//!
//! The judge is that of analysis: a search finds the promising actions, then each of them is searched with
//! the same budget. The reason is a fact that anybody can check on the board, counted with the exact odds.

mod arrow;
mod fuba;
mod grid;
mod reason;
mod suggest;

use touchline_engine::{Message, Pcg, Seat};

use crate::{Evaluate, Level, Value};
pub use arrow::{Arrow, Who};
pub use suggest::Shares;
pub(crate) use suggest::followed;

/// A whole action that is worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<A> {
    /// The answers that have to be given, the first to the decision that is due; never empty. What has only
    /// one legal answer is left out.
    pub answers: Vec<A>,
    /// Its worth; in a secret choice as it will look once it is shown.
    pub value: Value,
    /// How much less it is worth than the best, as an analysis counts a loss.
    pub behind: f64,
    /// What moves on the board, in order.
    pub arrows: Vec<Arrow>,
}

/// What a level recommends.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// Who is asked.
    pub seat: Seat,
    /// The best whole actions, best first: three at most.
    pub ways: Vec<Suggestion<A>>,
    /// In a duel, how often to choose each of them.
    pub shares: Option<Shares>,
    /// Why the first is best.
    pub reason: Message,
    /// Which of the others the reason compares it with, from 1; none: with doing nothing, or with nothing.
    pub against: Option<usize>,
}

/// How many whole actions a hint shows.
pub(crate) const SHOWN: usize = 3;

/// The level that gives hints: strong, and done within a tenth of a second of processor time. Its budget of
/// positions is spent once to find the promising actions, and once more on each of the few that are compared.
pub const HINT_LEVEL: Level = Level::Coach(4);

/// A game whose hints can be explained.
pub trait Explain: Evaluate {
    /// What an answer moves on the board.
    fn arrows(&self, _before: &Self::State, _action: Self::Action, _after: &Self::State) -> Vec<Arrow> {
        Vec::new()
    }

    /// A fact for which the first of two whole actions is better, if there is one: something that can be
    /// counted on the board, with the numbers of both.
    fn why(&self, _: &Self::State, _: Seat, _: [&[Self::Action]; 2]) -> Option<Message> {
        None
    }

    /// What the dice say of an action that is about as good as the others.
    fn plainly(&self, _: &Self::State, _: Seat, _: &[Self::Action]) -> Option<Message> {
        None
    }

    /// What there is to say for an answer that nobody sees at first: its chance once everything is shown, and
    /// that of the worst one considered, in percent.
    fn why_unseen(&self, _: Self::Action, _chance: i64, _least: i64) -> Option<Message> {
        None
    }

    /// The hint of a level for what a seat sees; none if nothing is asked. A game calls `hint_of` in a
    /// method of its own, so that the search is compiled here, where it is optimised even in a debug build.
    fn hint(&self, level: Level, view: &Self::View) -> Option<Hint<Self::Action>>
    where
        Self: Sized,
    {
        hint_of(self, level, view)
    }
}

/// The hint of a level for what a seat sees. The same view always gets the same hint.
pub(crate) fn hint_of<G: Explain>(game: &G, level: Level, view: &G::View) -> Option<Hint<G::Action>> {
    let s = game.imagine(view, &mut Pcg::new(0, 0));
    let suggested = suggest::suggest(game, level, view, &s)?;
    let reason::Reason { message, against } = reason::reason(game, &s, &suggested);
    let suggest::Suggested { seat, ways, shares, .. } = suggested;
    Some(Hint { seat, ways, shares, reason: message, against })
}
