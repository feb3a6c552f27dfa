//! Exact probabilities.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Sub};

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fraction {
    above: i128,
    below: i128,
}

/// `above / below` in lowest terms.
pub fn fraction(above: impl Into<i128>, below: impl Into<i128>) -> Fraction {
    let (above, below) = (above.into(), below.into());
    assert!(below > 0, "a fraction of nothing");
    let shared = common_divisor(above.unsigned_abs(), below.unsigned_abs()).cast_signed();
    Fraction { above: above / shared, below: below / shared }
}

fn common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

impl Fraction {
    pub const ZERO: Self = Self { above: 0, below: 1 };
    pub const ONE: Self = Self { above: 1, below: 1 };

    /// Close enough for printing and for statistics.
    #[expect(clippy::cast_precision_loss, reason = "the fractions here are small")]
    pub fn value(self) -> f64 {
        self.above as f64 / self.below as f64
    }
}

impl Add for Fraction {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        fraction(self.above * other.below + other.above * self.below, self.below * other.below)
    }
}

impl Sub for Fraction {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        fraction(self.above * other.below - other.above * self.below, self.below * other.below)
    }
}

impl Mul for Fraction {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        fraction(self.above * other.above, self.below * other.below)
    }
}

impl AddAssign for Fraction {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl std::iter::Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Debug for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.above, self.below)
    }
}
