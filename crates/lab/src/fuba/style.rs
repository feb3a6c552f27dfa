//! How a team plays FUBA.

use touchline_ai::{Evaluate as _, Fact};
use touchline_engine::Seat;
use touchline_fuba::pitch::{DISTANCE, penalty_area};
use touchline_fuba::{Action, Decision, Fuba, State};

use crate::style::{Figure, Noticed, Taken, figures};

const ROW: usize = 0;
const WINGS: usize = 1;
const HUNT: usize = 2;
const PRESSES: usize = 3;
const SHOTS: usize = 4;
const LONG_SHOTS: usize = 5;
const DRIBBLES: usize = 6;
const STEPS: usize = 7;

pub(super) const FIGURES: [Figure; 8] = figures([
    ("row of the block (0 to 8)", Taken::OnAverage),
    ("share of men on the wings", Taken::OnAverage),
    ("men near the other's ball", Taken::OnAverage),
    ("presses a match", Taken::AMatch),
    ("shots a match", Taken::AMatch),
    ("shots from outside the box", Taken::AMatch),
    ("dribbles a match", Taken::AMatch),
    ("steps of a pass", Taken::OnAverage),
]);

/// Where everybody stands is looked at once a turn, when the ball is about to be played.
pub(super) fn notice(game: &Fuba, s: &State, decision: Decision, action: Action, noticed: &mut Noticed) {
    if decision == Decision::Target {
        for seat in Seat::ALL {
            noticed.add(seat, ROW, game.fact(s, seat, Fact::Height));
            noticed.add(seat, WINGS, game.fact(s, seat, Fact::Wings));
        }
        noticed.add(s.passive(), HUNT, game.fact(s, s.passive(), Fact::Hunt));
    }
    match action {
        Action::Target(area) | Action::Cross(area) => {
            let steps = DISTANCE.get(s.ball.area as usize).and_then(|row| row.get(area as usize));
            if let Some(steps) = steps {
                noticed.add(s.control, STEPS, f64::from(*steps));
            }
        }
        Action::Press | Action::PressWithPoint | Action::PressAggressively => {
            noticed.add(s.passive(), PRESSES, 1.0);
        }
        Action::Shoot => {
            noticed.add(s.control, SHOTS, 1.0);
            if s.ball.area != penalty_area(s.passive()) {
                noticed.add(s.control, LONG_SHOTS, 1.0);
            }
        }
        Action::Dribble(..) | Action::DribbleKeeper(..) | Action::DribbleNominee(..) => {
            noticed.add(s.control, DRIBBLES, 1.0);
        }
        _ => {}
    }
}
