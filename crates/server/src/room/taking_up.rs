//! Which matches are being taken from the journal: each is by one alone, and whoever else wants it waits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

/// All that is under way, by the code of the match; the token is cancelled when it is over.
#[derive(Clone, Debug, Default)]
pub(super) struct TakingUp(Arc<Mutex<HashMap<String, CancellationToken>>>);

impl TakingUp {
    fn all(&self) -> MutexGuard<'_, HashMap<String, CancellationToken>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cancelled when the match has been taken up, or could not be; none where nobody is at it.
    pub(super) fn under_way(&self, code: &str) -> Option<CancellationToken> {
        self.all().get(code).cloned()
    }

    /// The right to take a match up; none where somebody is at it.
    pub(super) fn claim(&self, code: &str) -> Option<Claim> {
        let mut all = self.all();
        if all.contains_key(code) {
            return None;
        }
        all.insert(code.to_owned(), CancellationToken::new());
        Some(Claim { of: self.clone(), code: code.to_owned() })
    }
}

/// The right to take a match up; when it is dropped, those who wait look again.
#[derive(Debug)]
pub(super) struct Claim {
    of: TakingUp,
    code: String,
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Some(over) = self.of.all().remove(&self.code) {
            over.cancel();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn one_alone_takes_a_match_up_and_the_others_hear_when_it_is_over() {
        let taking_up = TakingUp::default();
        let claim = taking_up.claim("a").unwrap();
        assert!(taking_up.claim("a").is_none() && taking_up.claim("b").is_some());
        let over = taking_up.under_way("a").unwrap();
        assert!(!over.is_cancelled());
        drop(claim);
        assert!(over.is_cancelled() && taking_up.under_way("a").is_none());
        assert!(taking_up.claim("a").is_some());
        assert!(taking_up.all().is_empty(), "nothing is remembered of what is over");
    }
}
