//! The inputs of one position: one active value of every slot.
//!
//! A slot is a question with a few answers, of which exactly one holds: how many players stand in an area, by
//! how many goals a team leads. Each answer is an input of the net, so a position is a list of as many inputs
//! as there are slots.

/// Room for the slots: a power of two, so that an index needs no check.
const ROOM: usize = 256;

/// More slots than any game needs.
pub const MOST_SLOTS: usize = ROOM - 1;

/// Collects the inputs of a position, slot by slot.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// Where the values of each slot begin.
    bases: [u16; ROOM],
    /// The largest value of each slot.
    largest: [u16; ROOM],
    active: [u16; ROOM],
    len: usize,
    /// What a game has noted.
    notes: Vec<(Note, Note)>,
}

/// What a game notes about a part of a position, and by what it finds it again.
pub type Note = [u64; 3];

/// How many notes are kept: each in the place that belongs to it.
const NOTES: usize = 1 << 10;

impl Inputs {
    /// An empty list for these slots, each with its number of values; to be reused from position to position.
    ///
    /// # Panics
    /// With more than [`MOST_SLOTS`] slots or more than 65,535 inputs: a game that has them has a bug.
    pub fn new(slots: &[u16]) -> Self {
        let mut all =
            Self { bases: [0; ROOM], largest: [0; ROOM], active: [0; ROOM], len: 0, notes: Vec::new() };
        for (slot, values) in slots.iter().enumerate() {
            assert!(*values > 0, "a slot has a value");
            all.largest[slot] = values - 1;
            all.bases[slot + 1] = all.bases[slot] + values;
        }
        all
    }

    /// Remove every input.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The value of the next slot. One that is too large counts as the largest.
    #[inline]
    pub fn put(&mut self, value: impl Into<usize>) {
        let value = value.into();
        let largest = usize::from(self.largest[self.len % ROOM]);
        debug_assert!(value <= largest, "slot {} has values up to {largest}: {value}", self.len);
        self.at_most(value);
    }

    /// The value of the next slot, where larger numbers count as the largest value.
    #[inline]
    pub fn at_most(&mut self, value: impl Into<usize>) {
        let slot = self.len % ROOM;
        #[expect(clippy::cast_possible_truncation, reason = "at most the largest value")]
        let value = value.into().min(usize::from(self.largest[slot])) as u16;
        self.active[slot] = self.bases[slot] + value;
        self.len = slot + 1;
    }

    /// The next slot for a number around zero: from `-reach` to `reach`, numbers beyond count as the ends.
    /// The slot has twice `reach` and one values.
    #[inline]
    pub fn around_zero(&mut self, number: i32, reach: u16) {
        let reach = i32::from(reach);
        self.put(usize::try_from(number.clamp(-reach, reach) + reach).unwrap_or_default());
    }

    /// The first value for the next `slots` slots: their questions mean nothing in this position.
    #[inline]
    pub fn pass(&mut self, slots: usize) {
        let end = self.len + slots;
        self.active[self.len..end].copy_from_slice(&self.bases[self.len..end]);
        self.len = end;
    }

    /// What the game has noted under this key, or what it finds now. The same inputs must only be used for
    /// one game with the same rules. A key is not all zero.
    #[inline]
    pub fn noted(&mut self, key: Note, find: impl FnOnce() -> Note) -> Note {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        if self.notes.is_empty() {
            self.notes = vec![([0; 3], [0; 3]); NOTES];
        }
        let mixed =
            key.iter().fold(0, |mixed: u64, word| (mixed.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER));
        let place = usize::try_from(mixed >> 40).unwrap_or_default() % NOTES;
        let Some((known, note)) = self.notes.get_mut(place) else { return find() };
        if *known != key {
            (*known, *note) = (key, find());
        }
        *note
    }

    /// How many slots have a value so far.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no slot has a value yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The active inputs: one of every slot, counted over all slots.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.active[..self.len]
    }
}

/// How many inputs slots have together.
pub const fn inputs(slots: &[u16]) -> usize {
    let (mut sum, mut slot) = (0, 0);
    while slot < slots.len() {
        sum += slots[slot] as usize;
        slot += 1;
    }
    sum
}

/// A number that differs for other slots: the FNV-1a hash of what they mean and of their numbers of values in
/// order, as little-endian words. A net is made for slots and refuses others.
pub fn fingerprint(meaning: &str, slots: &[u16]) -> u64 {
    hash(meaning.bytes().chain(slots.iter().flat_map(|values| values.to_le_bytes())))
}

/// The FNV-1a hash of bytes.
pub(crate) fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let add = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_count_over_all_slots() {
        let mut inputs = Inputs::new(&[3, 5, 2]);
        inputs.put(2_usize);
        inputs.around_zero(-7, 2);
        inputs.put(true);
        assert_eq!(inputs.as_slice(), [2, 3, 9]);
        inputs.clear();
        inputs.at_most(9_u8);
        inputs.pass(2);
        assert_eq!(inputs.as_slice(), [2, 3, 8]);
        assert_eq!(super::inputs(&[3, 5, 2]), 10);
    }

    #[test]
    fn other_slots_have_another_fingerprint() {
        let all: [(&str, &[u16]); 5] =
            [("", &[]), ("", &[3, 5]), ("", &[5, 3]), ("", &[3, 5, 1]), ("2", &[3, 5])];
        let all = all.map(|(meaning, slots)| fingerprint(meaning, slots));
        assert!((0..5).all(|a| (0..a).all(|b| all[a] != all[b])));
        // The hash of the text "a\0": known values keep other programs honest.
        assert_eq!(fingerprint("", &[0x0061]), 0x089b_e207_b544_f1e4);
    }
}
