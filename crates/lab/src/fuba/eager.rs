//! FUBA's eager player: it shoots and presses whenever it may, carries the ball and plays it forward, and
//! plays every card it can. It weighs one answer at a time and never looks ahead.

use touchline_fuba::rules::goal_attempt;
use touchline_fuba::state::Line;
use touchline_fuba::{Action, Area, Fuba, State};

use crate::Eager;

/// Ends something, or leaves it as it is.
const SELDOM: u32 = 1;
/// Changes little.
const NOW_AND_THEN: u32 = 3;
/// Leads somewhere.
const OFTEN: u32 = 12;
/// What an eager player waits for.
const GLADLY: u32 = 100;

impl Eager for Fuba {
    fn weight(&self, s: &State, action: Action) -> u32 {
        match action {
            Action::Shoot | Action::Press | Action::PressWithPoint | Action::PressAggressively => GLADLY,
            Action::Target(area) | Action::Cross(area) | Action::BallOn(area) => toward_goal(s, area),
            Action::Dribble(_, area) | Action::DribbleKeeper(_, area) => toward_goal(s, area).max(OFTEN),
            Action::Play(_)
            | Action::SecondActions
            | Action::Sweep
            | Action::SlowDown
            | Action::Movement(Line::Forward)
            | Action::MovementWithPoint(Line::Forward)
            | Action::MovementByDie
            | Action::Substitute(_) => OFTEN,
            Action::Done | Action::NewTurn | Action::Position(0) => SELDOM,
            _ => NOW_AND_THEN,
        }
    }
}

/// Prefers areas from which the team with the ball shoots best: the numbers of the areas (F-GOAL-18).
fn toward_goal(s: &State, area: Area) -> u32 {
    match goal_attempt::area_number(s.control, area) {
        Some(0) => GLADLY,
        Some(1..=4) => OFTEN,
        Some(_) => NOW_AND_THEN,
        None => SELDOM,
    }
}
