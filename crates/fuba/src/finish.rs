//! The answer with which a seat finishes its turn: nobody moves, shoots or presses, and nothing is spent.
//! Where every answer is a choice there is none, and the seat is asked.

use crate::action::Action;
use crate::decision::Decision;
use crate::flow::Nth;
use crate::rules::positioning::Positioning;
use crate::ruleset::Ruleset;
use crate::state::Line;

pub(crate) fn action(rules: &Ruleset, decision: Decision, legal: &[Action]) -> Option<Action> {
    let listed = |action: Action| legal.contains(&action).then_some(action);
    match decision {
        Decision::Action(nth) => listed(Action::Done).or_else(|| idle(rules, nth, legal)),
        Decision::SecondActions => listed(Action::NewTurn),
        Decision::EasyMove
        | Decision::FreeMovement
        | Decision::Movement(_)
        | Decision::QuickMoves
        | Decision::GoalKickMoves
        | Decision::EventMoves
        | Decision::MaybeShoot
        | Decision::MaybeMove
        | Decision::MaybePress
        | Decision::SlowKick
        | Decision::SlowMoves
        | Decision::Window(_)
        | Decision::SkillChoice(_)
        | Decision::Substitutions
        | Decision::Sweep
        | Decision::SlowPlay
        | Decision::Bounce
        | Decision::PassOn => listed(Action::Done),
        // What begins a turn, what follows from dice, what is secret, and what somebody has to suffer.
        Decision::Formation
        | Decision::HalfTime
        | Decision::KickOff
        | Decision::PlaceKeeper
        | Decision::Place(_)
        | Decision::Adjust
        | Decision::Target
        | Decision::Closest
        | Decision::FreeKick
        | Decision::Corner
        | Decision::Dive
        | Decision::PenaltyKick
        | Decision::SendOff
        | Decision::MidfieldRoles
        | Decision::OtherRoles
        | Decision::Styles
        | Decision::Skill
        | Decision::LosePoint
        | Decision::GainPoint
        | Decision::Substitution
        | Decision::Injured
        | Decision::Replace
        | Decision::Nominate => None,
    }
}

/// Positioning that turns nothing, or a movement of nobody (F-ACT-10, R-068). Where the numbers turn the ball
/// whoever acts, a stage has two actions of different types: the adjustment comes only where it has to, and
/// then first, before a handicap could make it worse (F-ADJ-09).
fn idle(rules: &Ruleset, nth: Nth, legal: &[Action]) -> Option<Action> {
    let [one, another, last] = Line::ALL.map(Action::Movement);
    let wanted = match (rules.positioning, nth) {
        (Positioning::OwnFavour, Nth::First | Nth::Second) => [Action::Position(0), one, another, last],
        (Positioning::ByNumbers, Nth::First) => [Action::Adjust, one, another, last],
        (Positioning::ByNumbers, Nth::Second) => [one, another, last, Action::Adjust],
    };
    wanted.into_iter().find(|action| legal.contains(action))
}
