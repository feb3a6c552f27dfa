//! # Dribbling                                                                               F-DRIB
//! Once in a movement the controlling team may carry the ball with a moving player to an adjacent area
//! (F-DRIB-01), out of an area without passive players (F-DRIB-02).

use touchline_engine::{Choices, Seat, worded};

use super::goal_kick;
use crate::action::Action;
use crate::advanced::skills::effects;
use crate::advanced::special_events::fans;
use crate::flow::Nth;
use crate::pitch::{Area, AreaSet};
use crate::ruleset::Ruleset;
use crate::state::{Dribble, Effect, State};

worded! {
    /// Offside and the dribbling player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DribblerOffside {
        /// A player carrying the ball is not offside.
        Exempt = "exempt",
        /// Bound like every other move.
        Bound = "bound",
    }
}

/// The right to dribble with which a movement begins. Event 12 lifts the condition for the team that began
/// the turn in control, if it moves as its first action and still has the ball (F-EVT-31, F-AEVT-14, R-052).
pub(crate) fn right(s: &State, seat: Seat, nth: Nth) -> Dribble {
    if seat != s.control {
        Dribble::No
    } else if s.turn.effect == Effect::FreeDribble && seat == s.turn.starter && nth == Nth::First {
        Dribble::Free
    } else {
        Dribble::Unmarked
    }
}

/// Whether the ball may be carried out of its area now (F-DRIB-02).
pub fn is_allowed(s: &State, seat: Seat) -> bool {
    // F-DRIB-05: not while a goal kick is still to be taken.
    if goal_kick::is_to_be_taken(s) {
        return false;
    }
    match s.steps.dribble {
        Dribble::No => false,
        Dribble::Unmarked => seat == s.control && !s.squads[seat.other()].has(s.ball.area),
        Dribble::Free | Dribble::Skilled => seat == s.control,
    }
}

/// Dribbles by players (and the goalkeeper) at the ball that have not moved yet.
#[inline]
pub(crate) fn choices(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    out: &mut Choices<Action>,
    reach: impl Fn(Area, bool) -> AreaSet,
) {
    let (from, squad) = (s.ball.area, &s.squads[seat]);
    if s.steps.left == 0 || !is_allowed(s, seat) || !squad.has(from) {
        return;
    }
    let exempt = match rules.dribbler_offside {
        DribblerOffside::Exempt => true,
        DribblerOffside::Bound => false,
    };
    let mut areas = reach(from, exempt);
    // F-SK-28, F-SK-29: by a skill only into areas without opponents.
    if s.steps.dribble == Dribble::Skilled && s.squads[seat.other()].has(from) {
        let past = effects::dribbles_past(rules, s, seat);
        areas = if past { areas.minus(s.squads[seat.other()].present()) } else { AreaSet::NONE };
    }
    if squad.outfield(from) > s.steps.moved.at(from) {
        areas.iter().for_each(|to| out.push(Action::Dribble(from, to)));
    }
    if fans::is_choice(s, seat, from) {
        areas.iter().for_each(|to| out.push(Action::DribbleNominee(from, to)));
    }
    if squad.keeper() == from && !s.steps.keeper_moved {
        areas.iter().for_each(|to| out.push(Action::DribbleKeeper(from, to)));
    }
}

/// The ball moves along, one area, and not again in this movement (F-DRIB-01, F-DRIB-04).
pub(crate) fn carry(s: &mut State, to: Area) {
    s.ball.area = to;
    s.steps.dribble = Dribble::No;
}
