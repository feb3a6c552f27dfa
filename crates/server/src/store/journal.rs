//! The journal: what happens in matches, written before it is announced.
//!
//! Everything that arrives during a commit goes into the next one together (group commit): one statement, one
//! commit, one flush to disk for all of it. What should happen once an entry is durable travels with it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Row as _};
use tokio::sync::{mpsc, oneshot};

use super::endings::Ended;
use super::fault::Fault;
use super::{Backend, Store};
use crate::error::Result;
use crate::metrics::Metrics;
use crate::time::Millis;

/// The most entries in one commit.
const GROUP: usize = 512;

/// How often a committed entry is looked up through a reading connection.
const CHECK: Duration = Duration::from_secs(1);

/// An entry of a match's journal, as a row of the table `steps`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The match.
    pub match_id: i64,
    /// Its number in the match, from 1.
    pub seq: i64,
    /// The time.
    pub at: Millis,
    /// The entry as JSON.
    pub body: String,
}

/// Called once an entry is durable (or with `false` if it could not be stored: another writer took its
/// number, or the disk is full).
type Then = Box<dyn FnOnce(bool) + Send>;

/// An entry, and the end of the match if it ends with it.
struct Writing {
    step: JournalRow,
    ended: Option<Ended>,
}

struct Job {
    /// `None` if there is nothing to store, only something to do once everything before it is durable.
    writing: Option<Writing>,
    /// The match that resumes after an entry of it was lost.
    again: Option<i64>,
    then: Then,
}

/// Where matches submit their entries. Entries of one match are stored in order.
#[derive(Clone, Debug)]
pub struct Journal {
    jobs: mpsc::UnboundedSender<Job>,
    store: Store,
    metrics: Arc<Metrics>,
}

impl Journal {
    /// A journal with its writer; the writer ends when the last handle is gone and everything is written.
    pub fn start(store: Store, metrics: Arc<Metrics>) -> (Self, tokio::task::JoinHandle<()>) {
        let (jobs, inbox) = mpsc::unbounded_channel();
        (
            Self { jobs, store: store.clone(), metrics: metrics.clone() },
            tokio::spawn(write(store, inbox, metrics)),
        )
    }

    /// Store an entry, then call back. Matches submit one entry at a time, so the queue is bounded by their
    /// number.
    pub fn keep(&self, step: JournalRow, then: impl FnOnce(bool) + Send + 'static) {
        self.keep_with(step, None, then);
    }

    /// Store an entry and, if the match ends with it, its end: both or neither.
    pub(crate) fn keep_with(
        &self,
        step: JournalRow,
        ended: Option<Ended>,
        then: impl FnOnce(bool) + Send + 'static,
    ) {
        self.metrics.entry_handed_in();
        self.hand_in(Job { writing: Some(Writing { step, ended }), again: None, then: Box::new(then) });
    }

    /// Call back once everything submitted before is durable, or lost.
    pub fn after(&self, then: impl FnOnce() + Send + 'static) {
        self.hand_in(Job { writing: None, again: None, then: Box::new(|_| then()) });
    }

    /// After an entry of a match is lost, no later one is stored: they were based on something that never
    /// happened. From here on they are stored again; everything submitted before is settled by then.
    pub async fn begin_again(&self, match_id: i64) {
        let (done, settled) = oneshot::channel();
        self.hand_in(Job {
            writing: None,
            again: Some(match_id),
            then: Box::new(|_| {
                let _ = done.send(());
            }),
        });
        let _ = settled.await;
        // Matches that resume again and again while nothing can be stored would keep everybody else waiting.
        if self.store.fault().is_some() {
            tokio::time::sleep(CHECK / 10).await;
        }
    }

    fn hand_in(&self, job: Job) {
        if let Err(mpsc::error::SendError(job)) = self.jobs.send(job) {
            self.metrics.entries_settled(job.writing.iter().count(), false);
            (job.then)(false);
        }
    }
}

async fn write(store: Store, mut inbox: mpsc::UnboundedReceiver<Job>, metrics: Arc<Metrics>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut lost = HashSet::new();
    let mut checked: Option<Instant> = None;
    while inbox.recv_many(&mut group, GROUP).await > 0 {
        let writings: Vec<&Writing> = group.iter().filter_map(|job: &Job| job.writing.as_ref()).collect();
        let steps = writings.len();
        let commit = metrics.commit(steps);
        let mut kept = lost.is_empty() && append(&store, &writings).await.is_ok();
        if kept
            && let Some(last) = writings.last()
            && checked.is_none_or(|checked| checked.elapsed() > CHECK)
        {
            kept = is_there(&store, &last.step).await;
            checked = Some(Instant::now());
        }
        drop(commit);
        if kept {
            metrics.entries_settled(steps, true);
            group.drain(..).for_each(|job| (job.then)(true));
            continue;
        }
        // One of them is at fault; the others must not suffer for it.
        for job in group.drain(..) {
            if let Some(match_id) = job.again {
                lost.remove(&match_id);
            }
            let mut kept = true;
            if let Some(writing) = &job.writing {
                let match_id = writing.step.match_id;
                kept = !lost.contains(&match_id) && keep(&store, writing).await;
                if !kept {
                    lost.insert(match_id);
                }
                metrics.entries_settled(1, kept);
            }
            (job.then)(kept);
        }
    }
}

/// Store one entry; returns whether it is stored.
async fn keep(store: &Store, writing: &Writing) -> bool {
    let Err(error) = append(store, &[writing]).await else { return true };
    let step = &writing.step;
    // The commit may have happened although its response was lost.
    let kept = match store.read.acquire().await {
        Ok(mut connection) => has_step(&mut connection, step).await.unwrap_or(false),
        Err(_) => false,
    };
    if !kept {
        tracing::error!(%error, match_id = step.match_id, seq = step.seq, "a step could not be kept");
    }
    kept
}

/// Whether a committed entry is visible to other connections. Only a definite no means that something is
/// badly wrong. No entry waits for this.
async fn is_there(store: &Store, step: &JournalRow) -> bool {
    let Some(mut connection) = store.read.try_acquire() else { return true };
    let there = has_step(&mut connection, step).await.unwrap_or(true);
    if !there {
        store.note(Fault::Damaged, &"what was committed is not there");
    }
    there
}

/// Entries as a single argument of a statement: they serialise without fail.
fn rows<'a>(steps: impl Iterator<Item = &'a JournalRow>) -> String {
    let rows: Vec<_> = steps.map(|step| (step.match_id, step.seq, step.at, &step.body)).collect();
    serde_json::to_string(&rows).unwrap_or_default()
}

async fn append(store: &Store, writings: &[&Writing]) -> Result<(), sqlx::Error> {
    if writings.is_empty() {
        return Ok(());
    }
    let rows = rows(writings.iter().map(|writing| &writing.step));
    let sql = match store.backend {
        Backend::Sqlite => {
            "INSERT INTO steps (match_id, seq, at, body) \
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)"
        }
        Backend::Postgres => {
            "INSERT INTO steps (match_id, seq, at, body) \
             SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 \
             FROM json_array_elements($1::json)"
        }
    };
    let mut change = store.change().await?;
    change.run(sqlx::query(sql).bind(rows)).await?;
    for ended in writings.iter().filter_map(|writing| writing.ended.as_ref()) {
        change.run(ended.insert()).await?;
    }
    change.commit().await
}

impl Store {
    /// The last entry of a match.
    pub(crate) async fn last_step(&self, match_id: i64) -> Result<Option<JournalRow>, sqlx::Error> {
        let sql = "SELECT seq, at, body FROM steps WHERE match_id = $1 ORDER BY seq DESC LIMIT 1";
        let row = sqlx::query(sql).bind(match_id).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(JournalRow { match_id, seq: row.try_get(0)?, at: row.try_get(1)?, body: row.try_get(2)? })
        })
        .transpose()
    }

    /// All entries of a match, in order.
    pub async fn steps(&self, match_id: i64) -> Result<Vec<JournalRow>, sqlx::Error> {
        self.faults.strike_read()?;
        let rows = sqlx::query("SELECT seq, at, body FROM steps WHERE match_id = $1 ORDER BY seq")
            .bind(match_id)
            .fetch_all(&self.read)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(JournalRow { match_id, seq: row.try_get(0)?, at: row.try_get(1)?, body: row.try_get(2)? })
            })
            .collect()
    }
}

/// Whether exactly this entry is stored.
async fn has_step(connection: &mut AnyConnection, step: &JournalRow) -> Result<bool, sqlx::Error> {
    let sql = "SELECT at, body FROM steps WHERE match_id = $1 AND seq = $2";
    let row = sqlx::query(sql).bind(step.match_id).bind(step.seq).fetch_optional(connection).await?;
    row.map_or(Ok(false), |row| {
        Ok(row.try_get::<i64, _>(0)? == step.at && row.try_get::<String, _>(1)? == step.body)
    })
}
