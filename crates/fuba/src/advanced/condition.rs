//! # Condition points                                                                        F-CP
//! Markers per line (F-CP-01, F-CP-10) that pay for boosts, announced with the choice of the action
//! (F-CP-03), one for each action (F-CP-04). 2.0: a die for the movement, any mix of types. 2.1 and 3.0: one
//! more move, a better positioning, a better pressing, which in 3.0 is an aggressive one (F-CP-08); 2.1 pays
//! from the zone of the target area, 3.0 from that of the ball. There is no boost for a goal attempt
//! (F-CP-09).

use touchline_engine::{Log, Seat, worded};

use super::tiredness;
use crate::event::Event;
use crate::pitch::{Area, zone};
use crate::ruleset::Ruleset;
use crate::state::{Condition, Formation, Line, State, TeamMark};

worded! {
    /// What condition points do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ConditionPoints {
        /// A die for the movement, any mix of types; the zone of the ball pays.
        MovementDie = "movement-die",
        /// One more move, player or pip; the zone of the target area pays.
        BoostFromTargetZone = "boost-from-target-zone",
        /// One more move or step, or an aggressive pressing; the zone of the ball pays.
        BoostFromBallZone = "boost-from-ball-zone",
    }
}

/// One point per player of each line (F-CP-01); roles are applied afterwards.
pub const fn start(formation: Formation) -> Condition {
    Condition { points: [formation.defenders, formation.midfielders, formation.forwards] }
}

/// The line that pays for a boost, from the paying team's point of view (F-CP-02, R-112).
pub fn paying_line(rules: &Ruleset, s: &State, seat: Seat) -> Line {
    let area = match rules.condition {
        Some(ConditionPoints::BoostFromTargetZone) => s.turn.target,
        Some(ConditionPoints::MovementDie | ConditionPoints::BoostFromBallZone) | None => s.ball.area,
    };
    zone(seat, if area == Area::Spot { s.turn.corner } else { area })
}

/// Whether a team has a point in the line that would pay.
pub fn can_boost(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    rules.condition.is_some() && s.teams[seat].condition.of(paying_line(rules, s, seat)) > 0
}

/// Remove used markers from a line (F-CP-10).
fn spend(s: &mut State, seat: Seat, line: Line, points: u8, log: &mut impl Log<Event>) {
    s.teams[seat].condition.take(line, points);
    log.note(Event::PointsPaid(seat, line, points));
}

/// Pay points from a line.
pub(crate) fn pay(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    line: Line,
    points: u8,
    log: &mut impl Log<Event>,
) {
    spend(s, seat, line, points, log);
    tiredness::points_paid(rules, s, seat, log);
}

/// What a team puts into an action (F-CP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boost {
    None,
    /// A condition point: one more move of any type (F-CP-05), step or pip.
    Point,
}

/// Pay for an action that is played with a boost.
pub(crate) fn pay_for(rules: &Ruleset, s: &mut State, seat: Seat, boost: Boost, log: &mut impl Log<Event>) {
    match boost {
        Boost::None => {}
        Boost::Point => pay_boost(rules, s, seat, log),
    }
}

/// Pay one point for the boost of an action (F-CP-03, F-CP-04); tiredness waits until the action is over
///
pub(crate) fn pay_boost(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let line = paying_line(rules, s, seat);
    spend(s, seat, line, 1, log);
}

/// The numbers that count for movement: one less in each line for a tired team, never below 0 (F-TIRED-03,
/// R-117), also where they are the minimum of a die (F-TIRED-04) and in 3.0 for the defenders of an offside
/// risk (F-TIRED-05). The pieces stay (F-TIRED-06).
#[inline]
pub fn formation(s: &State, seat: Seat) -> Formation {
    let f = s.teams[seat].formation;
    if s.teams[seat].marks.has(TeamMark::Tired) {
        Formation::new(
            f.defenders.saturating_sub(1),
            f.midfielders.saturating_sub(1),
            f.forwards.saturating_sub(1),
        )
    } else {
        f
    }
}
