//! The turn: what is asked, what there is to spend, what has been used up.

use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::{Restart, TurnKind};

use super::scene::Scene;
use crate::Features;

/// Kinds of questions.
pub(super) const QUESTIONS: usize = 20;
/// Kinds of turns besides the normal one.
const KINDS: usize = 7;
/// The number of features in this file.
pub(super) const COUNT: usize = QUESTIONS + 1 + KINDS + 3 + 3 + 9;

pub(super) fn tell(scene: &Scene<'_>, out: &mut Features) {
    out.one_of(QUESTIONS, question(scene));
    // A seat may have the dice rolled again (G-SKILL-05).
    out.flag(scene.s.rolled.is_some());
    let kind = if scene.open { scene.s.turn.kind } else { scene.s.coming.kind };
    out.one_of(KINDS, number(kind));
    spending(scene, out);
    used(scene, out);
}

/// What there is to spend: a position is worth more to a team that can still act on it.
fn spending(scene: &Scene<'_>, out: &mut Features) {
    let dice = if scene.open { scene.s.turn.dice } else { 0 };
    out.one_of(3, usize::from(dice).checked_sub(1));
    let mean = scene.budget.mean();
    out.push(mean / 12.0);
    out.push((mean / 4.0).min(1.0));
    out.flag(mean < 0.5);
}

/// What the turn has used up or won: it does not come back before the next.
fn used(scene: &Scene<'_>, out: &mut Features) {
    let turn = &scene.s.turn;
    let facts = [
        turn.grabbed,
        turn.goalie_diagonal,
        turn.intercepted,
        turn.goalie_beaten_by.is_some(),
        turn.may_not_score.is_some(),
        turn.barred,
        turn.loose_two,
        turn.tackle.is_some(),
        turn.time_up,
    ];
    for fact in facts {
        out.flag(scene.open && fact);
    }
}

fn number(kind: TurnKind) -> Option<usize> {
    match kind {
        TurnKind::Normal => None,
        TurnKind::KickOff => Some(0),
        TurnKind::SetPiece(Restart::ThrowIn) => Some(1),
        TurnKind::SetPiece(Restart::CornerKick) => Some(2),
        TurnKind::SetPiece(Restart::GoalKick) => Some(3),
        TurnKind::SetPiece(Restart::FreeKick) => Some(4),
        TurnKind::Goalie => Some(5),
        TurnKind::Penalty => Some(6),
    }
}

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
        // The features of shoot-outs and penalties cover these; a red card shows in the markers.
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
