//! Since when the server has been there without a break. Nobody could come or play while it was away, so
//! what players missed before does not count against them.

use std::sync::{Mutex, PoisonError};

use crate::time::{Millis, Time};

/// How far the wall clock may move against steady time before it was set, or the machine slept.
const TOLERANCE: Millis = 60 * 1000;

/// Since when players could reach the server.
#[derive(Debug, Default)]
pub(crate) struct Grace(Mutex<Option<Known>>);

#[derive(Clone, Copy, Debug)]
struct Known {
    since: Millis,
    /// Wall-clock time less steady time.
    ahead: Millis,
}

impl Grace {
    /// The later of the start of the server and the last jump of its clock. The first to ask sets the start.
    pub(crate) fn since(&self, time: &Time) -> Millis {
        let now = time.now();
        let ahead = now - time.steady_millis();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match *known {
            Some(Known { since, ahead: was }) if (ahead - was).abs() <= TOLERANCE => since,
            _ => {
                *known = Some(Known { since: now, ahead });
                now
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_that_is_set_begins_a_new_period_and_time_that_passes_does_not() {
        let (time, grace) = (Time::manual(1000), Grace::default());
        assert_eq!(grace.since(&time), 1000);
        time.advance(Duration::from_hours(5));
        assert_eq!(grace.since(&time), 1000);
        time.jump(2 * TOLERANCE);
        let jumped = time.now();
        assert_eq!(grace.since(&time), jumped);
        time.advance(Duration::from_hours(5));
        assert_eq!(grace.since(&time), jumped);
        time.jump(-2 * TOLERANCE);
        assert_eq!(grace.since(&time), time.now());
    }
}
