//! Mean and standard error from sums of integers: exact, so that the order of adding does not matter.

/// The first two moments of a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    n: u64,
    sum: u64,
    squares: u128,
}

impl Moments {
    /// Add a value.
    pub fn add(&mut self, value: u32) {
        self.n += 1;
        self.sum += u64::from(value);
        self.squares += u128::from(value) * u128::from(value);
    }

    /// Add the values of another sum.
    pub fn merge(&mut self, other: &Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The number of values.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// The sum of the values.
    pub fn sum(&self) -> u64 {
        self.sum
    }

    /// The mean; `None` without values.
    pub fn mean(&self) -> Option<f64> {
        (self.n > 0).then(|| float(self.sum.into()) / float(self.n.into()))
    }

    /// The standard error of the mean, `sqrt(variance / n)` with the unbiased variance; needs at least two
    /// values.
    pub fn standard_error(&self) -> Option<f64> {
        if self.n < 2 {
            return None;
        }
        let (n, sum) = (u128::from(self.n), u128::from(self.sum));
        // The only subtraction is done in integers, so nothing is lost to cancellation: n^2 times the biased
        // variance.
        let spread = n * self.squares - sum * sum;
        Some((float(spread) / float(n - 1)).sqrt() / float(n))
    }
}

#[expect(clippy::cast_precision_loss, reason = "sums far above 2^53 lose nothing that a report shows")]
fn float(n: u128) -> f64 {
    n as f64
}
