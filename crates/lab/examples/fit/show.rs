//! Progress: a bar on a terminal, plain lines elsewhere; a line per generation.

use std::io::{self, IsTerminal as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use touchline_lab::fit::{Generation, Progress};

/// Without a terminal, print a line this often.
const PLAIN: Duration = Duration::from_secs(20);

/// The columns of [`row`].
pub(crate) const HEAD: &str =
    "generation  matches  positions  goals  draws    loss  held out    base  goals off";

/// A generation as a line: the loss on the matches it learned from, on held-out matches, and of always
/// predicting the shares of their results.
pub(crate) fn row(generation: &Generation) -> String {
    let Generation { number, matches, positions, goals, draws, learned, held_out } = generation;
    format!(
        "{number:>10}{matches:>9}{positions:>11}{goals:>7.2}{draws:>7.2}{:>8.4}{:>10.4}{:>8.4}{:>11.3}",
        learned.log,
        held_out.log,
        held_out.base,
        held_out.goals.sqrt()
    )
}

/// The progress display of one task.
pub(crate) struct Show {
    name: &'static str,
    begin: Instant,
    bar: ProgressBar,
    plain: Option<Mutex<Instant>>,
}

impl Show {
    pub(crate) fn new(name: &'static str) -> Self {
        let (bar, begin) = (ProgressBar::hidden(), Instant::now());
        let terminal = io::stderr().is_terminal();
        if terminal {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.set_style(
                ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")
                    .unwrap_or_else(|_| ProgressStyle::default_bar()),
            );
        }
        Self { name, begin, bar, plain: (!terminal).then(|| Mutex::new(begin)) }
    }

    /// Report progress; may be called from any thread.
    pub(crate) fn tell(&self, progress: Progress<'_>) {
        match progress {
            Progress::Plays { generation, matches } => {
                self.start(u64::from(matches), &format!("generation {generation} plays"));
            }
            Progress::Learns { positions, epochs } => {
                self.start(u64::from(epochs), &format!("learns from {positions} positions"));
            }
            Progress::Played(more) => self.forward(u64::from(more)),
            Progress::Learned => self.forward(1),
            Progress::Done(..) => self.bar.reset(),
        }
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

    /// Print a line, with the seconds so far.
    pub(crate) fn print(&self, line: &str) {
        let seconds = self.begin.elapsed().as_secs();
        self.bar.suspend(|| println!("{line}{seconds:>9}"));
    }
}

impl Drop for Show {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
