//! # A planned pass and shot
//! The whole turn: play the ball to this target, keep it, shoot with the first action that allows it.
//! Everybody else gives the fallback answer. A plan is left open if a player is hurt on the way.

use touchline_engine::{Foresight, Game, Node, Odds, Seat, foresee};

use super::{Decided, Heard, Next};
use crate::Fuba;
use crate::action::Action;
use crate::decision::Decision;
use crate::event::Event;
use crate::rules::goal_attempt;
use crate::state::State;

/// The chances of a plan that begins with this target; empty for other answers and if no shot comes of it.
pub fn turn(game: &Fuba, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let (Action::Target(area) | Action::Cross(area)) = action else { return Vec::new() };
    let mut there = *s;
    there.ball.area = area;
    if !goal_attempt::is_allowed(&there, seat) {
        return Vec::new();
    }
    let ways = foresee(game, s, action, Heard::default(), &Plan(Next::of(game, s, seat)));
    let shoots = ways.count(|heard| matches!(heard.decided, Decided::Goal | Decided::Miss)) > 0;
    if shoots { ways.odds() } else { Vec::new() }
}

/// Plays until the ball is shot or lost, or the next turn begins.
struct Plan<'a>(Next<'a>);

impl Foresight<Fuba> for Plan<'_> {
    type Heard = Heard;

    fn hear(&self, heard: &mut Heard, event: &Event) {
        self.0.hear(heard, event);
    }

    fn answer(&self, s: &State, seat: Seat, decision: &Decision, legal: &[Action]) -> Option<Action> {
        if seat == self.0.seat && legal.contains(&Action::Shoot) {
            return Some(Action::Shoot);
        }
        // An injury changes the plan: what follows is not pursued.
        let ends = matches!(decision, Decision::Target | Decision::Injured);
        (!ends).then(|| self.0.game.fallback(s))
    }

    fn is_indifferent(&self, s: &State) -> bool {
        self.0.is_indifferent(s)
    }

    fn is_settled(&self, heard: &Heard) -> bool {
        !(heard.is_open() || heard.decided == Decided::Keep)
    }

    fn end(&self, heard: &mut Heard, s: &State) {
        self.0.end(heard, s);
    }
}
