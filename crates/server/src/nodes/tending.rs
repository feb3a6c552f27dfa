//! What a node does for the others and about them, beside taking requests. Each is a task of its own, so that
//! a sign of life waits for nothing else: who gives none in time loses their leases.
//!
//! Two statements do for all matches at hand.

use futures_util::StreamExt as _;
use futures_util::stream;
use tokio::sync::mpsc;

use super::bell::Wake;
use super::{Here, Nodes, give_up, in_time, notices};
use crate::app::App;
use crate::error::Result;
use crate::fair::Party;
use crate::store::matches::Match;
use crate::time::Millis;

/// How often a node gives a sign of life within a lease.
const BEATS: Millis = 4;

/// How often a node looks by itself while the bell is heard, and while it is not, in milliseconds.
const LOOK: [Millis; 2] = [1000, 200];

/// Matches that nobody looks after which are looked up at once, and how many of them are taken up at once.
const SWEPT: usize = 50;
const AT_ONCE: usize = 4;

/// Be a node among others until the server ends.
pub(crate) fn run(app: &App, wakes: mpsc::Receiver<Wake>) {
    tokio::spawn(live(app.clone()));
    tokio::spawn(look(app.clone(), wakes));
    tokio::spawn(sweep(app.clone()));
}

/// Wait for a moment; whether the server goes on.
async fn goes_on(app: &App, until: Millis) -> bool {
    tokio::select! {
        biased;
        () = app.stopping.cancelled() => false,
        () = app.time.reach_steady(until) => true,
    }
}

/// Give signs of life.
async fn live(app: App) {
    let Some(nodes) = &app.nodes else { return };
    loop {
        let begun = app.time.steady_millis();
        let here = Here { sits: app.rooms.sitting(), hears: app.news.listeners() };
        let pause = match nodes.beat(&*app.ledger, &here, &app.time).await {
            Ok(told) => {
                for match_id in nodes.know(&told) {
                    app.rooms.sits_elsewhere(match_id, nodes.elsewhere(match_id));
                }
                nodes.term / BEATS
            }
            Err(error) => {
                tracing::warn!(%error, "no sign of life could be given");
                LOOK[1]
            }
        };
        if !goes_on(&app, begun + pause).await {
            return;
        }
    }
}

/// Look at everything that others may have done: when woken, and regularly without.
async fn look(app: App, mut wakes: mpsc::Receiver<Wake>) {
    let Some(nodes) = &app.nodes else { return };
    let (mut inbox, mut moment, mut is_deaf) = (notices::Inbox::default(), 0, false);
    loop {
        if moment <= app.time.steady_millis() {
            if let Err(error) = look_at_all(&app, nodes).await {
                tracing::warn!(%error, "what other nodes did could not be looked at");
            }
            inbox.read(&app).await;
            // What could not be stored before is tried again.
            nodes.outbox.send(&app, nodes).await;
            moment = app.time.steady_millis() + LOOK[usize::from(is_deaf || !nodes.bell.is_heard())];
        }
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            wake = wakes.recv(), if !is_deaf => match wake {
                Some(Wake::Step { match_id, seq }) => app.rooms.follow(match_id, seq),
                Some(Wake::Notices) => inbox.read(&app).await,
                Some(Wake::Endings) => app.endings.wake(),
                None => {
                    tracing::error!("no wake-ups come in any more");
                    is_deaf = true;
                }
            },
            () = nodes.posted.notified() => nodes.outbox.send(&app, nodes).await,
            () = app.time.reach_steady(moment) => {}
        }
    }
}

/// Tell the owners of matches at hand how far these have come, where that is news.
async fn look_at_all(app: &App, nodes: &Nodes) -> Result<(), sqlx::Error> {
    let matches = app.rooms.ids();
    if matches.is_empty() {
        return Ok(());
    }
    for head in in_time(&app.time, nodes.term, app.ledger.heads(&matches)).await? {
        app.rooms.look(&head, &nodes.id);
    }
    Ok(())
}

/// Take up matches in which something is due and nobody does it: their node is gone, or this one failed to
/// take them up.
async fn sweep(app: App) {
    let Some(nodes) = &app.nodes else { return };
    loop {
        sweep_all(&app, nodes).await;
        if !goes_on(&app, app.time.steady_millis() + nodes.term / BEATS).await {
            return;
        }
    }
}

/// Take them up, one group after another until there are no more. Each is tried once: one that cannot be
/// taken up now waits for the next sweep, and no other waits for it.
pub(super) async fn sweep_all(app: &App, nodes: &Nodes) {
    let mut tried = Vec::new();
    while nodes.is_alive(app.time.steady_millis()) && !app.stopping.is_cancelled() {
        let found = orphans(app, nodes, &tried).await;
        let is_all = found.len() < SWEPT;
        tried.extend(found.iter().map(|listed| listed.id));
        // All of these before the next: however slowly they are taken up, no more wait than these.
        stream::iter(found).for_each_concurrent(AT_ONCE, |listed| take_over(app, nodes, listed)).await;
        if is_all {
            return;
        }
    }
}

async fn orphans(app: &App, nodes: &Nodes, tried: &[i64]) -> Vec<Match> {
    let mut known = app.rooms.ids();
    known.extend(nodes.given_up.ids());
    known.extend(tried);
    let most = i64::try_from(SWEPT).unwrap_or(i64::MAX);
    let found = in_time(&app.time, nodes.term, app.ledger.orphans(&nodes.id, &known, most)).await;
    found.unwrap_or_else(|error| {
        tracing::warn!(%error, "matches without a node could not be looked for");
        Vec::new()
    })
}

async fn take_over(app: &App, nodes: &Nodes, listed: Match) {
    let Err(error) = take_up(app, nodes, &listed).await else { return };
    tracing::warn!(code = listed.code, error = error.code(), "a match waits to be taken up");
    if !error.may_pass() {
        give_up(app, listed.id).await;
    }
}

/// Take a match up. Its lease comes first: of all the nodes that have found the match, one loads it. What
/// fails after that is tried again by a sweep, which also finds what is this node's and not at hand.
pub(crate) async fn take_up(app: &App, nodes: &Nodes, listed: &Match) -> Result<()> {
    if app.rooms.is_at_hand(&listed.code) {
        // Its owner takes the lease.
        return Ok(());
    }
    let taken = async {
        let last = app.ledger.last_step(listed.id).await?.map_or(0, |step| step.seq);
        app.ledger.take_lease(listed.id, &nodes.id, Some(last)).await
    };
    if in_time(&app.time, nodes.term, taken).await?.is_some() {
        app.rooms.find(app, listed, Party::of_match(app, listed)).await?;
    }
    Ok(())
}
