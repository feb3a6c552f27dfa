//! What the training keeps of a position: a record of fixed size, little endian.
//!
//! The active inputs, stack, index of the spec (16 bits each); the target without luck, then the result as it
//! was: win, draw, loss and goals to come as the protagonist sees them (32-bit floats); flags and a zero (16
//! bits each).

use touchline_ai::Value;
use touchline_engine::Seat;

/// The match is held out of training, to measure what has been learned.
pub const HELD_OUT: u16 = 1;
/// The match was given up: it has no result.
pub const GIVEN_UP: u16 = 2;

/// The match has no clock: its targets count a goal less the later it comes, its result does not.
pub const NO_CLOCK: u16 = 4;

/// Besides the inputs: six numbers of 16 bits and eight of 32.
const REST: usize = 2 * 4 + 4 * 8;

/// A sampled position.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The active inputs, one per slot.
    pub inputs: Vec<u16>,
    /// Which set of small layers judges it.
    pub stack: u16,
    /// The index of its spec in [`super::Fitted::SPECS`].
    pub spec: u16,
    /// What the net should say: win, draw, loss, goals to come, for the protagonist.
    pub target: [f32; 4],
    /// What happened, in the same order.
    pub result: [f32; 4],
    /// [`HELD_OUT`], [`GIVEN_UP`], [`NO_CLOCK`].
    pub flags: u16,
}

impl Record {
    /// The size of a record with this many slots.
    pub const fn size(slots: usize) -> usize {
        2 * slots + REST
    }

    /// Append it to a file.
    pub fn write(&self, out: &mut Vec<u8>) {
        for input in self.inputs.iter().chain([&self.stack, &self.spec]) {
            out.extend(input.to_le_bytes());
        }
        for number in self.target.iter().chain(&self.result) {
            out.extend(number.to_le_bytes());
        }
        out.extend(self.flags.to_le_bytes());
        out.extend([0; 2]);
    }

    /// The record in these bytes; `None` if they are of another size.
    pub fn read(slots: usize, bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::size(slots) {
            return None;
        }
        let (inputs, rest) = bytes.split_at(2 * slots);
        let short = |bytes: &[u8; 2]| u16::from_le_bytes(*bytes);
        let (shorts, rest) = rest.split_at(4);
        let (floats, last) = rest.split_at(32);
        let [stack, spec] = [0, 1].map(|at| short(&shorts.as_chunks().0[at]));
        let number = |at: usize| f32::from_le_bytes(floats.as_chunks().0[at]);
        Some(Self {
            inputs: inputs.as_chunks().0.iter().map(short).collect(),
            stack,
            spec,
            target: [0, 1, 2, 3].map(number),
            result: [4, 5, 6, 7].map(number),
            flags: short(&last.as_chunks().0[0]),
        })
    }
}

/// A value as a net says it: for the protagonist, with the goals still to come. `lead` is home's.
#[expect(clippy::cast_possible_truncation, reason = "numbers of about the size of 1")]
pub(crate) fn told(value: Value, protagonist: Seat, lead: i32) -> [f32; 4] {
    let to_come = Value { goals: value.goals - f64::from(lead), ..value };
    let Value { win, draw, loss, goals } = to_come.seen_by(protagonist);
    [win, draw, loss, goals].map(|number| number as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back() {
        let record = Record {
            inputs: vec![0, 300, 65_535],
            stack: 3,
            spec: 12,
            target: [0.5, 0.25, 0.25, -1.5],
            result: [1.0, 0.0, 0.0, 2.0],
            flags: HELD_OUT | GIVEN_UP,
        };
        let mut bytes = Vec::new();
        record.write(&mut bytes);
        assert_eq!(bytes.len(), Record::size(3));
        assert_eq!(Record::read(3, &bytes), Some(record));
        assert_eq!(Record::read(4, &bytes), None);
        assert_eq!(bytes[..6], [0, 0, 44, 1, 255, 255]);
        assert_eq!(bytes[6..10], [3, 0, 12, 0]);
        assert_eq!(bytes[42..], [3, 0, 0, 0]);
    }

    #[test]
    fn the_protagonist_sees_its_own_chances_and_goals() {
        let value = Value { win: 0.5, draw: 0.25, loss: 0.25, goals: 3.0 };
        let bits = |numbers: [f32; 4]| numbers.map(f32::to_bits);
        assert_eq!(bits(told(value, Seat::Home, 1)), bits([0.5, 0.25, 0.25, 2.0]));
        assert_eq!(bits(told(value, Seat::Away, 1)), bits([0.25, 0.25, 0.5, -2.0]));
    }
}
