//! The board as movement sees it, written out again so that the tests do not ask the rules.

use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
use touchline_fuba::Area;
use touchline_fuba::state::Line;

/// Straight forward and sideways or diagonal, as home sees the board; backward is forward reversed.
const FORWARD: [(Area, Area); 10] = [
    (Alc, Alw),
    (Alw, Blw),
    (Blw, Blc),
    (Arc, Arw),
    (Arw, Brw),
    (Brw, Brc),
    (Apa, Afr),
    (Afr, Ce),
    (Ce, Bfr),
    (Bfr, Bpa),
];
const SIDEWAYS: [(Area, &[Area]); 13] = [
    (Apa, &[Alc, Arc]),
    (Alc, &[Apa, Afr]),
    (Arc, &[Apa, Afr]),
    (Afr, &[Alc, Arc, Alw, Arw]),
    (Alw, &[Afr, Ce]),
    (Arw, &[Afr, Ce]),
    (Ce, &[Alw, Arw, Blw, Brw]),
    (Blw, &[Ce, Bfr]),
    (Brw, &[Ce, Bfr]),
    (Bfr, &[Blw, Brw, Blc, Brc]),
    (Blc, &[Bfr, Bpa]),
    (Brc, &[Bfr, Bpa]),
    (Bpa, &[Blc, Brc]),
];

/// By the area of the second closest opponent: where an attacker of end B is offside.
pub const OFFSIDE: [(Area, &[Area]); 13] = [
    (Bpa, &[]),
    (Blc, &[]),
    (Brc, &[]),
    (Bfr, &[Bpa]),
    (Blw, &[Blc, Brc, Bpa]),
    (Brw, &[Blc, Brc, Bpa]),
    (Ce, &[Bfr, Blc, Brc, Bpa]),
    (Alw, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Arw, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Afr, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Alc, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Arc, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Apa, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
];

/// The levels each area spans, end A at 0.
const LEVELS: [(Area, u8, u8); 13] = [
    (Apa, 0, 1),
    (Alc, 0, 2),
    (Arc, 0, 2),
    (Afr, 1, 3),
    (Alw, 2, 4),
    (Arw, 2, 4),
    (Ce, 3, 5),
    (Blw, 4, 6),
    (Brw, 4, 6),
    (Bfr, 5, 7),
    (Blc, 6, 8),
    (Brc, 6, 8),
    (Bpa, 7, 8),
];

/// The levels of one area.
pub fn levels(area: Area) -> (u8, u8) {
    let row = LEVELS.into_iter().find(|row| row.0 == area);
    row.map_or((0, 0), |(_, low, high)| (low, high))
}

/// Where one step of an option leads home from an area, by the tables above, in board order.
pub fn leads(line: Line, from: Area) -> Vec<Area> {
    let mut to: Vec<Area> = match line {
        Line::Forward => FORWARD.iter().filter(|step| step.0 == from).map(|step| step.1).collect(),
        Line::Defence => FORWARD.iter().filter(|step| step.1 == from).map(|step| step.0).collect(),
        Line::Midfield => {
            SIDEWAYS.iter().filter(|row| row.0 == from).flat_map(|row| row.1).copied().collect()
        }
    };
    to.sort();
    to
}
