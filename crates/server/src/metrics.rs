//! What the operator can monitor: counts and durations, in Prometheus text format.
//!
//! A hook is one line where something happens. Anything that lasts is a guard value: a `Counted` for what is
//! open, a `Commit` for what is being written, a `Thinking` for a computer that waits or thinks. Durations
//! are in real time, not of the injected clock: they show how the disk and the processor perform.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::app::App;
use crate::store::fault::Fault;

/// How long a commit may take before the journal counts as stuck.
const STUCK: Duration = Duration::from_secs(10);

/// All metrics.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// The origin of durations.
    start: Instant,
    /// Matches in memory, each with its owner.
    pub(crate) matches: Gauge,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Those of them that are private tables.
    pub(crate) tables: Gauge,
    /// Commands answered at private tables.
    pub(crate) commands: Counter,
    /// Entries given to the journal that are not settled yet.
    waiting: Gauge,
    kept: Counter,
    lost: Counter,
    commit_entries: Histogram,
    commit_seconds: Histogram,
    /// When the current commit began, in microseconds since `start` and at least 1; 0 if none is under way.
    commit_since: AtomicU64,
    requests: Family<RequestLabels, Counter>,
    request_seconds: Family<RouteLabels, Histogram, fn() -> Histogram>,
    thoughts_waiting: Gauge,
    thoughts: Gauge,
    thought_seconds: Histogram,
    pushes: Family<PushLabels, Counter>,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct PushLabels {
    outcome: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RouteLabels {
    route: String,
}

/// Buckets from a tenth of a millisecond to some thirteen seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 18))
}

impl Default for Metrics {
    fn default() -> Self {
        let metrics = Self {
            registry: Registry::with_prefix("touchline"),
            start: Instant::now(),
            matches: Gauge::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            commands: Counter::default(),
            waiting: Gauge::default(),
            kept: Counter::default(),
            lost: Counter::default(),
            commit_entries: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            commit_seconds: seconds(),
            commit_since: AtomicU64::new(0),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            thoughts_waiting: Gauge::default(),
            thoughts: Gauge::default(),
            thought_seconds: seconds(),
            pushes: Family::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Self {
        let all = &mut self.registry;
        all.register("build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        all.register(
            "matches_live",
            "Matches at hand: those that are played, and those that somebody looks at",
            self.matches.clone(),
        );
        all.register("sockets_open", "Open WebSockets", self.sockets.clone());
        all.register("tables_open", "Open WebSockets of the engine protocol", self.tables.clone());
        all.register("table_commands", "Commands of the engine protocol answered", self.commands.clone());
        all.register(
            "entries_waiting",
            "Journal entries handed in and not yet settled",
            self.waiting.clone(),
        );
        all.register("entries_kept", "Entries written to the journal", self.kept.clone());
        all.register(
            "entries_lost",
            "Journal entries that could not be written and were refused",
            self.lost.clone(),
        );
        all.register("commit_entries", "Journal entries in one commit", self.commit_entries.clone());
        let time = Unit::Seconds;
        all.register_with_unit("commit", "Duration of a commit", time.clone(), self.commit_seconds.clone());
        all.register("requests", "Requests answered", self.requests.clone());
        let requests = self.request_seconds.clone();
        all.register_with_unit("request", "Time to answer a request", time.clone(), requests);
        all.register(
            "thoughts_waiting",
            "Computer answers that wait for a thinker",
            self.thoughts_waiting.clone(),
        );
        all.register("thoughts", "Computer answers that are being thought about", self.thoughts.clone());
        all.register_with_unit(
            "thought",
            "Time a computer thought about an answer",
            time,
            self.thought_seconds.clone(),
        );
        all.register(
            "pushes",
            "Push notifications: sent, refused, gone, failed after all tries, or dropped for lack of room",
            self.pushes.clone(),
        );
        self
    }

    /// What came of a push notification.
    pub(crate) fn pushed(&self, outcome: &'static str) {
        self.pushes.get_or_create(&PushLabels { outcome }).inc();
    }

    /// All metrics in text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string never fails.
        let _ = encode(&mut text, &self.registry);
        text
    }

    /// An entry is given to the journal.
    pub(crate) fn entry_handed_in(&self) {
        self.waiting.inc();
    }

    /// This many entries are settled: stored, or refused.
    pub(crate) fn entries_settled(&self, entries: usize, kept: bool) {
        self.waiting.dec_by(i64::try_from(entries).unwrap_or(i64::MAX));
        if kept { &self.kept } else { &self.lost }.inc_by(entries as u64);
    }

    /// This many entries are being written, until the value is dropped.
    pub(crate) fn commit(&self, entries: usize) -> Commit<'_> {
        let begun = Instant::now();
        #[expect(clippy::cast_precision_loss, reason = "a commit has a few hundred entries")]
        self.commit_entries.observe(entries as f64);
        let since = u64::try_from((begun - self.start).as_micros()).unwrap_or(u64::MAX).max(1);
        self.commit_since.store(since, Ordering::Relaxed);
        Commit { metrics: self, begun }
    }

    /// Whether a commit takes so long that something must be wrong with the storage.
    pub(crate) fn is_journal_stuck(&self) -> bool {
        match self.commit_since.load(Ordering::Relaxed) {
            0 => false,
            since => self.start.elapsed() > Duration::from_micros(since) + STUCK,
        }
    }

    /// A computer's answer waits for a thinker.
    pub(crate) fn thinking(&self) -> Thinking {
        Thinking {
            waiting: Some(Counted::new(&self.thoughts_waiting)),
            begun: None,
            metrics: self.thoughts(),
        }
    }

    fn thoughts(&self) -> (Gauge, Histogram) {
        (self.thoughts.clone(), self.thought_seconds.clone())
    }
}

/// One open thing; counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Counted {
    /// Count one more.
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// A commit under way.
#[derive(Debug)]
pub(crate) struct Commit<'a> {
    metrics: &'a Metrics,
    begun: Instant,
}

impl Drop for Commit<'_> {
    fn drop(&mut self) {
        self.metrics.commit_since.store(0, Ordering::Relaxed);
        self.metrics.commit_seconds.observe(self.begun.elapsed().as_secs_f64());
    }
}

/// An answer of a computer: waiting, then [`begun`](Self::begin), then dropped. It owns its counters, so that
/// it can move to another thread.
#[derive(Debug)]
pub(crate) struct Thinking {
    waiting: Option<Counted>,
    begun: Option<(Counted, Instant)>,
    metrics: (Gauge, Histogram),
}

impl Thinking {
    /// A thinker starts on it.
    pub(crate) fn begin(&mut self) {
        self.waiting = None;
        self.begun = Some((Counted::new(&self.metrics.0), Instant::now()));
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some((_, since)) = &self.begun {
            self.metrics.1.observe(since.elapsed().as_secs_f64());
        }
    }
}

/// The layer that counts and logs requests. Only the template of the route is logged: a path may contain an
/// invitation secret.
pub(crate) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = method_word(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    // Reads do not pass through a change, which would notice it.
    if response.extensions().get() == Some(&Fault::Damaged) {
        app.store.note(Fault::Damaged, &"a request met it");
    }
    let (status, time) = (response.status().as_u16(), begun.elapsed());
    tracing::debug!(method, route, status, micros = time.as_micros(), "request");
    app.metrics.requests.get_or_create(&RequestLabels { method, route: route.clone(), status }).inc();
    app.metrics.request_seconds.get_or_create(&RouteLabels { route }).observe(time.as_secs_f64());
    response
}

/// A method as a label: clients can invent any number of them, so only the standard ones are distinguished.
fn method_word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_waits_then_thinks_then_is_measured() {
        let metrics = Metrics::default();
        let mut thought = metrics.thinking();
        assert_eq!((metrics.thoughts_waiting.get(), metrics.thoughts.get()), (1, 0));
        thought.begin();
        assert_eq!((metrics.thoughts_waiting.get(), metrics.thoughts.get()), (0, 1));
        drop(thought);
        assert_eq!(metrics.thoughts.get(), 0);
        drop(metrics.thinking());
        assert_eq!(metrics.thoughts_waiting.get(), 0);
        assert!(
            metrics.text().contains("touchline_thought_seconds_count 1\n"),
            "what was given up is not measured"
        );
    }

    #[test]
    fn a_journal_is_stuck_only_while_a_commit_lasts_too_long() {
        let mut metrics = Metrics::default();
        assert!(!metrics.is_journal_stuck());
        metrics.start = Instant::now().checked_sub(2 * STUCK).unwrap_or_else(Instant::now);
        metrics.commit_since.store(1, Ordering::Relaxed);
        assert!(metrics.is_journal_stuck());
        drop(metrics.commit(1));
        assert!(!metrics.is_journal_stuck());
    }
}
