//! Moves made one step at a time, counted independently: how many, by whom, out of which areas.

use touchline_engine::{BySeat, Game, Input, Node, Notation, Seat};
use touchline_fuba::pitch::AREAS;
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::{Effect, Line, State};
use touchline_fuba::{Action, Area, Decision, Fuba};

use super::pitch::{closeness, kind_of_step, step_of};
use super::random::Given;

/// The current phase of steps, if any.
#[derive(Default)]
pub struct Phases {
    now: Option<Phase>,
    /// Where pieces are that have not moved this turn, in editions where each moves once per turn.
    unmoved: Option<Unmoved>,
    /// Steps of the phase before, if it led straight to this one.
    replied_to: usize,
}

/// The pieces of both teams that have not moved since the turn began or the setup.
struct Unmoved {
    turn: u8,
    players: BySeat<[u8; AREAS]>,
    keeper: BySeat<bool>,
}

impl Unmoved {
    fn of(s: &State) -> Self {
        let players = |seat: Seat| Area::ALL.map(|area| s.squads[seat].outfield(area));
        Self {
            turn: s.turn.number,
            players: BySeat::new(players(Seat::Home), players(Seat::Away)),
            keeper: BySeat::new(true, true),
        }
    }

    /// One of them moves; false if all that were there have moved.
    fn goes(&mut self, seat: Seat, from: Area, keeper: bool) -> bool {
        if keeper {
            return std::mem::replace(&mut self.keeper[seat], false);
        }
        let left = &mut self.players[seat][from as usize];
        *left > 0 && {
            *left -= 1;
            true
        }
    }
}

struct Phase {
    edition: Edition,
    /// Whether condition points or skills may add moves.
    boosted: bool,
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
        self.once_a_turn(game, before, seat, decision, action);
        let same = |phase: &Phase| phase.seat == seat && phase.decision == decision;
        if !self.now.as_ref().is_some_and(same) {
            self.replied_to = self.now.as_ref().map_or(0, |phase| phase.steps.len());
            self.now = Some(Phase {
                edition: game.rules.edition,
                boosted: game.rules.condition.is_some(),
                seat,
                decision,
                start: *before,
                steps: Vec::new(),
            });
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

impl Phases {
    /// In 2.1 and 2.2 a piece moves once per turn, including free movements and moves by an event; the
    /// closest player that must go to the ball may move again.
    fn once_a_turn(&mut self, game: &Fuba, s: &State, seat: Seat, decision: Decision, action: Action) {
        // Players come back from injuries, and skills lift the limit.
        let others = game.rules.injuries.is_some() || game.rules.skills.is_some();
        if !matches!(game.rules.edition, Edition::V2_1 | Edition::V2_2) || others {
            return;
        }
        let counts =
            matches!(decision, Decision::Movement(_) | Decision::FreeMovement | Decision::EventMoves);
        if !counts && decision != Decision::Closest {
            // The taker of a corner kick returns to the pitch after the target is chosen; a setup moves
            // everybody.
            let anew = matches!(decision, Decision::Target | Decision::PlaceKeeper | Decision::Place(_));
            if anew || step_of(action).is_some() {
                self.unmoved = None;
            }
            return;
        }
        let unmoved = match self.unmoved.take() {
            Some(unmoved) if unmoved.turn == s.turn.number => unmoved,
            _ => Unmoved::of(s),
        };
        let unmoved = self.unmoved.insert(unmoved);
        let Some((from, to, _)) = step_of(action) else { return };
        let keeper = matches!(action, Action::MoveKeeper(..) | Action::DribbleKeeper(..));
        let fresh = unmoved.goes(seat, from, keeper);
        if counts {
            assert!(fresh, "{action:?}: a piece moves twice in a turn\n{}", game.write_state(s));
        } else if keeper {
            unmoved.keeper[seat] = true;
        } else {
            unmoved.players[seat][to as usize] += 1;
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
            Decision::Movement(_) if self.boosted => usize::from(s.steps.left),
            Decision::Movement(line) => usize::from(s.teams[self.seat].formation.line(line)),
            Decision::EventMoves => match s.turn.effect {
                Effect::Moves(seat, count) if seat == self.seat => usize::from(count),
                Effect::AttackMove | Effect::DefenceMove => 1,
                _ if self.boosted => usize::from(s.steps.left),
                _ => 0,
            },
            Decision::QuickMoves if !kicks && self.edition == Edition::V2_2 => replied_to.max(4),
            Decision::QuickMoves | Decision::SlowMoves if !kicks => replied_to,
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
            // Skills and singing fans lift these limits.
            _ if self.boosted || s.turn.fans.is_some() => None,
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
            [_] if self.start.turn.goal_kick_waits => Some("a dribble before a goal kick"),
            [_, _, ..] => Some("two dribbles"),
            [] | [_] => None,
        }
    }

    /// Surplus players from the start, one extra step of an event, players off a goal line, goalkeepers going
    /// home.
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
            // In the older editions nobody may leave an area freely because of the numbers there.
            if self.edition != Edition::V3_0 {
                return 0;
            }
            let counted = |seat: Seat| usize::from(s.squads[seat].count(area).min(6));
            counted(self.seat).saturating_sub(counted(self.seat.other()))
        };
        let over: usize = Area::ALL
            .into_iter()
            .map(|area| paid.iter().filter(|from| **from == area).count().saturating_sub(surplus(area)))
            .sum();
        let extra = match s.turn.effect {
            Effect::ExtraStep(seat) if seat == self.seat => 1,
            Effect::FastSituation(seat) if seat == self.seat => 2,
            _ => 0,
        };
        (over > extra).then_some("a free step too many")
    }
}
