//! The features of a Grid position.
//!
//! They take the point of view of the team whose turn it is, or is next: its own features first, rows counted
//! from its own goal line. Left and right are never distinguished. So the features do not change when the
//! board is turned and the seats are swapped, nor when left and right are. The first part describes the
//! position, the rest what can be done with the ball. Every square a marker comes nearer to the ball, and
//! every square the ball comes nearer to the goal, changes a number, so that looking one answer ahead shows
//! which way to go.

mod ball;
mod dice;
mod play;
mod reach;
mod scene;
mod shots;
mod slots;
mod standing;
mod teams;
mod turn;
pub(crate) mod whole;

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_grid::flow::Stage;
use touchline_grid::rules::time;
use touchline_grid::{Action, Grid, State};

use crate::{Evaluate, Evaluator, Features, Inputs, Net, Whole};
use scene::Scene;
use teams::Team;

static NET: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../weights/grid.net");
    Net::shipped(file, Grid::shape(), <Grid as Evaluate>::FEATURES)
});

impl Evaluate for Grid {
    const SLOTS: &'static [u16] = &slots::SLOTS;

    const MEANING: &'static str = "grid 1";

    const STACKS: usize = slots::STACKS;

    const FEATURES: usize = standing::COUNT + turn::COUNT + ball::COUNT + play::COUNT + 2 * teams::COUNT;

    /// The team whose turn it is or comes; in a shoot-out the one that kicks.
    const COACHES: [u32; 5] = [100, 250, 500, 1_000, 3_000];

    const GAFFER: u32 = 50_000;

    fn protagonist(&self, s: &State) -> Seat {
        if s.agenda.stages().first() == Some(&Stage::Shootout) {
            s.shootout.kicking
        } else if time::is_turn_open(s) {
            s.turn.seat
        } else {
            s.coming.seat
        }
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

    fn features(&self, s: &State, out: &mut Features) {
        let scene = Scene::new(&self.rules, s, self.protagonist(s));
        let (ours, theirs) = (Team::of(&scene, scene.us), Team::of(&scene, scene.them));
        standing::tell(&scene, out);
        turn::tell(&scene, out);
        ball::tell(&scene, out);
        play::tell(&scene, &ours, &theirs, out);
        ours.tell(&scene, out);
        theirs.tell(&scene, out);
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

/// A part as a share of a whole that is not zero.
#[inline]
fn share(part: i8, whole: i8) -> f32 {
    f32::from(part) / f32::from(whole)
}

/// A number of points or steps: beyond twelve, the maximum of two dice, it makes no difference.
#[inline]
fn points(number: u8) -> f32 {
    f32::from(number.min(12)) * (1.0 / 12.0)
}
