//! Ctrl-C in a command that plays many matches: the first one ends it with what was played, the second one
//! at once.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{OnceLock, mpsc};
use std::task::Poll;
use std::thread;

use anyhow::Context as _;

/// Set by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Whether somebody listens, or why not.
static LISTENS: OnceLock<Result<(), String>> = OnceLock::new();

/// The exit status of a program that was interrupted, as shells report it.
const STATUS: i32 = 130;

/// From now on Ctrl-C sets this flag instead of ending the program; a second one ends it.
pub(crate) fn caught() -> anyhow::Result<&'static AtomicBool> {
    let listens = LISTENS.get_or_init(|| listen().map_err(|error| format!("{error:#}")));
    listens.clone().map(|()| &INTERRUPTED).map_err(anyhow::Error::msg)
}

/// Returns when the handler is there: from then on no Ctrl-C ends the program by itself.
fn listen() -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
    let runtime = runtime.context("cannot listen to Ctrl-C")?;
    let (ready, is_ready) = mpsc::channel();
    let wait = move || {
        runtime.block_on(async {
            loop {
                let mut signal = pin!(tokio::signal::ctrl_c());
                // The handler is installed when the signal is first waited for.
                let early = poll_fn(|context| Poll::Ready(signal.as_mut().poll(context))).await;
                let _ = ready.send(());
                let came = match early {
                    Poll::Ready(came) => came,
                    Poll::Pending => signal.await,
                };
                if came.is_err() {
                    return;
                }
                if INTERRUPTED.swap(true, Ordering::Relaxed) {
                    std::process::exit(STATUS);
                }
                eprintln!(
                    "\ninterrupted: finishing the matches that were begun (Ctrl-C again to leave at once)"
                );
            }
        });
    };
    thread::Builder::new().name("interrupt".into()).spawn(wait).context("cannot start a thread")?;
    is_ready.recv().context("cannot listen to Ctrl-C")
}
