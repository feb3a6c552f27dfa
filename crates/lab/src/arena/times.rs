//! A compact histogram of durations: quantiles to within 2 %.

use std::time::Duration;

/// Buckets per doubling of the duration.
const STEPS: u64 = 32;
/// Sixty times [`STEPS`]: enough for 64 bits of nanoseconds.
const BUCKETS: usize = 1920;

/// A histogram of durations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// Counts, by the logarithm of the nanoseconds.
    counts: Vec<u64>,
    n: u64,
    sum: Duration,
    longest: Duration,
}

impl Times {
    /// Add a duration.
    pub fn add(&mut self, time: Duration) {
        self.counts[bucket(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX))] += 1;
        self.n += 1;
        self.sum = self.sum.saturating_add(time);
        self.longest = self.longest.max(time);
    }

    /// The number of durations.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// The total.
    pub fn sum(&self) -> Duration {
        self.sum
    }

    /// The longest; 0 if there are none.
    pub fn longest(&self) -> Duration {
        self.longest
    }

    /// The duration that this many per cent of all do not exceed; 0 if there are none.
    pub fn percentile(&self, hundredths: u64) -> Duration {
        let rank = (u128::from(self.n) * u128::from(hundredths)).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = self.counts.iter().position(|&count| {
            seen += u128::from(count);
            seen >= rank
        });
        reached.map_or(Duration::ZERO, |bucket| middle(bucket).min(self.longest))
    }
}

impl Default for Times {
    fn default() -> Self {
        Self { counts: vec![0; BUCKETS], n: 0, sum: Duration::ZERO, longest: Duration::ZERO }
    }
}

/// Below twice [`STEPS`] every nanosecond has its own bucket; above, every doubling has [`STEPS`] of them.
fn bucket(nanoseconds: u64) -> usize {
    let shift = nanoseconds.checked_ilog2().map_or(0, |log| log.saturating_sub(STEPS.ilog2()));
    usize::try_from(u64::from(shift) * STEPS + (nanoseconds >> shift)).unwrap_or(BUCKETS - 1)
}

fn middle(bucket: usize) -> Duration {
    let bucket = bucket as u64;
    let shift = (bucket / STEPS).saturating_sub(1);
    let first = (bucket - shift * STEPS) << shift;
    Duration::from_nanos(first + ((1 << shift) - 1) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_what_lies_near_their_middle() {
        let mut last = 0;
        for nanoseconds in
            (0..4096).chain((12..64).flat_map(|log| [(1 << log) - 1, 1 << log, 3 << (log - 1)]))
        {
            let bucket = bucket(nanoseconds);
            assert!(bucket < BUCKETS);
            if nanoseconds < 4096 {
                assert!(bucket == last || bucket == last + 1, "no gap at {nanoseconds}");
                last = bucket;
            }
            let middle = u64::try_from(middle(bucket).as_nanos()).expect("64 bits");
            assert!(middle.abs_diff(nanoseconds) <= nanoseconds / 60, "{nanoseconds}: {middle}");
        }
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn percentiles_are_those_of_the_list() {
        let mut times = Times::default();
        assert_eq!((times.percentile(50), times.longest()), (Duration::ZERO, Duration::ZERO));
        for microseconds in (1..=1000).rev() {
            times.add(Duration::from_micros(microseconds));
        }
        for (hundredths, wanted) in [(50, 500.0), (90, 900.0), (99, 990.0), (100, 1000.0)] {
            let got = times.percentile(hundredths).as_secs_f64() * 1e6;
            assert!((got - wanted).abs() <= wanted / 60.0, "{hundredths}: {got}");
        }
        assert_eq!(times.longest(), Duration::from_millis(1));
        assert_eq!((times.n(), times.sum()), (1000, Duration::from_micros(500_500)));
    }
}
