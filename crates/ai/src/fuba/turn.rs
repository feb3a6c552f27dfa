//! How far the turn has come, and what the rest of it may bring.

use touchline_engine::{BySeat, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::action_order::ActionOrder;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::{ActionKind, Dribble, Effect, Line, Restart, State};

use super::ahead::Ahead;
use super::groups::{GROUPS, group, is_moving};
use super::sight::Sight;
use crate::Features;

pub(super) const FEATURES: usize = GROUPS + 1 + 2 + 5 + 6 + 3 + 4 + 5 + 3 + 2 + 3;

pub(super) fn tell(
    rules: &Ruleset,
    s: &State,
    sight: &Sight,
    ahead: &Ahead,
    asked: Option<Seat>,
    out: &mut Features,
) {
    let top = s.agenda.top();
    let both = [sight.own, sight.other];
    // The current or interrupted group, and who is asked.
    let groups = s.agenda.stages().iter().rev().map(|stage| group(*stage));
    out.one_of(GROUPS, groups.flatten().next().map(|group| group as usize));
    out.flag(top.is_some_and(|stage| group(stage).is_none()));
    both.iter().for_each(|seat| out.flag(asked == Some(*seat)));
    // Who still has something to do this turn: the next one begins with the controlling team.
    both.iter().for_each(|seat| out.push(ahead.actions[*seat]));
    out.flag(ahead.second);
    both.iter().for_each(|seat| out.flag(ahead.first == Some(*seat)));
    // Each type of action is played once (F-ACT-08).
    for kind in [ActionKind::GoalAttempt, ActionKind::Movement, ActionKind::Pressing] {
        both.iter().for_each(|seat| out.flag(s.turn.acted[*seat].has(kind)));
    }
    movement(s, asked, sight, top, out);
    restart(s, out);
    effects(s, sight, out);
    memory(rules, s, sight, out);
}

/// Moves under way: which line, how many are left, whether the ball may move along.
fn movement(s: &State, asked: Option<Seat>, sight: &Sight, top: Option<Stage>, out: &mut Features) {
    let line = if let Some(Stage::Movement(_, line)) = top { Some(line) } else { None };
    for option in Line::ALL {
        out.flag(line == Some(option));
    }
    let moves = top.is_some_and(is_moving);
    let surplus: u8 = s.steps.surplus.all().iter().sum();
    for seat in [sight.own, sight.other] {
        out.push(if moves && asked == Some(seat) { f32::from(s.steps.left) / 4.0 } else { 0.0 });
    }
    out.flag(moves && s.steps.dribble != Dribble::No);
    let free = matches!(top, Some(Stage::FreeMovement(_)));
    out.push(if free { f32::from(surplus + s.steps.extra) / 4.0 } else { 0.0 });
}

/// A restart has a value of its own.
fn restart(s: &State, out: &mut Features) {
    let kind = match s.turn.restart {
        Restart::OpenPlay => None,
        Restart::KickOff => Some(0),
        Restart::FreeKick => Some(1),
        Restart::CornerKick => Some(2),
        Restart::GoalKick => Some(3),
        Restart::PenaltyKick => Some(4),
    };
    out.one_of(5, kind);
}

/// What a special event does for the rest of the turn: to the protagonist, to its opponent, or to both.
fn effects(s: &State, sight: &Sight, out: &mut Features) {
    let gains = match s.turn.effect {
        Effect::ExtraStep(seat)
        | Effect::Moves(seat, _)
        | Effect::FastSituation(seat)
        | Effect::BallBounces(seat)
        | Effect::HeadCollision(seat) => Some(seat),
        Effect::NoDefence(seat) => Some(seat.other()),
        Effect::FreeDribble => Some(s.turn.starter),
        Effect::AttackMove | Effect::PerfectPass | Effect::OpenGoal => Some(s.control),
        Effect::FailedPass | Effect::DefenceMove | Effect::AggressiveDefence => Some(s.passive()),
        Effect::None | Effect::NoActions | Effect::RollOff(_) => None,
    };
    out.flag(gains == Some(sight.own));
    out.flag(gains == Some(sight.other));
    out.flag(s.turn.effect == Effect::NoActions);
}

/// What this turn leaves for the next: a check that succeeds (F-PRESS-08), a goal kick that waits (F-GKK-04),
/// and in 2.0 the moves that decide who acts first (F-ACT-01).
fn memory(rules: &Ruleset, s: &State, sight: &Sight, out: &mut Features) {
    out.flag(s.memory.free_check == Some(sight.own));
    out.flag(s.memory.free_check == Some(sight.other));
    out.flag(s.turn.goal_kick_waits);
    let counts = rules.action_order == ActionOrder::FewerMoved;
    let more = |moves: BySeat<u8>| {
        f32::from(moves[sight.own].cast_signed() - moves[sight.other].cast_signed()) / 4.0
    };
    out.push(if counts { more(s.turn.moves) } else { 0.0 });
    out.push(match s.memory.first {
        Some(first) if counts && first == sight.own => 1.0 + more(s.memory.moves),
        Some(_) if counts => more(s.memory.moves) - 1.0,
        Some(_) | None => 0.0,
    });
}
