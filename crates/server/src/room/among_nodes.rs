//! Matches at hand, as other nodes know them: by their ids.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use axum::extract::ws::Utf8Bytes;
use touchline_engine::Seat;

use super::entry::JournalLine;
use super::owner::{Command, Glance, Sits};
use super::registry::{Handle, Known, Rooms};
use super::terms::Access;
use crate::app::App;
use crate::store::leases::Head;
use crate::store::matches::{Match, Status};

impl Rooms {
    /// The matches at hand.
    pub(crate) fn ids(&self) -> Vec<i64> {
        self.codes.read().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// Whether a match is at hand.
    pub(crate) fn is_at_hand(&self, code: &str) -> bool {
        self.glance(code).is_some()
    }

    /// Who sits here, by match.
    pub(crate) fn sitting(&self) -> Vec<(i64, u8)> {
        // One lock after the other: whoever settles a match has that of the rooms first.
        let codes = self.codes.read().unwrap_or_else(PoisonError::into_inner).clone();
        let rooms = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let sits = |code: &String| rooms.get(code).map_or(0, |known| known.glance.sits());
        codes.iter().map(|(id, code)| (*id, sits(code))).filter(|(_, sits)| *sits != 0).collect()
    }

    fn of_id(&self, match_id: i64) -> Option<(Arc<Glance>, Handle)> {
        let code = self.codes.read().unwrap_or_else(PoisonError::into_inner).get(&match_id)?.clone();
        self.glance(&code)
    }

    /// Tell the owner of a match, if it is at hand. One that has too much to do is told by a later look.
    fn tell(&self, match_id: i64, command: Command) {
        if let Some((_, handle)) = self.of_id(match_id) {
            handle.tell(command);
        }
    }

    /// Another node has written a step.
    pub(crate) fn follow(&self, match_id: i64, seq: i64) {
        self.tell(match_id, Command::Follow(seq));
    }

    /// Somebody sits in a match at another node, or not any more.
    pub(crate) fn sits_elsewhere(&self, match_id: i64, seats: [Sits; 2]) {
        self.tell(match_id, Command::Elsewhere(seats));
    }

    /// Somebody has said something at another node.
    pub(crate) fn said(&self, match_id: i64, from: Seat, is_heard: bool, text: Utf8Bytes) {
        self.tell(match_id, Command::Said(from, is_heard, text));
    }

    /// How far the storage says that a match has come.
    pub(crate) fn look(&self, head: &Head, node: &str) {
        if let Some((glance, handle)) = self.of_id(head.match_id)
            && glance.is_news(head, node)
        {
            handle.tell(Command::Look(head.clone()));
        }
    }

    /// Know for whom matches wait that are not at hand here: other nodes may have gone on with them.
    pub(crate) async fn refresh(&self, app: &App, listed: &[&Match]) -> Result<(), sqlx::Error> {
        if app.nodes.is_none() {
            return Ok(());
        }
        let resting = listed.iter().filter(|of| of.status == Status::Live && !self.is_at_hand(&of.code));
        let by_id: HashMap<i64, &Match> = resting.map(|of| (of.id, *of)).collect();
        if by_id.is_empty() {
            return Ok(());
        }
        let ids: Vec<i64> = by_id.keys().copied().collect();
        for (id, body) in app.store.last_bodies(&ids).await? {
            let waits = serde_json::from_str::<JournalLine>(&body).ok().and_then(|line| line.waits);
            let (Some(of), Some(waits)) = (by_id.get(&id), waits) else { continue };
            let mut rooms = self.known.write().unwrap_or_else(PoisonError::into_inner);
            if rooms.get(&of.code).is_some_and(|known| known.handle().is_some()) {
                continue;
            }
            let is_public = of.terms.access == Access::Open;
            let known = Known { glance: Arc::new(Glance::of(waits)), inbox: None, is_public };
            rooms.insert(of.code.clone(), known);
        }
        Ok(())
    }
}
