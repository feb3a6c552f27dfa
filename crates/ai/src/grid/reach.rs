//! What it costs a member to have the ball at its feet.

use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::board::{Facing, Seen};
use touchline_grid::marker::Marker;

use super::scene::Scene;

/// More points than anybody has.
pub(super) const FAR: u8 = 40;

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
    /// What a member needs, as if no other marker were in its way: of our own team in this turn, of the other in its next one. The ball has to be
    /// free.
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
        let mut reach = Reach::NEVER;
        let mut consider = |facing: Facing| {
            let spot = s.ball.at.step(facing.dir().opposite());
            let stands = self.board.is_field(spot)
                || (marker.is_goalie() && self.board.slot_of(spot) == Some(marker.seat()));
            let seen = Seen::from(piece.at(), facing, s.ball.at);
            let steps = seen.rank.abs_diff(1).max(seen.file.unsigned_abs().saturating_sub(1));
            if !stands || (steps > 0 && !walks) {
                return;
            }
            // Whoever gets up faces where it likes.
            let quarters =
                if lies { 1 } else { [0, 1, 2, 1][(facing as usize + 4 - piece.facing as usize) & 3] };
            let cost = steps + quarters;
            reach.touch = reach.touch.min(cost);
            if facing.turned(2) != forward {
                reach.play = reach.play.min(cost);
            }
        };
        if self.rules.has(Toggle::Facing) {
            Facing::ALL.into_iter().for_each(&mut consider);
        } else {
            consider(piece.facing);
        }
        reach
    }
}
