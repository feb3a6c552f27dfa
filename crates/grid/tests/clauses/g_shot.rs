//! G-SHOT: shots on goal.

use touchline_grid::board::{BOARDS, Board, Dir, Facing, Square};
use touchline_grid::rules::shot::is_grab;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Hold, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// Home shoots at that column from in front of the north goal; away's goalie is on the given square.
fn shot_at(column: i8, goalie: (i8, i8)) -> Match {
    let mut m = setup(BASIC)
        .put(a(0), goalie.0, goalie.1)
        .put(h(1), column, 27)
        .put(h(2), 3, 3)
        .ball(column, 28)
        .acting(Home, 7);
    m.kicks(h(1), Dir::N).step(Dir::N);
    m
}

#[test]
fn g_shot_01_a_step_from_the_last_row_into_a_slot_costs_a_point() {
    for board in BOARDS {
        let (row, mouth) = (board.length, board.centre_column() - 3..=board.centre_column() + 3);
        for x in 1..=board.width {
            let rules = Ruleset { board, ..BASIC };
            let m = setup(rules).put(a(0), 1, row - 5).put(h(1), x, row - 1).ball(x, row).acting(Home, 4);
            for dir in [Dir::NW, Dir::N, Dir::NE] {
                let slot = sq(x, row).step(dir);
                let shoots = m.options(h(1)).contains(&Action::Kick(dir));
                assert_eq!(shoots, mouth.contains(&slot.x), "{} {slot:?}", board.name);
                if shoots {
                    let mut m = m.clone();
                    m.kicks(h(1), dir);
                    assert!(m.happened(Event::Shot(slot)));
                }
            }
        }
    }
    assert_eq!(shot_at(9, (10, 30)).points(), 5);
}

#[test]
fn g_shot_02_it_is_resolved_at_once() {
    let m = shot_at(9, (10, 30));
    assert!(m.is_chance() && m.legal().is_empty() && m.s().flight.is_none());
}

#[test]
fn g_shot_03_not_into_the_slot_of_the_goalie() {
    for column in 7..=13 {
        let m = setup(BASIC).put(a(0), column, 30).put(h(1), 10, 28).ball(10, 29).acting(Home, 3);
        for (dir, slot) in [(Dir::NW, 9), (Dir::N, 10), (Dir::NE, 11)] {
            assert_eq!(m.options(h(1)).contains(&Action::Kick(dir)), slot != column, "{slot} {column}");
        }
    }
}

/// A poor-aim kick northward over four squares from (column, 26) lands in a slot.
fn forced_at(column: i8, setup: impl Fn(Setup) -> Setup) -> Match {
    let poor_aim = with(&[Toggle::PoorAim, Toggle::Deflection, Toggle::Fake]);
    let base = crate::common::setup(poor_aim).put(h(1), column, 25).put(h(2), 2, 2).ball(column, 26);
    let mut m = setup(base).turn(Home);
    m.roll(&[1, 3]).act(Action::Aim(h(1), Dir::N));
    m
}

#[test]
fn g_shot_04_a_ball_forced_onto_the_goalie_is_grabbed_without_a_roll() {
    for column in 7..=13 {
        let m = forced_at(column, |s| s.put(a(0), column, 30));
        assert!(m.happened(Event::Grabbed(a(0))), "{column}");
        assert_eq!((m.s().turn.seat, m.s().turn.kind, m.dice()), (Away, TurnKind::Goalie, 3));
        assert_eq!(m.s().ball.hold, Hold::Held(a(0)));
    }
    // Off a goalie that is down it bounces back along its line.
    let m = forced_at(10, |s| s.put(a(0), 10, 30).down(a(0)));
    assert!(m.happened(Event::Bounced(sq(10, 29))));
    assert_eq!((m.ball(), m.s().score.0), ((10, 29), [0, 0]));
}

/// The save is mandatory: nobody is asked.
#[test]
fn g_shot_05_the_goalie_rolls_one_die_and_may_not_decline() {
    let m = shot_at(9, (10, 30));
    assert_eq!(m.dice(), 1);
}

#[test]
fn g_shot_06_the_distance_has_no_diagonals() {
    for (x, y, distance) in [(10, 29, 2), (9, 29, 1), (12, 28, 5), (9, 27, 3), (4, 30, 5), (10, 30, 1)] {
        for roll in 1..=6 {
            let mut m = shot_at(9, (x, y));
            m.roll(&[roll]);
            let grabs = roll >= distance && (roll - distance) % 2 == 0;
            assert_eq!(m.happened(Event::Grabbed(a(0))), grabs, "({x},{y}) {roll}");
        }
    }
}

#[test]
fn g_shot_07_far_enough_and_of_the_same_parity() {
    for distance in 0..=20 {
        for roll in 1..=6 {
            // Walked square by square, back and forth if the roll is too long.
            let left = i16::from(roll) - i16::from(distance);
            assert_eq!(is_grab(roll, distance), left >= 0 && left % 2 == 0, "{roll} {distance}");
        }
    }
}

#[test]
fn g_shot_08_the_table() {
    let table: [(u8, &[u8]); 8] = [
        (1, &[1, 3, 5]),
        (2, &[2, 4, 6]),
        (3, &[3, 5]),
        (4, &[4, 6]),
        (5, &[5]),
        (6, &[6]),
        (7, &[]),
        (8, &[]),
    ];
    for (distance, grabs) in table {
        let rolls: Vec<u8> = (1..=6).filter(|roll| is_grab(*roll, distance)).collect();
        assert_eq!(rolls, grabs, "{distance}");
    }
}

#[test]
fn g_shot_09_markers_do_not_block_the_walk() {
    let mut m = setup(BASIC)
        .put(a(0), 8, 29)
        .put(h(1), 10, 28)
        .put(h(2), 9, 29)
        .put(a(1), 8, 28)
        .put(a(2), 7, 29)
        .ball(10, 29)
        .acting(Home, 3);
    m.kicks(h(1), Dir::N).roll(&[3]);
    assert!(m.happened(Event::Grabbed(a(0))));
    assert_eq!(m.at(a(0)), (10, 30));
}

#[test]
fn g_shot_10_the_goalie_saves_from_anywhere() {
    let mut m = shot_at(9, (9, 24));
    assert!(m.is_chance(), "outside its area it still has a roll");
    m.roll(&[6]);
    assert!(m.happened(Event::Grabbed(a(0))));
    // R-G72: out of reach there is no roll.
    let m = shot_at(9, (9, 23));
    assert!(m.happened(Event::NoSave(a(0))));
    assert_eq!(m.s().score[Home], 1);
}

#[test]
fn g_shot_11_a_grab_ends_the_turn_and_gives_three_dice() {
    let mut m = shot_at(9, (10, 29));
    m.roll(&[2]);
    assert_eq!((m.at(a(0)), m.s().ball.hold), ((9, 30), Hold::Held(a(0))));
    assert_eq!((m.s().turn.seat, m.s().turn.kind, m.dice()), (Away, TurnKind::Goalie, 3));
    m.roll(&[1, 2, 1]);
    assert_eq!(m.points(), 4, "what the shooters had is gone");
    assert_eq!(m.asked(), (Away, Decision::Act));
}

#[test]
fn g_shot_12_a_failed_grab_is_a_goal() {
    let mut m = shot_at(9, (10, 30));
    m.roll(&[2]);
    assert!(m.happened(Event::Beaten(a(0))) && m.happened(Event::Goal(Home, [1, 0])));
}

#[test]
fn g_shot_13_from_any_distance() {
    let mut m = setup(BASIC).put(h(1), 3, 14).ball(3, 15).acting(Home, 18);
    m.kicks(h(1), Dir::N);
    for _ in 0..9 {
        m.step(Dir::N);
    }
    for dir in [Dir::NE; 4] {
        m.step(dir);
    }
    assert_eq!(m.ball(), (7, 29));
    m.step(Dir::N);
    assert!(m.happened(Event::Shot(sq(7, 30))));
    // A goalie's toss counts just as well.
    let mut m = setup(BASIC).put(h(0), 8, 5).held(h(0)).acting(Home, 30);
    m.does(h(0), Action::Toss(Dir::N));
    for _ in 0..24 {
        m.step(Dir::N);
    }
    assert!(m.happened(Event::Shot(sq(8, 30))));
}

#[test]
fn g_shot_13_also_by_a_forced_move() {
    let mut m = forced_at(9, |s| s);
    assert!(m.happened(Event::Shot(sq(9, 30))));
    assert_eq!(m.dice(), 1);
    m.roll(&[1]);
    assert!(m.happened(Event::Grabbed(a(0))));
}

/// With facings a poor-aim kick can go toward the own goal.
#[test]
fn g_shot_14_a_forced_ball_into_the_own_goal_is_a_shot_against_that_team() {
    let rules = with(&[Toggle::PoorAim, Toggle::Facing]);
    let own = || {
        let mut m = setup(rules)
            .put(h(1), 9, 5)
            .facing(h(1), touchline_grid::board::Facing::S)
            .put(a(1), 2, 20)
            .ball(9, 4)
            .turn(Home);
        m.roll(&[1, 3]).act(Action::Aim(h(1), Dir::S));
        m
    };
    let mut goal = own();
    assert!(goal.happened(Event::Shot(sq(9, 0))));
    goal.roll(&[2]);
    assert!(goal.happened(Event::Goal(Away, [0, 1])), "a goal for the opponent");
    assert_eq!((goal.s().coming.seat, goal.s().coming.kind), (Home, TurnKind::KickOff));
    let mut saved = own();
    saved.roll(&[1]);
    assert!(saved.happened(Event::Grabbed(h(0))), "its own goalie saves");
    assert_eq!((saved.s().turn.seat, saved.s().turn.kind), (Home, TurnKind::Goalie));
}

fn slots(board: &Board, numbers: impl Iterator<Item = i8>) -> Vec<Square> {
    numbers.map(|number| board.slot(Away, number)).collect()
}

/// Part F: chances of a save with the goalie on its row.
#[test]
fn g_shot_08_a_centred_goalie_saves_at_least_a_third() {
    for slot in slots(BOARD, (1..=7).filter(|number| *number != 4)) {
        let distance = slot.manhattan(BOARD.slot(Away, 4));
        let grabs = (1..=6).filter(|roll| is_grab(*roll, distance)).count();
        assert_eq!(grabs, [0, 3, 3, 2][usize::from(distance)]);
    }
}

#[test]
fn g_shot_04_forced_onto_the_slot_of_its_goalie_the_ball_is_grabbed() {
    let forced = |setup: Setup| {
        let mut m = setup.put(h(1), 9, 27).ball(10, 28).turn(Home);
        m.roll(&[1, 5]);
        m
    };
    let rules = with(&[Toggle::PoorAim, Toggle::Deflection]);
    let m = forced(setup(rules).put(a(0), 12, 30));
    assert!(m.happened(Event::Shot(sq(12, 30))) && m.happened(Event::Grabbed(a(0))), "without a roll");
    assert_eq!((m.s().turn.seat, m.s().turn.kind, m.dice()), (Away, TurnKind::Goalie, 3));
    let m = forced(setup(rules).put(a(0), 12, 30).down(a(0)));
    assert!(m.happened(Event::Bounced(sq(11, 29))) && !m.happened(Event::Grabbed(a(0))));
    assert_eq!((m.s().score.0, m.s().turn.kind), ([0, 0], TurnKind::Normal));
}

#[test]
fn g_shot_11_a_save_in_the_goalies_own_turn_gives_it_the_next_one_too() {
    // Home turns its ball into its own goal by poor aim, and saves it (R-G20).
    let rules = with(&[Toggle::PoorAim, Toggle::Facing]);
    let mut m = setup(rules).put(h(1), 9, 4).facing(h(1), Facing::S).ball(10, 3).put(h(0), 11, 0).turn(Home);
    m.roll(&[1, 6]);
    assert!(m.happened(Event::Shot(sq(13, 0))));
    m.roll(&[2]);
    assert!(m.happened(Event::Grabbed(h(0))));
    assert_eq!((m.s().turn.seat, m.s().turn.kind, m.s().turns), (Home, TurnKind::Goalie, 2));
}

#[test]
fn g_shot_14_forced_into_the_own_goal_it_counts_for_the_opponents() {
    let rules = with(&[Toggle::PoorAim, Toggle::Facing]);
    let mut m = setup(rules).put(h(1), 9, 4).facing(h(1), Facing::S).ball(10, 3).put(h(0), 11, 0).turn(Home);
    m.roll(&[1, 6]).roll(&[3]);
    assert!(m.happened(Event::Beaten(h(0))));
    assert_eq!((m.s().score.0, m.s().coming.seat), ([0, 1], Home), "who conceded kicks off");
}
