//! One file per rulebook word. Every file has the same shape: what the rule is and what differs between
//! editions, its enum, the pure questions (used for hints too), then what happens.

// Every answer belongs to one of three groups. They are patterns, so that a rule names the answers it plays
// and the groups it does not, and an answer forgotten anywhere does not compile.

/// Answers that move a player.
#[rustfmt::skip]
macro_rules! a_step { () => {
    Action::Move(..) | Action::MoveKeeper(..) | Action::Dribble(..) | Action::DribbleKeeper(..)
    | Action::MoveNominee(..) | Action::DribbleNominee(..)
}; }

/// Answers that choose an action.
#[rustfmt::skip]
macro_rules! an_action { () => {
    Action::Shoot | Action::Movement(_) | Action::Position(_) | Action::Adjust | Action::Press
    | Action::MovementWithPoint(_) | Action::MovementByDie | Action::PositionWithPoint(_) | Action::AdjustWithPoint
    | Action::PressWithPoint | Action::PressAggressively | Action::Substitute(_)
}; }

/// All the others; what is done, above all, is no step.
#[rustfmt::skip]
macro_rules! another_answer { () => {
    Action::Done | Action::Formation(_) | Action::KickOff(_) | Action::PlaceKeeper(_) | Action::Place(_)
    | Action::Target(_) | Action::Pass | Action::SecondActions | Action::NewTurn | Action::Corner(_)
    | Action::Dive(_) | Action::Kick(_) | Action::SendOff(_) | Action::SlowKick | Action::MidfieldRoles(..)
    | Action::OtherRoles(..) | Action::Styles(_) | Action::Skill(_) | Action::Play(_) | Action::Cross(_)
    | Action::Shift(..) | Action::BookedOff | Action::Fresh(_) | Action::Points(_) | Action::Injured(_) | Action::Sweep
    | Action::KeeperOut | Action::KeeperIn | Action::SlowDown | Action::Nominate(_) | Action::Raise | Action::Lower
    | Action::BallOn(_) | Action::Discard(_)
}; }

pub mod action_order;
pub mod action_stage;
pub mod ball_value;
pub mod cards;
pub mod clock;
pub mod closest_player;
pub mod control;
pub mod corner_kick;
pub mod dice;
pub mod dribbling;
pub(crate) mod edges;
pub mod formation;
pub mod free_kick;
pub mod free_movement;
pub mod goal_attempt;
pub mod goal_kick;
pub mod half;
pub mod kick_off;
pub mod movement;
pub mod numbers;
pub mod offside;
pub mod penalty_kick;
pub mod positioning;
pub mod pressing;
pub mod setup;
pub mod special_event;
pub mod steps;
pub mod target;
pub mod turn;
