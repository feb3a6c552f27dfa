//! How far the turn has come, and what the rest of it may bring.

use touchline_engine::{BySeat, Seat};
use touchline_fuba::advanced::skills::Window;
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::action_order::ActionOrder;
use touchline_fuba::rules::goal_attempt::From;
use touchline_fuba::state::{ActionKind, Dribble, Effect, Kinds, Restart};

use super::super::groups::{GROUPS, group, is_moving};
use super::{Scene, count};
use crate::Inputs;

/// Stages that interrupt another, apart from the windows for skills.
const INTERRUPTS: usize = 13;

/// Types of action.
const KINDS: [ActionKind; 6] = [
    ActionKind::GoalAttempt,
    ActionKind::Movement,
    ActionKind::Positioning,
    ActionKind::Pressing,
    ActionKind::Substitution,
    ActionKind::BallOn,
];

pub(super) const SLOTS: [u16; 27] = [
    count(GROUPS + 1) * 3,
    count(INTERRUPTS + Window::ALL.len()),
    36,
    6,
    64,
    64,
    16,
    6,
    1 + 2 * 3 * 7,
    1 + 2 * 8,
    4 * 4,
    1 + 2 * 7,
    6,
    12,
    EFFECTS * 3,
    12,
    12,
    1 + 2 * 11,
    49,
    8,
    6,
    12,
    9,
    5,
    7,
    7,
    count(GROUPS + 1) * 5,
];

/// The kinds of effects.
const EFFECTS: u16 = 16;

pub(super) fn tell(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, ahead, .. } = scene;
    let top = s.agenda.top();
    // The current or interrupted group, and who is asked.
    let groups = s.agenda.stages().iter().rev().map(|stage| group(*stage));
    let group = groups.flatten().next().map_or(0, |group| 1 + group as usize);
    out.put(group * 3 + scene.who(scene.asked));
    out.put(top.map_or(0, interrupt));
    // Who still has something to do this turn: the next one begins with the controlling team.
    let [own, other] = scene.both().map(|seat| actions(ahead.actions[seat]));
    out.put(own * 6 + other);
    out.put(usize::from(ahead.second) * 3 + scene.who(ahead.first));
    // Each type of action is played once (F-ACT-08).
    scene.both().into_iter().for_each(|seat| out.put(kinds(s.turn.acted[seat])));
    let can = |flags: BySeat<bool>| scene.both().map(|seat| usize::from(flags[seat]));
    let ([a, b], [c, d]) = (can(ahead.shoots), can(ahead.presses));
    out.put(8 * a + 4 * b + 2 * c + d);
    let shot = match ahead.shot {
        None => 0,
        Some(From::Play) => 1,
        Some(From::FreeKick) => 2,
    };
    out.put(2 * shot + usize::from(ahead.pressing));
    movement(scene, top, out);
    restart(scene, out);
    memory(scene, out);
    dice(scene, out);
    let zone = super::board::zone(scene);
    out.put(group * 5 + zone);
}

/// How much is left to act: none, one action, somewhat more, two, ever more.
fn actions(left: f32) -> usize {
    [0.1, 0.7, 1.1, 1.7, 2.1].iter().map(|bound| usize::from(left > *bound)).sum()
}

fn kinds(acted: Kinds) -> usize {
    if acted.is_empty() {
        return 0;
    }
    KINDS.iter().rev().fold(0, |bits, kind| 2 * bits + usize::from(acted.has(*kind)))
}

/// What interrupts the flow of the turn.
fn interrupt(stage: Stage) -> usize {
    match stage {
        Stage::Tiredness(_) => 1,
        Stage::LosePoint(_) => 2,
        Stage::GainPoint(_) => 3,
        Stage::MaybeSubstitute(_) => 4,
        Stage::Substitution(..) => 5,
        Stage::FreshPlayer(..) => 6,
        Stage::LoseCard(_) => 7,
        Stage::DrawCard(_) => 8,
        Stage::DrawTalent(_) => 9,
        Stage::SkillChoice(..) => 10,
        Stage::SkillRoll(..) => 11,
        Stage::ReopenWindow(..) => 12,
        Stage::OpenWindow(window, _) | Stage::Window(window, _) => INTERRUPTS + window as usize,
        _ => 0,
    }
}

/// Moves under way: which line, how many are left, whether the ball may move along.
fn movement(scene: &Scene<'_>, top: Option<Stage>, out: &mut Inputs) {
    let Scene { s, asked, .. } = scene;
    let moves = top.is_some_and(is_moving);
    let Some(who) = scene.who(*asked).checked_sub(1).filter(|_| moves) else {
        return out.pass(5);
    };
    let left = usize::from(s.steps.left);
    let line = if let Some(Stage::Movement(_, line)) = top { Some(line as usize) } else { None };
    out.put(line.map_or(0, |line| 1 + (who * 3 + line) * 7 + left.min(6)));
    out.put(if line.is_none() { 1 + who * 8 + left.min(7) } else { 0 });
    let dribble = match s.steps.dribble {
        Dribble::No => 0,
        Dribble::Unmarked => 1,
        Dribble::Free => 2,
        Dribble::Skilled => 3,
    };
    out.put(dribble * 4 + usize::from(s.steps.made.min(3)));
    let free = matches!(top, Some(Stage::FreeMovement(_)));
    let surplus: u8 = if free { s.steps.surplus.all().iter().sum::<u8>() + s.steps.extra } else { 0 };
    out.put(if free { 1 + who * 7 + usize::from(surplus.min(6)) } else { 0 });
    out.at_most(s.steps.any);
}

/// A restart has a value of its own; an event changes the rest of the turn.
fn restart(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, .. } = scene;
    let kind = match s.turn.restart {
        Restart::OpenPlay => 0,
        Restart::KickOff => 1,
        Restart::FreeKick => 2,
        Restart::CornerKick => 3,
        Restart::GoalKick => 4,
        Restart::PenaltyKick => 5,
    };
    out.put(2 * kind + usize::from(s.turn.goal_kick_waits));
    let (effect, who) = match s.turn.effect {
        Effect::None => (0, None),
        Effect::FailedPass => (1, Some(s.passive())),
        Effect::ExtraStep(seat) => (2, Some(seat)),
        Effect::NoActions => (3, None),
        Effect::FreeDribble => (4, Some(s.turn.starter)),
        Effect::Moves(seat, _) => (5, Some(seat)),
        Effect::NoDefence(seat) => (6, Some(seat)),
        Effect::AttackMove => (7, Some(s.control)),
        Effect::DefenceMove => (8, Some(s.passive())),
        Effect::RollOff(_) => (9, None),
        Effect::FastSituation(seat) => (10, Some(seat)),
        Effect::BallBounces(seat) => (11, Some(seat)),
        Effect::AggressiveDefence => (12, Some(s.passive())),
        Effect::HeadCollision(seat) => (13, Some(seat)),
        Effect::PerfectPass => (14, Some(s.control)),
        Effect::OpenGoal => (15, Some(s.control)),
    };
    out.put(effect * 3 + scene.who(who));
}

/// What this turn leaves for the next: a check that succeeds (F-PRESS-08), and in 2.0 the moves that decide
/// who acts first (F-ACT-01).
fn memory(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { rules, s, sight, .. } = scene;
    let free = scene.who(s.memory.free_check);
    out.put(free * 4 + usize::from(s.turn.handicap) * 2 + usize::from(s.turn.lost));
    if rules.action_order != ActionOrder::FewerMoved {
        return out.pass(2);
    }
    let more = |moves: BySeat<u8>| {
        let more = moves[sight.own].cast_signed() - moves[sight.other].cast_signed();
        usize::from((more.clamp(-5, 5) + 5).cast_unsigned())
    };
    out.put(1 + more(s.turn.moves));
    let seen = |first: Seat| usize::from(first != sight.own) * 11;
    out.put(s.memory.first.map_or(0, |first| 1 + seen(first) + more(s.memory.moves)));
}

/// The dice of the turn, and what its events and skills change.
fn dice(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { s, ahead, .. } = scene;
    let [first, second] = s.turn.dice.map(|die| usize::from(die.min(6)));
    out.put(if ahead.check { first * 7 + second } else { 0 });
    out.put(super::odds::check(scene));
    out.at_most(s.turn.risk);
    out.put(scene.who(s.turn.sweep) * 4 + s.turn.press as usize);
    out.put(scene.who(s.turn.fans.map(|(seat, _)| seat)) * 3 + scene.who(s.turn.pressed));
    out.at_most(s.turn.crowd);
    out.around_zero(i32::from(s.turn.value_change), 3);
    let tally = if scene.open { 0 } else { s.turn.tally };
    out.at_most(tally);
}
