//! The dice of a match, and what its computers draw: functions of the secret and the nonces alone.

use touchline_engine::Seat;

use crate::bytes::{Hash, Keyed};

/// The dice of one match.
#[derive(Clone)]
pub struct Stream {
    dice: Keyed,
    computers: Keyed,
}

impl Stream {
    /// Nonces are those of home and away; none where a seat contributes nothing.
    pub fn new(secret: &Hash, code: &str, nonces: [Option<&Hash>; 2]) -> Self {
        let begun = |tag| {
            let keyed = Keyed::new(secret, tag).field(code.as_bytes());
            nonces.into_iter().fold(keyed, |keyed, nonce| keyed.field(nonce.map_or(&[], |nonce| nonce)))
        };
        Self { dice: begun("touchline/dice/die/1"), computers: begun("touchline/dice/computer/1") }
    }

    /// The face of the die with this number, the first being 0, if it has so many sides.
    ///
    /// Bytes are taken one after the other until one gives a face. Should all 32 be rejected, the next block
    /// follows.
    pub fn die(&self, number: u64, sides: u8) -> u8 {
        let begun = self.dice.clone().number(number);
        let blocks = (0..).map(|block| begun.clone().number(block).finish());
        blocks.flatten().find_map(|byte| face(byte, sides)).unwrap_or(1)
    }

    /// What the computer of a seat draws from for its answer after a step of the journal.
    pub fn seed(&self, seat: Seat, step: u64) -> u64 {
        let drawn = self.computers.clone().field(seat.word().as_bytes()).number(step).finish();
        let (first, _) = drawn.split_first_chunk().unwrap_or((&[0; 8], &[]));
        u64::from_be_bytes(*first)
    }

    /// The salt with which the computer of a seat seals an answer that it gives after a step of the journal.
    pub fn salt(&self, seat: Seat, step: u64) -> [u8; 16] {
        let drawn = self.computers.clone().field(seat.word().as_bytes()).number(step).field(b"salt").finish();
        let (first, _) = drawn.split_first_chunk().unwrap_or((&[0; 16], &[]));
        *first
    }
}

/// The face that a byte gives on a die of so many sides. One is rejected from the largest multiple of the
/// number of sides on: every face then has equally many bytes.
pub fn face(byte: u8, sides: u8) -> Option<u8> {
    let sides = u16::from(sides.max(1));
    let limit = 256 - 256 % sides;
    let is_taken = u16::from(byte) < limit;
    u8::try_from(u16::from(byte) % sides + 1).ok().filter(|_| is_taken)
}
