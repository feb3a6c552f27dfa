//! # Goalkeeper skills of 3.0                                                                F-SK-07 to F-SK-13

use touchline_engine::{Choices, Log, Seat};

use super::super::{Skill, play};
use super::{asks, began_with_kick, may_press};
use crate::action::Action;
use crate::advanced::{aggressive_pressing, condition, keeper, weather};
use crate::event::Event;
use crate::pitch::{Area, NEIGHBOURS, penalty_area};
use crate::rules::offside;
use crate::rules::steps::{self, Keep};
use crate::ruleset::Ruleset;
use crate::state::{Press, State};

pub(super) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    let played = |other: Skill| s.turn.played[seat].has(other);
    match skill {
        // F-SK-07: with a sweep in the penalty area. Only a value of 2 to 5 can both be failed
        // at and fall.
        Skill::SweeperKeeper => {
            keeper::sweeps(s, seat)
                && s.ball.area == penalty_area(seat)
                && may_press(rules, s, seat)
                && (2..=5).contains(&s.ball.value)
        }
        // F-SK-08: the goalkeeper itself need not be there.
        Skill::CreativeGoalKeeper => {
            seat == s.control && s.turn.start == penalty_area(seat) && s.ball.area == s.turn.start
        }
        // F-SK-10 and F-SK-12 together are still two dice.
        Skill::ShotStopper => seat != s.control && !played(Skill::LeadingGoalKeeper),
        Skill::LeadingGoalKeeper => seat != s.control && began_with_kick(s) && !played(Skill::ShotStopper),
        // F-SK-11
        Skill::PenaltyShotSaver => seat != s.control,
        Skill::AdvancingGoalKeeper => may_advance(rules, s, seat) && can_press_then(rules, s, seat),
        _ => false,
    }
}

/// The conditions of a sweep with the goalkeeper's area in place of the penalty area (F-SK-13, R-151, R-227):
/// a successful check from another area into one next to the penalty area, with the goalkeeper and the ball
/// there now. Not in the sun.
fn may_advance(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let area = s.turn.target;
    rules.keeper.is_some()
        && seat != s.control
        && s.turn.kept
        && s.turn.starter != seat
        && area != Area::Spot
        && NEIGHBOURS[penalty_area(seat) as usize].has(area)
        && s.ball.area == area
        && s.squads[seat].keeper() == area
        && s.turn.start != area
        && s.turn.sweep.is_none()
        && !weather::dazzles(s, seat)
}

/// Whether a pressing is affordable once the skill is paid: nobody may commit to a pressing they cannot pay
/// for.
fn can_press_then(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let aggressively = || match aggressive_pressing::kind(rules, s, seat) {
        Some(Press::FreeAggressive) => true,
        Some(Press::Plain | Press::WithPoint | Press::Aggressive) => {
            let line = condition::paying_line(rules, s, seat);
            let paid = u8::from(line == play::paying_line(s, seat));
            s.teams[seat].condition.of(line) >= aggressive_pressing::cost(s) + paid
        }
        None => false,
    };
    may_press(rules, s, seat) || (rules.aggressive_pressing.is_some() && aggressively())
}

pub(super) fn effect(s: &mut State, seat: Seat, skill: Skill, log: &mut impl Log<Event>) {
    match skill {
        Skill::CreativeGoalKeeper => {
            steps::begin(s, 1);
            asks(s, seat, skill);
        }
        // The card declares the sweep; the opponent's attempts are easier from now on.
        Skill::AdvancingGoalKeeper => {
            s.turn.sweep = Some(seat);
            log.note(Event::Sweep(seat));
        }
        _ => {}
    }
}

/// One step of any piece to any neighbour before the target is chosen, so that it is counted (F-SK-08,
///
pub(super) fn steps(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, _, _, from| offside::any_step(seat, from, barred));
}
