//! How far the turn has come, and what the rest of it may bring.

use touchline_engine::{BySeat, Seat};
use touchline_fuba::flow::{Nth, Stage};
use touchline_fuba::rules::action_order::ActionOrder;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::{ActionKind, Dribble, Effect, Line, Restart, State};

use super::ahead::Ahead;
use super::sight::Sight;
use crate::Features;

pub(super) const FEATURES: usize = GROUPS + 1 + 2 + 5 + 6 + 3 + 4 + 5 + 3 + 2 + 3;

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

pub(super) fn tell(
    rules: &Ruleset,
    s: &State,
    sight: &Sight,
    ahead: &Ahead,
    asked: Option<Seat>,
    out: &mut Features,
) {
    let top = s.agenda.top();
    let both = [sight.own, sight.other];
    // The current or interrupted group, and who is asked.
    let groups = s.agenda.stages().iter().rev().map(|stage| group(*stage));
    out.one_of(GROUPS, groups.flatten().next().map(|group| group as usize));
    out.flag(top.is_some_and(|stage| group(stage).is_none()));
    both.iter().for_each(|seat| out.flag(asked == Some(*seat)));
    // Who still has something to do this turn: the next one begins with the controlling team.
    both.iter().for_each(|seat| out.push(ahead.actions[*seat]));
    out.flag(ahead.second);
    both.iter().for_each(|seat| out.flag(ahead.first == Some(*seat)));
    // Each type of action is played once (F-ACT-08).
    for kind in [ActionKind::GoalAttempt, ActionKind::Movement, ActionKind::Pressing] {
        both.iter().for_each(|seat| out.flag(s.turn.acted[*seat].has(kind)));
    }
    movement(s, asked, sight, top, out);
    restart(s, out);
    effects(s, sight, out);
    memory(rules, s, sight, out);
}

/// Moves under way: which line, how many are left, whether the ball may move along.
fn movement(s: &State, asked: Option<Seat>, sight: &Sight, top: Option<Stage>, out: &mut Features) {
    let line = if let Some(Stage::Movement(_, line)) = top { Some(line) } else { None };
    for option in Line::ALL {
        out.flag(line == Some(option));
    }
    let moves = top.is_some_and(is_moving);
    let surplus: u8 = s.steps.surplus.all().iter().sum();
    for seat in [sight.own, sight.other] {
        out.push(if moves && asked == Some(seat) { f32::from(s.steps.left) / 4.0 } else { 0.0 });
    }
    out.flag(moves && s.steps.dribble != Dribble::No);
    let free = matches!(top, Some(Stage::FreeMovement(_)));
    out.push(if free { f32::from(surplus + s.steps.extra) / 4.0 } else { 0.0 });
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

/// A restart has a value of its own.
fn restart(s: &State, out: &mut Features) {
    let kind = match s.turn.restart {
        Restart::OpenPlay => None,
        Restart::KickOff => Some(0),
        Restart::FreeKick => Some(1),
        Restart::CornerKick => Some(2),
        Restart::GoalKick => Some(3),
        Restart::PenaltyKick => Some(4),
    };
    out.one_of(5, kind);
}

/// What a special event does for the rest of the turn: to the protagonist, to its opponent, or to both.
fn effects(s: &State, sight: &Sight, out: &mut Features) {
    let gains = match s.turn.effect {
        Effect::ExtraStep(seat)
        | Effect::Moves(seat, _)
        | Effect::FastSituation(seat)
        | Effect::BallBounces(seat)
        | Effect::HeadCollision(seat) => Some(seat),
        Effect::NoDefence(seat) => Some(seat.other()),
        Effect::FreeDribble => Some(s.turn.starter),
        Effect::AttackMove | Effect::PerfectPass | Effect::OpenGoal => Some(s.control),
        Effect::FailedPass | Effect::DefenceMove | Effect::AggressiveDefence => Some(s.passive()),
        Effect::None | Effect::NoActions | Effect::RollOff(_) => None,
    };
    out.flag(gains == Some(sight.own));
    out.flag(gains == Some(sight.other));
    out.flag(s.turn.effect == Effect::NoActions);
}

/// What this turn leaves for the next: a check that succeeds (F-PRESS-08), a goal kick that waits (F-GKK-04),
/// and in 2.0 the moves that decide who acts first (F-ACT-01).
fn memory(rules: &Ruleset, s: &State, sight: &Sight, out: &mut Features) {
    out.flag(s.memory.free_check == Some(sight.own));
    out.flag(s.memory.free_check == Some(sight.other));
    out.flag(s.turn.goal_kick_waits);
    let counts = rules.action_order == ActionOrder::FewerMoved;
    let more = |moves: BySeat<u8>| {
        f32::from(moves[sight.own].cast_signed() - moves[sight.other].cast_signed()) / 4.0
    };
    out.push(if counts { more(s.turn.moves) } else { 0.0 });
    out.push(match s.memory.first {
        Some(first) if counts && first == sight.own => 1.0 + more(s.memory.moves),
        Some(_) if counts => more(s.memory.moves) - 1.0,
        Some(_) | None => 0.0,
    });
}
