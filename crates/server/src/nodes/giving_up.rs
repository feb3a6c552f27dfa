//! Matches that cannot be played here, because this program does not know their rules or breaks off with
//! them. They are left to the other nodes, which may run another version.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Nodes, in_time};
use crate::app::App;

/// So often a match may break off here before it is left to others.
const MOST_BROKEN: u8 = 3;

/// What is not tried here any more.
#[derive(Debug, Default)]
pub(super) struct GivenUp {
    matches: Mutex<BTreeSet<i64>>,
    /// How often a match has broken off.
    broken: Mutex<BTreeMap<i64, u8>>,
}

impl GivenUp {
    fn matches(&self) -> MutexGuard<'_, BTreeSet<i64>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All of them.
    pub(super) fn ids(&self) -> Vec<i64> {
        self.matches().iter().copied().collect()
    }

    /// A match has broken off; whether that was once too often.
    fn broke_off(&self, match_id: i64) -> bool {
        let mut broken = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
        let times = broken.entry(match_id).or_default();
        *times = times.saturating_add(1);
        *times >= MOST_BROKEN
    }
}

impl Nodes {
    /// Whether a match is not tried here any more.
    pub(crate) fn has_given_up(&self, match_id: i64) -> bool {
        self.given_up.matches().contains(&match_id)
    }
}

/// A match cannot be played here: its lease is given back, so that another node can try.
pub(crate) async fn give_up(app: &App, match_id: i64) {
    let Some(nodes) = &app.nodes else { return };
    let given_back = async {
        let lease = app.ledger.lease(match_id).await?.filter(|lease| lease.node == nodes.id);
        match lease {
            Some(lease) => app.ledger.release_lease(match_id, lease.epoch).await,
            None => Ok(()),
        }
    };
    match in_time(&app.time, nodes.term, given_back).await {
        Ok(()) => drop(nodes.given_up.matches().insert(match_id)),
        // A sweep finds it again, and tries again.
        Err(error) => tracing::warn!(%error, match_id, "a match that cannot be played here stays here"),
    }
}

/// The owner of a match has panicked. A sweep takes the match up again, a few times.
pub(crate) async fn broke_off(app: &App, match_id: i64) {
    if app.nodes.as_ref().is_some_and(|nodes| nodes.given_up.broke_off(match_id)) {
        give_up(app, match_id).await;
    }
}
