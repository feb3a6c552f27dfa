//! Puzzles from real matches: decisions with one clearly best whole action.
//!
//! Every decision of a match is looked at quickly. Where one action seems clearly best, it and its rivals are
//! judged again, each by a search of its own with the same and far larger budget. What still stands by more
//! than the searches may be off is a puzzle.

mod judging;
mod making;

use touchline_ai::{Level, Watch};
use touchline_engine::{Message, Seat};

pub use making::{Made, Making};

/// What a puzzle must show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Maker {
    /// The level that judges: each action is searched with its budget.
    pub level: Level,
    /// How much the second best action must lose, in winning chance, beyond what the judge may be off.
    pub least: f64,
}

/// An action that a puzzle offers.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Its answers in notation.
    pub answers: Vec<String>,
    /// What they mean.
    pub said: Vec<Message>,
    /// The winning chance after it.
    pub points: f64,
}

/// A decision with one clearly best answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// A name made of the rules and the position.
    pub id: String,
    /// The rules.
    pub spec: String,
    /// The position in notation.
    pub position: String,
    /// Who decides.
    pub seat: Seat,
    /// The key of what is asked.
    pub question: String,
    /// The actions on offer, the best first.
    pub ways: Vec<Way>,
    /// A rating, on the scale on which people and puzzles meet.
    pub difficulty: u32,
    /// Whether an eager player, who shoots, presses and goes forward, would find the answer among those on
    /// offer.
    pub obvious: bool,
}

/// Whether the answer of a puzzle is still the best one after a deeper search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stood {
    /// Whether it is.
    pub stands: bool,
    /// By how much winning chance it is ahead of the best rival; less than nothing where it is behind.
    pub ahead: f64,
}

impl Puzzle {
    /// By how much winning chance the best action is ahead of the second.
    pub fn margin(&self) -> f64 {
        match self.ways.as_slice() {
            [best, second, ..] => best.points - second.points,
            _ => 0.0,
        }
    }
}

/// A name for a position: the same everywhere and for ever.
fn name(spec: &str, position: &str) -> String {
    // FNV-1a.
    let bytes = spec.bytes().chain([b' ']).chain(position.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

impl Maker {
    /// How many positions the judge looks at for each action.
    pub fn nodes<G: Watch>(&self) -> u32 {
        match self.level.budget::<G>() {
            Some(touchline_ai::Budget::Nodes(nodes)) => nodes,
            Some(_) | None => 0,
        }
    }
}
