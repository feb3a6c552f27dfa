//! The small exact odds that decide matches: goal attempts, control checks, pressing.

use touchline_engine::Seat;
use touchline_fuba::advanced::aggressive_pressing;
use touchline_fuba::advanced::skills::SkillSet;
use touchline_fuba::pitch::{AREAS, Area, penalty_area};
use touchline_fuba::rules::action_order::SecondAction;
use touchline_fuba::rules::ball_value::{self, Modifications};
use touchline_fuba::rules::goal_attempt::{self, From, ReboundNumbers};
use touchline_fuba::rules::{control, numbers, pressing, target};
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::{Effect, Restart, State};

use super::ahead::Ahead;
use super::sight::Sight;
use crate::Features;

pub(super) const FEATURES: usize = 3 + 3 + 2 + 2 * 4 + AREAS + 3;

/// The areas from which the protagonist shoots, from its own point of view, and those from which its opponent
/// does. Shots from the wings hardly ever score.
const OWN_ATTACK: [Area; 4] = [Area::Bpa, Area::Bfr, Area::Blc, Area::Brc];
const OTHER_ATTACK: [Area; 4] = [Area::Apa, Area::Afr, Area::Alc, Area::Arc];

/// Goal chances are small; this factor brings them to magnitude 1.
const RARE: f32 = 2.0;

pub(super) fn tell(rules: &Ruleset, s: &State, sight: &Sight, ahead: &Ahead, out: &mut Features) {
    // Without all pieces on the board odds mean nothing.
    if sight.is_break || sight.is_setup {
        (0..FEATURES).for_each(|_| out.push(0.0));
        return;
    }
    let mut now = *s;
    now.ball.value = ahead.value;
    shot_now(rules, &mut now, ahead, out);
    pressing_now(rules, &mut now, ahead, out);
    check_now(rules, s, ahead, out);
    next_turn(rules, now, sight, ahead, out);
}

/// A goal attempt from the ball's area: its chance right now, and whether an action is left for it in this
/// turn.
fn shot_now(rules: &Ruleset, now: &mut State, ahead: &Ahead, out: &mut Features) {
    let (mut goal, mut corner) = (0.0, 0.0);
    if goal_attempt::is_allowed(now, now.control) {
        if ahead.shot.is_none() {
            now.turn.handicap = is_handicapped(rules, now, now.control);
        }
        let total = goal_attempt::modifiers(rules, now, ahead.shot.unwrap_or(From::Play)).total();
        let needed = now.ball.value.cast_signed() - total;
        let number = goal_attempt::area_number(now.control, now.ball.area).unwrap_or(6);
        goal = scoring(needed, number) + rebounding(needed) * rebound(rules, now, now.control);
        corner = if (1..6).contains(&needed) { 1.0 / 6.0 } else { 0.0 };
    }
    let possible = ahead.shot.is_some() || ahead.shoots[now.control];
    out.push(goal);
    out.push(corner);
    out.push(if possible { goal } else { 0.0 });
}

/// Whether a team's next action of the turn is a handicapped second one (F-ACT-11 to F-ACT-14).
fn is_handicapped(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    rules.second_action == SecondAction::Handicapped && !s.turn.acted[seat].is_empty()
}

/// The chance that the die exceeds what is needed, or that a difficult attempt succeeds (F-GOAL-03,
/// F-GOAL-22, F-GOAL-23).
fn scoring(needed: i8, area_number: u8) -> f32 {
    if needed < 6 { f32::from((6 - needed).min(6)) / 6.0 } else { f32::from(6 - area_number.min(6)) / 36.0 }
}

/// The chance of a rebound, if an attacker is there (F-GOAL-06).
fn rebounding(needed: i8) -> f32 {
    if (2..6).contains(&needed) { 1.0 / 6.0 } else { 0.0 }
}

/// The chance to score from a rebound (F-GOAL-26 to F-GOAL-28); none without an attacker in the penalty area.
fn rebound(rules: &Ruleset, s: &State, shooter: Seat) -> f32 {
    let goal = penalty_area(shooter.other());
    if !s.squads[shooter].has(goal) {
        return 0.0;
    }
    let more = match rules.rebound {
        ReboundNumbers::DiceOnly => 0,
        ReboundNumbers::Added => {
            let defenders = numbers::counted_outfield(rules, s, shooter.other(), goal);
            numbers::counted(rules, s, shooter, goal).cast_signed() - defenders.cast_signed()
        }
    };
    DUEL[usize::from((more + 5).clamp(0, 10).cast_unsigned())] / 36.0
}

/// The number of ways out of 36 in which one die beats another, by the modifier of the first: from -5 to +5.
const DUEL: [f32; 11] = [0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0];

/// Pressing in the ball's area, plain or as announced, and aggressive pressing if allowed.
fn pressing_now(rules: &Ruleset, now: &mut State, ahead: &Ahead, out: &mut Features) {
    let seat = now.passive();
    let allowed = ahead.pressing || pressing::is_allowed(rules, now, seat);
    if !ahead.pressing {
        now.turn.handicap = is_handicapped(rules, now, seat);
    }
    let plain = if allowed { pressing_wins(rules, now, seat) } else { 0.0 };
    out.push(plain);
    out.push(if ahead.pressing || ahead.presses[seat] { plain } else { 0.0 });
    out.push(match aggressive_pressing::kind(rules, now, seat) {
        Some(kind) if ahead.presses[seat] => {
            now.turn.press = kind;
            pressing_wins(rules, now, seat)
        }
        Some(_) | None => 0.0,
    });
}

/// A die below the value wins (F-PRESS-03, F-PRESS-04).
fn pressing_wins(rules: &Ruleset, s: &State, seat: Seat) -> f32 {
    let manner = pressing::manner(rules, s, seat);
    let below = s.ball.value.cast_signed() - 1 + manner.help + i8::from(manner.equal_wins);
    let misses = 1.0 - f32::from(below.clamp(0, 6)) / 6.0;
    1.0 - if manner.dice > 1 { misses * misses } else { misses }
}

/// The control check that is due once the target is chosen; its dice may have been rolled already.
fn check_now(rules: &Ruleset, s: &State, ahead: &Ahead, out: &mut Features) {
    let due = ahead.check && !ahead.begins;
    let sure = || control::is_automatic(rules, s) || control::is_easy(rules, s, s.turn.target);
    let kept = match s.turn.dice[0] {
        _ if !due => 0.0,
        _ if sure() => 1.0,
        0 => f32::from(control::faces_that_keep(s.ball.value)) / 6.0,
        die => f32::from(u8::from(control::keeps(die, s.ball.value))),
    };
    out.flag(due);
    out.push(kept);
}

/// The next turn with the board as it stands: how safe every target is, what a goal attempt from each
/// attacking area would be worth, and the best combination of both.
fn next_turn(rules: &Ruleset, mut s: State, sight: &Sight, ahead: &Ahead, out: &mut Features) {
    if !ahead.begins {
        s.turn.restart = if s.turn.goal_kick_waits { Restart::GoalKick } else { Restart::OpenPlay };
    }
    // Effects that last a single turn.
    s.turn.handicap = false;
    s.turn.effect = Effect::None;
    s.turn.value_change = 0;
    s.turn.sweep = None;
    s.turn.played.0 = [SkillSet::NONE; 2];
    let threats = threats(rules, s, sight.own, OWN_ATTACK.map(|place| sight.at(place)));
    let counters = threats_of_other(rules, s, sight);
    let legal = target::legal(rules, &s);
    let mut keep = [0.0; AREAS];
    let [mut safest, mut forward, mut plan] = [0.0_f32; 3];
    for (place, area) in sight.places.iter().enumerate() {
        if legal.has(*area) {
            let kept = keeping(rules, &mut s, *area);
            keep[place] = kept;
            safest = safest.max(kept);
            if let Some(attack) = OWN_ATTACK.iter().position(|seen| *seen as usize == place) {
                forward = forward.max(kept);
                plan = plan.max(kept * threats[attack]);
            }
        }
    }
    threats.into_iter().chain(counters).for_each(|goal| out.push(RARE * goal));
    keep.into_iter().chain([safest, forward, RARE * plan]).for_each(|chance| out.push(chance));
}

fn threats_of_other(rules: &Ruleset, mut s: State, sight: &Sight) -> [f32; 4] {
    s.control = sight.other;
    threats(rules, s, sight.other, OTHER_ATTACK.map(|place| sight.at(place)))
}

/// The chance of a goal attempt from each area, averaged over all six ball values.
fn threats(rules: &Ruleset, mut s: State, shooter: Seat, areas: [Area; 4]) -> [f32; 4] {
    let rebound = rebound(rules, &s, shooter);
    areas.map(|area| {
        s.ball.area = area;
        let total = goal_attempt::modifiers(rules, &s, From::Play).total();
        let number = goal_attempt::area_number(shooter, area).unwrap_or(6);
        let [plain, difficult, again] =
            ANY_VALUE[usize::from((total + WIDEST).clamp(0, 2 * WIDEST).cast_unsigned())];
        plain + difficult * f32::from(6 - number) / 6.0 + again * rebound
    })
}

/// More than the modifiers of a goal attempt can add up to.
const WIDEST: i8 = 12;

/// By the sum of the modifiers, lowest first: the chances of a goal, of a 6 in a difficult attempt and of a
/// rebound, over all dice and all ball values.
const ANY_VALUE: [[f32; 3]; 2 * WIDEST as usize + 1] = {
    let mut table = [[0.0; 3]; 2 * WIDEST as usize + 1];
    let mut row = 0;
    let mut total = -WIDEST;
    while total <= WIDEST {
        let mut value = 1;
        while value <= 6 {
            let mut die = 1;
            while die <= 6 {
                // F-GOAL-04, F-GOAL-06, F-GOAL-21.
                let column = match die + total - value {
                    _ if 6 + total <= value => {
                        if die == 6 {
                            Some(1)
                        } else {
                            None
                        }
                    }
                    1.. => Some(0),
                    -1 => Some(2),
                    _ => None,
                };
                if let Some(column) = column {
                    table[row][column] += 1.0 / 36.0;
                }
                die += 1;
            }
            value += 1;
        }
        row += 1;
        total += 1;
    }
    table
};

/// The chance to keep the ball when it is played to a target (F-CTRL-02 to F-CTRL-06, F-EASY-01), and in 2.0
/// not to lose it to a new value above 6 (F-NBV-06).
fn keeping(rules: &Ruleset, s: &mut State, area: Area) -> f32 {
    s.turn.target = area;
    let sure = control::is_automatic(rules, s) || control::is_easy(rules, s, area);
    let kept = if sure {
        1.0
    } else {
        f32::from(control::faces_that_keep(ball_value::at_check(rules, s, area))) / 6.0
    };
    match rules.modifications {
        Modifications::BeforeDice => kept,
        Modifications::OnNewValue => {
            let more = ball_value::long_pass(rules, s, s.ball.area, area);
            let less = u8::from(ball_value::start_is_unmarked(s, s.ball.area));
            kept * f32::from(6_u8.saturating_sub(more.saturating_sub(less))) / 6.0
        }
    }
}
