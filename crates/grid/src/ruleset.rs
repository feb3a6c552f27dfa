//! The rules in force, one field per rule (A.6).

use crate::advanced::facing::HeelCost;
use crate::advanced::header::HeaderFrame;
use crate::advanced::juggling::MissedFollowUp;
use crate::advanced::stun::Stunning;
use crate::advanced::tackle::Stealing;
use crate::board::Board;
use crate::optional::cards::RedCard;
use crate::rules::ending::Ending;
use crate::rules::goalie::Grab;
pub use crate::toggle::{Toggle, Toggles};

/// The resolved rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The revision of the rules, for records only: a rule matches on its own field (`revisions.rs`).
    pub revision: u32,
    /// The board.
    pub board: &'static Board,
    /// Fielders of each team (G-SET-01).
    pub fielders: u8,
    /// When a match is over (G-END-01).
    pub ending: Ending,
    /// Whether the match has two halves (G-END-11).
    pub half_time: bool,
    /// The advanced and optional rules.
    pub on: Toggles,
    /// What a ball step to the rear costs (G-HEEL).
    pub heel_cost: HeelCost,
    /// Which way is north for a random header (R-G54).
    pub header_frame: HeaderFrame,
    /// Whether a ball at an opponent's feet may simply be kicked away (R-G46).
    pub stealing: Stealing,
    /// Whether the ball may be played out of the field on purpose (R-G33).
    pub deliberate_out: bool,
    /// Whether a shoot-out stops once it is decided (R-G22).
    pub shootout_early_stop: bool,
    /// What a red card does (R-G62).
    pub red_card: RedCard,
    /// Whether a goalie's own grab ends its sequence (R-G970).
    pub grab: Grab,
    /// What a missed follow-up of a juggle leaves behind (R-G971).
    pub missed_follow_up: MissedFollowUp,
    /// Which headers and bicycle kicks stun (R-G972).
    pub stunning: Stunning,
}

impl Ruleset {
    /// Whether an advanced or optional rule is in force.
    #[inline]
    pub const fn has(&self, toggle: Toggle) -> bool {
        self.on.has(toggle)
    }

    /// Rules that can force the ball, calling a corner apart: that comes with the corners.
    pub(crate) const FORCING: Toggles = Toggles::NONE
        .with(Toggle::PoorAim)
        .with(Toggle::LooseTwo)
        .with(Toggle::Deflection)
        .with(Toggle::Intercept)
        .with(Toggle::Reposition)
        .with(Toggle::Fouls)
        .with(Toggle::Offside);

    /// Bounces, out of bounds and set pieces come with any rule that can force the ball (R-G69).
    pub const fn forced_kit(&self) -> bool {
        self.on.0 & Self::FORCING.with(Toggle::CornerCall).0 != 0 || self.deliberate_out
    }

    /// Members can go down with any rule that can put one down (R-G69).
    pub const fn down_kit(&self) -> bool {
        const NEEDED_BY: Toggles = Toggles::NONE
            .with(Toggle::Deflection)
            .with(Toggle::Facing)
            .with(Toggle::Tackle)
            .with(Toggle::Bicycle)
            .with(Toggle::Fake);
        self.on.0 & NEEDED_BY.0 != 0
    }
}
