//! # The 22 skills of 2.1                                                               F-SK
//! One table, then the condition and the effect of each, in the order of the clauses. The first use is free, the cards belong to no
//! group.

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Cost, Group, Skill, Window};
use crate::action::Action;
use crate::event::Event;
use crate::pitch::Area;
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The table (F-SKILL-05).
pub const CARDS: [Card; 22] = [
    card(Skill::TrainedFormationChange, None, Cost::Free, Window::AfterAction),
    card(Skill::WidePlayerMaterial, None, Cost::Free, Window::Substitution),
    card(Skill::HighCondition, None, Cost::FirstFree(1), Window::Movement),
    card(Skill::FanaticFans, None, Cost::FirstFree(1), Window::BeforeStage),
    card(Skill::SweeperKeeper, None, Cost::FirstFree(1), Window::BeforeStage),
    card(Skill::CreativeGoalKeeper, None, Cost::FirstFree(1), Window::BeforeTarget),
    card(Skill::SkilledGoalKeeper, None, Cost::Points(3), Window::Save),
    card(Skill::Tackle, None, Cost::FirstFree(1), Window::Pressing),
    card(Skill::Stopper, None, Cost::FirstFree(1), Window::BeforeStage),
    card(Skill::SkilledFullbacks, None, Cost::FirstFree(1), Window::AfterPressing),
    card(Skill::Doubling, None, Cost::FirstFree(1), Window::AfterMovement),
    card(Skill::OffSideTrap, None, Cost::FirstFree(1), Window::AfterTarget),
    card(Skill::MidfieldGeneral, None, Cost::FirstFree(2), Window::LastOrder),
    card(Skill::CreativeMidfielder, None, Cost::FirstFree(1), Window::OwnAction),
    card(Skill::Crossing, None, Cost::FirstFree(1), Window::WithTarget),
    card(Skill::MidfieldPressing, None, Cost::FirstFree(1), Window::Pressing),
    card(Skill::Dribbling, None, Cost::FirstFree(1), Window::Moves),
    card(Skill::ShortPasses, None, Cost::FirstFree(1), Window::AfterMovement),
    card(Skill::TargetMan, None, Cost::FirstFree(1), Window::BeforeStage),
    card(Skill::ClinicalFinisher, None, Cost::Points(2), Window::GoalAttempt),
    card(Skill::GoalPoacher, None, Cost::Points(3), Window::Order),
    card(Skill::Actor, None, Cost::FirstFree(1), Window::CardTest),
];

const fn card(skill: Skill, group: Option<Group>, cost: Cost, window: Window) -> Card {
    Card { skill, group, cost, window }
}

/// Whether the moment is right for a skill: everything but the price and the hand.
pub(crate) fn condition(_rules: &Ruleset, _s: &State, _seat: Seat, _skill: Skill) -> bool {
    false
}

/// What a skill does when it is played. Skills whose effect lasts are found in `turn.played`.
pub(crate) fn effect(
    _rules: &Ruleset,
    _s: &mut State,
    _seat: Seat,
    _skill: Skill,
    _log: &mut impl Log<Event>,
) {
}

/// The answers of a decision that a skill asks for.
pub(crate) fn choices(_rules: &Ruleset, _s: &State, _seat: Seat, _skill: Skill, out: &mut Choices<Action>) {
    out.push(Action::Done);
}

/// The answer to it.
pub(crate) fn act(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _skill: Skill,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// The dice it asked for.
pub(crate) fn resolve(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _skill: Skill,
    _faces: &[u8],
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// Whether a team's actor takes part in the opponent's card test (F-SK-36).
pub(crate) fn acts(_rules: &Ruleset, _s: &State, _seat: Seat) -> bool {
    false
}

/// The two dice of a card test with an actor: the actor's team drops one of them; equal dice turn against it (F-SK-36, R-147, R-228).
/// `offender` takes the test, whose stage is on top.
pub(crate) fn card_dice(
    _rules: &Ruleset,
    s: &mut State,
    _offender: Seat,
    _dice: [u8; 2],
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// One player counts as three in the target area during the opponent's stage: stopper (F-SK-15), target man (F-SK-32).
pub(crate) fn counts_more(_s: &State, _seat: Seat, _area: Area) -> u8 {
    0
}

/// What skills and fans do to a pressing: tackle (F-SK-14), midfield pressing (F-SK-27), sweeper keeper (F-SK-07), fans (F-SK-04).
pub(crate) fn press(_s: &State, _seat: Seat, _manner: &mut Manner) {}

/// Moves a skill takes off a team's next movement action (F-SK-08, R-144).
pub(crate) fn fewer_moves(_rules: &Ruleset, _s: &mut State, _seat: Seat) -> u8 {
    0
}

/// Moves of any type the fans add (F-SK-04).
pub(crate) fn more_moves(_rules: &Ruleset, _s: &State, _seat: Seat) -> u8 {
    0
}

/// Actions of a team's stage: three if the fans want it (F-SK-04).
pub(crate) fn actions(_s: &State, _seat: Seat) -> u8 {
    2
}

/// What the fans add to a goal attempt (F-SK-04).
pub(crate) fn shot_help(_rules: &Ruleset, _s: &State, _shooter: Seat) -> i8 {
    0
}
