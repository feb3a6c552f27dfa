//! Specifications: from `grid:advanced@small?end=score:2` to a [`Grid`] and back to the canonical string.

use crate::Grid;
use crate::advanced::facing::HeelCost;
use crate::advanced::header::HeaderFrame;
use crate::advanced::tackle::Stealing;
use crate::board::SMALL;
use crate::optional::cards::RedCard;
use crate::rules::ending::Ending;
use crate::ruleset::{Ruleset, Toggles};

/// The name of the game in specs.
pub const GAME: &str = "grid";

/// The presets with their toggles (A.6).
pub const PRESETS: [(&str, Toggles); 3] =
    [("basic", Toggles::NONE), ("advanced", Toggles::ADVANCED), ("full", Toggles::FULL)];

/// The basic game on the small board.
pub const BASIC: Ruleset = Ruleset {
    board: &SMALL,
    fielders: SMALL.fielders,
    ending: Ending::Turns(180),
    half_time: true,
    on: Toggles::NONE,
    heel_cost: HeelCost::B,
    header_frame: HeaderFrame::Board,
    stealing: Stealing::Free,
    deliberate_out: false,
    shootout_early_stop: false,
    red_card: RedCard::Replaced,
};

impl Grid {
    /// The rules of a preset on the small board.
    pub fn preset(name: &str) -> Option<Self> {
        let (_, on) = PRESETS.into_iter().find(|(preset, _)| *preset == name)?;
        Some(Self { rules: Ruleset { on, ..BASIC } })
    }
}
