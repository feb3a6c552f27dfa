//! What a game is.

use crate::{Choices, Draws, Rng, Seat, Weighted};

/// Who has to do what next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node<D> {
    /// A seat has to answer a question.
    Decide(Seat, D),
    /// Dice have to be rolled: see [`Game::draws`].
    Chance,
    /// The match is over.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One seat won.
    Win(Seat),
    /// Nobody won.
    Draw,
}

/// What comes from outside the rules; recorded like any other input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// A seat gives up.
    Resign(Seat),
    /// A seat's clock ran out and the time control says that this loses.
    TimeOut(Seat),
    /// Both seats agreed on a draw.
    AgreedDraw,
    /// The match stops here and the score stands.
    FinalWhistle,
    /// A referee decided the result.
    Adjudicate(Outcome),
}

/// Receives the events of a step. `()` costs nothing and is used by playouts.
pub trait Log<E> {
    /// Something happened.
    fn note(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline]
    fn note(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}

/// The rules of a game: `self` holds the fixed rules, `State` the position.
///
/// `act`, `resolve` and `call` trust their arguments (the [`Driver`](crate::Driver) checks them first).
/// A decision may have a single legal action; a driver answers it itself unless [`Game::always_ask`] says otherwise.
pub trait Game: Copy {
    /// Everything, secrets included.
    type State: Copy + PartialEq + std::fmt::Debug;
    /// The question asked of one seat.
    type Decision: Copy + PartialEq + std::fmt::Debug;
    /// One answer.
    type Action: Copy + Default + Ord + std::fmt::Debug;
    /// One outcome of a roll: its faces in the order of [`Game::draws`].
    type Chance: Copy + Default + AsRef<[u8]> + std::fmt::Debug;
    /// What happened, in the rulebook's words.
    type Event: Copy + PartialEq + std::fmt::Debug;
    /// What one seat (or a spectator) may know.
    type View: Copy + PartialEq + std::fmt::Debug;
    /// Inputs from outside the rules.
    type Call: Copy + PartialEq + std::fmt::Debug;
    /// What differs per match and seat under one ruleset.
    type Terms: Default;

    /// The position before the first input.
    fn start(&self, terms: &Self::Terms) -> Self::State;
    /// Who has to do what next.
    fn node(&self, s: &Self::State) -> Node<Self::Decision>;
    /// The legal actions of the present decision: sorted, never empty. `out` is cleared first.
    fn actions(&self, s: &Self::State, out: &mut Choices<Self::Action>);
    /// Play a legal action.
    fn act(&self, s: &mut Self::State, a: Self::Action, log: &mut impl Log<Self::Event>);
    /// Which dice the present chance node needs, in which order.
    fn draws(&self, s: &Self::State) -> Draws;
    /// Play the dice of the present chance node.
    fn resolve(&self, s: &mut Self::State, faces: &[u8], log: &mut impl Log<Self::Event>);
    /// The distinct outcomes of the present chance node with their weights. `out` is cleared first.
    fn chances(&self, s: &Self::State, out: &mut Weighted<Self::Chance>);
    /// Apply something from outside the rules.
    fn call(&self, s: &mut Self::State, c: Self::Call, log: &mut impl Log<Self::Event>);
    /// The answer given for a seat whose clock ran out.
    fn fallback(&self, s: &Self::State) -> Self::Action;
    /// What a viewer may know; `None` is a spectator.
    fn view(&self, s: &Self::State, viewer: Option<Seat>) -> Self::View;
    /// A state consistent with a view.
    fn imagine(&self, v: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Whether this event shows something that was secret: undo does not reach back beyond it.
    fn reveals(event: &Self::Event) -> bool;
    /// Whether this decision is asked even with one legal answer, because silence would tell the other seat something.
    fn always_ask(&self, s: &Self::State, seat: Seat, decision: &Self::Decision) -> bool;
}
