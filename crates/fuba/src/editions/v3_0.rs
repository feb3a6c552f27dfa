//! Rulebook 3.0 (draft of 06.05.2020): what it changes.

use super::v2_2;
use crate::advanced::{
    aggressive_pressing::AggressivePressing,
    condition::ConditionPoints,
    injury::Injuries,
    keeper::AdvancedKeeper,
    offside_risk::OffsideRisk,
    roles::Roles,
    skills::{Catalogue, Reading, Skills},
    slow_play::SlowPlay,
    substitution::Substitutions,
    tiredness::Tiredness,
    weather::WeatherRule,
};
use crate::rules::{
    action_order::{ActionOrder, SecondAction},
    action_stage::ActionStages,
    ball_value::{PassingThrough, UnmarkedTarget},
    clock::RestartMinute,
    closest_player::KeeperClosest,
    competition::MatchTimes,
    control::{AfterLoss, EasySituation},
    corner_kick::TakerReturns,
    free_kick::QuickReply,
    free_movement::FreeMovement,
    goal_attempt::OffsideNumbers,
    half::HalfStart,
    movement::{MidfieldMoves, PieceMoves, StraightMoves},
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    turn::TurnStep,
};
use crate::ruleset::{Edition, Ruleset};

/// The basic game.
pub const BASIC: Ruleset = Ruleset {
    edition: Edition::V3_0,
    turn: &[
        TurnStep::ChooseTarget,
        TurnStep::AdjustValue,
        TurnStep::RollDice,
        TurnStep::CheckControl,
        TurnStep::FirstActions,
        TurnStep::SecondActions,
    ],
    half_start: HalfStart::LabelledSquare,
    counted_at_most: 6,
    difficult_situation: None,
    unmarked_target: UnmarkedTarget::LessTwoUnlessAhead,
    restart_minute: RestartMinute::EveryRestart,
    special_events: SpecialEvents::SumOnEqualDice,
    easy_situation: Some(EasySituation::PassiveMovesOne),
    keeper_closest: KeeperClosest::MustGo,
    after_loss: AfterLoss::WinnersDie,
    action_stages: ActionStages::Rounds,
    action_order: ActionOrder::MoreInTarget,
    second_action: SecondAction::Plain,
    free_movement: FreeMovement::BeforeFirstAction,
    offside_numbers: OffsideNumbers::NotForPlus,
    midfield_moves: MidfieldMoves::SidewaysOrDiagonal,
    straight_moves: StraightMoves::OneArea,
    piece_moves: PieceMoves::OncePerAction,
    positioning: Positioning::OwnFavour,
    pressing: Pressing::SeveralDice(2),
    quick_free_kick: Some(QuickReply::AsMany),
    taker_returns: TakerReturns::AfterCheck,
    match_times: Some(MatchTimes::BlitzAndWhistle),
    ..v2_2::BASIC
};

/// Everything its advanced rules offer: A1 to A12.
pub const ALL: Ruleset = Ruleset {
    condition: Some(ConditionPoints::BoostFromBallZone),
    tiredness: Some(Tiredness::MustExceed),
    roles: Some(Roles::MoveStartingPoints),
    substitutions: Some(Substitutions::SecondActionOrSetup),
    injuries: Some(Injuries::Minutes),
    keeper: Some(AdvancedKeeper::Sweeps),
    aggressive_pressing: Some(AggressivePressing::EqualWins),
    offside_risk: Some(OffsideRisk::PassiveActsFirst),
    passing_through: Some(PassingThrough::Doubled),
    slow_play: Some(SlowPlay::OneMoreSquare),
    weather: Some(WeatherRule::EqualKickOffDice),
    skills: Some(Skills { catalogue: Catalogue::EveryUsePaid, cards: 3, reading: Reading::Printed }),
    special_events: SpecialEvents::TableOnEqualDice,
    ..BASIC
};
