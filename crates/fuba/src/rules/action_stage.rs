//! # Action stages                                                                F-ACT-05, F-ACT-06, F-ACT-10
//! In 2.x each team has one stage of its own. 2.1 and 2.2: exactly two actions of different types in any
//! order, then free movements. 2.0: a fixed sequence of goal attempt, movement with free movements,
//! compulsory adjustment, pressing. 3.0 has rounds of first and second actions instead (see `action_order`).

use touchline_engine::{Choices, Log, Seat, worded};

use super::{action_order, free_movement, goal_attempt, movement, positioning, pressing, steps};
use crate::action::{Action, PressChoice};
use crate::advanced::condition::Boost;
use crate::advanced::skills::{Window, window};
use crate::advanced::{substitution, tiredness};
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Effect, State};

worded! {
    /// How the teams act.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ActionStages {
        /// A stage for each team in fixed sequences (2.0).
        FixedSequences = "fixed-sequences",
        /// A stage for each team with exactly two different actions (2.1, 2.2).
        TwoActions = "two-actions",
        /// Rounds of first and second actions (3.0).
        Rounds = "rounds",
    }
}

/// The sequences of a 2.0 stage in their order (F-ACT-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sequence {
    GoalAttempt,
    Movement,
    FreeMovement,
    Adjustment,
    Pressing,
}

const SEQUENCES: [Sequence; 5] = [
    Sequence::GoalAttempt,
    Sequence::Movement,
    Sequence::FreeMovement,
    Sequence::Adjustment,
    Sequence::Pressing,
];

/// The first team is found now (F-ACT-01); an event may skip both stages (F-EVT-12).
pub(crate) fn first(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if s.turn.effect != Effect::NoActions {
        action_order::decide(rules, s, log);
    }
}

pub(crate) fn second(s: &mut State) {
    if s.turn.effect != Effect::NoActions {
        s.agenda.push(Stage::TeamStage(s.turn.first.other()));
    }
}

/// A team's stage begins.
pub(crate) fn begin(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    tiredness::catch_up(rules, s, log);
    match rules.action_stages {
        ActionStages::FixedSequences => s.agenda.replace(Stage::Sequence(seat, 0)),
        ActionStages::TwoActions => {
            s.turn.crowd = 0;
            window::forget(rules, s, seat);
            s.agenda.pop();
            push_actions(rules, s, seat, Nth::First);
            window::open_later(rules, s, Window::BeforeStage, seat);
        }
        ActionStages::Rounds => s.agenda.pop(),
    }
}

/// The actions of a 2.1 stage from this one on, then the free movements and the window of its end.
pub(crate) fn push_actions(rules: &Ruleset, s: &mut State, seat: Seat, from: Nth) {
    window::open_later(rules, s, Window::AfterAction, seat);
    s.agenda.push(Stage::StartFree(seat));
    s.agenda.push(Stage::Action(seat, Nth::Second));
    match from {
        Nth::First => s.agenda.push(Stage::Action(seat, Nth::First)),
        Nth::Second => {}
    }
}

/// After a direct shot from a free kick the shooter's stage goes on behind it (F-FK-08, F-ACT-16).
pub(crate) fn after_direct_shot(rules: &Ruleset, s: &mut State, shooter: Seat) {
    match rules.action_stages {
        ActionStages::FixedSequences => s.agenda.push(Stage::Sequence(shooter, 1)),
        ActionStages::TwoActions => push_actions(rules, s, shooter, Nth::Second),
        ActionStages::Rounds => s.agenda.push(Stage::FirstAction(shooter.other())),
    }
}

/// The shooter's stage begins with the direct shot, so the skills of a stage's beginning are asked for before
/// it (F-SK-04, F-SK-15 of 2.1, R-210, R-230).
pub(crate) fn opens_with_direct_shot(rules: &Ruleset, s: &mut State, shooter: Seat) {
    match rules.action_stages {
        ActionStages::TwoActions => {
            s.turn.crowd = 0;
            window::open_later(rules, s, Window::BeforeStage, shooter);
        }
        ActionStages::FixedSequences | ActionStages::Rounds => {}
    }
}

/// The next sequence of a 2.0 stage.
pub(crate) fn sequence(rules: &Ruleset, s: &mut State, seat: Seat, number: u8, log: &mut impl Log<Event>) {
    tiredness::catch_up(rules, s, log);
    let Some(part) = SEQUENCES.get(usize::from(number)) else { return end(rules, s, seat) };
    s.agenda.replace(Stage::Sequence(seat, number + 1));
    match part {
        // F-GOAL-02, F-ACT-10: optional
        Sequence::GoalAttempt if goal_attempt::is_allowed(s, seat) => s.agenda.push(Stage::MaybeShoot(seat)),
        Sequence::Movement => s.agenda.push(Stage::MaybeMove(seat)),
        Sequence::FreeMovement => free_movement::after_moves(s, seat),
        // F-ADJ-01: compulsory, even when it hurts
        Sequence::Adjustment => positioning::adjust(rules, s, seat, 0, log),
        Sequence::Pressing if pressing::is_allowed(rules, s, seat) => s.agenda.push(Stage::MaybePress(seat)),
        Sequence::GoalAttempt | Sequence::Pressing => {}
    }
}

/// The sequences of a 2.0 stage from this one on, which its team is asked about.
pub(crate) fn push_sequences(s: &mut State, seat: Seat, from: Sequence) {
    let number = SEQUENCES.iter().take_while(|part| **part != from).count();
    s.agenda.push(Stage::Sequence(seat, u8::try_from(number + 1).unwrap_or(u8::MAX)));
    match from {
        Sequence::GoalAttempt => s.agenda.push(Stage::MaybeShoot(seat)),
        Sequence::Movement => s.agenda.push(Stage::MaybeMove(seat)),
        Sequence::Pressing => s.agenda.push(Stage::MaybePress(seat)),
        Sequence::FreeMovement | Sequence::Adjustment => {}
    }
}

/// When both stages are complete the numbers of moved players are remembered (F-ACT-01, R-063).
fn end(rules: &Ruleset, s: &mut State, seat: Seat) {
    s.agenda.pop();
    substitution::offer_after_stage(rules, s, seat);
    if seat != s.turn.first {
        s.memory.first = Some(s.turn.first);
        s.memory.moves = s.turn.moves;
    }
}

pub(crate) fn shots(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::Shoot);
}

pub(crate) fn maybe_shoot(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if action == Action::Shoot {
        action_order::begin(s, seat, ActionKind::GoalAttempt, log);
        s.agenda.push(Stage::GoalAttempt(seat));
    } else {
        s.agenda.pop();
    }
}

/// One option, or no movement at all. A goalkeeper that changes its position does so within an
/// option, which need not move anybody.
pub(crate) fn options(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Done);
    movement::options(rules, s, seat, out);
}

pub(crate) fn maybe_move(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if let Action::Movement(line) = action {
        action_order::begin(s, seat, ActionKind::Movement, log);
        movement::begin(rules, s, seat, line, Nth::First, Boost::None, log);
    } else if action == Action::MovementByDie {
        action_order::begin(s, seat, ActionKind::Movement, log);
        movement::begin_by_die(rules, s, seat, log);
    } else {
        s.agenda.pop();
        steps::begin(s, 0);
    }
}

pub(crate) fn presses(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::Press);
}

pub(crate) fn maybe_press(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if action == Action::Press {
        action_order::begin(s, seat, ActionKind::Pressing, log);
        pressing::begin(rules, s, seat, PressChoice::Plain, log);
    } else {
        s.agenda.pop();
    }
}
