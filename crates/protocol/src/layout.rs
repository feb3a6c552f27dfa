//! What a client needs to lay out a whole set-up at once, sent with the question. Any layout within it is a
//! legal plan.

use serde::Serialize;
use touchline_fuba::rules::setup;
use touchline_grid::board::Square;
use touchline_grid::notation::write_marker;
use touchline_grid::rules::placement;

/// The set-up of some game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Layout {
    /// FUBA's.
    Fuba(FubaLayout),
    /// Grid's.
    Grid(GridLayout),
}

/// What a team may still lay out, and how to write it as a plan: `keeper AREA` if the goalkeeper is still to
/// be placed, then `place NUMBER` for each of `areas` in order, until nobody is left. The last area is not
/// asked for: it takes whoever is left. Nor is an area whose bounds leave a single number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FubaLayout {
    /// Where the goalkeeper may go; empty once it is placed.
    #[cfg_attr(test, ts(type = "Array<Area>"))]
    keeper: Vec<&'static str>,
    /// One of the players goes there automatically and takes the kick, unless the goalkeeper goes there.
    #[cfg_attr(test, ts(type = "Area | null"))]
    taker: Option<&'static str>,
    /// Where players may go, in the order of the questions.
    areas: Vec<AreaBounds>,
    /// At least one of these areas must hold a piece, goalkeeper included: as long as none does, one player
    /// is reserved for the last of them. Empty if no such duty is left.
    #[cfg_attr(test, ts(type = "Array<Area>"))]
    one_of: Vec<&'static str>,
    /// Players to place, including the taker.
    players: u8,
}

/// How many players may go to an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaBounds {
    #[cfg_attr(test, ts(type = "Area"))]
    area: &'static str,
    /// A goalkeeper that goes there counts too.
    fewest: u8,
    most: u8,
}

/// What a team may still lay out, and how to write it as a plan: `row Y` and `column X` for each of `markers`
/// in order, one per square. A row or column is not asked for if only one is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GridLayout {
    /// The markers still to be placed, in the order of the questions.
    markers: Vec<String>,
    /// The row of the first of them, if already chosen.
    row: Option<i8>,
    /// Where the goalie may stand; empty once it is placed.
    goalie: Vec<GridRow>,
    /// Where everybody else may stand.
    fielders: Vec<GridRow>,
}

/// The free squares of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GridRow {
    row: i8,
    columns: Vec<i8>,
}

impl From<setup::Layout> for Layout {
    fn from(layout: setup::Layout) -> Self {
        let bounds = |bounds: &setup::Bounds| AreaBounds {
            area: bounds.area.name(),
            fewest: bounds.fewest,
            most: bounds.most,
        };
        Self::Fuba(FubaLayout {
            keeper: layout.keeper.iter().map(|area| area.name()).collect(),
            taker: layout.taker.map(touchline_fuba::Area::name),
            areas: layout.areas.iter().map(bounds).collect(),
            one_of: layout.one_of.iter().map(|area| area.name()).collect(),
            players: layout.players,
        })
    }
}

impl From<placement::Layout> for Layout {
    fn from(layout: placement::Layout) -> Self {
        Self::Grid(GridLayout {
            markers: layout.markers.iter().map(|marker| write_marker(*marker)).collect(),
            row: layout.row,
            goalie: rows(&layout.goalie),
            fielders: rows(&layout.fielders),
        })
    }
}

fn rows(squares: &[Square]) -> Vec<GridRow> {
    let rows = squares.chunk_by(|one, next| one.y == next.y);
    rows.map(|row| GridRow { row: row[0].y, columns: row.iter().map(|square| square.x).collect() }).collect()
}
