//! How many turns are left, and what a penalty is worth.

use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::{self, Ending};
use touchline_grid::rules::shootout;

use super::super::scene::Scene;

/// Turns of a typical match: the length assumed for a match that is played to a score.
const USUAL: u16 = 180;

/// Turns left in this half and in the match, the current one excluded. A match to a score has no known end.
pub(super) fn turns_left(scene: &Scene<'_>) -> (u16, u16) {
    let s = scene.s;
    let all = match scene.rules.ending {
        Ending::Turns(turns) => turns,
        Ending::Timed(minutes) => minutes * Ending::TURNS_A_MINUTE,
        Ending::Score(_) => return (USUAL, USUAL),
    };
    let half = ending::turns_of_half(scene.rules, all, s.half);
    let here = if s.full_time { 0 } else { half.saturating_sub(s.turns.saturating_sub(s.half_began)) };
    let second = scene.rules.half_time && s.half == 1;
    (here, here + if second { ending::turns_of_half(scene.rules, all, 2) } else { 0 })
}

/// The chance that the penalty is a goal, by public knowledge, and whether one is due: a hidden face can be
/// any.
pub(super) fn penalty(scene: &Scene<'_>) -> (f32, bool) {
    let out = &scene.s.shootout;
    let due = matches!(
        scene.top,
        Stage::PenaltyTaker
            | Stage::PenaltyFace
            | Stage::PenaltySlot
            | Stage::PenaltyDie
            | Stage::PenaltySave(_)
            | Stage::Penalty
    );
    let ways = match (due, out.slot) {
        (false, _) => 0,
        // The goalie does best to stay in the middle (G-SO-17).
        (true, 0) => ways_from(4),
        (true, slot) if out.ball == 0 => ways_from(slot),
        (true, slot) => 6 * ways_at(out.ball.abs_diff(slot)),
    };
    (f32::from(ways) / 216.0, due)
}

/// Out of 216: against a goalie on that slot, before the kicker's die (G-SO-05).
fn ways_from(slot: i8) -> u8 {
    (1..=6).map(|face| ways_at(shootout::slot_of_face(face, slot).abs_diff(slot))).sum()
}

/// Out of 36: with the ball this many slots from the goalie (G-SO-07 to G-SO-10).
fn ways_at(distance: u8) -> u8 {
    match distance {
        1 => 12,
        2 => 30,
        3 => 35,
        _ => 36,
    }
}
