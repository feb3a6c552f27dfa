//! The file of a net: `TLNET  3`, the numbers of slots, inputs and stacks as 32-bit words, the fingerprint of
//! the slots as a 64-bit word; then layer by layer the weights and after them the biases; at the end the
//! checksum of all that, CRC-32 as a 32-bit word.
//!
//! First layer: 16-bit weights by input and unit, 16-bit biases. The small layers: 8-bit weights by stack,
//! unit and unit before, 32-bit biases by stack and unit. Everything is little-endian.

use std::fmt::{self, Display, Formatter};

use super::checksum::crc32;
use super::layers::{OUTPUTS, SECOND, THIRD, UNITS};
use super::{Net, Shape};
use crate::inputs::{fingerprint, inputs};

/// The first bytes of a weights file; the digit is the version of the format.
const MAGIC: &[u8; 8] = b"TLNET  3";

/// No bias of a small layer is as large: sums stay far from the limits of their numbers.
const LARGEST_BIAS: u32 = 1 << 29;

/// Why a file is not the net that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no net, or one of another version of the format.
    NoNet,
    /// It was made for other slots or stacks.
    Foreign,
    /// It is not as it was written.
    Damaged,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoNet => "this is no net of format 3",
            Self::Foreign => "the net was made for other slots: train the evaluation anew",
            Self::Damaged => "the net is damaged: its checksum or its length is wrong",
        })
    }
}

impl std::error::Error for Fault {}

/// The file with its checksum at the end.
#[must_use]
pub fn sealed(mut file: Vec<u8>) -> Vec<u8> {
    file.extend(crc32(&file).to_le_bytes());
    file
}

impl Net {
    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        for number in [self.shape.slots.len(), self.first.len(), self.stacks.len()] {
            file.extend(u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes());
        }
        file.extend(fingerprint(self.shape.meaning, self.shape.slots).to_le_bytes());
        file.extend(self.first.iter().flatten().chain(&self.bias).flat_map(|weight| weight.to_le_bytes()));
        let mut layer = |weights: &mut dyn Iterator<Item = i16>, biases: &mut dyn Iterator<Item = i32>| {
            file.extend(weights.flat_map(|weight| small(weight).to_le_bytes()));
            file.extend(biases.flat_map(i32::to_le_bytes));
        };
        let all = &self.stacks;
        layer(
            &mut all.iter().flat_map(|stack| stack.second.as_flattened()).copied(),
            &mut all.iter().flat_map(|stack| stack.second_bias),
        );
        layer(
            &mut all.iter().flat_map(|stack| by_unit(&stack.third)),
            &mut all.iter().flat_map(|stack| stack.third_bias),
        );
        layer(
            &mut all.iter().flat_map(|stack| stack.output.as_flattened()).copied(),
            &mut all.iter().flat_map(|stack| stack.output_bias),
        );
        sealed(file)
    }

    /// The net of a file; `None` if it is not one, is damaged, or was made for something else.
    pub fn read(file: &[u8], shape: Shape) -> Option<Self> {
        Self::open(file, shape).ok()
    }

    /// The net of a file.
    ///
    /// # Errors
    /// When the file is no net, is damaged, or was made for something else.
    pub fn open(file: &[u8], shape: Shape) -> Result<Self, Fault> {
        let rest = file.strip_prefix(MAGIC).ok_or(Fault::NoNet)?;
        let (rest, checksum) = rest.split_last_chunk().ok_or(Fault::Damaged)?;
        if crc32(&file[..MAGIC.len() + rest.len()]) != u32::from_le_bytes(*checksum) {
            return Err(Fault::Damaged);
        }
        let mut rest = Rest(rest);
        if !rest.is_made_for(shape).ok_or(Fault::Damaged)? {
            return Err(Fault::Foreign);
        }
        Self::with_weights(rest, shape).filter(Self::cannot_overflow).ok_or(Fault::Damaged)
    }

    /// The net with the weights that follow the head of a file.
    fn with_weights(mut rest: Rest<'_>, shape: Shape) -> Option<Self> {
        let mut net = Self::blank(shape);
        for weight in net.first.iter_mut().flatten().chain(&mut net.bias) {
            *weight = i16::from_le_bytes(rest.take()?);
        }
        for stack in &mut net.stacks {
            rest.weights(stack.second.as_flattened_mut())?;
        }
        for stack in &mut net.stacks {
            rest.biases(&mut stack.second_bias)?;
        }
        for stack in &mut net.stacks {
            let mut rows = [[0; SECOND]; THIRD];
            rest.weights(rows.as_flattened_mut())?;
            for (unit, row) in rows.iter().enumerate() {
                let pairs = row.as_chunks::<2>().0.iter();
                pairs.zip(&mut stack.third).for_each(|([a, b], pair)| {
                    pair[0][unit] = *a;
                    pair[1][unit] = *b;
                });
            }
        }
        for stack in &mut net.stacks {
            rest.biases(&mut stack.third_bias)?;
        }
        for stack in &mut net.stacks {
            rest.weights(stack.output.as_flattened_mut())?;
        }
        for stack in &mut net.stacks {
            rest.biases(&mut stack.output_bias)?;
        }
        rest.0.is_empty().then_some(net)
    }

    /// How long the file of a net is.
    pub fn file_length(shape: Shape) -> usize {
        let small = UNITS * SECOND + SECOND * THIRD + THIRD * OUTPUTS + 4 * (SECOND + THIRD + OUTPUTS);
        MAGIC.len() + 3 * 4 + 8 + (inputs(shape.slots) + 1) * UNITS * 2 + shape.stacks * small + 4
    }

    /// Whether no position can have a sum of the first layer beyond its 16 bits, nor a sum in between.
    fn cannot_overflow(&self) -> bool {
        let mut most = self.bias.map(|bias| u32::from(bias.unsigned_abs()));
        let mut rows = self.first.iter();
        for values in self.shape.slots {
            let mut largest = [0; UNITS];
            for row in rows.by_ref().take(usize::from(*values)) {
                for (largest, weight) in largest.iter_mut().zip(row) {
                    *largest = weight.unsigned_abs().max(*largest);
                }
            }
            most.iter_mut().zip(largest).for_each(|(most, largest)| *most += u32::from(largest));
        }
        most.iter().all(|most| *most <= i16::MAX.unsigned_abs().into())
    }
}

/// The weights of the third layer in the order of the file.
fn by_unit(pairs: &[[[i16; THIRD]; 2]; SECOND / 2]) -> impl Iterator<Item = i16> {
    (0..THIRD).flat_map(|unit| pairs.iter().flat_map(move |[a, b]| [a[unit], b[unit]]))
}

/// A weight of a small layer as the file has it: it came from there, or is zero.
fn small(weight: i16) -> i8 {
    i8::try_from(weight).unwrap_or_default()
}

/// What is left of a file.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    /// Whether the head says so.
    fn is_made_for(&mut self, shape: Shape) -> Option<bool> {
        let mut same = true;
        for number in [shape.slots.len(), inputs(shape.slots), shape.stacks] {
            same &= u32::from_le_bytes(self.take()?) == u32::try_from(number).ok()?;
        }
        Some(same & (u64::from_le_bytes(self.take()?) == fingerprint(shape.meaning, shape.slots)))
    }

    fn take<const BYTES: usize>(&mut self) -> Option<[u8; BYTES]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn weights(&mut self, weights: &mut [i16]) -> Option<()> {
        for weight in weights {
            *weight = i8::from_le_bytes(self.take()?).into();
        }
        Some(())
    }

    fn biases(&mut self, biases: &mut [i32]) -> Option<()> {
        for bias in biases {
            *bias = i32::from_le_bytes(self.take()?);
            if bias.unsigned_abs() > LARGEST_BIAS {
                return None;
            }
        }
        Some(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { meaning: "", slots: &[3, 2], stacks: 2 };

    /// A file of some small numbers.
    fn file() -> Vec<u8> {
        let mut file = unsealed(&Net::blank(SHAPE).write());
        let from = MAGIC.len() + 3 * 4 + 8;
        let first = (inputs(SHAPE.slots) + 1) * UNITS * 2;
        for (at, byte) in file[from..].iter_mut().enumerate() {
            // Only the low bytes of words: small numbers.
            let low = if at < first { at % 2 == 0 } else { at % 4 == 0 };
            *byte = if low { u8::try_from(at * 37 % 101).unwrap() } else { 0 };
        }
        sealed(file)
    }

    /// The file without its checksum.
    fn unsealed(file: &[u8]) -> Vec<u8> {
        file[..file.len() - 4].to_vec()
    }

    #[test]
    fn a_file_comes_back() {
        let file = file();
        assert_eq!(file.len(), Net::file_length(SHAPE));
        let net = Net::read(&file, SHAPE).unwrap();
        assert_eq!(net.write(), file);
        assert_ne!(net, Net::blank(SHAPE));
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let file = file();
        assert_eq!(Net::read(&file[..file.len() - 1], SHAPE), None);
        assert_eq!(Net::read(&[&file[..], &[0]].concat(), SHAPE), None);
        assert_eq!(Net::read(b"something else", SHAPE), None);
        // Every bit matters.
        for at in (0..28).chain((28..file.len()).step_by(97)).chain(file.len() - 4..file.len()) {
            let mut damaged = file.clone();
            damaged[at] ^= 1 << (at % 8);
            let fault = if at < MAGIC.len() { Fault::NoNet } else { Fault::Damaged };
            assert_eq!(Net::open(&damaged, SHAPE), Err(fault), "byte {at}");
        }
        let others = [
            Shape { slots: &[2, 3], ..SHAPE },
            Shape { stacks: 1, ..SHAPE },
            Shape { meaning: "something else", ..SHAPE },
        ];
        for shape in others {
            assert_eq!(Net::open(&file, shape), Err(Fault::Foreign));
        }
        // A weight that lets a sum overflow.
        let mut damaged = unsealed(&file);
        damaged[29] = 0x7f;
        let at = 28 + 3 * UNITS * 2 + 1;
        damaged[at] = 0x7f;
        assert_eq!(Net::read(&sealed(damaged), SHAPE), None);
        // A bias beyond all measure.
        let mut damaged = unsealed(&file);
        *damaged.last_mut().unwrap() = 0x7f;
        assert_eq!(Net::read(&sealed(damaged), SHAPE), None);
    }
}
