//! # Numbers of players                                                                     
//! How many players of a team count in an area. 3.0 counts six at most; the others have no cap.

use touchline_engine::Seat;

use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Players of a team that count in an area, the goalkeeper included.
#[inline]
pub fn counted(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    s.squads[seat].count(area).min(rules.counted_at_most)
}

/// Outfield players of a team that count in an area.
pub fn counted_outfield(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    s.squads[seat].outfield(area).min(rules.counted_at_most)
}
