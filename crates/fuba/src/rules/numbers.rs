//! # Numbers of players                                                                     
//! How many players of a team count in an area. 3.0 counts six at most; the others have no cap.

use touchline_engine::Seat;

use crate::advanced::skills::effects;
use crate::advanced::special_events::fans;
use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Players of a team that count in an area, the goalkeeper included.
#[inline]
pub fn counted(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    (s.squads[seat].count(area) + more(rules, s, seat, area, Counting::Always)).min(rules.counted_at_most)
}

/// What players are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counting {
    Always,
    GoalAttempt,
}

/// How much more than one a player counts: fans (F-AEVT-22, F-AEVT-23), stopper and target man (F-SK-15 of
/// 2.1, F-SK-32), before the cap.
#[inline]
pub(crate) fn more(rules: &Ruleset, s: &State, seat: Seat, area: Area, counting: Counting) -> u8 {
    if rules.skills.is_none() && s.turn.fans.is_none() {
        return 0;
    }
    fans::more(s, seat, area) + effects::counts_more(rules, s, seat, area, counting)
}

/// Players that count for the modifiers of a goal attempt.
pub(crate) fn at_shot(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    (s.squads[seat].count(area) + more(rules, s, seat, area, Counting::GoalAttempt))
        .min(rules.counted_at_most)
}

/// Outfield players of a team that count in an area; a goalkeeper the fans sing for does not count here
///
pub fn counted_outfield(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    let players = s.squads[seat].outfield(area);
    (players + fans::more_outfield(s, seat, area)).min(rules.counted_at_most)
}
