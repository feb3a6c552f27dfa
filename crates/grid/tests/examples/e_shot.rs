//! E-SHOT: shots on goal.

use touchline_grid::board::Dir;
use touchline_grid::rules::shot::is_grab;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, TurnKind};
use touchline_grid::{Action, Event};

use crate::common::*;

/// The rolls with which a goalie there grabs a shot at that column of the north goal.
fn grabs(goalie: (i8, i8), column: i8) -> Vec<u8> {
    let grabbed = |roll: &u8| {
        let mut m = setup(BASIC)
            .put(a(0), goalie.0, goalie.1)
            .put(h(1), column, 28)
            .put(h(2), 2, 2)
            .ball(column, 29)
            .acting(Home, 3);
        m.kicks(h(1), Dir::N).roll(&[*roll]);
        assert_ne!(m.happened(Event::Grabbed(a(0))), m.happened(Event::Goal(Home, [1, 0])));
        m.happened(Event::Grabbed(a(0)))
    };
    (1..=6).filter(grabbed).collect()
}

#[test]
fn e_shot_01_distance_three() {
    assert_eq!(grabs((10, 30), 13), [3, 5]);
}

#[test]
fn e_shot_02_distance_five() {
    assert_eq!(grabs((8, 30), 13), [5]);
}

#[test]
fn e_shot_03_parity() {
    assert_eq!(grabs((11, 30), 13), [2, 4, 6]);
    assert_eq!(grabs((12, 30), 13), [1, 3, 5]);
}

#[test]
fn e_shot_04_no_diagonals() {
    assert_eq!(sq(10, 29).manhattan(sq(12, 30)), 3);
    assert_eq!(grabs((10, 29), 12), [3, 5]);
}

#[test]
fn e_shot_05_from_the_middle_slot_at_least_a_third() {
    for (slot, of_six) in [(1, 2), (2, 3), (3, 3), (5, 3), (6, 3), (7, 2)] {
        let distance = BOARD.slot(Away, slot).manhattan(BOARD.slot(Away, 4));
        assert_eq!((1..=6).filter(|roll| is_grab(*roll, distance)).count(), of_six, "slot {slot}");
    }
}

#[test]
fn e_shot_06_which_slots_can_be_reached() {
    let shots = |x, goalie| {
        let m = setup(BASIC).put(a(0), goalie, 30).put(h(1), x, 28).ball(x, 29).acting(Home, 1);
        let options = m.options(h(1));
        let slots =
            [Dir::NW, Dir::N, Dir::NE].into_iter().filter(|dir| options.contains(&Action::Kick(*dir)));
        slots.map(|dir| sq(x, 29).step(dir).x).collect::<Vec<_>>()
    };
    assert_eq!(shots(9, 13), [8, 9, 10]);
    assert_eq!(shots(9, 9), [8, 10]);
    assert_eq!(shots(6, 13), [7]);
    assert_eq!(shots(5, 13), Vec::<i8>::new());
}

#[test]
fn e_shot_07_a_save_costs_the_shooters_their_points() {
    let mut m = setup(BASIC).put(h(1), 11, 28).put(h(2), 2, 2).ball(11, 29).acting(Home, 5);
    m.kicks(h(1), Dir::N);
    assert_eq!(m.points(), 4);
    m.roll(&[1]);
    assert_eq!((m.s().turn.seat, m.dice()), (Away, 3));
}

#[test]
fn e_shot_08_no_points_no_shot() {
    let m = setup(BASIC).put(h(1), 10, 28).ball(10, 29).acting(Home, 0);
    assert_eq!(m.legal(), [Action::End]);
}

#[test]
fn e_shot_09_out_of_a_slot() {
    let mut m = setup(BASIC).held(a(0)).coming(Coming::turn(Away, TurnKind::Goalie));
    m.roll(&[1, 1, 1]);
    let options = m.options(a(0));
    assert!(!options.iter().any(|action| matches!(action, Action::Kick(_))));
    for x in [9, 10, 11] {
        assert!(options.contains(&Action::SetDown(sq(x, 29))));
    }
    m.does(a(0), Action::Toss(Dir::S));
    assert_eq!((m.ball(), m.points()), ((10, 29), 2));
}
