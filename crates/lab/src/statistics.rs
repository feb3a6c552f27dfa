//! A ratio and its standard error from sums of integers: exact, so that the order of adding does not matter.

/// What was counted, over the units it was counted in: turns over the halves of each match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratio {
    n: u64,
    over: u64,
    under: u64,
    over_squares: u128,
    under_squares: u128,
    products: u128,
}

impl Ratio {
    /// Add what a match had, and how many units it was counted in.
    pub fn add(&mut self, over: u32, under: u32) {
        let [o, u] = [over, under].map(u128::from);
        self.n += 1;
        self.over += u64::from(over);
        self.under += u64::from(under);
        self.over_squares += o * o;
        self.under_squares += u * u;
        self.products += o * u;
    }

    /// Add the values of another sum.
    pub fn merge(&mut self, other: &Self) {
        self.n += other.n;
        self.over += other.over;
        self.under += other.under;
        self.over_squares += other.over_squares;
        self.under_squares += other.under_squares;
        self.products += other.products;
    }

    /// The number of values.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// The sum of what was counted.
    pub fn sum(&self) -> u64 {
        self.over
    }

    /// The sum of what was counted over that of the units; `None` without units.
    pub fn mean(&self) -> Option<f64> {
        (self.under > 0).then(|| float(self.over.into()) / float(self.under.into()))
    }

    /// The standard error of the mean in first order (the delta method): that of what each value has more
    /// than its units would have at the mean; needs at least two values.
    pub fn standard_error(&self) -> Option<f64> {
        if self.n < 2 || self.under == 0 {
            return None;
        }
        let [n, over, under] = [self.n, self.over, self.under].map(u128::from);
        // The only subtraction is done in integers, so nothing is lost to cancellation: the square of the
        // units times the sum of the squared residuals.
        let spread = under * under * self.over_squares + over * over * self.under_squares
            - 2 * over * under * self.products;
        let freedom = float(n) / float(n - 1);
        Some((float(spread) * freedom).sqrt() / float(under * under))
    }
}

#[expect(clippy::cast_precision_loss, reason = "sums far above 2^53 lose nothing that a report shows")]
fn float(n: u128) -> f64 {
    n as f64
}
