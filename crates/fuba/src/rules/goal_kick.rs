//! # Goal kick                                                                               F-GKK
//! After a missed attempt or penalty (F-GKK-01). In 2.2 and 3.0 the rest of the turn is skipped (F-GKK-04) and both teams
//! rearrange; in 2.0 and 2.1 the turn is played out first.

use touchline_engine::{Choices, Log, Seat};

use super::steps::{self, Keep};
use super::{clock, half, offside};
use crate::action::Action;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{front_area, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// What a goal kick does to the turn (F-GKK-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKick {
    /// The rest of the turn is skipped; the passive team replies with at least so many moves (F-GKK-09).
    SkipsTurn {
        /// The least the passive team may move.
        reply_at_least: u8,
    },
}

/// The defenders become the controlling team with the ball in their penalty area (F-GKK-02), value 1 (F-GKK-03); the turn is
/// over (F-GKK-04). Not taken when the half is over.
pub(crate) fn award(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.control = seat;
    s.agenda.clear();
    if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::GoalKick));
        return half::end(rules, s, log);
    }
    s.turn.restart = Restart::GoalKick;
    s.ball.area = penalty_area(seat);
    s.ball.value = 1;
    log.note(Event::Awarded(Restart::GoalKick, seat, s.ball.area));
    log.note(Event::Value(1, Why::Restart));
    clock::restart_minute(rules, s, log);
    clear_area(s, seat, log);
    s.agenda.push(Stage::Turn(0)); // F-GKK-10
    s.agenda.push(Stage::GoalKickMoves(seat));
    steps::begin(s, steps::UNLIMITED);
}

/// Everybody in the penalty area except the kicking team's goalkeeper goes one area towards the centre circle (F-GKK-07);
/// that goalkeeper is put there if it was away.
fn clear_area(s: &mut State, kicker: Seat, log: &mut impl Log<Event>) {
    let (area, front) = (penalty_area(kicker), front_area(kicker));
    for seat in Seat::ALL {
        while s.squads[seat].outfield(area) > 0 {
            s.squads[seat].take(area);
            s.squads[seat].put(front, 1);
            log.note(Event::Moved(seat, area, front));
        }
    }
    if s.squads[kicker.other()].keeper() == area {
        s.squads[kicker.other()].place_keeper(front);
        log.note(Event::KeeperMoved(kicker.other(), area, front));
    }
    let from = s.squads[kicker].keeper();
    if from != area {
        s.squads[kicker].place_keeper(area);
        log.note(Event::KeeperMoved(kicker, from, area));
    }
}

/// The kicking team moves as many as it wants in any way (F-GKK-08), then the passive team, which may not enter the penalty
/// area; somebody stays at the ball.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    let closed = s.ball.area;
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, _, from| {
        let reach = offside::any_step(seat, from, barred);
        if seat == s.control { reach } else { reach.without(closed) }
    });
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if !steps::make(s, seat, action, log) {
        return;
    }
    s.agenda.pop();
    if seat == s.control {
        // F-GKK-09: four or as many as the kicking team did, whichever is more.
        let reply = match rules.goal_kick {
            GoalKick::SkipsTurn { reply_at_least } => reply_at_least.max(s.steps.made),
        };
        steps::begin(s, reply);
        s.agenda.push(Stage::GoalKickMoves(seat.other()));
    }
}
