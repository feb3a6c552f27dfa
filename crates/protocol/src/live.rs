//! What a match on a server tells those who play and watch it: structures that become JSON.
//!
//! Everything here is built for one viewer and holds nothing that viewer may not know. Sentences are not
//! sent: a message is its key with arguments, and clients have the catalogues.

use std::borrow::Borrow;

use serde::Serialize;
use serde_json::Value;
use touchline_ai::Level;
use touchline_engine::{Arg, Driver, Message, Node, Seat};
use touchline_words::Words;

use crate::advice::Asked;
pub use crate::table::Told;

/// Where a match stands for one viewer, with what has just happened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update<'a, V> {
    /// `match`: everything, to begin with or after a gap; `update`: the next thing that happened.
    #[serde(rename = "type")]
    #[cfg_attr(test, ts(type = "'match' | 'update'"))]
    pub kind: &'static str,
    /// Counts what this viewer was told: the next update has the next number.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// What was done; none when nobody did anything that this viewer may know of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<Step<'a>>,
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
    pub waits: Vec<&'static str>,
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
pub struct Step<'a> {
    /// Who.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: &'static str,
    /// What, in the notation; none where it is secret.
    pub action: Option<&'a str>,
    /// Every roll, in order; `?` for one that nobody sees.
    pub dice: Vec<&'a str>,
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
    pub step: Option<Step<'a>>,
    /// What happened by it.
    #[cfg_attr(test, ts(type = "Array<Said>"))]
    pub events: Vec<Said<&'a Message>>,
}

/// Something that a seat says to the other one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chat<'a> {
    #[serde(rename = "type")]
    #[cfg_attr(test, ts(type = "'chat'"))]
    kind: &'static str,
    /// Later lines have larger numbers; the same line may be told again.
    #[cfg_attr(test, ts(type = "number"))]
    n: i64,
    /// Who says it.
    #[cfg_attr(test, ts(type = "Seat"))]
    from: &'static str,
    /// Their name.
    name: &'a str,
    text: &'a str,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    at: i64,
}

impl<'a> Chat<'a> {
    /// A line with its number.
    pub const fn new(n: i64, from: Seat, name: &'a str, text: &'a str, at: i64) -> Self {
        Self { kind: "chat", n, from: from.word(), name, text, at }
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
    /// The legal answers, in the notation.
    pub legal: Vec<String>,
    /// What each of them means, in the same order.
    #[cfg_attr(test, ts(type = "Array<Said>"))]
    pub said: Vec<Said<Message>>,
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
    pub by: &'static str,
    /// `draw` or `takeback`.
    #[cfg_attr(test, ts(type = "'draw' | 'takeback'"))]
    pub what: &'static str,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct End {
    /// `home`, `away`, `draw` or `unfinished`.
    #[cfg_attr(test, ts(type = "'home' | 'away' | 'draw' | 'unfinished'"))]
    pub outcome: &'static str,
    /// How it came to that.
    #[cfg_attr(test, ts(type = "'played' | 'resigned' | 'time' | 'agreed' | 'claimed' | 'aborted'"))]
    pub reason: &'static str,
}

/// A message as its key and arguments.
#[derive(Clone, Copy, Debug)]
pub struct Said<M>(pub M);

impl<M: Borrow<Message>> Serialize for Said<M> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape<'a> {
            key: &'a str,
            args: Args<'a>,
        }
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, Plain(arg))))
            }
        }
        struct Plain<'a>(&'a Arg);
        impl Serialize for Plain<'_> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.0 {
                    Arg::Number(number) => serializer.serialize_i64(*number),
                    Arg::Text(text) | Arg::Key(text) => serializer.serialize_str(text),
                }
            }
        }
        let message = self.0.borrow();
        Shape { key: &message.key, args: Args(&message.args) }.serialize(serializer)
    }
}

/// The exact odds of every legal answer to the decision that is due.
pub fn odds<G: Told>(driver: &Driver<G>) -> Value {
    crate::odds::all_odds(driver)
}

/// What a computer of some level makes of every legal answer to the decision that is due; none when no
/// decision is.
pub fn hint<G: Told>(driver: &Driver<G>, level: Level, words: &Words) -> Option<Value> {
    let Node::Decide(seat, _) = driver.node() else { return None };
    let game = driver.game();
    let view = game.view(driver.state(), Some(seat));
    Some(Asked { game, level, seat, view, legal: driver.actions() }.rate(words))
}
