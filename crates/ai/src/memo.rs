//! What an evaluator remembers: positions that look alike to the net have the same worth, and a search meets
//! many of them again and again.

use std::cell::Cell;

use crate::inputs::{MOST_SLOTS, fingerprint};
use crate::net::{Net, Sums, UNITS};

/// What the net says about a position: the chances of win, draw and loss, and the goals to come.
pub(crate) type Judgement = ([f64; 3], f64);

/// The sums of the first layer of two positions. Most positions differ little from the one before, or from
/// the one that several follow: the nearer one is the basis of the next, and the other is forgotten.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    kept: [Summed; 2],
}

/// The inputs of a position and the sums of the first layer for them.
#[derive(Clone, Debug)]
struct Summed {
    inputs: [u16; MOST_SLOTS],
    sums: Sums,
}

impl Seen {
    /// Nothing yet: no input is known by this number, so the first sums are made anew.
    pub(crate) fn new() -> Self {
        let none = Summed { inputs: [u16::MAX; MOST_SLOTS], sums: [0; UNITS] };
        Self { kept: [none.clone(), none] }
    }

    /// The sums for these inputs.
    #[inline]
    pub(crate) fn sums(&mut self, net: &Net, inputs: &[u16]) -> &Sums {
        let slots = inputs.len().min(MOST_SLOTS);
        let [first, second] = &mut self.kept;
        let [one, other] = [&*first, &*second].map(|kept| differences(&kept.inputs[..slots], inputs));
        let (from, to) = if one <= other { (first, second) } else { (second, first) };
        net.follow(&from.sums, &from.inputs[..slots], inputs, &mut to.sums);
        to.inputs[..slots].copy_from_slice(&inputs[..slots]);
        &to.sums
    }
}

/// How many slots differ.
#[inline]
fn differences(before: &[u16], now: &[u16]) -> u16 {
    before.iter().zip(now).map(|(before, now)| u16::from(before != now)).sum()
}

/// Judgements by what the net sees. A place holds the last position that belongs there.
#[derive(Debug)]
pub(crate) struct Memo {
    /// A power of two of them, or none where the memory of another evaluator is in use.
    places: Vec<Place>,
    /// Keys of other nets begin with another number.
    salt: u64,
}

/// A remembered judgement.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    key: u64,
    judgement: Judgement,
}

/// No net has more kinds of positions.
const MOST_STACKS: u64 = 8;

/// How many positions are remembered.
const ROOM: usize = 1 << 14;

thread_local! {
    /// The places of the last evaluator of this thread, for the next one: memory that is in use already costs
    /// less than new memory, and the next search meets many of the positions of the last one.
    static SPARE: Cell<Vec<Place>> = const { Cell::new(Vec::new()) };
    /// The salt of the last net: each has a number for every kind of position.
    static SALTS: Cell<u64> = const { Cell::new(0) };
}

impl Memo {
    /// A memory for a net. What is remembered of the net that ships with a game, and that never changes,
    /// stays true for the next evaluator.
    pub(crate) fn new(net: &Net, ships: bool) -> Self {
        let mut places = SPARE.take();
        places.resize(ROOM, Place::default());
        let salt = if ships {
            fingerprint(net.shape().meaning, net.shape().slots)
        } else {
            SALTS.set(SALTS.get() + MOST_STACKS);
            SALTS.get()
        };
        Self { places, salt }
    }

    /// The judgement of these inputs, found by `judge` unless it is remembered. Two positions share a key
    /// with a chance of one in 2^64.
    #[inline]
    pub(crate) fn get(
        &mut self,
        inputs: &[u16],
        stack: usize,
        judge: impl FnOnce() -> Judgement,
    ) -> Judgement {
        let key = key(inputs, self.salt.wrapping_add(stack as u64));
        #[expect(clippy::cast_possible_truncation, reason = "the place is in the lowest digits")]
        let at = key as usize % ROOM;
        let Some(place) = self.places.get_mut(at) else { return judge() };
        if place.key != key {
            *place = Place { key, judgement: judge() };
        }
        place.judgement
    }
}

impl Drop for Memo {
    fn drop(&mut self) {
        SPARE.set(std::mem::take(&mut self.places));
    }
}

/// A number for inputs that hardly any others share. Four sums run side by side.
#[inline]
fn key(inputs: &[u16], salt: u64) -> u64 {
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |sum: u64, word: u64| (sum.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    let word = |four: &[u16; 4]| four.iter().fold(0, |word, input| word << 16 | u64::from(*input));
    let mut sums = [1, 2, 3, salt];
    let (blocks, rest) = inputs.as_chunks::<16>();
    for block in blocks {
        for (sum, four) in sums.iter_mut().zip(block.as_chunks().0) {
            *sum = mix(*sum, word(four));
        }
    }
    for (place, input) in rest.iter().enumerate() {
        sums[place % 4] = mix(sums[place % 4], u64::from(*input));
    }
    let all = sums.into_iter().fold(0, |all: u64, sum| mix(all, sum ^ sum >> 29));
    let all = (all ^ all >> 32).wrapping_mul(MULTIPLIER);
    // No position has the key of an empty place.
    (all ^ all >> 29).max(1)
}
