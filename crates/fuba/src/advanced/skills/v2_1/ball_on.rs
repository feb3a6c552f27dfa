//! Skills that play the ball on without a player: skilled fullbacks (F-SK-16) and creative midfielder
//! (F-SK-24). No control check, no change of the ball value except the printed one, and not into an offside
//! area. Each area is judged from the ball's current place.

use touchline_engine::{Choices, Log, Seat};

use super::Skill;
use crate::action::Action;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, zone};
use crate::rules::{action_order, closest_player, offside};
use crate::state::{ActionKind, Line, State};

/// Where the ball may go.
fn reach(s: &State, seat: Seat) -> AreaSet {
    NEIGHBOURS[s.ball.area as usize].minus(offside::areas(s, seat, s.ball.area))
}

/// The ball has just been won by pressing in the own defence zone (F-SK-16).
pub(super) fn fullbacks_may(s: &State, seat: Seat) -> bool {
    s.turn.pressed == Some(seat)
        && seat == s.control
        && zone(seat, s.ball.area) == Line::Defence
        && !reach(s, seat).is_empty()
}

/// Up to two areas.
pub(super) fn fullbacks(s: &mut State, seat: Seat) {
    s.agenda.push(Stage::SkillChoice(seat, Skill::SkilledFullbacks));
    s.agenda.push(Stage::SkillChoice(seat, Skill::SkilledFullbacks));
}

/// The ball is in the centre and the team has it (F-SK-24).
pub(super) fn midfielder_may(s: &State, seat: Seat) -> bool {
    seat == s.control && s.ball.area == Area::Ce && !reach(s, seat).is_empty()
}

/// An action of its own type; it makes no difference that it is the second one.
pub(super) fn midfielder(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    action_order::begin(s, seat, ActionKind::BallOn, log);
    s.agenda.push(Stage::SkillChoice(seat, Skill::CreativeMidfielder));
}

/// Areas still to be chosen, this one included.
fn left(s: &State, seat: Seat, skill: Skill) -> usize {
    s.agenda.stages().iter().filter(|stage| **stage == Stage::SkillChoice(seat, skill)).count()
}

/// The next areas; the fullbacks may stop after one.
pub(super) fn choices(s: &State, seat: Seat, skill: Skill, out: &mut Choices<Action>) {
    if skill == Skill::SkilledFullbacks && left(s, seat, skill) == 1 {
        out.push(Action::Done);
    }
    reach(s, seat).iter().for_each(|area| out.push(Action::BallOn(area)));
}

/// The ball moves on; for the fullbacks its value rises by one for each area (F-SK-16, R-145). A player must
/// be where it ends.
pub(super) fn act(s: &mut State, seat: Seat, skill: Skill, action: Action, log: &mut impl Log<Event>) {
    let last = left(s, seat, skill) <= 1;
    s.agenda.pop();
    if let Action::BallOn(area) = action {
        log.note(Event::BallOn(seat, s.ball.area, area));
        s.ball.area = area;
        if skill == Skill::SkilledFullbacks {
            s.change_value(1);
            log.note(Event::Value(s.ball.value, Why::Skill(skill)));
        }
    }
    if last {
        closest_player::fetch(s);
    }
}
