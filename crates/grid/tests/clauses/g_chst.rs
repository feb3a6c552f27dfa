//! G-CHST: chest intercept.

use touchline_grid::advanced::chest;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing, Seen};
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);
const CHEST: Action = Action::Attempt(Attempt::Chest, D);
const FEET: Action = Action::Attempt(Attempt::Feet, D);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Chest])
}

/// D at (10, 16) facing south; the ball two squares west of it, with a kicker below.
fn from_the_west() -> Setup {
    setup(rules()).put(D, 10, 16).put(h(1), 8, 15).ball(8, 16)
}

/// The ball is on D's square, coming from its west side, and D tries.
fn tried(setup: Setup) -> Match {
    let mut m = setup.acting(Home, 5);
    m.kicks(h(1), Dir::E).step(Dir::E).act(CHEST);
    m
}

#[test]
fn g_chst_01_from_a_side_onto_the_marker() {
    let on = Seen { rank: 0, file: 0 };
    for rank in -1..=1 {
        for file in -1..=1 {
            let from = Seen { rank, file };
            let side = rank == 0 && file != 0;
            assert_eq!(chest::is_offer(on, from, false), side, "{from:?}");
            assert_eq!(
                chest::is_offer(on, from, true),
                side || rank == 1,
                "{from:?} after a declined feet offer"
            );
            assert!(!chest::is_offer(Seen { rank: 0, file: 1 }, from, true), "not its own square");
        }
    }
    let mut m = from_the_west().acting(Home, 5);
    m.kicks(h(1), Dir::E);
    assert_eq!(m.asked(), (Home, Decision::Act), "beside it is not on it");
    m.step(Dir::E);
    assert_eq!((m.asked(), m.legal()), ((Away, Decision::Offers), vec![Action::Decline, CHEST]));
    // Not by a member that is down.
    let mut m = from_the_west().down(D).acting(Home, 5);
    m.kicks(h(1), Dir::E).step(Dir::E);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_chst_02_from_the_feet_only_after_declining_there() {
    let south = setup(rules()).put(D, 10, 16).put(h(1), 10, 13).ball(10, 14).acting(Home, 5);
    let mut declined = south.clone();
    declined.kicks(h(1), Dir::N).act(Action::Decline).step(Dir::N);
    assert_eq!(declined.legal(), [Action::Decline, CHEST]);
    let mut tried = south;
    tried.kicks(h(1), Dir::N).act(FEET).roll(&[2]).step(Dir::N);
    assert_eq!(tried.asked(), (Home, Decision::Act));
    // R-G902: a ball kicked out of the feet square itself had no feet offer to decline.
    let mut none = setup(rules()).put(D, 10, 16).put(h(1), 10, 14).ball(10, 15).acting(Home, 5);
    none.kicks(h(1), Dir::N);
    assert_eq!(none.asked(), (Home, Decision::Act));
}

#[test]
fn g_chst_03_from_behind_there_is_only_the_bicycle_kick_at_the_feet() {
    let behind = |rules| {
        let mut m = setup(rules)
            .put(D, 10, 16)
            .put(h(1), 10, 17)
            .facing(h(1), Facing::N)
            .ball(10, 18)
            .acting(Home, 6);
        m.kicks(h(1), Dir::S).step(Dir::S);
        m
    };
    let mut m = behind(rules());
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 16)));
    m.step(Dir::S);
    assert_eq!(m.asked(), (Home, Decision::Act));
    let mut m = behind(with(&[Toggle::Intercept, Toggle::Chest, Toggle::Bicycle]));
    m.step(Dir::S);
    assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Bicycle, D)]);
}

#[test]
fn g_chst_04_odd_traps_whatever_it_is() {
    for die in 1..=6 {
        let mut m = tried(from_the_west());
        m.roll(&[die]);
        assert_eq!(m.happened(Event::Trapped(D, sq(9, 15))), die % 2 == 1, "{die}");
        assert_eq!(m.asked(), (Home, Decision::Act));
        assert_eq!(m.ball(), if die % 2 == 1 { (9, 15) } else { (10, 16) });
    }
}

#[test]
fn g_chst_05_from_a_side_to_the_front_diagonal_of_that_side() {
    for facing in Facing::ALL {
        for side in [2, -2] {
            let s = setup(rules()).put(D, 10, 16).facing(D, facing).s;
            let from = sq(10, 16).step(facing.dir().turned(side));
            let diagonal = sq(10, 16).step(facing.dir().turned(side / 2));
            assert_eq!(chest::trap_square(&rules(), &s, D, from), Some(diagonal), "{facing:?} {side}");
        }
    }
}

#[test]
fn g_chst_06_from_a_feet_square_back_to_it() {
    for (x, dir) in [(9, Dir::NE), (10, Dir::N), (11, Dir::NW)] {
        let mut m = setup(rules()).put(D, 10, 16).put(h(1), x, 13).ball(x, 14).acting(Home, 5);
        m.kicks(h(1), Dir::N).act(Action::Decline).step(dir).act(CHEST).roll(&[3]);
        assert_eq!(m.ball(), (x, 15));
    }
}

#[test]
fn g_chst_07_a_blocked_square_the_front_centre_the_other_diagonal_a_miss() {
    let one = from_the_west().put(h(2), 9, 15);
    let mut m = tried(one.clone());
    m.roll(&[1]);
    assert_eq!(m.ball(), (10, 15));
    let two = one.put(h(3), 10, 15);
    let mut m = tried(two.clone());
    m.roll(&[3]);
    assert_eq!(m.ball(), (11, 15));
    let mut m = tried(two.put(a(2), 11, 15));
    m.roll(&[5]);
    assert_eq!((m.ball(), m.s().turn.intercepted), ((10, 16), false));
    assert!(m.s().turn.attempted.has(D) && m.s().flight.is_some());
    // R-G920: back to the front-centre and blocked there, its left comes first. D faces south: that is east.
    let s = setup(rules()).put(D, 10, 16).put(h(2), 10, 15).s;
    assert_eq!(chest::trap_square(&rules(), &s, D, sq(10, 15)), Some(sq(11, 15)));
    // R-G106: squares off the field count as occupied.
    let s = setup(rules()).put(D, 1, 16).facing(D, Facing::W).s;
    assert_eq!(chest::trap_square(&rules(), &s, D, sq(1, 15)), None);
}

#[test]
fn g_chst_08_attempts_successes_points_and_touches_as_with_the_feet() {
    let two = from_the_west().put(a(2), 12, 16).acting(Home, 6);
    let mut missed = two.clone();
    missed.kicks(h(1), Dir::E).step(Dir::E).act(CHEST).roll(&[2]).step(Dir::W).step(Dir::E);
    assert_eq!(missed.asked(), (Home, Decision::Act), "one attempt");
    let mut m = two;
    m.kicks(h(1), Dir::E).step(Dir::E).act(CHEST).roll(&[1]);
    assert_eq!((m.points(), m.s().touch.by, m.s().flight), (4, Some(D), None));
    assert!(m.s().touch.used.is_empty());
    assert!(m.s().turn.intercepted);
}
