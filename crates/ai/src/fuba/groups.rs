//! Stages that mean the same for an evaluation.

use touchline_fuba::flow::{Nth, Stage};

/// Groups of stages that mean the same for an evaluation.
#[derive(Clone, Copy)]
pub(super) enum Group {
    Before,
    SetUp,
    Target,
    Dice,
    AfterCheck,
    FirstAction,
    SecondAction,
    Movement,
    FreeMovement,
    SecondActions,
    Shot,
    Pressing,
    Foul,
    FreeKick,
    Corner,
    GoalKick,
    Penalty,
}

pub(super) const GROUPS: usize = Group::Penalty as usize + 1;

/// The group of a stage; `None` for stages that only interrupt another.
pub(super) const fn group(stage: Stage) -> Option<Group> {
    Some(match stage {
        Stage::Formation(_)
        | Stage::HalfTime(_)
        | Stage::ShowFormations
        | Stage::KickOffRoll
        | Stage::KickOffChoice(_)
        | Stage::StartHalf(_)
        | Stage::MidfieldRoles(_)
        | Stage::OtherRoles(_)
        | Stage::ChooseStyles(_)
        | Stage::ChooseSkill(_)
        | Stage::Discard(_)
        | Stage::WeatherRoll => Group::Before,
        Stage::KickOff
        | Stage::SetUp(_)
        | Stage::PlaceKeeper(_)
        | Stage::Place(..)
        | Stage::StartAdjust(_)
        | Stage::Adjust(_) => Group::SetUp,
        Stage::Turn(_) | Stage::Target => Group::Target,
        Stage::StageDice
        | Stage::SpecialEvent
        | Stage::EventByDifference
        | Stage::AdvancedEvent
        | Stage::RollOff
        | Stage::Streaking => Group::Dice,
        Stage::EasyMove(_)
        | Stage::Closest(_)
        | Stage::NewValue
        | Stage::CheckResult
        | Stage::EventMoves(_)
        | Stage::EventMove
        | Stage::Fetch
        | Stage::Nominate(_)
        | Stage::Bounce(_)
        | Stage::PassOn(_) => Group::AfterCheck,
        Stage::FirstAction(_)
        | Stage::Action(_, Nth::First)
        | Stage::TeamStage(_)
        | Stage::Sequence(..)
        | Stage::MaybeShoot(_)
        | Stage::MaybeMove(_)
        | Stage::MaybeSweep(_)
        | Stage::ActInOrder => Group::FirstAction,
        Stage::Action(_, Nth::Second) | Stage::MaybePress(_) => Group::SecondAction,
        Stage::Movement(..) | Stage::MovesRoll(_) => Group::Movement,
        Stage::FreeMovement(_) | Stage::StartFree(_) => Group::FreeMovement,
        Stage::SecondActions => Group::SecondActions,
        Stage::GoalAttempt(_) | Stage::FreeKickShot | Stage::SecondDie(_) | Stage::Rebound(_) => Group::Shot,
        Stage::Pressing(..) => Group::Pressing,
        Stage::YellowCard(_)
        | Stage::HarshYellowCard(_)
        | Stage::RedCard(..)
        | Stage::SendOff(_)
        | Stage::Injury(..)
        | Stage::ChooseInjured(..)
        | Stage::InjuryRoll(..)
        | Stage::Replace(..) => Group::Foul,
        Stage::FreeKick | Stage::QuickMoves(_) | Stage::TakeFreeKick => Group::FreeKick,
        Stage::CornerSide => Group::Corner,
        Stage::GoalKickMoves(_)
        | Stage::SlowKick
        | Stage::SlowMoves(_)
        | Stage::SlowDone
        | Stage::MaybeSlowPlay
        | Stage::SlowPlayRoll => Group::GoalKick,
        Stage::Dive | Stage::PenaltyKick | Stage::PenaltyDie(_) | Stage::ShootOut | Stage::ShootOutRoll => {
            Group::Penalty
        }
        Stage::Tiredness(_)
        | Stage::LosePoint(_)
        | Stage::GainPoint(_)
        | Stage::MaybeSubstitute(_)
        | Stage::Substitution(..)
        | Stage::FreshPlayer(..)
        | Stage::LoseCard(_)
        | Stage::DrawCard(_)
        | Stage::DrawTalent(_)
        | Stage::OpenWindow(..)
        | Stage::ReopenWindow(..)
        | Stage::Window(..)
        | Stage::SkillChoice(..)
        | Stage::SkillRoll(..) => return None,
    })
}

/// Stages in which `steps` counts moves.
pub(super) const fn is_moving(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Movement(..)
            | Stage::FreeMovement(_)
            | Stage::EventMoves(_)
            | Stage::QuickMoves(_)
            | Stage::GoalKickMoves(_)
            | Stage::SlowMoves(_)
            | Stage::EasyMove(_)
            | Stage::Adjust(_)
    )
}
