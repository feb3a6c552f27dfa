//! The bounded pools: one in which computers think, so that they cannot starve people, and one for what takes a moment but not none. Whoever finds
//! a pool busy waits in line.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::room::table::Thought;

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
    /// Where those wait who ask at tables of their own: half the places, so that the others are for matches.
    advising: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many at a time; none: half the cores, at least one.
    pub(crate) fn new(most: Option<usize>, metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let most = most.unwrap_or(cores / 2).max(1);
        let places = |count: usize| Arc::new(Semaphore::new(count));
        Self { free: places(most), advising: places((most / 2).max(1)), metrics }
    }

    /// The answer to somebody at a table of their own. However many ask there, the computers of matches wait for few of them.
    pub(crate) async fn advise(&self, thought: Thought) -> Option<String> {
        let turn = self.advising.clone().acquire_owned().await.ok()?;
        let thought = move || {
            let _turn = turn;
            thought()
        };
        self.think(Box::new(thought)).await
    }

    /// The answer, once there was a place to think; none when thinking broke off.
    pub(crate) async fn think(&self, thought: Thought) -> Option<String> {
        let mut thinking = self.metrics.thinking();
        let place = self.free.clone().acquire_owned().await.ok()?;
        thinking.begin();
        // The place goes with the thought: also when nobody waits for it any more, it is taken until the thought has ended.
        let thought = move || {
            let _place = place;
            thought()
        };
        tokio::task::spawn_blocking(thought).await.ok()
    }
}

/// The pool for what takes milliseconds: too long to keep others from being heard, too short to wait behind computers.
#[derive(Clone, Debug)]
pub(crate) struct Clerks(Arc<Semaphore>);

impl Default for Clerks {
    /// As many as there are cores.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self(Arc::new(Semaphore::new(cores)))
    }
}

impl Clerks {
    /// The answer, once there was a clerk; none when it broke off.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.0.clone().acquire_owned().await.ok()?;
        let work = move || {
            let _place = place;
            work()
        };
        tokio::task::spawn_blocking(work).await.ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn however_many_want_advice_matches_go_on() {
        let thinkers = Thinkers::new(Some(2), Arc::default());
        let (ends, advisers): (Vec<_>, Vec<_>) = (0..10)
            .map(|_| {
                let (end, ended) = mpsc::channel::<()>();
                let thinkers = thinkers.clone();
                let thought = move || ended.recv().map_or_else(|_| "done".to_owned(), |()| String::new());
                (end, tokio::spawn(async move { thinkers.advise(Box::new(thought)).await }))
            })
            .unzip();
        tokio::task::yield_now().await;
        assert_eq!(thinkers.think(Box::new(|| "moved".to_owned())).await, Some("moved".to_owned()));
        drop(ends);
        for adviser in advisers {
            assert_eq!(adviser.await.unwrap(), Some("done".to_owned()));
        }
    }
}
