//! # The roll-off                                                                            F-AEVT-03, 04, 12, 13, 16, 26, 27
//! Both teams roll and add their condition points of the zone where the ball is, each seen from its own side
//! without condition points the dice alone count.

use std::cmp::Ordering;

use touchline_engine::{Log, Seat};

use super::cards;
use crate::advanced::injury;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, CORNERS, attacker_of, penalty_area, zone};
use crate::rules::{closest_player, control, corner_kick, goal_kick, turn};
use crate::ruleset::Ruleset;
use crate::state::{Cell, Effect, State};

/// What this cell gives goes to the winner of the roll-off, which is rolled at once.
pub(super) fn begin(s: &mut State, cell: Cell) {
    s.turn.effect = Effect::RollOff(cell);
    s.agenda.push(Stage::RollOff);
}

/// What a team adds to its die.
pub fn points(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let area = if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area };
    if rules.condition.is_some() { s.teams[seat].condition.of(zone(seat, area)) } else { 0 }
}

/// The dice of the teams that were controlling and passive at the start of the turn; a tie is rolled again
///
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    controlling: u8,
    passive: u8,
    log: &mut impl Log<Event>,
) {
    let (starter, other) = (s.turn.starter, s.turn.starter.other());
    let totals = (controlling + points(rules, s, starter), passive + points(rules, s, other));
    let winner = match totals.0.cmp(&totals.1) {
        Ordering::Greater => starter,
        Ordering::Less => other,
        Ordering::Equal => return log.note(Event::RollOffTied),
    };
    s.agenda.pop();
    log.note(Event::RollOff(winner));
    if let Effect::RollOff(cell) = std::mem::take(&mut s.turn.effect) {
        win(rules, s, cell, winner, log);
    }
}

fn win(rules: &Ruleset, s: &mut State, cell: Cell, winner: Seat, log: &mut impl Log<Event>) {
    match cell {
        Cell::FastSituation => s.turn.effect = Effect::FastSituation(winner), // F-AEVT-03: in its first action
        Cell::BallBounces => s.turn.effect = Effect::BallBounces(winner), // F-AEVT-04: after the new value
        Cell::OverSideLine => over_side_line(rules, s, winner, log),
        Cell::OverGoalLine => over_goal_line(rules, s, winner, log),
        Cell::HeadCollision => collide(rules, s, winner),
        Cell::OldStar | Cell::YoungTalent => cards::begin_drawing(rules, s, cell, winner),
    }
}

/// The winner gets the ball with the printed value, without rain (F-AEVT-12, R-222); there is no control
/// check. Its closest player comes, then the turn is over.
fn over_side_line(rules: &Ruleset, s: &mut State, winner: Seat, log: &mut impl Log<Event>) {
    corner_kick::taker_returns(s);
    control::passes_to(s, winner);
    s.ball.value = 2;
    log.note(Event::Value(2, Why::Restart));
    turn::skip_rest(rules, s);
    closest_player::fetch(s);
}

/// A corner kick for the team that attacks this goal line, from this corner area or, in the penalty area,
/// from the side it chooses; a goal kick for the team that defends it (F-AEVT-13, R-162, R-229).
fn over_goal_line(rules: &Ruleset, s: &mut State, winner: Seat, log: &mut impl Log<Event>) {
    corner_kick::taker_returns(s);
    let target = s.turn.target;
    if winner != attacker_of(target) {
        goal_kick::award(rules, s, winner, log);
    } else if CORNERS.has(target) {
        corner_kick::award_at(rules, s, winner, target, log);
    } else {
        corner_kick::award(rules, s, winner, log);
    }
}

/// The winner will have the ball whatever the check says; a player of each team is hurt, the controlling
/// team's first, less badly if the target is not a penalty area (F-AEVT-16, R-161, R-219). Closest player and
/// new value come with the check.
fn collide(rules: &Ruleset, s: &mut State, winner: Seat) {
    s.turn.effect = Effect::HeadCollision(winner);
    let in_the_box = Seat::ALL.into_iter().any(|seat| penalty_area(seat) == s.turn.target);
    let less = u8::from(!in_the_box);
    injury::happens(rules, s, s.turn.starter.other(), less);
    injury::happens(rules, s, s.turn.starter, less);
}
