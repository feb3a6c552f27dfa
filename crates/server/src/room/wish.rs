//! What a seat may want of a match: the messages that clients send.

use serde::Deserialize;
use utoipa::ToSchema;

use super::entry::Offered;

/// What a seat wants. Those that need nothing more have braces all the same: without them unknown fields
/// would be let through.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Wish {
    /// Answer what is asked.
    Act {
        /// The number of the update that asked, or of any since: an answer to anything older is refused.
        seq: u64,
        /// The answer in the notation, one of `legal`.
        #[schema(max_length = 100)]
        action: String,
    },
    /// Take back the last answer, until dice have fallen or a secret was shown.
    Undo {
        /// The number of the last update.
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
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// The other seat has stayed away longer than its grace: take the win.
    Claim {},
    /// The other seat has stayed away longer than its grace: let a computer go on for it, the match counting
    /// no more.
    Replace {},
}

/// The longest action that is read.
pub(crate) const LONGEST_ACTION: usize = 100;
