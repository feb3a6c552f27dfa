//! The features of a FUBA position.
//!
//! They take the point of view of the team that has the ball: its own features first, the board turned so
//! that it attacks upwards and mirrored so that the ball is never on the right. Only what a spectator may
//! know: no secret choice, no hidden card.

mod ahead;
mod board;
mod groups;
mod odds;
mod score;
mod shoot_out;
mod sight;
mod slots;
mod teams;
#[cfg(test)]
mod tests;
mod turn;
mod whole;

use std::sync::LazyLock;

use touchline_engine::{Game, Node, Seat};
use touchline_fuba::{Action, Fuba, State};

use crate::{Evaluate, Evaluator, Features, Inputs, Net, Value, Whole};
use ahead::Ahead;
use sight::Sight;

static NET: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../weights/fuba.net");
    Net::shipped(file, Fuba::shape(), <Fuba as Evaluate>::FEATURES)
});

impl Evaluate for Fuba {
    const SLOTS: &'static [u16] = &slots::SLOTS;

    const MEANING: &'static str = "fuba 1";

    const STACKS: usize = slots::STACKS;

    fn stack(&self, _: &State) -> usize {
        slots::stack(&self.rules)
    }

    fn is_open(&self, s: &State) -> bool {
        sight::is_open(s)
    }

    fn inputs(&self, s: &State, own: Seat, out: &mut Inputs) {
        slots::tell(self, s, own, out);
    }

    const FEATURES: usize =
        score::FEATURES + turn::FEATURES + board::FEATURES + odds::FEATURES + teams::FEATURES;

    const COACHES: [u32; 5] = [200, 600, 2_000, 8_000, 80_000];

    const GAFFER: u32 = 200_000;

    fn protagonist(&self, s: &State) -> Seat {
        sight::protagonist(s)
    }

    fn features(&self, s: &State, out: &mut Features) {
        let s = &ahead::without_leftovers(s);
        let sight = Sight::new(s, sight::protagonist(s));
        let ahead = Ahead::new(&self.rules, s);
        let asked = match self.node(s) {
            Node::Decide(seat, _) => Some(seat),
            Node::Chance | Node::Over(_) => None,
        };
        score::tell(&self.rules, s, &sight, out);
        turn::tell(&self.rules, s, &sight, &ahead, asked, out);
        board::tell(s, &sight, &ahead, out);
        odds::tell(&self.rules, s, &sight, &ahead, out);
        teams::tell(&self.rules, s, &sight, out);
    }

    fn known(&self, s: &State) -> Option<Value> {
        shoot_out::value(s, self.lead(s))
    }

    fn is_midway(&self, s: &State) -> bool {
        whole::is_placing(s)
    }

    fn wholes(
        &self,
        evaluator: &mut Evaluator<'_, Self>,
        s: &State,
        wide: usize,
    ) -> Vec<Whole<Action, State>> {
        whole::wholes(evaluator, s, wide)
    }

    fn net(&self) -> &'static Net {
        &NET
    }
}
