//! Moves made one step at a time, counted by a memory of its own: how many, by whom, out of which areas.

use touchline_engine::{Game, Input, Node, Notation, Seat};
use touchline_fuba::state::{Effect, Line, State};
use touchline_fuba::{Action, Area, Decision, Fuba};

use super::pitch::{closeness, kind_of_step, step_of};
use super::random::Given;

/// The phase of steps in progress, if one is.
#[derive(Default)]
pub struct Phases {
    now: Option<Phase>,
    /// Steps of the phase before, if it led straight to this one.
    replied_to: usize,
}

struct Phase {
    seat: Seat,
    decision: Decision,
    start: State,
    steps: Vec<Action>,
}

impl Phases {
    /// Watch a step of a match.
    pub fn watch(&mut self, game: &Fuba, before: &State, given: Given) {
        let (Node::Decide(seat, decision), Input::Act(action)) = (game.node(before), given) else {
            self.now = None;
            return;
        };
        let same = |phase: &Phase| phase.seat == seat && phase.decision == decision;
        if !self.now.as_ref().is_some_and(same) {
            self.replied_to = self.now.as_ref().map_or(0, |phase| phase.steps.len());
            self.now = Some(Phase { seat, decision, start: *before, steps: Vec::new() });
        }
        if let Some(phase) = self.now.as_mut()
            && step_of(action).is_some()
        {
            phase.steps.push(action);
            let fault = phase.fault(self.replied_to);
            assert!(fault.is_none(), "{fault:?}: {:?}\n{}", phase.steps, game.write_state(&phase.start));
        }
    }
}

impl Phase {
    /// What is wrong with the steps so far.
    fn fault(&self, replied_to: usize) -> Option<&'static str> {
        let s = &self.start;
        let kicks = self.seat == s.control;
        let most = match self.decision {
            Decision::Closest | Decision::EasyMove => 1,
            Decision::Adjust => 2,
            Decision::Movement(line) => usize::from(s.teams[self.seat].formation.line(line)),
            Decision::QuickMoves if !kicks => replied_to,
            Decision::GoalKickMoves if !kicks => replied_to.max(4),
            _ => 11,
        };
        if self.steps.len() > most {
            return Some("too many steps");
        }
        let of_keeper =
            |action: &Action| matches!(action, Action::MoveKeeper(..) | Action::DribbleKeeper(..));
        if self.steps.iter().filter(|step| of_keeper(step)).count() > 1 {
            return Some("the goalkeeper steps twice");
        }
        let players: Vec<_> =
            self.steps.iter().filter(|step| !of_keeper(step)).filter_map(|step| step_of(*step)).collect();
        let out_of = |area: Area| players.iter().filter(|(from, ..)| *from == area).count();
        if Area::ALL.into_iter().any(|area| out_of(area) > usize::from(s.squads[self.seat].outfield(area))) {
            return Some("a player steps twice");
        }
        match self.decision {
            Decision::Movement(_) => self.dribble_fault(),
            Decision::FreeMovement => self.free_fault(),
            _ => None,
        }
    }

    /// Once in a movement, out of an area without opponents unless an event lifts that.
    fn dribble_fault(&self) -> Option<&'static str> {
        let dribbles: Vec<_> =
            self.steps.iter().filter_map(|step| step_of(*step)).filter(|(_, _, dribble)| *dribble).collect();
        let marked = |area: Area| self.start.squads[self.seat.other()].has(area);
        let free = self.start.turn.effect == Effect::FreeDribble && self.seat == self.start.turn.starter;
        match dribbles[..] {
            [_] if self.seat != self.start.control => Some("a dribble without the ball"),
            [(from, ..)] if from != self.start.ball.area => Some("a dribble away from the ball"),
            [(from, ..)] if marked(from) && !free => Some("a dribble past an opponent"),
            [_, _, ..] => Some("two dribbles"),
            [] | [_] => None,
        }
    }

    /// Surplus players of the beginning, one extra step of an event, players from a goal line, goalkeepers going home.
    fn free_fault(&self) -> Option<&'static str> {
        let s = &self.start;
        let home = |seat: Seat| Area::Apa.for_seat(seat);
        let goes_free = |step: &Action| match *step {
            Action::Move(from, to) => {
                let on_goal_line = Seat::ALL.into_iter().any(|seat| closeness(seat, from) == 0);
                on_goal_line && kind_of_step(self.seat, from, to) != Some(Line::Midfield)
            }
            Action::MoveKeeper(_, to) => to == home(self.seat),
            _ => false,
        };
        let paid: Vec<Area> = self
            .steps
            .iter()
            .filter(|step| !goes_free(step))
            .filter_map(|step| step_of(*step))
            .map(|(from, ..)| from)
            .collect();
        let surplus = |area: Area| {
            let counted = |seat: Seat| usize::from(s.squads[seat].count(area).min(6));
            counted(self.seat).saturating_sub(counted(self.seat.other()))
        };
        let over: usize = Area::ALL
            .into_iter()
            .map(|area| paid.iter().filter(|from| **from == area).count().saturating_sub(surplus(area)))
            .sum();
        let extra = usize::from(s.turn.effect == Effect::ExtraStep(self.seat));
        (over > extra).then_some("a free step too many")
    }
}
