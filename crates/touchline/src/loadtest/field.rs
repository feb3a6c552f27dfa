//! All matches of a load test, and what is counted while they are played.
//!
//! Everything runs on one thread: the load generator shares the machine with the server, so it has to be
//! cheap and must not take both cores.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use indicatif::ProgressBar;
use serde_json::Value;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use touchline_lab::Times;

use super::game::Game;
use super::http::Http;
use super::planner::Script;

/// How long inputs that were sent in time may take to reach both seats.
const DRAIN: Duration = Duration::from_secs(10);

/// The phase of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nobody answers.
    Still,
    /// Seats answer, nothing is counted.
    Warm,
    /// Seats answer, inputs are counted.
    Measured,
}

/// The counts.
#[derive(Default)]
pub(super) struct Tally {
    /// From sending an input, or from when it was due, until both seats have its events.
    pub(super) times: Times,
    /// Counted inputs that have not yet come back to their own seat.
    pub(super) outstanding: u64,
    /// Inputs the other seat heard nothing of: nothing it may see had changed, or the answer was secret.
    pub(super) untold: u64,
    /// Answers that came too late because the other seat had answered in secret meanwhile; they are sent
    /// again.
    pub(super) stale: u64,
    /// Answers in the inputs that came back to their own seat.
    pub(super) answers: u64,
    /// Turns that ended with one of these inputs: a seat's answers until dice fall or it is asked no more.
    pub(super) turns: u64,
    /// Messages in both directions, and their bytes.
    pub(super) messages: u64,
    pub(super) bytes: u64,
    /// Matches that ended.
    pub(super) finished: u64,
}

/// All matches.
pub(super) struct Field {
    pub(super) http: Http,
    /// The servers: a seat after another sits at the next one.
    pub(super) addrs: Vec<SocketAddr>,
    pub(super) script: Script,
    /// Inputs per second and match; `None` is as fast as updates arrive.
    rate: Cell<Option<f64>>,
    /// Matches with a lower number are played, the others stand still.
    active: Cell<usize>,
    phase: Cell<Phase>,
    changed: Notify,
    pub(super) tally: RefCell<Tally>,
    games: RefCell<JoinSet<Result<()>>>,
    made: Cell<usize>,
}

impl Field {
    pub(super) fn new(http: Http, addrs: Vec<SocketAddr>, script: Script) -> Rc<Self> {
        Rc::new(Self {
            http,
            addrs,
            script,
            rate: Cell::new(None),
            active: Cell::new(0),
            phase: Cell::new(Phase::Still),
            changed: Notify::new(),
            tally: RefCell::default(),
            games: RefCell::default(),
            made: Cell::new(0),
        })
    }

    /// Create matches, both seats connected, until there are this many.
    pub(super) async fn grow(self: &Rc<Self>, matches: usize, bar: &ProgressBar) -> Result<()> {
        let mut making = JoinSet::new();
        while self.made.get() < matches || !making.is_empty() {
            while self.made.get() < matches && making.len() < 16 {
                let number = self.made.replace(self.made.get() + 1);
                let field = self.clone();
                making.spawn_local(async move { Game::new(field, number).await });
            }
            let Some(game) = making.join_next().await else { break };
            let game = game??;
            self.games.borrow_mut().spawn_local(game.play());
            bar.inc(1);
        }
        Ok(())
    }

    /// Play this many matches for a while and count. `begin` and `end` are called when counting starts and
    /// stops.
    pub(super) async fn measure<T>(
        &self,
        (matches, rate): (usize, Option<f64>),
        (warm_up, window): (Duration, Duration),
        bar: &ProgressBar,
        mut look: impl AsyncFnMut() -> Result<T>,
    ) -> Result<(Tally, T, T, Duration)> {
        self.active.set(matches);
        self.rate.set(rate);
        self.turn(Phase::Warm);
        self.pass(warm_up, bar).await?;
        self.tally.take();
        let before = look().await?;
        let begin = Instant::now();
        self.turn(Phase::Measured);
        self.pass(window, bar).await?;
        let took = begin.elapsed();
        self.turn(Phase::Still);
        let after = look().await?;
        let drained = Instant::now();
        while self.tally.borrow().outstanding > 0 {
            if drained.elapsed() > DRAIN {
                bail!("{} inputs were never answered", self.tally.borrow().outstanding);
            }
            self.pass(Duration::from_millis(5), bar).await?;
        }
        // Whatever has reached its own seat reaches the other at the same time or never.
        self.pass(Duration::from_millis(50), bar).await?;
        Ok((self.tally.take(), before, after, took))
    }

    fn turn(&self, phase: Phase) {
        self.phase.set(phase);
        self.changed.notify_waiters();
    }

    /// Wait for this long, unless a match fails.
    async fn pass(&self, time: Duration, bar: &ProgressBar) -> Result<()> {
        let end = Instant::now() + time;
        while let Some(left) = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()) {
            tokio::time::sleep(left.min(Duration::from_millis(250))).await;
            bar.tick();
            if let Some(ended) = self.games.borrow_mut().try_join_next() {
                ended??;
            }
        }
        Ok(())
    }

    /// Whether an input sent now counts.
    pub(super) fn is_measured(&self) -> bool {
        self.phase.get() == Phase::Measured
    }

    /// Count a message on the sockets while it is measured.
    pub(super) fn count_message(&self, text: &str) {
        if self.is_measured() {
            let mut tally = self.tally.borrow_mut();
            tally.messages += 1;
            tally.bytes += text.len() as u64;
        }
    }

    /// Whether a match is being played.
    pub(super) fn is_active(&self, number: usize) -> bool {
        self.phase.get() != Phase::Still && number < self.active.get()
    }

    /// Wait until any of this may have changed.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// The time between two inputs of a match; `None` is as fast as updates arrive.
    pub(super) fn pace(&self) -> Option<Duration> {
        self.rate.get().map(|rate| Duration::from_secs_f64(rate.recip()))
    }

    /// When a match that starts now sends its first input: matches are spread evenly.
    #[expect(clippy::cast_precision_loss, reason = "numbers of matches are small")]
    pub(super) fn offset(&self, number: usize) -> Duration {
        let share = number as f64 / self.active.get().max(1) as f64;
        self.pace().unwrap_or_default().mul_f64(share.clamp(0.0, 1.0))
    }

    /// Create a guest; returns its session cookie.
    pub(super) async fn guest(&self) -> Result<String> {
        self.http.post("/api/guests", None, "").await?.cookie.context("a guest gets no cookie")
    }

    /// Create a match between two users; returns its code.
    pub(super) async fn new_match(&self, [home, away]: [&str; 2]) -> Result<String> {
        let proposal = serde_json::json!({
            "spec": self.script.spec,
            "seat": "home",
            "clock": { "kind": "live", "seconds": 10_800, "increment": 10, "at_zero": "fallback" },
        });
        let made = self.http.post("/api/matches", Some(home), &proposal.to_string()).await?;
        let made: Value = serde_json::from_str(&made.body)?;
        let code = made["code"].as_str().context("a new match has no code")?;
        self.http.post(&format!("/api/matches/{code}/join"), Some(away), "{}").await?;
        Ok(code.to_owned())
    }
}
