//! The database of a simulated world: what its statements do to its tables, each at one moment. The real ones
//! are in `store/`; tests over both real databases hold them to the same.

use std::collections::{BTreeMap, BTreeSet};

use touchline_fairdice::Hash;

use super::clock::BEGINNING;
use super::trace::hash_of;
use crate::room::Ending;
use crate::room::registry::{is_due, waits};
use crate::store::endings::Ended;
use crate::store::journal::{JournalRow, Kept, Writing};
use crate::store::leases::{Beat, Head, Holder, LONGEST, Lease, fenced};
use crate::store::matches::{Match, Status};
use crate::store::notices::Noticed;
use crate::time::Millis;

/// So much at most a node may be wrong about the clock, and so long may it not have noticed that it was set.
const AHEAD: Millis = 20_000;
const UNNOTICED: Millis = 90_000;

/// An entry on its way into the journal, with what belongs to it.
#[derive(Clone)]
pub(crate) struct Entering {
    pub(crate) step: JournalRow,
    pub(crate) ended: Option<Ended>,
    pub(crate) secret: Option<Hash>,
    pub(crate) fence: Option<i64>,
}

impl From<&Writing> for Entering {
    fn from(writing: &Writing) -> Self {
        Self {
            step: writing.step.clone(),
            ended: writing.with.ended.clone(),
            secret: writing.with.secret,
            fence: writing.with.fence,
        }
    }
}

/// An entry that was stored, and by which node.
pub(crate) struct Committed {
    pub(crate) step: JournalRow,
    /// The name of the node's process.
    pub(crate) process: String,
}

/// A row of the leases.
#[derive(Clone)]
pub(crate) struct LeaseRow {
    pub(crate) node: String,
    pub(crate) epoch: i64,
    pub(crate) released_at: Option<Millis>,
    unserved: (i64, Millis),
}

/// The tables.
#[derive(Default)]
pub(crate) struct Tables {
    /// True time.
    pub(crate) now: Millis,
    /// How wrong the clock of the database is, and was until which moment of true time.
    skew: Millis,
    skews: Vec<(Millis, Millis)>,
    pub(crate) matches: BTreeMap<i64, Match>,
    pub(crate) steps: BTreeMap<i64, Vec<JournalRow>>,
    secrets: BTreeMap<i64, Hash>,
    pub(crate) endings: BTreeMap<i64, Ended>,
    /// How often each match was rated, and ended.
    pub(crate) rated: BTreeMap<i64, usize>,
    pub(crate) ended: BTreeMap<i64, usize>,
    pub(crate) leases: BTreeMap<i64, LeaseRow>,
    nodes: BTreeMap<String, (Millis, String)>,
    duties: BTreeMap<&'static str, String>,
    notices: Vec<(Millis, String, String)>,
    /// What was stored since somebody looked.
    pub(crate) committed: Vec<Committed>,
}

impl Tables {
    fn clock(&self) -> Millis {
        BEGINNING + self.now + self.skew
    }

    /// Set the clock forward or back.
    pub(crate) fn jump(&mut self, by: Millis) {
        self.skews.push((self.now, self.skew));
        self.skew += by;
    }

    /// Whether the clock was set.
    pub(crate) fn has_jumped(&self) -> bool {
        !self.skews.is_empty()
    }

    /// When the clock was set, if that was before a moment of true time; none is never.
    pub(crate) fn jump_before(&self, moment: Option<Millis>) -> Option<Millis> {
        self.skews.iter().map(|(at, _)| *at).rfind(|at| moment.is_none_or(|moment| *at <= moment))
    }

    /// The moments of true time that a date may stand for, the first and the last of them: a node dates by
    /// the clock as it was until its next sign of life.
    pub(crate) fn when(&self, date: Millis) -> Option<[Millis; 2]> {
        let mut moments = Vec::new();
        let mut from = -AHEAD;
        for (until, skew) in self.skews.iter().copied().chain([(self.now, self.skew)]) {
            let moment = date - BEGINNING - skew;
            if (from - AHEAD..=(until + UNNOTICED).min(self.now + AHEAD)).contains(&moment) {
                moments.push(moment);
            }
            from = until;
        }
        Some([*moments.iter().min()?, *moments.iter().max()?])
    }

    pub(crate) fn of(&self, match_id: i64) -> &[JournalRow] {
        self.steps.get(&match_id).map_or(&[], Vec::as_slice)
    }

    /// The secret of a match's dice, once it is kept.
    pub(crate) fn secret(&self, match_id: i64) -> Option<Hash> {
        self.secrets.get(&match_id).copied()
    }

    pub(crate) fn append(&mut self, group: Vec<Entering>, process: &str) -> Result<(), sqlx::Error> {
        for entering in &group {
            let epoch = self.leases.get(&entering.step.match_id).map(|lease| lease.epoch);
            if entering.fence.is_some() && entering.fence != epoch {
                return Err(fenced());
            }
        }
        let mut new = BTreeSet::new();
        for Entering { step, .. } in &group {
            let is_there = self.of(step.match_id).iter().any(|row| row.seq == step.seq);
            if is_there || !new.insert((step.match_id, step.seq)) {
                return Err(sqlx::Error::Database(Box::new(Taken)));
            }
        }
        for Entering { step, ended, secret, .. } in group {
            if let Some(secret) = secret {
                self.secrets.insert(step.match_id, secret);
            }
            if let Some(ended) = ended {
                self.endings.entry(ended.match_id).or_insert(ended);
            }
            self.steps.entry(step.match_id).or_default().push(step.clone());
            self.committed.push(Committed { step, process: process.to_owned() });
        }
        Ok(())
    }

    pub(crate) fn has_step(&self, Entering { step, secret, .. }: &Entering) -> bool {
        let is_its_own = secret.is_none() || *secret == self.secret(step.match_id);
        is_its_own && self.of(step.match_id).contains(step)
    }

    pub(crate) fn kept(&self, match_id: i64) -> Kept {
        Kept { steps: self.of(match_id).to_vec(), secret: self.secret(match_id), lease: None }
    }

    pub(crate) fn steps_after(&self, match_id: i64, seq: i64) -> Vec<JournalRow> {
        self.of(match_id).iter().filter(|row| row.seq > seq).cloned().collect()
    }

    pub(crate) fn last_step(&self, match_id: i64) -> Option<JournalRow> {
        self.of(match_id).last().cloned()
    }

    pub(crate) fn match_by_code(&self, code: &str) -> Option<Match> {
        self.matches.values().find(|listed| listed.code == code).cloned()
    }

    pub(crate) fn live_matches(&self, after: i64, most: i64) -> Vec<(Match, Option<String>)> {
        let live = self.matches.range(after + 1..).map(|(_, listed)| listed);
        let live = live.filter(|listed| listed.status == Status::Live);
        let most = usize::try_from(most).unwrap_or(0);
        let with_last = |listed: &Match| (listed.clone(), self.last_step(listed.id).map(|step| step.body));
        live.take(most).map(with_last).collect()
    }

    pub(crate) fn unrate(&mut self, id: i64) {
        if let Some(listed) = self.matches.get_mut(&id) {
            listed.rated = false;
        }
    }

    pub(crate) fn endings(&self, most: i64) -> Vec<Ended> {
        let mut endings: Vec<Ended> = self.endings.values().cloned().collect();
        endings.sort_by_key(|ended| (ended.at, ended.match_id));
        endings.truncate(usize::try_from(most).unwrap_or(0));
        endings
    }

    pub(crate) fn settle(&mut self, match_id: i64) -> bool {
        let counts = self.matches.get(&match_id).is_some_and(|listed| listed.rated);
        let is_new = counts && !self.rated.contains_key(&match_id);
        if is_new {
            *self.rated.entry(match_id).or_default() += 1;
        }
        is_new
    }

    pub(crate) fn end(&mut self, id: i64, status: Status, ending: &Ending, at: Millis) -> bool {
        let Some(listed) = self.matches.get_mut(&id).filter(|listed| listed.status == Status::Live) else {
            return false;
        };
        (listed.status, listed.ending, listed.ended_at) = (status, Some(ending.clone()), Some(at));
        *self.ended.entry(id).or_default() += 1;
        true
    }

    /// Until when a node lives; what it said before the clock was set back counts no more.
    fn expires(&self, node: &str) -> Millis {
        let expires = self.nodes.get(node).map_or(0, |(expires, _)| *expires);
        if expires > self.clock() + LONGEST { self.clock() } else { expires }
    }

    fn until(&self, lease: &LeaseRow) -> Millis {
        let released = lease.released_at.map(|released| released.min(self.clock()));
        released.unwrap_or_else(|| self.expires(&lease.node))
    }

    pub(crate) fn lease(&self, match_id: i64) -> Option<Lease> {
        let row = self.leases.get(&match_id)?;
        let (node, until) = (row.node.clone(), self.until(row));
        Some(Lease { node, epoch: row.epoch, until, unserved: row.unserved })
    }

    pub(crate) fn take_lease(
        &mut self,
        match_id: i64,
        node: &str,
        unserved_after: Option<i64>,
    ) -> Option<Lease> {
        let Some(before) = self.lease(match_id) else {
            let row = LeaseRow { node: node.into(), epoch: 1, released_at: None, unserved: (0, 0) };
            self.leases.insert(match_id, row);
            let unserved = (unserved_after.unwrap_or(0), 0);
            return Some(Lease { node: node.into(), epoch: 1, until: Millis::MAX, unserved });
        };
        let now = self.clock();
        if before.until > now {
            return (before.node == node).then_some(before);
        }
        let gap = now - before.until;
        let unserved = match unserved_after {
            Some(seq) if seq == before.unserved.0 => (seq, before.unserved.1 + gap),
            Some(seq) => (seq, gap),
            None => before.unserved,
        };
        let epoch = before.epoch + 1;
        self.leases.insert(match_id, LeaseRow { node: node.into(), epoch, released_at: None, unserved });
        Some(Lease { node: node.into(), epoch, until: Millis::MAX, unserved })
    }

    pub(crate) fn release_lease(&mut self, match_id: i64, epoch: i64) {
        let now = self.clock();
        if let Some(row) = self.leases.get_mut(&match_id)
            && row.epoch == epoch
            && row.released_at.is_none()
        {
            row.released_at = Some(now);
        }
    }

    pub(crate) fn beat(&mut self, node: &str, term: Millis, here: &str) -> Beat {
        let now = self.clock();
        self.nodes.insert(node.into(), (now + term, here.into()));
        let others = self.nodes.iter().filter(|(id, _)| *id != node && self.expires(id) > now);
        Beat { now, elsewhere: others.map(|(_, (_, here))| here.clone()).collect() }
    }

    pub(crate) fn retire(&mut self, node: &str) {
        let now = self.clock();
        if let Some((expires, here)) = self.nodes.get_mut(node) {
            (*expires, *here) = ((*expires).min(now), "[]".into());
        }
    }

    pub(crate) fn heads(&self, matches: &[i64]) -> Vec<Head> {
        let head = |match_id: &i64| {
            let lease = self.leases.get(match_id);
            let holder = |lease: &LeaseRow| Holder {
                node: lease.node.clone(),
                epoch: lease.epoch,
                lasts: self.until(lease) > self.clock(),
            };
            let lease = lease.map(holder);
            Head { match_id: *match_id, seq: self.last_step(*match_id).map_or(0, |step| step.seq), lease }
        };
        matches.iter().map(head).collect()
    }

    pub(crate) fn orphans(&self, node: &str, known: &[i64], most: i64) -> Vec<Match> {
        let orphans = self.matches.values().filter(|listed| {
            let lease = self.leases.get(&listed.id);
            let is_free = lease.is_none_or(|lease| lease.node == node || self.until(lease) <= self.clock());
            let last = self.last_step(listed.id);
            let waits = last.and_then(|last| waits(&last.body));
            let is_due = !self.endings.contains_key(&listed.id) && is_due(listed, waits);
            listed.status == Status::Live && is_free && is_due && !known.contains(&listed.id)
        });
        let mut orphans: Vec<Match> = orphans.cloned().collect();
        orphans.sort_by_key(|listed| hash_of(&format!("{}{node}", listed.id)));
        orphans.truncate(usize::try_from(most).unwrap_or(0));
        orphans
    }

    /// None are forgotten: a world does not last so long.
    pub(crate) fn post(&mut self, node: &str, bodies: Vec<String>) {
        let now = self.clock();
        self.notices.extend(bodies.into_iter().map(|body| (now, node.to_owned(), body)));
    }

    pub(crate) fn notices(&self, node: &str, since: Millis) -> Vec<Noticed> {
        let numbered = (1..).zip(&self.notices);
        let others = numbered.filter(|(_, (at, by, _))| *at >= since && by != node);
        others.map(|(id, (at, _, body))| Noticed { id, at: *at, body: body.clone() }).collect()
    }

    pub(crate) fn has_duty(&mut self, name: &'static str, node: &str) -> bool {
        let is_free = self.duties.get(name).is_none_or(|holder| self.expires(holder) <= self.clock());
        if is_free {
            self.duties.insert(name, node.into());
        }
        self.duties.get(name).is_some_and(|holder| holder == node)
    }
}

/// The refusal of a number that is taken.
#[derive(Debug)]
struct Taken;

impl std::fmt::Display for Taken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this match has such a step")
    }
}

impl std::error::Error for Taken {}

impl sqlx::error::DatabaseError for Taken {
    fn message(&self) -> &'static str {
        "this match has such a step"
    }

    fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> sqlx::error::ErrorKind {
        sqlx::error::ErrorKind::UniqueViolation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_with_the_secret_of_another_node_is_not_ones_own() {
        let entering = |secret| Entering {
            step: JournalRow { match_id: 1, seq: 1, at: 5, body: "{}".into() },
            ended: None,
            secret,
            fence: None,
        };
        let mut tables = Tables::default();
        assert!(tables.append(vec![entering(Some([1; 32]))], "a").is_ok());
        assert!(tables.append(vec![entering(Some([2; 32]))], "b").is_err());
        assert!(tables.has_step(&entering(Some([1; 32]))) && tables.has_step(&entering(None)));
        assert!(!tables.has_step(&entering(Some([2; 32]))));
    }
}
