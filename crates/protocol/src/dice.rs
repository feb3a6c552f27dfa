//! What a server tells of the dice of a match and of sealed choices: docs/fairness.md has the meaning of it.

use serde::Serialize;

use crate::SeatWord;

/// What the dice of a match are made of (docs/fairness.md). Without it, a match has no such dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Dice {
    /// The match.
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(rename = "match"))]
    pub code: String,
    /// Its rules.
    pub spec: String,
    /// What the server is bound to.
    pub commitment: String,
    /// How far it is.
    pub stage: DiceStage,
    /// How long the seats that are waited for have for this stage, in milliseconds, as far as that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub wait: Option<i64>,
    /// What home contributes.
    pub home: DicePart,
    /// What away contributes.
    pub away: DicePart,
    /// How many dice have been rolled, with those that were taken back.
    #[cfg_attr(test, ts(type = "number"))]
    pub rolled: u64,
    /// How many had been rolled at each takeback.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub takebacks: Vec<u64>,
    /// The secret: once the match is over, however it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
}

/// Dice that have fallen, by their numbers in the stream (docs/fairness.md). One die is one character; where
/// nobody sees a die before the end, both of its characters are `?`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rolled {
    /// The number of the first; the others follow it.
    #[cfg_attr(test, ts(type = "number"))]
    pub first: u64,
    /// How many sides each has.
    pub sides: String,
    /// What each shows.
    pub faces: String,
}

/// How far the agreement on the dice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DiceStage {
    /// Seats become bound to their nonces.
    Commit,
    /// All are bound: nonces are shown.
    Open,
    /// Everything is settled; the match is played.
    Set,
    /// The match is over and the secret is known.
    Shown,
}

/// What a seat contributes to the dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DicePart {
    /// What it does.
    pub part: DiceRole,
    /// What it is bound to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// Its nonce, once everything is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub nonce: Option<String>,
}

/// What a seat does for the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DiceRole {
    /// Nothing: it trusts the server.
    Nothing,
    /// It is a computer, whose nonce follows from the secret.
    Computer,
    /// It is waited for.
    Awaited,
    /// It is bound to a nonce that it has not shown.
    Bound,
    /// It was, and did not show it in time.
    Withheld,
    /// It has shown its nonce.
    Nonce,
}

/// The seal of a secret choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnnouncedSeal {
    /// Whose.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: SeatWord,
    /// The number of the choice, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub choice: u64,
    /// The seal; none where it was taken back.
    pub seal: Option<String>,
}

/// A secret choice that the rules have shown: with this everybody can check its seal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedSeal {
    /// Whose.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: SeatWord,
    /// The number of the choice, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub choice: u64,
    /// Its answers in the order in which they were sealed.
    pub parts: Vec<OpenedPart>,
}

/// Answers that were sealed at once.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedPart {
    /// In the notation.
    pub answers: Vec<String>,
    /// The salt.
    pub salt: String,
}
