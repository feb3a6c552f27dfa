//! Refusals as sentences.

use touchline_engine::{RecordError, Refusal};
use touchline_words::Words;

/// A refusal as an error for people.
pub(crate) fn sentence(refusal: &Refusal) -> anyhow::Error {
    anyhow::anyhow!(Words::english().say(refusal))
}

/// An error in a record, with its line.
pub(crate) fn record_error(error: &RecordError) -> anyhow::Error {
    sentence(&error.refusal).context(format!("line {}", error.line))
}
