//! Nets whose weights are a fixed series of numbers.

use touchline_ai::Net;
use touchline_ai::net::{Shape, sealed};
use touchline_engine::{Pcg, Rng};

/// A fixed series of numbers, easy to repeat in another language.
struct Series(u64);

impl Series {
    /// The next number, below `n`.
    fn below(&mut self, n: u64) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i32::try_from((self.0 >> 33) % n).unwrap()
    }
}

/// What another program, written after the description of the format alone, makes of the same file.
#[test]
fn a_net_says_the_same_everywhere() {
    const SHAPE: Shape = Shape { meaning: "", slots: &[5, 7, 3, 40], stacks: 2 };
    let mut series = Series(1);
    let mut file = Net::blank(SHAPE).write()[..28].to_vec();
    for _ in 0..56 * 256 {
        file.extend(i16::try_from(series.below(2_001) - 1_000).unwrap().to_le_bytes());
    }
    for (before, units) in [(256, 16), (16, 32), (32, 4)] {
        for _ in 0..SHAPE.stacks * before * units {
            file.extend(i8::try_from(series.below(255) - 127).unwrap().to_le_bytes());
        }
        for _ in 0..SHAPE.stacks * units {
            file.extend((series.below(40_001) - 20_000).to_le_bytes());
        }
    }
    let net = Net::read(&sealed(file), SHAPE).unwrap();
    let mut sums = net.sums(&[1, 6, 12, 20]);
    let mut before = [1, 6, 12, 20];
    for (inputs, stack, bits) in [
        (
            [0, 5, 12, 15],
            0,
            [
                4_605_394_451_656_986_857,
                4_432_024_741_841_615_831,
                4_596_319_888_862_585_069,
                13_840_914_729_502_304_724,
            ],
        ),
        (
            [4, 11, 14, 54],
            1,
            [
                4_472_684_468_825_588_616,
                4_597_955_561_473_518_186,
                4_604_985_533_494_746_823,
                13_844_824_904_523_263_581,
            ],
        ),
        (
            [2, 8, 13, 30],
            1,
            [
                4_607_158_654_981_057_562,
                4_568_223_574_718_573_656,
                4_523_649_138_786_854_904,
                4_623_525_421_114_129_916_u64,
            ],
        ),
    ] {
        net.update(&mut sums, &before, &inputs);
        before = inputs;
        assert_eq!(sums, net.sums(&inputs));
        let ([win, draw, loss], goals) = net.judge(&sums, stack);
        assert_eq!([win, draw, loss, goals].map(f64::to_bits), bits);
    }
}

/// The file of a net whose weights are drawn: small in the first layer, so that no sum overflows, and of all
/// sizes in the others.
pub(crate) fn pseudo_random(shape: Shape, seed: u64) -> Vec<u8> {
    let mut rng = Pcg::new(seed, 2);
    let mut file = Net::blank(shape).write();
    let head = 8 + 3 * 4 + 8;
    let inputs: usize = shape.slots.iter().map(|values| usize::from(*values)).sum();
    file.truncate(file.len() - 4);
    let (first, rest) = file[head..].split_at_mut((inputs + 1) * 256 * 2);
    for weight in first.as_chunks_mut().0 {
        let drawn = i16::try_from(rng.below(321)).unwrap() - 160;
        *weight = drawn.to_le_bytes();
    }
    let mut rest = rest;
    for (before, units) in [(256, 16), (16, 32), (32, 4)] {
        let (weights, after) = rest.split_at_mut(shape.stacks * before * units);
        for weight in weights {
            *weight = u8::try_from(rng.below(256)).unwrap();
        }
        let (biases, after) = after.split_at_mut(shape.stacks * units * 4);
        for bias in biases.as_chunks_mut().0 {
            let drawn = i32::try_from(rng.below(8_001)).unwrap() - 4_000;
            *bias = drawn.to_le_bytes();
        }
        rest = after;
    }
    sealed(file)
}
