//! Where the goalies are: before their goals, and seen from the ball.

use touchline_engine::Seat;
use touchline_grid::advanced::down;
use touchline_grid::marker::Marker;
use touchline_grid::state::Hold;

use super::sight::{Sight, Spot};
use super::steps::{DISTANCES, distance};
use super::{from, index};
use crate::Inputs;

/// Columns to either side of the middle of the goal that are told apart.
const ASIDE: i8 = 7;
/// Groups of rows from the goal line.
const ROWS: usize = 7;
/// The group of each row.
const ROW: [u8; 11] = [0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6];
/// Columns to either side of the ball that are told apart.
const ACROSS: i8 = 9;

const EACH: [u16; 3] = [1 + 15 * 7, 1 + 19 * 11, 1 + 3 * 11];

/// The slots of this file: our goalie, then theirs.
pub(super) const SLOTS: [u16; 6] = [EACH[0], EACH[1], EACH[2], EACH[0], EACH[1], EACH[2]];

pub(super) fn tell(sight: &Sight<'_>, out: &mut Inputs) {
    for seat in [sight.scene.us, sight.scene.them] {
        goalie(sight, seat, out);
    }
}

/// A goalie saves more the closer it is to the slot (G-SHOT-07), and takes what lies in its area (G-GK-03).
fn goalie(sight: &Sight<'_>, seat: Seat, out: &mut Inputs) {
    let (scene, s, keeper) = (&sight.scene, sight.scene.s, Marker::goalie(seat));
    if !scene.known() || !s.present.has(keeper) {
        return out.pass(EACH.len());
    }
    let at = s.at(keeper);
    let Spot { column, .. } = sight.spot(at);
    let row = usize::from(ROW[index(scene.board.depth(seat, at)).min(ROW.len() - 1)]);
    out.put(1 + from(column, -ASIDE, ASIDE) * ROWS + row);
    let across = from(column - sight.ball.column, -ACROSS, ACROSS);
    out.put(1 + across * DISTANCES + distance(scene.to_goal(seat, s.ball.at)));
    let free = s.ball.hold == Hold::Free && scene.board.in_goalie_area(seat, s.ball.at);
    let steps = if free { usize::from(at.manhattan(s.ball.at).min(9)) } else { 10 };
    let able = if s.down.has(keeper) { 2 } else { usize::from(!down::may_act(s, keeper)) };
    out.put(1 + able * 11 + steps);
}
