//! # Defender skills of 3.0                                                                  F-SK-14 to F-SK-22

use touchline_engine::{Choices, Log, Seat};

use super::super::Skill;
use super::{asks, ball_is_in, ball_on, could_use, target_is_in};
use crate::action::Action;
use crate::advanced::{condition, weather};
use crate::event::{Event, Why};
use crate::pitch::{Area, AreaSet, CORNERS, MIDFIELD, closeness, level};
use crate::rules::numbers::counted;
use crate::rules::steps::{self, Keep, Piece};
use crate::rules::{free_kick, offside, positioning};
use crate::ruleset::Ruleset;
use crate::state::{Effect, Line, Rights, State};

pub(super) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    match skill {
        // F-SK-14: up to two may be missing, one piece must be at the ball; not with another
        // kind of pressing.
        Skill::Tackle => {
            let area = s.ball.area;
            seat != s.control
                && ball_is_in(s, seat, Line::Defence)
                && s.squads[seat].has(area)
                && counted(rules, s, seat, area) + 2 >= counted(rules, s, s.control, area)
                && !s.turn.played[seat].has(Skill::Gegenpressing)
        }
        // F-SK-15: after a successful check.
        Skill::Stopper => {
            seat != s.control
                && s.turn.kept
                && target_is_in(s, seat, Line::Defence)
                && stopped_value(s) != s.ball.value
        }
        // F-SK-17
        Skill::SkilledFullBack => seat != s.control && with_full_backs(s, seat) > s.turn.risk,
        // F-SK-18: at the positioning, if there is room for more than the ordinary steps.
        Skill::Doubling => {
            seat != s.control
                && ball_is_in(s, seat, Line::Defence)
                && counted(rules, s, seat, s.ball.area) >= 2
                && positioning::most(rules, s, seat) < positioning::room(s, seat)
        }
        // F-SK-19: whether the check succeeded or not, but the ball has to get there.
        Skill::OffSideTrap => {
            seat != s.turn.starter
                && s.turn.risk > 0
                && s.turn.dice[0] <= s.turn.risk
                && s.turn.effect != Effect::FailedPass
        }
        // F-SK-20
        Skill::SkilledWingBacks => {
            seat == s.control
                && s.turn.pressed == Some(seat)
                && ball_is_in(s, seat, Line::Defence)
                && !ball_on(s, seat).is_empty()
        }
        // F-SK-21
        Skill::FastDefender => could_use(rules, s, seat, Rights::FAST_DEFENDER),
        // F-SK-22
        Skill::Catenaccio => {
            let barred = offside::barred(rules, s, seat);
            let can_step = |from: Area| !offside::any_step(seat, from, barred).is_empty();
            seat != s.control && second_lowest(s, seat).iter().any(can_step)
        }
        _ => false,
    }
}

pub(super) fn effect(s: &mut State, seat: Seat, skill: Skill, log: &mut impl Log<Event>) {
    match skill {
        Skill::Stopper => {
            s.ball.value = stopped_value(s);
            log.note(Event::Value(s.ball.value, Why::Skill(skill)));
        }
        Skill::SkilledFullBack => s.turn.risk = with_full_backs(s, seat),
        // No card test, and the rest of the turn is lost.
        Skill::OffSideTrap => free_kick::award_without_test(s, seat, s.turn.target, log),
        Skill::SkilledWingBacks => asks(s, seat, skill),
        Skill::FastDefender => s.steps.rights.0 |= Rights::FAST_DEFENDER,
        Skill::Catenaccio => {
            steps::begin(s, 1);
            asks(s, seat, skill);
        }
        _ => {}
    }
}

/// The higher stage die instead of the passive one; changes by an event and the rain are added again
/// (F-SK-15, R-222). An event needs equal dice, so the card never undoes one.
fn stopped_value(s: &State) -> u8 {
    let die = s.turn.dice[0].max(s.turn.dice[1]);
    let changed = |value: u8, by: i8| value.saturating_add_signed(by).clamp(1, 6);
    changed(changed(die, s.turn.value_change), weather::on_new_value(s))
}

/// The number of an offside risk with one more for each side area that is partly level with the line and
/// holds a piece of the team, never above six nor above the number of defenders (F-SK-17, R-223).
pub(crate) fn with_full_backs(s: &State, seat: Seat) -> u8 {
    if s.turn.risk == 0 {
        return 0;
    }
    let line = offside::second_closest(s, seat);
    let beside = |area: &Area| is_side_area(*area) && level(*area, line);
    let more = s.squads[seat].present().iter().filter(beside).fold(0_u8, |n, _| n + 1);
    let most = condition::formation(s, seat).defenders.min(6);
    s.turn.risk.max(s.turn.risk.saturating_add(more).min(most))
}

/// The corner areas and the wings.
fn is_side_area(area: Area) -> bool {
    CORNERS.has(area) || (MIDFIELD.has(area) && area != Area::Ce)
}

/// The areas of the second lowest pieces: all that are equally low (F-SK-22, R-924).
fn second_lowest(s: &State, seat: Seat) -> AreaSet {
    let line = closeness(seat, offside::second_closest(s, seat));
    let level = |area: &Area| closeness(seat, *area) == line;
    s.squads[seat].present().iter().filter(level).fold(AreaSet::NONE, AreaSet::with)
}

/// One step of such a piece to any neighbour, goalkeeper included; offside and ball keeper apply.
pub(super) fn steps(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    let low = second_lowest(s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, _, _: Piece, from| {
        if low.has(from) { offside::any_step(seat, from, barred) } else { AreaSet::NONE }
    });
}
