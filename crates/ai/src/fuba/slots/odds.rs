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
use touchline_fuba::state::{Effect, Press, Restart, State};

use super::super::sight::Sight;
use super::quick::{Passing, Quick};
use super::{Levels, Scene, count, level, note};
use crate::Inputs;

/// The areas from which a team shoots, from its own point of view. Shots from the wings hardly ever score.
pub(super) const OWN_ATTACK: [Area; 4] = [Area::Bpa, Area::Bfr, Area::Blc, Area::Brc];
const OTHER_ATTACK: [Area; 4] = [Area::Apa, Area::Afr, Area::Alc, Area::Arc];

/// Bounds of the chance of a goal now, out of 216.
const SHOTS: [u16; 14] = [0, 6, 12, 18, 24, 33, 40, 54, 70, 84, 105, 125, 150, 185];
/// Bounds of the chance of a goal over all ball values, out of 1,296.
const THREATS: [u16; 11] = [0, 15, 40, 80, 130, 190, 260, 350, 450, 600, 800];
/// Bounds of the chance to play the ball to an attacking area and to score from there, out of 7,776.
const PLANS: [u16; 13] = [0, 90, 200, 350, 550, 800, 1100, 1450, 1850, 2300, 2900, 3600, 4600];

static SHOT_LEVELS: Levels<217> = Levels::new(&SHOTS);
static THREAT_LEVELS: Levels<1_297> = Levels::new(&THREATS);

const SHOT: u16 = count(SHOTS.len() + 1);
const THREAT: u16 = count(THREATS.len() + 1);
/// Not a target, or kept by so many faces of six.
const KEPT: u16 = 8;

/// The slots besides those of the areas.
const OTHERS: [u16; 19] = [
    2 * SHOT,
    2 * 13,
    13 * 2,
    6,
    THREAT,
    THREAT,
    THREAT,
    THREAT,
    THREAT,
    THREAT,
    THREAT,
    THREAT,
    KEPT * THREAT,
    KEPT * THREAT,
    KEPT * THREAT,
    KEPT * THREAT,
    count(PLANS.len() + 1),
    KEPT * KEPT,
    THREAT * THREAT,
];

pub(super) const SLOTS: [u16; AREAS + OTHERS.len()] = {
    let mut slots = [KEPT; AREAS + OTHERS.len()];
    let mut slot = 0;
    while slot < OTHERS.len() {
        slots[AREAS + slot] = OTHERS[slot];
        slot += 1;
    }
    slots
};

pub(super) fn tell(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { rules, s, sight, ahead, .. } = scene;
    // Without all pieces on the board odds mean nothing.
    if sight.is_break || sight.is_setup {
        return out.pass(SLOTS.len());
    }
    let mut now = **s;
    now.ball.value = ahead.value;
    let goal = shot(scene, &mut now);
    let press = press(scene, &mut now);
    let aggressive = aggressive(scene, &mut now);
    let counts = usize::from(goal_attempt::is_allowed(&now, now.control));
    let duel = rebound(rules, &now, now.control);
    let next = match note::key(scene, &now) {
        Some(key) => Next::read(out.noted(key, || Next::new(rules, &mut now, scene).note())),
        None => Next::new(rules, &mut now, scene),
    };
    next.kept.iter().for_each(|kept| out.put(*kept));
    let may_shoot = ahead.shot.is_some() || ahead.shoots[s.control];
    out.put(usize::from(may_shoot) * usize::from(SHOT) + SHOT_LEVELS.of(goal));
    let may_press = ahead.pressing || ahead.presses[s.passive()];
    out.put(usize::from(may_press) * 13 + thirds(press));
    out.put(usize::from(rules.aggressive_pressing.is_some()) * 13 + thirds(aggressive));
    out.put(counts * 3 + if duel == 0 { 0 } else { 1 + usize::from(duel >= 15) });
    let threats = next.threats.map(|ways| THREAT_LEVELS.of(ways));
    let counters = next.counters.map(|ways| THREAT_LEVELS.of(ways));
    threats.into_iter().chain(counters).for_each(|level| out.put(level));
    let (mut plan, mut forward) = (0, 0);
    for (attack, place) in OWN_ATTACK.into_iter().enumerate() {
        let kept = next.kept[place as usize];
        out.put(kept * usize::from(THREAT) + threats[attack]);
        forward = forward.max(kept);
        let faces = u16::try_from(kept.saturating_sub(1)).unwrap_or_default();
        plan = plan.max(faces * next.threats[attack]);
    }
    out.put(level(plan, &PLANS));
    let safest = next.kept.iter().max().copied().unwrap_or_default();
    out.put(safest * usize::from(KEPT) + forward);
    let best = |levels: [usize; 4]| levels.into_iter().max().unwrap_or_default();
    out.put(best(threats) * usize::from(THREAT) + best(counters));
}

/// Ways out of 36, by threes.
fn thirds(ways: u16) -> usize {
    usize::from(ways.div_ceil(3).min(12))
}

/// The chance out of 216 of a goal attempt from the ball's area right now.
pub(super) fn shot(scene: &Scene<'_>, now: &mut State) -> u16 {
    let Scene { rules, ahead, .. } = scene;
    if !goal_attempt::is_allowed(now, now.control) {
        return 0;
    }
    if ahead.shot.is_none() {
        now.turn.handicap = is_handicapped(rules, now, now.control);
    }
    let total = goal_attempt::modifiers(rules, now, ahead.shot.unwrap_or(From::Play)).total();
    let needed = now.ball.value.cast_signed() - total;
    let number = goal_attempt::area_number(now.control, now.ball.area).unwrap_or(6);
    // F-GOAL-03, F-GOAL-22, F-GOAL-23; F-GOAL-06 for a rebound.
    let goal = if needed < 6 {
        36 * u16::from((6 - needed).clamp(0, 6).cast_unsigned())
    } else {
        6 * u16::from(6 - number.min(6))
    };
    goal + if (2..6).contains(&needed) { rebound(rules, now, now.control) } else { 0 }
}

/// Whether a team's next action of the turn is a handicapped second one (F-ACT-11 to F-ACT-14).
fn is_handicapped(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    rules.second_action == SecondAction::Handicapped && !s.turn.acted[seat].is_empty()
}

/// The ways out of 36 to score from a rebound (F-GOAL-26 to F-GOAL-28); none without an attacker in the
/// penalty area.
fn rebound(rules: &Ruleset, s: &State, shooter: Seat) -> u16 {
    /// The ways in which one die beats another, by the modifier of the first: from -5 to +5.
    const DUEL: [u16; 11] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35];
    let goal = penalty_area(shooter.other());
    if !s.squads[shooter].has(goal) {
        return 0;
    }
    let more = match rules.rebound {
        ReboundNumbers::DiceOnly => 0,
        ReboundNumbers::Added => {
            let defenders = numbers::counted_outfield(rules, s, shooter.other(), goal);
            numbers::counted(rules, s, shooter, goal).cast_signed() - defenders.cast_signed()
        }
    };
    DUEL[usize::from((more + 5).clamp(0, 10).cast_unsigned())]
}

/// The ways out of 36 in which pressing in the ball's area wins, plain or as announced.
pub(super) fn press(scene: &Scene<'_>, now: &mut State) -> u16 {
    let Scene { rules, ahead, .. } = scene;
    let seat = now.passive();
    if !ahead.pressing {
        now.turn.handicap = is_handicapped(rules, now, seat);
        if !pressing::is_allowed(rules, now, seat) {
            return 0;
        }
    }
    pressing_wins(rules, now, seat)
}

/// The same for aggressive pressing, where it is allowed.
fn aggressive(scene: &Scene<'_>, now: &mut State) -> u16 {
    let Scene { rules, ahead, .. } = scene;
    let seat = now.passive();
    match aggressive_pressing::kind(rules, now, seat) {
        Some(kind) if ahead.presses[seat] => {
            now.turn.press = kind;
            let ways = pressing_wins(rules, now, seat);
            now.turn.press = Press::Plain;
            ways
        }
        Some(_) | None => 0,
    }
}

/// A die below the value wins (F-PRESS-03, F-PRESS-04).
fn pressing_wins(rules: &Ruleset, s: &State, seat: Seat) -> u16 {
    let manner = pressing::manner(rules, s, seat);
    let below = s.ball.value.cast_signed() - 1 + manner.help + i8::from(manner.equal_wins);
    let misses = 6 - u16::from(below.clamp(0, 6).cast_unsigned());
    if manner.dice > 1 { 36 - misses * misses } else { 36 - 6 * misses }
}

/// The control check that is due once the target is chosen: not due, or the faces that keep the ball; its
/// dice may have been rolled already.
pub(super) fn check(scene: &Scene<'_>) -> usize {
    let Scene { rules, s, ahead, .. } = scene;
    if !ahead.check || ahead.begins {
        return 0;
    }
    if control::is_automatic(rules, s) || control::is_easy(rules, s, s.turn.target) {
        return 7;
    }
    1 + match s.turn.dice[0] {
        0 => usize::from(control::faces_that_keep(s.ball.value)),
        die => 6 * usize::from(control::keeps(die, s.ball.value)),
    }
}

/// The next turn with the board as it stands.
pub(super) struct Next {
    /// By place: 0 if it is no target, otherwise one more than the faces that keep the ball.
    pub(super) kept: [usize; AREAS],
    /// The chance of a goal attempt from each attacking area, out of 1,296 over all ball values.
    pub(super) threats: [u16; 4],
    /// The same for the other team.
    pub(super) counters: [u16; 4],
}

impl Next {
    /// What is left of the turn is forgotten.
    fn new(rules: &Ruleset, s: &mut State, scene: &Scene<'_>) -> Self {
        let Scene { sight, ahead, .. } = scene;
        if !ahead.begins {
            s.turn.restart = if s.turn.goal_kick_waits { Restart::GoalKick } else { Restart::OpenPlay };
        }
        // Effects that last a single turn.
        s.turn.handicap = false;
        s.turn.effect = Effect::None;
        s.turn.value_change = 0;
        s.turn.sweep = None;
        s.turn.played.0 = [SkillSet::NONE; 2];
        let (control, area) = (s.control, s.ball.area);
        let [threats, counters] = threats(rules, s, sight);
        (s.control, s.ball.area) = (control, area);
        let mut kept = [0; AREAS];
        if is_plain(s) {
            let by_area = Passing::new(rules, s).kept();
            for (kept, area) in kept.iter_mut().zip(sight.places) {
                *kept = usize::from(by_area[*area as usize % AREAS]);
            }
        } else {
            let legal = target::legal(rules, s);
            for (kept, area) in kept.iter_mut().zip(sight.places) {
                if legal.has(*area) {
                    *kept = 1 + usize::from(keeping(rules, s, *area));
                }
            }
        }
        Self { kept, threats, counters }
    }
}

/// Whether every player counts as one.
pub(super) fn is_plain(s: &State) -> bool {
    s.turn.fans.is_none()
}

/// The chances of goal attempts from the attacking areas of both teams. Leaves the ball with one of them.
fn threats(rules: &Ruleset, s: &mut State, sight: &Sight) -> [[u16; 4]; 2] {
    let mut all = [[0; 4]; 2];
    let teams = [(sight.own, OWN_ATTACK), (sight.other, OTHER_ATTACK)];
    for (all, (shooter, places)) in all.iter_mut().zip(teams) {
        s.control = shooter;
        let rebound = rebound(rules, s, shooter);
        let quick = is_plain(s).then(|| Quick::new(rules, s));
        for (ways, place) in all.iter_mut().zip(places) {
            s.ball.area = sight.at(place);
            let total = quick.as_ref().map_or_else(
                || goal_attempt::modifiers(rules, s, From::Play).total(),
                |quick| quick.total(rules, s),
            );
            let number = goal_attempt::area_number(shooter, s.ball.area).unwrap_or(6);
            let [plain, difficult, again] =
                ANY_VALUE[usize::from((total + WIDEST).clamp(0, 2 * WIDEST).cast_unsigned())];
            *ways = plain * 36 + difficult * 6 * u16::from(6 - number.min(6)) + again * rebound;
        }
    }
    all
}

/// More than the modifiers of a goal attempt can add up to.
const WIDEST: i8 = 12;

/// By the sum of the modifiers, lowest first: the ways out of 36 for a goal, for a 6 in a difficult attempt
/// and for a rebound, over all dice and all ball values.
const ANY_VALUE: [[u16; 3]; 2 * WIDEST as usize + 1] = {
    let mut table = [[0; 3]; 2 * WIDEST as usize + 1];
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
                    table[row][column] += 1;
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

/// The faces out of six that keep the ball when it is played to a target (F-CTRL-02 to F-CTRL-06, F-EASY-01),
/// and in 2.0 do not lose it to a new value above 6 (F-NBV-06).
pub(super) fn keeping(rules: &Ruleset, s: &mut State, area: Area) -> u8 {
    s.turn.target = area;
    let sure = control::is_automatic(rules, s) || control::is_easy(rules, s, area);
    let kept = if sure { 6 } else { control::faces_that_keep(ball_value::at_check(rules, s, area)) };
    match rules.modifications {
        Modifications::BeforeDice => kept,
        Modifications::OnNewValue => {
            let more = ball_value::long_pass(rules, s, s.ball.area, area);
            let less = u8::from(ball_value::start_is_unmarked(s, s.ball.area));
            (kept * 6_u8.saturating_sub(more.saturating_sub(less))).div_ceil(6)
        }
    }
}
