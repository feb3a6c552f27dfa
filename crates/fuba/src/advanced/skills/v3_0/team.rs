//! # Team skills of 3.0                                                                      F-SK-01 to F-SK-06

use touchline_engine::{Choices, Log, Seat};

use super::super::Skill;
use super::{asks, began_with_kick, rolls};
use crate::action::Action;
use crate::advanced::substitution;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::rules::{formation, free_kick};
use crate::ruleset::Ruleset;
use crate::state::{Formation, State, TeamMark};

pub(super) fn condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    let coach_is_off = s.teams[seat].marks.has(TeamMark::CoachOff);
    match skill {
        // F-SK-01: once per match, so only while it is hidden; no formation changes without the coach
        //
        Skill::TrainedFormationChange => {
            !s.teams[seat].hand.shown.has(skill)
                && !coach_is_off
                && formation::after_shifts(rules, s.teams[seat].next(), 2).next().is_some()
        }
        // F-SK-02: with a substitution that may be a fresh player.
        Skill::WidePlayerMaterial => {
            matches!(s.agenda.top(), Some(Stage::Substitution(who, _)) if who == seat)
                && substitution::may_be_fresh(rules, s, seat)
        }
        // F-SK-03 in place of any movement action, F-SK-04 whoever has the ball.
        Skill::HighCondition | Skill::FanaticFans => true,
        // F-SK-05: the turn began with the team's own kick, or this is its direct shot.
        Skill::TrainedSpecialEvent => {
            let direct = s.agenda.top() == Some(Stage::TakeFreeKick);
            began_with_kick(s) && (direct || s.turn.starter == seat)
        }
        // F-SK-06: before the first free step, once a turn; a coach sent off is gone.
        Skill::FieryCoach => s.steps.made == 0 && !coach_is_off,
        _ => false,
    }
}

pub(super) fn effect(s: &mut State, seat: Seat, skill: Skill) {
    match skill {
        Skill::TrainedFormationChange => asks(s, seat, skill),
        Skill::FanaticFans | Skill::FieryCoach => rolls(s, seat, skill),
        _ => {}
    }
}

/// Two players change line: every formation two single shifts lead to, but not the same one (F-SK-01, R-218,
///
pub(super) fn formations(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    formation::after_shifts(rules, s.teams[seat].next(), 2).for_each(|f| out.push(Action::Formation(f)));
}

/// In force from the next turn, without condition points.
pub(super) fn change(s: &mut State, seat: Seat, formation: Formation, log: &mut impl Log<Event>) {
    s.agenda.pop();
    s.teams[seat].set_next(formation);
    log.note(Event::NextFormation(seat, formation));
}

/// The die of the fans: if equal to the ball value it is a foul where the ball is, otherwise it becomes the
/// ball value (F-SK-04). It is compared with the current value; rain is not added again.
pub(super) fn fans(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    if die == s.ball.value {
        free_kick::award(rules, s, seat.other(), s.ball.area, log);
    } else {
        s.ball.value = die;
        log.note(Event::Value(die, Why::Skill(Skill::FanaticFans)));
    }
}

/// The die of the coach: an extra step for any piece, nothing, or he is sent off (F-SK-06).
pub(super) fn coach(s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    match die {
        4.. => s.steps.extra = s.steps.extra.saturating_add(1),
        2..=3 => {}
        _ => {
            s.teams[seat].marks.add(TeamMark::CoachOff);
            log.note(Event::CoachOff(seat));
        }
    }
}
