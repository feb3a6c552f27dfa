//! News for users: what happens to them while they look elsewhere. Only users who listen cost anything.
//!
//! News are hints, not the source of truth: a listener that was too slow is told so and fetches the lists
//! again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::broadcast;
use utoipa::ToSchema;

use crate::error::{Error, Result};
use crate::http::challenges::ChallengeTold;
use crate::http::listing::MatchTold;
use crate::room::Ending;

/// How far a listener may fall behind before it misses news.
const BACKLOG: usize = 64;

/// Listeners one user may have.
const LISTENERS: usize = 4;

/// One piece of news; `event` names its kind.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// You are challenged.
    Challenge { challenge: Box<ChallengeTold> },
    /// Your challenge was declined.
    ChallengeDeclined { challenge: Box<ChallengeTold> },
    /// A match of yours has begun.
    MatchBegun {
        #[serde(rename = "match")]
        begun: Box<MatchTold>,
    },
    /// A match of yours has ended.
    MatchOver { code: String, result: Ending },
    /// Your opponent wants a rematch.
    RematchOffered { code: String },
    /// A match of yours waits for your decision.
    YourTurn { code: String },
    /// Somebody has entered you in a competition: its code, its name, and who it was. You may leave.
    CompetitionEntered { code: String, name: String, by: String },
    /// You have missed some news: fetch your matches and challenges again.
    Missed,
}

impl Event {
    /// As one line of JSON.
    pub(crate) fn line(&self) -> Arc<str> {
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line.into()
    }
}

/// All listeners, by user.
#[derive(Debug, Default)]
pub(crate) struct News {
    listeners: Mutex<HashMap<i64, broadcast::Sender<Arc<str>>>>,
}

impl News {
    /// Send news to a user.
    pub(crate) fn tell(&self, user: i64, event: &Event) {
        if !self.is_heard(user) {
            return;
        }
        self.pass_on(user, event.line());
    }

    /// Send a user a line that another node has written.
    pub(crate) fn pass_on(&self, user: i64, line: Arc<str>) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        if listeners.get(&user).is_some_and(|listener| listener.send(line).is_err()) {
            listeners.remove(&user);
        }
    }

    /// Everybody who listens.
    pub(crate) fn listeners(&self) -> Vec<i64> {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = listeners.iter().filter(|(_, listener)| listener.receiver_count() > 0);
        heard.map(|(user, _)| *user).collect()
    }

    /// Whether anybody listens: news that is costly to make can be skipped otherwise.
    pub(crate) fn is_heard(&self, user: i64) -> bool {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.get(&user).is_some_and(|listener| listener.receiver_count() > 0)
    }

    /// Listen to a user's news from now on.
    pub(crate) fn listen(&self, user: i64) -> Result<broadcast::Receiver<Arc<str>>> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        // Those who have left make room for newcomers.
        listeners.retain(|_, listener| listener.receiver_count() > 0);
        let listener = listeners.entry(user).or_insert_with(|| broadcast::Sender::new(BACKLOG));
        if listener.receiver_count() >= LISTENERS {
            return Err(Error::conflict("too-many-streams").number("most", LISTENERS));
        }
        Ok(listener.subscribe())
    }
}
