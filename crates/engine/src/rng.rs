//! A small seeded generator whose numbers never change, on any platform.

/// Uniform random numbers.
pub trait Rng {
    /// The next 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A uniform number below `n` (at least 1), by multiplication with rejection.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the product is taken apart into its two halves")]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = u64::from(self.next_u32()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Melissa O'Neill's PCG32 (XSH-RR 64/32): small, fast, and the same numbers for the same seed forever.
///
/// Not for dice that somebody may want to predict: the server has its own stream for those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pcg {
    state: u64,
    increment: u64,
}

impl Pcg {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

    /// Seeded as in the reference implementation; different streams are independent for the same seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut pcg = Self { state: 0, increment: (stream << 1) | 1 };
        pcg.next_u32();
        pcg.state = pcg.state.wrapping_add(seed);
        pcg.next_u32();
        pcg
    }
}

impl Rng for Pcg {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the output permutation keeps 32 of the 64 bits")]
    fn next_u32(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(Self::MULTIPLIER).wrapping_add(self.increment);
        let mixed = (((old >> 18) ^ old) >> 27) as u32;
        mixed.rotate_right((old >> 59) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{Pcg, Rng};

    #[test]
    fn the_reference_demo_gives_the_reference_numbers() {
        let mut pcg = Pcg::new(42, 54);
        for expected in [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e] {
            assert_eq!(pcg.next_u32(), expected);
        }
    }

    fn dice(seed: u64, stream: u64) -> Vec<u32> {
        let mut pcg = Pcg::new(seed, stream);
        (0..24).map(|_| pcg.below(6) + 1).collect()
    }

    /// Changing these numbers would change every seeded match, so they must never change.
    #[test]
    fn golden_dice() {
        assert_eq!(dice(42, 54), GOLDEN_42_54);
        assert_eq!(dice(1, 0), GOLDEN_1_0);
    }

    const GOLDEN_42_54: [u32; 24] = [4, 3, 5, 4, 5, 5, 5, 4, 6, 6, 2, 1, 6, 2, 2, 1, 4, 4, 5, 5, 4, 3, 2, 2];
    const GOLDEN_1_0: [u32; 24] = [6, 1, 5, 1, 4, 4, 4, 5, 6, 4, 3, 2, 5, 2, 1, 2, 1, 6, 4, 5, 2, 2, 5, 3];

    #[test]
    fn streams_and_seeds_differ() {
        assert_ne!(dice(1, 0), dice(2, 0));
        assert_ne!(dice(1, 0), dice(1, 1));
    }

    /// Returns the listed numbers, then the largest forever; counts how many were taken.
    struct Fixed<'a>(&'a [u32], usize);

    impl Rng for Fixed<'_> {
        fn next_u32(&mut self) -> u32 {
            self.1 += 1;
            self.0.get(self.1 - 1).copied().unwrap_or(u32::MAX)
        }
    }

    fn one(n: u32, x: u32) -> Option<u32> {
        let numbers = [x];
        let mut fixed = Fixed(&numbers, 0);
        let value = fixed.below(n);
        (fixed.1 == 1).then_some(value)
    }

    /// `x` yields `v` when `x * n` lies in `v << 32 ..= (v << 32) + u32::MAX`, and is rejected when it lies
    /// within the first `2^32 mod n` of that range. The rest has a length divisible by `n`, so exactly `2^32
    /// / n` numbers yield each value. Tested at the edges of every range, for every `n` a game could use.
    #[test]
    fn below_gives_every_value_equally_often() {
        for n in 1..=300_u32 {
            let (wide, refused) = (u64::from(n), (1_u64 << 32) % u64::from(n));
            let mut accepted = 0;
            for v in 0..n {
                let first = ((u64::from(v) << 32) + refused).div_ceil(wide);
                let after = ((u64::from(v) + 1) << 32).div_ceil(wide);
                assert_eq!(after - first, (1 << 32) / wide, "{v} below {n}");
                accepted += after - first;
                let number = |x: u64| u32::try_from(x).expect("a 32-bit number");
                assert_eq!(one(n, number(first)), Some(v));
                assert_eq!(one(n, number(after - 1)), Some(v));
                if first > 0 {
                    let before = one(n, number(first - 1));
                    assert!(before.is_none() || before == v.checked_sub(1), "{v} below {n}");
                }
            }
            assert_eq!(accepted + refused, 1 << 32);
        }
    }

    #[test]
    fn a_refused_number_is_replaced_by_the_next() {
        // 2^32 mod 6 is 4: zero falls into the rejected part of the first range.
        assert_eq!(one(6, 0), None);
        assert_eq!(Fixed(&[0, 0, u32::MAX], 0).below(6), 5);
    }
}
