//! The closed table of an edition: which skills there are, when they are played, what they cost (F-SKILL-05).

use touchline_engine::worded;

use super::{Skill, Window, v2_1, v3_0};
use crate::ruleset::Ruleset;

/// Skills are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skills {
    /// Which table.
    pub catalogue: Catalogue,
    /// Cards each team chooses, the same number for both (F-SKILL-01).
    pub cards: u8,
    /// How the cards are read.
    pub reading: Reading,
}

/// How the cards are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Narrower than they say (revision 1). 3.0: short passes are played with the positioning, a goal
    /// poacher only by a team that would act second. 2.1: an off side trap turns the ball to 6 at
    /// most, and stopper and target man count as one player where a run must stop.
    Narrow,
    /// As printed.
    Printed,
}

worded! {
    /// Which table of skills.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Catalogue {
        /// 22 skills, the first use free (F-SKILL-03 of 2.1).
        FirstUseFree = "first-use-free",
        /// 33 skills in five groups, every use paid (F-SKILL-03).
        EveryUsePaid = "every-use-paid",
    }
}

/// What a use costs (F-SKILL-03, R-138).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Nothing, ever.
    Free,
    /// So many condition points.
    Points(u8),
    /// Nothing the first time, then so many.
    FirstFree(u8),
}

worded! {
    /// The group of a card (F-SKILL-05).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Group {
        Team = "team",
        Goalkeeper = "goalkeeper",
        Defender = "defender",
        Midfielder = "midfielder",
        Forward = "forward",
    }
}

/// One line of the table. Condition and effect are functions of the edition's file, keyed by the skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The skill.
    pub skill: Skill,
    /// Its group; 2.1 has none.
    pub group: Option<Group>,
    /// Its price.
    pub cost: Cost,
    /// When it may be played.
    pub window: Window,
}

impl Skills {
    /// The cards of the edition.
    pub const fn table(self) -> &'static [Card] {
        match (self.catalogue, self.reading) {
            (Catalogue::FirstUseFree, _) => &v2_1::CARDS,
            (Catalogue::EveryUsePaid, Reading::Printed) => &v3_0::CARDS,
            (Catalogue::EveryUsePaid, Reading::Narrow) => &v3_0::NARROW_CARDS,
        }
    }

    /// The line of a skill.
    pub fn card(self, skill: Skill) -> Option<&'static Card> {
        self.table().iter().find(|card| card.skill == skill)
    }
}

/// Whether a card can be chosen or drawn: it is in the edition's table and the rule it leans on is in play
///
pub fn is_usable(rules: &Ruleset, skill: Skill) -> bool {
    let leans_on = match skill {
        Skill::SweeperKeeper => {
            rules.skills.is_none_or(|skills| skills.catalogue == Catalogue::FirstUseFree)
                || rules.keeper.is_some()
        }
        Skill::AdvancingGoalKeeper => rules.keeper.is_some(),
        Skill::SkilledFullBack | Skill::OffSideTrap => rules.offside_risk.is_some(),
        Skill::WidePlayerMaterial => rules.substitutions.is_some(),
        _ => true,
    };
    leans_on && rules.skills.is_some_and(|skills| skills.card(skill).is_some())
}
