//! Under which rules a thing can be reached.

use touchline_grid::optional::cards::RedCard;
use touchline_grid::rules::ending::Ending;
use touchline_grid::{Ruleset, Toggle};

macro_rules! toggles {
    ($($name:ident $toggle:ident;)*) => {
        $(pub(super) fn $name(rules: &Ruleset) -> bool {
            rules.has(Toggle::$toggle)
        })*
    };
}

toggles! {
    inertia Inertia;
    poor_aim PoorAim;
    loose_two LooseTwo;
    corner_call CornerCall;
    deflection Deflection;
    facing Facing;
    tackle Tackle;
    intercept Intercept;
    chest Chest;
    header Header;
    bicycle Bicycle;
    juggle Juggle;
    fake Fake;
    stun Stun;
    advanced_shootout Shootout;
    reposition Reposition;
    fouls Fouls;
    cards Cards;
    skill Skill;
    offside Offside;
}

pub(super) fn always(_: &Ruleset) -> bool {
    true
}

/// Never expected, only reported if reached: automatic play does not lead there, or no combination of rules
/// does.
pub(super) fn never(_: &Ruleset) -> bool {
    false
}

pub(super) fn basic_shootout(rules: &Ruleset) -> bool {
    shootout(rules) && !advanced_shootout(rules)
}

/// A match to a number of goals has no shoot-out (G-END-03).
pub(super) fn shootout(rules: &Ruleset) -> bool {
    match rules.ending {
        Ending::Turns(_) | Ending::Timed(_) => true,
        Ending::Score(_) => false,
    }
}

/// Whether there can be a penalty kick.
pub(super) fn penalty(rules: &Ruleset) -> bool {
    shootout(rules) || fouls(rules)
}

pub(super) fn hidden_face(rules: &Ruleset) -> bool {
    advanced_shootout(rules) && penalty(rules)
}

pub(super) fn timed(rules: &Ruleset) -> bool {
    matches!(rules.ending, Ending::Timed(_))
}

pub(super) fn half_time(rules: &Ruleset) -> bool {
    rules.half_time && shootout(rules)
}

/// Whether the ball can be forced somewhere, even off the field.
pub(super) fn forced(rules: &Ruleset) -> bool {
    rules.forced_kit()
}

/// Whether members can go down.
pub(super) fn down(rules: &Ruleset) -> bool {
    rules.down_kit()
}

pub(super) fn free_kick(rules: &Ruleset) -> bool {
    fouls(rules) || offside(rules)
}

pub(super) fn combine(rules: &Ruleset) -> bool {
    header(rules) || bicycle(rules)
}

pub(super) fn header_foul(rules: &Ruleset) -> bool {
    header(rules) && fouls(rules)
}

pub(super) fn tackle_foul(rules: &Ruleset) -> bool {
    tackle(rules) && fouls(rules)
}

pub(super) fn juggled_header(rules: &Ruleset) -> bool {
    juggle(rules) && header(rules)
}

pub(super) fn juggled_bicycle(rules: &Ruleset) -> bool {
    juggle(rules) && bicycle(rules)
}

/// Whether an offer can be declined.
pub(super) fn decline(rules: &Ruleset) -> bool {
    tackle(rules) || intercept(rules)
}

/// Whether a seat names a member to take a set piece, or to leave for a red-carded goalie.
pub(super) fn taker(rules: &Ruleset) -> bool {
    forced(rules) || penalty(rules)
}

/// Whether a red card removes a fielder.
pub(super) fn plays_short(rules: &Ruleset) -> bool {
    cards(rules) && rules.red_card == RedCard::PlaysShort
}
