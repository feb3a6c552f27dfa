//! The trait every game implements.

use crate::{Choices, Draws, Refusal, Rng, Seat, Weighted};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One seat won.
    Win(Seat),
    /// Nobody won and nobody lost.
    Draw,
    /// The match was abandoned, or automatic play gave up on it.
    Unfinished,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 4] = [Self::Win(Seat::Home), Self::Win(Seat::Away), Self::Draw, Self::Unfinished];

    /// The result of a score: more wins.
    pub fn of_score<N: Ord>(home: &N, away: &N) -> Self {
        match home.cmp(away) {
            std::cmp::Ordering::Greater => Self::Win(Seat::Home),
            std::cmp::Ordering::Less => Self::Win(Seat::Away),
            std::cmp::Ordering::Equal => Self::Draw,
        }
    }

    /// The word used in every text form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(seat) => seat.word(),
            Self::Draw => "draw",
            Self::Unfinished => "unfinished",
        }
    }

    /// The outcome a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// Its key in the catalogues.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Win(Seat::Home) => "result-home",
            Self::Win(Seat::Away) => "result-away",
            Self::Draw => "result-draw",
            Self::Unfinished => "result-unfinished",
        }
    }
}

/// Receives the events of a step. `()` costs nothing; playouts use it.
pub trait Log<E> {
    /// Note an event.
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
/// `act`, `resolve` and `call` trust their arguments; the [`Driver`](crate::Driver) checks them first. A
/// decision may have a single legal action: the driver then gives that answer itself, unless
/// [`Game::always_ask`] objects.
pub trait Game: Copy {
    /// The whole position, secrets included.
    type State: Copy + PartialEq + std::hash::Hash + std::fmt::Debug;
    /// The question asked of one seat.
    type Decision: Copy + PartialEq + std::fmt::Debug;
    /// One answer to a question.
    type Action: Copy + Default + Ord + std::fmt::Debug;
    /// One outcome of a roll: its faces in the order of [`Game::draws`].
    type Chance: Copy + Default + AsRef<[u8]> + std::fmt::Debug;
    /// What happened, in the rulebook's words.
    type Event: Copy + PartialEq + std::fmt::Debug;
    /// What one seat or a spectator may know.
    type View: Copy + PartialEq + std::fmt::Debug;
    /// Inputs from outside the rules.
    type Call: Copy + PartialEq + std::fmt::Debug;
    /// What can differ per match and seat under one ruleset.
    type Terms: Clone + Default + PartialEq + std::fmt::Debug;

    /// The position before the first input.
    fn start(&self, terms: &Self::Terms) -> Self::State;
    /// Who has to do what next.
    fn node(&self, s: &Self::State) -> Node<Self::Decision>;
    /// The legal actions of the current decision: sorted, never empty. `out` is cleared first.
    fn actions(&self, s: &Self::State, out: &mut Choices<Self::Action>);
    /// Play a legal action.
    fn act(&self, s: &mut Self::State, a: Self::Action, log: &mut impl Log<Self::Event>);
    /// Which dice the current chance node needs, in order.
    fn draws(&self, s: &Self::State) -> Draws;
    /// Apply the dice of the current chance node.
    fn resolve(&self, s: &mut Self::State, faces: &[u8], log: &mut impl Log<Self::Event>);
    /// The distinct outcomes of the current chance node with their weights. `out` is cleared first.
    fn chances(&self, s: &Self::State, out: &mut Weighted<Self::Chance>);
    /// Whether a call may come now; the refusal says what would be right. Some rules know calls only at some
    /// times of a match.
    #[inline]
    fn may_call(&self, _: &Self::State, _: &Self::Call) -> Result<(), Refusal> {
        Ok(())
    }
    /// Apply a call.
    fn call(&self, s: &mut Self::State, c: Self::Call, log: &mut impl Log<Self::Event>);
    /// The call with which automatic play stops a match that goes on too long: some rules set no limit.
    /// Checked before dice are rolled.
    #[inline]
    fn overlong(&self, _: &Self::State) -> Option<Self::Call> {
        None
    }
    /// The answer given for a seat whose time ran out.
    fn fallback(&self, s: &Self::State) -> Self::Action;
    /// What a viewer may know; `None` is a spectator.
    fn view(&self, s: &Self::State, viewer: Option<Seat>) -> Self::View;
    /// A state consistent with a view.
    fn imagine(&self, v: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Whether this event reveals a secret: undo does not go back past it.
    fn reveals(event: &Self::Event) -> bool;
    /// Whether the answer to this decision is final, together with everything before it: undo does not go
    /// back past it. In some games the other seat answers in the middle of a turn.
    #[inline]
    fn commits(&self, _: &Self::State, _: Seat, _: &Self::Decision) -> bool {
        false
    }
    /// Whether to ask this decision even when only one answer is legal, because silence would give something
    /// away or because the seat may want to take something back first.
    fn always_ask(&self, s: &Self::State, seat: Seat, decision: &Self::Decision) -> bool;
    /// The answer that passes, where a seat can do nothing else unless something hidden lets it. Whether this
    /// is such a question follows from what both seats know; whether there is another answer does not.
    #[inline]
    fn pass(&self, _: &Self::State, _: Seat, _: &Self::Decision, _: &[Self::Action]) -> Option<Self::Action> {
        None
    }
    /// The answer with which a seat finishes its turn: the one of these that changes nothing, or as little as
    /// the rules allow. None where each of them is a choice that somebody has to make.
    #[inline]
    fn finish(&self, _: &Self::Decision, _: &[Self::Action]) -> Option<Self::Action> {
        None
    }
}
