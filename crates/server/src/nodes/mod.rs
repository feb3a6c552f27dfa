//! Several servers on one database (docs/nodes.md). Any of them takes any request. What happens in a match by
//! itself is done by the one that has its lease; a lease lasts as long as its node gives signs of life.
//!
//! One task a node gives them, and looks at everything that others may have done: when it is woken, and
//! regularly without. Two statements do for all matches at hand.

pub(crate) mod bell;
pub(crate) mod nats;
pub(crate) mod notices;

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};

use self::bell::{Bell, Wake};
use self::notices::Outbox;
use crate::app::App;
use crate::error::Result;
use crate::fair::Party;
use crate::room::owner::Sits;
use crate::store::ledger::Ledger;
use crate::store::matches::Match;
use crate::time::Millis;

/// How often a node gives a sign of life within a lease.
const BEATS: Millis = 4;

/// How often a node looks by itself while the bell is heard, and while it is not, in milliseconds.
const LOOK: [Millis; 2] = [1000, 200];

/// How often a node that joins compares its clock with the database's.
const TRIES: usize = 5;

/// Matches without a doer that are taken up at a time.
const SWEPT: i64 = 50;

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    /// Drawn anew by every process.
    pub(crate) id: String,
    term: Millis,
    bell: Arc<dyn Bell>,
    pulse: Mutex<Pulse>,
    elsewhere: Mutex<Elsewhere>,
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

/// What a node knows since its last sign of life.
#[derive(Clone, Copy, Debug)]
struct Pulse {
    /// Until when it lives, in steady time; a little too early rather than too late.
    until: Millis,
    /// The database's clock minus steady time.
    ahead: Millis,
    /// Half the time that the exchange took in which that was found: it is right to within so much.
    error: Millis,
}

impl Nodes {
    /// Be a node among others from now on.
    pub(crate) async fn join(
        id: String,
        term: Millis,
        bell: Arc<dyn Bell>,
        ledger: &dyn Ledger,
        steady: impl Fn() -> Millis,
    ) -> Result<Self, sqlx::Error> {
        let nodes = Self {
            id,
            term,
            bell,
            pulse: Mutex::new(Pulse { until: 0, ahead: 0, error: Millis::MAX }),
            elsewhere: Mutex::default(),
            outbox: Outbox::default(),
            posted: Notify::new(),
        };
        // The first exchange waits for a connection; a quick one says best what time it is.
        for _ in 0..TRIES {
            let told = nodes.beat(ledger, &Here::default(), &steady).await?;
            nodes.know(&told);
        }
        Ok(nodes)
    }

    fn pulse(&self) -> MutexGuard<'_, Pulse> {
        self.pulse.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A moment of steady time by the database's clock, by which all nodes measure.
    pub(crate) fn time_of(&self, steady: Millis) -> Millis {
        steady + self.pulse().ahead
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
    async fn beat(
        &self,
        ledger: &dyn Ledger,
        here: &Here,
        steady: impl Fn() -> Millis,
    ) -> Result<Vec<String>, sqlx::Error> {
        let here = serde_json::to_string(here).unwrap_or_default();
        let before = steady();
        let beat = ledger.beat(&self.id, self.term, &here).await?;
        let after = steady();
        let mut pulse = self.pulse();
        pulse.until = before + self.term;
        let (error, ahead) = ((after - before) / 2, beat.now - Millis::midpoint(before, after));
        // A quick exchange says it best. Clocks drift, so that an old one counts for less with time.
        if error <= pulse.error || (ahead - pulse.ahead).abs() > error + pulse.error {
            (pulse.ahead, pulse.error) = (ahead, error);
        } else {
            pulse.error += 1;
        }
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

/// Whether it is for this server to do what one does for all; without other nodes it always is.
pub(crate) async fn has_duty(app: &App, name: &'static str) -> Result<bool> {
    let Some(nodes) = &app.nodes else { return Ok(true) };
    Ok(nodes.is_alive(app.time.steady_millis()) && app.ledger.has_duty(name, &nodes.id).await?)
}

/// Look after the other nodes until the server ends.
pub(crate) async fn run(app: App, mut wakes: mpsc::Receiver<Wake>) {
    let Some(nodes) = &app.nodes else { return };
    let (mut beat, mut look) = (0, 0);
    let mut inbox = notices::Inbox::default();
    loop {
        let now = app.time.steady_millis();
        if beat <= now {
            let steady = || app.time.steady_millis();
            let here = Here { sits: app.rooms.sitting(), hears: app.news.listeners() };
            match nodes.beat(&*app.ledger, &here, steady).await {
                Ok(told) => {
                    beat = now + nodes.term / BEATS;
                    for match_id in nodes.know(&told) {
                        app.rooms.sits_elsewhere(match_id, nodes.elsewhere(match_id));
                    }
                    take_lapsed(&app, nodes).await;
                }
                Err(error) => {
                    tracing::warn!(%error, "no sign of life could be given");
                    beat = now + LOOK[1];
                }
            }
        }
        if look <= now {
            if let Err(error) = look_at_all(&app).await {
                tracing::warn!(%error, "what other nodes did could not be looked at");
            }
            inbox.read(&app).await;
            look = app.time.steady_millis() + LOOK[usize::from(!nodes.bell.is_heard())];
        }
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            wake = wakes.recv() => match wake {
                Some(Wake::Step { match_id, seq }) => app.rooms.follow(match_id, seq),
                Some(Wake::Notices) => inbox.read(&app).await,
                Some(Wake::Endings) => app.endings.wake(),
                None => return,
            },
            () = nodes.posted.notified() => nodes.outbox.send(&app, nodes).await,
            () = app.time.reach_steady(beat.min(look)) => {}
        }
    }
}

/// Tell the owners of matches at hand how far these have come, where that is news.
async fn look_at_all(app: &App) -> Result<(), sqlx::Error> {
    let matches = app.rooms.ids();
    if matches.is_empty() {
        return Ok(());
    }
    for head in app.ledger.heads(&matches).await? {
        app.rooms.look(&head);
    }
    Ok(())
}

/// Take up matches in which something is due and whose node is gone.
async fn take_lapsed(app: &App, nodes: &Nodes) {
    let lapsed = match app.ledger.lapsed(SWEPT).await {
        Ok(lapsed) => lapsed,
        Err(error) => return tracing::warn!(%error, "matches of other nodes could not be looked at"),
    };
    for listed in lapsed {
        if let Err(error) = take_up(app, nodes, &listed).await {
            tracing::warn!(code = listed.code, error = error.code(), "a match waits to be taken up");
        }
    }
}

/// Take the lease first: of all the nodes that have found the match, one loads it.
pub(crate) async fn take_up(app: &App, nodes: &Nodes, listed: &Match) -> Result<()> {
    if app.rooms.is_at_hand(&listed.code) {
        // Its owner takes the lease.
        return Ok(());
    }
    let last = app.ledger.last_step(listed.id).await?.map_or(0, |step| step.seq);
    if app.ledger.take_lease(listed.id, &nodes.id, Some(last)).await?.is_none() {
        return Ok(());
    }
    let (app, listed) = (app.clone(), listed.clone());
    tokio::spawn(async move {
        if let Err(error) = app.rooms.find(&app, &listed, Party::of_match(&app, &listed)).await {
            tracing::error!(code = listed.code, error = error.code(), "a match could not be taken up");
        }
    });
    Ok(())
}
