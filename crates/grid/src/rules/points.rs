//! # Movement points
//! G-TURN-06 to G-TURN-08: what a turn has to spend, and from which pool (D.4: extra points, skill, ordinary
//! points).

use crate::advanced::set_piece;
use crate::marker::Marker;
use crate::optional::skill;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What points are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// A member's own step or turn.
    Step,
    /// A step of the ball in a member's flight.
    Kick,
    /// The throw of a thrower: its points are reserved (G-OOB-10).
    Throw,
    /// Anything else: ordinary points only.
    Other,
}

/// How many points a member can spend on something.
#[inline]
pub fn available(rules: &Ruleset, s: &State, marker: Marker, spending: Spending) -> u8 {
    let ordinary = s.turn.points;
    match spending {
        Spending::Throw => ordinary,
        Spending::Other => ordinary.saturating_sub(set_piece::reserved(rules, s)),
        Spending::Step | Spending::Kick => {
            let own = s.turn.extra[usize::from(marker.number())] + skill::usable(rules, s, marker, spending);
            own + ordinary.saturating_sub(set_piece::reserved(rules, s))
        }
    }
}

/// Spend points: extra points first (G-FAKE-07), then skill, then ordinary ones.
#[inline]
pub(crate) fn pay(rules: &Ruleset, s: &mut State, marker: Marker, spending: Spending, cost: u8) {
    let mut left = cost;
    if matches!(spending, Spending::Step | Spending::Kick) {
        let extra = &mut s.turn.extra[usize::from(marker.number())];
        let paid = left.min(*extra);
        *extra -= paid;
        left -= paid;
        let paid = left.min(skill::usable(rules, s, marker, spending));
        s.piece_mut(marker).skill_left -= paid;
        left -= paid;
    }
    s.turn.points -= left;
}
