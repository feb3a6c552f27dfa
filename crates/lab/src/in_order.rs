//! Work on several cores whose results are taken in the order of its numbers.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What is on its way.
struct Queue<T, F> {
    next: u64,
    due: u64,
    waiting: BTreeMap<u64, T>,
    take: F,
}

/// Do the pieces of work `0..count`, each on some thread (0 threads: one per core), and give what they make
/// to `take` in their order. Pieces are begun in order and none that was begun is dropped, so once `stop` is
/// true what was taken is everything up to some number: nothing is chosen by how long it took.
///
/// # Errors
/// When the threads cannot be started.
pub(crate) fn run<T: Send>(
    count: u64,
    threads: usize,
    stop: impl Fn() -> bool + Sync,
    work: impl Fn(u64) -> T + Sync,
    take: impl FnMut(u64, T) + Send,
) -> Result<(), rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let queue = Mutex::new(Queue { next: 0, due: 0, waiting: BTreeMap::new(), take });
    // A panicking thread ends the whole run: what it leaves behind is never used.
    let open = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    pool.broadcast(|_| {
        loop {
            let number = {
                let mut queue = open();
                if queue.next == count || stop() {
                    return;
                }
                queue.next += 1;
                queue.next - 1
            };
            let made = work(number);
            let queue = &mut *open();
            queue.waiting.insert(number, made);
            while let Some(made) = queue.waiting.remove(&queue.due) {
                (queue.take)(queue.due, made);
                queue.due += 1;
            }
        }
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn results_come_in_order_and_a_stop_leaves_a_beginning() {
        for threads in [1, 3] {
            let (flag, mut taken) = (AtomicBool::new(false), Vec::new());
            let stop = || flag.load(Ordering::Relaxed);
            run(500, threads, stop, |number| number * 2, |number, made| taken.push((number, made))).unwrap();
            assert!(taken.iter().copied().eq((0..500).map(|number| (number, number * 2))));
            let mut taken = Vec::new();
            let work = |number| flag.fetch_or(number == 100, Ordering::Relaxed);
            run(500, threads, stop, work, |number, _| taken.push(number)).unwrap();
            let last = taken.len() as u64;
            assert!(taken.into_iter().eq(0..last) && (101..=100 + threads as u64).contains(&last), "{last}");
        }
    }
}
