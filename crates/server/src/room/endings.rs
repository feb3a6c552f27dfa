//! The end of a match, noted: what it does to the ratings, how it is listed, who is told.
//!
//! The journal keeps that a match has ended together with the step that ended it. From there one task notes
//! one after another, as often as it takes: whatever was done already is not done twice, and what a server
//! could not do the next one finds.

use std::time::Duration;

use tokio::sync::Notify;
use touchline_engine::Seat;

use crate::app::App;
use crate::competitions::runner::DUTY;
use crate::error::{Error, Result};
use crate::news::Event;
use crate::nodes::bell::Wake;
use crate::nodes::{Nodes, has_duty};
use crate::push::note::{Note, What};
use crate::ratings;
use crate::room::Ending;
use crate::store::endings::Ended;
use crate::store::matches::{Match, Status};

/// How many are looked up at once.
const GROUP: i64 = 100;

/// How long to wait after it failed: at first, and at most. Real time: it is the storage that is waited for.
const PAUSE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

/// How often to look without having been told: a step may be safe although its owner was never told so.
const LOOK: Duration = Duration::from_mins(1);

/// The same among several nodes: the one whose duty it is may be gone, and others may end matches.
const LOOK_AMONG_NODES: Duration = Duration::from_secs(1);

/// Where it is said that a match has ended.
#[derive(Debug, Default)]
pub(crate) struct Endings(Notify);

impl Endings {
    /// A match has ended: whoever notes that, here or at another node, should look.
    pub(crate) fn noted(&self, nodes: Option<&Nodes>) {
        self.wake();
        if let Some(nodes) = nodes {
            nodes.ring(Wake::Endings);
        }
    }

    /// There is something to note.
    pub(crate) fn wake(&self) {
        self.0.notify_one();
    }
}

/// Note the ends of matches until the server ends.
pub(crate) async fn run(app: App) {
    let mut pause = PAUSE.0;
    loop {
        match note_all(&app).await {
            Ok(()) => {
                pause = PAUSE.0;
                tokio::select! {
                    biased;
                    () = app.endings.0.notified() => {}
                    () = app.time.rest(if app.nodes.is_some() { LOOK_AMONG_NODES } else { LOOK }) => {}
                    () = app.stopping.cancelled() => return,
                }
            }
            Err(error) => {
                tracing::warn!(error = error.code(), ?pause, "the end of a match could not be noted yet");
                tokio::select! {
                    biased;
                    () = app.time.rest(pause) => pause = (pause * 2).min(PAUSE.1),
                    () = app.stopping.cancelled() => return,
                }
            }
        }
    }
}

/// Note everything that there is to note. What fails for reasons of its own keeps nothing else from being
/// noted.
async fn note_all(app: &App) -> Result<()> {
    // Every part of it may be done twice, but one node is enough.
    if !has_duty(app, DUTY).await? {
        return Ok(());
    }
    loop {
        let endings = app.ledger.endings(GROUP).await?;
        if endings.is_empty() {
            return Ok(());
        }
        let mut all = Ok(());
        for ended in endings {
            all = note(app, ended).await.and(all);
        }
        all?;
    }
}

/// Every part of it can be done again: a match counts once, and ends once.
async fn note(app: &App, Ended { match_id, at, rated, ending, aborted_by }: Ended) -> Result<()> {
    if let Some(mut listed) = app.ledger.match_by_id(match_id).await? {
        if !rated {
            app.ledger.unrate_match(match_id).await?;
            listed.rated = false;
        }
        ratings::settle(app, &listed, &ending).await?;
        let status = if ending.reason == "aborted" { Status::Aborted } else { Status::Over };
        if app.ledger.end_match(match_id, status, &ending, aborted_by, at).await? {
            let over = Event::MatchOver { code: listed.code.clone(), result: ending };
            for seat in Seat::ALL {
                let Some(user) = listed.seats.user(seat) else { continue };
                if !app.is_heard(user)
                    && let Some(note) = Note::of(&listed, seat, What::Over)
                {
                    app.push.tell(note, &app.metrics);
                }
                app.tell(user, &over);
            }
        }
    }
    app.ledger.remove_ending(match_id).await?;
    app.competitions.match_ended(match_id);
    Ok(())
}

/// A match has ended of which the journal did not say so when it did: it was written before there was a place
/// for that.
pub(super) async fn finish(app: App, listed: Match, ending: Ending) {
    let ended = Ended::new(&listed, ending, app.time.now());
    let mut pause = PAUSE.0;
    while let Err(error) = app.ledger.add_ending(&ended).await {
        tracing::warn!(
            code = listed.code,
            error = Error::from(error).code(),
            "an end could not be handed in yet"
        );
        tokio::select! {
                    biased;
            () = app.time.rest(pause) => pause = (pause * 2).min(PAUSE.1),
            () = app.stopping.cancelled() => return,
        }
    }
    app.endings.noted(app.nodes.as_deref());
}
