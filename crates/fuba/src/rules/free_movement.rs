//! # Free movements                                                                          F-FREE
//! 3.0: at the beginning of a team's first action (F-FREE-01), whatever the action is (F-FREE-02), players leave areas in
//! which the team outnumbers the opponent, step away from a goal line, or the goalkeeper goes home. Each player at most
//! one free step; the movement action may move it again (F-FREE-09).

use touchline_engine::{Choices, Log, Seat};

use super::steps::{Keep, Piece};
use super::{numbers, offside, steps};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::pitch::{Area, AreaSet, GOAL_LINES, NEIGHBOURS, SIDEWAYS, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Effect, State};

/// When free movements are made and which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FreeMovement {
    /// Before the own first action: surplus players, goal line players, goalkeeper return.
    BeforeFirstAction,
}

/// A team's first action begins with its free movements (F-FREE-01).
pub(crate) fn begin(rules: &Ruleset, s: &mut State, seat: Seat) {
    s.agenda.replace(Stage::Action(seat, Nth::First));
    match rules.free_movement {
        FreeMovement::BeforeFirstAction => start(rules, s, seat),
    }
}

/// The surplus of each area is counted now, before any free step (F-FREE-08).
pub(crate) fn start(rules: &Ruleset, s: &mut State, seat: Seat) {
    steps::begin(s, steps::UNLIMITED);
    for area in s.squads[seat].present().iter() {
        let own = numbers::counted(rules, s, seat, area);
        s.steps.surplus[area as usize] = own.saturating_sub(numbers::counted(rules, s, seat.other(), area));
    }
    // F-EVT-23, F-EVT-29: one step of one piece whatever the numbers.
    s.steps.extra = u8::from(s.turn.effect == Effect::ExtraStep(seat));
    s.agenda.push(Stage::FreeMovement(seat));
}

/// Steps that need no surplus: an outfield player straight away from either goal line (F-FREE-03), the goalkeeper back into
/// its own penalty area (F-FREE-05).
fn unconditional(seat: Seat, piece: Piece, from: Area) -> AreaSet {
    let neighbours = NEIGHBOURS[from as usize];
    match piece {
        Piece::Outfield if GOAL_LINES.has(from) => neighbours.minus(SIDEWAYS[from as usize]),
        Piece::Outfield => AreaSet::NONE,
        Piece::Keeper => neighbours.and(AreaSet::just(penalty_area(seat))),
    }
}

pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |s, piece, from| {
        let any = offside::any_step(seat, from, barred);
        // F-FREE-07, R-908: until the team has no more players than the opponent.
        if s.steps.surplus[from as usize] > 0 || s.steps.extra > 0 {
            any
        } else {
            any.and(unconditional(seat, piece, from))
        }
    });
}

pub(crate) fn act(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// A free step that is not unconditional uses up surplus, and without surplus the extra step.
pub(crate) fn pay(s: &mut State, seat: Seat, action: Action) {
    if !matches!(s.agenda.top(), Some(Stage::FreeMovement(_))) {
        return;
    }
    let (piece, from, to) = match action {
        Action::Move(from, to) => (Piece::Outfield, from, to),
        Action::MoveKeeper(from, to) => (Piece::Keeper, from, to),
        _ => return,
    };
    if unconditional(seat, piece, from).has(to) {
        return;
    }
    let surplus = &mut s.steps.surplus[from as usize];
    if *surplus > 0 {
        *surplus -= 1;
    } else {
        s.steps.extra = s.steps.extra.saturating_sub(1);
    }
}
