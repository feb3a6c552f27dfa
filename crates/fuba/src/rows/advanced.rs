//! The clauses behind the flavours of the advanced rules; none where a rule is not in play.

use crate::advanced::{
    aggressive_pressing::AggressivePressing, condition::ConditionPoints, injury::Injuries,
    keeper::AdvancedKeeper, offside_risk::OffsideRisk, playing_style::PlayingStyles, roles::Roles,
    slow_play::SlowPlay, substitution::Substitutions, tiredness::Tiredness, weather::WeatherRule,
};
use crate::ruleset::Ruleset;

pub(super) const fn condition(rules: &Ruleset) -> &'static str {
    match rules.condition {
        Some(ConditionPoints::MovementDie) => {
            "F-CP-01, F-CP-02, F-CP-03, F-CP-04, F-CP-05, F-CP-06, R-110, R-111, R-112"
        }
        Some(ConditionPoints::BoostFromTargetZone | ConditionPoints::BoostFromBallZone) => {
            "F-CP-01, F-CP-02, F-CP-03, F-CP-04, F-CP-05, F-CP-06, F-CP-07, F-CP-08, R-111, R-112"
        }
        None => "",
    }
}

pub(super) const fn tiredness(rules: &Ruleset) -> &'static str {
    match rules.tiredness {
        Some(Tiredness::EqualPasses) => {
            "F-TTEST-01, F-TTEST-03, F-TTEST-04, F-TTEST-05, F-TTEST-06, F-TTEST-07, F-TIRED-01, F-TIRED-02, F-TIRED-03, F-TIRED-04, R-113, R-116"
        }
        Some(Tiredness::MustExceed) => {
            "F-TTEST-01, F-TTEST-02, F-TTEST-03, F-TTEST-04, F-TTEST-05, F-TTEST-06, F-TTEST-07, F-TIRED-01, F-TIRED-02, F-TIRED-03, F-TIRED-05, R-113, R-116"
        }
        None => "",
    }
}

pub(super) const fn substitutions(rules: &Ruleset) -> &'static str {
    match rules.substitutions {
        Some(Substitutions::EndOfStage) => {
            "F-SUB-01, F-SUB-02, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, R-120, R-218"
        }
        Some(Substitutions::AnyAction) => {
            "F-SUB-01, F-SUB-02, F-SUB-03, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, R-120, R-218"
        }
        Some(Substitutions::SecondActionOrSetup) => {
            "F-SUB-01, F-SUB-02, F-SUB-03, F-SUB-04, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, F-SUB-10, R-120, R-204, R-218"
        }
        None => "",
    }
}

pub(super) const fn injuries(rules: &Ruleset) -> &'static str {
    match rules.injuries {
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) => {
            "F-INJ-01, F-INJ-02, F-INJ-03, F-INJ-04, F-INJ-05, F-INJ-06, F-INJ-07, F-INJ-08, F-INJ-09, F-INJ-12, R-122, R-123"
        }
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => {
            "F-INJ-01, F-INJ-02, F-INJ-03, F-INJ-04, F-INJ-05, F-INJ-06, F-INJ-07, F-INJ-08, F-INJ-09, F-INJ-10, F-INJ-11, F-INJ-12, R-122, R-219"
        }
        None => "",
    }
}

pub(super) const fn keeper(rules: &Ruleset) -> &'static str {
    match rules.keeper {
        Some(AdvancedKeeper::OutsideCounted) => {
            "F-AGK-01, F-AGK-02, F-AGK-03, F-AGK-04, F-AGK-05, F-AGK-06, R-125, R-214"
        }
        Some(AdvancedKeeper::Outside) => "F-AGK-01, F-AGK-02, F-AGK-03, F-AGK-04, F-AGK-06, R-125, R-214",
        Some(AdvancedKeeper::Sweeps) => "F-AGK-07, F-AGK-08, F-AGK-09, F-AGK-10, R-126",
        None => "",
    }
}

pub(super) const fn roles(rules: &Ruleset) -> &'static str {
    match rules.roles {
        Some(Roles::MoveStartingPoints) => {
            "F-ROLE-01, F-ROLE-02, F-ROLE-03, F-ROLE-04, F-ROLE-05, F-ROLE-06, R-118, R-207"
        }
        None => "",
    }
}

pub(super) const fn aggressive_pressing(rules: &Ruleset) -> &'static str {
    match rules.aggressive_pressing {
        Some(AggressivePressing::LowerOfTwo) => "F-APRESS-01, F-APRESS-02, F-APRESS-03, F-APRESS-05, R-127",
        Some(AggressivePressing::EqualWins) => {
            "F-APRESS-01, F-APRESS-02, F-APRESS-03, F-APRESS-04, F-APRESS-05, R-128, R-220"
        }
        None => "",
    }
}

pub(super) const fn styles(rules: &Ruleset) -> &'static str {
    match rules.styles {
        Some(PlayingStyles::ByZone) => {
            "F-STYLE-01, F-STYLE-02, F-STYLE-03, F-STYLE-04, F-STYLE-05, F-STYLE-06, F-STYLE-07, F-STYLE-08, F-STYLE-09, R-129"
        }
        None => "",
    }
}

pub(super) const fn offside_risk(rules: &Ruleset) -> &'static str {
    match rules.offside_risk {
        Some(OffsideRisk::RaisesValue) => {
            "F-AOFF-01, F-AOFF-02, F-AOFF-06, F-AOFF-07, F-MOD-12, R-131, R-223"
        }
        Some(OffsideRisk::PassiveActsFirst) => {
            "F-AOFF-01, F-AOFF-02, F-AOFF-03, F-AOFF-04, F-AOFF-05, F-AOFF-06, F-AOFF-07, R-130, R-223"
        }
        None => "",
    }
}

pub(super) const fn slow_play(rules: &Ruleset) -> &'static str {
    match rules.slow_play {
        Some(SlowPlay::OneMoreSquare) => "F-SLOW-01, F-SLOW-02, F-SLOW-03, F-SLOW-04, R-133, R-205",
        None => "",
    }
}

pub(super) const fn weather(rules: &Ruleset) -> &'static str {
    match rules.weather {
        Some(WeatherRule::EqualKickOffDice) => {
            "F-WTHR-01, F-WTHR-02, F-WTHR-03, F-WTHR-04, F-WTHR-05, F-WTHR-06, F-WTHR-07, F-WTHR-08, F-WTHR-09, F-WTHR-10, F-WTHR-11, F-WTHR-12, R-134"
        }
        None => "",
    }
}

pub(super) const fn skills(rules: &Ruleset) -> &'static str {
    match rules.skills {
        Some(_) => {
            "F-SKILL-01, F-SKILL-02, F-SKILL-03, F-SKILL-04, F-SKILL-05, R-136, R-137, R-139, R-210, R-211, R-212"
        }
        None => "",
    }
}
