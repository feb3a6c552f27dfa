//! The dice of matches.
//!
//! Each match has its own dice source behind a trait: verifiable fair dice can be another implementation. The
//! journal stores every roll, so no source is ever asked twice for the same one.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use touchline_engine::{DiceSource, Draws, Faces, Refusal, Rng};

use crate::config::Config;
use crate::error::Result;
use crate::ids;

/// The source of one match.
pub(crate) type Dice = Box<dyn DiceSource + Send>;

/// A source nobody can predict, seeded by the system; only a test can choose the dice.
pub(crate) fn source(config: &Config) -> Result<Dice> {
    let rng = match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    };
    Ok(Box::new(Sealed(rng)))
}

/// Seeds for a match's computer players, including their secret choices: from the same secure source as the
/// dice, but separate from them.
pub(crate) fn seeds(config: &Config) -> Result<Seeds> {
    Ok(Seeds(match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(!seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    }))
}

/// For what a competition draws and rolls between its matches.
pub(crate) fn lots(config: &Config) -> Result<impl Rng + Send + use<>> {
    Ok(Sealed(match config.dice_seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(seed),
        None => ChaCha8Rng::from_seed(ids::random()?),
    }))
}

/// Seeds nobody can predict, even from the effects of earlier ones.
pub(crate) struct Seeds(ChaCha8Rng);

impl Seeds {
    /// The next seed.
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
