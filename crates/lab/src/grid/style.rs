//! How a team plays Grid.

use touchline_ai::{Evaluate as _, Fact};
use touchline_engine::{Game as _, Seat};
use touchline_grid::rules::control;
use touchline_grid::{Action, Decision, Grid, State};

use crate::style::{Figure, Noticed, Taken, figures};

const ROW: usize = 0;
const WINGS: usize = 1;
const HUNT: usize = 2;
const TACKLES: usize = 3;
const LONG_SHOTS: usize = 4;

pub(super) const FIGURES: [Figure; 5] = figures([
    ("row of the block (0 to 8)", Taken::OnAverage),
    ("share of men on the wings", Taken::OnAverage),
    ("men near the other's ball", Taken::OnAverage),
    ("tackles a match", Taken::AMatch),
    ("shots from outside the box", Taken::AMatch),
]);

/// Where everybody stands is looked at whenever a team may act.
pub(super) fn notice(game: &Grid, s: &State, decision: Decision, action: Action, noticed: &mut Noticed) {
    if decision == Decision::Act {
        for seat in Seat::ALL {
            noticed.add(seat, ROW, game.fact(s, seat, Fact::Height));
            noticed.add(seat, WINGS, game.fact(s, seat, Fact::Wings));
            if control::has_control(s, seat.other()) {
                noticed.add(seat, HUNT, game.fact(s, seat, Fact::Hunt));
            }
        }
    }
    match action {
        Action::Tackle(..) => noticed.add(s.turn.seat, TACKLES, 1.0),
        Action::Kick(_) | Action::Step(_) => {
            let (seat, mut after) = (s.turn.seat, *s);
            game.act(&mut after, action, &mut ());
            let [before, now] = [s, &after].map(|s| game.fact(s, seat, Fact::LongShot));
            if now > before {
                noticed.add(seat, LONG_SHOTS, 1.0);
            }
        }
        _ => {}
    }
}
