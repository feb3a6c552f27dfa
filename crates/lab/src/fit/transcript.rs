//! What the training keeps of a match.

use touchline_ai::{Evaluate, Features, Value};
use touchline_engine::{Rng, Seat};

/// Sampled positions of one match in order, and its result.
#[derive(Clone, Debug)]
pub(crate) struct Transcript {
    /// Only the non-zero features: their indices and values.
    which: Vec<u8>,
    values: Vec<f32>,
    positions: Vec<Position>,
    /// The result, as home sees it.
    pub(crate) result: Value,
    /// Goals of both teams.
    pub(crate) goals: u32,
    /// Held out of training, to measure what has been learned.
    pub(crate) held_out: bool,
    /// Its players valued goals more than the result.
    pub(crate) lively: bool,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    /// Where its features end.
    end: u32,
    protagonist: Seat,
    lead: i16,
}

/// A sampled position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remembered<'a> {
    /// The indices of the non-zero features.
    pub(crate) which: &'a [u8],
    /// Their values.
    pub(crate) values: &'a [f32],
    protagonist: Seat,
    lead: f64,
}

impl Remembered<'_> {
    /// A net's output for the protagonist, as a value.
    pub(crate) fn value(&self, [win, draw, loss]: [f64; 3], to_come: f64) -> Value {
        let mut value = Value { win, draw, loss, goals: to_come }.seen_by(self.protagonist);
        value.goals += self.lead;
        value
    }

    /// The output a net should have for this value: chances for the protagonist, then goals to come.
    #[expect(clippy::cast_possible_truncation, reason = "numbers of about the size of 1")]
    pub(crate) fn target(&self, mut value: Value) -> [f32; 4] {
        value.goals -= self.lead;
        let Value { win, draw, loss, goals } = value.seen_by(self.protagonist);
        [win as f32, draw as f32, loss as f32, goals as f32]
    }
}

impl Transcript {
    /// An empty transcript.
    pub(crate) fn new(held_out: bool, lively: bool) -> Self {
        let (which, values, positions) = (Vec::new(), Vec::new(), Vec::new());
        Self { which, values, positions, result: Value::default(), goals: 0, held_out, lively }
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Add a position.
    pub(crate) fn remember<G: Evaluate>(&mut self, game: &G, s: &G::State, features: &mut Features) {
        features.clear();
        game.features(s, features);
        for (which, value) in (0..=u8::MAX).zip(features.as_slice()) {
            if *value != 0.0 {
                self.which.push(which);
                self.values.push(*value);
            }
        }
        self.positions.push(Position {
            end: u32::try_from(self.which.len()).unwrap_or(u32::MAX),
            protagonist: game.protagonist(s),
            lead: i16::try_from(game.lead(s)).unwrap_or(i16::MAX),
        });
    }

    /// The position with this index.
    pub(crate) fn position(&self, number: usize) -> Remembered<'_> {
        let Position { end, protagonist, lead } = self.positions[number];
        let start = number.checked_sub(1).map_or(0, |before| self.positions[before].end);
        let range = start as usize..end as usize;
        let (which, values) = (&self.which[range.clone()], &self.values[range]);
        Remembered { which, values, protagonist, lead: f64::from(lead) }
    }

    /// All positions, in order.
    pub(crate) fn positions(&self) -> impl DoubleEndedIterator<Item = Remembered<'_>> {
        (0..self.len()).map(|number| self.position(number))
    }
}

/// Samples one position in so many on average, at irregular intervals so that no rhythm of a game is picked
/// out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    every: u32,
    wait: u32,
}

impl Pace {
    pub(crate) fn new(every: u32, rng: &mut impl Rng) -> Self {
        Self { every, wait: rng.below(every) }
    }

    /// Whether to sample this position.
    pub(crate) fn is_due(&mut self, rng: &mut impl Rng) -> bool {
        let due = self.wait == 0;
        if due {
            self.wait = 1 + rng.below(2 * self.every - 1);
        }
        self.wait -= 1;
        due
    }
}
