//! # Which rules make sense together
//! Specs may take any rule of any edition. A few mean nothing without another, because they hang on a step of
//! the turn, on a kind of action or on condition points that only the other rule brings. Such a combination
//! is refused with the reason and with what would be right.

use touchline_engine::Refusal;

use crate::advanced::condition::ConditionPoints;
use crate::advanced::keeper::AdvancedKeeper;
use crate::advanced::offside_risk::OffsideRisk;
use crate::advanced::skills::Catalogue;
use crate::advanced::substitution::Substitutions;
use crate::rows::RULES;
use crate::rules::action_order::ActionOrder;
use crate::rules::action_stage::ActionStages;
use crate::rules::ball_value::{Modifications, UnmarkedTarget};
use crate::rules::free_movement::FreeMovement;
use crate::rules::goal_kick::GoalKick;
use crate::rules::positioning::Positioning;
use crate::rules::pressing::Pressing;
use crate::rules::target::FarTarget;
use crate::rules::turn;
use crate::ruleset::Ruleset;
use crate::values::order;

/// What a rule needs.
pub struct Need {
    /// The rule, as in [`Row::rule`](touchline_engine::Row::rule). The key of the reason is `sense-` and its
    /// word.
    pub rule: &'static str,
    /// The word of the reason.
    pub word: &'static str,
    /// Whether its value needs something.
    has: fn(&Ruleset) -> bool,
    /// Whether that is there.
    met: fn(&Ruleset) -> bool,
    /// What would be right, as a spec writes it.
    right: fn(&Ruleset) -> String,
}

fn in_rounds(r: &Ruleset) -> bool {
    r.action_stages == ActionStages::Rounds
}

fn in_sequences(r: &Ruleset) -> bool {
    r.action_stages == ActionStages::FixedSequences
}

fn before_dice(r: &Ruleset) -> bool {
    r.modifications == Modifications::BeforeDice
}

fn has_points(r: &Ruleset) -> bool {
    r.condition.is_some()
}

fn any_points(r: &Ruleset) -> String {
    let flavour =
        if in_sequences(r) { ConditionPoints::MovementDie } else { ConditionPoints::BoostFromBallZone };
    format!("condition={}", flavour.word())
}

/// Every need, what others hang on first.
pub const NEEDS: [Need; 18] = [
    Need {
        rule: "turn",
        word: "turn",
        has: |_| true,
        met: |r| r.turn == turn::fitting(r),
        right: |r| format!("turn={}", order::word(turn::fitting(r))),
    },
    Need {
        rule: "free-movement",
        word: "free-movement",
        has: |_| true,
        met: |r| match r.free_movement {
            FreeMovement::AfterMoves => in_sequences(r),
            FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall => {
                r.action_stages == ActionStages::TwoActions
            }
            FreeMovement::BeforeFirstAction => in_rounds(r),
        },
        right: |r| {
            let fitting = match r.action_stages {
                ActionStages::FixedSequences => FreeMovement::AfterMoves,
                ActionStages::TwoActions => FreeMovement::EndOfStage,
                ActionStages::Rounds => FreeMovement::BeforeFirstAction,
            };
            format!("free_movement={}", fitting.word())
        },
    },
    Need {
        rule: "action-order",
        word: "action-order",
        has: |r| r.action_order == ActionOrder::FewerMoved,
        met: in_sequences,
        right: |_| format!("action_order={}", ActionOrder::MoreInTarget.word()),
    },
    Need {
        rule: "positioning",
        word: "positioning",
        has: |r| r.positioning == Positioning::OwnFavour,
        met: |r| !in_sequences(r),
        right: |_| format!("positioning={}", Positioning::ByNumbers.word()),
    },
    Need {
        rule: "far-target",
        word: "far-target",
        has: |r| r.far_target == FarTarget::CostsBall,
        met: |r| !before_dice(r),
        right: |_| format!("far_target={}", FarTarget::Illegal.word()),
    },
    Need {
        rule: "unmarked-target",
        word: "unmarked-target",
        has: |r| r.unmarked_target != UnmarkedTarget::CheckSucceeds,
        met: before_dice,
        right: |_| format!("unmarked_target={}", UnmarkedTarget::CheckSucceeds.word()),
    },
    Need {
        rule: "special-events",
        word: "special-events",
        has: |r| !r.special_events.by_difference(),
        met: in_rounds,
        right: |_| "special_events=difference-two-moves".to_owned(),
    },
    Need {
        rule: "goal-kick",
        word: "goal-kick",
        has: |r| matches!(r.goal_kick, GoalKick::PlayedOut(_)),
        met: |r| !r.special_events.is_advanced(),
        right: |_| "goal_kick=skips-turn:4".to_owned(),
    },
    Need {
        rule: "condition",
        word: "condition",
        has: |r| has_points(r) && r.condition != Some(ConditionPoints::MovementDie),
        met: |r| !in_sequences(r),
        right: any_points,
    },
    Need {
        rule: "tiredness",
        word: "points",
        has: |r| r.tiredness.is_some(),
        met: has_points,
        right: any_points,
    },
    Need { rule: "roles", word: "points", has: |r| r.roles.is_some(), met: has_points, right: any_points },
    Need {
        rule: "aggressive-pressing",
        word: "points",
        has: |r| r.aggressive_pressing.is_some(),
        met: has_points,
        right: any_points,
    },
    Need { rule: "skills", word: "points", has: |r| r.skills.is_some(), met: has_points, right: any_points },
    Need {
        rule: "aggressive-pressing",
        word: "aggressive-pressing",
        has: |r| r.aggressive_pressing.is_some(),
        met: |r| !in_sequences(r),
        right: |_| "aggressive_pressing=none".to_owned(),
    },
    Need {
        rule: "substitutions",
        word: "substitutions",
        has: |r| r.substitutions.is_some(),
        met: |r| in_sequences(r) == (r.substitutions == Some(Substitutions::EndOfStage)),
        right: |r| {
            let fitting = if in_sequences(r) { Substitutions::EndOfStage } else { Substitutions::AnyAction };
            format!("substitutions={}", fitting.word())
        },
    },
    Need {
        rule: "keeper",
        word: "keeper",
        has: |r| r.keeper == Some(AdvancedKeeper::Sweeps),
        met: |r| in_rounds(r) && matches!(r.pressing, Pressing::SeveralDice(_)),
        right: |_| format!("keeper={}", AdvancedKeeper::Outside.word()),
    },
    Need {
        rule: "offside-risk",
        word: "offside-risk",
        has: |r| r.offside_risk == Some(OffsideRisk::RaisesValue),
        met: before_dice,
        right: |_| format!("offside_risk={}", OffsideRisk::PassiveActsFirst.word()),
    },
    Need {
        rule: "skills",
        word: "skills",
        has: |r| r.skills.is_some(),
        met: |r| match r.skills.map(|skills| skills.catalogue) {
            Some(Catalogue::FirstUseFree) => r.action_stages == ActionStages::TwoActions && before_dice(r),
            Some(Catalogue::EveryUsePaid) => in_rounds(r) && before_dice(r),
            None => true,
        },
        right: |r| match r.action_stages {
            ActionStages::TwoActions if before_dice(r) => "skills=first-use-free-3".to_owned(),
            ActionStages::Rounds if before_dice(r) => "skills=every-use-paid-3".to_owned(),
            ActionStages::FixedSequences | ActionStages::TwoActions | ActionStages::Rounds => {
                "skills=none".to_owned()
            }
        },
    },
];

/// Refuses rules that mean nothing together.
pub(crate) fn check(rules: &Ruleset) -> Result<(), Refusal> {
    let Some(need) = NEEDS.iter().find(|need| (need.has)(rules) && !(need.met)(rules)) else {
        return Ok(());
    };
    let option = RULES.iter().find(|rule| rule.option.rule == need.rule);
    let got = option.map_or_else(String::new, |rule| format!("{}={}", rule.option.name, rule.word(rules)));
    Err(Refusal::new("spec-rule-needs")
        .text("got", got)
        .key("reason", format!("sense-{}", need.word))
        .text("right", (need.right)(rules)))
}
