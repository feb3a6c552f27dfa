//! Simulated time: one true time, and on every node a clock on the wall that may be wrong and a steady one
//! that began when the node was started.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use super::chance::Chance;
use crate::time::Millis;

/// What the clocks on the walls say when a world begins.
pub(crate) const BEGINNING: Millis = 1_790_000_000_000;

/// Who waits for which moment, over all nodes.
#[derive(Debug)]
struct Timers {
    now: Millis,
    number: u64,
    waiting: BTreeMap<(Millis, u64), (usize, Waker)>,
    chance: Chance,
    /// How often somebody has looked at a clock since time passed.
    looks: usize,
}

/// Whoever looks at the clock more often at one moment goes round in circles.
const MOST_LOOKS: usize = 100_000;

/// The true time of a world.
#[derive(Clone, Debug)]
pub(crate) struct TrueTime(Arc<Mutex<Timers>>);

impl TrueTime {
    pub(crate) fn new(chance: Chance) -> Self {
        Self(Arc::new(Mutex::new(Timers { now: 0, number: 0, waiting: BTreeMap::new(), chance, looks: 0 })))
    }

    fn timers(&self) -> MutexGuard<'_, Timers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn now(&self) -> Millis {
        self.timers().now
    }

    /// Time passes; it never goes back.
    pub(crate) fn set(&self, now: Millis) {
        let mut timers = self.timers();
        (timers.now, timers.looks) = (timers.now.max(now), 0);
    }

    /// When the first timer is due.
    pub(crate) fn next(&self) -> Option<Millis> {
        self.timers().waiting.first_key_value().map(|((at, _), _)| *at)
    }

    /// Take the first timer: its node, and whom to wake.
    pub(crate) fn take(&self) -> Option<(usize, Waker)> {
        self.timers().waiting.pop_first().map(|(_, waiting)| waiting)
    }
}

/// The clocks of one node.
#[derive(Clone, Debug)]
pub(crate) struct NodeClock {
    time: TrueTime,
    node: usize,
    /// When the node was started.
    booted: Millis,
    /// How wrong the clock on the wall is.
    skew: Arc<AtomicI64>,
}

impl NodeClock {
    /// The clocks of a node that is started now.
    pub(crate) fn new(time: TrueTime, node: usize, skew: Arc<AtomicI64>) -> Self {
        Self { booted: time.now(), time, node, skew }
    }

    pub(crate) fn wall(&self) -> Millis {
        BEGINNING + self.time.now() + self.skew.load(Ordering::Relaxed)
    }

    pub(crate) fn steady(&self) -> Millis {
        let now = {
            let mut timers = self.time.timers();
            timers.looks += 1;
            assert!(timers.looks < MOST_LOOKS, "nothing else gets its turn");
            timers.now
        };
        now - self.booted
    }

    /// A moment of steady time; timers are a little late now and then, as everywhere.
    pub(crate) fn reach(&self, moment: Millis) -> Reach {
        let late = {
            let chance = &mut self.time.timers().chance;
            if chance.happens(1000) { chance.between(0, 40) } else { 0 }
        };
        Reach { clock: self.clone(), at: moment.saturating_add(self.booted), late, key: None }
    }

    /// Slow work takes a while.
    pub(crate) fn think(&self) -> Reach {
        let while_ = {
            let chance = &mut self.time.timers().chance;
            if chance.happens(500) { chance.between(500, 20_000) } else { chance.between(0, 60) }
        };
        self.reach(self.steady() + while_)
    }
}

/// Waits for a moment.
#[derive(Debug)]
pub(crate) struct Reach {
    clock: NodeClock,
    at: Millis,
    late: Millis,
    key: Option<(Millis, u64)>,
}

impl Reach {
    /// Whoever was to be woken is let go of outside the lock: with them may go who waits elsewhere.
    #[must_use]
    fn leave(&mut self, timers: &mut Timers) -> Option<Waker> {
        let key = self.key.take()?;
        timers.waiting.remove(&key).map(|(_, waker)| waker)
    }
}

impl Future for Reach {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let time = self.clock.time.clone();
        let mut timers = time.timers();
        let _former = self.leave(&mut timers);
        if timers.now >= self.at {
            drop(timers);
            return Poll::Ready(());
        }
        timers.number += 1;
        let key = (self.at.saturating_add(self.late), timers.number);
        timers.waiting.insert(key, (self.clock.node, context.waker().clone()));
        drop(timers);
        self.key = Some(key);
        Poll::Pending
    }
}

impl Drop for Reach {
    fn drop(&mut self) {
        let time = self.clock.time.clone();
        let former = self.leave(&mut time.timers());
        drop(former);
    }
}
