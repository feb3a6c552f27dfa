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

use touchline_engine::worded;

worded! {
    /// The skills of all editions, in the order of the clauses (F-SK-01 to F-SK-37).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum Skill {
        TrainedFormationChange = "trained-formation-change",
        WidePlayerMaterial = "wide-player-material",
        HighCondition = "high-condition",
        FanaticFans = "fanatic-fans",
        TrainedSpecialEvent = "trained-special-event",
        FieryCoach = "fiery-coach",
        SweeperKeeper = "sweeper-keeper",
        CreativeGoalKeeper = "creative-goal-keeper",
        SkilledGoalKeeper = "skilled-goal-keeper",
        ShotStopper = "shot-stopper",
        PenaltyShotSaver = "penalty-shot-saver",
        LeadingGoalKeeper = "leading-goal-keeper",
        AdvancingGoalKeeper = "advancing-goal-keeper",
        Tackle = "tackle",
        Stopper = "stopper",
        SkilledFullbacks = "skilled-fullbacks",
        SkilledFullBack = "skilled-full-back",
        Doubling = "doubling",
        OffSideTrap = "off-side-trap",
        SkilledWingBacks = "skilled-wing-backs",
        FastDefender = "fast-defender",
        Catenaccio = "catenaccio",
        MidfieldGeneral = "midfield-general",
        CreativeMidfielder = "creative-midfielder",
        Gegenpressing = "gegenpressing",
        Crossing = "crossing",
        MidfieldPressing = "midfield-pressing",
        Dribbling = "dribbling",
        MidfieldDribbler = "midfield-dribbler",
        ShortPasses = "short-passes",
        BoxToBox = "box-to-box",
        TargetMan = "target-man",
        ClinicalFinisher = "clinical-finisher",
        AggressiveStriker = "aggressive-striker",
        GoalPoacher = "goal-poacher",
        Actor = "actor",
        FastAttacker = "fast-attacker",
    }
}

impl Skill {
    /// The clause it stands in.
    pub fn clause(self) -> String {
        format!("F-SK-{:02}", self as u8 + 1)
    }
}
