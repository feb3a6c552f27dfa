//! Bounded pools: one in which computers think, so that they cannot starve people, and one for work of
//! milliseconds. A busy pool queues requests fairly: see [`crate::fair`].

use std::sync::Arc;
use std::thread::available_parallelism;

use crate::error::{Error, Result};
use crate::fair::{Bound, Gate, Hands, Party, Place};
use crate::metrics::Metrics;
use crate::room::table::Thought;

/// Hints and odds that may queue: per user, and per address.
const HINTS: Bound = Bound { each: 8, address: 64 };

/// Requests for clerks that may queue.
const MOMENTS: Bound = Bound { each: 16, address: 128 };

fn cores() -> usize {
    available_parallelism().map_or(1, std::num::NonZero::get)
}

/// The refusal when too many requests are queued.
fn too_many() -> Error {
    Error::too_often(2)
}

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    free: Gate,
    /// The queue for private tables: half the places, so that the others are for matches.
    advising: Gate,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// This many at a time; `None` means half the cores, at least one.
    pub(crate) fn new(hands: &Hands, most: Option<usize>, metrics: Arc<Metrics>) -> Self {
        let most = most.unwrap_or(cores() / 2).max(1);
        Self { free: Gate::with(hands, most), advising: Gate::new((most / 2).max(1)), metrics }
    }

    /// The answer to a request at a private table. However many there are, the computers of matches wait for
    /// only a few of them.
    pub(crate) async fn advise(&self, who: Party, thought: Thought) -> Option<String> {
        let turn = self.advising.enter(who, Bound::NONE).await?;
        let thought = move || {
            let _turn = turn;
            thought()
        };
        self.think(who, thought).await
    }

    /// A hint or the odds for a player's match, once there is a place to compute it.
    pub(crate) async fn hint(&self, who: Party, thought: Thought) -> Result<String> {
        let mut thinking = self.metrics.thinking();
        let place = self.free.enter(who, HINTS).await.ok_or_else(too_many)?;
        thinking.begin();
        place.work(thought).await.ok_or_else(|| Error::internal("thinking broke off"))
    }

    /// The answer of a computer in a match, once there is a place to think; `None` if thinking failed. The
    /// number of matches is limited per user, so this queue needs no bound.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        who: Party,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let mut thinking = self.metrics.thinking();
        let place = self.free.enter(who, Bound::NONE).await?;
        thinking.begin();
        place.work(thought).await
    }
}

/// The pool for work of milliseconds: too long to run between messages, too short to queue behind computers.
#[derive(Clone, Debug)]
pub(crate) struct Clerks(Gate);

impl Clerks {
    /// As many as there are cores.
    pub(crate) fn new(hands: &Hands) -> Self {
        Self(Gate::with(hands, cores()))
    }

    /// A clerk, once one is free: for work that has to read something first.
    pub(crate) async fn call(&self, who: Party) -> Result<Place> {
        self.0.enter(who, MOMENTS).await.ok_or_else(too_many)
    }

    /// A clerk, however many of the party wait: for what is bounded elsewhere.
    pub(crate) async fn turn(&self, who: Party) -> Result<Place> {
        self.0.enter(who, Bound::NONE).await.ok_or_else(too_many)
    }

    /// The answer at a private table, however many the user has open; `None` if it failed.
    pub(crate) async fn attend<T: Send + 'static>(
        &self,
        who: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.0.enter(who, Bound::NONE).await?.work(work).await
    }

    /// The answer, once there is a clerk.
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
        let thinkers = Thinkers::new(&Hands::default(), Some(2), Arc::default());
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
        let thinkers = Thinkers::new(&Hands::default(), Some(1), Arc::default());
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
