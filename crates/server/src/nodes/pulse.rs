//! What a node knows since its last sign of life: until when it lives, and what time it is.
//!
//! Dates are by the database's clock, and a match runs on this node's steady time. A clock that is set
//! forward or back is noticed with the next sign of life, because steady time is not; whatever was dated
//! before is still read by the clock as it was then, so nobody is charged for a jump.

use crate::time::Millis;

/// So many jumps are remembered.
const MOST: usize = 16;

/// What nodes may differ by about the time, in milliseconds.
pub(crate) const SLACK: Millis = 1000;

/// What a node knows.
#[derive(Debug)]
pub(super) struct Pulse {
    /// Until when it lives, in steady time; a little too early rather than too late.
    pub(super) until: Millis,
    /// The database's clock minus steady time.
    ahead: Millis,
    /// Half the time that the exchange took in which that was found: it is right to within so much.
    error: Millis,
    /// When it was last looked at.
    looked: Millis,
    jumps: Vec<Jump>,
}

/// The database's clock was set.
#[derive(Debug)]
struct Jump {
    /// Between when and when that was, in steady time: it was noticed at the later.
    between: [Millis; 2],
    /// By how much it was ahead of steady time before.
    ahead: Millis,
}

impl Default for Pulse {
    fn default() -> Self {
        Self { until: 0, ahead: 0, error: Millis::MAX, looked: 0, jumps: Vec::new() }
    }
}

impl Pulse {
    /// The database's clock showed a date at some moment between these two of steady time.
    pub(super) fn compare(&mut self, date: Millis, [before, after]: [Millis; 2]) {
        // Rounded up: one that is off by more than both allow for is taken for a jump of the clock.
        let (error, ahead) = ((after - before) / 2 + 1, date - Millis::midpoint(before, after));
        let has_jumped = (ahead - self.ahead).abs() > self.error.saturating_add(error);
        if has_jumped {
            let by = ahead - self.ahead;
            tracing::warn!(by, "the clock of the database was set, or this machine stood still");
            self.jumps.push(Jump { between: [self.looked, after], ahead: self.ahead });
            if self.jumps.len() > MOST {
                self.jumps.remove(0);
            }
        }
        self.looked = before;
        // A quick exchange says it best. Clocks drift, so that an old one counts for less with time.
        if has_jumped || error <= self.error {
            (self.ahead, self.error) = (ahead, error);
        } else {
            self.error += 1;
        }
    }

    /// The date of a moment of steady time.
    pub(super) fn date_of(&self, steady: Millis) -> Millis {
        steady + self.ahead
    }

    /// The moment of steady time that a date stands for, which is not after now. Where it may be one of
    /// several, it is the latest: nobody is charged for what may not have passed.
    pub(super) fn moment_of(&self, date: Millis, now: Millis) -> Millis {
        let mut moment = date.saturating_sub(self.ahead);
        for Jump { between: [from, noticed], ahead } in self.jumps.iter().rev() {
            if (*from..=now + SLACK).contains(&moment) {
                break;
            }
            // By the clock as it was: before the jump, or after it by a node that had not noticed.
            let before = date.saturating_sub(*ahead);
            moment = if before <= now + SLACK { before } else { *noticed };
        }
        moment.min(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A node that has lived for a minute, with a clock that has been a million ahead.
    fn living() -> Pulse {
        let mut pulse = Pulse::default();
        for second in 0..60 {
            pulse.compare(1_000_002 + second * 1000, [second * 1000, second * 1000 + 4]);
        }
        pulse
    }

    #[test]
    fn a_clock_that_is_set_changes_nothing_of_what_was_dated_before() {
        for by in [7_200_000, 30_000, -30_000, -7_200_000] {
            let mut pulse = living();
            assert_eq!(pulse.date_of(59_500), 1_059_500);
            pulse.compare(1_060_002 + by, [60_000, 60_004]);
            assert_eq!(pulse.date_of(61_000), 1_061_000 + by, "by {by}");
            assert_eq!(pulse.moment_of(1_061_000 + by, 61_500), 61_000, "by {by}");
            // Not one that the clock has shown twice.
            let before = if by == -30_000 { 1_020_000 } else { 1_055_000 };
            assert_eq!(pulse.moment_of(before, 61_500), before - 1_000_000, "by {by}");
            // Others notice it a little sooner, and a little later.
            assert_eq!(pulse.moment_of(1_059_900 + by, 61_500), 59_900, "by {by}");
            assert_eq!(pulse.moment_of(1_061_200, 61_500), 61_200, "by {by}");
        }
    }

    #[test]
    fn a_date_that_the_clock_has_shown_twice_is_the_later_of_both() {
        let mut pulse = living();
        pulse.compare(1_030_002, [60_000, 60_004]);
        assert_eq!(pulse.moment_of(1_035_000, 70_000), 65_000);
        assert_eq!(pulse.moment_of(1_035_000, 62_000), 35_000, "it has not shown it again yet");
        for date in [1_000_000_000, 0] {
            assert!(pulse.moment_of(date, 70_000) <= 70_000);
        }
    }

    #[test]
    fn a_slow_exchange_is_no_jump() {
        for (asked, at) in [(60_000, 60_000), (60_000, 62_953), (60_001, 60_001), (60_001, 62_953)] {
            let mut pulse = living();
            pulse.compare(1_000_000 + at, [asked, 62_953]);
            assert_eq!(pulse.date_of(63_000), 1_063_000, "asked at {asked}, done at {at}");
        }
    }
}
