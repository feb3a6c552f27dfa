//! # Midfielder skills of 3.0                                                                F-SK-23 to F-SK-31

use touchline_engine::{Log, Seat};

use super::super::{Reading, Skill, effects};
use super::{ball_is_in, ball_on, could_use, target_is_in};
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, zone};
use crate::rules::{ball_value, movement, positioning, pressing};
use crate::ruleset::Ruleset;
use crate::state::{Dribble, Line, Rights, State};

pub(super) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    match skill {
        // F-SK-23: either team, to act first or to let the other do so.
        Skill::MidfieldGeneral => target_is_in(s, seat, Line::Midfield) && s.squads[seat].has(s.turn.target),
        // F-SK-24
        Skill::CreativeMidfielder => {
            seat == s.control && ball_is_in(s, seat, Line::Midfield) && !ball_on(s, seat).is_empty()
        }
        // F-SK-25: against the team that has just won the ball by pressing; not with a tackle
        //
        Skill::Gegenpressing => {
            s.turn.pressed == Some(seat.other())
                && pressing::is_allowed(rules, s, seat)
                && !s.turn.played[seat].has(Skill::Tackle)
        }
        // F-SK-29
        Skill::MidfieldDribbler => could_dribble(rules, s, seat),
        // F-SK-30
        Skill::ShortPasses => was_short_pass(s, seat) && short_passes_help(rules, s, seat),
        // F-SK-31
        Skill::BoxToBox => could_use(rules, s, seat, Rights::BOX_TO_BOX),
        // F-SK-26: crossing is a way to choose the target, listed there.
        _ => false,
    }
}

pub(super) fn effect(s: &mut State, skill: Skill, log: &mut impl Log<Event>) {
    match skill {
        Skill::MidfieldGeneral => {
            s.turn.first = s.turn.first.other();
            log.note(Event::ActsFirst(s.turn.first));
        }
        Skill::MidfieldDribbler => s.steps.dribble = Dribble::Skilled,
        Skill::BoxToBox => s.steps.rights.0 |= Rights::BOX_TO_BOX,
        _ => {}
    }
}

/// Played once the new ball value is known, for a later positioning, whose circumstances nobody knows
/// yet. Where it was played with the positioning, there had to be room for more than the ordinary steps.
fn short_passes_help(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    match rules.skills.map(|skills| skills.reading) {
        Some(Reading::Narrow) => positioning::most(rules, s, seat) < positioning::room(s, seat),
        Some(Reading::Printed) | None => true,
    }
}

/// Past no more opponents than the team has players, out of the midfield zone, into an area without any, by
/// the chosen option (F-SK-29).
fn could_dribble(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let (area, squad, others) = (s.ball.area, &s.squads[seat], &s.squads[seat.other()]);
    let Some(Stage::Movement(_, line)) = s.agenda.top() else { return false };
    if s.steps.dribble != Dribble::Unmarked || !ball_is_in(s, seat, Line::Midfield) || !others.has(area) {
        return false;
    }
    let can_go =
        squad.outfield(area) > s.steps.moved.at(area) || (squad.keeper() == area && !s.steps.keeper_moved);
    let reach =
        if s.steps.any > 0 { NEIGHBOURS[area as usize] } else { movement::one_step(rules, seat, line, area) };
    can_go && effects::dribbles_past(rules, s, seat) && reach.minus(others.present()) != AreaSet::NONE
}

/// A successful check of the team that still has the ball, from the midfield zone and not far (F-SK-30): a
/// long pass is one by distance, whatever cancels its modifier.
fn was_short_pass(s: &State, seat: Seat) -> bool {
    let (start, target) = (s.turn.start, s.turn.target);
    seat == s.control
        && seat == s.turn.starter
        && s.turn.kept
        && start != Area::Spot
        && zone(seat, start) == Line::Midfield
        && ball_value::areas_between(s, start, target) == 0
}
