//! A sign of life while the computer thinks.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::terminal;

/// What nobody notices as waiting.
const MOMENT: Duration = Duration::from_millis(400);

/// Do some thinking. Where it takes longer than a moment the notice stands on the terminal until it is done;
/// `None` shows nothing.
pub(super) fn shown<T>(notice: Option<String>, think: impl FnOnce() -> T) -> T {
    let Some(notice) = notice.filter(|_| io::stderr().is_terminal() && !terminal::is_dumb()) else {
        return think();
    };
    let notice = terminal::shown(notice);
    let (thinking, done) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let show = move || {
            if done.recv_timeout(MOMENT) == Err(RecvTimeoutError::Timeout) {
                // On standard error, because standard output is locked by whoever waits.
                let mut terminal = io::stderr();
                let _ = write!(terminal, "{notice}").and_then(|()| terminal.flush());
                let _ = done.recv();
                let _ = write!(terminal, "\r\x1b[2K").and_then(|()| terminal.flush());
            }
        };
        // Without a thread there is no notice, and nothing else is lost.
        let _ = thread::Builder::new().spawn_scoped(scope, show);
        let thought = think();
        drop(thinking);
        thought
    })
}
