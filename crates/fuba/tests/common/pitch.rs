//! The pitch a second time, written by hand from the drawing and independent of the code under test, and a
//! judge of offside that uses nothing else.

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_fuba::pitch::AREAS;
use touchline_fuba::state::{Line, Squad, State};
use touchline_fuba::{Action, Area};

/// Steps between areas, rows and columns in board order.
pub const STEPS: [[u8; 13]; 13] = [
    [0, 1, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
    [1, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    [2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 4, 3],
    [1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
    [1, 2, 2, 1, 0, 2, 1, 1, 2, 2, 2, 3, 3],
    [2, 2, 1, 1, 2, 0, 1, 2, 1, 2, 3, 3, 2],
    [2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2],
    [2, 3, 3, 2, 1, 2, 1, 0, 2, 1, 1, 2, 2],
    [3, 3, 2, 2, 2, 1, 1, 2, 0, 1, 2, 2, 1],
    [3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1],
    [3, 4, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 2],
    [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 0, 1],
    [4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 2, 1, 0],
];

/// For a team attacking end B: line of the second closest opponent, offside areas, areas of offside risk.
pub const LINES: [(&str, &str, &str); 13] = [
    ("BPA", "", ""),
    ("BLC", "", ""),
    ("BRC", "", ""),
    ("BFR", "BPA", "BLC BRC"),
    ("BLW", "BLC BRC BPA", "BFR"),
    ("BRW", "BLC BRC BPA", "BFR"),
    ("CE", "BFR BLC BRC BPA", "BLW BRW"),
    ("ALW", "BLW BRW BFR BLC BRC BPA", ""),
    ("ARW", "BLW BRW BFR BLC BRC BPA", ""),
    ("AFR", "BLW BRW BFR BLC BRC BPA", ""),
    ("ALC", "BLW BRW BFR BLC BRC BPA", ""),
    ("ARC", "BLW BRW BFR BLC BRC BPA", ""),
    ("APA", "BLW BRW BFR BLC BRC BPA", ""),
];

/// Column and level interval of each area, end A at level 0 and end B at level 8.
fn place(area: Area) -> (u8, u8, u8) {
    match area {
        Area::Apa => (1, 0, 1),
        Area::Alc => (0, 0, 2),
        Area::Arc => (2, 0, 2),
        Area::Afr => (1, 1, 3),
        Area::Alw => (0, 2, 4),
        Area::Arw => (2, 2, 4),
        Area::Ce => (1, 3, 5),
        Area::Blw => (0, 4, 6),
        Area::Brw => (2, 4, 6),
        Area::Bfr => (1, 5, 7),
        Area::Blc => (0, 6, 8),
        Area::Brc => (2, 6, 8),
        Area::Bpa => (1, 7, 8),
        Area::Spot => panic!("the corner spot lies in no area"),
    }
}

/// The areas that lie next to each other.
const EDGES: [(Area, Area); 26] = {
    use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    [
        (Apa, Alc),
        (Apa, Arc),
        (Apa, Afr),
        (Alc, Afr),
        (Alc, Alw),
        (Arc, Afr),
        (Arc, Arw),
        (Afr, Alw),
        (Afr, Arw),
        (Afr, Ce),
        (Alw, Ce),
        (Alw, Blw),
        (Arw, Ce),
        (Arw, Brw),
        (Ce, Blw),
        (Ce, Brw),
        (Ce, Bfr),
        (Blw, Bfr),
        (Blw, Blc),
        (Brw, Bfr),
        (Brw, Brc),
        (Bfr, Blc),
        (Bfr, Brc),
        (Bfr, Bpa),
        (Blc, Bpa),
        (Brc, Bpa),
    ]
};

/// Whether two areas share an edge.
pub fn next_to(a: Area, b: Area) -> bool {
    neighbours(a).contains(&b)
}

/// The areas next to each area.
pub fn neighbours(area: Area) -> &'static [Area] {
    static ALL: LazyLock<[Vec<Area>; AREAS]> = LazyLock::new(|| {
        let other_end = |area: Area| {
            let ends = |&(a, b): &(Area, Area)| if a == area { Some(b) } else { (b == area).then_some(a) };
            EDGES.iter().filter_map(ends).collect()
        };
        Area::ALL.map(other_end)
    });
    &ALL[area as usize]
}

/// The levels of an area as counted from a team's own goal line.
fn levels(own: Seat, area: Area) -> (u8, u8) {
    let (_, low, high) = place(area);
    match own {
        Seat::Home => (low, high),
        Seat::Away => (8 - high, 8 - low),
    }
}

/// How far the nearest edge of an area is from a team's own goal line.
pub fn closeness(own: Seat, area: Area) -> u8 {
    levels(own, area).0
}

/// Whether two areas are partly level.
pub fn level(a: Area, b: Area) -> bool {
    let ((_, al, ah), (_, bl, bh)) = (place(a), place(b));
    al.max(bl) < ah.min(bh)
}

/// One area straight towards the own goal line.
pub fn straight_back(seat: Seat, from: Area, to: Area) -> bool {
    next_to(from, to) && place(from).0 == place(to).0 && closeness(seat, to) < closeness(seat, from)
}

/// Any number of areas straight towards the own goal line.
pub fn far_back(seat: Seat, from: Area, to: Area) -> bool {
    place(from).0 == place(to).0 && closeness(seat, to) < closeness(seat, from)
}

/// Whether two areas lie in the same column of the pitch.
pub fn in_line(a: Area, b: Area) -> bool {
    place(a).0 == place(b).0
}

/// The movement option that a step to a neighbouring area belongs to.
pub fn kind_of_step(seat: Seat, from: Area, to: Area) -> Option<Line> {
    if !next_to(from, to) {
        None
    } else if place(from).0 != place(to).0 {
        Some(Line::Midfield)
    } else if straight_back(seat, from, to) {
        Some(Line::Defence)
    } else {
        Some(Line::Forward)
    }
}

/// Every piece of a team, one entry each.
pub fn pieces(squad: &Squad) -> Vec<Area> {
    let outfield = Area::ALL
        .into_iter()
        .chain([Area::Spot])
        .flat_map(|area| std::iter::repeat_n(area, usize::from(squad.outfield(area))));
    outfield.chain([squad.keeper()]).collect()
}

/// How far the second closest piece is from its own goal line. A lone goalkeeper leaves no line.
fn line(s: &State, defender: Seat) -> Option<u8> {
    let closer = |far: u8| -> u8 {
        let within = Area::ALL.into_iter().filter(|area| closeness(defender, *area) <= far);
        within.map(|area| s.squads[defender].count(area)).sum()
    };
    (0..=7).find(|far| closer(*far) >= 2)
}

/// Whether an area is partly level with a line that far from the defender's goal line: areas equally far from
/// it have the same levels, except those on the goal line, where nothing is beyond.
fn level_with_line(defender: Seat, area: Area, line: u8) -> bool {
    Area::ALL.into_iter().filter(|other| closeness(defender, *other) == line).any(|other| level(area, other))
}

/// Whether a player of `attacker` in `area` would be offside with the ball in `ball`.
pub fn is_offside(s: &State, attacker: Seat, area: Area, ball: Area) -> bool {
    let defender = attacker.other();
    let wholly_in_their_half = levels(defender, area).1 <= 4;
    let (beyond, level_with_them) = match line(s, defender) {
        Some(line) => (closeness(defender, area) < line, level_with_line(defender, area, line)),
        None => (true, false),
    };
    let behind_ball = level(area, ball) || closeness(attacker, area) < closeness(attacker, ball);
    wholly_in_their_half && beyond && !level_with_them && !behind_ball
}

/// From where to where a piece goes, and whether it takes the ball along.
pub fn step_of(action: Action) -> Option<(Area, Area, bool)> {
    match action {
        Action::Move(from, to) | Action::MoveKeeper(from, to) => Some((from, to, false)),
        Action::Dribble(from, to) | Action::DribbleKeeper(from, to) => Some((from, to, true)),
        _ => None,
    }
}
