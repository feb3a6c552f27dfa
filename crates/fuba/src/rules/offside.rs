//! # Offside                                                                                 F-OFF
//! A player wholly in the opponent's half and closer to its goal line than the opponent's second closest
//! player is offside, unless partly level with that player or not ahead of the ball. Offside restricts
//! targets, moves and the numbers at a shot; no free kick follows (F-OFF-09). All answers are exact sets of
//! areas.

use touchline_engine::{Seat, worded};

use crate::pitch::{
    AHEAD, Area, AreaSet, BACKWARD, BEYOND_LINE, FARTHER_BACK, NEIGHBOURS, NOT_AHEAD_OF_BALL, PARTLY_OWN_HALF,
};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

worded! {
    /// Passes for which offside is not judged (F-OFF-08).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Backward {
        /// The target area lies fully in the own half.
        IntoOwnHalf = "into-own-half",
        /// None (harmless, because of F-OFF-04).
        None = "none",
        /// The target area is farther from the opponent's goal line than the start area.
        TowardsOwnGoal = "towards-own-goal",
    }
}

worded! {
    /// Whom the offside restriction of movement binds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OffsideMoves {
        /// Both teams, each towards its own attack.
        BothTeams = "both-teams",
        /// Only the controlling team.
        ControllingTeam = "controlling-team",
    }
}

/// The area of a team's second closest player to its own goal line, the goalkeeper included (F-OFF-02,
///
pub fn second_closest(s: &State, seat: Seat) -> Area {
    let squad = &s.squads[seat];
    // The board order is the order of closeness, except for ties and the far goal line, where it makes no
    // difference.
    let mut closest = squad.present().for_seat(seat).iter().map(|area| area.for_seat(seat));
    match closest.next() {
        Some(first) if squad.count(first) >= 2 => first,
        _ => closest.next().unwrap_or(Area::Bpa.for_seat(seat)),
    }
}

/// The areas in which a player of the attacking team is offside while the ball is in `ball` (F-OFF-01 to
/// F-OFF-05).
#[inline]
pub fn areas(s: &State, attacker: Seat, ball: Area) -> AreaSet {
    let line = second_closest(s, attacker.other());
    // F-OFF-01 and F-OFF-05 (wholly in the opponent's half, so never the centre), F-OFF-02 and F-OFF-03
    // (line) are the table's; F-OFF-04 (ball) is taken off.
    BEYOND_LINE[attacker as usize][line as usize].minus(NOT_AHEAD_OF_BALL[attacker as usize][ball as usize])
}

/// Areas wholly in the opponent's half and closer to its goal line than its second closest player, level or
/// not (F-MOD-04).
pub fn ahead_of_line(s: &State, attacker: Seat) -> AreaSet {
    AHEAD[attacker as usize][second_closest(s, attacker.other()) as usize]
}

/// Whether offside is judged when a target is chosen at this restart (later in the turn it always is, R-902):
/// not at a goal kick (F-OFF-06) nor a corner kick (F-OFF-07, F-CK-09, F-GKK-12).
pub fn applies(restart: Restart) -> bool {
    match restart {
        Restart::GoalKick | Restart::CornerKick => false,
        Restart::OpenPlay | Restart::KickOff | Restart::FreeKick | Restart::PenaltyKick => true,
    }
}

/// Targets exempt from offside because the pass goes backwards (F-OFF-08).
pub fn backward_targets(rules: &Ruleset, attacker: Seat, start: Area) -> AreaSet {
    match rules.backward {
        Backward::IntoOwnHalf => AreaSet::PITCH.minus(PARTLY_OWN_HALF[attacker.other() as usize]),
        Backward::None => AreaSet::NONE,
        Backward::TowardsOwnGoal => FARTHER_BACK[attacker as usize][start as usize],
    }
}

/// Areas a team's players may not enter by a move that is not straight backward (F-MOVE-12, R-023, R-181).
#[inline]
pub fn barred(rules: &Ruleset, s: &State, seat: Seat) -> AreaSet {
    match rules.offside_moves {
        OffsideMoves::ControllingTeam if seat != s.control => AreaSet::NONE,
        OffsideMoves::BothTeams | OffsideMoves::ControllingTeam => areas(s, seat, s.ball.area),
    }
}

/// Every neighbouring area a piece may step into, the barred ones only straight backward (F-MOVE-13).
#[inline]
pub fn any_step(seat: Seat, from: Area, barred: AreaSet) -> AreaSet {
    NEIGHBOURS[from as usize].minus(barred.minus(BACKWARD[seat as usize][from as usize]))
}
