//! A node's own executor: everything that the node does runs in this thread, and the world goes on when there
//! is nothing left to do. Dropped, all of it ends at once, as a killed process does.

use std::cell::Cell;
use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::task::{Poll, Waker};

use tokio::runtime::{Builder, Runtime};

/// Whom to tell when there is nothing left to do.
#[derive(Default)]
struct Quiet {
    is_quiet: AtomicBool,
    waker: Mutex<Option<Waker>>,
}

impl Quiet {
    fn waker(&self) -> Option<Waker> {
        self.waker.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The executor.
pub(crate) struct Executor {
    runtime: Runtime,
    quiet: Arc<Quiet>,
}

impl Executor {
    pub(crate) fn new() -> Self {
        count_panics();
        let quiet = Arc::<Quiet>::default();
        let told = quiet.clone();
        let runtime = Builder::new_current_thread()
            .on_thread_park(move || {
                told.is_quiet.store(true, Ordering::Relaxed);
                if let Some(waker) = told.waker() {
                    waker.wake();
                }
            })
            .build()
            .expect("an executor without drivers needs nothing of the system");
        Self { runtime, quiet }
    }

    /// Do everything that can be done without time passing.
    pub(crate) fn settle(&self) {
        self.quiet.is_quiet.store(false, Ordering::Relaxed);
        self.runtime.block_on(poll_fn(|context| {
            if self.quiet.is_quiet.load(Ordering::Relaxed) {
                return Poll::Ready(());
            }
            *self.quiet.waker.lock().unwrap_or_else(PoisonError::into_inner) = Some(context.waker().clone());
            Poll::Pending
        }));
    }

    /// Do something as this node.
    pub(crate) fn enter<T>(&self, act: impl FnOnce() -> T) -> T {
        let _entered = self.runtime.enter();
        act()
    }

    /// Begin something that goes on by itself.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        drop(self.runtime.spawn(task));
    }
}

thread_local! {
    static PANICS: Cell<usize> = const { Cell::new(0) };
}

/// An executor catches the panic of a task, and nobody would hear of it.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            PANICS.set(PANICS.get() + 1);
            before(info);
        }));
    });
}

/// How many panics there were in this thread.
pub(crate) fn panics() -> usize {
    PANICS.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_before_the_world_goes_on_and_nothing_survives_the_executor() {
        let executor = Executor::new();
        let (tell, told) = std::sync::mpsc::channel();
        let (go, mut goes) = tokio::sync::mpsc::channel::<u32>(1);
        let report = tell.clone();
        executor.spawn(async move {
            while let Some(number) = goes.recv().await {
                let report = report.clone();
                tokio::spawn(async move {
                    tokio::task::yield_now().await;
                    let _ = report.send(number);
                });
            }
        });
        executor.settle();
        for number in 0..3 {
            assert!(go.try_send(number).is_ok());
            executor.settle();
            assert_eq!(told.try_recv(), Ok(number));
        }
        drop(executor);
        assert!(go.is_closed());
        assert_eq!(panics(), 0);
    }
}
