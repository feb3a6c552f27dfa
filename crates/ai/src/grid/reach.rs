//! The cost for a member to get the ball at its feet.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::board::{Facing, SLOTS, Seen};
use touchline_grid::marker::Marker;

use super::scene::Scene;

/// More points than any team has.
pub(super) const FAR: u8 = 40;

/// More points than two dice can show.
const IN_A_TURN: u8 = 13;

/// The number of quarter turns, by those to the right (G-FACE-01).
const QUARTERS: [u8; 4] = [0, 1, 2, 1];

/// The points a member needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// To touch the ball.
    pub(super) touch: u8,
    /// To touch it without facing its own goal: a kick to the rear is expensive (G-HEEL-01).
    pub(super) play: u8,
}

impl Reach {
    pub(super) const NEVER: Self = Self { touch: FAR, play: FAR };
}

impl Scene<'_> {
    /// The points a member needs if no other marker is in its way: for our own team in this turn, for the
    /// other in its next one. The ball must be free.
    #[inline]
    pub(super) fn reach(&self, marker: Marker) -> Reach {
        let (s, piece) = (self.s, self.s.piece(marker));
        let lies = s.down.has(marker);
        let now = self.open && marker.seat() == self.us;
        if now && (s.turn.barred || if lies { s.turn.fell.has(marker) } else { !down::may_act(s, marker) }) {
            return Reach::NEVER;
        }
        // A member that has to get up, or got up this turn, may not move (G-DOWN-03).
        let walks = !(lies || now && s.turn.stood.has(marker));
        let forward = Facing::of(marker.seat());
        let seen = Seen::from(piece.at(), forward, s.ball.at);
        // Out of reach in a single turn, so its facing does not matter yet.
        let distance = seen.rank.unsigned_abs().max(seen.file.unsigned_abs());
        if distance > IN_A_TURN {
            return if walks { Reach { touch: distance, play: distance } } else { Reach::NEVER };
        }
        let facings = if self.rules.has(Toggle::Facing) { 4 } else { 1 };
        let mut reach = Reach::NEVER;
        for (quarters, behind) in self.behind_ball(marker).into_iter().enumerate().take(facings) {
            let turn = if lies {
                1
            } else {
                QUARTERS[(quarters + forward as usize + 4 - piece.facing as usize) & 3]
            };
            let (rank, file) = match quarters {
                0 => (seen.rank, seen.file),
                1 => (seen.file, seen.rank),
                2 => (-seen.rank, seen.file),
                _ => (-seen.file, seen.rank),
            };
            let steps = rank.abs_diff(1).max(file.unsigned_abs().saturating_sub(1));
            if !behind || (steps > 0 && !walks) {
                continue;
            }
            reach.touch = reach.touch.min(steps + turn);
            if quarters != 2 {
                reach.play = reach.play.min(steps + turn);
            }
        }
        reach
    }

    /// Whether a marker can stand behind the ball and face it: forward, right, back and left as its team sees
    /// the board.
    #[inline]
    fn behind_ball(&self, marker: Marker) -> [bool; 4] {
        let (board, ball, seat) = (self.board, self.s.ball.at, marker.seat());
        let row = board.depth(seat, ball);
        // A goalie may stand on its slots (G-MOV-03).
        let on_slot =
            marker.is_goalie() && ball.x.abs_diff(board.centre_column()) <= SLOTS.unsigned_abs() / 2;
        let (west, east) = (ball.x > 1, ball.x < board.width);
        let sides = if seat == Seat::Home { [west, east] } else { [east, west] };
        [row > 1 || on_slot, sides[0], row < board.length, sides[1]]
    }
}
