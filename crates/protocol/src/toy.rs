//! The views of the toy of `examples/third-game` as JSON.

use serde::Serialize;
use touchline_engine::Seat;
use touchline_toy::{Toy, View};

use crate::fuba::Both;
use crate::playable::Playable;

impl Playable for Toy {
    fn told<'a>(&'a self, view: &'a View) -> impl Serialize + 'a {
        ToyView {
            game: touchline_toy::spec::GAME,
            viewer: view.viewer.map_or("spectator", Seat::word),
            kick: view.state.kick,
            goals: Both::of(|seat| view.state.goals[seat]),
            shooter: view.state.shooter().word(),
        }
    }
}

/// A view: what the plain page does not show needs no type there.
#[derive(Serialize)]
struct ToyView {
    game: &'static str,
    viewer: &'static str,
    kick: u8,
    goals: Both<u8>,
    shooter: &'static str,
}
