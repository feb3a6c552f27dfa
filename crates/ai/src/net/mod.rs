//! The trained part of an evaluation: slots, one wide layer of integers, three small ones, chances.
//!
//! All sums are sums of integers, so the order in which they are added does not matter, and only the rows of
//! inputs that changed have to be added. The same weights give the same numbers on every platform.

mod chances;
mod checksum;
mod file;
mod layers;

pub use chances::{exp, softmax};
pub use file::{Fault, sealed};
pub use layers::{OUTPUT_ONE, OUTPUTS, SECOND, THIRD, UNIT_ONE, UNITS, WEIGHT_ONE};

use crate::inputs;
use layers::Stack;

/// The sums of the first layer.
pub type Sums = [i16; UNITS];

/// What a net is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// What the slots mean: see [`crate::Evaluate::MEANING`].
    pub meaning: &'static str,
    /// The number of values of each slot.
    pub slots: &'static [u16],
    /// The number of sets of small layers.
    pub stacks: usize,
}

/// The weights of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    /// A row for every input.
    first: Vec<Sums>,
    bias: Sums,
    stacks: Vec<Stack>,
}

impl Net {
    /// All weights zero: every result equally likely.
    pub fn blank(shape: Shape) -> Self {
        Self {
            shape,
            first: vec![[0; UNITS]; inputs::inputs(shape.slots)],
            bias: [0; UNITS],
            stacks: vec![Stack::default(); shape.stacks],
        }
    }

    /// What it is made for.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The sums of the first layer for these inputs.
    #[inline]
    pub fn sums(&self, inputs: &[u16]) -> Sums {
        let mut sums = self.bias;
        layers::add(&mut sums, &self.first, inputs);
        sums
    }

    /// Brings the sums of other inputs up to date: only rows of slots that differ are added and taken away.
    #[inline]
    pub fn update(&self, sums: &mut Sums, before: &[u16], now: &[u16]) {
        let from = *sums;
        self.follow(&from, before, now, sums);
    }

    /// The same, from the sums of some inputs to those of others.
    pub(crate) fn follow(&self, from: &Sums, before: &[u16], now: &[u16], to: &mut Sums) {
        let mut changes = [(0, 0); inputs::MOST_SLOTS + 1];
        let mut count = 0;
        let mut compare = |before: &[u16], now: &[u16]| {
            for (old, new) in before.iter().zip(now) {
                changes[count % changes.len()] = (*old, *new);
                count += usize::from(old != new);
            }
        };
        // Most slots are as before: eight of them are compared at once.
        let ((before, last), (now_by_eight, now_last)) = (before.as_chunks::<8>(), now.as_chunks::<8>());
        for (before, now) in before.iter().zip(now_by_eight) {
            if before != now {
                compare(before, now);
            }
        }
        compare(last, now_last);
        if 2 * count > now.len() {
            *to = self.sums(now);
        } else {
            layers::exchange(from, to, &self.first, &changes[..count]);
        }
    }

    /// The chances of win, draw and loss, and the expected goals to come, from the sums of the first layer.
    #[inline]
    pub fn judge(&self, sums: &Sums, stack: usize) -> ([f64; 3], f64) {
        let [win, draw, loss, goals] = self.outputs(sums, stack).map(|sum| f64::from(sum) / OUTPUT_ONE);
        (softmax([win, draw, loss]), goals)
    }

    /// The sums of the output layer: scores of win, draw and loss, and the goals to come, in units of
    /// [`OUTPUT_ONE`].
    #[inline]
    pub fn outputs(&self, sums: &Sums, stack: usize) -> [i32; OUTPUTS] {
        let stack = self.stacks.get(stack).or_else(|| self.stacks.last());
        stack.map_or([0; OUTPUTS], |stack| stack.outputs(sums))
    }
}
