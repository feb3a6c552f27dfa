//! What matches need of the storage, and nothing else: the journal's writer, the owners of matches, those who
//! note ends, and the leases by which several nodes share the work. The database is one such storage; a test
//! can be another.

use std::fmt::Debug;

use futures_util::future::BoxFuture;

use super::Store;
use super::endings::Ended;
use super::fault::Fault;
use super::journal::{JournalRow, Kept, Writing};
use super::leases::{Beat, Head, Lease};
use super::matches::{Match, Status};
use super::notices::Noticed;
use super::ratings::Settlement;
use crate::room::Ending;
use crate::time::Millis;

/// What comes of asking the storage.
pub(crate) type Work<'a, T> = BoxFuture<'a, Result<T, sqlx::Error>>;

/// The storage, as matches see it.
pub(crate) trait Ledger: Debug + Send + Sync {
    /// Store a group of entries with what belongs to each: all or nothing. It is refused where a number is
    /// taken ([`super::is_taken`]), or where the lease that an entry is written under has a later epoch
    /// ([`super::leases::is_fenced`]).
    fn append<'a>(&'a self, group: &'a [&'a Writing]) -> Work<'a, ()>;

    /// Whether exactly this entry is stored, and with its secret, if it has one.
    fn has_step<'a>(&'a self, writing: &'a Writing) -> Work<'a, bool>;

    /// Whether an entry that was committed is there for others. Only a definite no means that something is
    /// badly wrong. Nothing waits for this.
    fn is_there<'a>(&'a self, writing: &'a Writing) -> BoxFuture<'a, bool>;

    /// Whether nothing can be stored at the moment.
    fn is_at_fault(&self) -> bool;

    /// Everything of a match that it can be taken up from.
    fn kept(&self, match_id: i64) -> Work<'_, Kept>;

    /// The entries of a match after a number, in order.
    fn steps_after(&self, match_id: i64, seq: i64) -> Work<'_, Vec<JournalRow>>;

    /// The last entry of a match.
    fn last_step(&self, match_id: i64) -> Work<'_, Option<JournalRow>>;

    /// A match as listed.
    fn match_by_code<'a>(&'a self, code: &'a str) -> Work<'a, Option<Match>>;

    /// A match as listed.
    fn match_by_id(&self, id: i64) -> Work<'_, Option<Match>>;

    /// Live matches, in order after an id, each with its last entry.
    fn live_matches(&self, after: i64, most: i64) -> Work<'_, Vec<(Match, Option<String>)>>;

    /// The match is not rated any more.
    fn unrate_match(&self, id: i64) -> Work<'_, ()>;

    /// Store the ending of a match whose journal does not say it.
    fn add_ending<'a>(&'a self, ended: &'a Ended) -> Work<'a, ()>;

    /// Matches whose end is still to be recorded, at most this many.
    fn endings(&self, most: i64) -> Work<'_, Vec<Ended>>;

    /// Rate a match; returns whether it had not been before.
    fn settle<'a>(&'a self, of: &'a Settlement<'a>, now: Millis) -> Work<'a, bool>;

    /// Record the end of a match; returns whether it was not recorded before.
    fn end_match<'a>(
        &'a self,
        id: i64,
        status: Status,
        ending: &'a Ending,
        aborted_by: Option<i64>,
        now: Millis,
    ) -> Work<'a, bool>;

    /// The end of a match is recorded everywhere.
    fn remove_ending(&self, match_id: i64) -> Work<'_, ()>;

    /// Take the lease of a match for a node, if nobody has it; what was not served since the last step, the
    /// one with this number, is noted if there is one.
    fn take_lease<'a>(
        &'a self,
        match_id: i64,
        node: &'a str,
        unserved_after: Option<i64>,
    ) -> Work<'a, Option<Lease>>;

    /// The lease of a match, whoever has it.
    fn lease(&self, match_id: i64) -> Work<'_, Option<Lease>>;

    /// Give a lease back, unless somebody else has it by now.
    fn release_lease(&self, match_id: i64, epoch: i64) -> Work<'_, ()>;

    /// A node lives for so long from now on, and who sits there.
    fn beat<'a>(&'a self, node: &'a str, term: Millis, here: &'a str) -> Work<'a, Beat>;

    /// A node ends: all its leases and duties do.
    fn retire<'a>(&'a self, node: &'a str) -> Work<'a, ()>;

    /// How far some matches have come, and who has their leases.
    fn heads<'a>(&'a self, matches: &'a [i64]) -> Work<'a, Vec<Head>>;

    /// Live matches in which something is due and nobody is to do it but this node, other than those it
    /// knows: their lease was never taken, is given back, has ended, or is this node's. At most this many, by
    /// an order of this node's own: others begin elsewhere.
    fn orphans<'a>(&'a self, node: &'a str, known: &'a [i64], most: i64) -> Work<'a, Vec<Match>>;

    /// Whether it is for this node to do what one node does for all.
    fn has_duty<'a>(&'a self, name: &'static str, node: &'a str) -> Work<'a, bool>;

    /// Store notices of a node, and forget those older than so much.
    fn post<'a>(&'a self, node: &'a str, bodies: &'a [String], kept: Millis) -> Work<'a, ()>;

    /// Notices of other nodes since a moment.
    fn notices<'a>(&'a self, node: &'a str, since: Millis) -> Work<'a, Vec<Noticed>>;
}

impl Ledger for Store {
    fn append<'a>(&'a self, group: &'a [&'a Writing]) -> Work<'a, ()> {
        Box::pin(super::journal::append(self, group))
    }

    fn has_step<'a>(&'a self, writing: &'a Writing) -> Work<'a, bool> {
        Box::pin(async {
            let connection = self.read.acquire().await?;
            super::journal::has_step(self, connection, writing).await
        })
    }

    fn is_there<'a>(&'a self, writing: &'a Writing) -> BoxFuture<'a, bool> {
        Box::pin(async {
            let Some(connection) = self.read.try_acquire() else { return true };
            let there = super::journal::has_step(self, connection, writing).await.unwrap_or(true);
            if !there {
                self.note(Fault::Damaged, &"what was committed is not there");
            }
            there
        })
    }

    fn is_at_fault(&self) -> bool {
        self.fault().is_some()
    }

    fn kept(&self, match_id: i64) -> Work<'_, Kept> {
        Box::pin(self.kept(match_id))
    }

    fn steps_after(&self, match_id: i64, seq: i64) -> Work<'_, Vec<JournalRow>> {
        Box::pin(self.steps_after(match_id, seq))
    }

    fn last_step(&self, match_id: i64) -> Work<'_, Option<JournalRow>> {
        Box::pin(self.last_step(match_id))
    }

    fn match_by_code<'a>(&'a self, code: &'a str) -> Work<'a, Option<Match>> {
        Box::pin(self.match_by_code(code))
    }

    fn match_by_id(&self, id: i64) -> Work<'_, Option<Match>> {
        Box::pin(self.match_by_id(id))
    }

    fn live_matches(&self, after: i64, most: i64) -> Work<'_, Vec<(Match, Option<String>)>> {
        Box::pin(self.live_matches(after, most))
    }

    fn unrate_match(&self, id: i64) -> Work<'_, ()> {
        Box::pin(self.unrate_match(id))
    }

    fn add_ending<'a>(&'a self, ended: &'a Ended) -> Work<'a, ()> {
        Box::pin(self.add_ending(ended))
    }

    fn endings(&self, most: i64) -> Work<'_, Vec<Ended>> {
        Box::pin(self.endings(most))
    }

    fn settle<'a>(&'a self, of: &'a Settlement<'a>, now: Millis) -> Work<'a, bool> {
        Box::pin(self.settle(of, now))
    }

    fn end_match<'a>(
        &'a self,
        id: i64,
        status: Status,
        ending: &'a Ending,
        aborted_by: Option<i64>,
        now: Millis,
    ) -> Work<'a, bool> {
        Box::pin(self.end_match(id, status, ending, aborted_by, now))
    }

    fn remove_ending(&self, match_id: i64) -> Work<'_, ()> {
        Box::pin(self.remove_ending(match_id))
    }

    fn take_lease<'a>(
        &'a self,
        match_id: i64,
        node: &'a str,
        unserved_after: Option<i64>,
    ) -> Work<'a, Option<Lease>> {
        Box::pin(self.take_lease(match_id, node, unserved_after))
    }

    fn lease(&self, match_id: i64) -> Work<'_, Option<Lease>> {
        Box::pin(self.lease(match_id))
    }

    fn release_lease(&self, match_id: i64, epoch: i64) -> Work<'_, ()> {
        Box::pin(self.release_lease(match_id, epoch))
    }

    fn beat<'a>(&'a self, node: &'a str, term: Millis, here: &'a str) -> Work<'a, Beat> {
        Box::pin(self.beat(node, term, here))
    }

    fn retire<'a>(&'a self, node: &'a str) -> Work<'a, ()> {
        Box::pin(self.retire(node))
    }

    fn heads<'a>(&'a self, matches: &'a [i64]) -> Work<'a, Vec<Head>> {
        Box::pin(self.heads(matches))
    }

    fn orphans<'a>(&'a self, node: &'a str, known: &'a [i64], most: i64) -> Work<'a, Vec<Match>> {
        Box::pin(self.orphans(node, known, most))
    }

    fn has_duty<'a>(&'a self, name: &'static str, node: &'a str) -> Work<'a, bool> {
        Box::pin(self.has_duty(name, node))
    }

    fn post<'a>(&'a self, node: &'a str, bodies: &'a [String], kept: Millis) -> Work<'a, ()> {
        Box::pin(self.post(node, bodies, kept))
    }

    fn notices<'a>(&'a self, node: &'a str, since: Millis) -> Work<'a, Vec<Noticed>> {
        Box::pin(self.notices(node, since))
    }
}
