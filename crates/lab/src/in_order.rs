//! Work on several cores whose results are taken in the order of its numbers.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// So many results wait at most for whoever takes them; then who makes more waits, too.
const FAR_BEHIND: usize = 4096;

/// What is made and not yet taken.
struct Made<T> {
    due: u64,
    waiting: BTreeMap<u64, T>,
}

impl<T> Made<T> {
    fn is_due(&self) -> bool {
        self.waiting.contains_key(&self.due)
    }

    fn next(&mut self) -> Option<(u64, T)> {
        let made = self.waiting.remove(&self.due)?;
        self.due += 1;
        Some((self.due - 1, made))
    }
}

/// Do the pieces of work `0..count`, each on some thread (0 threads: one per core), and give what they make
/// to `take` in their order, one at a time; the other threads work on meanwhile. Pieces are begun in order
/// and none that was begun is dropped, so once `stop` is true what was taken is everything up to some number:
/// nothing is chosen by how long it took.
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
    let next = AtomicU64::new(0);
    let (made, take) = (Mutex::new(Made { due: 0, waiting: BTreeMap::new() }), Mutex::new(take));
    // A number is taken only while there is one, and nobody begins after `stop`, whoever asked first.
    let begin = || {
        let another = |number: u64| (number < count && !stop()).then_some(number + 1);
        next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, another).ok()
    };
    pool.broadcast(|_| {
        while let Some(number) = begin() {
            let result = work(number);
            let far_behind = {
                let mut made = open(&made);
                made.waiting.insert(number, result);
                made.waiting.len() >= FAR_BEHIND
            };
            // Somebody else may be taking. What becomes due after they have looked for more they see here,
            // after they have let go, or whoever made it finds that nobody is taking.
            while open(&made).is_due() {
                let mut take = match take.try_lock() {
                    Ok(take) => take,
                    Err(TryLockError::Poisoned(take)) => take.into_inner(),
                    Err(TryLockError::WouldBlock) if far_behind => open(&take),
                    Err(TryLockError::WouldBlock) => break,
                };
                loop {
                    let Some((number, result)) = open(&made).next() else { break };
                    take(number, result);
                }
            }
        }
    });
    Ok(())
}

/// A panicking thread ends the whole run: what it leaves behind is never used.
fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread::{sleep, yield_now};
    use std::time::{Duration, Instant};

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

    /// While one thread writes a file, the other plays on; but not without end.
    #[test]
    #[allow(clippy::unwrap_used)]
    fn others_work_on_while_one_takes_until_too_much_waits() {
        let (far, begun) = (FAR_BEHIND as u64, AtomicU64::new(0));
        let work = |_| {
            begun.fetch_add(1, Ordering::Relaxed);
        };
        let mut taken = 0;
        let take = |number, ()| {
            if number == 0 {
                let since = Instant::now();
                while begun.load(Ordering::Relaxed) <= far {
                    assert!(since.elapsed() < Duration::from_mins(1), "nobody works on");
                    yield_now();
                }
                // Time to go too far, for who would.
                sleep(Duration::from_millis(50));
            }
            let ahead = begun.load(Ordering::Relaxed) - number;
            assert!(ahead <= far + 2, "{ahead} ahead");
            taken += 1;
        };
        run(3 * far, 2, || false, work, take).unwrap();
        assert_eq!(taken, 3 * far);
    }
}
