//! What happens in competitions by itself: results are taken from matches, draws are made, dice are rolled,
//! matches begin, deadlines pass.
//!
//! Every step follows from what is stored, and is stored before the next one is looked for: to look once more
//! does no harm, and what one server did not get to the next one does.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::PoisonError;
use std::time::Duration;

use futures_util::stream::{self, StreamExt as _};

use super::step::{Next, put_away, step, take_up};
use super::{attendance, start};
use crate::app::App;
use crate::error::{Error, Result};
use crate::nodes::has_duty;
use crate::nodes::notices::Notice;
use crate::time::Millis;

/// Steps of one competition before another one has its turn.
const STEPS: usize = 16;

/// How many are looked up at once.
const PAGE: i64 = 200;

/// How long to wait after something failed: at first, and at most. Real time: it is the storage that is
/// waited for.
const PAUSE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

/// How often to look at everything without having been told: whatever happens rings the bell or has an alarm,
/// so this is for what went wrong unnoticed.
const LOOK: Duration = Duration::from_mins(15);

/// How many are settled at the same time: one that waits for its turn somewhere keeps no other waiting.
const SIDE_BY_SIDE: usize = 4;

/// What the one node does that notes ends, runs competitions and sweeps.
pub(crate) const DUTY: &str = "clerk";

/// How often a node looks whether that is its duty now, where there are several.
const LOOK_AMONG_NODES: Duration = Duration::from_secs(2);

/// Run all competitions until the server ends.
pub(crate) async fn run(app: App) {
    let (mut pause, mut look) = (PAUSE.0, true);
    let mut alarms = BTreeMap::new();
    loop {
        match has_duty(&app, DUTY).await {
            Ok(true) => {}
            // Another node does it: that one is told what is to do.
            duty => {
                if duty.is_ok() {
                    pass_on(&app);
                }
                (look, alarms) = (true, BTreeMap::new());
                tokio::select! {
                    biased;
                    () = app.stopping.cancelled() => return,
                    () = app.competitions.bell.notified() => {}
                    () = tokio::time::sleep(LOOK_AMONG_NODES) => {}
                }
                continue;
            }
        }
        if look {
            let found = find_all(&app).await;
            if let Err(error) = &found {
                tracing::warn!(error = error.code(), "running competitions could not be looked up yet");
            }
            look = found.is_err();
        }
        let is_well = settle_all(&app, &mut alarms).await && !look;
        pause = if is_well { PAUSE.0 } else { (pause * 2).min(PAUSE.1) };
        let alarm = async {
            match alarms.values().min() {
                Some(at) => app.time.reach(*at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = app.competitions.bell.notified(), if is_well => {}
            () = tokio::time::sleep(pause), if !is_well => {}
            () = alarm, if is_well => ring(&app, &mut alarms),
            () = tokio::time::sleep(LOOK) => look = true,
            () = app.stopping.cancelled() => return,
        }
    }
}

/// Tell the node whose duty it is what is to do in competitions.
fn pass_on(app: &App) {
    let due = std::mem::take(&mut *app.competitions.due.lock().unwrap_or_else(PoisonError::into_inner));
    if let Some(nodes) = &app.nodes {
        due.into_iter().for_each(|code| nodes.post(Notice::Competition { code }));
    }
}

/// Look at every running competition.
async fn find_all(app: &App) -> Result<()> {
    let mut last = 0;
    loop {
        let page = app.store.running_competitions(last, PAGE).await?;
        let Some((end, _)) = page.last() else { return Ok(()) };
        last = *end;
        for (_, code) in &page {
            app.competitions.wake(code);
        }
    }
}

/// Look at those whose moment has come.
fn ring(app: &App, alarms: &mut BTreeMap<String, Millis>) {
    let now = app.time.now();
    alarms.retain(|code, at| {
        let is_due = *at <= now;
        if is_due {
            app.competitions.wake(code);
        }
        !is_due
    });
}

/// Settle everything that was asked for; whether nothing failed. What fails keeps nothing else waiting.
async fn settle_all(app: &App, alarms: &mut BTreeMap<String, Millis>) -> bool {
    let mut failed = BTreeSet::<String>::new();
    let take = |set: &std::sync::Mutex<BTreeSet<String>>| {
        std::mem::take(&mut *set.lock().unwrap_or_else(PoisonError::into_inner))
    };
    loop {
        let unknown = match whose(app).await {
            Ok(()) => false,
            Err(error) => {
                tracing::warn!(error = error.code(), "whose match it was could not be looked up yet");
                true
            }
        };
        let due: Vec<String> =
            take(&app.competitions.due).into_iter().filter(|code| !failed.contains(code)).collect();
        if due.is_empty() {
            let is_well = failed.is_empty() && !unknown;
            failed.iter().for_each(|code| app.competitions.wake(code));
            return is_well;
        }
        alarms.retain(|code, _| !due.contains(code));
        let mut settling = stream::iter(due)
            .map(|code| {
                let app = app.clone();
                async move {
                    let settled = settle(&app, &code).await;
                    (code, settled)
                }
            })
            .buffer_unordered(SIDE_BY_SIDE);
        while let Some((code, settled)) = settling.next().await {
            if app.stopping.is_cancelled() {
                return true;
            }
            match settled {
                Ok(Settled::More) => app.competitions.wake(&code),
                Ok(Settled::Until(at)) => alarms.extend(at.map(|at| (code, at))),
                Err(error) if error.code() == "no-such-competition" => {}
                Err(error) if is_final(&error) => {
                    tracing::error!(code, error = error.code(), "a competition does not go on by itself");
                }
                Err(error) => {
                    tracing::warn!(code, error = error.code(), "a competition could not go on yet");
                    failed.insert(code);
                }
            }
        }
    }
}

/// Whether trying again changes nothing.
fn is_final(error: &Error) -> bool {
    !error.may_pass()
        && !matches!(
            error.code(),
            "competition-changed" | "match-not-at-hand" | "not-kept" | "stopping" | "too-often"
        )
}

/// Find the competitions of matches that have ended.
async fn whose(app: &App) -> Result<()> {
    let ended =
        |app: &App| app.competitions.ended.lock().unwrap_or_else(PoisonError::into_inner).first().copied();
    while let Some(match_id) = ended(app) {
        if let Some(code) = app.store.competition_of_match(match_id).await? {
            app.competitions.wake(&code);
        }
        app.competitions.ended.lock().unwrap_or_else(PoisonError::into_inner).remove(&match_id);
    }
    Ok(())
}

/// How far a competition has come.
enum Settled {
    /// There may be more to do.
    More,
    /// Until something happens, or until this moment.
    Until(Option<Millis>),
}

/// Take the steps of a competition that are due, but not too many at once.
async fn settle(app: &App, code: &str) -> Result<Settled> {
    let mut turn = app.competitions.hold(app, code).await?;
    turn.live()?.read_links(app).await?;
    attendance::call_again(app, turn.live()?).await?;
    put_away(app, turn.live()?).await?;
    take_up(app, turn.live()?).await?;
    for _ in 0..STEPS {
        match step(app, turn.live()?).await? {
            Next::Step => {}
            Next::Begin(match_code) => {
                // The match is stored: from here on nothing is lost, only later.
                start::begin(app, &match_code).await?;
            }
            Next::Rest(at) => return Ok(Settled::Until(at)),
        }
        turn.tell();
        if let Some(nodes) = &app.nodes {
            nodes.post(Notice::Competition { code: code.to_owned() });
        }
    }
    Ok(Settled::More)
}
