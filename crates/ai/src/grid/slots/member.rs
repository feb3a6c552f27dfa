//! What a member needs to get to the ball.

use touchline_grid::advanced::down;
use touchline_grid::marker::Marker;

use super::super::reach::FAR;
use super::around::{self, Around, NEIGHBOURS, Stand};
use super::sight::Sight;

/// The quarter turns to the nearest of the facings in a set, by the facing now; [`FAR`] for none.
const QUARTERS: [[u8; 4]; 16] = {
    const TO_THE_RIGHT: [u8; 4] = [0, 1, 2, 1];
    let mut table = [[FAR; 4]; 16];
    let mut set = 1;
    while set < 16 {
        let mut now = 0;
        while now < 4 {
            let mut to = 0;
            while to < 4 {
                let quarters = TO_THE_RIGHT[(to + 4 - now) & 3];
                if set >> to & 1 == 1 && quarters < table[set][now] {
                    table[set][now] = quarters;
                }
                to += 1;
            }
            now += 1;
        }
        set += 1;
    }
    table
};

/// The quarter turns on each square next to the ball by the facing now: with any facing, without facing the
/// own goal for our team, and for theirs.
const TURNS: [[[u8; 8]; 4]; 3] = {
    const WITHOUT: [u8; 3] = [0, 1 << 2, 1 << 0];
    let mut table = [[[0; 8]; 4]; 3];
    let mut about = 0;
    while about < 3 {
        let mut now = 0;
        while now < 4 {
            let mut stand = 0;
            while stand < 8 {
                let facings = around::facings(NEIGHBOURS[stand]) & !WITHOUT[about];
                table[about][now][stand] = QUARTERS[facings as usize][now];
                stand += 1;
            }
            now += 1;
        }
        about += 1;
    }
    table
};

/// A member, and where it is from the ball.
pub(super) struct Member {
    pub(super) marker: Marker,
    /// Columns from the middle, rows from our goal line.
    pub(super) column: i32,
    pub(super) row: i32,
    /// From the ball.
    pub(super) columns: i32,
    pub(super) rows: i32,
    pub(super) facing: usize,
    pub(super) far: i32,
}

impl Member {
    #[inline]
    pub(super) fn of(sight: &Sight<'_>, marker: Marker) -> Self {
        let piece = sight.scene.s.piece(marker);
        let (column, row) = sight.place(piece.at());
        let (columns, rows) = (column - i32::from(sight.ball.column), row - i32::from(sight.ball.row));
        let far = columns.abs().max(rows.abs());
        Self { marker, column, row, columns, rows, facing: sight.facing(piece.facing), far }
    }

    /// The points an upright fielder needs to touch the ball when nobody turns: steps to the squares on which
    /// it faces the ball.
    #[inline]
    pub(super) fn walk(&self, around: &Around, behind: usize) -> u8 {
        let costs = (behind..behind + 3).map(|stand| {
            let steps = self.steps(NEIGHBOURS[stand]);
            if steps == 0 { 0 } else { steps + around.blocked[stand] }
        });
        costs.fold(FAR, u8::min)
    }

    /// The points an upright fielder needs where it may turn: to touch the ball, and to touch it without
    /// facing its own goal.
    #[inline]
    pub(super) fn walk_and_turn(&self, around: &Around, ours: bool) -> (u8, u8) {
        let steps: [u8; 8] = std::array::from_fn(|stand| {
            let steps = self.steps(NEIGHBOURS[stand]);
            if steps == 0 { 0 } else { steps + around.blocked[stand] }
        });
        let cost =
            |turns: &[u8; 8]| steps.iter().zip(turns).map(|(steps, turn)| steps + turn).fold(FAR, u8::min);
        (cost(&TURNS[0][self.facing]), cost(&TURNS[if ours { 1 } else { 2 }][self.facing]))
    }

    /// The points it needs to touch the ball, and to touch it without facing its own goal: for our own team
    /// in this turn, for the other in its next one. It goes to a square that nobody takes; others may be in
    /// its way. The ball must be free.
    #[inline]
    pub(super) fn reach(&self, sight: &Sight<'_>, stands: &[Stand; 8], turns: bool) -> (u8, u8) {
        let (scene, s, marker) = (&sight.scene, sight.scene.s, self.marker);
        let lies = s.down.has(marker);
        let ours = marker.seat() == scene.us;
        let now = scene.open && ours;
        if now && (s.turn.barred || if lies { s.turn.fell.has(marker) } else { !down::may_act(s, marker) }) {
            return (FAR, FAR);
        }
        // A member that has to get up, or got up this turn, may not move (G-DOWN-03).
        let walks = !(lies || now && s.turn.stood.has(marker));
        let ahead = if ours { 0 } else { 2 };
        let (mut touch, mut play) = (FAR, FAR);
        for stand in stands {
            let steps = self.steps((stand.columns, stand.rows));
            let may = stand.field || marker.is_goalie() && stand.slot == Some(marker.seat());
            if !may || steps > 0 && (stand.taken || !walks) {
                continue;
            }
            let turn = |facings: usize| match (turns, lies) {
                (true, false) => QUARTERS[facings][self.facing],
                (true, true) => u8::from(facings != 0) + if facings == 0 { FAR } else { 0 },
                (false, true) => 1 + if facings >> ahead & 1 == 1 { 0 } else { FAR },
                (false, false) => {
                    if facings >> self.facing & 1 == 1 {
                        0
                    } else {
                        FAR
                    }
                }
            };
            let facings = usize::from(stand.facings);
            touch = touch.min(steps + turn(facings));
            play = play.min(steps + turn(facings & !(4 >> ahead)));
        }
        (touch, play)
    }

    /// Steps to a square.
    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a distance on the board")]
    fn steps(&self, (columns, rows): (i8, i8)) -> u8 {
        (self.columns - i32::from(columns)).abs().max((self.rows - i32::from(rows)).abs()) as u8
    }
}
