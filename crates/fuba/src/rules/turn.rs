//! # The turn                                                                                F-TURN
//! A turn is a list of steps (F-TURN-01) played in the given order (F-TURN-09). The list is data of the
//! edition.

use touchline_engine::{BySeat, Log, worded};

use super::action_stage::ActionStages;
use super::ball_value::Modifications;
use super::{action_order, action_stage, ball_value, clock, control, dice, half, target};
use crate::advanced::skills::{Window, window};
use crate::advanced::{injury, substitution, tiredness};
use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{Restart, State, Turn};

worded! {
    /// A step of a turn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TurnStep {
        /// The controlling team chooses the target area and the ball is moved there (F-TURN-02).
        ChooseTarget = "choose-target",
        /// Ball value modifications (F-TURN-03).
        AdjustValue = "adjust-value",
        /// Both roll (F-TURN-04 of 2.1, F-TURN-03 of 2.0).
        Roll = "roll",
        /// The time moves (F-TURN-05 of 2.1, F-TURN-04 of 2.0).
        MoveTime = "move-time",
        /// Both roll, the time moves, equal dice may bring a special event (F-TURN-04).
        RollDice = "roll-dice",
        /// Control check and new ball value (F-TURN-05).
        CheckControl = "check-control",
        /// The ball moves to the target and gets its new value, where the check does not do it (F-TURN-06 of
        /// 2.0).
        MoveBall = "move-ball",
        /// The action stage of the first team (F-TURN-07 of 2.0 and 2.1).
        FirstStage = "first-stage",
        /// The action stage of the second team (F-TURN-08).
        SecondStage = "second-stage",
        /// First actions of both teams (F-TURN-06).
        FirstActions = "first-actions",
        /// Second actions of both teams, if wanted (F-TURN-07).
        SecondActions = "second-actions",
    }
}

/// The orders in which the steps of a turn can be played. Time moves with the roll or right after it; the
/// ball value is adjusted before the roll or not at all; the ball moves with the check or right after it; the
/// actions come in stages or in rounds.
pub const ORDERS: [&[TurnStep]; 16] = {
    use TurnStep::{
        AdjustValue as Adjust, CheckControl as Check, ChooseTarget as Target, FirstActions, FirstStage,
        MoveBall as Ball, MoveTime as Time, Roll, RollDice as Dice, SecondActions, SecondStage,
    };
    [
        &[Target, Roll, Time, Check, FirstStage, SecondStage],
        &[Target, Roll, Time, Check, Ball, FirstStage, SecondStage],
        &[Target, Dice, Check, FirstStage, SecondStage],
        &[Target, Dice, Check, Ball, FirstStage, SecondStage],
        &[Target, Adjust, Roll, Time, Check, FirstStage, SecondStage],
        &[Target, Adjust, Roll, Time, Check, Ball, FirstStage, SecondStage],
        &[Target, Adjust, Dice, Check, FirstStage, SecondStage],
        &[Target, Adjust, Dice, Check, Ball, FirstStage, SecondStage],
        &[Target, Roll, Time, Check, FirstActions, SecondActions],
        &[Target, Roll, Time, Check, Ball, FirstActions, SecondActions],
        &[Target, Dice, Check, FirstActions, SecondActions],
        &[Target, Dice, Check, Ball, FirstActions, SecondActions],
        &[Target, Adjust, Roll, Time, Check, FirstActions, SecondActions],
        &[Target, Adjust, Roll, Time, Check, Ball, FirstActions, SecondActions],
        &[Target, Adjust, Dice, Check, FirstActions, SecondActions],
        &[Target, Adjust, Dice, Check, Ball, FirstActions, SecondActions],
    ]
};

/// The order closest to the one in force that fits the other rules: it adjusts the ball value where
/// modifications come before the dice (F-MOD-01), and has stages or rounds (F-ACT-05).
pub(crate) fn fitting(rules: &Ruleset) -> &'static [TurnStep] {
    let has = |order: &[TurnStep], step| order.contains(&step);
    let fits = |order: &&&[TurnStep]| {
        has(order, TurnStep::AdjustValue) == (rules.modifications == Modifications::BeforeDice)
            && has(order, TurnStep::FirstActions) == (rules.action_stages == ActionStages::Rounds)
            && [TurnStep::MoveTime, TurnStep::MoveBall]
                .into_iter()
                .all(|step| has(order, step) == has(rules.turn, step))
    };
    ORDERS.iter().find(fits).copied().unwrap_or(rules.turn)
}

/// Begin the next step, or end the turn after the last one.
pub(crate) fn next(rules: &Ruleset, s: &mut State, step: u8, log: &mut impl Log<Event>) {
    if step == 0 {
        begin(rules, s, log);
    }
    let Some(&now) = rules.turn.get(usize::from(step)) else { return end(rules, s, log) };
    s.agenda.replace(Stage::Turn(step + 1));
    match now {
        TurnStep::ChooseTarget => target::enter(rules, s),
        TurnStep::AdjustValue => ball_value::modify(rules, s, log),
        TurnStep::Roll | TurnStep::RollDice => {
            s.agenda.push(Stage::StageDice);
            window::open_at_once(rules, s, Window::BeforeDice, s.control);
        }
        TurnStep::MoveTime => dice::move_time(rules, s, log),
        TurnStep::CheckControl => control::check(rules, s, log),
        TurnStep::MoveBall => control::settle(rules, s, log),
        TurnStep::FirstStage => action_stage::first(rules, s, log),
        TurnStep::SecondStage => action_stage::second(s),
        TurnStep::FirstActions => action_order::first_actions(rules, s, log),
        TurnStep::SecondActions => action_order::second_actions(s),
    }
}

fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    tiredness::catch_up(rules, s, log);
    substitution::turn_begins(s);
    injury::turn_begins(rules, s, log);
    s.turn = Turn {
        number: s.turn.number.saturating_add(1),
        restart: s.turn.restart,
        corner: s.turn.corner,
        starter: s.control,
        start: s.ball.area,
        target: s.ball.area,
        ..Turn::default()
    };
    s.moved = BySeat::default();
    s.moved_freely = BySeat::default();
    log.note(Event::TurnBegins(s.turn.number, s.control));
}

/// After a turn comes a new one unless the half ends (F-TURN-11, F-TIME-11).
fn end(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.turn.restart = if s.turn.goal_kick_waits { Restart::GoalKick } else { Restart::OpenPlay };
    if clock::is_last_turn(s) {
        if s.turn.goal_kick_waits {
            log.note(Event::NotTaken(Restart::GoalKick));
        }
        half::end(rules, s, log);
    } else {
        s.agenda.replace(Stage::Turn(0));
    }
}

/// Nothing of the turn is left but its end (F-AEVT-12).
pub(crate) fn skip_rest(rules: &Ruleset, s: &mut State) {
    s.agenda.clear();
    s.agenda.push(over(rules));
}

/// What stands on the agenda when a turn has nothing left to play.
pub(crate) fn over(rules: &Ruleset) -> Stage {
    Stage::Turn(u8::try_from(rules.turn.len()).unwrap_or(u8::MAX))
}

/// Where a turn resumes after a direct shot from a free kick: behind the first actions or the first stage
/// (F-FK-08, R-230).
pub(crate) fn after_first_actions(rules: &Ruleset) -> Stage {
    behind(rules, &[TurnStep::FirstActions, TurnStep::FirstStage])
}

/// What stands on the agenda when the first of these steps that the edition has comes next.
pub(crate) fn before(rules: &Ruleset, steps: &[TurnStep]) -> Stage {
    Stage::Turn(place(rules, steps))
}

/// What stands on the agenda while the first of these steps that the edition has is played.
pub(crate) fn behind(rules: &Ruleset, steps: &[TurnStep]) -> Stage {
    Stage::Turn(place(rules, steps) + 1)
}

fn place(rules: &Ruleset, steps: &[TurnStep]) -> u8 {
    let earlier = rules.turn.iter().take_while(|step| !steps.contains(step)).count();
    u8::try_from(earlier).unwrap_or(u8::MAX - 1)
}
