//! The net of format 1: dense features, one hidden layer of floats. It goes when both games have weights of
//! format 2, together with `features.rs` and the methods of [`Net`] in this file.
//!
//! Every sum has a fixed order and uses nothing but `+`, `*`, `/` and comparisons, so the same weights give
//! the same numbers on every platform.

use super::{Net, Shape, softmax};

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// The outputs: three scores for win, draw and loss, and the expected goal difference.
pub(super) const OUTPUTS: usize = 4;

/// The first bytes of a weights file; the digit is the version of the format.
const MAGIC: &[u8; 8] = b"TLNET  1";

/// The weights of one game, format 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Dense {
    features: usize,
    /// A row of hidden weights per feature, then the row of biases.
    first: Vec<[f32; HIDDEN]>,
    /// A row per output, then a bias each.
    second: [[f32; HIDDEN]; OUTPUTS],
    bias: [f32; OUTPUTS],
}

impl Dense {
    /// All weights zero: every result equally likely.
    pub(crate) fn zero(features: usize) -> Self {
        Self {
            features,
            first: vec![[0.0; HIDDEN]; features + 1],
            second: [[0.0; HIDDEN]; OUTPUTS],
            bias: [0.0; OUTPUTS],
        }
    }

    /// How many features it takes.
    pub(crate) fn features(&self) -> usize {
        self.features
    }

    /// How many weights it has.
    pub(crate) fn len(&self) -> usize {
        (self.features + 1) * HIDDEN + OUTPUTS * (HIDDEN + 1)
    }

    /// All weights in the order of the file, for training.
    pub(crate) fn weights(&self) -> impl Iterator<Item = f32> {
        let first = self.first.iter().flatten();
        first.chain(self.second.iter().flatten()).chain(&self.bias).copied()
    }

    /// A net with these weights; `None` if there are too few or too many.
    pub(crate) fn from_weights(features: usize, weights: &[f32]) -> Option<Self> {
        let mut net = Self::zero(features);
        if weights.len() != net.len() {
            return None;
        }
        let slots = net.first.iter_mut().flatten();
        let slots = slots.chain(net.second.iter_mut().flatten()).chain(&mut net.bias);
        for (slot, weight) in slots.zip(weights) {
            *slot = *weight;
        }
        Some(net)
    }

    /// The file format: magic, the number of features, the weights as little-endian floats.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(u32::try_from(self.features).unwrap_or(u32::MAX).to_le_bytes());
        bytes.extend(self.weights().flat_map(f32::to_le_bytes));
        bytes
    }

    /// The net of a file; `None` if it is not one.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (features, rest) = rest.split_first_chunk()?;
        let features = usize::try_from(u32::from_le_bytes(*features)).ok()?;
        let (weights, left) = rest.as_chunks();
        let weights: Vec<f32> = weights.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        (left.is_empty() && weights.iter().all(|weight| weight.is_finite()))
            .then(|| Self::from_weights(features, &weights))?
    }

    /// The sums of the hidden layer before the activation.
    #[inline]
    pub(crate) fn hidden(&self, features: &[f32]) -> [f32; HIDDEN] {
        let mut sums = self.first[self.features];
        for (value, row) in features.iter().zip(&self.first) {
            if *value != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
        }
        sums
    }

    /// The outputs from the sums of the hidden layer: three scores and the expected goal difference.
    #[inline]
    pub(crate) fn outputs(&self, sums: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = self.bias;
        for (output, row) in outputs.iter_mut().zip(&self.second) {
            // Four partial sums side by side: a single one would be four times slower, and any order will do
            // as long as it is fixed.
            let mut parts = [0.0; 4];
            for (sums, weights) in sums.as_chunks::<4>().0.iter().zip(row.as_chunks::<4>().0) {
                for ((part, sum), weight) in parts.iter_mut().zip(sums).zip(weights) {
                    *part += sum.max(0.0) * weight;
                }
            }
            *output += (parts[0] + parts[1]) + (parts[2] + parts[3]);
        }
        outputs
    }

    /// The chances of win, draw and loss, and the expected goal difference.
    #[inline]
    pub(crate) fn judge(&self, features: &[f32]) -> ([f64; 3], f64) {
        let [win, draw, loss, goals] = self.outputs(&self.hidden(features)).map(f64::from);
        (softmax([win, draw, loss]), goals)
    }
}

/// What training and the weights of format 1 still use.
impl Net {
    /// All weights zero: every result equally likely.
    pub fn zero(features: usize) -> Self {
        Self::of_dense(Dense::zero(features))
    }

    /// How many features it takes; none if it is of format 2.
    pub fn features(&self) -> usize {
        self.dense.as_ref().map_or(0, Dense::features)
    }

    /// How many weights it has.
    pub fn len(&self) -> usize {
        self.dense.as_ref().map_or(0, Dense::len)
    }

    /// Whether it has no weights of format 1.
    pub fn is_empty(&self) -> bool {
        self.dense.is_none()
    }

    /// All weights in the order of the file, for training.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        self.dense.iter().flat_map(Dense::weights)
    }

    /// A net with these weights; `None` if there are too few or too many.
    pub fn from_weights(features: usize, weights: &[f32]) -> Option<Self> {
        Dense::from_weights(features, weights).map(Self::of_dense)
    }

    /// The file of format 1.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.dense.as_ref().map_or_else(Vec::new, Dense::to_bytes)
    }

    /// The net of a file of format 1; `None` if it is not one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        Dense::from_bytes(bytes).map(Self::of_dense)
    }

    fn of_dense(dense: Dense) -> Self {
        Self { dense: Some(dense), ..Self::blank(Shape { meaning: "", slots: &[], stacks: 0 }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_weights_comes_back() {
        let mut net = Dense::zero(3);
        net.first[1][5] = 0.25;
        net.second[2][7] = -3.5;
        net.bias[3] = 1.0;
        let bytes = net.to_bytes();
        assert_eq!(Dense::from_bytes(&bytes), Some(net));
        assert_eq!(Dense::from_bytes(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Dense::from_bytes(&[bytes.clone(), vec![0; 4]].concat()), None);
        assert_eq!(Dense::from_bytes(b"something else"), None);
    }

    #[test]
    fn chances_add_up() {
        let net = Dense::zero(2);
        assert_eq!(net.judge(&[1.0, 2.0]), ([1.0 / 3.0; 3], 0.0));
    }
}
