//! What a match is made of, as the journal keeps it: everything that was done, in order, with the dice that
//! fell.
//!
//! Whatever the viewers of a match were ever told follows from these entries, so that a server that was
//! killed tells it again in the same words and with the same numbers.

use serde::{Deserialize, Deserializer, Serialize};
use touchline_engine::{Faces, Refusal, Scripted};
use touchline_protocol::SeatWord;
pub(crate) use touchline_protocol::ending::Reason;
use touchline_protocol::to_server::{Offered, Sealing};

use crate::time::Millis;

/// One line of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JournalLine {
    /// What was done.
    #[serde(rename = "e")]
    pub(crate) entry: Entry,
    /// What both seats had left afterwards; none without a clock.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<[Millis; 2]>,
    /// How long the match had been played by then, as far as anybody was charged for it; none without a
    /// clock.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    pub(crate) played: Option<Millis>,
    /// Who was asked something afterwards: 1 home, 2 away, 3 both, 0 nobody. So a server knows for whom a
    /// match waits before anybody looks at it; old lines do not say it.
    #[serde(rename = "w", default, skip_serializing_if = "Option::is_none")]
    pub(crate) waits: Option<u8>,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// Before the match begins, these seats are waited for: they contribute to the dice.
    Shake(Vec<SeatWord>),
    /// A seat is bound to a nonce by this commitment; without one it contributes nothing.
    Commit(SeatWord, Option<String>),
    /// A seat has shown its nonce; without one it did not in time.
    Open(SeatWord, Option<String>),
    /// The match begins, with the rolls that come before any question.
    Begin(Vec<String>),
    /// A seat answered, with one answer or a plan of several.
    Act(Act),
    /// A seat took back its last answers.
    Undo(SeatWord),
    /// A seat offered something.
    Offer(SeatWord, Offered),
    /// What was offered is not wanted, or not any more.
    Decline(SeatWord),
    /// The other seat agreed to a takeback: so many inputs are left.
    Takeback(usize),
    /// Something from outside the rules, as a phrase, and why.
    Call(String, Reason),
    /// A seat has called the match off.
    Abort(SeatWord),
    /// The umpire's clock has called something after which the match may go on.
    Umpire(Umpire),
    /// A computer of this level goes on for a seat.
    Replace(SeatWord, String),
    /// While no page of a seat is connected, its windows are passed except at these moments; none: they wait.
    /// Only the seat itself is told.
    Absent(SeatWord, Option<Vec<String>>),
    /// A seat wants to think longer in the window that is open. Nobody is told.
    Hold(SeatWord),
}

/// A call of the umpire's clock, such as `call whistle`: after a draw a shoot-out may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Umpire {
    /// As a phrase.
    pub(crate) call: String,
    /// The rolls that followed.
    #[serde(rename = "d", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dice: Vec<String>,
}

/// The answers of one wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Act {
    /// Whose.
    pub(crate) by: SeatWord,
    /// In the notation, in their order. Lines of old have one as a text.
    #[serde(rename = "a", deserialize_with = "one_or_several")]
    pub(crate) answers: Vec<String>,
    /// The rolls that followed.
    #[serde(rename = "d", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dice: Vec<String>,
    /// The seal of a secret answer, with its salt.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub(crate) seal: Option<Sealing>,
    /// Whether the clock gave it.
    #[serde(rename = "t", default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) by_clock: bool,
    /// Whether a window was passed for the seat.
    #[serde(rename = "p", default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) passed: bool,
}

impl Act {
    /// Answers of a seat, before any dice have fallen.
    pub(crate) fn new(by: impl Into<SeatWord>, answers: Vec<String>) -> Self {
        Self { by: by.into(), answers, dice: Vec::new(), seal: None, by_clock: false, passed: false }
    }
}

fn one_or_several<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Answers {
        One(String),
        Several(Vec<String>),
    }
    Ok(match Answers::deserialize(deserializer)? {
        Answers::One(answer) => vec![answer],
        Answers::Several(answers) => answers,
    })
}

/// The dice an entry holds, to be rolled again.
pub(crate) fn rolled(entry: &Entry) -> Result<Scripted, Refusal> {
    let mut faces = Vec::new();
    for roll in dice_of(entry) {
        faces.extend_from_slice(Faces::parse(roll)?.as_ref());
    }
    Ok(Scripted::new(faces))
}

/// The rolls an entry holds.
pub(crate) fn dice_of(entry: &Entry) -> &[String] {
    match entry {
        Entry::Begin(dice) => dice,
        Entry::Act(act) => &act.dice,
        Entry::Umpire(umpire) => &umpire.dice,
        Entry::Shake(_)
        | Entry::Commit(..)
        | Entry::Open(..)
        | Entry::Undo(_)
        | Entry::Offer(..)
        | Entry::Decline(_)
        | Entry::Takeback(_)
        | Entry::Call(..)
        | Entry::Abort(_)
        | Entry::Replace(..)
        | Entry::Absent(..)
        | Entry::Hold(_) => &[],
    }
}
