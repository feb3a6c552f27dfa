//! The quick reference of the 2.2 basic rules: what it changes. Where it is silent the 2.1 text is played
//!

use super::v2_1;
use crate::rules::{
    action_order::ActionOrder,
    clock::RestartMinute,
    free_kick::QuickReply,
    free_movement::FreeMovement,
    goal_attempt::{NumbersAtShot, OffsideNumbers},
    goal_kick::GoalKick,
    movement::MidfieldMoves,
    offside::Backward,
    special_event::SpecialEvents,
    turn::TurnStep,
};
use crate::ruleset::{Edition, Ruleset};

/// The basic game.
pub const BASIC: Ruleset = Ruleset {
    edition: Edition::V2_2,
    turn: &[
        TurnStep::ChooseTarget,
        TurnStep::AdjustValue,
        TurnStep::RollDice,
        TurnStep::CheckControl,
        TurnStep::FirstStage,
        TurnStep::SecondStage,
    ],
    backward: Backward::TowardsOwnGoal,
    passing_through: None,
    restart_minute: RestartMinute::AllButKickOff,
    special_events: SpecialEvents::DifferenceTwoMoves,
    action_order: ActionOrder::FixedWithTarget,
    free_movement: FreeMovement::EndOfStageNotToBall,
    numbers_at_shot: NumbersAtShot::NotFromPenaltyAreaOrFreeKick,
    offside_numbers: OffsideNumbers::NeitherWay,
    midfield_moves: MidfieldMoves::AnyNeighbourNotPastBall,
    quick_free_kick: Some(QuickReply::AsManyOrFour),
    goal_kick: GoalKick::SkipsTurn { reply_at_least: 4 },
    match_times: None,
    ..v2_1::BASIC
};

/// The quick reference has no advanced rules.
pub const ALL: Ruleset = BASIC;
