//! The clauses behind the values of the basic rules. A row cites those of its value, not those of the rule in
//! general: other editions may not have them.

use crate::rules::{
    action_order::{ActionOrder, SecondAction},
    action_stage::ActionStages,
    ball_value::{Modifications, PassingThrough, UnmarkedTarget},
    cards::FirstYellow,
    clock::{EqualDice, RestartMinute},
    closest_player::{ClosestCost, KeeperClosest},
    competition::MatchTimes,
    control::EasySituation,
    free_kick::{FreeKickDuty, QuickReply},
    free_movement::FreeMovement,
    goal_attempt::ReboundNumbers,
    goal_kick::{GoalKick, SlowKick},
    movement::{MidfieldMoves, PieceMoves, StraightMoves},
    offside::Backward,
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    target::{BallMoves, DifficultSituation},
};
use crate::ruleset::Ruleset;

pub(super) const fn turn(rules: &Ruleset) -> &'static str {
    if rules.turn.len() > 6 {
        "F-TURN-01, F-TURN-02, F-TURN-03, F-TURN-04, F-TURN-05, F-TURN-06, F-TURN-07, F-TURN-08, F-TURN-09"
    } else {
        "F-TURN-01, F-TURN-02, F-TURN-03, F-TURN-04, F-TURN-05, F-TURN-06, F-TURN-07, F-TURN-09"
    }
}

pub(super) const fn counted_at_most(rules: &Ruleset) -> &'static str {
    if rules.counted_at_most >= 11 { "" } else { "R-007" }
}

pub(super) const fn rebound(rules: &Ruleset) -> &'static str {
    match rules.rebound {
        ReboundNumbers::DiceOnly => "R-080",
        ReboundNumbers::Added => "F-GOAL-26, F-GOAL-27, R-080",
    }
}

/// Only where the moves of the previous turn decide is there a clause about restarts.
pub(super) fn restart_order(rules: &Ruleset) -> &'static str {
    if rules.action_order == ActionOrder::FewerMoved { "F-ACT-03, R-193" } else { "" }
}

pub(super) const fn goal_kick(rules: &Ruleset) -> &'static str {
    match rules.goal_kick {
        GoalKick::SkipsTurn { .. } => "F-GKK-04, F-GKK-07, F-GKK-08, F-GKK-09, R-084",
        GoalKick::PlayedOut(SlowKick::MovementStage) => {
            "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, F-GKK-14, R-945"
        }
        GoalKick::PlayedOut(SlowKick::Movement) => {
            "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, F-GKK-14"
        }
        GoalKick::PlayedOut(SlowKick::FreeMoves) => {
            "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, R-083"
        }
    }
}

pub(super) const fn difficult_situation(rules: &Ruleset) -> &'static str {
    match rules.difficult_situation {
        Some(DifficultSituation::NearOnly) => "F-TGT-05, R-030",
        None => "",
    }
}

pub(super) const fn ball_moves(rules: &Ruleset) -> &'static str {
    match rules.ball_moves {
        BallMoves::AfterCheck => "F-TGT-07, R-020",
        BallMoves::WithTarget => "F-TGT-07",
    }
}

pub(super) const fn backward(rules: &Ruleset) -> &'static str {
    match rules.backward {
        Backward::IntoOwnHalf | Backward::TowardsOwnGoal => "F-OFF-08, R-024",
        Backward::None => "R-024",
    }
}

pub(super) const fn modifications(rules: &Ruleset) -> &'static str {
    match rules.modifications {
        Modifications::OnNewValue => "F-MOD-01, F-MOD-02, F-NBV-03, F-NBV-06, F-NBV-07, R-062",
        Modifications::BeforeDice => "F-MOD-01, F-MOD-02, F-NBV-03",
    }
}

pub(super) const fn passing_through(rules: &Ruleset) -> &'static str {
    match rules.passing_through {
        Some(PassingThrough::Doubled) => "F-MOD-10, F-PASS-01, F-PASS-02, F-PASS-03, F-PASS-04, R-132",
        None => "",
    }
}

pub(super) const fn unmarked_target(rules: &Ruleset) -> &'static str {
    match rules.unmarked_target {
        UnmarkedTarget::CheckSucceeds => "F-MOD-03, F-CTRL-05",
        UnmarkedTarget::BecomesOne => "F-MOD-03, R-028",
        UnmarkedTarget::LessTwoUnlessAhead => "F-MOD-03, F-MOD-04, R-029",
    }
}

pub(super) const fn equal_dice(rules: &Ruleset) -> &'static str {
    match rules.equal_dice {
        EqualDice::OweAMinute => "F-TIME-03, F-TIME-04, R-032",
        EqualDice::OneDie => "F-TIME-03",
    }
}

pub(super) const fn restart_minute(rules: &Ruleset) -> &'static str {
    match rules.restart_minute {
        RestartMinute::None => "",
        RestartMinute::AllButKickOff => "F-TIME-06, F-TIME-07",
        RestartMinute::EveryRestart => "F-TIME-05, F-TIME-06, F-TIME-07",
    }
}

pub(super) const fn special_events(rules: &Ruleset) -> &'static str {
    match rules.special_events {
        SpecialEvents::DifferenceNoDefence | SpecialEvents::DifferenceVoidAtTheEnd => {
            "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-11, F-EVT-16, F-EVT-20, R-042, R-043, R-046"
        }
        SpecialEvents::DifferenceTwoMoves => {
            "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-11, F-EVT-16, F-EVT-20, R-042, R-043"
        }
        SpecialEvents::SumOnEqualDice => "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-06",
        SpecialEvents::TableOnEqualDice | SpecialEvents::TableFansOfAnArea => {
            "F-EVT-01, F-EVT-02, F-EVT-04, F-EVT-05, F-EVT-32, F-AEVT-01, F-AEVT-02, F-AEVT-03, F-AEVT-04, \
             F-AEVT-05, F-AEVT-06, F-AEVT-07, F-AEVT-08, F-AEVT-09, F-AEVT-10, F-AEVT-11, F-AEVT-12, F-AEVT-13, \
             F-AEVT-14, F-AEVT-15, F-AEVT-16, F-AEVT-17, F-AEVT-18, F-AEVT-19, F-AEVT-20, F-AEVT-21, F-AEVT-22, \
             F-AEVT-23, F-AEVT-24, F-AEVT-25, F-AEVT-26, F-AEVT-27, R-048, R-160, R-165"
        }
    }
}

pub(super) const fn easy_situation(rules: &Ruleset) -> &'static str {
    match rules.easy_situation {
        Some(EasySituation::PassiveMovesOne) => "F-EASY-01, F-EASY-02, F-EASY-03",
        None => "",
    }
}

pub(super) const fn keeper_closest(rules: &Ruleset) -> &'static str {
    match rules.keeper_closest {
        KeeperClosest::MaySpare => "F-CLOSE-02, F-CLOSE-03, R-058",
        KeeperClosest::MustGo => "F-CLOSE-02, R-060",
    }
}

pub(super) const fn closest_cost(rules: &Ruleset) -> &'static str {
    match rules.closest_cost {
        ClosestCost::OneMove => "F-CLOSE-04, R-059",
        ClosestCost::Nothing => "F-CLOSE-04",
    }
}

pub(super) const fn action_stages(rules: &Ruleset) -> &'static str {
    match rules.action_stages {
        ActionStages::FixedSequences => "F-ACT-05, F-ACT-06, F-ACT-09, F-ACT-10",
        ActionStages::TwoActions | ActionStages::Rounds => "F-ACT-05, F-ACT-06, F-ACT-07, F-ACT-08, F-ACT-10",
    }
}

pub(super) const fn action_order(rules: &Ruleset) -> &'static str {
    match rules.action_order {
        ActionOrder::FewerMoved => "F-ACT-01, F-ACT-02, F-ACT-04, R-063, R-064",
        ActionOrder::FixedWithTarget | ActionOrder::MoreInTarget => "F-ACT-01, F-ACT-02",
    }
}

pub(super) const fn second_action(rules: &Ruleset) -> &'static str {
    match rules.second_action {
        SecondAction::Handicapped => "F-ACT-11, F-ACT-12, F-ACT-13, F-ACT-14",
        SecondAction::Plain => "",
    }
}

pub(super) const fn free_movement(rules: &Ruleset) -> &'static str {
    match rules.free_movement {
        FreeMovement::AfterMoves => "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-04, F-FREE-09, R-073",
        FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall => {
            "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-04, F-FREE-05, F-FREE-06, F-FREE-09, R-073"
        }
        FreeMovement::BeforeFirstAction => {
            "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-05, F-FREE-07, F-FREE-08, F-FREE-09"
        }
    }
}

pub(super) const fn midfield_moves(rules: &Ruleset) -> &'static str {
    match rules.midfield_moves {
        MidfieldMoves::AnyNeighbourNotPastBall => "F-MOVE-04, F-MOVE-05, R-174",
        MidfieldMoves::SidewaysOrDiagonal => "F-MOVE-04",
    }
}

pub(super) const fn straight_moves(rules: &Ruleset) -> &'static str {
    match rules.straight_moves {
        StraightMoves::AnyNumber => "F-MOVE-07, F-MOVE-09, F-MOVE-10, F-MOVE-11, R-171, R-172",
        StraightMoves::OneArea => "F-MOVE-07, F-MOVE-09",
    }
}

pub(super) const fn piece_moves(rules: &Ruleset) -> &'static str {
    match rules.piece_moves {
        PieceMoves::OncePerMovement | PieceMoves::OncePerAction => "F-MOVE-15, R-071",
        PieceMoves::OncePerTurn => "F-MOVE-15",
    }
}

pub(super) const fn positioning(rules: &Ruleset) -> &'static str {
    match rules.positioning {
        Positioning::ByNumbers => "F-ADJ-01, F-ADJ-02, F-ADJ-03, F-ADJ-04, F-ADJ-06",
        Positioning::OwnFavour => "F-ADJ-01, F-ADJ-06, F-ADJ-07, F-ADJ-08",
    }
}

pub(super) const fn quick_free_kick(rules: &Ruleset) -> &'static str {
    match rules.quick_free_kick {
        Some(QuickReply::AsMany | QuickReply::AsManyOrFour) => "F-QFK-01, F-QFK-02, F-QFK-04",
        None => "F-FK-05",
    }
}

pub(super) const fn free_kick_duty(rules: &Ruleset) -> &'static str {
    match rules.free_kick_duty {
        FreeKickDuty::OneBehindBall => "F-FK-07, R-095, R-946",
        FreeKickDuty::OneBehindBallUnlessAlone => "F-FK-07, R-095",
        FreeKickDuty::None => "F-FK-07",
    }
}

pub(super) const fn first_yellow(rules: &Ruleset) -> &'static str {
    match rules.first_yellow {
        FirstYellow::NeedsAnother => "F-CARD-06, R-104",
        FirstYellow::SixTestsRed => "F-CARD-06",
    }
}

pub(super) const fn match_times(rules: &Ruleset) -> &'static str {
    match rules.match_times {
        Some(MatchTimes::ExtraSquares) => "F-COMP-08, F-COMP-09, R-167, R-231",
        Some(MatchTimes::BlitzAndWhistle) => "F-COMP-11, F-COMP-12, R-167",
        None => "",
    }
}

pub(super) const fn pressing(rules: &Ruleset) -> &'static str {
    match rules.pressing {
        Pressing::OneDieFreesNextCheck => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, F-CTRL-06, R-087"
        }
        Pressing::OneDie => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, R-085, R-089"
        }
        Pressing::SeveralDice(_) => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, R-088, R-089"
        }
    }
}
