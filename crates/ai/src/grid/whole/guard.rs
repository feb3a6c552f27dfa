//! A wall before the ball. Where nobody turns, an opponent plays the ball only from the three squares behind
//! it, as that team sees them (G-CTRL-01, G-MOV-10): if ours stand on those, nobody takes it away.

use touchline_engine::Seat;
use touchline_grid::board::{Facing, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::{Ruleset, State, Toggle};

use super::reach;

/// An opponent that needs more steps than this has nothing left of its die to kick with.
const NEAR: u8 = 5;

/// The most squares to close.
const WIDE: usize = 3;

/// Who closes which square.
pub(super) struct Wall {
    pub(super) members: [Option<(Marker, Square)>; WIDE],
    /// All steps together.
    pub(super) cost: u8,
}

/// The wall before a ball that rests there: every open square from which an opponent that is near can play it
/// is closed by the nearest of those who are not busy. None if there are too few of them, or it is no use.
pub(super) fn wall(rules: &Ruleset, s: &State, seat: Seat, ball: Square, busy: Markers) -> Option<Wall> {
    if rules.has(Toggle::Facing) {
        return None;
    }
    let them = seat.other();
    let near = |square: Square| s.upright(them).iter().any(|marker| s.at(marker).chebyshev(square) <= NEAR);
    let mut open = reach::behind(ball, Facing::of(them))
        .map(|square| Some(square).filter(|square| s.is_open(rules.board, *square) && near(*square)));
    let mut free = s.upright(seat).without(busy);
    free.remove(Marker::goalie(seat));
    let mut wall = Wall { members: [None; WIDE], cost: 0 };
    for member in &mut wall.members {
        let mut best: Option<(u8, usize, Marker, Square)> = None;
        for (place, square) in open.iter().enumerate().filter_map(|(place, at)| Some((place, (*at)?))) {
            for marker in free.iter() {
                let steps = s.at(marker).chebyshev(square);
                if best.is_none_or(|(known, ..)| steps < known) {
                    best = Some((steps, place, marker, square));
                }
            }
        }
        let Some((steps, place, marker, square)) = best else { break };
        open[place] = None;
        free.remove(marker);
        wall.cost = wall.cost.saturating_add(steps);
        *member = Some((marker, square));
    }
    open.iter().all(Option::is_none).then_some(wall)
}
