//! The bounded pools: one in which computers think, so that they cannot starve people, and one for what takes
//! a moment but not none. Whoever finds a pool busy waits for their turn, which goes round: see
//! [`crate::fair`].

use std::sync::Arc;
use std::thread::available_parallelism;

use crate::error::{Error, Result};
use crate::fair::{Bound, Gate, Party, Place};
use crate::metrics::Metrics;
use crate::room::table::Thought;

/// Hints and odds that may wait: of one user, and of everybody at their address.
const HINTS: Bound = Bound { each: 8, address: 64 };

/// Moments of clerks that may wait.
const MOMENTS: Bound = Bound { each: 16, address: 128 };

fn cores() -> usize {
    available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Somebody waits for more than anybody can look at.
fn too_many() -> Error {
    Error::too_often(2)
}

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    free: Gate,
    /// Where those wait who ask at tables of their own: half the places, so that the others are for matches.
    advising: Gate,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many at a time; none: half the cores, at least one.
    pub(crate) fn new(most: Option<usize>, metrics: Arc<Metrics>) -> Self {
        let most = most.unwrap_or(cores() / 2).max(1);
        Self { free: Gate::new(most), advising: Gate::new((most / 2).max(1)), metrics }
    }

    /// The answer to somebody at a table of their own. However many ask there, the computers of matches wait
    /// for few of them.
    pub(crate) async fn advise(&self, who: Party, thought: Thought) -> Option<String> {
        let turn = self.advising.enter(who, Bound::NONE).await?;
        let thought = move || {
            let _turn = turn;
            thought()
        };
        self.think(who, Box::new(thought)).await
    }

    /// What somebody wants to know of their match, once there was a place to find it out.
    pub(crate) async fn hint(&self, who: Party, thought: Thought) -> Result<String> {
        let mut thinking = self.metrics.thinking();
        let place = self.free.enter(who, HINTS).await.ok_or_else(too_many)?;
        thinking.begin();
        place.work(thought).await.ok_or_else(|| Error::internal("thinking broke off"))
    }

    /// The answer of a computer that plays for somebody, once there was a place to think; none when thinking
    /// broke off. Nobody plays more matches than they may, so as many may wait.
    pub(crate) async fn think(&self, who: Party, thought: Thought) -> Option<String> {
        let mut thinking = self.metrics.thinking();
        let place = self.free.enter(who, Bound::NONE).await?;
        thinking.begin();
        place.work(thought).await
    }
}

/// The pool for what takes milliseconds: too long to keep others from being heard, too short to wait behind
/// computers.
#[derive(Clone, Debug)]
pub(crate) struct Clerks(Gate);

impl Default for Clerks {
    /// As many as there are cores.
    fn default() -> Self {
        Self(Gate::new(cores()))
    }
}

impl Clerks {
    /// A clerk, once one is free: for what has to be read first.
    pub(crate) async fn call(&self, who: Party) -> Result<Place> {
        self.0.enter(who, MOMENTS).await.ok_or_else(too_many)
    }

    /// A clerk, however many of theirs wait: for what is bounded elsewhere.
    pub(crate) async fn turn(&self, who: Party) -> Result<Place> {
        self.0.enter(who, Bound::NONE).await.ok_or_else(too_many)
    }

    /// The answer at a table of somebody's own, however many they have open; none when it broke off.
    pub(crate) async fn attend<T: Send + 'static>(
        &self,
        who: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.0.enter(who, Bound::NONE).await?.work(work).await
    }

    /// The answer, once there was a clerk.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        who: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let done = self.call(who).await?.work(work).await;
        done.ok_or_else(|| Error::internal("what was asked broke off"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::mpsc;

    use super::*;

    fn somebody(user: i64) -> Party {
        Party { address: None, user: Some(user) }
    }

    #[tokio::test]
    async fn however_many_want_advice_matches_go_on() {
        let thinkers = Thinkers::new(Some(2), Arc::default());
        let (ends, advisers): (Vec<_>, Vec<_>) = (0..10)
            .map(|user| {
                let (end, ended) = mpsc::channel::<()>();
                let thinkers = thinkers.clone();
                let thought = move || ended.recv().map_or_else(|_| "done".to_owned(), |()| String::new());
                (end, tokio::spawn(async move { thinkers.advise(somebody(user), Box::new(thought)).await }))
            })
            .unzip();
        tokio::task::yield_now().await;
        let moved = thinkers.think(somebody(11), Box::new(|| "moved".to_owned())).await;
        assert_eq!(moved, Some("moved".to_owned()));
        drop(ends);
        for adviser in advisers {
            assert_eq!(adviser.await.unwrap(), Some("done".to_owned()));
        }
    }

    #[tokio::test]
    async fn whoever_has_too_many_hints_waiting_is_told_so() {
        let thinkers = Thinkers::new(Some(1), Arc::default());
        let (end, ended) = mpsc::channel::<()>();
        let first = thinkers.clone();
        let long = tokio::spawn(async move {
            first
                .think(
                    somebody(1),
                    Box::new(move || ended.recv().map_or_else(|_| String::new(), |()| String::new())),
                )
                .await
        });
        tokio::task::yield_now().await;
        let hint = |user| {
            let thinkers = thinkers.clone();
            tokio::spawn(async move { thinkers.hint(somebody(user), Box::new(String::new)).await })
        };
        let waiting: Vec<_> = (0..HINTS.each).map(|_| hint(1)).collect();
        tokio::task::yield_now().await;
        assert_eq!(hint(1).await.unwrap().unwrap_err().code(), "too-often");
        let other = hint(2);
        drop(end);
        assert!(other.await.unwrap().is_ok() && long.await.unwrap().is_some());
        for hint in waiting {
            assert!(hint.await.unwrap().is_ok());
        }
    }
}
