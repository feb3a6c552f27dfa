//! Competitions: played by the server's own matches, without anybody having to push them on.
//!
//! A competition is its specification and its entries; [`live::Live`] is what follows from them. Whatever
//! changes it goes through [`Competitions::hold`], one after another, and is stored before anybody is told.
//! The [`runner`] does what has to happen by itself: it looks at what is stored and takes the next step that
//! is missing, so a server that was killed goes on where it stood.

pub(crate) mod attendance;
mod breaks;
mod grace;
pub(crate) mod live;
mod report;
pub(crate) mod runner;
pub(crate) mod settings;
mod start;
pub(crate) mod step;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, OwnedMutexGuard, watch};

use crate::app::App;
use crate::error::{Error, Result};
use crate::nodes;
use crate::time::{Millis, Time};
use live::{Giving, Live};
use touchline_league::Input;

/// Competitions that stay at hand. More are only there while somebody looks at them.
const MOST_AT_HAND: usize = 200;

/// All competitions that are at hand.
#[derive(Debug, Default)]
pub(crate) struct Competitions {
    at_hand: Mutex<HashMap<String, Arc<Held>>>,
    /// Those that the runner should look at.
    due: Mutex<BTreeSet<String>>,
    /// Matches that have ended; which competition they belong to is to be looked up.
    ended: Mutex<BTreeSet<i64>>,
    bell: Notify,
    pub(crate) grace: grace::Grace,
}

/// A competition at hand.
#[derive(Debug)]
pub(crate) struct Held {
    /// None until it is read from the storage.
    live: Arc<tokio::sync::Mutex<Option<Live>>>,
    /// How often it has changed: what followers are told.
    pub(crate) version: watch::Sender<u64>,
    used: AtomicI64,
}

/// A competition while one caller has it.
pub(crate) struct Turn {
    guard: OwnedMutexGuard<Option<Live>>,
    held: Arc<Held>,
}

impl Turn {
    /// The competition.
    pub(crate) fn live(&mut self) -> Result<&mut Live> {
        self.guard.as_mut().ok_or_else(no_such_competition)
    }

    /// Let go of what is known: the next caller reads it from the storage.
    pub(crate) fn forget(&mut self) {
        *self.guard = None;
    }

    /// Tell followers if something has changed.
    fn tell(&self) {
        let Some(live) = self.guard.as_ref() else { return };
        let version = live.version();
        self.held.version.send_if_modified(|told| {
            let changed = *told != version;
            *told = version;
            changed
        });
    }
}

/// Whoever had a turn may have changed something.
impl Drop for Turn {
    fn drop(&mut self) {
        self.tell();
    }
}

/// Why a team is taken out whose user has left, as the log says it.
const CLOSED: &str = "account closed";

/// A user has left for good: their team withdraws.
pub(crate) async fn withdraw(app: &App, code: &str, user: i64) -> Result<()> {
    let mut turn = app.competitions.hold(app, code).await?;
    let live = turn.live()?;
    let Some(team) = live.team_of(user) else { return Ok(()) };
    if live.now.league.teams().iter().any(|other| other.id == team && other.withdrawn) {
        return Ok(());
    }
    let giving = Giving { because: Some(CLOSED.into()), ..Input::Withdraw(team).into() };
    live.give(app, None, giving).await?;
    end_left(app, live).await;
    app.competitions.wake(code);
    Ok(())
}

/// End the matches of whoever has just left. What does not work now the runner does later.
pub(crate) async fn end_left(app: &App, live: &mut Live) {
    let done = async {
        live.read_links(app).await?;
        step::put_away(app, live).await
    };
    if let Err(error) = done.await {
        tracing::warn!(code = live.row.code, error = error.code(), "a match of a team that left goes on");
    }
}

/// Delete competitions that nobody has started since a given time: one for those of guests, one for all
/// others. Returns how many.
pub(crate) async fn forget_unstarted(app: &App, since: [Millis; 2]) -> Result<usize> {
    let mut forgotten = 0;
    for (id, code) in app.store.unstarted_competitions(since, MOST_FORGOTTEN).await? {
        let mut turn = app.competitions.hold(app, &code).await?;
        if app.store.remove_competition(id).await? {
            forgotten += 1;
            turn.forget();
            app.competitions.drop_held(&code);
        }
    }
    Ok(forgotten)
}

/// The most competitions that are deleted in one hour.
const MOST_FORGOTTEN: i64 = 1000;

/// The refusal for a code that leads nowhere.
pub(crate) fn no_such_competition() -> Error {
    Error::missing("no-such-competition")
}

impl Competitions {
    /// None yet, on a server that starts now.
    pub(crate) fn starting(time: &Time) -> Self {
        let competitions = Self::default();
        competitions.grace.since(time);
        competitions
    }

    fn at_hand(&self) -> MutexGuard<'_, HashMap<String, Arc<Held>>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A competition, for one caller at a time.
    pub(crate) async fn hold(&self, app: &App, code: &str) -> Result<Turn> {
        let held = self.held(app, code).await?;
        held.used.store(app.time.now(), Ordering::Relaxed);
        let mut guard = held.live.clone().lock_owned().await;
        let is_old = match guard.as_mut() {
            Some(live) => live.is_doubtful || live.is_old(app).await?,
            None => true,
        };
        if is_old {
            *guard = Some(Live::load(app, code).await?);
        }
        Ok(Turn { guard, held })
    }

    /// The version of a competition, to be followed.
    pub(crate) async fn follow(&self, app: &App, code: &str) -> Result<watch::Receiver<u64>> {
        let turn = self.hold(app, code).await?;
        turn.tell();
        Ok(turn.held.version.subscribe())
    }

    async fn held(&self, app: &App, code: &str) -> Result<Arc<Held>> {
        if let Some(held) = self.at_hand().get(code) {
            return Ok(held.clone());
        }
        // Only what exists is remembered.
        app.store.competition_by_code(code).await?.ok_or_else(no_such_competition)?;
        let mut at_hand = self.at_hand();
        if at_hand.len() >= MOST_AT_HAND {
            let idle = at_hand.iter().filter(|(_, held)| Arc::strong_count(held) == 1 && held.is_unheard());
            let oldest = idle.min_by_key(|(_, held)| held.used.load(Ordering::Relaxed));
            if let Some(oldest) = oldest.map(|(code, _)| code.clone()) {
                at_hand.remove(&oldest);
            }
        }
        let held = at_hand.entry(code.to_owned()).or_insert_with(|| {
            Arc::new(Held {
                live: Arc::default(),
                version: watch::Sender::new(0),
                used: AtomicI64::new(Millis::MIN),
            })
        });
        Ok(held.clone())
    }

    /// A user has another name: what is at hand of their competitions is read again.
    pub(crate) async fn renamed(&self, app: &App, user: i64) {
        // What cannot be looked up now is told under the old name until it is read again.
        for code in app.store.competitions_with(user).await.unwrap_or_default() {
            let held = self.at_hand().get(&code).cloned();
            if let Some(held) = held {
                *held.live.lock().await = None;
            }
        }
    }

    /// A competition is gone for good.
    pub(crate) fn drop_held(&self, code: &str) {
        self.at_hand().remove(code);
    }

    /// Another node says that something has changed in a competition: whoever follows it here is told, and
    /// what is to do in it is done where that is the duty.
    pub(crate) async fn changed_elsewhere(&self, app: &App, code: &str) {
        match nodes::has_duty(app, runner::DUTY).await {
            Ok(true) => self.wake(code),
            Ok(false) if self.at_hand().get(code).is_some_and(|held| !held.is_unheard()) => {
                if let Ok(mut turn) = self.hold(app, code).await
                    && let Ok(live) = turn.live()
                    && let Err(error) = live.read_links(app).await
                {
                    tracing::warn!(code, error = error.code(), "followers are told later");
                }
            }
            Ok(false) => {}
            Err(error) => tracing::warn!(code, error = error.code(), "whose duty it is is not known"),
        }
    }

    /// There is something to do in a competition.
    pub(crate) fn wake(&self, code: &str) {
        self.due.lock().unwrap_or_else(PoisonError::into_inner).insert(code.to_owned());
        self.bell.notify_one();
    }

    /// A match of some competition has ended.
    pub(crate) fn match_ended(&self, match_id: i64) {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner).insert(match_id);
        self.bell.notify_one();
    }
}

impl Held {
    fn is_unheard(&self) -> bool {
        self.version.receiver_count() == 0
    }
}
