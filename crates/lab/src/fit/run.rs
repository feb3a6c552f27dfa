//! Many self-play matches on several threads, and what can be said about them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use touchline_engine::Outcome;

use super::Fitted;
use super::play::{Played, Selfplay};

/// What the matches of one spec were like.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Matches.
    pub matches: u64,
    /// Sampled positions.
    pub positions: u64,
    /// Goals.
    pub goals: u64,
    /// Draws.
    pub draws: u64,
    /// Matches that were given up.
    pub unfinished: u64,
    /// Matches without an opening: those below are sums over them.
    pub plain: u64,
    /// Home's points.
    pub points: f64,
    /// Their squares.
    pub squares: f64,
    /// Home's points without luck.
    pub adjusted: f64,
    /// Their squares.
    pub adjusted_squares: f64,
}

impl Tally {
    fn add(&mut self, played: &Played) {
        self.matches += 1;
        self.positions += played.positions as u64;
        self.goals += u64::from(played.goals);
        self.draws += u64::from(played.outcome == Outcome::Draw);
        self.unfinished += u64::from(played.outcome == Outcome::Unfinished);
        if played.plain {
            self.plain += 1;
            self.points += played.result;
            self.squares += played.result * played.result;
            self.adjusted += played.adjusted;
            self.adjusted_squares += played.adjusted * played.adjusted;
        }
    }

    /// The sums of both.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        Self {
            matches: self.matches + other.matches,
            positions: self.positions + other.positions,
            goals: self.goals + other.goals,
            draws: self.draws + other.draws,
            unfinished: self.unfinished + other.unfinished,
            plain: self.plain + other.plain,
            points: self.points + other.points,
            squares: self.squares + other.squares,
            adjusted: self.adjusted + other.adjusted,
            adjusted_squares: self.adjusted_squares + other.adjusted_squares,
        }
    }

    /// How many times smaller the variance of the points is without luck; `None` with too few matches.
    pub fn variance_factor(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "a number of matches")]
        let n = self.plain as f64;
        let variance = |sum: f64, squares: f64| squares / n - (sum / n) * (sum / n);
        let (all, rest) =
            (variance(self.points, self.squares), variance(self.adjusted, self.adjusted_squares));
        (self.plain > 1 && rest > 0.0).then(|| all / rest)
    }
}

/// Play matches from `first` on, until all are played or `stop` says so, each thread into its own file.
/// Returns a tally for every spec. The records are the same on any number of threads; their order is not.
///
/// # Errors
/// When a file cannot be written.
pub fn run<G: Fitted, W: Write + Send>(
    selfplay: &Selfplay<'_, G>,
    first: u64,
    matches: u64,
    files: Vec<W>,
    stop: &(dyn Fn() -> bool + Sync),
) -> io::Result<Vec<Tally>> {
    let (next, broken) = (AtomicU64::new(first), AtomicBool::new(false));
    let work = |mut file: W| -> io::Result<Vec<Tally>> {
        let mut tallies = vec![Tally::default(); G::SPECS.len()];
        while !stop() && !broken.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number - first >= matches {
                break;
            }
            let played = selfplay.play(number);
            tallies[played.spec].add(&played);
            file.write_all(&played.records).inspect_err(|_| broken.store(true, Ordering::Relaxed))?;
        }
        file.flush()?;
        Ok(tallies)
    };
    let done: Vec<io::Result<Vec<Tally>>> = thread::scope(|scope| {
        let threads: Vec<_> = files.into_iter().map(|file| scope.spawn(|| work(file))).collect();
        let gone = || Err(io::Error::other("a thread broke down"));
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| gone())).collect()
    });
    let mut sums = vec![Tally::default(); G::SPECS.len()];
    for tallies in done {
        sums.iter_mut().zip(tallies?).for_each(|(sum, tally)| *sum = sum.merge(tally));
    }
    Ok(sums)
}
