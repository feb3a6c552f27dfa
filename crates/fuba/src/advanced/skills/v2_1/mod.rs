//! # The 22 skills of 2.1                                                               F-SK
//! One table, then which file has the condition and the effect of each skill. The first use is free, and the
//! cards have no groups. A file holds what belongs together: a team's stage, its moves, its pressing, the
//! ball played on, the order of the stages, the offside trap, the actor, the trained formation.

mod actor;
mod ball_on;
mod moves;
mod order;
mod press;
mod stage;
mod trained;
mod trap;

pub(crate) use actor::{acts, card_dice};
pub(crate) use moves::{fewer_moves, follows_movement};
pub(crate) use order::must_shoot;
pub(crate) use press::press;
pub(crate) use stage::{actions, counts_more, more_moves, shot_help};
pub(crate) use trap::trapped;

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Catalogue, Cost, Group, Skill, Window};
use crate::action::Action;
use crate::advanced::substitution;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{MIDFIELD, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Dribble, Line, State};

/// The table (F-SKILL-05). Two or three points without a free first use are paid from the first use on
///
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

/// Whether the moment is right for a skill: everything but the price and the hand. Uses only public facts,
/// since it decides who is asked.
pub(crate) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    match skill {
        Skill::TrainedFormationChange => trained::is_possible(rules, s, seat),
        // F-SK-02: its effect on the dice is applied with the substitution.
        Skill::WidePlayerMaterial => substitutes(s, seat) && substitution::may_be_fresh(rules, s, seat),
        // F-SK-03, R-189: whenever a movement action may be chosen, which is where it is listed.
        Skill::HighCondition => true,
        Skill::FanaticFans => stage::begins_for(s) == seat, // F-SK-04
        Skill::SweeperKeeper => stage::may_sweep(s, seat),
        Skill::Stopper => stage::may_stop(s, seat),
        Skill::TargetMan => stage::may_be_target_man(s, seat),
        Skill::CreativeGoalKeeper => moves::keeper_may_create(s, seat),
        // F-SK-09: after the opponent's announcement.
        Skill::SkilledGoalKeeper => seat != s.control,
        Skill::Tackle => press::is_possible(rules, s, seat, Skill::Tackle, Line::Defence),
        Skill::MidfieldPressing => {
            press::is_possible(rules, s, seat, Skill::MidfieldPressing, Line::Midfield)
        }
        Skill::SkilledFullbacks => ball_on::fullbacks_may(s, seat),
        Skill::CreativeMidfielder => ball_on::midfielder_may(s, seat),
        Skill::Doubling => moves::may_double(rules, s, seat),
        Skill::ShortPasses => moves::may_pass_short(rules, s, seat),
        Skill::Dribbling => moves::may_dribble_past(rules, s, seat),
        Skill::OffSideTrap => trap::is_possible(rules, s, seat),
        Skill::MidfieldGeneral => MIDFIELD.has(s.turn.target), // F-SK-23
        Skill::GoalPoacher => order::may_poach(s, seat),
        // F-SK-33: from the penalty area; whether an attempt is possible at all is checked where it is
        // listed.
        Skill::ClinicalFinisher => s.ball.area == penalty_area(seat.other()),
        Skill::Actor => actor::may_act(s, seat),
        // F-SK-26 is an answer of its own when choosing the target; the rest are not in this table.
        _ => false,
    }
}

/// Whether a team is making substitutions.
fn substitutes(s: &State, seat: Seat) -> bool {
    s.agenda.stages().iter().any(|stage| matches!(stage, Stage::Substitution(who, _) if *who == seat))
}

/// The effect of a skill. Lasting effects are found in `turn.played`.
pub(crate) fn effect(rules: &Ruleset, s: &mut State, seat: Seat, skill: Skill, log: &mut impl Log<Event>) {
    match skill {
        Skill::TrainedFormationChange => trained::begin(s, seat),
        Skill::FanaticFans => s.agenda.push(Stage::SkillRoll(seat, skill)),
        Skill::SweeperKeeper => stage::sweep(s, seat, log),
        Skill::SkilledFullbacks => ball_on::fullbacks(s, seat),
        Skill::CreativeMidfielder => ball_on::midfielder(s, seat, log),
        Skill::Doubling => change_value(s, 2, skill, log), // F-SK-18, not beyond 6
        Skill::ShortPasses => change_value(s, -1, skill, log), // F-SK-30
        Skill::Dribbling => s.steps.dribble = Dribble::Skilled, // F-SK-28
        Skill::OffSideTrap => trap::lay(rules, s, log),    // F-SK-19
        Skill::MidfieldGeneral => order::act_first(s, s.turn.first.other(), log),
        Skill::GoalPoacher => order::act_first(s, seat, log),
        _ => {}
    }
}

fn change_value(s: &mut State, change: i8, skill: Skill, log: &mut impl Log<Event>) {
    s.change_value(change);
    log.note(Event::Value(s.ball.value, Why::Skill(skill)));
}

/// The answers to a question that a skill asks.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, skill: Skill, out: &mut Choices<Action>) {
    match skill {
        Skill::TrainedFormationChange => trained::choices(rules, s, seat, out),
        Skill::SkilledFullbacks | Skill::CreativeMidfielder => ball_on::choices(s, seat, skill, out),
        Skill::Actor => actor::choices(s, out),
        _ => out.push(Action::Done),
    }
}

/// Apply the answer.
pub(crate) fn act(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    action: Action,
    log: &mut impl Log<Event>,
) {
    match skill {
        Skill::TrainedFormationChange => trained::act(s, seat, action, log),
        Skill::SkilledFullbacks | Skill::CreativeMidfielder => ball_on::act(s, seat, skill, action, log),
        Skill::Actor => actor::act(rules, s, action, log),
        _ => s.agenda.pop(),
    }
}

/// Apply its dice.
pub(crate) fn resolve(
    _rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    if skill == Skill::FanaticFans {
        stage::fans(s, seat, faces.first().copied().unwrap_or(1), log);
    }
}

/// Whether these are the skills in play.
fn in_play(rules: &Ruleset) -> bool {
    rules.skills.is_some_and(|skills| skills.catalogue == Catalogue::FirstUseFree)
}

/// Whether playing a skill is an action of its own (F-SK-24, R-148).
pub(crate) fn is_action(rules: &Ruleset, skill: Skill) -> bool {
    rules.skills.and_then(|skills| skills.card(skill)).is_some_and(|card| card.window == Window::OwnAction)
}
