//! A notice while the computer thinks.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::terminal;

/// A delay nobody notices.
const MOMENT: Duration = Duration::from_millis(400);

/// Run `think`. If it takes longer than a moment, a notice stays on the terminal until it is done; `None`
/// shows nothing.
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
        // Without a thread there is just no notice.
        let _ = thread::Builder::new().spawn_scoped(scope, show);
        let thought = think();
        drop(thinking);
        thought
    })
}
