//! Whether it is for this node to do what happens in a match by itself: clocks that fall, computers that
//! answer, calls of the umpire, dice that are waited for no longer. Where there are no other nodes it always
//! is.

use super::Owner;
use crate::error::Result;
use crate::room::entry::Entry;
use crate::sabotage::{Sabotage, is_in_force};
use crate::store::leases::{Head, Lease};
use crate::time::Millis;

/// How soon a node that gives no signs of life looks whether it does again, in milliseconds.
const AGAIN: Millis = 500;

/// What this node has to do with the lease of a match.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Leasing {
    /// The epoch under which it is ours.
    pub(super) epoch: Option<i64>,
    /// Whether nobody has it, as far as is known.
    pub(super) is_free: bool,
    /// Whether a computer was not asked, or a window not passed, because this node gave no signs of life: it
    /// is when it does again.
    pub(super) has_slept: bool,
    /// The epoch under which the entry is written that comes next.
    pub(super) fence: Option<i64>,
}

impl Owner {
    /// Whether this node does what happens by itself.
    pub(super) fn may_act(&self) -> bool {
        match &self.app.nodes {
            None => true,
            Some(nodes) => self.leasing.epoch.is_some() && nodes.is_alive(self.now()),
        }
    }

    /// Do something that happens by itself: it counts only while the lease is ours.
    pub(super) fn by_itself(&mut self, entry: Entry) -> Result<()> {
        self.leasing.fence = self.leasing.epoch.filter(|_| !is_in_force(Sabotage::LeaseWithoutEpoch));
        let done = self.perform(entry, None);
        self.leasing.fence = None;
        done
    }

    /// Whether something may happen by itself.
    fn needs_a_doer(&self) -> bool {
        let has_computer =
            touchline_engine::Seat::ALL.iter().any(|seat| self.listed.seats.level(*seat).is_some());
        let happens = self.clock.is_kept() || has_computer || self.is_shaking() || self.is_passed_absent();
        self.room.ending().is_none() && happens
    }

    /// The lease as it was found when the match was taken up.
    pub(super) fn found_lease(&mut self, lease: Option<&Lease>) {
        let Some(nodes) = &self.app.nodes else { return };
        let now = nodes.time_of(self.app.time.steady_millis());
        self.leasing.epoch = lease.filter(|lease| lease.node == nodes.id).map(|lease| lease.epoch);
        self.leasing.is_free = lease.is_none_or(|lease| lease.until <= now);
        self.show_lease();
    }

    /// Take the lease if nobody has it and something is due, and give it back when nothing is any more.
    pub(super) async fn tend_lease(&mut self) -> Result<()> {
        if self.leasing.has_slept && self.may_act() {
            self.leasing.has_slept = false;
            self.think();
            self.wait(self.now());
        }
        let Some(nodes) = &self.app.nodes else { return Ok(()) };
        let needed = self.needs_a_doer();
        if needed && self.leasing.epoch.is_none() && self.leasing.is_free {
            self.leasing.is_free = false;
            // Where the answer is lost, a later look says whether it is ours.
            self.show_lease();
            // Whoever had the match at hand has let its clocks run all the while: nothing was unserved.
            if let Some(lease) = self.app.ledger.take_lease(self.listed.id, &nodes.id, None).await? {
                self.leasing.epoch = Some(lease.epoch);
                self.catch_up().await?;
                self.think();
                self.wait(self.now());
            }
        } else if !needed && self.is_safe() {
            self.give_lease_back().await;
        }
        self.show_lease();
        Ok(())
    }

    /// Give the lease back: there is nothing to do.
    pub(super) async fn give_lease_back(&mut self) {
        let Some(epoch) = self.leasing.epoch.take() else { return };
        if let Err(error) = self.app.ledger.release_lease(self.listed.id, epoch).await {
            tracing::debug!(%error, code = self.listed.code, "a lease ends with its node");
        }
    }

    /// How far the match has come and who has its lease, as the storage says.
    pub(super) async fn look_at(&mut self, head: &Head) -> Result<()> {
        let Some(nodes) = &self.app.nodes else { return Ok(()) };
        // Somebody else's, or this node has been silent for too long: then it is taken anew, under a new
        // epoch. Ours without our knowledge, because the answer was lost when it was taken: taking it once
        // more says so.
        self.leasing.epoch = self.leasing.epoch.filter(|mine| head.epoch_of(&nodes.id) == Some(*mine));
        self.leasing.is_free = self.leasing.epoch.is_none() && head.is_free_for(&nodes.id);
        self.show_lease();
        if head.seq > self.seq { self.catch_up().await } else { Ok(()) }
    }

    /// When to look again whether this node counts as living.
    pub(super) fn revival(&self) -> Option<Millis> {
        self.leasing.epoch.filter(|_| !self.may_act()).map(|_| self.now() + AGAIN)
    }

    fn show_lease(&self) {
        self.glance.set_lease(self.leasing.epoch, self.leasing.epoch.is_none() && self.needs_a_doer());
    }
}
