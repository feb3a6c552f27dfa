//! # Forward skills of 3.0                                                                   F-SK-32 to F-SK-37

use touchline_engine::{Log, Seat};

use super::super::{Reading, Skill};
use super::{rolls, target_is_in};
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::penalty_area;
use crate::rules::numbers::counted;
use crate::rules::{cards, free_kick};
use crate::ruleset::Ruleset;
use crate::state::{Line, Rights, State};

pub(super) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    let goal = penalty_area(seat.other());
    match skill {
        // F-SK-32: the team must have a player there.
        Skill::TargetMan => {
            seat == s.control && target_is_in(s, seat, Line::Forward) && s.squads[seat].has(s.turn.target)
        }
        // F-SK-33, F-SK-34
        Skill::ClinicalFinisher | Skill::AggressiveStriker => seat == s.control && s.ball.area == goal,
        // F-SK-35: for the team that attacks that penalty area.
        Skill::GoalPoacher => s.turn.target == goal && may_poach(rules, s, seat),
        // F-SK-36: in control or not.
        Skill::Actor => target_is_in(s, seat, Line::Forward),
        // F-SK-37
        Skill::FastAttacker => super::could_use(rules, s, seat, Rights::FAST_ATTACKER),
        _ => false,
    }
}

/// The team that would act first may roll too, and may want the other to begin.
fn may_poach(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    match rules.skills.map(|skills| skills.reading) {
        Some(Reading::Narrow) => s.turn.first != seat,
        Some(Reading::Printed) | None => true,
    }
}

pub(super) fn effect(s: &mut State, seat: Seat, skill: Skill) {
    match skill {
        Skill::GoalPoacher | Skill::Actor | Skill::AggressiveStriker => rolls(s, seat, skill),
        Skill::FastAttacker => s.steps.rights.0 |= Rights::FAST_ATTACKER,
        _ => {}
    }
}

/// The striker's die, rolled with the card, before more is played or the attempt is made: 1 or 2 is a
/// yellow card without a test and a free kick for the other team in its penalty area (F-SK-34, R-158); the
/// attempt is over.
pub(super) fn striker(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    if die <= 2 {
        free_kick::award_without_test(s, seat.other(), penalty_area(seat.other()), log);
        cards::show_yellow(rules, s, seat, log);
    }
}

/// Both dice, each with the players of its team in the penalty area: the higher acts first, equal the
/// defender (F-SK-35, R-227).
pub(super) fn poach(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    [controlling, passive]: [u8; 2],
    log: &mut impl Log<Event>,
) {
    let sum = |team: Seat| {
        let die = if team == s.control { controlling } else { passive };
        die + counted(rules, s, team, s.turn.target)
    };
    let first = if sum(seat) > sum(seat.other()) { seat } else { seat.other() };
    s.turn.first = first;
    log.note(Event::ActsFirst(first));
}

/// The actor's die instead of the event: 1 is his yellow card and a free kick against him, 4 to 6 a free kick
/// for his team and a harsher card test for the opponent; otherwise the event is rolled (F-SK-36, R-158).
pub(super) fn actor(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    let area = s.turn.target;
    match die {
        1 => {
            free_kick::award_without_test(s, seat.other(), area, log);
            cards::show_yellow(rules, s, seat, log);
        }
        4.. => {
            free_kick::award_without_test(s, seat, area, log);
            s.agenda.push(Stage::HarshYellowCard(seat.other()));
        }
        _ => {}
    }
}
