//! What a match on a server tells those who play and watch it: structures that become JSON.
//!
//! Everything here is built for one viewer and holds nothing that viewer may not know. Sentences are not sent: a message is its key with
//! arguments, and clients have the catalogues.

use serde::Serialize;
use serde_json::{Map, Value};
use touchline_ai::Level;
use touchline_engine::{Arg, Driver, Message, Node};
use touchline_words::Words;

use crate::advice::Asked;
pub use crate::table::Told;

/// Where a match stands for one viewer, with what has just happened.
#[derive(Debug, Serialize)]
pub struct Update<'a, V> {
    /// `match`: everything, to begin with or after a gap; `update`: the next thing that happened.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Counts what this viewer was told: the next update has the next number.
    pub seq: u64,
    /// What was done; none when nobody did anything that this viewer may know of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step<'a>>,
    /// What happened by it.
    pub events: Vec<Said<'a>>,
    /// The position as one line, `?` for what the viewer may not know.
    pub position: String,
    /// The same in parts.
    pub view: V,
    /// What the viewer is asked.
    pub ask: Option<Ask>,
    /// Who is asked something.
    pub waits: Vec<&'static str>,
    /// What the other seat is asked, where that is no secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Said<'a>>,
    /// Whether the viewer may take back what it did last.
    pub undo: bool,
    /// The goals, home first.
    pub score: [u32; 2],
    /// What both have left; none without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clocks>,
    /// What is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// Whether the match still counts for the ratings.
    pub rated: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<End>,
}

/// What somebody did, and the dice that fell.
#[derive(Debug, Serialize)]
pub struct Step<'a> {
    /// Who.
    pub by: &'static str,
    /// What, in the notation; none where it is secret.
    pub action: Option<&'a str>,
    /// Every roll, in order; `?` for one that nobody sees.
    pub dice: Vec<&'a str>,
}

/// A question.
#[derive(Clone, Debug, Serialize)]
pub struct Ask {
    /// What is asked.
    pub decision: Value,
    /// Whether the answer is kept from the other seat.
    pub secret: bool,
    /// The legal answers, in the notation.
    pub legal: Vec<String>,
}

/// What both seats have left, in milliseconds, and whose clock runs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Clocks {
    /// Of home.
    pub home: i64,
    /// Of away.
    pub away: i64,
    /// Whether each runs, home first.
    pub running: [bool; 2],
}

/// Something offered to the other seat.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Offer {
    /// Who offers.
    pub by: &'static str,
    /// `draw` or `takeback`.
    pub what: &'static str,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize)]
pub struct End {
    /// `home`, `away`, `draw` or `unfinished`.
    pub outcome: &'static str,
    /// How it came to that.
    pub reason: &'static str,
}

/// A message as its key and arguments.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a>(pub &'a Message);

impl Serialize for Said<'_> {
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
        Shape { key: &self.0.key, args: Args(&self.0.args) }.serialize(serializer)
    }
}

/// A message as JSON.
pub fn tell(message: &Message) -> Value {
    let mut args = Map::new();
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) | Arg::Key(text) => Value::from(text.as_str()),
        };
        args.insert((*name).into(), value);
    }
    let mut told = Map::new();
    told.insert("key".into(), Value::from(message.key.as_str()));
    told.insert("args".into(), Value::Object(args));
    Value::Object(told)
}

/// The exact odds of every legal answer to the decision that is due.
pub fn odds<G: Told>(driver: &Driver<G>) -> Value {
    crate::table::all_odds(driver)
}

/// What a computer of some level makes of every legal answer to the decision that is due; none when no decision is.
pub fn hint<G: Told>(driver: &Driver<G>, level: Level, words: &Words) -> Option<Value> {
    let Node::Decide(seat, _) = driver.node() else { return None };
    let game = driver.game();
    let view = game.view(driver.state(), Some(seat));
    Some(Asked { game, level, seat, view, legal: driver.actions() }.rate(words))
}
