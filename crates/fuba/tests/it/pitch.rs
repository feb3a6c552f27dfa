//! The board facts as tables, compared with what the code derives from its rectangles.

use crate::common::pitch::{LINES, STEPS};
use touchline_engine::Seat::{self, Away, Home};
use touchline_fuba::Area;
use touchline_fuba::pitch::{
    AHEAD, AreaSet, BACKWARD, BEYOND_LINE, CORNERS, DISTANCE, FARTHER_BACK, FORWARD, GOAL_LINES, MIDFIELD,
    NEIGHBOURS, NOT_AHEAD_OF_BALL, OPPONENTS_HALF, PARTLY_OWN_HALF, SIDEWAYS, attacked_corners, attacker_of,
    closeness, front_area, level, penalty_area,
};

/// Name, column, level interval, neighbours.
const AREAS: [(&str, char, u8, u8, &str); 13] = [
    ("ALC", 'l', 0, 2, "APA AFR ALW"),
    ("APA", 'm', 0, 1, "ALC ARC AFR"),
    ("ARC", 'r', 0, 2, "APA AFR ARW"),
    ("AFR", 'm', 1, 3, "APA ALC ARC ALW ARW CE"),
    ("ALW", 'l', 2, 4, "ALC AFR CE BLW"),
    ("ARW", 'r', 2, 4, "ARC AFR CE BRW"),
    ("CE", 'm', 3, 5, "AFR ALW ARW BLW BRW BFR"),
    ("BLW", 'l', 4, 6, "ALW CE BFR BLC"),
    ("BRW", 'r', 4, 6, "ARW CE BFR BRC"),
    ("BFR", 'm', 5, 7, "CE BLW BRW BLC BRC BPA"),
    ("BLC", 'l', 6, 8, "BLW BFR BPA"),
    ("BPA", 'm', 7, 8, "BFR BLC BRC"),
    ("BRC", 'r', 6, 8, "BRW BFR BPA"),
];

/// For a team attacking end B: the ball's area and the areas wholly ahead of it.
const AHEAD_OF_BALL: [(&str, &str); 13] = [
    ("APA", "AFR ALW ARW CE BLW BRW BFR BLC BRC BPA"),
    ("ALC", "ALW ARW CE BLW BRW BFR BLC BRC BPA"),
    ("ARC", "ALW ARW CE BLW BRW BFR BLC BRC BPA"),
    ("AFR", "CE BLW BRW BFR BLC BRC BPA"),
    ("ALW", "BLW BRW BFR BLC BRC BPA"),
    ("ARW", "BLW BRW BFR BLC BRC BPA"),
    ("CE", "BFR BLC BRC BPA"),
    ("BLW", "BLC BRC BPA"),
    ("BRW", "BLC BRC BPA"),
    ("BFR", "BPA"),
    ("BLC", ""),
    ("BRC", ""),
    ("BPA", ""),
];

/// Areas by the distance of their nearest edge from the goal line of end A.
const CLOSENESS: [(u8, &str); 8] = [
    (0, "APA ALC ARC"),
    (1, "AFR"),
    (2, "ALW ARW"),
    (3, "CE"),
    (4, "BLW BRW"),
    (5, "BFR"),
    (6, "BLC BRC"),
    (7, "BPA"),
];

fn area(name: &str) -> Area {
    Area::from_name(name).unwrap_or_else(|| panic!("{name}"))
}

fn set(names: &str) -> AreaSet {
    names.split_whitespace().fold(AreaSet::NONE, |all, name| all.with(area(name)))
}

/// A table for home and its turned copy for away.
fn both(names: &str) -> [AreaSet; 2] {
    [set(names), set(names).turned()]
}

#[test]
fn areas_have_their_names_in_board_order() {
    let names: Vec<&str> = Area::ALL.into_iter().map(Area::name).collect();
    assert_eq!(names, AREAS.map(|row| row.0));
    assert_eq!(Area::from_name("SPOT"), Some(Area::Spot));
    assert_eq!(Area::from_name("MIDDLE"), None);
}

#[test]
fn turning_the_board_exchanges_ends_and_sides() {
    let pairs = [
        ("ALC", "BRC"),
        ("APA", "BPA"),
        ("ARC", "BLC"),
        ("AFR", "BFR"),
        ("ALW", "BRW"),
        ("ARW", "BLW"),
        ("CE", "CE"),
        ("SPOT", "SPOT"),
    ];
    for (a, b) in pairs.map(|(a, b)| (area(a), area(b))) {
        assert_eq!((a.turned(), b.turned()), (b, a));
        assert_eq!((a.for_seat(Home), a.for_seat(Away)), (a, b));
    }
    for a in Area::ALL {
        assert_eq!(AreaSet::just(a).turned(), AreaSet::just(a.turned()));
    }
    assert_eq!(set("ALC APA CE").turned(), set("BRC BPA CE"));
}

#[test]
fn neighbours_share_an_edge() {
    let mut edges = 0;
    for (name, .., neighbours) in AREAS {
        assert_eq!(NEIGHBOURS[area(name) as usize], set(neighbours), "{name}");
        edges += set(neighbours).iter().count();
    }
    assert_eq!(edges, 2 * 26);
    assert!(NEIGHBOURS[Area::Spot as usize].is_empty());
}

#[test]
fn distances_are_the_printed_table() {
    assert_eq!(DISTANCE, STEPS);
}

#[test]
fn straight_is_up_the_column() {
    let columns = [
        ["ALC", "ALW", "BLW", "BLC"].as_slice(),
        &["ARC", "ARW", "BRW", "BRC"],
        &["APA", "AFR", "CE", "BFR", "BPA"],
    ];
    for (column, i) in columns.into_iter().flat_map(|column| (0..column.len()).map(move |i| (column, i))) {
        let next = column.get(i + 1).map_or(AreaSet::NONE, |name| set(name));
        let previous = if i == 0 { AreaSet::NONE } else { set(column[i - 1]) };
        let here = area(column[i]) as usize;
        assert_eq!((FORWARD[0][here], BACKWARD[0][here]), (next, previous), "home {}", column[i]);
        assert_eq!((FORWARD[1][here], BACKWARD[1][here]), (previous, next), "away {}", column[i]);
    }
}

#[test]
fn every_neighbour_in_another_column_is_sideways_or_diagonal() {
    let column = |a: Area| AREAS[a as usize].1;
    for (name, .., neighbours) in AREAS {
        let other = set(neighbours).iter().filter(|b| column(*b) != column(area(name)));
        assert_eq!(SIDEWAYS[area(name) as usize], other.fold(AreaSet::NONE, AreaSet::with), "{name}");
    }
}

#[test]
fn areas_are_level_when_their_intervals_overlap_by_more_than_a_line() {
    let level_with = [
        ("APA", "APA ALC ARC"),
        ("ALC", "ALC ARC APA AFR"),
        ("ARC", "ALC ARC APA AFR"),
        ("AFR", "AFR ALC ARC ALW ARW"),
        ("ALW", "ALW ARW AFR CE"),
        ("ARW", "ALW ARW AFR CE"),
        ("CE", "CE ALW ARW BLW BRW"),
    ];
    for (name, others) in level_with {
        for b in Area::ALL {
            let (a, expected) = (area(name), set(others).has(b));
            assert_eq!((level(a, b), level(b, a)), (expected, expected), "{name} {}", b.name());
            assert_eq!(level(a.turned(), b.turned()), expected, "turned {name} {}", b.name());
        }
    }
}

#[test]
fn closeness_is_the_distance_of_the_nearest_edge() {
    for (steps, a) in
        CLOSENESS.into_iter().flat_map(|(steps, names)| set(names).iter().map(move |a| (steps, a)))
    {
        assert_eq!(closeness(Home, a), steps, "{}", a.name());
        assert_eq!(closeness(Away, a.turned()), steps, "turned {}", a.name());
        let (_, _, low, high, _) = AREAS[a as usize];
        assert_eq!((closeness(Home, a), closeness(Away, a)), (low, 8 - high), "{}", a.name());
    }
}

#[test]
fn sets_of_areas_are_the_printed_lists() {
    let own = "APA ALC ARC AFR ALW ARW CE";
    assert_eq!(PARTLY_OWN_HALF, both(own));
    assert_eq!(OPPONENTS_HALF, both("BLW BRW BFR BLC BRC BPA"));
    assert_eq!(MIDFIELD, set("ALW ARW CE BLW BRW"));
    assert_eq!(GOAL_LINES, set("ALC APA ARC BLC BPA BRC"));
    assert_eq!(CORNERS, set("ALC ARC BLC BRC"));
    assert_eq!(PARTLY_OWN_HALF[0].minus(MIDFIELD), set("APA ALC ARC AFR"), "defence zone");
    assert_eq!(OPPONENTS_HALF[0].minus(MIDFIELD), set("BFR BLC BRC BPA"), "attack zone");
    assert_eq!(AreaSet::PITCH, Area::ALL.into_iter().fold(AreaSet::NONE, AreaSet::with));
}

#[test]
fn ends_belong_to_the_team_that_defends_them() {
    assert_eq!([penalty_area(Home), penalty_area(Away)], [Area::Apa, Area::Bpa]);
    assert_eq!([front_area(Home), front_area(Away)], [Area::Afr, Area::Bfr]);
    assert_eq!(attacked_corners(Home), [Area::Blc, Area::Brc]);
    assert_eq!(attacked_corners(Away), [Area::Alc, Area::Arc]);
    for (corner, attacker) in [("BLC", Home), ("BRC", Home), ("ALC", Away), ("ARC", Away)] {
        assert_eq!(attacker_of(area(corner)), attacker, "{corner}");
    }
}

#[test]
fn offside_and_risk_areas_are_the_printed_table() {
    for (name, offside, risk) in LINES {
        let line = [area(name) as usize, area(name).turned() as usize];
        for seat in Seat::ALL.map(|seat| seat as usize) {
            let (offside, risk) = (both(offside)[seat], both(risk)[seat]);
            assert_eq!(BEYOND_LINE[seat][line[seat]], offside, "{name} {seat}");
            assert_eq!(AHEAD[seat][line[seat]], offside.or(risk), "{name} {seat}");
        }
    }
}

#[test]
fn areas_level_with_the_ball_or_behind_it() {
    for (name, ahead) in AHEAD_OF_BALL {
        let ball = [area(name) as usize, area(name).turned() as usize];
        for seat in Seat::ALL.map(|seat| seat as usize) {
            let expected = AreaSet::PITCH.minus(both(ahead)[seat]);
            assert_eq!(NOT_AHEAD_OF_BALL[seat][ball[seat]], expected, "{name} {seat}");
        }
    }
}

#[test]
fn a_pass_goes_back_when_it_ends_farther_from_the_opponents_goal_line() {
    // The closeness table seen from end B is the turned one: an area is farther back if its row comes later.
    for (row, names) in CLOSENESS {
        let farther =
            CLOSENESS.into_iter().filter(|(later, _)| *later > row).map(|(_, names)| set(names).turned());
        let farther = farther.fold(AreaSet::NONE, AreaSet::or);
        for start in set(names).turned().iter() {
            assert_eq!(FARTHER_BACK[0][start as usize], farther, "home from {}", start.name());
            assert_eq!(
                FARTHER_BACK[1][start.turned() as usize],
                farther.turned(),
                "away from {}",
                start.name()
            );
        }
    }
}

#[test]
fn sets_answer_like_sets() {
    let (a, b) = (set("ALC CE BPA"), set("CE BRC"));
    assert_eq!((a.or(b), a.and(b), a.minus(b)), (set("ALC CE BPA BRC"), set("CE"), set("ALC BPA")));
    assert_eq!(a.without(Area::Ce), set("ALC BPA"));
    assert_eq!(AreaSet::of(&[Area::Alc, Area::Bpa, Area::Ce]), a);
    assert!(a.has(Area::Ce) && !a.has(Area::Brc) && AreaSet::NONE.is_empty() && !a.is_empty());
    assert_eq!(a.iter().collect::<Vec<_>>(), [Area::Alc, Area::Ce, Area::Bpa]);
    assert_eq!(AreaSet::just(Area::Spot).iter().count(), 0, "the corner spot is in no area");
}
