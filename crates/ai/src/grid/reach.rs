//! What it costs a member to have the ball at its feet.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::board::{Facing, SLOTS, Seen};
use touchline_grid::marker::Marker;

use super::scene::Scene;

/// More points than anybody has.
pub(super) const FAR: u8 = 40;

/// More points than two dice show.
const IN_A_TURN: u8 = 13;

/// Quarter turns, by those to the right (G-FACE-01).
const QUARTERS: [u8; 4] = [0, 1, 2, 1];

/// Points that a member needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// To touch the ball.
    pub(super) touch: u8,
    /// To touch it and not face its own goal: to the rear a kick is dear (G-HEEL-01).
    pub(super) play: u8,
}

impl Reach {
    pub(super) const NEVER: Self = Self { touch: FAR, play: FAR };

    /// The better of both.
    #[inline]
    pub(super) fn min(self, other: Self) -> Self {
        Self { touch: self.touch.min(other.touch), play: self.play.min(other.play) }
    }
}

impl Scene<'_> {
    /// What a member needs, as if no other marker were in its way: of our own team in this turn, of the other
    /// in its next one. The ball has to be free.
    #[inline]
    pub(super) fn reach(&self, marker: Marker) -> Reach {
        let (s, piece) = (self.s, self.s.piece(marker));
        let lies = s.down.has(marker);
        let now = self.open && marker.seat() == self.us;
        if now && (s.turn.barred || if lies { s.turn.fell.has(marker) } else { !down::may_act(s, marker) }) {
            return Reach::NEVER;
        }
        // Who has to get up, or got up in this turn, stays where it is (G-DOWN-03).
        let walks = !(lies || now && s.turn.stood.has(marker));
        let forward = Facing::of(marker.seat());
        let seen = Seen::from(piece.at(), forward, s.ball.at);
        // Nobody gets there in one turn: then the way it faces does not matter yet.
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
