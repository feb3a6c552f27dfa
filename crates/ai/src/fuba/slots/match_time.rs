//! The score, the time left, and the rules.

use touchline_fuba::rules::clock::EqualDice;
use touchline_fuba::rules::half::{last_minute, minutes};
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::{MatchMark, State};

use super::{Levels, Scene, count};
use crate::Inputs;

/// The largest lead by itself, with the time left, and with the end of a half.
const LEAD: u16 = 7;
const TIMED: u16 = 4;
const LATE: u16 = 2;

/// Bounds of the time left together with the lead, in quarters of a turn.
const TIMES: [u16; 17] = [1, 2, 4, 6, 8, 11, 15, 20, 26, 33, 42, 54, 70, 90, 115, 140, 165];

static TIME_LEVELS: Levels<200> = Levels::new(&TIMES);

pub(super) const SLOTS: [u16; 11] = [
    2 * LEAD + 1,
    (2 * TIMED + 1) * count(TIMES.len() + 1),
    60,
    5 * 6,
    1 + 6 * (2 * LATE + 1),
    1 + (2 * LATE + 1) * 16,
    47,
    4,
    4,
    5,
    4,
];

/// By stoppage square: the expected quarters of a turn left in the half; 0 is before stoppage time, 5 the
/// last turn (F-TIME-10, F-TIME-11).
const STOPPAGE: [u16; 6] = [6, 6, 3, 2, 1, 0];

/// Quarters of a turn left in the match, the current one counting half.
fn time_left(rules: &Ruleset, s: &State) -> u16 {
    // A turn takes about 2.1 minutes or 2.5.
    let turns = |minutes: u8| match rules.equal_dice {
        EqualDice::OweAMinute => u16::from(minutes) * 40 / 21,
        EqualDice::OneDie => u16::from(minutes) * 8 / 5,
    };
    let half = |minutes: u8, stoppage: u8| turns(minutes) + STOPPAGE[usize::from(stoppage.min(5))];
    let this = match s.clock.half {
        0 => half(45, 0),
        number => half(last_minute(number).saturating_sub(s.clock.minute), s.clock.stoppage),
    };
    let next = match s.clock.half {
        0 | 1 => half(45, 0),
        3 => half(minutes(4), 0), // extra time
        _ => 0,
    };
    this + next + if s.turn.dice[0] > 0 { 2 } else { 0 }
}

pub(super) fn tell(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { rules, s, sight, .. } = scene;
    let goals = |seat| i32::from(s.teams[seat].goals);
    let lead = goals(sight.own) - goals(sight.other);
    let by = |reach: u16| {
        let reach = i32::from(reach);
        usize::try_from(lead.clamp(-reach, reach) + reach).unwrap_or_default()
    };
    let clock = s.clock;
    let [half, stoppage] = [clock.half, clock.stoppage].map(usize::from);
    let left = time_left(rules, s);
    out.around_zero(lead, LEAD);
    // Goals arrive at a rate: what a lead is worth depends on the time left.
    out.put(by(TIMED) * (TIMES.len() + 1) + TIME_LEVELS.of(left));
    out.at_most(left / 3);
    // The half may end with the next dice, and a turn may be the last.
    out.put(half.min(4) * 6 + stoppage.min(5));
    let late = by(LATE);
    let last_half = matches!(half, 2 | 4);
    out.put(if last_half { 1 + stoppage.min(5) * (2 * usize::from(LATE) + 1) + late } else { 0 });
    let minutes_left = last_minute(clock.half).saturating_sub(clock.minute);
    let soon = usize::from(minutes_left.min(15));
    out.put(if last_half { 1 + late * 16 + soon } else { 0 });
    out.at_most(if half == 0 { 46 } else { minutes_left });
    out.at_most(s.memory.owed);
    // What follows a draw, and a lead from a first leg.
    let after = [MatchMark::ExtraTime, MatchMark::ShootOut].map(|mark| usize::from(s.agreed.has(mark)));
    out.put(2 * after[0] + after[1]);
    let brought = i32::from(s.agreed.lead(sight.own)) - i32::from(s.agreed.lead(sight.other));
    out.around_zero(if s.agreed.wants_winner() { brought } else { 0 }, 2);
    let slow = [MatchMark::LateStart, MatchMark::SlowHalf].map(|mark| usize::from(s.agreed.has(mark)));
    out.put(2 * slow[0] + slow[1]);
}
