//! The way of a node to the database: every statement is a request that travels, is carried out or refused at
//! one moment, and whose answer travels back, or is lost. When and whether is for the world to decide.

use std::io::{Error, ErrorKind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use super::tables::{Entering, Tables};
use crate::room::Ending;
use crate::store::endings::Ended;
use crate::store::journal::{JournalRow, Kept, Writing};
use crate::store::leases::{Beat, Head, Lease};
use crate::store::ledger::{Ledger, Work};
use crate::store::matches::{Match, Status};
use crate::store::notices::Noticed;
use crate::store::ratings::Settlement;
use crate::time::Millis;

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is carried out and answered.
    Done,
    /// The disk is full; nothing is carried out.
    Full,
    /// It never arrives.
    Lost,
    /// It is carried out, and the answer is lost.
    Unanswered,
}

/// An answer on its way back.
pub(crate) type Answer = Box<dyn FnOnce() + Send>;

type Run = Box<dyn FnOnce(&mut Tables, Fate) -> Answer + Send>;

/// A statement on its way.
pub(crate) struct Request {
    pub(crate) node: usize,
    pub(crate) what: &'static str,
    pub(crate) writes: bool,
    pub(crate) run: Run,
}

/// Where the requests of all nodes are handed in.
#[derive(Clone, Default)]
pub(crate) struct Desk(Arc<Mutex<Vec<Request>>>);

impl Desk {
    /// What was handed in since.
    pub(crate) fn take(&self) -> Vec<Request> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The database as a node's process reaches it.
pub(crate) struct Door {
    pub(crate) node: usize,
    /// Its name in the leases.
    pub(crate) process: String,
    pub(crate) desk: Desk,
    /// Whether the last write failed.
    at_fault: Arc<AtomicBool>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Door").field("process", &self.process).finish_non_exhaustive()
    }
}

fn failed(kind: ErrorKind) -> sqlx::Error {
    Error::from(kind).into()
}

impl Door {
    pub(crate) fn new(node: usize, process: String, desk: Desk) -> Self {
        Self { node, process, desk, at_fault: Arc::default() }
    }

    fn ask<T: Send + 'static>(
        &self,
        what: &'static str,
        writes: bool,
        act: impl FnOnce(&mut Tables) -> Result<T, sqlx::Error> + Send + 'static,
    ) -> Work<'static, T> {
        let (tell, told) = oneshot::channel();
        let run: Run = Box::new(move |tables, fate| {
            let answer = match fate {
                Fate::Done => act(tables),
                Fate::Full => Err(failed(ErrorKind::StorageFull)),
                Fate::Lost => Err(failed(ErrorKind::TimedOut)),
                Fate::Unanswered => {
                    let _ = act(tables);
                    Err(failed(ErrorKind::ConnectionReset))
                }
            };
            Box::new(move || drop(tell.send(answer)))
        });
        let (desk, node, at_fault) = (self.desk.clone(), self.node, self.at_fault.clone());
        Box::pin(async move {
            desk.0.lock().unwrap_or_else(PoisonError::into_inner).push(Request { node, what, writes, run });
            let answer = told.await.unwrap_or_else(|_| Err(failed(ErrorKind::TimedOut)));
            if writes {
                at_fault.store(matches!(answer, Err(sqlx::Error::Io(_))), Ordering::Relaxed);
            }
            answer
        })
    }

    fn read<T: Send + 'static>(
        &self,
        what: &'static str,
        act: impl FnOnce(&mut Tables) -> T + Send + 'static,
    ) -> Work<'static, T> {
        self.ask(what, false, |tables| Ok(act(tables)))
    }

    fn write<T: Send + 'static>(
        &self,
        what: &'static str,
        act: impl FnOnce(&mut Tables) -> T + Send + 'static,
    ) -> Work<'static, T> {
        self.ask(what, true, |tables| Ok(act(tables)))
    }
}

impl Ledger for Door {
    fn append<'a>(&'a self, group: &'a [&'a Writing]) -> Work<'a, ()> {
        let (group, process) =
            (group.iter().map(|writing| Entering::from(*writing)).collect(), self.process.clone());
        self.ask("append", true, move |tables| tables.append(group, &process))
    }

    fn has_step<'a>(&'a self, writing: &'a Writing) -> Work<'a, bool> {
        let entering = Entering::from(writing);
        self.read("has step", move |tables| tables.has_step(&entering))
    }

    fn is_there<'a>(&'a self, writing: &'a Writing) -> BoxFuture<'a, bool> {
        let there = self.has_step(writing);
        Box::pin(async move { there.await.unwrap_or(true) })
    }

    fn is_at_fault(&self) -> bool {
        self.at_fault.load(Ordering::Relaxed)
    }

    fn kept(&self, match_id: i64) -> Work<'_, Kept> {
        self.read("kept", move |tables| tables.kept(match_id))
    }

    fn steps_after(&self, match_id: i64, seq: i64) -> Work<'_, Vec<JournalRow>> {
        self.read("steps after", move |tables| tables.steps_after(match_id, seq))
    }

    fn last_step(&self, match_id: i64) -> Work<'_, Option<JournalRow>> {
        self.read("last step", move |tables| tables.last_step(match_id))
    }

    fn match_by_code<'a>(&'a self, code: &'a str) -> Work<'a, Option<Match>> {
        let code = code.to_owned();
        self.read("match", move |tables| tables.match_by_code(&code))
    }

    fn match_by_id(&self, id: i64) -> Work<'_, Option<Match>> {
        self.read("match", move |tables| tables.matches.get(&id).cloned())
    }

    fn live_matches(&self, after: i64, most: i64) -> Work<'_, Vec<(Match, Option<String>)>> {
        self.read("live matches", move |tables| tables.live_matches(after, most))
    }

    fn unrate_match(&self, id: i64) -> Work<'_, ()> {
        self.write("unrate", move |tables| tables.unrate(id))
    }

    fn add_ending<'a>(&'a self, ended: &'a Ended) -> Work<'a, ()> {
        let ended = ended.clone();
        self.write("add ending", move |tables| {
            tables.endings.entry(ended.match_id).or_insert(ended);
        })
    }

    fn endings(&self, most: i64) -> Work<'_, Vec<Ended>> {
        self.read("endings", move |tables| tables.endings(most))
    }

    fn settle<'a>(&'a self, of: &'a Settlement<'a>, _: Millis) -> Work<'a, bool> {
        let match_id = of.match_id;
        self.write("settle", move |tables| tables.settle(match_id))
    }

    fn end_match<'a>(
        &'a self,
        id: i64,
        status: Status,
        ending: &'a Ending,
        _: Option<i64>,
        now: Millis,
    ) -> Work<'a, bool> {
        let ending = ending.clone();
        self.write("end match", move |tables| tables.end(id, status, &ending, now))
    }

    fn remove_ending(&self, match_id: i64) -> Work<'_, ()> {
        self.write("remove ending", move |tables| drop(tables.endings.remove(&match_id)))
    }

    fn take_lease<'a>(
        &'a self,
        match_id: i64,
        node: &'a str,
        unserved_after: Option<i64>,
    ) -> Work<'a, Option<Lease>> {
        let node = node.to_owned();
        self.write("take lease", move |tables| tables.take_lease(match_id, &node, unserved_after))
    }

    fn lease(&self, match_id: i64) -> Work<'_, Option<Lease>> {
        self.read("lease", move |tables| tables.lease(match_id))
    }

    fn release_lease(&self, match_id: i64, epoch: i64) -> Work<'_, ()> {
        self.write("release lease", move |tables| tables.release_lease(match_id, epoch))
    }

    fn beat<'a>(&'a self, node: &'a str, term: Millis, here: &'a str) -> Work<'a, Beat> {
        let (node, here) = (node.to_owned(), here.to_owned());
        self.write("beat", move |tables| tables.beat(&node, term, &here))
    }

    fn retire<'a>(&'a self, node: &'a str) -> Work<'a, ()> {
        let node = node.to_owned();
        self.write("retire", move |tables| tables.retire(&node))
    }

    fn heads<'a>(&'a self, matches: &'a [i64]) -> Work<'a, Vec<Head>> {
        let matches = matches.to_vec();
        self.read("heads", move |tables| tables.heads(&matches))
    }

    fn orphans<'a>(&'a self, node: &'a str, known: &'a [i64], most: i64) -> Work<'a, Vec<Match>> {
        let (node, known) = (node.to_owned(), known.to_vec());
        self.read("orphans", move |tables| tables.orphans(&node, &known, most))
    }

    fn has_duty<'a>(&'a self, name: &'static str, node: &'a str) -> Work<'a, bool> {
        let node = node.to_owned();
        self.write("duty", move |tables| tables.has_duty(name, &node))
    }

    fn post<'a>(&'a self, node: &'a str, bodies: &'a [String], _: Millis) -> Work<'a, ()> {
        let (node, bodies) = (node.to_owned(), bodies.to_vec());
        self.write("post", move |tables| tables.post(&node, bodies))
    }

    fn notices<'a>(&'a self, node: &'a str, since: Millis) -> Work<'a, Vec<Noticed>> {
        let node = node.to_owned();
        self.read("notices", move |tables| tables.notices(&node, since))
    }
}
