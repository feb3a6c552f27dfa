//! What a team can expect of a shot: the points it takes, who stands in its way, what the goalie can do about it.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::{direction, down};
use touchline_grid::board::{Dir, Dirs, SLOTS, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;

use super::dice::Budget;
use super::reach::FAR;
use super::scene::Scene;
use super::teams::Team;

/// The chance of a goal by the steps of the goalie to the slot, without diagonals (G-SHOT-08).
const GOAL: [f32; 9] = [0.0, 1.0 / 2.0, 1.0 / 2.0, 2.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0, 5.0 / 6.0, 1.0, 1.0];
/// The same where a goalie may touch the ball away as well (G-DEFL-02).
const GOAL_DESPITE_DEFLECTION: [f32; 9] =
    [0.0, 1.0 / 9.0, 1.0 / 4.0, 5.0 / 12.0, 5.0 / 9.0, 13.0 / 18.0, 29.0 / 36.0, 35.0 / 36.0, 1.0];
/// A goalie that is stunned grabs with one face of its die (G-STUN-01).
const GOAL_WHEN_STUNNED: f32 = 5.0 / 6.0;
/// An attempt to intercept fails half of the time.
const PAST_AN_OPPONENT: f32 = 0.5;

/// What a team can expect.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shots {
    /// The chance to score with what it has to spend now.
    pub(super) now: f32,
    /// The chance to score in its next turn if the ball stays where it is.
    pub(super) next: f32,
    /// The chance to score if points were plenty.
    pub(super) best: f32,
    /// Steps of the ball to the nearest slot that it may enter.
    pub(super) steps: u8,
}

impl Shots {
    pub(super) const NONE: Self = Self { now: 0.0, next: 0.0, best: 0.0, steps: FAR };

    /// Of a team that needs so many points before it can kick, now and in its next turn.
    pub(super) fn of(
        scene: &Scene<'_>,
        team: &Team,
        opponents: &Team,
        now: (u8, Budget),
        next: (u8, Budget),
    ) -> Self {
        let (board, ball) = (scene.board, scene.s.ball.at);
        let goal = team.seat.other();
        let rows = i16::from(board.depth(goal, ball));
        let is_ours = team.seat == scene.us;
        let binding = if is_ours { scene.binding() } else { Dirs::NONE };
        let mut shots = Self::NONE;
        for number in 1..=SLOTS {
            let slot = board.slot(goal, number);
            // Not where the goalie stands (G-SHOT-03).
            if scene.s.is_occupied(slot) || !may_go(binding, ball, slot) {
                continue;
            }
            let mut chance = goal_chance(scene, goal, slot, false);
            if scene.rules.has(Toggle::Intercept) {
                let across = i16::from(slot.x - ball.x);
                for (ahead, aside) in opponents.in_the_way() {
                    if (aside * rows - across * ahead).abs() <= rows {
                        chance *= PAST_AN_OPPONENT;
                    }
                }
            }
            let steps = ball.chebyshev(slot);
            shots.steps = shots.steps.min(steps);
            shots.best = shots.best.max(chance);
            shots.now = shots.now.max(chance * now.1.covers(now.0 + steps));
            shots.next = shots.next.max(chance * next.1.covers(next.0 + steps));
        }
        shots
    }
}

/// Whether a ball that has gone in these directions can still get to a slot by the shortest way (G-DIR-02).
fn may_go(used: Dirs, ball: Square, slot: Square) -> bool {
    let (dx, dy) = (slot.x - ball.x, slot.y - ball.y);
    let diagonal = (dx != 0 && dy != 0).then(|| ball.towards(slot)).flatten();
    let straight = (dx.abs() != dy.abs()).then(|| {
        let ahead =
            if dx.abs() > dy.abs() { Square::new(slot.x, ball.y) } else { Square::new(ball.x, slot.y) };
        ball.towards(ahead)
    });
    let add = |used: Dirs, dir: Option<Dir>| match dir {
        Some(dir) => direction::allows(used, dir).then(|| used.with(dir)),
        None => Some(used),
    };
    used.is_empty() || add(used, diagonal).and_then(|used| add(used, straight.flatten())).is_some()
}

/// The chance that a ball in a slot is a goal.
fn goal_chance(scene: &Scene<'_>, goal: Seat, slot: Square, stuns: bool) -> f32 {
    let (s, keeper) = (scene.s, Marker::goalie(goal));
    let steps = usize::from(s.at(keeper).manhattan(slot));
    let beaten = scene.open && goal != s.turn.seat && s.turn.goalie_beaten_by.is_some();
    if beaten || !s.present.has(keeper) {
        1.0
    } else if !down::may_act(s, keeper) {
        // It may at most touch away what comes close (G-DEFL-12).
        let touches = scene.rules.has(Toggle::Deflection) && !s.turn.fell.has(keeper) && steps <= 2;
        if touches { GOAL_DESPITE_DEFLECTION[2] } else { 1.0 }
    } else if stuns {
        GOAL_WHEN_STUNNED
    } else if scene.rules.has(Toggle::Deflection) {
        GOAL_DESPITE_DEFLECTION[steps.min(8)]
    } else {
        GOAL[steps.min(8)]
    }
}

/// The chance that the shot that is being taken is a goal, negative if it is one against us; nought without a shot.
pub(super) fn under_way(scene: &Scene<'_>) -> f32 {
    let ball = scene.s.ball.at;
    let Some(goal) = scene.board.slot_of(ball) else { return 0.0 };
    let chance = if let Stage::Shot(stuns) | Stage::Save(stuns) = scene.top {
        goal_chance(scene, goal, ball, stuns)
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

/// The chance of a goal when the goalie has so many points left for its touch: six with the die is one (G-DEFL-02).
fn beyond_touch(left: u8) -> f32 {
    f32::from(5_u8.saturating_sub(left)) / 6.0
}
