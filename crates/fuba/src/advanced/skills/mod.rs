//! # Skills                                                                                  F-SKILL, F-SK
//! Cards chosen in secret before the match (F-SKILL-01, F-SKILL-02), each with a window, a condition, a price
//! and an effect. 2.1 has 22 (first use free), 3.0 has 33; each edition's closed table is a file here. `hand`
//! is what a team holds, `window` who is asked when, `play` the price and what all skills have in common.

pub mod catalogue;
pub(crate) mod effects;
mod hand;
pub(crate) mod play;
pub mod v2_1;
pub mod v3_0;
pub mod window;

pub use catalogue::{Card, Catalogue, Cost, Group, Reading, Skills};
pub use hand::{Hand, SkillSet};
pub use window::{Asked, Window};

/// The skills of all editions, in the order of the clauses (F-SK-01 to F-SK-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Skill {
    TrainedFormationChange,
    WidePlayerMaterial,
    HighCondition,
    FanaticFans,
    TrainedSpecialEvent,
    FieryCoach,
    SweeperKeeper,
    CreativeGoalKeeper,
    SkilledGoalKeeper,
    ShotStopper,
    PenaltyShotSaver,
    LeadingGoalKeeper,
    AdvancingGoalKeeper,
    Tackle,
    Stopper,
    SkilledFullbacks,
    SkilledFullBack,
    Doubling,
    OffSideTrap,
    SkilledWingBacks,
    FastDefender,
    Catenaccio,
    MidfieldGeneral,
    CreativeMidfielder,
    Gegenpressing,
    Crossing,
    MidfieldPressing,
    Dribbling,
    MidfieldDribbler,
    ShortPasses,
    BoxToBox,
    TargetMan,
    ClinicalFinisher,
    AggressiveStriker,
    GoalPoacher,
    Actor,
    FastAttacker,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 37] = [
        Self::TrainedFormationChange,
        Self::WidePlayerMaterial,
        Self::HighCondition,
        Self::FanaticFans,
        Self::TrainedSpecialEvent,
        Self::FieryCoach,
        Self::SweeperKeeper,
        Self::CreativeGoalKeeper,
        Self::SkilledGoalKeeper,
        Self::ShotStopper,
        Self::PenaltyShotSaver,
        Self::LeadingGoalKeeper,
        Self::AdvancingGoalKeeper,
        Self::Tackle,
        Self::Stopper,
        Self::SkilledFullbacks,
        Self::SkilledFullBack,
        Self::Doubling,
        Self::OffSideTrap,
        Self::SkilledWingBacks,
        Self::FastDefender,
        Self::Catenaccio,
        Self::MidfieldGeneral,
        Self::CreativeMidfielder,
        Self::Gegenpressing,
        Self::Crossing,
        Self::MidfieldPressing,
        Self::Dribbling,
        Self::MidfieldDribbler,
        Self::ShortPasses,
        Self::BoxToBox,
        Self::TargetMan,
        Self::ClinicalFinisher,
        Self::AggressiveStriker,
        Self::GoalPoacher,
        Self::Actor,
        Self::FastAttacker,
    ];

    /// The word used in every text form: `box-to-box`.
    pub fn word(self) -> String {
        touchline_engine::variant_word(&self)
    }

    /// The skill a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.word() == word)
    }

    /// The clause it stands in.
    pub fn clause(self) -> String {
        format!("F-SK-{:02}", self as u8 + 1)
    }
}
