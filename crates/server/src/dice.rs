//! The dice of matches.
//!
//! A match rolls from a stream that players can verify (docs/fairness.md). Matches from before there was such
//! a thing, and tests that choose their dice, roll from a generator that nobody can predict. The journal
//! stores every roll, so no source is ever asked twice for the same one.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use touchline_engine::{DiceSource, Draws, Faces, Refusal, Rng, Seat};
use touchline_fairdice::seal::Salt;
use touchline_fairdice::{Hash, Stream};

use crate::config::Config;
use crate::error::Result;
use crate::ids;

/// The source of one match, also for what its computers draw.
pub(crate) enum Dice {
    /// A generator seeded by the system, or by a test; and a separate one for the computers.
    Plain(Box<Unseen>, Box<Unseen>),
    /// The stream, and the number of the next die.
    Fair(Box<Stream>, u64),
}

impl Dice {
    /// Dice from a stream.
    pub(crate) fn fair(stream: Stream) -> Self {
        Self::Fair(Box::new(stream), 0)
    }

    /// The next die is the one with this number.
    pub(crate) fn seek(&mut self, number: u64) {
        if let Self::Fair(_, next) = self {
            *next = number;
        }
    }

    /// A seed for the answer of a seat's computer after a step of the journal, its secret choices included.
    pub(crate) fn seed(&mut self, seat: Seat, step: i64) -> u64 {
        match self {
            Self::Plain(_, seeds) => seeds.0.next_u64(),
            Self::Fair(stream, _) => stream.seed(seat, step.unsigned_abs()),
        }
    }

    /// The salt with which a seat's computer seals its answer after a step of the journal.
    pub(crate) fn salt(&self, seat: Seat, step: i64) -> Option<Salt> {
        match self {
            Self::Plain(..) => None,
            Self::Fair(stream, _) => Some(stream.salt(seat, step.unsigned_abs())),
        }
    }
}

impl DiceSource for Dice {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        match self {
            Self::Plain(dice, _) => Ok(draws.roll(&mut **dice)),
            Self::Fair(stream, next) => {
                let mut faces = [0; Faces::CAPACITY];
                for (face, sides) in faces.iter_mut().zip(draws.sides()) {
                    *face = stream.die(*next, *sides);
                    *next += 1;
                }
                Ok(Faces::rolled(&faces[..draws.sides().len()]))
            }
        }
    }
}

/// A source nobody can predict, seeded by the system; only a test can choose the dice.
pub(crate) fn source(config: &Config) -> Result<Dice> {
    let seeds = Box::new(match config.dice_seed {
        Some(seed) => Unseen(ChaCha8Rng::seed_from_u64(!seed)),
        None => unseen(config)?,
    });
    Ok(Dice::Plain(Box::new(unseen(config)?), seeds))
}

/// The secret of a new match; none where a test chooses the dice.
pub(crate) fn secret(config: &Config) -> Result<Option<Hash>> {
    config.dice_seed.is_none().then(ids::random).transpose()
}

/// For what a competition draws and rolls between its matches.
pub(crate) fn lots(config: &Config) -> Result<impl Rng + Send + use<>> {
    unseen(config)
}

fn unseen(config: &Config) -> Result<Unseen> {
    Ok(Unseen(match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    }))
}

/// A generator that nobody can predict.
pub(crate) struct Unseen(ChaCha8Rng);

impl Rng for Unseen {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}
