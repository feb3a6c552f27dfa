//! Numbers in groups: far away, one more makes less of a difference.

use super::super::dice::Budget;
use super::super::reach::FAR;

/// Groups of distances.
pub(super) const DISTANCES: usize = 11;
/// The group of each distance.
const DISTANCE: [u8; 17] = [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10];

/// The group of a distance.
#[inline]
pub(super) fn distance(steps: u8) -> usize {
    usize::from(DISTANCE[usize::from(steps.min(16))])
}

/// Groups of costs to get to the ball.
pub(super) const COSTS: usize = 16;

/// Each cost up to that of a long turn; beyond; never.
#[inline]
pub(super) fn cost(points: u8) -> usize {
    if points >= FAR { COSTS - 1 } else { usize::from(points.min(14)) }
}

/// What there is to spend: up to eighteen points, or one, two or three dice.
pub(super) const BUDGETS: usize = 22;

/// The group of what there is to spend.
#[inline]
pub(super) fn budget(budget: Budget) -> usize {
    match budget {
        Budget::Points(points) => usize::from(points.min(18)),
        Budget::Dice { dice, .. } => 18 + usize::from(dice.clamp(1, 3)),
    }
}

/// Groups of chances: none, and twentieths.
pub(super) const CHANCES: usize = 21;

/// The group of a chance.
#[inline]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
pub(super) fn chance(chance: f32) -> usize {
    if chance <= 0.0 { 0 } else { 1 + (chance * 19.99) as usize }
}
