//! What is asked in a position.

use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;

use super::super::scene::Scene;

/// Kinds of questions.
pub(super) const QUESTIONS: usize = 20;

/// What is asked, or rolled for. The same question about one of our markers and about one of theirs counts as
/// two.
pub(super) fn question(scene: &Scene<'_>) -> Option<usize> {
    let ours = |marker: Marker, number: usize| if marker.seat() == scene.us { number } else { number + 1 };
    Some(match scene.top {
        Stage::PlaceRow(_) | Stage::PlaceColumn(..) | Stage::Reveal | Stage::SkillPoint(..) => 0,
        // Nobody knows yet who kicks off.
        Stage::RollOff => 1,
        Stage::KickOff | Stage::Kicker | Stage::Between | Stage::OpenTurn => 2,
        Stage::MaybeTackle | Stage::TackleTarget(..) | Stage::TackleCall(..) => 3,
        Stage::TurnRoll | Stage::RolledTurn | Stage::GrabRoll => 4,
        Stage::Act if scene.s.flight.is_some() => 5,
        Stage::Act => 6,
        Stage::Member(_) => 7,
        Stage::PoorAim => 8,
        Stage::Inertia(_) => 9,
        Stage::Offers(_) | Stage::Entered(_) => 10,
        Stage::Combine(_) => 11,
        Stage::Contact(marker, ..)
        | Stage::TrapOrKick(marker, _)
        | Stage::Distance(marker, ..)
        | Stage::Redirect(marker, ..)
        | Stage::BicycleLine(marker, _)
        | Stage::Arc(marker, _)
        | Stage::RandomHeader(marker)
        | Stage::Missed(marker, _) => ours(marker, 12),
        Stage::Forced(_) | Stage::Travel(_) | Stage::Loose | Stage::LooseRoll | Stage::Close => 14,
        Stage::Shot
        | Stage::StunningShot
        | Stage::Save
        | Stage::StunningSave
        | Stage::Walk(_)
        | Stage::Deflect(_)
        | Stage::DeflectTo(_) => 15,
        Stage::JuggleFoot(_)
        | Stage::JuggleKnee(_)
        | Stage::JuggleLength(..)
        | Stage::FollowUp(_)
        | Stage::Drop(_)
        | Stage::FakeRoll(..) => 16,
        Stage::SetPiece
        | Stage::RepositionRow(_)
        | Stage::RepositionColumn(..)
        | Stage::RepositionFacing(_)
        | Stage::GoalKickSquare
        | Stage::ClearArea
        | Stage::LeaveArea(_)
        | Stage::Taker(_)
        | Stage::TakerSquare(_)
        | Stage::MakeRoom(_)
        | Stage::CornerCall => 17,
        Stage::FoulRoll(marker, _) | Stage::Fouled(marker, _) => ours(marker, 18),
        // The inputs of shoot-outs and penalties cover these; a red card shows in the markers.
        Stage::RedCardFielder(_)
        | Stage::Penalty
        | Stage::Shootout
        | Stage::ShootoutRollOff
        | Stage::PenaltyTaker
        | Stage::PenaltyFace
        | Stage::PenaltySlot
        | Stage::PenaltyDie
        | Stage::PenaltySave(_)
        | Stage::PenaltyCorner => return None,
    })
}
