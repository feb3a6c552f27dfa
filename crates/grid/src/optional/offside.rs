//! # Offside
//! G-OFFS-02: the house form. The rulebook only says that those who know the rule may use it (G-OFFS-01,
//! R-G65).

use touchline_engine::Log;

use crate::board::Board;
use crate::event::Event;
use crate::marker::{Marker, Markers};
use crate::optional::fouls;
use crate::rules::control;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Hold, Restart, State, TurnKind};

/// Whether a member is in an offside position: in the opponent's half, nearer to that goal line than the ball
/// and than the second-last opponent (G-OFFS-02).
pub fn is_ahead(board: &Board, s: &State, marker: Marker) -> bool {
    let opponent = marker.seat().other();
    let depth = board.depth(opponent, s.at(marker));
    let level = |other: &Marker| board.depth(opponent, s.at(*other)) <= depth;
    let behind = s.present.and(Markers::of(opponent)).iter().filter(level).count();
    board.in_half(opponent, s.at(marker)) && depth < board.depth(opponent, s.ball.at) && behind < 2
}

/// A member is about to play the ball: note who would be offside. Nobody is at a throw-in, a corner or a goal
/// kick.
pub(crate) fn flight_began(rules: &Ruleset, s: &mut State, kicker: Marker) {
    if !rules.has(Toggle::Offside) {
        return;
    }
    let exempt = match s.turn.kind {
        TurnKind::SetPiece(Restart::ThrowIn | Restart::CornerKick | Restart::GoalKick) => {
            s.turn.last_kicker.is_none()
        }
        TurnKind::SetPiece(Restart::FreeKick)
        | TurnKind::Normal
        | TurnKind::KickOff
        | TurnKind::Goalie
        | TurnKind::Penalty => false,
    };
    let mates = s.present.and(Markers::of(kicker.seat())).iter().filter(|mate| *mate != kicker);
    s.turn.offside =
        if exempt { Markers::NONE } else { mates.filter(|mate| is_ahead(rules.board, s, *mate)).collect() };
}

/// Whether a member is offside if it plays the ball now: it was ahead when a team-mate played the ball, and
/// no opponent has touched it since.
#[inline]
pub(crate) fn is_caught(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    rules.has(Toggle::Offside)
        && s.turn.offside.has(marker)
        && s.touch.by.is_some_and(|by| by.seat() == marker.seat())
}

/// The member that receives the ball offside if the flight ends here: the ball is at its feet, and at no
/// onside team-mate's (R-G941).
pub(crate) fn receiver(rules: &Ruleset, s: &State) -> Option<Marker> {
    if !rules.has(Toggle::Offside) || s.ball.hold != Hold::Free {
        return None;
    }
    let touching = control::touching(s, s.turn.seat);
    touching.first().filter(|_| touching.iter().all(|marker| is_caught(rules, s, marker)))
}

/// A free kick for the opponent nearest to the offside member; no card (G-OFFS-02).
pub(crate) fn whistle(s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    log.note(Event::Offside(marker));
    let opponents = s.present.and(Markers::of(marker.seat().other()));
    let nearest = opponents.iter().min_by_key(|other| s.at(*other).chebyshev(s.at(marker)));
    if let Some(taker) = nearest {
        fouls::free_kick(s, taker, log);
    }
}
