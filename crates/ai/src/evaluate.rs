//! What a game tells the computer players about its positions.

use touchline_engine::{Describe, Seat};

use crate::net::Shape;
use crate::{Evaluator, Fact, Inputs, Net, Value, Whole};

/// A game whose positions can be evaluated from inputs.
pub trait Evaluate: Describe + Sync {
    /// How many values each slot of a position has: see [`Inputs`].
    const SLOTS: &'static [u16] = &[];

    /// What the slots mean: a name with a number, to be raised when a slot means something else although its
    /// size stays. A net made for another meaning is refused; a test finds out when the number was forgotten.
    const MEANING: &'static str = "";

    /// How many kinds of positions there are: each has small layers of its own in the net. At most 8.
    const STACKS: usize = 1;

    /// How many positions each coach evaluates per decision: decisions are wider in one game than in another.
    const COACHES: [u32; 5];

    /// How many positions the gaffer evaluates per decision: a fraction of a second.
    const GAFFER: u32;

    /// What a goal that comes a turn later counts, in the goals to come ([`Value::goals`]).
    const SOON: f64 = 1.0;

    /// What a goal to come is worth to a player besides its winning chance. Where possession is safe, a team
    /// that wants nothing but to win would keep the ball until the last turn; players want goals, and soon.
    const GOAL: f64 = 0.0;

    /// What players want: the winning chance, and something for every goal.
    #[inline]
    fn worth(&self, value: Value, seat: Seat) -> f64 {
        value.points(seat) + Self::GOAL * value.seen_by(seat).goals
    }

    /// The facts that its positions show.
    const FACTS: &'static [Fact] = &[];

    /// How much of a fact a position shows of a team: what characters like or do not. It uses only public
    /// knowledge, and does not change when the seats are swapped and the board is turned.
    #[inline]
    fn fact(&self, _: &Self::State, _: Seat, _: Fact) -> f64 {
        0.0
    }

    /// The team from whose point of view the inputs are written: the one that has the ball, or is about to
    /// get it. The inputs do not change when the seats are swapped and the board is turned, so what is
    /// learned for one team holds for the other.
    fn protagonist(&self, s: &Self::State) -> Seat;

    /// The kind of a position, below [`Evaluate::STACKS`]; the same for both teams.
    #[inline]
    fn stack(&self, _: &Self::State) -> usize {
        0
    }

    /// Whether nobody knows yet whose ball it will be. Such a position is seen through the eyes of both teams
    /// and is worth the mean, so an even start is worth exactly a half.
    #[inline]
    fn is_open(&self, _: &Self::State) -> bool {
        false
    }

    /// The value of every slot in the order of [`Evaluate::SLOTS`], as this seat sees the position: the
    /// protagonist, or in an open position each of the two. They do not change when the seats are swapped
    /// and the board is turned. They use only public knowledge: never a hidden card, a secret choice or a
    /// hidden placement.
    #[inline]
    fn inputs(&self, _: &Self::State, _own: Seat, _: &mut Inputs) {}

    /// What a net for this game is made for.
    fn shape() -> Shape
    where
        Self: Sized,
    {
        Shape { meaning: Self::MEANING, slots: Self::SLOTS, stacks: Self::STACKS }
    }

    /// The value for home of a position that can be counted and needs no judgement.
    #[inline]
    fn known(&self, _: &Self::State) -> Option<Value> {
        None
    }

    /// Whether the decision that is due only completes an action that was begun: a piece was picked and has
    /// done nothing yet. Such a position is worth its best continuation; evaluated as it stands, it would be
    /// compared with positions of another kind.
    #[inline]
    fn is_midway(&self, _: &Self::State) -> bool {
        false
    }

    /// The whole actions of the decision that is due: each the answers that make up what a person calls one
    /// action, and the position after them. Several ways to the same position are one. None where a single
    /// answer is an action already.
    ///
    /// An answer that nobody sees at first is followed by what is imagined for everybody until it is shown:
    /// its worth is that of the position then.
    ///
    /// `wide` is how many the caller wants at most: the best ones by the evaluation of the position after
    /// them.
    fn wholes(
        &self,
        _: &mut Evaluator<'_, Self>,
        _: &Self::State,
        _wide: usize,
    ) -> Vec<Whole<Self::Action, Self::State>>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// The trained weights that ship with the program.
    fn net(&self) -> &'static Net;

    /// Home's lead in goals.
    fn lead(&self, s: &Self::State) -> i32 {
        let [home, away] = self.score(s).map(|goals| i32::try_from(goals).unwrap_or(i32::MAX));
        home - away
    }
}
