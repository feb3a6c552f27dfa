//! The bounded pool in which computer opponents think, so that they cannot starve people: whoever finds it busy waits in line.

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
