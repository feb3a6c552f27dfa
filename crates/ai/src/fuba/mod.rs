//! The inputs of a FUBA position, and its whole actions.
//!
//! The inputs take the point of view of the team that has the ball: its own first, the board turned so
//! that it attacks upwards and mirrored so that the ball is never on the right. Only what a spectator may
//! know: no secret choice, no hidden card.

mod ahead;
mod facts;
mod groups;
mod shoot_out;
mod sight;
mod slots;
#[cfg(test)]
mod tests;
mod whole;

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_fuba::{Action, Fuba, State};

use crate::{Evaluate, Evaluator, Fact, Inputs, Net, Value, Whole};

static NET: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../weights/fuba.net");
    Net::read(file, Fuba::shape()).unwrap_or_else(|| Net::blank(Fuba::shape()))
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

    const COACHES: [u32; 5] = [150, 500, 1_400, 5_000, 20_000];

    const GAFFER: u32 = 50_000;

    const FACTS: &'static [Fact] = &Fact::ALL;

    fn fact(&self, s: &State, seat: Seat, fact: Fact) -> f64 {
        facts::fact(s, seat, fact)
    }

    fn protagonist(&self, s: &State) -> Seat {
        sight::protagonist(s)
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
