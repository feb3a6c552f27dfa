//! The journal: what happens in matches, written before it is announced.
//!
//! Everything that arrives during a commit goes into the next one together (group commit): one statement, one
//! commit, one flush to disk for all of it. What should happen once an entry is durable travels with it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::pool::PoolConnection;
use sqlx::{Any, Row as _};
use tokio::sync::{mpsc, oneshot};
use touchline_fairdice::{Hash, from_hex, to_hex};

use super::endings::Ended;
use super::ledger::Ledger;
use super::{Backend, Store, leases};
use crate::error::Result;
use crate::metrics::Metrics;
use crate::sabotage::{Sabotage, is_in_force};
use crate::time::{Millis, Time};

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

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is durable.
    Kept,
    /// Another node was first, with its number or with the lease of the match.
    Late,
    /// It could not be stored, as on a full disk.
    Failed,
}

impl Outcome {
    /// Whether it is durable.
    pub(crate) fn is_kept(self) -> bool {
        self == Self::Kept
    }
}

/// Called once it is known what became of an entry.
type Then = Box<dyn FnOnce(Outcome) + Send>;

/// What is stored together with an entry.
#[derive(Default)]
pub(crate) struct With {
    /// The end of the match, if it ends with it.
    pub(crate) ended: Option<Ended>,
    /// The secret of its dice, if it begins with it.
    pub(crate) secret: Option<Hash>,
    /// The epoch of the lease it is written under, where it happens by itself: by then it must still stand.
    pub(crate) fence: Option<i64>,
}

/// What is stored of a match.
#[derive(Default)]
pub(crate) struct Kept {
    /// All entries, in order.
    pub(crate) steps: Vec<JournalRow>,
    /// The secret of its dice; none in a match from before there was such a thing.
    pub(crate) secret: Option<Hash>,
    /// Who does what happens by itself, where there are several nodes.
    pub(crate) lease: Option<leases::Lease>,
}

/// An entry, and what is stored with it.
pub(crate) struct Writing {
    pub(crate) step: JournalRow,
    pub(crate) with: With,
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
    ledger: Arc<dyn Ledger>,
    time: Time,
    metrics: Arc<Metrics>,
}

impl Journal {
    /// A journal with its writer; the writer ends when the last handle is gone and everything is written.
    pub fn start(store: Store, metrics: Arc<Metrics>) -> (Self, tokio::task::JoinHandle<()>) {
        Self::over(Arc::new(store), Time::system(), metrics)
    }

    /// The same over any storage, and any time.
    pub(crate) fn over(
        ledger: Arc<dyn Ledger>,
        time: Time,
        metrics: Arc<Metrics>,
    ) -> (Self, tokio::task::JoinHandle<()>) {
        let (jobs, inbox) = mpsc::unbounded_channel();
        (
            Self { jobs, ledger: ledger.clone(), time: time.clone(), metrics: metrics.clone() },
            tokio::spawn(write(ledger, inbox, time, metrics)),
        )
    }

    /// Store an entry, then call back. Matches submit one entry at a time, so the queue is bounded by their
    /// number.
    pub fn keep(&self, step: JournalRow, then: impl FnOnce(bool) + Send + 'static) {
        self.keep_with(step, With::default(), |outcome| then(outcome.is_kept()));
    }

    /// Store an entry and what belongs to it: all or nothing.
    pub(crate) fn keep_with(
        &self,
        step: JournalRow,
        with: With,
        then: impl FnOnce(Outcome) + Send + 'static,
    ) {
        self.metrics.entry_handed_in();
        self.hand_in(Job { writing: Some(Writing { step, with }), again: None, then: Box::new(then) });
    }

    /// Call back once everything submitted before is durable, or lost.
    pub fn after(&self, then: impl FnOnce() + Send + 'static) {
        self.hand_in(Job { writing: None, again: None, then: Box::new(|_| then()) });
    }

    /// Wait until everything submitted before is durable, or lost.
    pub(crate) async fn settled(&self) {
        let (done, settled) = oneshot::channel();
        self.after(move || {
            let _ = done.send(());
        });
        let _ = settled.await;
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
        if self.ledger.is_at_fault() {
            self.time.rest(CHECK / 10).await;
        }
    }

    fn hand_in(&self, job: Job) {
        if let Err(mpsc::error::SendError(job)) = self.jobs.send(job) {
            self.metrics.entries_settled(job.writing.iter().count(), false);
            (job.then)(Outcome::Failed);
        }
    }
}

/// How many entries go into the next commit at most. A simulated world has one thread, and there it is one
/// now and then: elsewhere the writer may begin between two that are handed in together.
fn at_once() -> usize {
    #[cfg(test)]
    if crate::sim::chance::is_split() {
        return 1;
    }
    GROUP
}

async fn write(
    ledger: Arc<dyn Ledger>,
    mut inbox: mpsc::UnboundedReceiver<Job>,
    time: Time,
    metrics: Arc<Metrics>,
) {
    let mut group = Vec::with_capacity(GROUP);
    let mut lost = HashMap::new();
    let mut checked: Option<Duration> = None;
    while inbox.recv_many(&mut group, at_once()).await > 0 {
        if is_in_force(Sabotage::AnnounceBeforeCommit) {
            let announced = |job: &mut Job| std::mem::replace(&mut job.then, Box::new(|_| {}))(Outcome::Kept);
            group.iter_mut().for_each(announced);
        }
        let writings: Vec<&Writing> = group.iter().filter_map(|job: &Job| job.writing.as_ref()).collect();
        let steps = writings.len();
        let commit = (steps > 0).then(|| metrics.commit(steps));
        let mut kept = lost.is_empty() && (writings.is_empty() || ledger.append(&writings).await.is_ok());
        if kept
            && let Some(last) = writings.last()
            && checked.is_none_or(|checked| time.steady().saturating_sub(checked) > CHECK)
        {
            kept = ledger.is_there(last).await;
            checked = Some(time.steady());
        }
        drop(commit);
        if kept {
            metrics.entries_settled(steps, true);
            group.drain(..).for_each(|job| (job.then)(Outcome::Kept));
            continue;
        }
        // One of them is at fault; the others must not suffer for it.
        for job in group.drain(..) {
            if let Some(match_id) = job.again {
                lost.remove(&match_id);
            }
            let mut outcome = Outcome::Kept;
            if let Some(writing) = &job.writing {
                let match_id = writing.step.match_id;
                outcome = match lost.get(&match_id) {
                    Some(why) => *why,
                    None => keep(&*ledger, writing).await,
                };
                if !outcome.is_kept() {
                    lost.insert(match_id, outcome);
                }
                metrics.entries_settled(1, outcome.is_kept());
            }
            (job.then)(outcome);
        }
    }
}

/// Store one entry; returns what became of it.
async fn keep(ledger: &dyn Ledger, writing: &Writing) -> Outcome {
    let Err(error) = ledger.append(&[writing]).await else { return Outcome::Kept };
    let step = &writing.step;
    // The commit may have happened although its response was lost.
    if ledger.has_step(writing).await.unwrap_or(false) {
        return Outcome::Kept;
    }
    if leases::is_late(&error) {
        tracing::debug!(match_id = step.match_id, seq = step.seq, %error, "another writer was first");
        return Outcome::Late;
    }
    tracing::error!(%error, match_id = step.match_id, seq = step.seq, "a step could not be kept");
    Outcome::Failed
}

/// Entries as a single argument of a statement: they serialise without fail.
fn rows<'a>(steps: impl Iterator<Item = &'a JournalRow>) -> String {
    let rows: Vec<_> = steps.map(|step| (step.match_id, step.seq, step.at, &step.body)).collect();
    serde_json::to_string(&rows).unwrap_or_default()
}

pub(super) async fn append(store: &Store, writings: &[&Writing]) -> Result<(), sqlx::Error> {
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
    if !leases::stand(&mut change, writings).await? {
        change.undo().await?;
        return Err(leases::fenced());
    }
    change.run(sqlx::query(sql).bind(rows)).await?;
    for Writing { step, with: With { ended, secret, .. } } in writings {
        if let Some(secret) = secret {
            let insert = sqlx::query("INSERT INTO dice_secrets (match_id, secret) VALUES ($1, $2)");
            change.run(insert.bind(step.match_id).bind(to_hex(secret))).await?;
        }
        if let Some(ended) = ended {
            change.run(ended.insert()).await?;
        }
    }
    change.commit().await
}

impl Store {
    /// The last entry of a match.
    pub(crate) async fn last_step(&self, match_id: i64) -> Result<Option<JournalRow>, sqlx::Error> {
        let sql = "SELECT seq, at, body FROM steps WHERE match_id = $1 ORDER BY seq DESC LIMIT 1";
        let rows = self.rows(sqlx::query(sql).bind(match_id)).await?;
        let step = |row: &AnyRow| {
            Ok(JournalRow { match_id, seq: row.try_get(0)?, at: row.try_get(1)?, body: row.try_get(2)? })
        };
        rows.first().map(step).transpose()
    }

    /// Everything of a match that it can be taken up from.
    pub(crate) async fn kept(&self, match_id: i64) -> Result<Kept, sqlx::Error> {
        let steps = self.steps(match_id).await?;
        let query = sqlx::query("SELECT secret FROM dice_secrets WHERE match_id = $1").bind(match_id);
        let rows = self.rows(query).await?;
        let secret = rows.first().map(|row| row.try_get::<String, _>(0)).transpose()?;
        Ok(Kept { steps, secret: secret.and_then(|secret| from_hex(&secret)), lease: None })
    }

    /// All entries of a match, in order.
    pub async fn steps(&self, match_id: i64) -> Result<Vec<JournalRow>, sqlx::Error> {
        self.steps_after(match_id, 0).await
    }

    /// The entries of a match after a number, in order.
    pub(super) async fn steps_after(&self, match_id: i64, seq: i64) -> Result<Vec<JournalRow>, sqlx::Error> {
        self.faults.strike_read()?;
        let sql = "SELECT seq, at, body FROM steps WHERE match_id = $1 AND seq > $2 ORDER BY seq";
        let rows = self.rows(sqlx::query(sql).bind(match_id).bind(seq)).await?;
        rows.iter()
            .map(|row| {
                Ok(JournalRow { match_id, seq: row.try_get(0)?, at: row.try_get(1)?, body: row.try_get(2)? })
            })
            .collect()
    }
}

/// Whether exactly this entry is stored, with its own secret if it has one: another node may have begun the
/// match with the same words at the same moment, and with dice of its own.
pub(super) async fn has_step(
    store: &Store,
    connection: PoolConnection<Any>,
    Writing { step, with }: &Writing,
) -> Result<bool, sqlx::Error> {
    let sql = "SELECT s.at, s.body, d.secret FROM steps s LEFT JOIN dice_secrets d ON d.match_id = s.match_id \
               WHERE s.match_id = $1 AND s.seq = $2";
    let rows = store.rows_over(connection, sqlx::query(sql).bind(step.match_id).bind(step.seq)).await?;
    let Some(row) = rows.first() else { return Ok(false) };
    let (at, body, secret): (i64, String, Option<String>) =
        (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let is_its_own = with.secret.is_none_or(|mine| secret.as_deref() == Some(to_hex(&mine).as_str()));
    Ok(at == step.at && body == step.body && is_its_own)
}
