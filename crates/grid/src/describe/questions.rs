//! What a seat is asked, and what its answers mean.

use touchline_engine::{Message, Seat};

use super::{attempt, by, dir, facing, level, marker, of, parity, restart};
use crate::action::{Action, Hand};
use crate::advanced::tackle;
use crate::board::Square;
use crate::decision::Decision;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::notation::write_square;
use crate::state::State;

/// The question. Placing a marker is one question in two parts (row, then column), so both have the same key.
pub(super) fn decision(who: Seat, decision: Decision, opponent: Option<Marker>) -> Message {
    let about = |key: &'static str, m: Marker| of(key, who).key("marker", marker(m));
    let against = |key: &'static str| {
        of(key, who).key("opponent", opponent.map_or_else(|| "grid-opponent".to_owned(), marker))
    };
    match decision {
        Decision::PlaceRow(m) => about("grid-ask-place", m).text("part", "row").number("row", 0),
        Decision::PlaceColumn(m, row) => about("grid-ask-place", m).text("part", "column").number("row", row),
        Decision::SkillPoint(left) => of("grid-ask-skill-point", who).number("left", left),
        Decision::Kicker => of("grid-ask-kicker", who),
        Decision::Tackle => against("grid-ask-tackle"),
        Decision::TackleTarget(m) => about("grid-ask-tackle-target", m),
        Decision::TackleCall => against("grid-ask-tackle-call"),
        Decision::Reroll => of("grid-ask-reroll", who),
        Decision::PoorAim => of("grid-ask-poor-aim", who),
        Decision::Inertia => of("grid-ask-inertia", who),
        Decision::Act => of("grid-ask-act", who),
        Decision::Member(m) => about("grid-ask-member", m),
        Decision::Offers => against("grid-ask-offers"),
        Decision::Combine => of("grid-ask-combine", who),
        Decision::TrapOrKick(m) => about("grid-ask-trap-or-kick", m),
        Decision::Redirect(m, how, squares) => {
            about("grid-ask-redirect", m).key("attempt", attempt(how)).number("squares", squares)
        }
        Decision::BicycleLine(m, squares) => about("grid-ask-bicycle-line", m).number("squares", squares),
        Decision::Walk(points) => of("grid-ask-walk", who).number("points", points),
        Decision::DeflectTo(squares) => of("grid-ask-deflect-to", who).number("squares", squares),
        Decision::Loose => of("grid-ask-loose", who),
        Decision::FollowUp(m) => about("grid-ask-follow-up", m),
        Decision::Drop(m) => about("grid-ask-drop", m),
        Decision::RepositionRow(m) => about("grid-ask-reposition", m).text("part", "row").number("row", 0),
        Decision::RepositionColumn(m, row) => {
            about("grid-ask-reposition", m).text("part", "column").number("row", row)
        }
        Decision::RepositionFacing(m) => {
            about("grid-ask-reposition", m).text("part", "facing").number("row", 0)
        }
        Decision::GoalKickSquare => of("grid-ask-goal-kick-square", who),
        Decision::LeaveArea(m) => about("grid-ask-leave-area", m),
        Decision::Taker(what) => of("grid-ask-taker", who).key("restart", restart(what)),
        Decision::TakerSquare(m) => about("grid-ask-taker-square", m),
        Decision::MakeRoom(m) => about("grid-ask-make-room", m),
        Decision::CornerCall => of("grid-ask-corner-call", who),
        Decision::Fouled(m) => about("grid-ask-fouled", m),
        Decision::RedCardFielder => of("grid-ask-red-card-fielder", who),
        Decision::PenaltyTaker => of("grid-ask-penalty-taker", who),
        Decision::PenaltyFace => of("grid-ask-penalty-face", who),
        Decision::PenaltySlot => of("grid-ask-penalty-slot", who),
        Decision::PenaltyCorner => of("grid-ask-penalty-corner", who),
    }
}

/// Whose ball a question is about, if it is one marker's.
pub(super) fn opponent(s: &State, decision: Decision) -> Option<Marker> {
    match (decision, s.agenda.top()) {
        (Decision::Tackle, _) => {
            let mut opponents = tackle::opponents(s).iter();
            opponents.next().filter(|_| opponents.next().is_none())
        }
        (Decision::TackleCall, Some(Stage::TackleCall(_, target, _))) => Some(target),
        (Decision::Offers, _) => s.flight.map(|flight| flight.kicker),
        _ => None,
    }
}

/// The answer.
pub(super) fn action(action: Action) -> Message {
    let to = |key: &'static str, square: Square| Message::new(key).text("square", write_square(square));
    match action {
        Action::End => Message::new("grid-do-end"),
        Action::Stop => Message::new("grid-do-stop"),
        Action::Step(way) => Message::new("grid-do-step").key("way", dir(way)),
        Action::Pick(m) => by("grid-do-pick", m),
        Action::Move(way) => Message::new("grid-do-move").key("way", dir(way)),
        Action::Kick(way) => Message::new("grid-do-kick").key("way", dir(way)),
        Action::Toss(way) => Message::new("grid-do-toss").key("way", dir(way)),
        Action::SetDown(square) => to("grid-do-set-down", square),
        Action::Turn(Hand::Left) => Message::new("grid-do-turn-left"),
        Action::Turn(Hand::Right) => Message::new("grid-do-turn-right"),
        Action::Stand(way) => Message::new("grid-do-stand").key("way", facing(way)),
        Action::Juggle => Message::new("grid-do-juggle"),
        Action::Fake(m, how) => by("grid-do-fake", m).key("level", level(how)),
        Action::OpenSkill => Message::new("grid-do-open-skill"),
        Action::Row(row) => Message::new("grid-do-row").number("row", row),
        Action::Column(column) => Message::new("grid-do-column").number("column", column),
        Action::Face(way) => Message::new("grid-do-face").key("way", facing(way)),
        Action::Stay => Message::new("grid-do-stay"),
        Action::Skill(m) => by("grid-do-skill", m),
        Action::Kicker(m, square) => by("grid-do-kicker", m).text("square", write_square(square)),
        Action::Decline => Message::new("grid-do-decline"),
        Action::Tackle(m, None) => by("grid-do-tackle", m),
        Action::Tackle(m, Some(way)) => by("grid-do-tackle-after-step", m).key("way", dir(way)),
        Action::Opponent(m) => by("grid-do-opponent", m),
        Action::Call(call) => Message::new("grid-do-call").key("call", parity(call)),
        Action::Keep => Message::new("grid-do-keep"),
        Action::Reroll(m) => by("grid-do-reroll", m),
        Action::Aim(m, way) => by("grid-do-aim", m).key("way", dir(way)),
        Action::Attempt(how, m) => by("grid-do-attempt", m).key("attempt", attempt(how)),
        Action::Trap => Message::new("grid-do-trap"),
        Action::Volley => Message::new("grid-do-volley"),
        Action::To(square) => to("grid-do-to", square),
        Action::Toward(way) => Message::new("grid-do-toward").key("way", dir(way)),
        Action::Roll => Message::new("grid-do-roll"),
        Action::Taker(m) => by("grid-do-taker", m),
        Action::From(square, way) => to("grid-do-from", square).key("way", facing(way)),
        Action::Normal => Message::new("grid-do-normal"),
        Action::Direct(total) => Message::new("grid-do-direct").number("total", total),
        Action::FollowHeader => Message::new("grid-do-follow-header"),
        Action::FollowBicycle(square) => to("grid-do-follow-bicycle", square),
        Action::FollowKick(square) => to("grid-do-follow-kick", square),
        Action::Slot(slot) => Message::new("grid-do-slot").number("slot", slot),
        Action::Hide(face) => Message::new("grid-do-hide").number("face", face),
    }
}
