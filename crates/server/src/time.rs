//! The time, injected: a server runs by the system's clock, a test by one that it moves itself.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Milliseconds since 1970.
pub type Millis = i64;

/// One hour.
pub const HOUR: Millis = 60 * 60 * 1000;

/// One day.
pub const DAY: Millis = 24 * HOUR;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Manual(Arc<watch::Sender<Millis>>),
}

impl Time {
    /// The system's clock.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands still until it is moved.
    pub fn manual(start: Millis) -> Self {
        Self(Source::Manual(Arc::new(watch::Sender::new(start))))
    }

    /// Now.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)),
            Source::Manual(now) => *now.borrow(),
        }
    }

    /// Time that only goes forward, from some beginning on: the system's clock may be put back, and nobody should wait for that.
    pub(crate) fn steady(&self) -> Duration {
        static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Source::System => BEGINNING.elapsed(),
            Source::Manual(now) => Duration::from_millis(now.borrow().max(0).unsigned_abs()),
        }
    }

    /// Let time pass on a clock that is moved by hand; the system's clock needs no help.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(now) = &self.0 {
            now.send_modify(|now| *now += Millis::try_from(by.as_millis()).unwrap_or(Millis::MAX));
        }
    }

    /// Wait until a moment has come.
    pub async fn reach(&self, moment: Millis) {
        match &self.0 {
            Source::System => {
                let left = moment.saturating_sub(self.now()).max(0);
                tokio::time::sleep(Duration::from_millis(left.unsigned_abs())).await;
            }
            Source::Manual(now) => {
                let mut now = now.subscribe();
                // The sender lives as long as this clock.
                let _ = now.wait_for(|now| *now >= moment).await;
            }
        }
    }
}
