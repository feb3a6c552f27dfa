//! The layers: plain loops over arrays of fixed length, which the compiler turns into vector instructions.

use super::Sums;

/// Units of the first layer.
pub const UNITS: usize = 256;
/// Units of the second layer.
pub const SECOND: usize = 16;
/// Units of the third layer.
pub const THIRD: usize = 32;
/// The outputs: three scores for win, draw and loss, and the goals to come.
pub const OUTPUTS: usize = 4;

/// The largest activation: what counts as 1.
const FULL: i16 = 127;
/// Three more binary digits in the sums of the first layer than in its activations.
const FINE: i16 = 3;
/// 1 in the sums of the first layer.
pub const UNIT_ONE: i16 = FULL << FINE;
/// The binary digits of the weights of the second and third layer.
const DIGITS: i32 = 6;
/// 1 in the weights of the second and third layer.
pub const WEIGHT_ONE: i32 = 1 << DIGITS;
/// 1 in the sums of the output layer: its weights have four binary digits.
pub const OUTPUT_ONE: f64 = 127.0 * 16.0;

/// The units of the first layer that are summed together: as many as the registers hold.
const BLOCK: usize = 64;

/// The small layers of one kind of position. Weights are kept wider than in the file: that is what vector
/// instructions multiply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack {
    pub(super) second: [[i16; UNITS]; SECOND],
    pub(super) second_bias: [i32; SECOND],
    /// By pairs of units before: few of them and many after are summed side by side.
    pub(super) third: [[[i16; THIRD]; 2]; SECOND / 2],
    pub(super) third_bias: [i32; THIRD],
    pub(super) output: [[i16; THIRD]; OUTPUTS],
    pub(super) output_bias: [i32; OUTPUTS],
}

impl Default for Stack {
    fn default() -> Self {
        Self {
            second: [[0; UNITS]; SECOND],
            second_bias: [0; SECOND],
            third: [[[0; THIRD]; 2]; SECOND / 2],
            third_bias: [0; THIRD],
            output: [[0; THIRD]; OUTPUTS],
            output_bias: [0; OUTPUTS],
        }
    }
}

impl Stack {
    /// The sums of the output layer.
    #[inline]
    pub(super) fn outputs(&self, sums: &Sums) -> [i32; OUTPUTS] {
        let active = sums.map(|sum| sum.clamp(0, UNIT_ONE) >> FINE);
        let active = layer(&active, &self.second, &self.second_bias).map(activation);
        let active = narrow(&active, &self.third, &self.third_bias).map(activation);
        layer(&active, &self.output, &self.output_bias)
    }
}

/// Products side by side: eight sums are what the compiler needs to multiply and add eight pairs at once. Not
/// inlined, because what it knows about the activations elsewhere makes it choose a slower way.
#[inline(never)]
fn layer<const IN: usize, const OUT: usize>(
    active: &[i16; IN],
    weights: &[[i16; IN]; OUT],
    bias: &[i32; OUT],
) -> [i32; OUT] {
    let mut sums = *bias;
    for (sum, row) in sums.iter_mut().zip(weights) {
        let mut parts = [0; 8];
        for (active, weights) in active.as_chunks::<8>().0.iter().zip(row.as_chunks::<8>().0) {
            for ((part, a), w) in parts.iter_mut().zip(active).zip(weights) {
                *part += i32::from(*a) * i32::from(*w);
            }
        }
        *sum += parts.iter().sum::<i32>();
    }
    sums
}

/// A layer with few units before it. Two products of an activation and an 8-bit weight fit into 16 bits.
#[inline(never)]
fn narrow(
    active: &[i16; SECOND],
    weights: &[[[i16; THIRD]; 2]; SECOND / 2],
    bias: &[i32; THIRD],
) -> [i32; THIRD] {
    let mut sums = *bias;
    for ([a, b], [first, second]) in active.as_chunks::<2>().0.iter().zip(weights) {
        for ((sum, v), w) in sums.iter_mut().zip(first).zip(second) {
            *sum += i32::from(a.wrapping_mul(*v).wrapping_add(b.wrapping_mul(*w)));
        }
    }
    sums
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "0 to 127")]
fn activation(sum: i32) -> i16 {
    (sum >> DIGITS).clamp(0, i32::from(FULL)) as i16
}

/// Adds the rows of inputs.
#[inline]
pub(super) fn add(sums: &mut Sums, rows: &[Sums], inputs: &[u16]) {
    for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut total = *sums;
        for input in inputs {
            let row = &rows[usize::from(*input)].as_chunks::<BLOCK>().0[block];
            for (sum, weight) in total.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        *sums = total;
    }
}

/// Takes the row of the first input of each pair away and adds that of the second.
#[inline]
pub(super) fn exchange(from: &Sums, to: &mut Sums, rows: &[Sums], changes: &[(u16, u16)]) {
    let blocks = from.as_chunks::<BLOCK>().0.iter().zip(to.as_chunks_mut::<BLOCK>().0);
    for (block, (from, to)) in blocks.enumerate() {
        let mut total = *from;
        for (old, new) in changes {
            let old = &rows[usize::from(*old)].as_chunks::<BLOCK>().0[block];
            let new = &rows[usize::from(*new)].as_chunks::<BLOCK>().0[block];
            for ((sum, old), new) in total.iter_mut().zip(old).zip(new) {
                *sum = sum.wrapping_add(new.wrapping_sub(*old));
            }
        }
        *to = total;
    }
}
