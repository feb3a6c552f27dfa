//! # Repositioning
//! G-RPOS-01 to G-RPOS-04: if both have agreed on it, first the team that does not restart, then the other
//! may put its markers anywhere, one by one: stay, or a row, a column, a facing.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::set_piece;
use crate::board::{Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Restart, State, TurnKind};

/// Whether a marker may be put on a square before this restart (G-RPOS-02, G-RPOS-03): an open one or its
/// own, a goalie also on its slots, not on the ball (R-G911), no opponent into the penalty area at a goal
/// kick.
pub fn is_allowed(rules: &Ruleset, s: &State, marker: Marker, square: Square) -> bool {
    let (board, seat) = (rules.board, s.turn.seat);
    let on_board =
        board.is_field(square) || (marker.is_goalie() && board.slot_of(square) == Some(marker.seat()));
    let goal_kick = s.turn.kind == TurnKind::SetPiece(Restart::GoalKick);
    on_board
        && (!s.is_occupied(square) || s.at(marker) == square)
        && (goal_kick || square != s.ball.at)
        && !(goal_kick && marker.seat() != seat && board.in_penalty_area(seat, square))
}

/// Ask for the first marker of the team that does not restart.
pub(crate) fn begin(rules: &Ruleset, s: &mut State) {
    if rules.has(Toggle::Reposition)
        && let Some(first) = members(s, false).first()
    {
        s.agenda.push(Stage::RepositionRow(first));
    }
}

/// The markers of the restarting team, or of the other, that are asked for: not the fouled member
/// (G-RPOS-03).
fn members(s: &State, restarting: bool) -> Markers {
    let seat = if restarting { s.turn.seat } else { s.turn.seat.other() };
    let fouled = s.coming.taker.map_or(Markers::NONE, Markers::only);
    s.present.and(Markers::of(seat)).without(fouled)
}

/// Ask for the next marker, if there is one.
fn next(s: &mut State, marker: Marker) {
    let restarting = marker.seat() == s.turn.seat;
    let after = members(s, restarting).iter().find(|other| *other > marker);
    match after.or_else(|| if restarting { None } else { members(s, true).first() }) {
        Some(other) => s.agenda.replace(Stage::RepositionRow(other)),
        None => s.agenda.pop(),
    }
}

pub(crate) fn rows(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    out.clear();
    let any = |y: &i8| (1..=rules.board.width).any(|x| is_allowed(rules, s, marker, Square::new(x, *y)));
    out.extend((0..=rules.board.length + 1).filter(any).map(Action::Row));
    out.push(Action::Stay);
}

pub(crate) fn columns(rules: &Ruleset, s: &State, marker: Marker, row: i8, out: &mut Choices<Action>) {
    out.clear();
    let allowed = |x: &i8| is_allowed(rules, s, marker, Square::new(*x, row));
    out.extend((1..=rules.board.width).filter(allowed).map(Action::Column));
}

pub(crate) fn facings(out: &mut Choices<Action>) {
    out.clear();
    out.extend(Facing::ALL.into_iter().map(Action::Face));
}

pub(crate) fn row(s: &mut State, marker: Marker, action: Action) {
    match action {
        Action::Row(y) => s.agenda.replace(Stage::RepositionColumn(marker, y)),
        _ => next(s, marker),
    }
}

/// The marker stands there, upright (G-RPOS-02).
pub(crate) fn column(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    row: i8,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Column(x) = action else { return };
    let facing = s.piece(marker).facing;
    set_piece::put_upright(s, marker, Square::new(x, row), facing, log);
    if rules.has(Toggle::Facing) {
        s.agenda.replace(Stage::RepositionFacing(marker));
    } else {
        next(s, marker);
    }
}

pub(crate) fn face(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    let Action::Face(facing) = action else { return };
    set_piece::put_upright(s, marker, s.at(marker), facing, log);
    next(s, marker);
}
