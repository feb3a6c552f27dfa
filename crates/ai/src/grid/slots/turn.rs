//! The turn: what is asked, what there is to spend, what has been used up.

use touchline_grid::state::{Restart, TurnKind};

use super::question::{QUESTIONS, question};
use super::sight::Sight;
use super::steps::{BUDGETS, budget};
use crate::Inputs;

/// Facts of a turn that are told one by one.
const FACTS: usize = 9;

/// The slots of this file.
#[expect(clippy::cast_possible_truncation, reason = "small numbers")]
pub(super) const SLOTS: [u16; 4 + FACTS] = {
    let mut slots = [2; 4 + FACTS];
    slots[0] = QUESTIONS as u16 + 1;
    slots[1] = 8;
    slots[2] = BUDGETS as u16;
    slots[3] = 2;
    slots
};

pub(super) fn tell(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    out.put(question(scene).map_or(0, |question| question + 1));
    out.put(match if scene.open { s.turn.kind } else { s.coming.kind } {
        TurnKind::Normal => 0_usize,
        TurnKind::KickOff => 1,
        TurnKind::SetPiece(Restart::ThrowIn) => 2,
        TurnKind::SetPiece(Restart::CornerKick) => 3,
        TurnKind::SetPiece(Restart::GoalKick) => 4,
        TurnKind::SetPiece(Restart::FreeKick) => 5,
        TurnKind::Goalie => 6,
        TurnKind::Penalty => 7,
    });
    out.put(budget(scene.budget));
    // A seat may have the dice rolled again (G-SKILL-05).
    out.put(s.rolled.is_some());
    let turn = &s.turn;
    let facts: [bool; FACTS] = [
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
        out.put(scene.open && fact);
    }
}
