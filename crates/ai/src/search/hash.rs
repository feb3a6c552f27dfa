//! A fast hash of a position, the same on every platform: tells whether a position is the expected one.

use std::hash::{Hash, Hasher};

/// Collects bytes; multiplies and rotates one word at a time.
#[derive(Default)]
struct Mixer {
    mixed: u64,
    /// The bytes of the next word.
    word: u64,
    bytes: u32,
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.mixed = (self.mixed.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    }

    #[inline]
    fn push(&mut self, byte: u8) {
        self.word = self.word << 8 | u64::from(byte);
        self.bytes += 1;
        if self.bytes == 8 {
            self.mix(self.word);
            self.bytes = 0;
        }
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let last = (self.mixed ^ self.word).wrapping_mul(MULTIPLIER);
        let mixed = (last ^ last >> 32).wrapping_mul(MULTIPLIER);
        mixed ^ mixed >> 29
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.push(*byte));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.push(number);
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

    // Lengths of lists and variant numbers are small, but as wide as the machine's word: cut to a fixed
    // width.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.push(number.to_le_bytes()[0]);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.push(number.to_le_bytes()[0]);
    }
}

/// The hash of a position.
pub(crate) fn hash(position: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    position.hash(&mut mixer);
    mixer.finish()
}
