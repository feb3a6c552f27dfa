//! What an owner asks of a match, whatever the game.

use serde_json::value::RawValue;
use touchline_ai::{Intent, Opponent};
use touchline_engine::{DiceSource, MatchReport, Refusal, Seat};
use touchline_protocol::to_client::Clocks;
use touchline_protocol::to_server::Offered;
use touchline_words::Words;

use super::entry::Entry;
use super::table::{Announced, Sealings};
use super::terms::Ending;

/// Everybody who is told of a match: home, away, and those who watch.
pub(crate) const VIEWERS: [Option<Seat>; 3] = [Some(Seat::Home), Some(Seat::Away), None];

/// The place of a viewer among [`VIEWERS`].
pub(crate) const fn place(viewer: Option<Seat>) -> usize {
    match viewer {
        Some(seat) => seat as usize,
        None => 2,
    }
}

/// What a computer's answer needs: it thinks elsewhere.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// What a computer has decided.
#[derive(Debug)]
pub(crate) struct Decided {
    /// Its answer.
    pub(crate) action: String,
    /// What it means to answer after that.
    pub(crate) intent: Intent,
}

/// How a computer comes to its answer.
pub(crate) enum Deciding {
    /// It goes on with the whole action it has begun.
    Known(Decided),
    /// It has to think.
    Open(Box<dyn FnOnce() -> Decided + Send>),
}

/// What a hint needs besides: the words to tell it in.
pub(crate) type Hint = Box<dyn FnOnce(&Words) -> String + Send>;

/// What taking back a seat's last answer would undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undoing {
    /// A secret answer, or a part of one, that nobody else knows of.
    Secret,
    /// An answer after which its seat alone was asked.
    Own,
    /// An answer after which the other seat was asked something: it is asked that no more.
    Asked,
}

/// A question in which a seat can only pass unless it holds a card for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// The answer that passes.
    pub(crate) pass: String,
    /// Whether it is the only one: what only the seat itself may know.
    pub(crate) only: bool,
}

/// What a viewer is told of a match beside the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Around {
    /// What both have left; none without a clock.
    pub(crate) clock: Option<Clocks>,
    /// How long the window that is open stays so at least, in milliseconds.
    pub(crate) delay: Option<i64>,
    /// Whether it counts for the ratings.
    pub(crate) rated: bool,
    /// Whether each seat may take back what the other one is asked about already.
    pub(crate) may_unask: [bool; 2],
    /// What its seat has said of its windows for when it is not connected: told with everything, to that seat
    /// alone.
    pub(crate) stops: Option<Vec<String>>,
}

/// A match of whichever game.
pub(crate) trait AnyRoom: Send {
    /// Do something; dice come from `dice` and are noted in the entry. Refused, it changes nothing.
    fn apply(&mut self, entry: &mut Entry, dice: &mut dyn DiceSource) -> Result<(), Refusal>;
    /// Which viewers have something to be told; their numbers move on.
    fn tell(&mut self) -> [bool; 3];
    /// What a viewer is told: what has just happened, or everything.
    fn update(&self, viewer: Option<Seat>, whole: bool, entry: Option<&Entry>, around: &Around) -> String;
    /// The number of the last thing a viewer was told.
    fn seq(&self, viewer: Option<Seat>) -> u64;
    /// The number since which a seat looks at the same question: answers from there on are welcome.
    fn asked_at(&self, seat: Seat) -> u64;
    /// Where answers of a seat would lead, as it may see it; `id` is the number of the wish.
    fn look(&self, seat: Seat, id: Option<u64>, answers: &[String]) -> Result<String, Refusal>;
    /// What a viewer was told of the last entry; none when that was nothing.
    fn logged(&self, viewer: Option<Seat>, entry: &Entry) -> Option<Box<RawValue>>;
    /// How many inputs the match is made of.
    fn inputs(&self) -> usize;
    /// Who is asked something.
    fn waits(&self) -> [bool; 2];
    /// Whether the last entry did nothing but pass a window: no sign of what its seat wants.
    fn has_only_passed(&self) -> bool;

    /// The window that is open.
    fn window(&self) -> Option<Window>;
    /// At which moment that is, where it has a name.
    fn moment(&self) -> Option<String>;
    /// The names of all such moments of the game.
    fn moments(&self) -> Vec<String>;
    /// What taking back a seat's last wish would undo; none when it has none that can be taken back.
    fn undoing(&self, seat: Seat) -> Option<Undoing>;
    /// How many wishes of a seat are secret and not yet given to the match: nobody else sees them.
    fn unshown(&self, seat: Seat) -> usize;
    /// Whether dice have fallen.
    fn has_rolled(&self) -> bool;
    /// How many whole answers the last entry gave: a secret choice is one, however many steps it took.
    fn whole_answers(&self) -> usize;
    /// Whether an entry was refused after a part of it had been done: the match differs from its journal.
    fn is_half_done(&self) -> bool;
    /// What the rules answer for a seat that is asked.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// Whether the rules let both agree on a draw now.
    fn may_draw(&self) -> Result<(), Refusal>;
    /// How many inputs are left after going back to a seat's last decision; none when it has none, or when
    /// something was called since.
    fn takeback(&self, seat: Seat) -> Option<usize>;
    /// Which inputs each wish of a seat has given from this number of inputs on, as from and to.
    fn given_since(&self, seat: Seat, inputs: usize) -> Vec<[usize; 2]>;
    /// What is offered.
    fn offer(&self) -> Option<(Seat, Offered)>;
    /// How it ended.
    fn ending(&self) -> Option<Ending>;
    /// Whether the first half is over, where there are halves.
    fn is_first_half_over(&self) -> bool;
    /// What a competition takes from it; none before its end.
    fn report(&self) -> Option<MatchReport>;
    /// A computer's answer for a seat that is asked, given what it means to do.
    fn think(&self, seat: Seat, who: Opponent, seed: u64, intent: &Intent) -> Option<Deciding>;
    /// The exact odds of a seat's answers, after others that it has not given.
    fn odds(&self, seat: Seat, after: &[String]) -> Result<Thought, Refusal>;
    /// The cheapest ways to where a seat can go, after answers that it has not given.
    fn ways(&self, seat: Seat, after: &[String]) -> Result<Thought, Refusal>;
    /// What a computer makes of a seat's answers, after others that it has not given.
    fn hint(&self, seat: Seat, after: &[String]) -> Result<Hint, Refusal>;
    /// Answers as the rules write them.
    fn written(&self, answers: &[String]) -> Result<Vec<String>, Refusal>;
    /// Whether the match has begun.
    fn has_begun(&self) -> bool;
    /// Its dice and sealed answers.
    fn sealing(&self) -> &Sealings;
    /// The seals that whoever connects is told: of what is chosen now, and of what is not shown yet.
    fn announced(&self) -> Vec<Announced>;
    /// The record of the match; everything that was secret stands in it.
    fn record(&self, headers: &[(&str, &str)]) -> String;
}
