//! Who gets to the ball: a team that is not there never rolls two dice (G-TURN-03).

use super::members::Side;
use super::sight::Sight;
use super::steps::{BUDGETS, COSTS, DISTANCES, budget, cost, distance};
use crate::Inputs;

/// The slots of this file.
#[expect(clippy::cast_possible_truncation, reason = "small numbers")]
pub(super) const SLOTS: [u16; 7] = [
    (COSTS * COSTS) as u16,
    (COSTS * COSTS) as u16,
    (COSTS * COSTS) as u16,
    (COSTS * BUDGETS) as u16,
    (COSTS * DISTANCES) as u16,
    (COSTS * DISTANCES) as u16,
    8 * 8,
];

/// What the nearest members of both teams need: against each other, against the next of the same team,
/// against what there is to spend, and how far from the goals that is.
pub(super) fn tell(sight: &Sight<'_>, ours: &Side, theirs: &Side, out: &mut Inputs) {
    let (scene, ball) = (&sight.scene, sight.scene.s.ball.at);
    let need = if scene.steering { 0 } else { ours.near[0].cost() };
    let (first, second, third) = (cost(need), cost(ours.near[1].cost()), cost(ours.near[2].cost()));
    let [their_first, their_second, their_third] = theirs.near.map(|near| cost(near.cost()));
    out.put(first * COSTS + their_first);
    out.put(first * COSTS + second);
    out.put(their_first * COSTS + their_second);
    out.put(first * BUDGETS + budget(scene.budget));
    out.put(first * DISTANCES + distance(scene.to_goal(scene.them, ball)));
    out.put(their_first * DISTANCES + distance(scene.to_goal(scene.us, ball)));
    out.put(third / 2 * 8 + their_third / 2);
}
