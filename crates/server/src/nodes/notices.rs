//! What nodes tell each other beyond steps of matches: it is stored for a while, and found by everybody who
//! looks, woken or not.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use touchline_engine::Seat;
use touchline_protocol::SeatWord;

use super::bell::Wake;
use super::{Nodes, in_time};
use crate::app::App;
use crate::store::notices::Noticed;
use crate::time::Millis;

/// How far back is looked for notices that were slow to be stored, and how long they are kept, in
/// milliseconds.
const OVERLAP: Millis = 10_000;
const KEPT: Millis = 10 * 60_000;

/// Most notices that wait to be stored; more are dropped, and those they were for look by themselves.
const WAITING: usize = 10_000;

/// What another node should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// Somebody has said something in a match.
    Said { match_id: i64, from: SeatWord, is_heard: bool, text: String },
    /// News for a user, as a line.
    News { user: i64, line: String },
    /// Everything that a user has open is to end.
    TurnOut { user: i64 },
    /// Something has changed in a competition.
    Competition { code: String },
}

/// What waits to be stored.
#[derive(Debug, Default)]
pub(crate) struct Outbox(Mutex<Vec<Notice>>);

impl Outbox {
    pub(super) async fn send(&self, app: &App, nodes: &Nodes) {
        let notices = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if notices.is_empty() {
            return;
        }
        let bodies: Vec<String> =
            notices.iter().filter_map(|notice| serde_json::to_string(notice).ok()).collect();
        match in_time(&app.time, nodes.term, app.ledger.post(&nodes.id, &bodies, KEPT)).await {
            Ok(()) => nodes.ring(Wake::Notices),
            Err(error) => {
                tracing::warn!(%error, "other nodes are told something later");
                let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                // Not at once: what fails fails again. The next look tries it.
                if waiting.len() + notices.len() <= WAITING {
                    waiting.splice(0..0, notices);
                }
            }
        }
    }
}

impl Nodes {
    /// Tell the other nodes.
    pub(crate) fn post(&self, notice: Notice) {
        let mut waiting = self.outbox.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < WAITING {
            waiting.push(notice);
        }
        drop(waiting);
        self.posted.notify_one();
    }
}

/// What has been read.
#[derive(Debug, Default)]
pub(super) struct Inbox {
    /// From when on is looked; none: from now.
    since: Option<Millis>,
    seen: BTreeMap<Millis, HashSet<i64>>,
}

impl Inbox {
    /// Read what is new and act on it.
    pub(super) async fn read(&mut self, app: &App) {
        let Some(nodes) = &app.nodes else { return };
        let now = nodes.time_of(app.time.steady_millis());
        // What was told before this node was there it can read from the storage.
        let since = *self.since.get_or_insert(now);
        match in_time(&app.time, nodes.term, app.ledger.notices(&nodes.id, since)).await {
            Ok(found) => {
                for notice in found {
                    if self.is_new(&notice) {
                        act(app, &notice.body);
                    }
                }
                // A clock that was set back shows what is new with earlier dates.
                let is_set_back = now < since - OVERLAP;
                self.since = Some(if is_set_back { now } else { since }.max(now - OVERLAP));
                self.seen = self.seen.split_off(&(now - 2 * OVERLAP));
            }
            Err(error) => tracing::warn!(%error, "what other nodes told could not be read"),
        }
    }

    fn is_new(&mut self, notice: &Noticed) -> bool {
        self.seen.entry(notice.at).or_default().insert(notice.id)
    }
}

fn act(app: &App, body: &str) {
    match serde_json::from_str(body) {
        Ok(Notice::Said { match_id, from, is_heard, text }) => {
            app.rooms.said(match_id, Seat::from(from), is_heard, text.into());
        }
        Ok(Notice::News { user, line }) => app.news.pass_on(user, line.into()),
        Ok(Notice::TurnOut { user }) => app.doors.turn_out(user),
        Ok(Notice::Competition { code }) => {
            let app = app.clone();
            tokio::spawn(async move { app.competitions.changed_elsewhere(&app, &code).await });
        }
        Err(error) => tracing::warn!(%error, "another node tells something unknown"),
    }
}
