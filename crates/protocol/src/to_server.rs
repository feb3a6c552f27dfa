//! What a client sends over the socket of a match.

use serde::{Deserialize, Serialize};

/// A message from a client: a wish, and the number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// Comes back with the answer; without it only refusals and looks are answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub id: Option<u64>,
    /// What is wished for.
    pub wish: ToServer,
}

/// What a seat wishes for. Those that need nothing more have braces all the same: without them unknown fields
/// would be let through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answer what is asked, and what will be asked then: a plan. All of it is done or nothing.
    Act {
        /// The number of the update that asked, or of any since: an answer to anything older is refused.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
        /// The answers in the notation, in their order: each one of `legal` when it is its turn.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 64, value_type = Vec<AnswerSchema>))]
        answers: Vec<String>,
    },
    /// See where answers would lead, without giving them. Nobody else hears of it.
    Look {
        /// The number of the last update.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
        /// As those of a plan.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 64, value_type = Vec<AnswerSchema>))]
        answers: Vec<String>,
    },
    /// Take back the last wish with all its answers, until dice have fallen or a secret was shown.
    Undo {
        /// The number of the last update.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// Offer a draw or ask for a takeback; where the other seat has offered the same, agree.
    Offer {
        /// What.
        what: Offered,
    },
    /// Turn down what is offered, or withdraw it.
    Decline {},
    /// Give up.
    Resign {},
    /// Call the match off; only before the first roll, or where the server cannot play it.
    Abort {},
    /// Say something to the other seat; those who watch do not hear it.
    Say {
        /// One line.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
        text: String,
    },
    /// The other seat has stayed away longer than its grace: take the win.
    Claim {},
    /// The other seat has stayed away longer than its grace: let a computer go on for it, the match counting
    /// no more.
    Replace {},
}

/// An answer in the notation.
#[cfg(feature = "schema")]
#[derive(utoipa::ToSchema)]
#[schema(as = Answer, max_length = 100)]
#[allow(dead_code)] // only described
struct AnswerSchema(String);

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offered {
    /// A draw.
    Draw,
    /// To go back to the last decision of whoever asks.
    Takeback,
}
