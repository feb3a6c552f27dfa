//! Seeds as people write them.

/// The seed named by a word.
pub(crate) fn read(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| {
        format!("\"{}\" is no seed: a seed is a whole number from 0 to {}", word.escape_debug(), u64::MAX)
    })
}
