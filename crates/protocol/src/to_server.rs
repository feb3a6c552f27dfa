//! What a client sends over the socket of a match.

use serde::{Deserialize, Serialize};

/// The most moments that a wish names.
pub const MOST_STOPS: usize = 32;

/// A message from a client: a wish, and the number that identifies its reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// Repeated in the reply; without it only refusals and looks are answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub id: Option<u64>,
    /// The wish.
    pub wish: ToServer,
}

/// What a seat wants. Variants without fields have braces too: without them unknown fields would be accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answer what is asked, and what will be asked next: a plan, all or nothing.
    Act {
        /// The number of the update that asked, or of any since: an answer to anything older is refused.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
        /// The answers in notation, in order: each one of `legal` at its turn.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 64, value_type = Vec<AnswerSchema>))]
        answers: Vec<String>,
        /// Seals the answers to a secret question, so that nobody can exchange them (docs/fairness.md).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seal: Option<Sealing>,
    },
    /// Before the first roll: be bound to a nonce.
    Commit {
        /// The commitment to it, 64 hexadecimal digits.
        #[cfg_attr(feature = "schema", schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$"))]
        commitment: String,
    },
    /// Once both seats are bound: show the nonce.
    Open {
        /// The nonce, 64 hexadecimal digits.
        #[cfg_attr(feature = "schema", schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$"))]
        nonce: String,
    },
    /// See where answers would lead, without giving them. Nobody else learns of it.
    Look {
        /// The number of the last update.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
        /// Like those of a plan.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 64, value_type = Vec<AnswerSchema>))]
        answers: Vec<String>,
    },
    /// Think longer in a window than its delay, where windows are passed. Nobody else is told.
    Hold {
        /// The number of the last update.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// What is to become of windows while no page of the seat is connected. It stands until another word
    /// comes; nobody else is told.
    Absent {
        /// They are passed except at these moments, each named by `args.window` of its question; `null`:
        /// they wait.
        #[cfg_attr(feature = "schema", schema(max_items = 32, value_type = Option<Vec<MomentSchema>>))]
        stops: Option<Vec<String>>,
    },
    /// Take back the last wish with all its answers, until dice are rolled or a secret is revealed.
    Undo {
        /// The number of the last update.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Offer a draw or ask for a takeback; if the other seat has offered the same, agree.
    Offer {
        /// What is offered.
        what: Offered,
    },
    /// Decline an offer, or withdraw one.
    Decline {},
    /// Resign.
    Resign {},
    /// Call the match off; only before the first roll, or if the server cannot play it.
    Abort {},
    /// Send a chat line to the other seat; spectators do not see it.
    Say {
        /// One line.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
        text: String,
    },
    /// The other seat has been absent longer than its grace: claim the win.
    Claim {},
    /// The other seat has been absent longer than its grace: let a computer continue for it; the match
    /// becomes unrated.
    Replace {},
}

/// The seal of answers, with what it takes to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sealing {
    /// The seal, 64 hexadecimal digits: all that the other seat is told now.
    #[cfg_attr(feature = "schema", schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$"))]
    pub hash: String,
    /// Its salt, 32 hexadecimal digits: nobody is told before the answer is shown or the match is over.
    #[cfg_attr(feature = "schema", schema(min_length = 32, max_length = 32, pattern = "^[0-9a-f]{32}$"))]
    pub salt: String,
}

/// An answer in notation.
#[cfg(feature = "schema")]
#[derive(utoipa::ToSchema)]
#[schema(as = Answer, max_length = 100)]
#[allow(dead_code)] // only for the schema
struct AnswerSchema(String);

/// A moment of windows, as `args.window` of their questions names it.
#[cfg(feature = "schema")]
#[derive(utoipa::ToSchema)]
#[schema(as = Moment, max_length = 100)]
#[allow(dead_code)] // only for the schema
struct MomentSchema(String);

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offered {
    /// A draw.
    Draw,
    /// To go back to the last decision of the seat that asks.
    Takeback,
}
