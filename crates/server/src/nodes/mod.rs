//! Several servers on one database (docs/nodes.md). Any of them takes any request. What happens in a match by
//! itself is done by the one that has its lease; a lease lasts as long as its node gives signs of life.

pub(crate) mod bell;
mod giving_up;
pub(crate) mod nats;
pub(crate) mod notices;
pub(crate) mod pulse;
mod tending;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use self::bell::{Bell, Wake};
use self::giving_up::GivenUp;
pub(crate) use self::giving_up::{broke_off, give_up};
use self::notices::Outbox;
use self::pulse::Pulse;
pub(crate) use self::tending::{run, take_up};
use crate::app::App;
use crate::error::Result;
use crate::room::owner::Sits;
use crate::store::ledger::Ledger;
use crate::time::{Millis, Time};

/// How often a node that joins compares its clock with the database's.
const TRIES: usize = 5;

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    /// Drawn anew by every process.
    pub(crate) id: String,
    term: Millis,
    bell: Arc<dyn Bell>,
    pulse: Mutex<Pulse>,
    elsewhere: Mutex<Elsewhere>,
    given_up: GivenUp,
    pub(crate) outbox: Outbox,
    /// Rung when notices wait.
    pub(super) posted: Notify,
}

/// Who is at a node: in which matches they sit, and who listens to news.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Here {
    pub(crate) sits: Vec<(i64, u8)>,
    pub(crate) hears: Vec<i64>,
}

/// Who is at other nodes.
#[derive(Debug, Default)]
struct Elsewhere {
    sits: BTreeMap<i64, [Sits; 2]>,
    hears: HashSet<i64>,
}

impl Nodes {
    /// Be a node among others from now on.
    pub(crate) async fn join(
        id: String,
        term: Millis,
        bell: Arc<dyn Bell>,
        ledger: &dyn Ledger,
        time: &Time,
    ) -> Result<Self, sqlx::Error> {
        let nodes = Self {
            id,
            term,
            bell,
            pulse: Mutex::default(),
            elsewhere: Mutex::default(),
            given_up: GivenUp::default(),
            outbox: Outbox::default(),
            posted: Notify::new(),
        };
        // The first exchange waits for a connection; a quick one says best what time it is.
        for _ in 0..TRIES {
            let told = nodes.beat(ledger, &Here::default(), time).await?;
            nodes.know(&told);
        }
        Ok(nodes)
    }

    fn pulse(&self) -> MutexGuard<'_, Pulse> {
        self.pulse.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A moment of steady time by the database's clock, by which all nodes measure.
    pub(crate) fn time_of(&self, steady: Millis) -> Millis {
        self.pulse().date_of(steady)
    }

    /// The moment of steady time that a date by that clock stands for, which is not after now.
    pub(crate) fn moment_of(&self, date: Millis, now: Millis) -> Millis {
        self.pulse().moment_of(date, now)
    }

    /// Whether this node counts as living: if not, others may have taken its leases.
    pub(crate) fn is_alive(&self, steady: Millis) -> bool {
        steady < self.pulse().until
    }

    /// Wake the others.
    pub(crate) fn ring(&self, wake: Wake) {
        self.bell.ring(wake);
    }

    /// Who sits in a match at other nodes.
    pub(crate) fn elsewhere(&self, match_id: i64) -> [Sits; 2] {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.sits.get(&match_id).copied().unwrap_or_default()
    }

    /// Whether a user listens to news at another node.
    pub(crate) fn is_heard(&self, user: i64) -> bool {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).hears.contains(&user)
    }

    /// Give a sign of life; what the others say of who sits there.
    async fn beat(&self, ledger: &dyn Ledger, here: &Here, time: &Time) -> Result<Vec<String>, sqlx::Error> {
        let here = serde_json::to_string(here).unwrap_or_default();
        let before = time.steady_millis();
        let beat = in_time(time, self.term, ledger.beat(&self.id, self.term, &here)).await?;
        let after = time.steady_millis();
        let mut pulse = self.pulse();
        pulse.until = before + self.term;
        pulse.compare(beat.now, [before, after]);
        drop(pulse);
        Ok(beat.elsewhere)
    }

    /// Know who sits elsewhere; which matches that changed.
    fn know(&self, told: &[String]) -> Vec<i64> {
        let mut now = Elsewhere::default();
        for here in told {
            let here: Here = serde_json::from_str(here).unwrap_or_default();
            for (match_id, bits) in here.sits {
                let all = now.sits.entry(match_id).or_default();
                for (sits, new) in all.iter_mut().zip(Sits::of(bits)) {
                    sits.add(new);
                }
            }
            now.hears.extend(here.hears);
        }
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let gone = elsewhere.sits.keys().filter(|id| !now.sits.contains_key(id)).copied();
        let news = now.sits.iter().filter(|(id, sits)| elsewhere.sits.get(id) != Some(sits));
        let changed = gone.chain(news.map(|(id, _)| *id)).collect();
        *elsewhere = now;
        changed
    }
}

/// Ask the storage something and wait for as long as a lease lasts: on a connection that was cut off an
/// answer would be waited for until TCP gives up, if ever. What was asked may be done nevertheless.
async fn in_time<T>(
    time: &Time,
    term: Millis,
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::select! {
        biased;
        answer = asked => answer,
        () = time.rest(Duration::from_millis(term.unsigned_abs())) => {
            Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into())
        }
    }
}

/// Whether it is for this server to do what one does for all; without other nodes it always is.
pub(crate) async fn has_duty(app: &App, name: &'static str) -> Result<bool> {
    let Some(nodes) = &app.nodes else { return Ok(true) };
    Ok(nodes.is_alive(app.time.steady_millis())
        && in_time(&app.time, nodes.term, app.ledger.has_duty(name, &nodes.id)).await?)
}
