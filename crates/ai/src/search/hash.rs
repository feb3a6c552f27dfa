//! A fast hash of a position, the same on every platform: to find a position again that another order of moves has led to.

use std::hash::{Hash, Hasher};

/// Multiply and rotate, a word at a time.
struct Mixer(u64);

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(MULTIPLIER);
        mixed ^ mixed >> 29
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        for (slot, byte) in last.iter_mut().zip(rest) {
            *slot = *byte;
        }
        self.mix(u64::from_le_bytes(last));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    // The lengths of slices and the numbers of variants: as wide as the machine's words, so made equal here.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number.cast_unsigned() as u64);
    }
}

/// The hash of a position.
pub(super) fn hash(position: &impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    position.hash(&mut mixer);
    mixer.finish()
}

/// For tables whose keys are such hashes already.
#[derive(Default)]
pub(super) struct Ready(u64);

impl Hasher for Ready {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, byte| sum << 8 | u64::from(*byte));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
