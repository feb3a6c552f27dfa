//! Refusals as errors of the binary.

use touchline_engine::Refusal;

/// What the person at the terminal is told.
pub(crate) fn sentence(refusal: &Refusal) -> anyhow::Error {
    anyhow::anyhow!("{refusal}")
}
