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
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many at a time; none: half the cores, at least one.
    pub(crate) fn new(most: Option<usize>, metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { free: Arc::new(Semaphore::new(most.unwrap_or(cores / 2).max(1))), metrics }
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
    pub(crate) async fn ask(&self, work: impl FnOnce() -> String + Send + 'static) -> Option<String> {
        let place = self.0.clone().acquire_owned().await.ok()?;
        let work = move || {
            let _place = place;
            work()
        };
        tokio::task::spawn_blocking(work).await.ok()
    }
}
