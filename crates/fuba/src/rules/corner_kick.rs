//! # Corner kick                                                                             F-CK
//! Taken after a setup from the corner spot, an area of its own next to the corner area (F-CK-05), with ball
//! value 1. It comes from a goal attempt equal to the ball value, a rebound tie, the second die of a
//! difficult attempt, event 7 or the advanced event 4-4 (F-CK-01).

use touchline_engine::{Choices, Log, Seat, worded};

use super::{clock, half, setup};
use crate::action::Action;
use crate::advanced::slow_play;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, DISTANCE, attacked_corners};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

worded! {
    /// When the taker stands in the corner area again (F-CK-08).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TakerReturns {
        /// As soon as the ball moves.
        WithBall = "with-ball",
        /// After the control check.
        AfterCheck = "after-check",
    }
}

/// The taker comes back with the ball's movement, where the edition says so.
pub(crate) fn taker_returns_with_the_ball(rules: &Ruleset, s: &mut State) {
    match rules.taker_returns {
        TakerReturns::WithBall => taker_returns(s),
        TakerReturns::AfterCheck => {}
    }
}

/// Areas between the corner spot and a target: the spot is one step from its corner area (F-CK-05, R-097).
pub fn areas_between(s: &State, target: Area) -> u8 {
    DISTANCE[s.turn.corner as usize % DISTANCE.len()][target as usize % DISTANCE.len()]
}

/// A corner after a shot or rebound: the attacking team chooses the side. Not taken when the half is
/// over.
pub(crate) fn award(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    give(rules, s, seat, None, log);
}

fn give(rules: &Ruleset, s: &mut State, seat: Seat, corner: Option<Area>, log: &mut impl Log<Event>) {
    s.control = seat;
    s.agenda.clear();
    if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::CornerKick));
        return half::end(rules, s, log);
    }
    clock::restart_minute(rules, s, Restart::CornerKick, log); // F-CK-11, at the award
    s.agenda.push(Stage::CornerSide);
    if let Some(corner) = corner {
        begin(rules, s, corner, log);
    }
    slow_play::offer(rules, s, Restart::CornerKick);
}

/// A corner from a given corner area.
pub(crate) fn award_at(rules: &Ruleset, s: &mut State, seat: Seat, corner: Area, log: &mut impl Log<Event>) {
    taker_returns(s);
    give(rules, s, seat, Some(corner), log);
}

pub(crate) fn choices(s: &State, out: &mut Choices<Action>) {
    attacked_corners(s.control).into_iter().for_each(|corner| out.push(Action::Corner(corner)));
}

pub(crate) fn choose(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::Corner(corner) = action {
        begin(rules, s, corner, log);
    }
}

/// Ball on the spot with value 1 (F-CK-06), setup (F-CK-02), then a new turn (F-CK-07).
fn begin(rules: &Ruleset, s: &mut State, corner: Area, log: &mut impl Log<Event>) {
    s.agenda.replace(Stage::Turn(0));
    s.turn.restart = Restart::CornerKick;
    s.turn.corner = corner;
    s.ball.area = Area::Spot;
    s.ball.value = 1;
    log.note(Event::Awarded(Restart::CornerKick, s.control, corner));
    log.note(Event::Value(1, Why::Restart));
    setup::order(rules, s);
}

/// The half is over: nothing stays on the spot.
pub(crate) fn void(s: &mut State) {
    taker_returns(s);
    if s.ball.area == Area::Spot {
        s.ball.area = s.turn.corner;
    }
}

/// After the control check (or when the kick is cut short) the taker stands in the corner area (F-CK-08,
///
pub(crate) fn taker_returns(s: &mut State) {
    let corner = s.turn.corner;
    for seat in Seat::ALL {
        let squad = &mut s.squads[seat];
        if squad.outfield(Area::Spot) > 0 {
            squad.take(Area::Spot);
            squad.put(corner, 1);
        }
        if squad.keeper() == Area::Spot {
            squad.place_keeper(corner);
        }
    }
}
