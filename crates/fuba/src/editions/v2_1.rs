//! The undated rulebook between 2.0 and 3.0, called 2.1 here: what it changes.

use super::v2_0;
use crate::advanced::{
    aggressive_pressing::AggressivePressing,
    condition::ConditionPoints,
    injury::Injuries,
    keeper::AdvancedKeeper,
    offside_risk::OffsideRisk,
    roles::Roles,
    skills::{Catalogue, Reading, Skills},
    substitution::Substitutions,
    tiredness::Tiredness,
};
use crate::rules::{
    action_order::{ActionOrder, SecondAction},
    action_stage::ActionStages,
    ball_value::{Modifications, PassingThrough, UnmarkedTarget},
    cards::FirstYellow,
    clock::EqualDice,
    closest_player::ClosestCost,
    competition::MatchTimes,
    free_kick::{FreeKickDuty, QuickReply},
    free_movement::FreeMovement,
    goal_attempt::KeeperInNumbers,
    goal_kick::{GoalKick, SlowKick},
    movement::PieceMoves,
    offside::Backward,
    pressing::Pressing,
    target::{BallMoves, DifficultSituation, FarTarget},
    turn::TurnStep,
};
use crate::ruleset::{Edition, Ruleset};

/// The basic game.
pub const BASIC: Ruleset = Ruleset {
    edition: Edition::V2_1,
    turn: &[
        TurnStep::ChooseTarget,
        TurnStep::AdjustValue,
        TurnStep::Roll,
        TurnStep::MoveTime,
        TurnStep::CheckControl,
        TurnStep::FirstStage,
        TurnStep::SecondStage,
    ],
    far_target: FarTarget::Illegal,
    difficult_situation: Some(DifficultSituation::NearOnly),
    ball_moves: BallMoves::WithTarget,
    backward: Backward::None,
    modifications: Modifications::BeforeDice,
    passing_through: Some(PassingThrough::Doubled),
    unmarked_target: UnmarkedTarget::BecomesOne,
    equal_dice: EqualDice::OneDie,
    closest_cost: ClosestCost::Nothing,
    action_stages: ActionStages::TwoActions,
    action_order: ActionOrder::MoreInTarget,
    second_action: SecondAction::Handicapped,
    free_movement: FreeMovement::EndOfStage,
    keeper_in_numbers: KeeperInNumbers::Counted,
    piece_moves: PieceMoves::OncePerTurn,
    pressing: Pressing::OneDie,
    quick_free_kick: Some(QuickReply::AsMany),
    free_kick_duty: FreeKickDuty::None,
    goal_kick: GoalKick::PlayedOut(SlowKick::FreeMoves),
    first_yellow: FirstYellow::SixTestsRed,
    match_times: Some(MatchTimes::ExtraSquares),
    ..v2_0::BASIC
};

/// Everything its advanced rules offer: A1 to A8.
pub const ALL: Ruleset = Ruleset {
    condition: Some(ConditionPoints::BoostFromTargetZone),
    tiredness: Some(Tiredness::EqualPasses),
    roles: Some(Roles::MoveStartingPoints),
    substitutions: Some(Substitutions::AnyAction),
    injuries: Some(Injuries::TurnsLateReplacement),
    keeper: Some(AdvancedKeeper::Outside),
    aggressive_pressing: Some(AggressivePressing::LowerOfTwo),
    offside_risk: Some(OffsideRisk::RaisesValue),
    skills: Some(Skills { catalogue: Catalogue::FirstUseFree, cards: 3, reading: Reading::Printed }),
    ..BASIC
};
