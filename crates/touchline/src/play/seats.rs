//! Who sits where.

use touchline_engine::{Pcg, Rng, Seat};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Human,
    /// The computer, choosing blindly.
    Random,
}

impl Player {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }

    /// The player a record names; anything unknown is a person.
    pub(super) fn from_word(word: Option<&str>) -> Self {
        if word == Some("random") { Self::Random } else { Self::Human }
    }
}

/// The players of a match.
pub(super) struct Seats {
    players: [Player; 2],
    rng: Pcg,
}

/// The stream of a seed from which the computer's choices come; the dice have another.
const CHOICES: u64 = 1;

impl Seats {
    pub(super) fn new(home: Player, away: Player, seed: u64) -> Self {
        Self { players: [home, away], rng: Pcg::new(seed, CHOICES) }
    }

    pub(super) fn of(&self, seat: Seat) -> Player {
        self.players[seat as usize]
    }

    /// Whether nobody sits here at all.
    pub(super) fn automatic(&self) -> bool {
        self.players == [Player::Random; 2]
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
