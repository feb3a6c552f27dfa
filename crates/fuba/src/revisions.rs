//! # Revisions of the rules
//! A fix that changes how a match is played is a new variant of the rule's own enum, and raises
//! [`RULES_REVISION`](crate::RULES_REVISION). This file says what each revision played differently, so that
//! old records replay to the same result and live matches continue as they began.

use touchline_engine::Refusal;

use crate::RULES_REVISION;
use crate::advanced::injury::Injuries;
use crate::advanced::skills::Reading;
use crate::rules::free_kick::FreeKickDuty;
use crate::rules::goal_kick::{GoalKick, SlowKick};
use crate::rules::special_event::SpecialEvents;
use crate::ruleset::Ruleset;

/// Turn the current rules into those of a revision.
pub(crate) fn play_as(rules: &mut Ruleset, revision: u32) -> Result<(), Refusal> {
    if !(1..=RULES_REVISION).contains(&revision) {
        return Err(Refusal::new("record-other-revision")
            .number("got", revision)
            .number("want", RULES_REVISION));
    }
    rules.revision = revision;
    if revision < 2 {
        before_2(rules);
    }
    Ok(())
}

/// Revision 2 reads several places more closely (R-007, R-915, R-925, R-927, R-929, R-934, R-943, R-945,
///
fn before_2(rules: &mut Ruleset) {
    match &mut rules.special_events {
        events @ SpecialEvents::DifferenceNoDefence => *events = SpecialEvents::DifferenceVoidAtTheEnd,
        events @ SpecialEvents::TableOnEqualDice => *events = SpecialEvents::TableFansOfAnArea,
        SpecialEvents::DifferenceVoidAtTheEnd
        | SpecialEvents::DifferenceTwoMoves
        | SpecialEvents::SumOnEqualDice
        | SpecialEvents::TableFansOfAnArea => {}
    }
    if rules.goal_kick == GoalKick::PlayedOut(SlowKick::MovementStage) {
        rules.goal_kick = GoalKick::PlayedOut(SlowKick::Movement);
    }
    if rules.free_kick_duty == FreeKickDuty::OneBehindBall {
        rules.free_kick_duty = FreeKickDuty::OneBehindBallUnlessAlone;
    }
    if rules.injuries == Some(Injuries::Minutes) {
        rules.injuries = Some(Injuries::MinutesSparingLoneKeeper);
    }
    if let Some(skills) = &mut rules.skills {
        skills.reading = Reading::Narrow;
    }
}
