//! # Revisions of the rules
//! A fix that changes how a match is played is a new variant of the rule's own enum, and raises
//! [`RULES_REVISION`](crate::RULES_REVISION). This file says what each revision played differently, so that
//! old records replay to the same result and live matches continue as they began.

use touchline_engine::Refusal;

use crate::RULES_REVISION;
use crate::advanced::juggling::MissedFollowUp;
use crate::advanced::stun::Stunning;
use crate::rules::goalie::Grab;
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
        rules.grab = Grab::StartsAfresh;
        rules.missed_follow_up = MissedFollowUp::LiesStill;
        rules.stunning = Stunning::StraightIn;
    }
    Ok(())
}
