//! Runs the same work for many items on several cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Run `work` for every number below `count`; the results are in order. They do not depend on the number of
/// threads; a single thread starts none.
pub(crate) fn map<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = match threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        some => some,
    };
    if threads == 1 || count < 2 {
        return (0..count).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let share = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut all: Vec<(usize, T)> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(count)).map(|_| scope.spawn(share)).collect();
        let mut all = share();
        for other in others {
            match other.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, value)| value).collect()
}

#[cfg(test)]
mod tests {
    use super::map;

    #[test]
    fn the_order_is_kept_whatever_the_threads() {
        let squares: Vec<usize> = (0..100).map(|n| n * n).collect();
        for threads in [0, 1, 2, 7, 200] {
            assert_eq!(map(100, threads, |n| n * n), squares);
        }
        assert!(map(0, 4, |n| n).is_empty());
    }
}
