//! # The 33 skills of 3.0                                                               F-SK
//! One table, then a file for each group of cards. The condition of a card uses only what the opponent knows
//! too: everything but the price and the hand, and that it can make a difference. Lasting effects are found
//! in `turn.played`; what a card asks or rolls is a stage.

mod defender;
mod forward;
mod goalkeeper;
mod midfielder;
mod team;

pub(crate) use defender::with_full_backs;

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Cost, Group, Skill, Window};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, zone};
use crate::rules::numbers::{Counting, counted};
use crate::rules::offside;
use crate::rules::pressing::{self, Manner};
use crate::ruleset::Ruleset;
use crate::state::{Line, Restart, Rights, State};

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
    card(Skill::ShortPasses, Some(Group::Midfielder), Cost::Points(1), Window::NewValue),
    card(Skill::BoxToBox, Some(Group::Midfielder), Cost::Points(1), Window::FreeMovements),
    card(Skill::TargetMan, Some(Group::Forward), Cost::Points(1), Window::BeforeActions),
    card(Skill::ClinicalFinisher, Some(Group::Forward), Cost::Points(2), Window::GoalAttempt),
    card(Skill::AggressiveStriker, Some(Group::Forward), Cost::Points(1), Window::GoalAttempt),
    card(Skill::GoalPoacher, Some(Group::Forward), Cost::Points(1), Window::Order),
    card(Skill::Actor, Some(Group::Forward), Cost::Points(1), Window::BeforeEvent),
    card(Skill::FastAttacker, Some(Group::Forward), Cost::Points(1), Window::FreeMovements),
];

/// The same as the first revision of the rules read it: short passes with the positioning.
pub const NARROW_CARDS: [Card; 33] = {
    let (mut cards, mut at) = (CARDS, 0);
    while at < cards.len() {
        if matches!(cards[at].skill, Skill::ShortPasses) {
            cards[at].window = Window::Positioning;
        }
        at += 1;
    }
    cards
};

const fn card(skill: Skill, group: Option<Group>, cost: Cost, window: Window) -> Card {
    Card { skill, group, cost, window }
}

/// The group a card belongs to (F-SKILL-05).
fn group(skill: Skill) -> Option<Group> {
    CARDS.iter().find(|card| card.skill == skill).and_then(|card| card.group)
}

/// Whether the moment is right for a skill: everything but the price and the hand.
pub(crate) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    match group(skill) {
        Some(Group::Team) => team::condition(rules, s, seat, skill),
        Some(Group::Goalkeeper) => goalkeeper::condition(rules, s, seat, skill),
        Some(Group::Defender) => defender::condition(rules, s, seat, skill),
        Some(Group::Midfielder) => midfielder::condition(rules, s, seat, skill),
        Some(Group::Forward) => forward::condition(rules, s, seat, skill),
        None => false,
    }
}

/// The effect of a skill. Lasting effects are found in `turn.played`.
pub(crate) fn effect(_: &Ruleset, s: &mut State, seat: Seat, skill: Skill, log: &mut impl Log<Event>) {
    match group(skill) {
        Some(Group::Team) => team::effect(s, seat, skill),
        Some(Group::Goalkeeper) => goalkeeper::effect(s, seat, skill, log),
        Some(Group::Defender) => defender::effect(s, seat, skill, log),
        Some(Group::Midfielder) => midfielder::effect(s, skill, log),
        Some(Group::Forward) => forward::effect(s, seat, skill),
        None => {}
    }
}

/// The answers to a question that a skill asks.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, skill: Skill, out: &mut Choices<Action>) {
    match skill {
        Skill::TrainedFormationChange => team::formations(rules, s, seat, out),
        Skill::CreativeGoalKeeper => goalkeeper::steps(rules, s, seat, out),
        Skill::Catenaccio => defender::steps(rules, s, seat, out),
        Skill::SkilledWingBacks | Skill::CreativeMidfielder => {
            out.push(Action::Done);
            ball_on(s, seat).iter().for_each(|area| out.push(Action::BallOn(area)));
        }
        _ => out.push(Action::Done),
    }
}

/// Apply the answer.
pub(crate) fn act(
    _: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    action: Action,
    log: &mut impl Log<Event>,
) {
    match (skill, action) {
        (Skill::TrainedFormationChange, Action::Formation(formation)) => {
            team::change(s, seat, formation, log);
        }
        (Skill::SkilledWingBacks | Skill::CreativeMidfielder, Action::BallOn(area)) => {
            s.agenda.pop();
            log.note(Event::BallOn(seat, s.ball.area, area));
            s.ball.area = area;
        }
        (Skill::CreativeGoalKeeper | Skill::Catenaccio, _) => step(s, seat, action, log),
        _ => s.agenda.pop(),
    }
}

/// The one step that a skill grants, or none.
fn step(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if crate::rules::steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// Apply its dice.
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    let die = faces.first().copied().unwrap_or(1);
    match (skill, faces) {
        (Skill::FanaticFans, _) => team::fans(rules, s, seat, die, log),
        (Skill::FieryCoach, _) => team::coach(s, seat, die, log),
        (Skill::AggressiveStriker, _) => forward::striker(rules, s, seat, die, log),
        (Skill::Actor, _) => forward::actor(rules, s, seat, die, log),
        (Skill::GoalPoacher, &[controlling, passive]) => {
            forward::poach(rules, s, seat, [controlling, passive], log);
        }
        _ => {}
    }
}

/// Where a skill may carry the ball on to: next to it, where the team has a player, not offside (F-SK-20,
/// F-SK-24, R-187).
fn ball_on(s: &State, seat: Seat) -> AreaSet {
    NEIGHBOURS[s.ball.area as usize].and(s.squads[seat].present()).minus(offside::areas(s, seat, s.ball.area))
}

/// Whether the ball is in this zone.
fn ball_is_in(s: &State, seat: Seat, line: Line) -> bool {
    s.ball.area != Area::Spot && zone(seat, s.ball.area) == line
}

fn target_is_in(s: &State, seat: Seat, line: Line) -> bool {
    s.turn.target != Area::Spot && zone(seat, s.turn.target) == line
}

/// Whether the turn began with a corner kick or a free kick, or the direct shot of a free kick is due
///
fn began_with_kick(s: &State) -> bool {
    matches!(s.turn.restart, Restart::CornerKick | Restart::FreeKick)
}

/// Whether a team could press in the ordinary way now, perhaps thanks to its tackle.
fn may_press(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    pressing::is_allowed(rules, s, seat) || lets_press(s, seat)
}

/// Whether a piece that has not stepped yet could use this right to a free step.
fn could_use(rules: &Ruleset, s: &State, seat: Seat, right: u8) -> bool {
    let barred = offside::barred(rules, s, seat);
    let squad = &s.squads[seat];
    squad.present().iter().any(|from| {
        let stays = s.steps.moved.at(from) + u8::from(s.steps.keeper_moved && squad.keeper() == from);
        squad.count(from) > stays
            && !Rights(right).reach(seat, from).and(offside::any_step(seat, from, barred)).is_empty()
    })
}

/// A target man counts as three in the target area, but not during a goal attempt (F-SK-32, R-227).
pub(crate) fn counts_more(s: &State, seat: Seat, area: Area, counting: Counting) -> u8 {
    let stands_there = s.turn.played[seat].has(Skill::TargetMan)
        && seat == s.control
        && area == s.turn.target
        && s.squads[seat].has(area);
    match counting {
        Counting::Always if stands_there => 2,
        Counting::Always | Counting::GoalAttempt => 0,
    }
}

/// What skills do to a pressing: tackle (F-SK-14), gegenpressing (F-SK-25), sweeper keeper (F-SK-07),
/// advancing goal keeper (F-SK-13).
pub(crate) fn press(rules: &Ruleset, s: &State, seat: Seat, manner: &mut Manner) {
    let played = s.turn.played[seat];
    if played.has(Skill::Tackle) {
        // The advantage of an aggressive pressing without its foul: equality wins with the numbers of
        // F-APRESS-04.
        let area = s.ball.area;
        manner.equal_wins |= counted(rules, s, seat, area) >= counted(rules, s, s.control, area);
        manner.equal_dice_are_foul = true;
    }
    if played.has(Skill::Gegenpressing) {
        // Equality wins whatever the numbers.
        manner.lower_counts = true;
        manner.equal_wins = true;
    }
    manner.lower_counts |= played.has(Skill::AdvancingGoalKeeper);
    manner.holds_value |= played.has(Skill::SweeperKeeper);
}

/// Whether a skill that was played lets a team press although it has too few players (F-SK-14).
pub(crate) fn lets_press(s: &State, seat: Seat) -> bool {
    s.turn.played[seat].has(Skill::Tackle) && seat != s.control && s.squads[seat].has(s.ball.area)
}

/// Whether a skill that was played excludes an aggressive pressing.
pub(crate) fn excludes_aggressive(s: &State, seat: Seat) -> bool {
    s.turn.played[seat].has(Skill::Tackle) || s.turn.played[seat].has(Skill::Gegenpressing)
}

/// Steps a skill adds to a positioning (F-SK-18, F-SK-30).
pub(crate) fn positioning_steps(s: &State, seat: Seat) -> u8 {
    let played = s.turn.played[seat];
    // A team that has lost the ball has no short passes to play any more (F-SK-30).
    let passes = played.has(Skill::ShortPasses) && seat == s.control;
    if played.has(Skill::Doubling) || passes { 2 } else { 0 }
}

/// A question or a roll of a skill comes next.
fn asks(s: &mut State, seat: Seat, skill: Skill) {
    s.agenda.push(Stage::SkillChoice(seat, skill));
}

fn rolls(s: &mut State, seat: Seat, skill: Skill) {
    s.agenda.push(Stage::SkillRoll(seat, skill));
}
