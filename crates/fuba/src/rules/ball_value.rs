//! # Ball value modifications                                                                F-MOD
//! Before the dice (F-MOD-01), in this order (F-MOD-02): start area without passive players, long pass, target area
//! without passive players. 2.0 applies its own after the check; 2.1 and 2.2 set an unmarked target to 1.

use touchline_engine::Log;

use super::{corner_kick, offside};
use crate::event::{Event, Why};
use crate::pitch::{Area, DISTANCE};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// What an unmarked target area does (F-MOD-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnmarkedTarget {
    /// Ball value less two, unless the area is ahead of the passive team's second closest player (F-MOD-04).
    LessTwoUnlessAhead,
}

/// Areas between start and target.
pub fn areas_between(s: &State, start: Area, target: Area) -> u8 {
    if start == Area::Spot {
        corner_kick::areas_between(s, target)
    } else {
        DISTANCE[start as usize][target as usize].saturating_sub(1)
    }
}

/// No passive player in the start area: one less (F-MOD-05), but not at a free kick, corner kick or goal kick
/// (F-MOD-06, F-CK-10, F-GKK-12). A kick-off counts.
pub fn start_is_unmarked(s: &State, start: Area) -> bool {
    match s.turn.restart {
        Restart::FreeKick | Restart::CornerKick | Restart::GoalKick => false,
        Restart::OpenPlay | Restart::KickOff | Restart::PenaltyKick => !s.squads[s.passive()].has(start),
    }
}

/// The value after the first two modifications; above 6 the target is illegal (F-MOD-07, F-MOD-09, R-029).
pub fn after_long_pass(s: &State, start: Area, target: Area) -> u8 {
    let less = u8::from(start_is_unmarked(s, start));
    s.ball.value.saturating_sub(less).max(1) + areas_between(s, start, target)
}

/// At least one controlling and no passive player in the target area (F-MOD-03), and the area is not ahead of the passive
/// team's second closest player, level or not (F-MOD-04, R-191).
pub fn target_is_unmarked(rules: &Ruleset, s: &State, target: Area) -> bool {
    let free = s.squads[s.control].has(target) && !s.squads[s.passive()].has(target);
    match rules.unmarked_target {
        UnmarkedTarget::LessTwoUnlessAhead => free && !offside::ahead_of_line(s, s.control).has(target),
    }
}

/// The value against which the controlling die is compared when the ball is played to `target` (for hints).
pub fn at_check(rules: &Ruleset, s: &State, target: Area) -> u8 {
    let value = after_long_pass(s, s.ball.area, target).min(6);
    if target_is_unmarked(rules, s, target) { value.saturating_sub(2).max(1) } else { value }
}

/// The step of the turn. Each modification is clamped to 1..6 on its own (F-MOD-11, R-006).
pub(crate) fn modify(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let (start, target) = (s.turn.start, s.turn.target);
    if start_is_unmarked(s, start) {
        s.change_value(-1);
        log.note(Event::Value(s.ball.value, Why::StartUnmarked));
    }
    let between = areas_between(s, start, target);
    if between > 0 {
        s.change_value(between.cast_signed());
        log.note(Event::Value(s.ball.value, Why::LongPass(between)));
    }
    if target_is_unmarked(rules, s, target) {
        s.change_value(-2);
        log.note(Event::Value(s.ball.value, Why::TargetUnmarked));
    }
}
