//! The inputs of a Grid position: one value of every slot.
//!
//! They take the point of view of one team, the one whose turn it is or comes: rows are counted from its own
//! goal line, columns from the middle, and the board is mirrored so that the ball is never on the right. So
//! they do not change when the board is turned and the seats are swapped, nor when left and right are. What
//! matters together stands together in one slot: how far both teams are from the ball, what a shot costs and
//! what there is to spend.

mod around;
mod ball;
mod goalies;
mod limits;
mod member;
mod members;
mod question;
mod race;
mod shots;
mod sight;
mod standing;
mod steps;
mod turn;

use touchline_engine::Seat;
use touchline_grid::board::{BOARDS, Board};
use touchline_grid::flow::Stage;
use touchline_grid::{Ruleset, State, Toggle};

use super::scene::Scene;
use crate::Inputs;
use around::Around;
use members::Side;
use shots::Shots;
use sight::Sight;

const PARTS: [&[u16]; 9] = [
    &standing::SLOTS,
    &turn::SLOTS,
    &ball::SLOTS,
    &around::SLOTS,
    &goalies::SLOTS,
    &members::SLOTS,
    &race::SLOTS,
    &shots::SLOTS,
    &members::PICKED_SLOTS,
];

const COUNT: usize = {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
};

/// How many values each slot has.
pub(super) const SLOTS: [u16; COUNT] = {
    let mut all = [0; COUNT];
    let (mut at, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut slot = 0;
        while slot < PARTS[part].len() {
            all[at] = PARTS[part][slot];
            at += 1;
            slot += 1;
        }
        part += 1;
    }
    all
};

/// Kinds of moments, each under simple and under many rules.
pub(super) const STACKS: usize = 8;

/// Before a roll, with points to spend, while the ball moves, and whenever play stands still.
pub(super) fn stack(rules: &Ruleset, s: &State) -> usize {
    let moment = match s.agenda.top().unwrap_or_default() {
        Stage::TurnRoll
        | Stage::RolledTurn
        | Stage::GrabRoll
        | Stage::MaybeTackle
        | Stage::TackleTarget(..)
        | Stage::TackleCall(..)
        | Stage::Inertia(_)
        | Stage::Close
        | Stage::Between
        | Stage::OpenTurn => 0,
        Stage::Act | Stage::Member(_) if s.flight.is_none() => 1,
        Stage::PlaceRow(_)
        | Stage::PlaceColumn(..)
        | Stage::Reveal
        | Stage::SkillPoint(..)
        | Stage::RollOff
        | Stage::KickOff
        | Stage::Kicker
        | Stage::SetPiece
        | Stage::RepositionRow(_)
        | Stage::RepositionColumn(..)
        | Stage::RepositionFacing(_)
        | Stage::GoalKickSquare
        | Stage::ClearArea
        | Stage::LeaveArea(_)
        | Stage::Taker(_)
        | Stage::TakerSquare(_)
        | Stage::MakeRoom(_)
        | Stage::CornerCall
        | Stage::RedCardFielder(_)
        | Stage::Penalty
        | Stage::Shootout
        | Stage::ShootoutRollOff
        | Stage::PenaltyTaker
        | Stage::PenaltyFace
        | Stage::PenaltySlot
        | Stage::PenaltyDie
        | Stage::PenaltySave(_)
        | Stage::PenaltyCorner => 3,
        _ => 2,
    };
    let many = rules.has(Toggle::Intercept) || rules.has(Toggle::PoorAim) || rules.has(Toggle::Facing);
    moment + if many { 4 } else { 0 }
}

/// Whether nobody knows yet who kicks, at the start of a match or of a shoot-out.
pub(super) fn is_open(s: &State) -> bool {
    let undecided = |stage: &Stage| matches!(stage, Stage::RollOff | Stage::ShootoutRollOff);
    s.agenda.stages().iter().any(undecided)
}

/// The value of every slot, as this team sees the position.
pub(super) fn tell(rules: &Ruleset, s: &State, own: Seat, out: &mut Inputs) {
    let sight = Sight::new(Scene::new(rules, s, own));
    let mut around = Around::new(&sight);
    let ours = Side::of(&sight, own, &mut around);
    let theirs = Side::of(&sight, own.other(), &mut around);
    let shots = Shots::of(&sight, &ours, &theirs);
    standing::tell(&sight, out);
    turn::tell(&sight, out);
    ball::tell(&sight, out);
    around.tell(out);
    goalies::tell(&sight, out);
    members::tell(&ours, &theirs, out);
    race::tell(&sight, &ours, &theirs, out);
    shots.tell(&sight, out);
    members::picked(&sight, out);
}

/// The number of a board: they differ in width.
#[inline]
fn size(board: &Board) -> usize {
    BOARDS.iter().position(|other| other.width == board.width).unwrap_or_default()
}

/// A number that is not negative, as an index.
#[inline]
fn index(number: i8) -> usize {
    usize::from(number.max(0).unsigned_abs())
}

/// A number between both bounds, counted from the lower one.
#[inline]
fn from(number: i8, lowest: i8, highest: i8) -> usize {
    index(number.clamp(lowest, highest) - lowest)
}
