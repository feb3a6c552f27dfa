//! The inputs of a Grid position, and its whole actions.
//!
//! The inputs take the point of view of the team whose turn it is, or is next: its own first, rows counted
//! from its own goal line. Left and right are never distinguished. So the inputs do not change when the board
//! is turned and the seats are swapped, nor when left and right are.

mod dice;
mod facts;
mod reach;
mod scene;
mod shots;
mod slots;
pub(crate) mod whole;

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_grid::flow::Stage;
use touchline_grid::rules::time;
use touchline_grid::{Action, Grid, State};

use crate::{Evaluate, Evaluator, Fact, Inputs, Net, Whole};

static NET: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../weights/grid.net");
    Net::read(file, Grid::shape()).unwrap_or_else(|| Net::blank(Grid::shape()))
});

impl Evaluate for Grid {
    const SLOTS: &'static [u16] = &slots::SLOTS;

    const MEANING: &'static str = "grid 1";

    const STACKS: usize = slots::STACKS;

    const COACHES: [u32; 5] = [150, 400, 1_200, 4_000, 12_000];

    const GAFFER: u32 = 50_000;

    const SOON: f64 = 0.97;

    const GOAL: f64 = 0.25;

    /// The team whose turn it is or comes; in a shoot-out the one that kicks.
    fn protagonist(&self, s: &State) -> Seat {
        if s.agenda.stages().first() == Some(&Stage::Shootout) {
            s.shootout.kicking
        } else if time::is_turn_open(s) {
            s.turn.seat
        } else {
            s.coming.seat
        }
    }

    const FACTS: &'static [Fact] = facts::SHOWN;

    fn fact(&self, s: &State, seat: Seat, fact: Fact) -> f64 {
        facts::fact(&self.rules, s, seat, fact)
    }

    fn stack(&self, s: &State) -> usize {
        slots::stack(&self.rules, s)
    }

    fn is_open(&self, s: &State) -> bool {
        slots::is_open(s)
    }

    fn inputs(&self, s: &State, own: Seat, out: &mut Inputs) {
        slots::tell(&self.rules, s, own, out);
    }

    /// Whether a member was picked and has done nothing yet.
    fn is_midway(&self, s: &State) -> bool {
        matches!(s.agenda.top(), Some(Stage::Member(_)))
    }

    /// The ends of the turn, and other actions of several answers.
    fn wholes(
        &self,
        evaluator: &mut Evaluator<'_, Self>,
        s: &State,
        wide: usize,
    ) -> Vec<Whole<Action, State>> {
        whole::wholes(self, evaluator, s, wide)
    }

    fn net(&self) -> &'static Net {
        &NET
    }
}
