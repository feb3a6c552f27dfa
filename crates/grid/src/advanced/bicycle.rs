//! # Bicycle kick
//! G-BIKE-01 to G-BIKE-15: a ball at the feet that came from the feet row or from behind it, kicked backward;
//! it puts the member down.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::redirect;
use crate::board::{Dir, Seen};
use crate::event::Event;
use crate::marker::Marker;
use crate::state::State;

/// The ball is at the feet and did not come from beyond the feet row: that would be for the feet (G-BIKE-01,
/// R-G47).
pub const fn is_offer(ball: Seen, origin: Seen) -> bool {
    ball.is_feet() && origin.rank <= 1
}

/// The middle of the arc: directly away from an imagined kicker two squares in front of the member
/// (G-BIKE-07).
pub fn centreline(s: &State, marker: Marker) -> Dir {
    let facing = s.piece(marker).facing.dir();
    s.at(marker).go(facing, 2).towards(s.ball.at).unwrap_or(facing.opposite())
}

/// Straight only: the backward diagonal of the ball's side, or from the front-centre any of the three
/// backward directions (G-BIKE-05).
pub(crate) fn lines(s: &State, marker: Marker, out: &mut Choices<Action>) {
    let centre = centreline(s, marker);
    let width = u8::from(s.seen(marker, s.ball.at).is_front_centre());
    out.clear();
    out.extend(Dir::ALL.into_iter().filter(|dir| dir.angle(centre) <= width).map(Action::Toward));
}

/// Send the ball along the line.
pub(crate) fn line(s: &mut State, marker: Marker, n: u8, action: Action, log: &mut impl Log<Event>) {
    if let Action::Toward(dir) = action {
        redirect::drive(s, marker, dir, n, log);
    }
}
