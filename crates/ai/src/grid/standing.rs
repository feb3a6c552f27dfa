//! The rules in play, the score, the time left, and the kicks of a shoot-out.

use touchline_engine::{BySeat, Seat};
use touchline_grid::Toggle;
use touchline_grid::board::BOARDS;
use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::{self, Ending};
use touchline_grid::rules::shootout::{self, Shootout};

use super::scene::Scene;
use crate::Features;

/// Rules that change the worth of the same position.
const TOGGLES: [Toggle; 9] = [
    Toggle::Direction,
    Toggle::PoorAim,
    Toggle::Deflection,
    Toggle::Facing,
    Toggle::Tackle,
    Toggle::Intercept,
    Toggle::Fouls,
    Toggle::Skill,
    Toggle::Offside,
];

/// The number of features in this file.
pub(super) const COUNT: usize = BOARDS.len() + TOGGLES.len() + 2 + 7 + 12 + 8;

/// Turns of a typical match: the length assumed for a match that is played to a score.
const USUAL: u16 = 180;
/// Turns per goal, on average.
const TURNS_A_GOAL: f32 = 20.0;

pub(super) fn tell(scene: &Scene<'_>, out: &mut Features) {
    rules(scene, out);
    score(scene, out);
    shoot_out(scene, out);
}

/// One net judges all rules: larger boards take longer to cross, and with interceptions a long shot is worth
/// less.
fn rules(scene: &Scene<'_>, out: &mut Features) {
    out.one_of(BOARDS.len(), BOARDS.iter().position(|board| board.name == scene.board.name));
    for toggle in TOGGLES {
        out.flag(scene.rules.has(toggle));
    }
    out.push(f32::from(scene.rules.fielders) / 10.0);
    out.flag(matches!(scene.rules.ending, Ending::Score(_)));
}

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

/// A lead is worth more the less time is left: the spread of what can still happen grows with the square root
/// of the time. The last turns are counted one by one, because nothing comes after them.
fn score(scene: &Scene<'_>, out: &mut Features) {
    let [ours, theirs] = [scene.us, scene.them].map(|seat| scene.s.score[seat]);
    let lead = i16::from(ours).saturating_sub(i16::from(theirs)).clamp(-6, 6);
    out.one_of(7, usize::try_from(lead.clamp(-3, 3) + 3).ok());
    let lead = f32::from(lead);
    let (half, turns) = turns_left(scene);
    let left = f32::from(turns.min(2 * USUAL)) / f32::from(USUAL);
    let goals_to_come = f32::from(turns.min(2 * USUAL)) / TURNS_A_GOAL;
    out.push(lead / 3.0);
    out.push(left);
    out.push((goals_to_come / 9.0).sqrt());
    out.push(lead / (goals_to_come + 0.5).sqrt() / 2.0);
    out.push(lead * (1.0 - left).max(0.0) / 3.0);
    out.push(1.0 / (1.0 + f32::from(turns)));
    out.push(1.0 / (1.0 + f32::from(half)));
    out.flag(half == 0);
    let missing = |goals: u8| match scene.rules.ending {
        Ending::Score(target) => 1.0 / f32::from(target.saturating_sub(goals).max(1)),
        Ending::Turns(_) | Ending::Timed(_) => 0.0,
    };
    out.push(missing(ours));
    out.push(missing(theirs));
    out.push(missing(ours) - missing(theirs));
    out.flag(scene.s.half == 2);
}

/// Who leads the shoot-out and how many kicks are left; and the chance of the current penalty, there or in
/// play.
fn shoot_out(scene: &Scene<'_>, out: &mut Features) {
    let s = scene.s;
    let shooting = s.agenda.stages().first() == Some(&Stage::Shootout);
    let Shootout { kicks, goals, .. } = s.shootout;
    let kick = |taken: BySeat<u8>, seat: Seat| f32::from(taken[seat].min(20));
    let left = |seat: Seat| f32::from(shootout::KICKS.saturating_sub(kicks[seat])) / 5.0;
    let (us, them) = (scene.us, scene.them);
    if shooting {
        let lead = (kick(goals, us) - kick(goals, them)).clamp(-5.0, 5.0);
        out.push(lead / 2.0);
        out.push(left(us));
        out.push(left(them));
        out.push(lead / (left(us) + left(them) + 0.4));
        // The other team still has a kick to answer with.
        out.flag(kicks[us] == kicks[them]);
        out.flag(scene.top == Stage::ShootoutRollOff);
    } else {
        (0..6).for_each(|_| out.push(0.0));
    }
    let (chance, due) = penalty(scene);
    out.flag(due);
    out.push(chance);
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
