//! What it costs a team to have the ball at its feet, wherever the ball comes to rest.

use touchline_engine::Seat;
use touchline_grid::advanced::down;
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::{Ruleset, State, Toggle};

use super::squares::{COLUMNS, FAR, ROWS, Squares};

/// The number of quarter turns, by those to the right (G-FACE-01).
pub(super) const QUARTERS: [u8; 4] = [0, 1, 2, 1];

/// The facings a member may take, and what each costs it.
pub(super) fn facings(rules: &Ruleset, s: &State, marker: Marker) -> impl Iterator<Item = (Facing, u8)> {
    let now = s.piece(marker).facing;
    let turns = rules.has(Toggle::Facing);
    (0..4).map(move |right| Facing::of(marker.seat()).turned(right)).filter_map(move |facing| {
        let quarters = QUARTERS[(facing as usize + 4 - now as usize) & 3];
        if s.down.has(marker) {
            (turns || facing == Facing::of(marker.seat())).then_some((facing, 1))
        } else {
            (turns || quarters == 0).then_some((facing, quarters))
        }
    })
}

/// The squares of which one has to be entered to have the ball at the feet, with that facing.
pub(super) fn behind(ball: Square, facing: Facing) -> [Square; 3] {
    let back = facing.dir().opposite();
    [back, back.turned(-1), back.turned(1)].map(|dir| ball.step(dir))
}

/// The cost for a team to touch a ball on every square of the field, as it stands.
pub(super) struct Reach {
    cost: [[u8; COLUMNS + 4]; ROWS],
}

impl Reach {
    /// Of a team in its next turn, or, with `now`, in the current one; up to this many points.
    pub(super) fn new(rules: &Ruleset, s: &State, seat: Seat, now: bool, most: u8) -> Self {
        let board = rules.board;
        let mut reach = Self { cost: [[FAR; COLUMNS + 4]; ROWS] };
        let mut open = Squares::open(board, s);
        let team = s.present.and(Markers::of(seat));
        let able = |marker: &Marker| !now || down::may_act(s, *marker) || down::can_stand(rules, s, *marker);
        let standing = |marker: Marker| s.down.has(marker) || now && s.turn.stood.has(marker);
        for facing in Facing::ALL {
            if !rules.has(Toggle::Facing) && facing != Facing::of(seat) {
                continue;
            }
            let mut starts = [Squares::NONE; 4];
            for marker in team.iter().filter(able) {
                for (_, cost) in facings(rules, s, marker).filter(|(other, _)| *other == facing) {
                    // A member that gets up stays where it is (G-DOWN-03).
                    if standing(marker) {
                        reach.touch(rules, s.at(marker), facing, cost);
                    } else {
                        starts[usize::from(cost)].add(s.at(marker));
                    }
                }
            }
            if s.present.has(Marker::goalie(seat)) {
                for number in 1..=7 {
                    // Only the goalie, but nobody else comes near.
                    let slot = board.slot(seat, number);
                    if !s.is_occupied(slot) {
                        open.add(slot);
                    }
                }
            }
            let (mut layer, mut known) = (Squares::NONE, Squares::NONE);
            for steps in 0..=most.min(FAR - 1) {
                let mut next = if steps == 0 { layer } else { layer.spread(&open, true) };
                if let Some(start) = starts.get(usize::from(steps)) {
                    next.0.iter_mut().zip(start.0).for_each(|(row, more)| *row |= more);
                }
                if next == layer && steps >= 4 {
                    break;
                }
                reach.touch_all(&next, facing, steps, &mut known);
                layer = next;
            }
        }
        reach
    }

    /// The cost to touch a ball on a square of the field.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "squares of the board")]
    pub(super) fn at(&self, square: Square) -> u8 {
        self.cost[square.y as usize % ROWS][square.x as usize & 31]
    }

    fn touch(&mut self, rules: &Ruleset, from: Square, facing: Facing, cost: u8) {
        let front = facing.dir();
        for dir in [front, front.turned(-1), front.turned(1)] {
            let at = from.step(dir);
            if rules.board.is_field(at) {
                self.lower(at, cost);
            }
        }
    }

    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "squares of the field")]
    fn lower(&mut self, at: Square, cost: u8) {
        let known = &mut self.cost[at.y as usize][at.x as usize];
        *known = cost.min(*known);
    }

    /// All squares in front of members that stand on one of these, those that are known left out.
    fn touch_all(&mut self, layer: &Squares, facing: Facing, cost: u8, known: &mut Squares) {
        let row = |y: usize| layer.0.get(y).copied().unwrap_or(0);
        for y in 0..ROWS {
            let wide = |row: u32| row | row << 1 | row >> 1;
            let around = || row(y) | row(y.wrapping_sub(1)) | row(y + 1);
            let columns = match facing {
                Facing::N => wide(row(y.wrapping_sub(1))),
                Facing::S => wide(row(y + 1)),
                Facing::E => around() << 1,
                Facing::W => around() >> 1,
            };
            let mut left = columns & !known.0[y];
            known.0[y] |= columns;
            while left != 0 {
                let column = left.trailing_zeros() as usize;
                left &= left - 1;
                if let Some(least) = self.cost[y].get_mut(column) {
                    *least = cost.min(*least);
                }
            }
        }
    }
}

/// The cost for a team to touch the ball where it lies, and who does it; squares that are taken count.
pub(super) fn nearest(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    ball: Square,
    now: bool,
) -> Option<(u8, Marker)> {
    let mut best: Option<(u8, Marker)> = None;
    for marker in s.present.and(Markers::of(seat)).iter() {
        if now && !(down::may_act(s, marker) || down::can_stand(rules, s, marker)) {
            continue;
        }
        let stays = s.down.has(marker) || now && s.turn.stood.has(marker);
        let at = s.at(marker);
        if best.is_some_and(|(cost, _)| at.chebyshev(ball) > cost + 1) {
            continue;
        }
        for (facing, turn) in facings(rules, s, marker) {
            for square in behind(ball, facing) {
                let steps = at.chebyshev(square);
                let free = steps == 0
                    || !stays
                        && (s.is_open(rules.board, square)
                            || marker.is_goalie()
                                && rules.board.slot_of(square) == Some(seat)
                                && !s.is_occupied(square));
                if free && best.is_none_or(|(cost, _)| steps + turn < cost) {
                    best = Some((steps + turn, marker));
                }
            }
        }
    }
    best
}

/// The steps and turns of one member to have a ball there at its feet, nothing in its way: from any square
/// with any facing.
pub(super) fn alone(rules: &Ruleset, at: Square, facing: Facing, ball: Square) -> u8 {
    let mut best = FAR;
    for other in Facing::ALL {
        let turn = QUARTERS[(other as usize + 4 - facing as usize) & 3];
        if turn > 0 && !rules.has(Toggle::Facing) {
            continue;
        }
        for square in behind(ball, other) {
            if rules.board.is_field(square) {
                best = best.min(turn + at.chebyshev(square));
            }
        }
    }
    best
}

/// The direction in which a team attacks.
#[inline]
pub(super) const fn forward(seat: Seat) -> Dir {
    Facing::of(seat).dir()
}
