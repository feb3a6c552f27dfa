//! # Penalty kick                                                                            F-PEN
//! A free kick in the offender's penalty area (F-PEN-01): a setup, the goalkeeper's secret choice, the
//! kicker's side, then a die against the table. Sides are each player's own left and right, so equal words
//! mean opposite sides.

use touchline_engine::{Choices, Log};

use super::{clock, goal_attempt, goal_kick, setup, shoot_out};
use crate::action::Action;
use crate::advanced::skills::{Window, effects, play, window};
use crate::advanced::slow_play;
use crate::chance::Roll;
use crate::event::{Event, Shot};
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{GoalSide, Restart, State};

/// The die a kick needs: rows by the kicker's side (F-PEN-09 left, F-PEN-10 middle, F-PEN-11 right), columns
/// by the dive.
pub const NEEDED: [[u8; 3]; 3] = [[2, 2, 6], [1, 6, 1], [6, 2, 2]];

/// Whether a die scores (F-PEN-08).
pub fn scores(kick: GoalSide, dive: GoalSide, die: u8) -> bool {
    die >= NEEDED[kick as usize][dive as usize]
}

/// Minute (F-PEN-14), setup with kicker and goalkeeper alone in the area (F-PEN-02, F-PEN-03, F-PEN-04), then
/// the duel. A penalty is taken even when the half is over.
pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.turn.restart = Restart::PenaltyKick;
    clock::restart_minute(rules, s, Restart::PenaltyKick, log);
    s.agenda.push(Stage::Dive);
    setup::order(rules, s);
    slow_play::offer(rules, s, Restart::PenaltyKick);
}

/// The goalkeeper dives to its left, stays, or dives to its right (F-PEN-05).
pub(crate) fn dives(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    GoalSide::ALL.into_iter().for_each(|side| out.push(Action::Dive(side)));
    // No cards in a shoot-out.
    if !shoot_out::is_on(s) {
        window::offer(rules, s, s.passive(), Window::Penalty, out);
    }
}

pub(crate) fn dive(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::Play(skill) = action {
        play::play(rules, s, s.passive(), skill, log);
    } else if let Action::Dive(side) = action {
        s.secrets[s.control.other()].dive = Some(side);
        s.agenda.replace(Stage::PenaltyKick);
        log.note(Event::Chosen(s.passive()));
    }
}

/// The kicker announces left, middle or right (F-PEN-06).
pub(crate) fn kicks(out: &mut Choices<Action>) {
    GoalSide::ALL.into_iter().for_each(|side| out.push(Action::Kick(side)));
}

/// Only then is the dive shown (F-PEN-07).
pub(crate) fn kick(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::Kick(side) = action {
        s.agenda.replace(Stage::PenaltyDie(side));
        let dive = s.secrets[s.passive()].dive.unwrap_or(GoalSide::Middle);
        log.note(Event::Duel(side, dive));
    }
}

/// What is rolled.
pub(crate) fn roll(_: &Ruleset, s: &State) -> Roll {
    if !shoot_out::is_on(s) && effects::keeper_saves_penalty(s) { Roll::PenaltyOfTwo } else { Roll::Penalty }
}

/// One die (F-PEN-07): a goal and kick-off (F-PEN-13), or a goal kick for the other team (F-PEN-12).
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    side: GoalSide,
    dice: &[u8],
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    let die = dice.iter().copied().min().unwrap_or(1);
    let (kicker, keeper) = (s.control, s.passive());
    let dive = s.secrets[keeper].dive.take().unwrap_or(GoalSide::Middle);
    if shoot_out::is_on(s) {
        return shoot_out::kicked(s, scores(side, dive, die), log);
    }
    if scores(side, dive, die) {
        log.note(Event::Shot(Shot::Goal, kicker));
        goal_attempt::score(rules, s, kicker, log);
    } else {
        log.note(Event::Shot(Shot::Miss, kicker));
        goal_kick::award_in_new_turn(rules, s, keeper, log);
    }
}
