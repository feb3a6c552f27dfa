//! A placement as a whole: what a team may still lay out, for clients that show the board instead of one row
//! and column after the other.

use super::is_allowed;
use crate::board::Square;
use crate::flow::Stage;
use crate::marker::Marker;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What a team may still lay out (G-SET-03 to G-SET-08).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The markers still to be placed, in the order in which they are asked for, one on a square.
    pub markers: Vec<Marker>,
    /// The row of the first of them, where that is chosen already.
    pub row: Option<i8>,
    /// Where the goalie may stand; empty when it has its place.
    pub goalie: Vec<Square>,
    /// Where everybody else may stand.
    pub fielders: Vec<Square>,
}

/// What is to be laid out; none when no placement is asked for.
pub fn layout(rules: &Ruleset, s: &State) -> Option<Layout> {
    let (first, row) = match s.agenda.top()? {
        Stage::PlaceRow(marker) => (marker, None),
        Stage::PlaceColumn(marker, row) => (marker, Some(row)),
        _ => return None,
    };
    let seat = first.seat();
    let markers: Vec<Marker> =
        s.present.iter().filter(|marker| marker.seat() == seat && *marker >= first).collect();
    let squares = |wanted: fn(Marker) -> bool| {
        let Some(marker) = markers.iter().find(|marker| wanted(**marker)) else { return Vec::new() };
        let rows = 0..=rules.board.length + 1;
        let all = rows.flat_map(|y| (1..=rules.board.width).map(move |x| Square::new(x, y)));
        all.filter(|square| is_allowed(rules, s, *marker, *square)).collect()
    };
    let (goalie, fielders) = (squares(Marker::is_goalie), squares(|marker| !marker.is_goalie()));
    Some(Layout { markers, row, goalie, fielders })
}
