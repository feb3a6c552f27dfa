//! What others may look at without asking the owner of a match.

use std::sync::atomic::{AtomicI64, AtomicU8, AtomicU64, AtomicUsize, Ordering};

use touchline_engine::Seat;

use crate::store::leases::Head;
use crate::time::Millis;

/// Whether somebody sits in a seat at some node, and whether their page has a say in the windows of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sits {
    pub(crate) here: bool,
    pub(crate) windows: bool,
}

impl Sits {
    /// Both seats from a number.
    pub(crate) fn of(bits: u8) -> [Self; 2] {
        [0, 2].map(|at| Self { here: bits >> at & 1 == 1, windows: bits >> at & 2 == 2 })
    }

    /// Both seats as a number.
    pub(crate) fn bits(seats: [Self; 2]) -> u8 {
        let of = |sits: Self| u8::from(sits.here) | u8::from(sits.windows) << 1;
        of(seats[0]) | of(seats[1]) << 2
    }

    /// The same seat at one more node.
    pub(crate) fn add(&mut self, other: Self) {
        self.here |= other.here;
        self.windows |= other.windows;
    }
}

/// What others may look at without asking.
#[derive(Debug, Default)]
pub(crate) struct Glance {
    waits: AtomicU8,
    /// The number of the last update for those who only watch, and when it came. Secret choices have none.
    shown: AtomicU64,
    moved: AtomicI64,
    /// How many only watch.
    watching: AtomicUsize,
    /// For other nodes: the last step, the epoch of the lease if it is ours (0 if not; -1 if it is wanted),
    /// and who sits here.
    seq: AtomicI64,
    epoch: AtomicI64,
    sits: AtomicU8,
}

impl Glance {
    /// Whether a seat is asked something.
    pub(crate) fn waits_for(&self, seat: Seat) -> bool {
        self.waits.load(Ordering::Relaxed) & (1 << seat as u8) != 0
    }

    /// Counts what everybody was shown.
    pub(crate) fn shown(&self) -> u64 {
        self.shown.load(Ordering::Relaxed)
    }

    /// When something last happened that everybody may see, by the clock on the wall.
    pub(crate) fn moved(&self) -> Millis {
        self.moved.load(Ordering::Relaxed)
    }

    /// How many watch without a seat.
    pub(crate) fn watching(&self) -> usize {
        self.watching.load(Ordering::Relaxed)
    }

    /// Whether the storage says something of a match that its owner at a node does not know.
    pub(crate) fn is_news(&self, head: &Head, node: &str) -> bool {
        let mine = self.epoch.load(Ordering::Relaxed);
        let is_lost = mine > 0 && head.epoch_of(node) != Some(mine);
        head.seq > self.seq.load(Ordering::Relaxed) || is_lost || (mine < 0 && head.is_free_for(node))
    }

    /// Who sits here, as a number.
    pub(crate) fn sits(&self) -> u8 {
        self.sits.load(Ordering::Relaxed)
    }

    pub(super) fn set_seq(&self, seq: i64) {
        self.seq.store(seq, Ordering::Relaxed);
    }

    pub(super) fn set_lease(&self, epoch: Option<i64>, is_wanted: bool) {
        self.epoch.store(epoch.unwrap_or(if is_wanted { -1 } else { 0 }), Ordering::Relaxed);
    }

    /// As a line of the journal says it.
    pub(in crate::room) fn of(waits: u8) -> Self {
        Self { waits: AtomicU8::new(waits), ..Self::default() }
    }

    pub(super) fn set(&self, waits: [bool; 2]) {
        self.waits.store(waiting(waits), Ordering::Relaxed);
    }

    /// Something has happened that everybody may see; that it begins is such a thing.
    pub(super) fn show(&self, number: u64, at: Millis) {
        self.moved.store(at, Ordering::Relaxed);
        self.shown.store(number, Ordering::Relaxed);
    }

    pub(super) fn set_sits(&self, seats: [Sits; 2]) {
        self.sits.store(Sits::bits(seats), Ordering::Relaxed);
    }

    pub(super) fn set_watching(&self, watching: usize) {
        self.watching.store(watching, Ordering::Relaxed);
    }
}

/// Who is asked something, as a number.
pub(super) const fn waiting(waits: [bool; 2]) -> u8 {
    waits[0] as u8 | (waits[1] as u8) << 1
}
