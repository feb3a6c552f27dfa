//! What a server sends over the socket of a match, to those who play and watch it.
//!
//! Everything here is built for one viewer and holds nothing that viewer may not know. Sentences are not
//! sent: a message is its key with arguments, and clients have the catalogues.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;
use touchline_engine::{Arg, Message, Seat};

use crate::SeatWord;
use crate::dice::{AnnouncedSeal, Dice, OpenedSeal, Rolled};
use crate::ending::{OutcomeWord, Reason};
use crate::layout::Layout;
use crate::plan::Then;
pub use crate::said::Said;
use crate::to_server::Offered;

/// A message to a client.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient<'a, V> {
    /// Everything, to begin with or after a gap.
    Match(Box<Update<'a, V>>),
    /// The next thing that happened.
    Update(Box<Update<'a, V>>),
    /// Where answers would lead.
    Look(Box<Look<'a, V>>),
    /// Something that a seat says to the other one.
    Chat(Chat<'a>),
    /// Who is here.
    Presence(Presence),
    /// What the dice are made of, as far as it may be known.
    Dice(Dice),
    /// A seat has chosen in secret, and this is its seal; or it has taken that back.
    Seal(AnnouncedSeal),
    /// What a seat chose in secret has been shown: this opens its seal.
    Opened(OpenedSeal),
    /// A wish is done and safe.
    Done {
        /// Its number.
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
    },
    /// A wish is refused.
    Error {
        /// Its number, if it had one that could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "number"))]
        id: Option<u64>,
        /// Why.
        error: ProblemDetail,
    },
}

/// Where a match stands for one viewer, with what has just happened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update<'a, V> {
    /// Counts what this viewer was told: the next update has the next number.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// What was done; none when nobody did anything that this viewer may know of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<Played<'a>>,
    /// The dice that fell, with their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rolled: Option<&'a Rolled>,
    /// What happened by it.
    #[cfg_attr(test, ts(type = "Array<Said>"))]
    pub events: Vec<Said<&'a Message>>,
    /// The position as one line, `?` for what the viewer may not know.
    pub position: String,
    /// The same in parts.
    pub view: V,
    /// What the viewer is asked.
    pub ask: Option<Ask<'a>>,
    /// Who is asked something.
    #[cfg_attr(test, ts(type = "Array<Seat>"))]
    pub waits: Vec<SeatWord>,
    /// What the other seat is asked, where that is no secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Said"))]
    pub other: Option<Said<&'a Message>>,
    /// Whether the viewer may take back what it did last.
    pub undo: bool,
    /// The goals, home first.
    pub score: [u32; 2],
    /// What both have left; none without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<Clocks>,
    /// How long the window that is open stays so at least, in milliseconds: an answer is not announced
    /// before, and a seat that has its windows passed is passed then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub delay: Option<i64>,
    /// With everything, to a seat: while it is not connected, its windows are passed except at these moments;
    /// none where they wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stops: Option<&'a [String]>,
    /// What is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offer: Option<Offer>,
    /// Whether the match still counts for the ratings.
    pub rated: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<End>,
}

/// What somebody did, and the dice that fell.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played<'a> {
    /// Who.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: SeatWord,
    /// The answers in the notation, in their order; none where they are secret.
    pub actions: Option<Vec<&'a str>>,
    /// Every roll, in order; `?` for one that nobody sees.
    pub dice: Vec<&'a str>,
}

/// Where a match would stand for one seat after answers that it has not given.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Look<'a, V> {
    /// The number of the wish.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub id: Option<u64>,
    /// The number of the last update.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// The answers, as the notation writes them.
    pub answers: Vec<String>,
    /// The position as one line, `?` for what the seat may not know.
    pub position: String,
    /// The same in parts.
    pub view: V,
    /// What the seat would be asked.
    pub ask: Option<Ask<'a>>,
    /// Why it would be asked nothing more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub then: Option<Then>,
}

/// Who is here.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// Whether the user of home is.
    pub home: bool,
    /// Whether the user of away is.
    pub away: bool,
}

/// What is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemDetail {
    /// A code for programs, which stays the same from version to version: the key of the sentence.
    #[cfg_attr(feature = "schema", schema(example = "too-often"))]
    pub code: String,
    /// A sentence for people, in the language asked for by `Accept-Language`: what is wrong and what would be
    /// right.
    #[cfg_attr(feature = "schema", schema(example = "Too many requests: try again in 3 s."))]
    pub message: String,
    /// The arguments of the sentence by name.
    pub args: BTreeMap<&'static str, ProblemArg>,
}

/// An argument of a sentence: a number or a text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum ProblemArg {
    /// A number.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A text.
    Text(String),
}

impl From<Arg> for ProblemArg {
    fn from(arg: Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(number),
            Arg::Text(text) | Arg::Key(text) => Self::Text(text),
        }
    }
}

/// Everything that happened in a match so far, as far as it still holds.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchLog<'a> {
    /// The number of the update up to which it goes.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// The entries, oldest first.
    #[cfg_attr(test, ts(type = "Array<Logged>"))]
    pub entries: &'a [Box<RawValue>],
}

/// An entry of the log: what was done and what happened by it, as an update told it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Logged<'a> {
    /// The number of that update.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// What was done; none when nobody did anything that this viewer may know of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<Played<'a>>,
    /// The dice that fell, with their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rolled: Option<&'a Rolled>,
    /// What happened by it.
    #[cfg_attr(test, ts(type = "Array<Said>"))]
    pub events: Vec<Said<&'a Message>>,
}

/// Something that a seat says to the other one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chat<'a> {
    /// Later lines have larger numbers; the same line may be told again.
    #[cfg_attr(test, ts(type = "number"))]
    n: i64,
    /// Who says it.
    #[cfg_attr(test, ts(type = "Seat"))]
    from: SeatWord,
    /// Their name.
    name: &'a str,
    text: &'a str,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    at: i64,
}

impl<'a> Chat<'a> {
    /// A line with its number.
    pub fn new(n: i64, from: Seat, name: &'a str, text: &'a str, at: i64) -> Self {
        Self { n, from: from.into(), name, text, at }
    }
}

/// A question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ask<'a> {
    /// What is asked.
    #[cfg_attr(test, ts(type = "Said"))]
    pub decision: Said<&'a Message>,
    /// Whether the answer is kept from the other seat.
    pub secret: bool,
    /// The number of the secret choice that the answer belongs to: part of its seal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub choice: Option<u64>,
    /// How many parts of that choice the seat has given already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub parts: Option<u64>,
    /// The legal answers, in the notation.
    pub legal: Vec<String>,
    /// The answer that passes, where a seat can do nothing else unless it holds a card: a window.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pass: Option<String>,
    /// The answer that changes nothing: with such answers a seat finishes its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub finish: Option<String>,
    /// How many pieces can still move, at most, where moves are asked for one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub moves: Option<u8>,
    /// What each of them means, in the same order.
    #[cfg_attr(test, ts(type = "Array<Said>"))]
    pub said: Vec<Said<Message>>,
    /// What is needed to lay out the whole set-up at once, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub layout: Option<Layout>,
}

/// What both seats have left, in milliseconds, and whose clock runs.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clocks {
    /// Of home.
    #[cfg_attr(test, ts(type = "number"))]
    pub home: i64,
    /// Of away.
    #[cfg_attr(test, ts(type = "number"))]
    pub away: i64,
    /// Whether each runs, home first.
    pub running: [bool; 2],
}

/// Something offered to the other seat.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    /// Who offers.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: SeatWord,
    /// What.
    pub what: Offered,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct End {
    /// Who won.
    pub outcome: OutcomeWord,
    /// How it came to that.
    pub reason: Reason,
}
