//! The score and the time left, as numbers that the chances to win, draw and lose depend on.

use touchline_fuba::rules::clock::{EqualDice, is_last_turn};
use touchline_fuba::rules::half::{last_minute, minutes};
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::State;

use super::sight::Sight;
use crate::Features;

pub(super) const FEATURES: usize = 20;

/// Turns of an average match, so that the time left starts at about 1.
const MATCH: f32 = 40.0;

/// By stoppage square: the expected turns left in the half; 0 is before stoppage time, 5 the last turn
/// (F-TIME-10, F-TIME-11).
const STOPPAGE: [f32; 6] = [1.48, 1.48, 0.77, 0.39, 0.17, 0.0];

/// By stoppage square: the chance out of 36 that the next stage dice end the half.
const ENDS: [f32; 6] = [0.0, 6.0, 16.0, 24.0, 30.0, 36.0];

/// Minutes of an average turn.
fn minutes_a_turn(rules: &Ruleset) -> f32 {
    match rules.equal_dice {
        EqualDice::OweAMinute => 2.1,
        EqualDice::OneDie => 2.5,
    }
}

/// Turns left in the match, the current one counting half, as a share of an average match.
fn time_left(rules: &Ruleset, s: &State) -> f32 {
    let half = |minutes: u8, stoppage: u8| {
        f32::from(minutes) / minutes_a_turn(rules) + STOPPAGE[usize::from(stoppage.min(5))]
    };
    let this = match s.clock.half {
        0 => half(45, 0),
        number => half(last_minute(number).saturating_sub(s.clock.minute), s.clock.stoppage),
    };
    let next = match s.clock.half {
        0 | 1 => half(45, 0),
        3 => half(minutes(4), 0), // extra time
        _ => 0.0,
    };
    let under_way = if s.turn.dice[0] > 0 { 0.5 } else { 0.0 };
    (this + next + under_way) / MATCH
}

pub(super) fn tell(rules: &Ruleset, s: &State, sight: &Sight, out: &mut Features) {
    let goals = |seat| i16::from(s.teams[seat].goals);
    let lead = (goals(sight.own) - goals(sight.other)).clamp(-5, 5);
    let left = time_left(rules, s);
    let late = (1.0 - left).max(0.0);
    let by = f32::from(lead);
    // The lead as steps: one goal ahead and two ahead are different matches.
    out.one_of(7, usize::try_from(lead.clamp(-3, 3) + 3).ok());
    // Goals arrive at a rate, so the spread of their difference grows with the square root of the time left:
    // this is the lead in units of that spread.
    out.push(by / 3.0);
    out.push((by / (left + 0.02).sqrt() / 2.0).clamp(-6.0, 6.0));
    out.push(by * late);
    out.push(left);
    out.push(left.sqrt());
    // A small lead is worth more the later it is, and a draw becomes likelier.
    for goals in -2..=2 {
        out.push(if lead == goals { late * late } else { 0.0 });
    }
    // The half may end with the next dice, and a turn may be the last.
    out.flag(s.clock.half >= 2);
    out.push(ENDS[usize::from(s.clock.stoppage.min(5))] / 36.0);
    out.flag(is_last_turn(s));
}
