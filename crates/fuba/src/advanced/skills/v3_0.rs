//! # The 33 skills of 3.0                                                               F-SK
//! One table, then the condition and the effect of each, in the order of the clauses.

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Cost, Group, Skill, Window};
use crate::action::Action;
use crate::event::Event;
use crate::pitch::Area;
use crate::rules::numbers::Counting;
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The table (F-SKILL-05): six team, six goalkeeper, eight defender, seven midfielder and six forward skills.
pub const CARDS: [Card; 33] = [
    card(Skill::TrainedFormationChange, Some(Group::Team), Cost::Free, Window::AfterAction),
    card(Skill::WidePlayerMaterial, Some(Group::Team), Cost::Free, Window::Substitution),
    card(Skill::HighCondition, Some(Group::Team), Cost::Points(1), Window::Movement),
    card(Skill::FanaticFans, Some(Group::Team), Cost::Points(1), Window::NewValue),
    card(Skill::TrainedSpecialEvent, Some(Group::Team), Cost::Points(1), Window::GoalAttempt),
    card(Skill::FieryCoach, Some(Group::Team), Cost::Free, Window::FreeMovements),
    card(Skill::SweeperKeeper, Some(Group::Goalkeeper), Cost::Points(1), Window::Pressing),
    card(Skill::CreativeGoalKeeper, Some(Group::Goalkeeper), Cost::Points(1), Window::BeforeTarget),
    card(Skill::ShotStopper, Some(Group::Goalkeeper), Cost::Points(2), Window::Save),
    card(Skill::PenaltyShotSaver, Some(Group::Goalkeeper), Cost::Free, Window::Penalty),
    card(Skill::LeadingGoalKeeper, Some(Group::Goalkeeper), Cost::Points(1), Window::Save),
    card(Skill::AdvancingGoalKeeper, Some(Group::Goalkeeper), Cost::Points(1), Window::Pressing),
    card(Skill::Tackle, Some(Group::Defender), Cost::Points(1), Window::Pressing),
    card(Skill::Stopper, Some(Group::Defender), Cost::Points(1), Window::NewValue),
    card(Skill::SkilledFullBack, Some(Group::Defender), Cost::Points(1), Window::BeforeDice),
    card(Skill::Doubling, Some(Group::Defender), Cost::Points(1), Window::Positioning),
    card(Skill::OffSideTrap, Some(Group::Defender), Cost::Points(1), Window::AfterCheck),
    card(Skill::SkilledWingBacks, Some(Group::Defender), Cost::Points(1), Window::AfterPressing),
    card(Skill::FastDefender, Some(Group::Defender), Cost::Points(1), Window::FreeMovements),
    card(Skill::Catenaccio, Some(Group::Defender), Cost::Points(1), Window::NewValue),
    card(Skill::MidfieldGeneral, Some(Group::Midfielder), Cost::Points(1), Window::LastOrder),
    card(Skill::CreativeMidfielder, Some(Group::Midfielder), Cost::Points(1), Window::Positioning),
    card(Skill::Gegenpressing, Some(Group::Midfielder), Cost::Points(1), Window::Pressing),
    card(Skill::Crossing, Some(Group::Midfielder), Cost::Points(1), Window::WithTarget),
    card(Skill::MidfieldDribbler, Some(Group::Midfielder), Cost::Points(1), Window::Moves),
    card(Skill::ShortPasses, Some(Group::Midfielder), Cost::Points(1), Window::Positioning),
    card(Skill::BoxToBox, Some(Group::Midfielder), Cost::Points(1), Window::FreeMovements),
    card(Skill::TargetMan, Some(Group::Forward), Cost::Points(1), Window::BeforeActions),
    card(Skill::ClinicalFinisher, Some(Group::Forward), Cost::Points(2), Window::GoalAttempt),
    card(Skill::AggressiveStriker, Some(Group::Forward), Cost::Points(1), Window::GoalAttempt),
    card(Skill::GoalPoacher, Some(Group::Forward), Cost::Points(1), Window::Order),
    card(Skill::Actor, Some(Group::Forward), Cost::Points(1), Window::BeforeEvent),
    card(Skill::FastAttacker, Some(Group::Forward), Cost::Points(1), Window::FreeMovements),
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

/// A target man counts as three in the target area, but not during a goal attempt (F-SK-32, R-227).
pub(crate) fn counts_more(_s: &State, _seat: Seat, _area: Area, _counting: Counting) -> u8 {
    0
}

/// What skills do to a pressing: tackle (F-SK-14), gegenpressing (F-SK-25), sweeper keeper (F-SK-07).
pub(crate) fn press(_s: &State, _seat: Seat, _manner: &mut Manner) {}

/// Whether a skill that was played lets a team press although it has too few players (F-SK-14).
pub(crate) fn lets_press(_s: &State, _seat: Seat) -> bool {
    false
}

/// Steps a skill adds to a positioning (F-SK-18, F-SK-30).
pub(crate) fn positioning_steps(_s: &State, _seat: Seat) -> u8 {
    0
}
