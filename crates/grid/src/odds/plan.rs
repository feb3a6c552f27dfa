//! # A planned shot
//! The whole path of the ball: this kick, throw or step, and straight on as far as the points last. Opponents
//! let it pass.

use touchline_engine::{Choices, Foresight, Game, Node, Odds, Seat, Ways, foresee};

use super::{Decided, Heard, Next, likeliest, rank};
use crate::Grid;
use crate::action::Action;
use crate::board::Dir;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::State;

/// The chances of a straight shot that begins with this answer; for picking a member, those of its best shot.
/// Empty if the ball does not reach the goal.
pub fn turn(game: &Grid, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let ways = match action {
        Action::Pick(_) => {
            let mut picked = *s;
            game.act(&mut picked, action, &mut ());
            let mut legal = Choices::new();
            game.actions(&picked, &mut legal);
            let shots = legal.iter().filter_map(|kick| Some((*kick, shot(game, &picked, seat, *kick)?)));
            likeliest(shots, |heard| heard.decided == Decided::Goal).map(|(_, ways)| ways)
        }
        _ => shot(game, s, seat, action),
    };
    ways.map_or_else(Vec::new, |ways| ways.odds())
}

/// The ball continues straight from this answer, if that leads to the goal.
fn shot(game: &Grid, s: &State, seat: Seat, action: Action) -> Option<Ways<Heard>> {
    let (Action::Kick(dir) | Action::Toss(dir) | Action::Step(dir)) = action else { return None };
    let ways = foresee(game, s, action, Heard::default(), &Plan { next: Next::of(game, s, seat), dir });
    (ways.count(|heard| is_shot(*heard)) > 0).then_some(ways)
}

fn is_shot(heard: Heard) -> bool {
    rank(heard.decided) == rank(Decided::Goal)
}

/// Plays until the shot has ended.
struct Plan<'a> {
    next: Next<'a>,
    dir: Dir,
}

impl Foresight<Grid> for Plan<'_> {
    type Heard = Heard;

    fn hear(&self, heard: &mut Heard, event: &Event) {
        self.next.hear(heard, event);
    }

    fn answer(&self, s: &State, seat: Seat, decision: &Decision, legal: &[Action]) -> Option<Action> {
        match decision {
            Decision::Act if seat == self.next.seat => {
                Some(Action::Step(self.dir)).filter(|step| legal.contains(step))
            }
            Decision::Offers | Decision::Combine => Some(Action::Decline),
            _ => self.next.answer(s, seat, decision, legal),
        }
    }

    fn is_preparation(&self, s: &State) -> bool {
        self.next.is_preparation(s)
    }

    fn is_settled(&self, heard: &Heard) -> bool {
        is_shot(*heard)
    }

    fn end(&self, heard: &mut Heard, s: &State) {
        self.next.end(heard, s);
    }
}
