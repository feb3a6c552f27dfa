//! # Free movements                                                                          F-FREE
//! 3.0: at the beginning of a team's first action (F-FREE-01), whatever the action is (F-FREE-02), players
//! leave areas in which the team outnumbers the opponent, step away from a goal line, or the goalkeeper goes
//! home. Each player at most one free step; the movement action may move it again (F-FREE-09).

use touchline_engine::{Choices, Log, Seat, worded};

use super::edges::Edges;
use super::steps::{Keep, Piece};
use super::{movement, numbers, offside, steps};
use crate::action::Action;
use crate::advanced::skills::{Window, play, window};
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, OFF_GOAL_LINE, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Dribble, Effect, Mark, State, Steps};

worded! {
    /// When free movements are made and which there are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FreeMovement {
        /// After the moves of the movement sequence: goal line players that have not moved (2.0).
        AfterMoves = "after-moves",
        /// At the end of the team's stage: goal line players and the goalkeeper's return (2.1).
        EndOfStage = "end-of-stage",
        /// The same, but nobody into the ball's area (2.2, R-073).
        EndOfStageNotToBall = "end-of-stage-not-to-ball",
        /// Before the own first action: surplus players, goal line players, goalkeeper return.
        BeforeFirstAction = "before-first-action",
    }
}

/// A team's first action begins with its free movements (F-FREE-01).
pub(crate) fn begin(rules: &Ruleset, s: &mut State, seat: Seat) {
    match rules.free_movement {
        FreeMovement::BeforeFirstAction => start(rules, s, seat),
        FreeMovement::AfterMoves | FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall => {}
    }
}

/// The free movements at the end of a movement, or of a team's stage.
pub(crate) fn begin_last(rules: &Ruleset, s: &mut State, seat: Seat) {
    match rules.free_movement {
        FreeMovement::AfterMoves => {
            s.agenda.pop();
            after_moves(s, seat);
        }
        FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall | FreeMovement::BeforeFirstAction => {
            at_the_end(rules, s, seat);
        }
    }
}

/// At the end of a team's stage, by pieces that have not moved in this turn (F-FREE-01, F-FREE-09 of 2.1).
fn at_the_end(rules: &Ruleset, s: &mut State, seat: Seat) {
    s.steps = movement::opening(rules, s, seat, steps::UNLIMITED, movement::free_mark(rules));
    s.agenda.replace(Stage::FreeMovement(seat));
}

/// After the moves of a 2.0 movement sequence, by pieces that did not move in it (F-FREE-01, F-FREE-03 of
/// 2.0). These moves are not counted (F-ACT-01).
pub(crate) fn after_moves(s: &mut State, seat: Seat) {
    s.steps.left = steps::UNLIMITED;
    s.steps.mark = Mark::None;
    s.steps.any = 0;
    s.steps.dribble = Dribble::No;
    s.agenda.push(Stage::FreeMovement(seat));
}

/// The free steps of 2.x: away from a goal line but not to the ball (F-FREE-03, F-FREE-04), and the
/// goalkeeper home where it may (F-FREE-05, R-073).
fn older(rules: &Ruleset, s: &State, seat: Seat, piece: Piece, from: Area) -> AreaSet {
    let steps = unconditional(seat, piece, from);
    match (piece, rules.free_movement) {
        (Piece::Keeper, FreeMovement::AfterMoves) => AreaSet::NONE,
        (Piece::Keeper, FreeMovement::EndOfStage) => steps,
        (
            Piece::Outfield | Piece::Keeper,
            FreeMovement::AfterMoves
            | FreeMovement::EndOfStage
            | FreeMovement::EndOfStageNotToBall
            | FreeMovement::BeforeFirstAction,
        ) => steps.without(s.ball.area),
    }
}

/// The surplus of each area is counted now, before any free step (F-FREE-08).
pub(crate) fn start(rules: &Ruleset, s: &mut State, seat: Seat) {
    steps::begin(s, steps::UNLIMITED);
    for area in s.squads[seat].present().iter() {
        let own = numbers::counted(rules, s, seat, area);
        let surplus = own.saturating_sub(numbers::counted(rules, s, seat.other(), area));
        s.steps.surplus.set(area, surplus);
    }
    // F-EVT-23, F-EVT-29: one step of one piece whatever the numbers.
    // F-AEVT-03: two pieces, one step each.
    s.steps.extra = if s.turn.effect == Effect::ExtraStep(seat) {
        1
    } else if s.turn.effect == Effect::FastSituation(seat) {
        2
    } else {
        0
    };
    s.agenda.push(Stage::FreeMovement(seat));
}

/// Steps that need no surplus: an outfield player straight away from either goal line (F-FREE-03), the
/// goalkeeper back into its own penalty area (F-FREE-05).
#[inline]
fn unconditional(seat: Seat, piece: Piece, from: Area) -> AreaSet {
    match piece {
        Piece::Outfield => OFF_GOAL_LINE[from as usize],
        Piece::Keeper => NEIGHBOURS[from as usize].and(AreaSet::just(penalty_area(seat))),
    }
}

pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    if rules.free_movement != FreeMovement::BeforeFirstAction {
        // F-FREE-03, F-FREE-04: none of them may step to the ball.
        let open = Edges::OFF_GOAL_LINE.and(Edges::onside(seat, barred)).minus(Edges::into(s.ball.area));
        return steps::single_choices(s, seat, Keep::ball(s, seat), out, open, |s, _, piece, from| {
            offside::any_step(seat, from, barred).and(older(rules, s, seat, piece, from))
        });
    }
    if !s.steps.rights.is_empty() {
        return choices_by_right(rules, s, seat, out);
    }
    let paid = if s.steps.extra > 0 {
        Edges::ALL
    } else {
        Edges::out_of(|area| s.steps.surplus.at(Area::ALL[area]) > 0).or(Edges::OFF_GOAL_LINE)
    };
    let open = Edges::onside(seat, barred).and(paid);
    steps::single_choices(s, seat, Keep::ball(s, seat), out, open, |_, steps, piece, from| {
        let any = offside::any_step(seat, from, barred);
        // F-FREE-07, R-908: until the team has no more players than the opponent.
        let paid = (steps.surplus.at(from) | steps.extra) > 0;
        any.and(if paid { AreaSet::PITCH } else { unconditional(seat, piece, from) })
    });
    window::offer(rules, s, seat, Window::FreeMovements, out);
}

/// The same with steps that skills grant regardless of numbers (F-SK-21, F-SK-31, F-SK-37, R-226).
#[cold]
fn choices_by_right(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, steps, piece, from| {
        let any = offside::any_step(seat, from, barred);
        let paid = (steps.surplus.at(from) | steps.extra) > 0;
        let right = steps.rights.reach(seat, from);
        any.and(if paid { AreaSet::PITCH } else { unconditional(seat, piece, from).or(right) })
    });
    window::offer(rules, s, seat, Window::FreeMovements, out);
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Action::Play(skill) = action {
        return play::play(rules, s, seat, skill, log);
    }
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// A free step that is not unconditional uses up as much surplus as the piece counts for (F-FREE-07, R-934),
/// and without surplus the extra step. Other moves have neither.
#[inline]
pub(crate) fn pay(steps: &mut Steps, seat: Seat, (piece, weight): (Piece, u8), from: Area, to: Area) {
    if !steps.rights.is_empty() {
        return pay_by_right(steps, seat, (piece, weight), from, to);
    }
    let surplus = steps.surplus.at(from);
    if (surplus == 0 && steps.extra == 0) || unconditional(seat, piece, from).has(to) {
        return;
    }
    if surplus > 0 {
        steps.surplus.set(from, surplus.saturating_sub(weight));
    } else {
        steps.extra -= 1;
    }
}

/// Surplus first, then a right to exactly this step, then the extra step that may go anywhere.
#[cold]
fn pay_by_right(steps: &mut Steps, seat: Seat, (piece, weight): (Piece, u8), from: Area, to: Area) {
    let surplus = steps.surplus.at(from);
    if unconditional(seat, piece, from).has(to) {
    } else if surplus > 0 {
        steps.surplus.set(from, surplus.saturating_sub(weight));
    } else if steps.rights.reach(seat, from).has(to) {
        steps.rights.use_up(seat, from, to);
    } else {
        steps.extra = steps.extra.saturating_sub(1);
    }
}
