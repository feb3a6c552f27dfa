//! The toy of `examples/third-game`: the score, and whose penalty it is.

use touchline_engine::Seat;
use touchline_toy::{KICKS, Toy, View};
use touchline_words::Words;

use super::{Board, Paint, side};

impl Board for Toy {
    fn draw(&self, view: &View, _: &Words, paint: Paint, _: usize) -> String {
        let s = view.state;
        let team = |seat: Seat| {
            let (name, colour) = side(seat);
            paint.with(colour, name)
        };
        let (home, away) = (s.goals[Seat::Home], s.goals[Seat::Away]);
        format!(
            "{} {home}-{away} {}\nPenalty {} of {KICKS}: {}",
            team(Seat::Home),
            team(Seat::Away),
            s.kick,
            team(s.shooter())
        )
    }

    fn examples(&self) -> [&'static str; 2] {
        ["shoot left, dive right", "left"]
    }

    fn hints(&self) -> &'static [&'static str] {
        &["The goalkeeper in the other corner is beaten; in the same corner the shot goes in on a 6."]
    }
}
