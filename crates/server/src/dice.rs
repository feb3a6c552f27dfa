//! Where the dice of matches come from.
//!
//! A match takes its dice from a source of its own, asked for by number: fair dice that players can verify
//! are another source behind the same door. What fell is kept in the journal, so that no source is ever asked
//! twice for the same roll.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use touchline_engine::{DiceSource, Draws, Faces, Refusal, Rng};

use crate::config::Config;
use crate::error::Result;
use crate::ids;

/// The source of one match.
pub(crate) type Dice = Box<dyn DiceSource + Send>;

/// A source that nobody can foresee, seeded by the system; only a test may say which dice fall.
pub(crate) fn source(config: &Config) -> Result<Dice> {
    let rng = match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    };
    Ok(Box::new(Sealed(rng)))
}

/// Seeds for what computers draw in one match, their secret choices among it: from the same secret source as
/// dice, and apart from them.
pub(crate) fn seeds(config: &Config) -> Result<Seeds> {
    Ok(Seeds(match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(!seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    }))
}

/// Seeds that nobody can foresee, whatever was seen of what came of the ones before.
pub(crate) struct Seeds(ChaCha8Rng);

impl Seeds {
    /// The next one.
    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }
}

struct Sealed(ChaCha8Rng);

impl Rng for Sealed {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl DiceSource for Sealed {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        Ok(draws.roll(self))
    }
}
