//! Which agendas are possible: the stack of stages as a grammar, so that a typed position asks only what the
//! flow could have asked.

use touchline_engine::Seat;

use crate::advanced::tackle;
use crate::board::Square;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::optional::fouls;
use crate::state::{FlightKind, Hold, State, TurnKind};

/// Whether the flow could have produced such a stack, as far as the rules depend on it.
pub(super) fn is_stack(s: &State, stages: &[Stage]) -> bool {
    match stages {
        [Stage::KickOff, rest @ ..] => s.ball.hold == Hold::Free && before_kick_off(s, rest),
        [Stage::OpenTurn, Stage::Kicker] => s.ball.hold == Hold::Free,
        [Stage::OpenTurn | Stage::Between | Stage::Shootout]
        | [Stage::Between | Stage::OpenTurn, Stage::RedCardFielder(_)] => true,
        [Stage::Shootout, now] => is_kick(*now) || *now == Stage::ShootoutRollOff,
        [Stage::Penalty | Stage::PenaltyCorner] => s.turn.kind == TurnKind::Penalty,
        [now] if is_kick(*now) => s.shootout.in_play && s.turn.kind == TurnKind::Penalty,
        [bottom @ (Stage::TurnRoll | Stage::RolledTurn | Stage::Act | Stage::Close), rest @ ..] => {
            in_turn(s, *bottom, rest)
        }
        _ => false,
    }
}

/// Skill points, the roll-off and the placements, in this order from the top.
fn before_kick_off(s: &State, rest: &[Stage]) -> bool {
    let rest = rest.strip_prefix(&[Stage::RollOff]).unwrap_or(rest);
    let points = |stage: &Stage, seat: Seat| matches!(stage, Stage::SkillPoint(who, _) if *who == seat);
    let rest = match rest {
        [away, home, rest @ ..] if points(away, Seat::Away) && points(home, Seat::Home) => rest,
        [away, rest @ ..] if points(away, Seat::Away) => rest,
        _ => rest,
    };
    let places = |stage: &Stage, seat: Seat| {
        matches!(stage, Stage::PlaceRow(_) | Stage::PlaceColumn(..))
            && stage.markers().iter().all(|marker| marker.seat() == seat)
    };
    // Markers are placed in the order of their numbers: those before this one are on the board, the others in
    // hand.
    let placed_before = |seat: Seat, next: Option<Marker>| {
        let mut team = s.present.and(Markers::of(seat)).iter();
        team.all(|marker| (s.at(marker) != Square::OFF) == next.is_none_or(|next| marker < next))
    };
    let goalie = Marker::goalie(Seat::Away);
    match rest {
        [] => s.revealed,
        [Stage::Reveal] => Seat::ALL.into_iter().all(|seat| placed_before(seat, None)),
        [Stage::Reveal, now] if places(now, Seat::Away) => {
            !s.revealed
                && placed_before(Seat::Home, None)
                && placed_before(Seat::Away, now.markers().first().copied())
        }
        [Stage::Reveal, Stage::PlaceRow(later), now] if places(now, Seat::Home) => {
            !s.revealed
                && *later == goalie
                && placed_before(Seat::Away, Some(goalie))
                && placed_before(Seat::Home, now.markers().first().copied())
        }
        _ => false,
    }
}

fn is_kick(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::PenaltyTaker
            | Stage::PenaltyFace
            | Stage::PenaltySlot
            | Stage::PenaltyDie
            | Stage::PenaltySave(_)
    )
}

/// What may interrupt a turn, on top of where it continues: a single stage; a ball under way with its
/// consequences; or the steps of a set piece.
fn in_turn(s: &State, bottom: Stage, rest: &[Stage]) -> bool {
    let carries = |stage: Stage| matches!(stage, Stage::Forced(_) | Stage::Inertia(_) | Stage::Travel(_));
    let fouls = |stage: Stage| matches!(stage, Stage::FoulRoll(..) | Stage::Fouled(..));
    let meets = |stage: Stage| {
        let met = matches!(stage, Stage::Contact(..) | Stage::Distance(..));
        met || fouls(stage) || matches!(stage, Stage::Offers(_) | Stage::Combine(_))
    };
    let shape = match *rest {
        [] | [_] => true,
        [Stage::Entered(_), top] => meets(top),
        [Stage::Missed(..), top] => fouls(top),
        [below, Stage::Entered(_)] => carries(below),
        [below, Stage::Entered(_), top] => carries(below) && meets(top),
        _ => is_set_piece(rest),
    };
    shape && rest.iter().all(|stage| may_interrupt(s, bottom, *stage))
}

/// The steps of a set piece, each once: at the bottom the call of a corner, above it the taker, then who has
/// to leave, then the repositioning.
fn is_set_piece(rest: &[Stage]) -> bool {
    let order = |stage: &Stage| match stage {
        Stage::CornerCall => Some(0),
        Stage::Taker(_) | Stage::TakerSquare(_) => Some(1),
        Stage::ClearArea => Some(2),
        Stage::GoalKickSquare | Stage::LeaveArea(_) => Some(3),
        Stage::RepositionRow(_)
        | Stage::RepositionColumn(..)
        | Stage::RepositionFacing(_)
        | Stage::MakeRoom(_) => Some(4),
        _ => None,
    };
    let orders: Option<Vec<u8>> = rest.iter().map(order).collect();
    orders.is_some_and(|orders| orders.is_sorted_by(|below, above| below < above))
}

/// Whether a stage can occur there in a turn, and has what it refers to.
fn may_interrupt(s: &State, bottom: Stage, stage: Stage) -> bool {
    let active = |marker: Marker| marker.seat() == s.turn.seat;
    let opponent = |marker: Marker| marker.seat() != s.turn.seat;
    let acting = matches!(bottom, Stage::Act | Stage::Close | Stage::TurnRoll);
    match stage {
        Stage::MaybeTackle => bottom == Stage::TurnRoll && !tackle::opponents(s).is_empty(),
        Stage::TackleTarget(m, _) => {
            bottom == Stage::TurnRoll && active(m) && !tackle::opponents(s).is_empty()
        }
        Stage::TackleCall(m, x, _) => bottom == Stage::TurnRoll && active(m) && tackle::opponents(s).has(x),
        Stage::PoorAim => bottom == Stage::Close && s.ball.hold == Hold::Free,
        Stage::Inertia(_) => bottom == Stage::Act && s.touch.by.is_some() && s.ball.hold == Hold::Free,
        Stage::Member(m) => bottom == Stage::Act && active(m),
        Stage::GrabRoll => bottom == Stage::Act && s.holder().is_some_and(active),
        Stage::Entered(_) | Stage::Offers(_) | Stage::Combine(_) | Stage::Loose | Stage::LooseRoll => {
            acting && s.flight.is_some()
        }
        Stage::Travel(_) => acting && s.flight.is_some_and(|flight| flight.kind == FlightKind::Redirect),
        Stage::Contact(..)
        | Stage::Distance(..)
        | Stage::Redirect(..)
        | Stage::Arc(..)
        | Stage::RandomHeader(_)
        | Stage::BicycleLine(..)
        | Stage::Missed(..)
        | Stage::TrapOrKick(..)
        | Stage::Forced(_) => acting || bottom == Stage::RolledTurn,
        Stage::FoulRoll(m, contact) | Stage::Fouled(m, contact) => {
            let victims = fouls::victims(s, contact, m).without(Markers::of(m.seat()));
            (acting || bottom == Stage::RolledTurn) && !victims.is_empty()
        }
        Stage::JuggleFoot(m) | Stage::JuggleKnee(m) | Stage::JuggleLength(m, _) => {
            bottom == Stage::Act && active(m)
        }
        Stage::FollowUp(m) | Stage::Drop(m) => {
            bottom == Stage::TurnRoll && active(m) && s.ball.hold == Hold::Juggled(m)
        }
        Stage::FakeRoll(m, x, _) => bottom == Stage::Act && active(m) && opponent(x),
        Stage::Shot
        | Stage::StunningShot
        | Stage::Save
        | Stage::StunningSave
        | Stage::Walk(_)
        | Stage::Deflect(_)
        | Stage::DeflectTo(_) => acting && s.ball.hold == Hold::Free,
        Stage::SetPiece | Stage::ClearArea | Stage::GoalKickSquare | Stage::Taker(_) | Stage::CornerCall => {
            bottom == Stage::TurnRoll && matches!(s.turn.kind, TurnKind::SetPiece(_))
        }
        Stage::RepositionRow(_)
        | Stage::RepositionColumn(..)
        | Stage::RepositionFacing(_)
        | Stage::LeaveArea(_)
        | Stage::MakeRoom(_) => bottom == Stage::TurnRoll && matches!(s.turn.kind, TurnKind::SetPiece(_)),
        Stage::TakerSquare(m) => {
            bottom == Stage::TurnRoll && active(m) && matches!(s.turn.kind, TurnKind::SetPiece(_))
        }
        Stage::RedCardFielder(_) => true,
        Stage::Between
        | Stage::PlaceRow(_)
        | Stage::PlaceColumn(..)
        | Stage::Reveal
        | Stage::SkillPoint(..)
        | Stage::RollOff
        | Stage::KickOff
        | Stage::Kicker
        | Stage::OpenTurn
        | Stage::TurnRoll
        | Stage::RolledTurn
        | Stage::Act
        | Stage::Close
        | Stage::Penalty
        | Stage::Shootout
        | Stage::ShootoutRollOff
        | Stage::PenaltyTaker
        | Stage::PenaltyFace
        | Stage::PenaltySlot
        | Stage::PenaltyDie
        | Stage::PenaltySave(_)
        | Stage::PenaltyCorner => false,
    }
}
