//! The worth of a shot: the points it takes, who stands in its way, what the goalie can do.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::{direction, down};
use touchline_grid::board::{Dirs, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;

use super::scene::Scene;

/// The chance of a goal by the goalie's orthogonal steps to the slot (G-SHOT-08).
const GOAL: [f32; 9] = [0.0, 1.0 / 2.0, 1.0 / 2.0, 2.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0, 5.0 / 6.0, 1.0, 1.0];
/// The same where a goalie may also deflect the ball (G-DEFL-02).
const GOAL_DESPITE_DEFLECTION: [f32; 9] =
    [0.0, 1.0 / 9.0, 1.0 / 4.0, 5.0 / 12.0, 5.0 / 9.0, 13.0 / 18.0, 29.0 / 36.0, 35.0 / 36.0, 1.0];
/// A stunned goalie grabs with a single face of its die (G-STUN-01).
const GOAL_WHEN_STUNNED: [f32; 9] = [5.0 / 6.0; 9];
/// A goalie that is down can at best deflect what comes close (G-DEFL-12).
const GOAL_WHEN_LYING: [f32; 9] = [1.0 / 4.0, 1.0 / 4.0, 1.0 / 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
/// No goalie to save.
const GOAL_FOR_SURE: [f32; 9] = [1.0; 9];
/// The chance to get past this many opponents: an attempt to intercept fails half the time.
pub(super) const PAST_OPPONENTS: [f32; 4] = [1.0, 1.0 / 2.0, 1.0 / 4.0, 1.0 / 8.0];

/// Whether a ball that has flown in these directions can still reach a slot by a shortest path (G-DIR-02).
#[inline]
pub(super) fn may_go(used: Dirs, ball: Square, slot: Square) -> bool {
    if used.is_empty() {
        return true;
    }
    let (dx, dy) = (slot.x - ball.x, slot.y - ball.y);
    let ahead = if dx.abs() > dy.abs() { Square::new(slot.x, ball.y) } else { Square::new(ball.x, slot.y) };
    let diagonal = ball.towards(slot).filter(|_| dx != 0);
    let straight = ball.towards(ahead).filter(|_| dx.abs() != dy.abs());
    let mut with = used;
    [diagonal, straight].into_iter().flatten().all(|dir| {
        let allowed = direction::allows(with, dir);
        with = with.with(dir);
        allowed
    })
}

/// The chance of a goal by the goalie's steps to the slot.
pub(super) fn saves(scene: &Scene<'_>, goal: Seat, stuns: bool) -> &'static [f32; 9] {
    let (s, keeper, deflects) = (scene.s, Marker::goalie(goal), scene.rules.has(Toggle::Deflection));
    let beaten = scene.open && goal != s.turn.seat && s.turn.goalie_beaten_by.is_some();
    if beaten || !s.present.has(keeper) {
        &GOAL_FOR_SURE
    } else if !down::may_act(s, keeper) {
        if deflects && !s.turn.fell.has(keeper) { &GOAL_WHEN_LYING } else { &GOAL_FOR_SURE }
    } else if stuns {
        &GOAL_WHEN_STUNNED
    } else if deflects {
        &GOAL_DESPITE_DEFLECTION
    } else {
        &GOAL
    }
}

/// The chance that the current shot is a goal, negative for a goal against us; zero without a shot.
pub(super) fn under_way(scene: &Scene<'_>) -> f32 {
    let ball = scene.s.ball.at;
    let Some(goal) = scene.board.slot_of(ball) else { return 0.0 };
    let stuns = matches!(scene.top, Stage::StunningShot | Stage::StunningSave);
    let chance = if stuns || matches!(scene.top, Stage::Shot | Stage::Save) {
        let steps = scene.s.at(Marker::goalie(goal)).manhattan(ball);
        saves(scene, goal, stuns)[usize::from(steps).min(8)]
    } else if let Stage::Walk(roll) = scene.top {
        let steps = scene.s.at(Marker::goalie(goal)).manhattan(ball).saturating_sub(1);
        beyond_touch(roll.saturating_sub(steps))
    } else if let Stage::Deflect(left) = scene.top {
        beyond_touch(left)
    } else {
        return 0.0;
    };
    if goal == scene.us { -chance } else { chance }
}

/// The chance of a goal when the goalie has this many points left for its touch: six including the die
/// suffice (G-DEFL-02).
fn beyond_touch(left: u8) -> f32 {
    f32::from(5_u8.saturating_sub(left)) / 6.0
}
