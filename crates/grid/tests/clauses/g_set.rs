//! G-SET: setup.

use std::collections::BTreeSet;

use touchline_engine::{Choices, Game};
use touchline_grid::board::{BOARDS, Board, Facing, LARGE, MEDIUM, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::spec::BASIC;
use touchline_grid::state::State;
use touchline_grid::{Action, Call, Decision, Event, Grid, Ruleset};

use crate::common::*;

fn on(board: &'static Board) -> Ruleset {
    Ruleset { board, fielders: board.fielders, ..BASIC }
}

/// The squares a marker may be put on, from the rows and columns offered.
fn offered(rules: Ruleset, s: &State, marker: Marker) -> BTreeSet<Square> {
    let game = Grid { rules };
    let mut asking = *s;
    asking.agenda.clear();
    asking.agenda.push(Stage::PlaceRow(marker));
    let (mut rows, mut columns) = (Choices::new(), Choices::new());
    game.actions(&asking, &mut rows);
    let mut squares = BTreeSet::new();
    for row in rows.iter() {
        let Action::Row(y) = *row else { panic!("{row:?}") };
        let mut picked = asking;
        game.act(&mut picked, *row, &mut ());
        game.actions(&picked, &mut columns);
        assert!(!columns.is_empty(), "row {y} has a column");
        for column in columns.iter() {
            let Action::Column(x) = *column else { panic!("{column:?}") };
            squares.insert(sq(x, y));
        }
    }
    squares
}

fn empty(rules: Ruleset) -> State {
    State::empty(rules.board, rules.fielders)
}

#[test]
fn g_set_01_one_goalie_and_the_same_number_of_fielders_each() {
    for fielders in 1..=10 {
        let s = Grid { rules: Ruleset { fielders, ..BASIC } }.start(&());
        for seat in [Home, Away] {
            let team = s.present.and(Markers::of(seat));
            assert_eq!(team.len(), u32::from(fielders) + 1);
            assert_eq!(team.iter().filter(|marker| marker.is_goalie()).count(), 1);
        }
    }
}

#[test]
fn g_set_01_one_to_ten_fielders() {
    for fielders in 1..=10_u8 {
        let game = Grid::from_text(&format!("grid:basic@large?fielders={fielders}"));
        assert_eq!(game.map(|game| game.rules.fielders), Ok(fielders));
    }
    for fielders in [0, 11, 12] {
        assert!(Grid::from_text(&format!("grid:basic@large?fielders={fielders}")).is_err());
    }
}

#[test]
fn g_set_02_seven_are_proposed_on_the_smallest_board_and_more_are_crowded() {
    let fielders = |spec: &str| Grid::from_text(spec).map(|game| game.rules.fielders);
    assert_eq!(fielders("grid:basic"), Ok(7));
    for more in 8..=10_u8 {
        assert_eq!(fielders(&format!("grid:basic?fielders={more}")), Ok(more), "not forbidden");
        assert!(more > BOARD.advised, "but more than advised");
    }
    assert_eq!((MEDIUM.advised, LARGE.advised), (10, 10));
}

#[test]
fn g_set_03_each_in_its_own_half_and_nobody_on_the_centre_row() {
    for (board, home, away) in
        [(BOARD, 1..=14, 16..=29), (&MEDIUM, 1..=17, 19..=35), (&LARGE, 1..=20, 22..=41)]
    {
        let s = empty(on(board));
        for (fielder, half) in [(h(1), home), (a(1), away)] {
            let squares = offered(on(board), &s, fielder);
            let rows: BTreeSet<i8> = squares.iter().map(|square| square.y).collect();
            assert_eq!(rows, half.clone().collect(), "{} {fielder:?}", board.name);
            let free = half.flat_map(|y| (1..=board.width).map(move |x| sq(x, y)));
            let expected: BTreeSet<Square> = free.filter(|square| !board.in_circle(*square)).collect();
            assert_eq!(squares, expected, "{} {fielder:?}", board.name);
        }
    }
}

#[test]
fn g_set_04_everybody_stands_and_faces_the_other_end() {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    assert!(m.s().down.is_empty());
    for marker in m.s().present.iter() {
        let facing = if marker.seat() == Home { Facing::N } else { Facing::S };
        assert_eq!(m.s().piece(marker).facing, facing, "{marker:?}");
    }
}

/// A row of home's half, with the first and last column of the circle in it.
type Row = (i8, i8, i8);

#[test]
fn g_set_05_nobody_in_the_centre_circle() {
    let circles: [(&Board, &[Row]); 3] = [
        (BOARD, &[(14, 8, 12), (13, 9, 11)]),
        (&MEDIUM, &[(17, 9, 15), (16, 10, 14), (15, 11, 13)]),
        (&LARGE, &[(20, 10, 18), (19, 10, 18), (18, 11, 17), (17, 12, 16)]),
    ];
    for (board, rows) in circles {
        for marker in [h(0), h(1), a(0), a(1)] {
            let squares = offered(on(board), &empty(on(board)), marker);
            for (y, first, last) in rows {
                for x in 1..=board.width {
                    let square = if marker.seat() == Home { sq(x, *y) } else { board.turned(sq(x, *y)) };
                    assert_eq!(squares.contains(&square), x < *first || x > *last, "{square:?}");
                }
            }
        }
    }
}

#[test]
fn g_set_06_one_marker_a_square() {
    let mut s = empty(BASIC);
    let all = offered(BASIC, &s, h(2));
    for square in [sq(1, 1), sq(5, 5), sq(19, 14)] {
        assert!(all.contains(&square));
        s.put(h(1), square);
        let left = offered(BASIC, &s, h(2));
        assert_eq!(all.difference(&left).copied().collect::<Vec<_>>(), [square]);
    }
}

#[test]
fn g_set_07_the_goalie_also_on_a_slot_of_its_own() {
    for board in BOARDS {
        for (goalie, fielder) in [(h(0), h(1)), (a(0), a(1))] {
            let s = empty(on(board));
            let (goalies, fielders) = (offered(on(board), &s, goalie), offered(on(board), &s, fielder));
            let slots: BTreeSet<Square> = (1..=7).map(|n| board.slot(goalie.seat(), n)).collect();
            assert_eq!(goalies, fielders.union(&slots).copied().collect());
        }
    }
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    assert_eq!((m.at(h(0)), m.at(a(0))), ((10, 0), (10, 30)), "slot 4 is the default");
}

#[test]
fn g_set_08_no_fielder_on_a_slot() {
    for board in BOARDS {
        for number in 1..=board.fielders {
            for fielder in [h(number), a(number)] {
                let squares = offered(on(board), &empty(on(board)), fielder);
                assert!(squares.iter().all(|square| board.slot_of(*square).is_none()));
            }
        }
    }
}

#[test]
fn g_set_09_both_place_unseen_and_are_shown_together() {
    let mut m = new_match(BASIC);
    let game = *m.driver.game();
    let sees = |m: &Match, viewer, marker| game.view(m.s(), viewer).state().at(marker) != Square::OFF;
    while let Decision::PlaceRow(marker) | Decision::PlaceColumn(marker, _) = m.asked().1 {
        assert_eq!(m.asked().0, marker.seat());
        for placed in m.s().present.iter().filter(|placed| m.s().at(*placed) != Square::OFF) {
            assert!(sees(&m, Some(placed.seat()), placed));
            assert!(!sees(&m, Some(placed.seat().other()), placed) && !sees(&m, None, placed));
        }
        assert!(!m.happened(Event::Revealed));
        let action = game.fallback(m.s());
        m.act(action);
        if m.is_chance() {
            break;
        }
    }
    assert!(m.happened(Event::Placed(Home)) && m.happened(Event::Placed(Away)));
    assert_eq!(m.events.last(), Some(&Event::Revealed));
    assert!(m.s().present.iter().all(|marker| sees(&m, None, marker)));
}

/// The squares on offer do not depend on what the other team has done.
#[test]
fn g_set_09_a_placement_does_not_see_the_other() {
    let mut s = empty(BASIC);
    let before = offered(BASIC, &s, a(1));
    for number in 0..=7 {
        s.put(h(number), sq(1 + 2 * number.cast_signed(), 5));
    }
    assert_eq!(offered(BASIC, &s, a(1)), before);
}

#[test]
fn g_set_10_before_every_kick_off_all_are_placed_anew_upright_and_facing_the_other_end() {
    let mut m = setup(with(&[touchline_grid::Toggle::Facing]))
        .put(h(1), 12, 28)
        .put(h(2), 3, 3)
        .put(a(1), 5, 20)
        .facing(h(2), Facing::W)
        .facing(a(1), Facing::E)
        .down(a(1))
        .ball(12, 29)
        .touched(h(1), &[touchline_grid::board::Dir::N])
        .acting(Home, 3);
    m.kicks(h(1), touchline_grid::board::Dir::NE).roll(&[2]);
    assert_eq!(m.s().score[Home], 1);
    assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))));
    assert!(m.s().down.is_empty() && !m.s().revealed);
    for marker in m.s().present.iter() {
        assert_eq!(m.s().at(marker), Square::OFF);
        assert_eq!(m.s().piece(marker).facing, Facing::of(marker.seat()));
    }
    assert_eq!(m.s().touch, touchline_grid::state::Touch::default(), "no inertia is left (R-G12)");
}

#[test]
fn g_set_09_time_answers_one_question_of_a_placement() {
    // R-G945: there is no turn to lose yet.
    let mut m = new_match(BASIC);
    m.call(Call::TurnTime);
    assert_eq!(m.asked(), (Home, Decision::PlaceColumn(h(0), 0)));
    m.call(Call::TurnTime);
    assert_eq!((m.asked(), m.at(h(0))), ((Home, Decision::PlaceRow(h(1))), (7, 0)));
}
