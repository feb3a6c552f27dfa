//! What a Grid position shows of the way a team plays.

use touchline_engine::Seat;
use touchline_grid::board::Square;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::rules::control;
use touchline_grid::{Ruleset, State};

use crate::Fact;

/// So many squares are near.
const NEAR: u8 = 3;
/// The rows that [`Fact::Height`] counts on any board.
const ROWS: f64 = 8.0;

/// Nobody carries the ball without kicking it, and a kick is paid for square by square: two facts are never
/// there.
pub(super) const SHOWN: &[Fact] = &[Fact::Height, Fact::Wings, Fact::Hunt, Fact::Press, Fact::LongShot];

/// How much of a fact there is of a team.
pub(super) fn fact(rules: &Ruleset, s: &State, seat: Seat, fact: Fact) -> f64 {
    let board = rules.board;
    match fact {
        Fact::Height => {
            let height = |marker| f64::from(board.depth(seat, s.at(marker))) / f64::from(board.length);
            ROWS * mean(s, seat, height)
        }
        Fact::Wings => {
            let wing = board.width / 4;
            mean(s, seat, |marker| {
                let column = s.at(marker).x;
                f64::from(u8::from(column <= wing || column > board.width - wing))
            })
        }
        Fact::Hunt if control::has_control(s, seat.other()) => {
            let near = |marker: &Marker| s.at(*marker).chebyshev(s.ball.at) <= NEAR;
            f64::from(u8::try_from(fielders(s, seat).filter(near).count()).unwrap_or(0))
        }
        Fact::Press => {
            let due = |stage: &Stage| matches!(stage, Stage::TackleTarget(..) | Stage::TackleCall(..));
            f64::from(u8::from(s.turn.seat == seat && s.agenda.stages().iter().any(due)))
        }
        Fact::LongShot => {
            let outside = |by: &Marker| by.seat() == seat && !board.in_penalty_area(seat.other(), s.at(*by));
            let shot = board.slot_of(s.ball.at) == Some(seat.other());
            f64::from(u8::from(shot && s.touch.by.as_ref().is_some_and(outside)))
        }
        Fact::Hunt | Fact::Carry | Fact::Length => 0.0,
    }
}

/// The fielders on their feet, once they are placed.
fn fielders(s: &State, seat: Seat) -> impl Iterator<Item = Marker> {
    let plays = |marker: &Marker| !marker.is_goalie() && s.at(*marker) != Square::OFF;
    s.upright(seat).iter().filter(plays)
}

/// The mean over them.
fn mean(s: &State, seat: Seat, of: impl Fn(Marker) -> f64) -> f64 {
    let (mut men, mut sum) = (0_u8, 0.0);
    for marker in fielders(s, seat) {
        men += 1;
        sum += of(marker);
    }
    if men == 0 { 0.0 } else { sum / f64::from(men) }
}
