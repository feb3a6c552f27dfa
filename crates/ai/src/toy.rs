//! The toy of `examples/third-game`: nothing is fitted, so a position is worth the same as any other with its
//! score.

use std::sync::LazyLock;

use touchline_engine::{BySeat, Game, Node, Seat};
use touchline_toy::{Decision, State, Toy};

use crate::analysis::{Cell, Pitch};
use crate::{Evaluate, Explain, Net, Watch};

static NET: LazyLock<Net> = LazyLock::new(|| Net::blank(Toy::shape()));

impl Evaluate for Toy {
    const COACHES: [u32; 5] = [10, 20, 30, 40, 50];

    const GAFFER: u32 = 100;

    fn protagonist(&self, s: &State) -> Seat {
        s.shooter()
    }

    fn net(&self) -> &'static Net {
        &NET
    }
}

/// Nothing moves, and there is nothing to compare.
impl Explain for Toy {}

/// The ball is on the spot.
impl Watch for Toy {
    fn pitch(&self) -> Pitch {
        let spot = Cell {
            name: "spot".to_owned(),
            x: 0.0,
            y: 0.0,
            width: 1.0,
            length: 1.0,
            heat: BySeat::default(),
        };
        Pitch { width: 1.0, length: 1.0, cells: vec![spot] }
    }

    fn is_in_play(&self, s: &State) -> bool {
        !matches!(self.node(s), Node::Over(_))
    }

    fn has_ball(&self, s: &State) -> Seat {
        s.shooter()
    }

    fn cell(&self, _: &State) -> usize {
        0
    }

    fn half(&self, _: &State) -> u8 {
        1
    }

    fn clock(&self, s: &State) -> String {
        s.kick.to_string()
    }

    fn is_in_shot(&self, _: &State, _: &Decision) -> bool {
        false
    }
}
