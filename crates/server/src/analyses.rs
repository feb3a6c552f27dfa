//! Where matches are analysed: a separate pool, small enough not to disturb play. Requests queue fairly, one
//! that hangs up is dropped, and recent reports are cached.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};
use touchline_ai::Level;
use touchline_ai::analysis::{Analyst, Course};
use touchline_engine::{Record, RecordError};
use touchline_protocol::analysis::Report;
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::app::App;
use crate::doors::{Doors, Held};
use crate::error::{Error, Result};
use crate::fair::{Bound, Gate, Party};
use crate::language::Language;

/// Concurrent analyses, if there are enough cores.
const MOST_AT_ONCE: usize = 2;

/// The most analyses running or queued.
const MOST_WAITING: usize = 32;

/// How many of them one person, or one address, may have: nobody can keep all others out.
const MOST_EACH: usize = 8;

/// Inputs of the longest match accepted: longer than any that people play.
const MOST_INPUTS: usize = 5000;

/// How many reports are cached, at about a megabyte each.
const MOST_KEPT: usize = 8;

/// The pool.
#[derive(Debug)]
pub(crate) struct Analyses {
    free: Gate,
    line: Arc<Semaphore>,
    /// Who is queued.
    waiting: Doors,
    /// Newest last.
    kept: Mutex<VecDeque<(Key, Bytes)>>,
}

impl Default for Analyses {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            free: Gate::new((cores / 4).clamp(1, MOST_AT_ONCE)),
            line: Arc::new(Semaphore::new(MOST_WAITING)),
            waiting: Doors::default(),
            kept: Mutex::default(),
        }
    }
}

/// The hash of a record and a level: the same key gives the same report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key([u8; 32]);

impl Key {
    fn of(record: &str, level: Level) -> Self {
        Self(Sha256::digest(format!("{level}\n{record}")).into())
    }
}

/// Calls back to ask whether to go on; returns the report as JSON, or `None` if it was stopped.
type Work = Box<dyn FnOnce(&Words, &(dyn Fn() -> bool + Sync)) -> Option<String> + Send>;

/// A match ready to be analysed.
struct Task {
    key: Key,
    looks: usize,
    work: Work,
}

impl Task {
    fn of(text: &str, level: Level) -> Result<Self> {
        let wrong = |error: RecordError| Error::record(&error);
        let record = Record::parse(text).map_err(wrong)?;
        let game = AnyGame::of_record(&record).map_err(wrong)?;
        if record.is_empty() {
            return Err(Error::bad("record-empty"));
        }
        if record.len() > MOST_INPUTS {
            return Err(Error::bad("too-long-to-analyse").number("most", MOST_INPUTS));
        }
        // One thread: the other cores belong to those who play.
        let analyst = Analyst { level, threads: 1 };
        let (key, looks) = (Key::of(text, level), Analyst::looks(record.len()));
        let work: Work = with_game!(game, game => {
            let course = Course::of_record(game, &record).map_err(wrong)?;
            Box::new(move |words, go_on| {
                let analysis = analyst.analyse_while(&course, go_on)?;
                serde_json::to_string(&Report::of(&analysis, words)).ok()
            })
        });
        Ok(Self { key, looks, work })
    }
}

/// An analysis under way; dropping it stops it.
#[derive(Debug)]
pub(crate) struct UnderWay {
    /// The number of progress steps in all.
    pub(crate) looks: usize,
    state: Arc<State>,
    /// The report as JSON.
    pub(crate) report: oneshot::Receiver<Bytes>,
    _wanted: DropGuard,
}

#[derive(Debug, Default)]
struct State {
    done: AtomicUsize,
    begun: AtomicBool,
}

impl UnderWay {
    /// The number of progress steps done.
    pub(crate) fn done(&self) -> usize {
        self.state.done.load(Ordering::Relaxed)
    }

    /// Whether it is still queued behind others.
    pub(crate) fn waits(&self) -> bool {
        !self.state.begun.load(Ordering::Relaxed)
    }
}

impl Analyses {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(Key, Bytes)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Find a cached report, and mark it as recently used.
    fn find(&self, key: Key) -> Option<Bytes> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| *known == key)?;
        let found = kept.remove(at)?;
        kept.push_back(found.clone());
        Some(found.1)
    }

    fn keep(&self, key: Key, report: Bytes) {
        let mut kept = self.kept();
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, report));
        while kept.len() > MOST_KEPT {
            kept.pop_front();
        }
    }
}

/// Analyse a record. A record that is wrong is refused at once.
pub(crate) async fn begin(
    app: &App,
    record: String,
    level: Level,
    held: &Held,
    who: Party,
) -> Result<UnderWay> {
    let waiter = held
        .at(&app.analyses.waiting, MOST_EACH)
        .ok_or_else(|| Error::conflict("too-many-of-yours").number("most", MOST_EACH))?;
    let place =
        app.analyses.line.clone().try_acquire_owned().map_err(|_| Error::unavailable("too-many-analyses"))?;
    let read = move || Task::of(&record, level);
    let task = app.clerks.ask(who, read).await??;
    let (to, report) = oneshot::channel();
    let (state, wanted) = (Arc::new(State::default()), CancellationToken::new());
    let under_way =
        UnderWay { looks: task.looks, state: state.clone(), report, _wanted: wanted.clone().drop_guard() };
    tokio::spawn(follow(app.clone(), who, task, state, wanted, to, (place, waiter)));
    Ok(under_way)
}

/// Wait in the queue, then analyse.
async fn follow(
    app: App,
    who: Party,
    task: Task,
    state: Arc<State>,
    wanted: CancellationToken,
    to: oneshot::Sender<Bytes>,
    _place: (OwnedSemaphorePermit, Held),
) {
    let key = task.key;
    if let Some(report) = app.analyses.find(key) {
        let _ = to.send(report);
        return;
    }
    let turn = tokio::select! {
        turn = app.analyses.free.enter(who, Bound::NONE) => turn,
        () = wanted.cancelled() => return,
        () = app.stopping.cancelled() => return,
    };
    let Some(turn) = turn else { return };
    // Somebody ahead may have asked for the same.
    if let Some(report) = app.analyses.find(key) {
        let _ = to.send(report);
        return;
    }
    state.begun.store(true, Ordering::Relaxed);
    let thinker = app.clone();
    let work = move || {
        let go_on = || {
            state.done.fetch_add(1, Ordering::Relaxed);
            !wanted.is_cancelled() && !thinker.stopping.is_cancelled()
        };
        // Cached for everybody, and read by its keys: in English.
        (task.work)(Language::default().words(), &go_on)
    };
    if let Some(Some(report)) = turn.work(work).await {
        let report = Bytes::from(report);
        app.analyses.keep(key, report.clone());
        let _ = to.send(report);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wanted_lately_is_remembered() {
        let analyses = Analyses::default();
        let key = |n: usize| Key::of(&n.to_string(), Level::Rookie);
        for n in 0..MOST_KEPT {
            analyses.keep(key(n), Bytes::from(n.to_string()));
        }
        assert_eq!(analyses.find(key(0)), Some(Bytes::from("0")));
        analyses.keep(key(MOST_KEPT), Bytes::new());
        assert_eq!(analyses.find(key(1)), None, "that was wanted least lately");
        assert_eq!(analyses.find(key(0)), Some(Bytes::from("0")));
        assert_eq!(analyses.kept().len(), MOST_KEPT);
        assert_ne!(key(0), Key::of("0", Level::Coach(1)));
    }
}
