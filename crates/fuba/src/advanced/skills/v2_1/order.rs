//! Skills that change the order of the stages: midfield general (F-SK-23), goal poacher (F-SK-35).

use touchline_engine::{Log, Seat};

use super::{Skill, in_play};
use crate::event::Event;
use crate::pitch::penalty_area;
use crate::rules::goal_attempt;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The controlling team would act second, the target is the opponent's penalty area and it has a player there
/// (F-SK-35, R-227).
pub(super) fn may_poach(s: &State, seat: Seat) -> bool {
    let target = penalty_area(seat.other());
    seat == s.control
        && s.turn.first != seat
        && s.turn.target == target
        && s.squads[seat].has(target)
        && goal_attempt::is_allowed(s, seat)
}

/// From now on this team acts first.
pub(super) fn act_first(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.turn.first = seat;
    log.note(Event::ActsFirst(seat));
}

/// The first action of a goal poacher's team must be a goal attempt (F-SK-35).
pub(crate) fn must_shoot(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    in_play(rules)
        && s.turn.played[seat].has(Skill::GoalPoacher)
        && s.turn.acted[seat].is_empty()
        && goal_attempt::is_allowed(s, seat)
}
