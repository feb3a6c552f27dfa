//! # Ball direction
//! G-DIR-01 to G-DIR-09: a sequence has at most two directions, 45 degrees apart. [`crate::state::Touch`]
//! keeps the directions.

use crate::board::{Dir, Dirs};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::FlightKind;

/// Whether the directions used bind a flight: every flight where the rule is in force (G-DIR-09), an inertia
/// move always (R-G113).
#[inline]
pub fn binds(rules: &Ruleset, kind: FlightKind) -> bool {
    rules.has(Toggle::Direction) || kind == FlightKind::Inertia
}

/// Whether a sequence with these directions may continue in that one (G-DIR-02): the first step is free
/// (G-DIR-01), a third direction or one more than 45 degrees off is never allowed (G-DIR-03, G-DIR-05), the
/// two mix in any order (G-DIR-04).
#[inline]
pub fn allows(used: Dirs, dir: Dir) -> bool {
    let with = used.with(dir);
    with.len() == 1 || (with.len() == 2 && with.iter().all(|other| other.angle(dir) <= 1))
}
