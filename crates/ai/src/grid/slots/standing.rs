//! The rules in play, the score, the time left, and the kicks of a shoot-out.

use touchline_grid::Toggle;
use touchline_grid::board::BOARDS;
use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::Ending;
use touchline_grid::rules::shootout;

use super::from;
use super::limits::{penalty, turns_left};
use super::sight::Sight;
use crate::Inputs;

/// Rules that change the worth of the same position.
const TOGGLES: [Toggle; 14] = [
    Toggle::Direction,
    Toggle::Inertia,
    Toggle::PoorAim,
    Toggle::LooseTwo,
    Toggle::Deflection,
    Toggle::Facing,
    Toggle::Tackle,
    Toggle::Intercept,
    Toggle::Header,
    Toggle::Juggle,
    Toggle::Fake,
    Toggle::Fouls,
    Toggle::Skill,
    Toggle::Offside,
];

/// Leads to either side that are told apart.
const LEAD: i8 = 4;
/// As many as that, and an even score.
const LEADS: usize = 9;
/// Groups of turns that are left.
const TIMES: usize = 17;
/// The most turns of each group but the last.
const UP_TO: [u16; TIMES - 1] = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 36, 48, 72, 96, 132, 180];
/// Goals that are missing, in a match to a score, up to which they are told apart.
const MISSING: usize = 4;
/// Leads and kicks of a shoot-out.
const KICKS: usize = 11 * 6 * 2;

/// The slots of this file.
#[expect(clippy::cast_possible_truncation, reason = "small numbers")]
pub(super) const SLOTS: [u16; 7 + TOGGLES.len()] = {
    let mut slots = [2; 7 + TOGGLES.len()];
    slots[0] = (BOARDS.len() * 8) as u16;
    slots[1] = 11;
    slots[2] = (LEADS * TIMES + MISSING * MISSING) as u16;
    slots[3] = 1 + 8 * 2;
    slots[4] = LEADS as u16;
    slots[5] = 2 + KICKS as u16;
    slots[6] = 14;
    slots
};

pub(super) fn tell(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, rules) = (&sight.scene, sight.scene.rules);
    let size = super::size(scene.board);
    let level = [Toggle::Intercept, Toggle::Facing, Toggle::PoorAim];
    let level = level.iter().fold(0, |level, toggle| 2 * level + usize::from(rules.has(*toggle)));
    out.put(level * BOARDS.len() + size);
    out.at_most(rules.fielders);
    score(sight, out);
    shoot_out(sight, out);
    for toggle in TOGGLES {
        out.put(rules.has(toggle));
    }
}

/// A lead is worth more the less time is left; to a score, the goals that both teams still need are what
/// counts. The last turns are counted one by one, because nothing comes after them.
fn score(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    let [ours, theirs] = [scene.us, scene.them].map(|seat| s.score[seat]);
    let (half, turns) = turns_left(scene);
    let group = |turns: u16| UP_TO.partition_point(|most| *most < turns);
    let signed = |goals: u8| i8::try_from(goals).unwrap_or(i8::MAX);
    let lead = from(signed(ours) - signed(theirs), -LEAD, LEAD);
    if let Ending::Score(target) = scene.rules.ending {
        let missing = |goals: u8| usize::from(target.saturating_sub(goals).max(1)).min(MISSING) - 1;
        out.put(LEADS * TIMES + missing(ours) * MISSING + missing(theirs));
        out.put(0_usize);
    } else {
        out.put(lead * TIMES + group(turns));
        let last = s.half == 2 || !scene.rules.half_time;
        out.put(1 + group(half).min(7) * 2 + usize::from(last));
    }
    out.put(lead);
}

/// Who leads the shoot-out and how many kicks are left; and the chance of the current penalty, there or in
/// play.
fn shoot_out(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    let shooting = s.agenda.stages().first() == Some(&Stage::Shootout);
    let (goals, kicks) = (s.shootout.goals, s.shootout.kicks);
    if scene.top == Stage::ShootoutRollOff {
        out.put(1_usize);
    } else if shooting {
        let signed = |goals: u8| i8::try_from(goals).unwrap_or(i8::MAX);
        let lead = from(signed(goals[scene.us]) - signed(goals[scene.them]), -5, 5);
        let left = usize::from(shootout::KICKS.saturating_sub(kicks[scene.us]));
        // The other team still has a kick to answer with.
        let even = kicks[scene.us] == kicks[scene.them];
        out.put(2 + (lead * 6 + left) * 2 + usize::from(even));
    } else {
        out.put(0_usize);
    }
    let (chance, due) = penalty(scene);
    out.put(if due { 1 + super::steps::chance(chance).min(20) * 12 / 20 } else { 0 });
}
