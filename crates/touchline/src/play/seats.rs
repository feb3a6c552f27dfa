//! Who sits where.

use touchline_engine::{Pcg, Rng, Seat};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    Human,
    Random,
}

impl Player {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }

    fn from_word(word: &str) -> anyhow::Result<Self> {
        match word {
            "human" => Ok(Self::Human),
            "random" => Ok(Self::Random),
            _ => anyhow::bail!("nobody called '{word}' plays here: choose human or random"),
        }
    }
}

/// The players of a match.
pub(super) struct Seats {
    players: [Player; 2],
    rng: Pcg,
}

impl Seats {
    pub(super) fn new(home: &str, away: &str) -> anyhow::Result<Self> {
        let seed =
            getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness from the system: {error}"))?;
        Ok(Self { players: [Player::from_word(home)?, Player::from_word(away)?], rng: Pcg::new(seed, 0) })
    }

    pub(super) fn of(&self, seat: Seat) -> Player {
        self.players[seat as usize]
    }

    /// Whether two people share the screen, so that secrets need a hand-over.
    pub(super) fn shared(&self) -> bool {
        self.players == [Player::Human; 2]
    }

    /// A random index below `count`.
    pub(super) fn pick(&mut self, count: usize) -> usize {
        self.rng.below(u32::try_from(count).unwrap_or(u32::MAX).max(1)) as usize
    }
}
