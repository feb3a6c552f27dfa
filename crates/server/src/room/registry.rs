//! All matches that are at hand: those that are played, and those that somebody looks at afterwards.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use touchline_engine::Seat;
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::endings::finish;
use super::owner::{Command, Glance, Owner, Question, Reply, Watcher};
use super::table::{AnyRoom, Room};
use super::wish::Wish;
use crate::app::App;
use crate::error::{Error, Result};
use crate::metrics::Counted;
use crate::store::journal::Step;
use crate::store::matches::{Match, Status};

/// Most commands that wait for one match.
const INBOX: usize = 64;

/// The rooms of all matches that are at hand.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    rooms: RwLock<HashMap<String, Handle>>,
}

/// The way to the owner of a match.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Command>,
    glance: Arc<Glance>,
}

impl Handle {
    async fn send(&self, command: Command) -> Result<()> {
        self.inbox.send(command).await.map_err(|_| gone())
    }

    /// A seat wants something.
    pub(crate) async fn wish(&self, seat: Seat, wish: Wish, reply: Reply) -> Result<()> {
        self.send(Command::Wish(seat, wish, reply)).await
    }

    /// A seat wants something, and waits until it is done.
    pub(crate) async fn done(&self, seat: Seat, wish: Wish) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.wish(seat, wish, Box::new(move |done| drop(reply.send(done)))).await?;
        answer.await.map_err(|_| gone())?
    }

    /// Be told of everything, and of what came after this number.
    pub(crate) async fn watch(&self, watcher: Watcher, last: Option<u64>) -> Result<()> {
        self.send(Command::Watch(watcher, last)).await
    }

    /// Not any more.
    pub(crate) async fn leave(&self, id: u64) {
        let _ = self.send(Command::Leave(id)).await;
    }

    /// A seat has said something; whether the other one hears it.
    pub(crate) async fn said(&self, from: Seat, is_heard: bool, text: Utf8Bytes) -> Result<()> {
        self.send(Command::Said(from, is_heard, text)).await
    }

    /// Know something.
    pub(crate) async fn ask(&self, question: Question) -> Result<String> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Question(question, reply)).await?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> Error {
    Error::unavailable("match-not-at-hand", "The match is not at hand just now: try again.")
}

impl Rooms {
    /// Everybody is there: the match is played from now on. The row says `live` already.
    pub(crate) fn begin(&self, app: &App, listed: Match) -> Result<()> {
        self.open(app, listed, &[]).map(drop)
    }

    /// Take up every match that is played, where it stood; how many.
    pub(crate) async fn resume(&self, app: &App) -> Result<usize> {
        let live = app.store.matches_with(Status::Live, i64::MAX).await?;
        let mut resumed = 0;
        for listed in live {
            let steps = app.store.steps(listed.id).await?;
            let code = listed.code.clone();
            // One match that cannot be played again must not keep all others from it.
            match self.open(app, listed, &steps) {
                Ok(_) => resumed += 1,
                Err(error) => tracing::error!(code, error = error.code(), "a match could not be resumed"),
            }
        }
        Ok(resumed)
    }

    /// The way to a match, which is taken from the journal when it is not at hand.
    pub(crate) async fn find(&self, app: &App, listed: &Match) -> Result<Handle> {
        if let Some(handle) = self.at_hand(&listed.code) {
            return Ok(handle);
        }
        if listed.status == Status::Open {
            return Err(Error::conflict("match-not-begun", "Somebody is still missing."));
        }
        let steps = app.store.steps(listed.id).await?;
        if steps.is_empty() && listed.status != Status::Live {
            return Err(Error::conflict("match-not-begun", "The match was called off before it began."));
        }
        self.open(app, listed.clone(), &steps)
    }

    /// Whether a match waits for a seat, be it at hand or at rest.
    pub(crate) fn waits_for(&self, code: &str, seat: Seat) -> bool {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(code).is_some_and(|handle| handle.glance.waits_for(seat))
    }

    fn at_hand(&self, code: &str) -> Option<Handle> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(code).filter(|handle| !handle.inbox.is_closed()).cloned()
    }

    fn open(&self, app: &App, listed: Match, steps: &[Step]) -> Result<Handle> {
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        // Two may have looked for it at the same time.
        if let Some(handle) = rooms.get(&listed.code).filter(|handle| !handle.inbox.is_closed()) {
            return Ok(handle.clone());
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        let glance = Arc::<Glance>::default();
        let (code, status, room) = (listed.code.clone(), listed.status, room(&listed)?);
        let owner = Owner::new(app, listed, room, steps, inbox.downgrade(), glance.clone())?;
        // Ended before the journal noted such things, or while its note is still to be read: to hand it in twice does no harm.
        if let Some(ending) = owner.ending().filter(|_| status == Status::Live) {
            tokio::spawn(finish(app.clone(), owner.listed().clone(), ending));
        }
        let handle = Handle { inbox, glance };
        rooms.insert(code.clone(), handle.clone());
        drop(rooms);
        let app = app.clone();
        tokio::spawn(async move {
            let _counted = Counted::new(&app.metrics.matches);
            let owner = owner.run(commands).await;
            if owner.ending().is_some() {
                app.rooms.forget(&code);
            }
        });
        Ok(handle)
    }

    /// A match that only rests stays known, so that lists can say for whom it waits.
    fn forget(&self, code: &str) {
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(code).is_some_and(|handle| handle.inbox.is_closed()) {
            rooms.remove(code);
        }
    }

    /// Let go of all matches: their owners end when they have done what is in their inboxes.
    pub(crate) fn close(&self) {
        self.rooms.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// The match that a row describes, before anything has happened.
pub(super) fn room(listed: &Match) -> Result<Box<dyn AnyRoom>> {
    // A match stays with the rules it began under; by others its journal would tell another story.
    let game = AnyGame::at_revision(&listed.spec, listed.rules).map_err(Error::internal)?;
    Ok(with_game!(game, game => Box::new(Room::new(game))))
}
