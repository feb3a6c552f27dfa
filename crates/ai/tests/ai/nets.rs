//! Nets whose weights are a fixed series of numbers.

use touchline_ai::Net;
use touchline_ai::net::Shape;
use touchline_engine::{Pcg, Rng};

/// The file of a net whose weights are drawn: small in the first layer, so that no sum overflows, and of all
/// sizes in the others.
pub(crate) fn pseudo_random(shape: Shape, seed: u64) -> Vec<u8> {
    let mut rng = Pcg::new(seed, 2);
    let mut file = Net::blank(shape).write();
    let head = 8 + 3 * 4 + 8;
    let inputs: usize = shape.slots.iter().map(|values| usize::from(*values)).sum();
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
    file
}
