//! What the engine answers.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::SeatWord;
use crate::advice::{Advice, Best};
use crate::ending::OutcomeWord;
use crate::hint::Hint;
use crate::layout::Layout;
use crate::odds::{Chances, Outcomes};
use crate::plan::Then;
use crate::said::Sentence;
use crate::ways::Ways;

/// An answer: what was asked for, or why it is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EngineReply<'a> {
    /// What the request said, to the letter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub(crate) id: Option<&'a RawValue>,
    /// Whether it was done.
    pub(crate) ok: bool,
    /// Why nothing more can be planned after the answers in `after`; without it their seat is asked again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) then: Option<Then>,
    #[serde(flatten)]
    pub(crate) answer: Answer,
}

/// What was asked for.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum Answer {
    Hello {
        name: &'static str,
        version: &'static str,
        protocol: u32,
        games: &'static [&'static str],
        commands: Vec<&'static str>,
    },
    Tables {
        tables: Vec<TableEntry>,
        most: usize,
    },
    Standing(Standing),
    View {
        #[cfg_attr(test, ts(type = "FubaView | GridView"))]
        view: Box<RawValue>,
        position: String,
        ask: Option<Next>,
    },
    Decision {
        next: Next,
    },
    Legal {
        actions: Vec<LegalAction>,
    },
    Events {
        events: Vec<Sentence>,
    },
    Record {
        record: String,
    },
    Odds(Chances),
    Ways(Ways),
    Best(Best),
    Rate(Advice),
    Hint(Hint),
    Nothing {},
    Refused {
        error: Sentence,
    },
}

/// Where a match stands, and what led there.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standing {
    /// What is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) spec: Option<String>,
    /// What was played, as a record has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) inputs: Option<Vec<String>>,
    /// What happened by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) events: Option<Vec<Sentence>>,
    /// The whole position as one line.
    pub(crate) position: String,
    /// Who has to do what next.
    pub(crate) next: Next,
}

/// Who has to do what next.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Next {
    Decide {
        #[cfg_attr(test, ts(type = "Seat"))]
        seat: SeatWord,
        decision: Sentence,
        secret: bool,
        legal: Vec<String>,
        /// The answer that passes, where the seat can do nothing else unless it holds a card: a window.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pass: Option<String>,
        /// The answer that changes nothing: with such answers a seat finishes its turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        finish: Option<String>,
        /// How many pieces can still move, at most, where moves are asked for one by one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        moves: Option<u8>,
        /// What is needed to lay out the whole set-up at once, where one is asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        layout: Option<Layout>,
    },
    Roll {
        dice: Vec<u8>,
        #[serde(rename = "for")]
        purpose: Sentence,
    },
    Over {
        result: OutcomeWord,
        score: [u32; 2],
        /// The goals of a shoot-out, if there was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        shoot_out: Option<[u32; 2]>,
    },
}

/// A legal answer, known by its place, too.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LegalAction {
    pub(crate) index: usize,
    pub(crate) action: String,
    #[serde(flatten)]
    pub(crate) said: Sentence,
    /// Its exact odds, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) odds: Option<Outcomes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) besides: Option<Outcomes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) turn: Option<Outcomes>,
}

/// A table with what is played there.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableEntry {
    pub(crate) table: String,
    pub(crate) spec: String,
    pub(crate) inputs: usize,
    #[cfg_attr(test, ts(type = "Next['kind']"))]
    pub(crate) next: &'static str,
}
