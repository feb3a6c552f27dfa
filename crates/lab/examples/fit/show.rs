//! Progress: a bar on a terminal, plain lines elsewhere.

use std::io::{self, IsTerminal as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Without a terminal, print a line this often.
const PLAIN: Duration = Duration::from_secs(20);

/// The progress display of one task.
pub(crate) struct Show {
    name: &'static str,
    bar: ProgressBar,
    plain: Option<Mutex<Instant>>,
}

impl Show {
    pub(crate) fn new(name: &'static str) -> Self {
        let bar = ProgressBar::hidden();
        let terminal = io::stderr().is_terminal();
        if terminal {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.set_style(
                ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")
                    .unwrap_or_else(|_| ProgressStyle::default_bar()),
            );
        }
        Self { name, bar, plain: (!terminal).then(|| Mutex::new(Instant::now())) }
    }

    /// Begin a task with this many steps.
    pub(crate) fn start(&self, len: u64, what: &str) {
        self.bar.reset();
        self.bar.set_length(len);
        self.bar.set_message(format!("{}: {what}", self.name));
    }

    /// Advance by this many steps.
    pub(crate) fn forward(&self, more: u64) {
        self.bar.inc(more);
        let Some(Ok(mut last)) = self.plain.as_ref().map(Mutex::lock) else { return };
        if last.elapsed() >= PLAIN {
            *last = Instant::now();
            let (done, of) = (self.bar.position(), self.bar.length().unwrap_or(0));
            eprintln!("{}: {done} of {of}", self.bar.message());
        }
    }
}

impl Drop for Show {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
