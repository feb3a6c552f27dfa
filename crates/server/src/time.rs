//! The injected clock: a server runs on the system's clock, a test on one it moves itself.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Milliseconds since 1970.
pub type Millis = i64;

/// One hour.
pub const HOUR: Millis = 60 * 60 * 1000;

/// One day.
pub const DAY: Millis = 24 * HOUR;

/// A source of time. There are two: wall-clock time, which tells the date and may be adjusted at any moment,
/// and steady time, which only ever moves forward. Play runs on steady time; wall-clock time is for dates and
/// for what is stored.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Manual(Arc<watch::Sender<Moment>>),
    #[cfg(test)]
    Simulated(crate::sim::clock::NodeClock),
}

/// A moment of a manual clock.
#[derive(Clone, Copy, Debug)]
struct Moment {
    wall: Millis,
    steady: Millis,
}

impl Time {
    /// The system's clock.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands still until it is moved.
    pub fn manual(start: Millis) -> Self {
        Self(Source::Manual(Arc::new(watch::Sender::new(Moment { wall: start, steady: 0 }))))
    }

    /// The clock of a node in a simulated world.
    #[cfg(test)]
    pub(crate) const fn simulated(clock: crate::sim::clock::NodeClock) -> Self {
        Self(Source::Simulated(clock))
    }

    /// The current wall-clock time.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)),
            Source::Manual(now) => now.borrow().wall,
            #[cfg(test)]
            Source::Simulated(clock) => clock.wall(),
        }
    }

    /// Monotonic time: the system's clock may be set back, and nobody should have to wait for that. Only
    /// meaningful within this process, so it is never stored.
    pub(crate) fn steady(&self) -> Duration {
        static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Source::System => BEGINNING.elapsed(),
            Source::Manual(now) => Duration::from_millis(now.borrow().steady.max(0).unsigned_abs()),
            #[cfg(test)]
            Source::Simulated(clock) => Duration::from_millis(clock.steady().max(0).unsigned_abs()),
        }
    }

    /// Steady time in milliseconds.
    pub(crate) fn steady_millis(&self) -> Millis {
        Millis::try_from(self.steady().as_millis()).unwrap_or(Millis::MAX)
    }

    /// Advance a manual clock; no effect on the system's clock.
    pub fn advance(&self, by: Duration) {
        let by = Millis::try_from(by.as_millis()).unwrap_or(Millis::MAX);
        self.change(|now| *now = Moment { wall: now.wall + by, steady: now.steady + by });
    }

    /// Set the wall clock of a manual clock forward or back without any time passing.
    pub fn jump(&self, by: Millis) {
        self.change(|now| now.wall += by);
    }

    fn change(&self, change: impl FnOnce(&mut Moment)) {
        if let Source::Manual(now) = &self.0 {
            now.send_modify(change);
        }
    }

    /// Wait for as long as the wall clock now says it takes to reach a moment: later adjustments of that
    /// clock change nothing.
    pub async fn reach(&self, moment: Millis) {
        // Both are read at once: a manual clock moved in between would be waited for twice.
        let Moment { wall, steady } = match &self.0 {
            Source::System => Moment { wall: self.now(), steady: self.steady_millis() },
            Source::Manual(now) => *now.borrow(),
            #[cfg(test)]
            Source::Simulated(clock) => Moment { wall: clock.wall(), steady: clock.steady() },
        };
        self.reach_steady(steady.saturating_add(moment.saturating_sub(wall).max(0))).await;
    }

    /// Wait for a moment of steady time.
    pub(crate) async fn reach_steady(&self, moment: Millis) {
        match &self.0 {
            Source::System => {
                let left = moment.saturating_sub(self.steady_millis()).max(0);
                tokio::time::sleep(Duration::from_millis(left.unsigned_abs())).await;
            }
            Source::Manual(now) => {
                let mut now = now.subscribe();
                // The sender lives as long as this clock.
                let _ = now.wait_for(|now| now.steady >= moment).await;
            }
            #[cfg(test)]
            Source::Simulated(clock) => clock.reach(moment).await,
        }
    }

    /// Wait for a while of real time, as for the storage: what a test does to a manual clock changes nothing
    /// about that. In a simulated world there is no other time than its own.
    pub(crate) async fn rest(&self, pause: Duration) {
        match &self.0 {
            Source::System | Source::Manual(_) => tokio::time::sleep(pause).await,
            #[cfg(test)]
            Source::Simulated(clock) => {
                let pause = Millis::try_from(pause.as_millis()).unwrap_or(Millis::MAX);
                clock.reach(clock.steady().saturating_add(pause)).await;
            }
        }
    }
}
