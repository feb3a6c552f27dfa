//! # Free kick                                                                               F-FK, F-QFK
//! The awarded team takes control at once in the target area with ball value 1. In its own half (or the centre) the kick is
//! quick: no setup, only moves. Elsewhere a setup, then a direct shot or a new turn. In the offender's penalty area it
//! is a penalty kick. 2.0 knows no quick ones.

use touchline_engine::{Choices, Log, Seat};

use super::steps::{self, Keep};
use super::{
    clock, closest_player, corner_kick, free_movement, goal_attempt, half, offside, penalty_kick, setup, turn,
};
use crate::action::Action;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, PARTLY_OWN_HALF, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Restart, State};
use touchline_engine::BySeat;

/// Moves of the passive team before a quick free kick (F-QFK-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuickReply {
    /// Up to as many as the controlling team made.
    AsMany,
}

/// Free movements before a direct shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotFreeMoves {
    /// None: the setup has just been made.
    None,
    /// The shot is a first action like any other.
    Allowed,
}

/// A free kick for a team: control at once (F-FK-01), the ball in the area (F-FK-02) with value 1 (F-FK-03), the rest of the
/// turn is void. The offender's card test comes before the minute and the setup.
pub(crate) fn award(s: &mut State, to: Seat, area: Area, log: &mut impl Log<Event>) {
    corner_kick::taker_returns(s);
    s.control = to;
    s.ball.area = area;
    s.ball.value = 1;
    s.turn.restart = Restart::FreeKick;
    s.agenda.clear();
    s.agenda.push(Stage::FreeKick);
    s.agenda.push(Stage::YellowCard(to.other()));
    // F-FK-04: in the offender's penalty area a penalty kick is taken instead.
    let kick = if is_penalty(s) { Restart::PenaltyKick } else { Restart::FreeKick };
    log.note(Event::Awarded(kick, to, area));
    log.note(Event::Value(1, Why::Restart));
}

fn is_penalty(s: &State) -> bool {
    s.ball.area == penalty_area(s.passive())
}

/// Quick where the area is at least partly in the kicking team's half (F-QFK-01), the centre included (F-QFK-06).
pub fn is_quick(s: &State) -> bool {
    PARTLY_OWN_HALF[s.control as usize].has(s.ball.area)
}

/// The kick itself, once cards are dealt with.
pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if is_penalty(s) {
        return penalty_kick::begin(rules, s, log);
    }
    // in the last turn only a direct shot still belongs to it.
    if is_quick(s) && clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::FreeKick));
        return half::end(rules, s, log);
    }
    clock::restart_minute(rules, s, log);
    if is_quick(s) {
        // F-QFK-02: no setup. F-QFK-05: after the moves a new turn starts with the free kick.
        s.agenda.push(Stage::Turn(0));
        s.agenda.push(Stage::QuickMoves(s.control));
        steps::begin(s, steps::UNLIMITED);
        closest_player::fetch(s);
    } else {
        s.agenda.push(Stage::TakeFreeKick);
        setup::order(s); // F-FK-05
    }
}

/// Any mix of the movement types, so any neighbour, each piece once (F-QFK-03, R-093); somebody
/// stays at the ball.
pub(crate) fn quick_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, _, from| offside::any_step(seat, from, barred));
}

pub(crate) fn quick_move(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if !steps::make(s, seat, action, log) {
        return;
    }
    s.agenda.pop();
    if seat == s.control {
        let reply = match rules.quick_reply {
            QuickReply::AsMany => s.steps.made,
        };
        if reply > 0 {
            steps::begin(s, reply);
            s.agenda.push(Stage::QuickMoves(seat.other()));
        }
    }
}

/// After the setup: a direct goal attempt (F-FK-08) or a new turn (F-FK-09).
pub(crate) fn choices(_: &Ruleset, s: &State, out: &mut Choices<Action>) {
    if goal_attempt::is_allowed(s, s.control) {
        out.push(Action::Shoot);
    }
    out.push(Action::Pass);
}

pub(crate) fn take(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if action == Action::Shoot {
        shoot(rules, s, log);
    } else if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::FreeKick));
        half::end(rules, s, log);
    } else {
        s.agenda.push(Stage::Turn(0)); // F-FK-09
    }
}

/// The turn goes on at the action stages with the shot as the shooter's first action (F-ACT-16, F-FK-08); the other team then
/// has a full first action.
fn shoot(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let shooter = s.control;
    s.turn.first = shooter;
    s.turn.acted = BySeat::new(None, None);
    s.turn.acted[shooter] = Some(ActionKind::GoalAttempt);
    s.agenda.push(turn::after_first_actions(rules));
    s.agenda.push(Stage::FirstAction(shooter.other()));
    s.agenda.push(Stage::FreeKickShot);
    match rules.shot_free_moves {
        ShotFreeMoves::None => {}
        ShotFreeMoves::Allowed => free_movement::start(rules, s, shooter),
    }
    log.note(Event::Acts(shooter, ActionKind::GoalAttempt));
}
