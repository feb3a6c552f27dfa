//! # Ball value modifications                                                                F-MOD
//! Before the dice (F-MOD-01), in this order (F-MOD-02): start area without passive players, long pass,
//! target area without passive players. 2.0 applies its own after the check; 2.1 and 2.2 set an unmarked
//! target to 1.

use touchline_engine::{Log, worded};

use super::{corner_kick, numbers, offside};
use crate::advanced::offside_risk::{self, OffsideRisk};
use crate::advanced::skills::effects;
use crate::advanced::weather;
use crate::event::{Event, Why};
use crate::pitch::{Area, AreaSet, DISTANCE, NEIGHBOURS};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

worded! {
    /// What an unmarked target area does (F-MOD-03).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum UnmarkedTarget {
        /// No change; the control check succeeds (F-CTRL-05).
        CheckSucceeds = "check-succeeds",
        /// Ball value 1, before the other modifications (F-MOD-02, R-028).
        BecomesOne = "becomes-one",
        /// Ball value less two, unless the area is ahead of the passive team's second closest player
        /// (F-MOD-04).
        LessTwoUnlessAhead = "less-two-unless-ahead",
    }
}

worded! {
    /// When and how the modifications are made (F-MOD-01).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Modifications {
        /// On the new value after a successful check, all together; above 6 the ball is lost (F-MOD-01 of
        /// 2.0, F-NBV-06).
        OnNewValue = "on-new-value",
        /// On the old value before the dice.
        BeforeDice = "before-dice",
    }
}

worded! {
    /// Passing through an area of one's own (F-MOD-10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PassingThrough {
        /// With one area between, no long pass if the controlling team has twice as many players there as the
        /// passive team.
        Doubled = "doubled",
    }
}

/// Whether a pass with exactly one area between goes through an area where the controlling team has a player
/// and at least twice as many as the passive team (F-MOD-10, F-PASS-01, F-PASS-02, R-132). The controlling
/// team chooses the way, so any such area will do (F-PASS-04), and the long pass is ignored (F-PASS-03). Not
/// against the sun (F-WTHR-04). For a corner kick the corner area is one, but its taker does not
/// count there, even when it is back with the ball.
pub fn passes_through(rules: &Ruleset, s: &State, start: Area, target: Area) -> bool {
    let Some(PassingThrough::Doubled) = rules.passing_through else { return false };
    if areas_between(s, start, target) != 1 || weather::dazzles(s, s.control) {
        return false;
    }
    let from = if start == Area::Spot { AreaSet::just(s.turn.corner) } else { NEIGHBOURS[start as usize] };
    let taker_is_back = start == Area::Spot && s.squads[s.control].count(Area::Spot) == 0;
    let doubled = |area: &Area| {
        let own = numbers::counted(rules, s, s.control, *area).saturating_sub(u8::from(taker_is_back));
        own > 0 && own >= 2 * numbers::counted(rules, s, s.passive(), *area)
    };
    from.and(NEIGHBOURS[target as usize]).iter().any(|area| doubled(&area))
}

/// What a long pass adds (F-MOD-07): one for each area between, unless it passes through an own area
/// (F-MOD-10).
pub fn long_pass(rules: &Ruleset, s: &State, start: Area, target: Area) -> u8 {
    if passes_through(rules, s, start, target) {
        0
    } else {
        areas_between(s, start, target) * weather::long_pass_step(s)
    }
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

/// The value once the long pass is added; above 6 the target is illegal (F-MOD-07, F-MOD-09, R-028, R-029).
pub fn after_long_pass(rules: &Ruleset, s: &State, start: Area, target: Area, crossing: bool) -> u8 {
    let value = match rules.unmarked_target {
        UnmarkedTarget::BecomesOne if target_is_unmarked(rules, s, target) => 1,
        UnmarkedTarget::BecomesOne | UnmarkedTarget::LessTwoUnlessAhead | UnmarkedTarget::CheckSucceeds => {
            s.ball.value
        }
    };
    let less = u8::from(start_is_unmarked(s, start));
    let pass = if crossing { 0 } else { long_pass(rules, s, start, target) };
    let raised = match rules.offside_risk {
        Some(OffsideRisk::RaisesValue) => value.max(offside_risk::raised_to(rules, s, start, target)),
        Some(OffsideRisk::PassiveActsFirst) | None => value,
    };
    raised.saturating_sub(less).max(1) + pass
}

/// At least one controlling and no passive player in the target area (F-MOD-03), and the area is not ahead of
/// the passive team's second closest player, level or not (F-MOD-04, R-191).
pub fn target_is_unmarked(rules: &Ruleset, s: &State, target: Area) -> bool {
    let free = s.squads[s.control].has(target) && !s.squads[s.passive()].has(target);
    match rules.unmarked_target {
        UnmarkedTarget::CheckSucceeds | UnmarkedTarget::BecomesOne => free,
        UnmarkedTarget::LessTwoUnlessAhead => free && !offside::ahead_of_line(s, s.control).has(target),
    }
}

/// The value the controlling die is compared with when the ball is played to `target` (for hints).
pub fn at_check(rules: &Ruleset, s: &State, target: Area) -> u8 {
    if rules.modifications == Modifications::OnNewValue {
        return s.ball.value;
    }
    let value = after_long_pass(rules, s, s.ball.area, target, false).min(6);
    match rules.unmarked_target {
        UnmarkedTarget::LessTwoUnlessAhead if target_is_unmarked(rules, s, target) => {
            value.saturating_sub(2).max(1)
        }
        UnmarkedTarget::LessTwoUnlessAhead | UnmarkedTarget::BecomesOne | UnmarkedTarget::CheckSucceeds => {
            value
        }
    }
}

/// The step of the turn. Each modification is clamped to 1..6 on its own (F-MOD-11, R-006). The unmarked
/// target comes first where it sets the value to 1, last where it takes two off (F-MOD-02).
pub(crate) fn modify(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let (start, target) = (s.turn.start, s.turn.target);
    let unmarked = target_is_unmarked(rules, s, target);
    if unmarked && rules.unmarked_target == UnmarkedTarget::BecomesOne {
        s.ball.value = 1;
        log.note(Event::Value(1, Why::TargetFree));
    }
    offside_risk::raise(rules, s, log);
    if start_is_unmarked(s, start) {
        s.change_value(-1);
        log.note(Event::Value(s.ball.value, Why::StartUnmarked));
    }
    let between = if effects::cancels_long_pass(s) { 0 } else { long_pass(rules, s, start, target) };
    if between > 0 {
        s.change_value(between.cast_signed());
        log.note(Event::Value(s.ball.value, Why::LongPass(between)));
    }
    if unmarked && rules.unmarked_target == UnmarkedTarget::LessTwoUnlessAhead {
        s.change_value(-2);
        log.note(Event::Value(s.ball.value, Why::TargetUnmarked));
    }
}

/// The new value after a successful check with all modifications together, not below 1 (F-MOD-01 of 2.0,
/// the passive die, the long pass, the empty start area and the event.
pub fn together(rules: &Ruleset, s: &State, die: u8) -> i8 {
    let (start, target) = (s.turn.start, s.turn.target);
    let pass = long_pass(rules, s, start, target).cast_signed();
    (die.cast_signed() + pass - i8::from(start_is_unmarked(s, start)) + s.turn.value_change).max(1)
}
