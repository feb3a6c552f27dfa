//! G-HEAD: interception headers.

use touchline_grid::advanced::header::{self, HeaderFrame};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing, Seen};
use touchline_grid::event::Met;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Roll, Ruleset, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);
const HEAD: Action = Action::Attempt(Attempt::Header, D);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Header])
}

/// D at (10, 16) facing south, its back square (10, 17). The ball lies at (9, 16), beside D.
fn beside() -> Setup {
    setup(rules()).put(D, 10, 16).put(h(1), 9, 15).ball(9, 16)
}

/// The ball is behind D's head, with three points left, and D tries.
fn tried(setup: Setup) -> Match {
    let mut m = setup.acting(Home, 4);
    m.kicks(h(1), Dir::NE).act(HEAD);
    m
}

#[test]
fn g_head_01_behind_the_head_and_not_from_behind_that_row() {
    for rank in -5..=5 {
        for file in -3..=3 {
            let origin = Seen { rank, file };
            assert_eq!(header::is_offer(Seen { rank: -1, file: 0 }, origin), rank >= -1, "{origin:?}");
            assert!(!header::is_offer(Seen { rank: -1, file: 1 }, origin));
            assert!(!header::is_offer(Seen { rank: 1, file: 0 }, origin));
        }
    }
    let mut m = beside().acting(Home, 4);
    m.kicks(h(1), Dir::NE);
    assert_eq!((m.asked(), m.legal()), ((Away, Decision::Offers), vec![Action::Decline, HEAD]));
    let mut down = beside().down(D).acting(Home, 4);
    down.kicks(h(1), Dir::NE);
    assert_eq!(down.asked(), (Home, Decision::Act));
}

#[test]
fn g_head_02_even_misses_and_the_flight_goes_on() {
    for die in 1..=6 {
        let mut m = tried(beside());
        m.roll(&[die]);
        assert_eq!(m.s().turn.intercepted, die % 2 == 1, "{die}");
        if die % 2 == 0 {
            assert!(m.happened(Event::Attempted(D, Attempt::Header, Met::Missed)));
            m.step(Dir::E);
            assert_eq!(m.ball(), (11, 17));
        }
    }
}

#[test]
fn g_head_03_a_header_never_traps() {
    for die in [1, 3, 5] {
        let mut m = tried(beside());
        m.roll(&[die]);
        assert!(m.is_chance(), "{die} rolls on");
        m.roll(if die == 1 { &[2, 2, 1, 3] } else { &[3] });
        assert_ne!(m.driver.node(), touchline_engine::Node::Decide(Away, Decision::TrapOrKick(D)));
    }
}

#[test]
fn g_head_04_three_and_five_aim_at_the_rolled_distance() {
    for contact in [3, 5] {
        for n in 1..=6 {
            let mut m = tried(beside());
            m.roll(&[contact]).roll(&[n]);
            assert_eq!(m.asked(), (Away, Decision::Redirect(D, Attempt::Header, n)));
            let ring = BOARD.field().filter(|to| to.chebyshev(sq(10, 16)) == n && !m.s().is_occupied(*to));
            assert_eq!(m.legal(), ring.map(Action::To).collect::<Vec<_>>());
            let to = m.legal()[0];
            m.act(to);
            assert_eq!((Action::To(m.s().ball.at), m.points()), (to, 3));
        }
    }
}

#[test]
fn g_head_05_a_one_rolls_four_dice_more() {
    let mut m = tried(beside());
    m.roll(&[1]);
    assert_eq!(m.dice(), 4);
    assert_eq!(touchline_grid::roll(&rules(), m.s()), Some(Roll::RandomHeader(D)));
    assert!(m.happened(Event::Attempted(D, Attempt::Header, Met::Badly)));
}

#[test]
fn g_head_06_odd_is_diagonal() {
    for q1 in 1..=6 {
        for q2 in 1..=6 {
            for q3 in 1..=6 {
                assert_eq!(header::direction(q1, q2, q3).is_diagonal(), q1 % 2 == 1, "{q1} {q2} {q3}");
            }
        }
    }
}

#[test]
fn g_head_07_a_cardinal_has_an_axis_and_a_sense() {
    for q1 in [2, 4, 6] {
        for (q2, q3, dir) in [(1, 1, Dir::N), (3, 2, Dir::S), (2, 5, Dir::E), (6, 4, Dir::W)] {
            assert_eq!(header::direction(q1, q2, q3), dir, "{q2} {q3}");
        }
    }
}

#[test]
fn g_head_08_a_diagonal_has_two_senses() {
    for q1 in [1, 3, 5] {
        for (q2, q3, dir) in [(1, 1, Dir::NE), (3, 2, Dir::NW), (2, 5, Dir::SE), (6, 4, Dir::SW)] {
            assert_eq!(header::direction(q1, q2, q3), dir, "{q2} {q3}");
        }
    }
}

#[test]
fn g_head_09_odd_is_north_and_east() {
    for q in 1..=6_u8 {
        let odd = q % 2 == 1;
        assert_eq!(header::direction(2, 1, q), if odd { Dir::N } else { Dir::S });
        assert_eq!(header::direction(2, 2, q), if odd { Dir::E } else { Dir::W });
    }
}

#[test]
fn g_head_10_one_more_than_the_die_and_every_direction_alike() {
    let mut count = [0; 8];
    for q1 in 1..=6 {
        for q2 in 1..=6 {
            for q3 in 1..=6 {
                count[header::direction(q1, q2, q3) as usize] += 1;
            }
        }
    }
    assert_eq!(count, [27; 8]);
    for length in 1..=6 {
        let mut m = tried(beside());
        m.roll(&[1]).roll(&[2, 2, 2, length]);
        assert_eq!(m.ball(), (10 - 1 - length.cast_signed(), 17));
        assert_eq!((m.s().touch.by, m.s().flight, m.points()), (Some(D), None, 3));
    }
}

#[test]
fn g_head_11_north_is_the_boards_or_where_the_head_is() {
    let frames = [(HeaderFrame::Board, [Dir::N; 4]), (HeaderFrame::Head, [Dir::S, Dir::W, Dir::N, Dir::E])];
    for (frame, norths) in frames {
        for (facing, north) in Facing::ALL.into_iter().zip(norths) {
            let rules = Ruleset { header_frame: frame, ..rules() };
            let back = sq(10, 16).step(facing.dir().opposite());
            // One step into the back square from its side.
            let ball = back.step(facing.dir().turned(2));
            let kicker = ball.step(Dir::S);
            if kicker == sq(10, 16) {
                continue;
            }
            let d = setup(rules).put(D, 10, 16).facing(D, facing);
            let mut m = d.put(h(1), kicker.x, kicker.y).ball(ball.x, ball.y).acting(Home, 4);
            let dir = ball.direction_to(back).expect("neighbours");
            m.kicks(h(1), dir).act(HEAD).roll(&[1]).roll(&[2, 1, 1, 2]);
            assert_eq!(m.s().ball.at, back.go(north, 3), "{frame:?} {facing:?}");
        }
    }
}

#[test]
fn g_head_12_attempts_successes_points_and_fakes_as_with_the_feet() {
    // One attempt a turn.
    let mut m = tried(beside());
    m.roll(&[2]).step(Dir::E).step(Dir::W);
    assert_eq!(m.asked(), (Home, Decision::Act));
    // One success a turn, the points stay, the header is the last toucher.
    let mut m = tried(beside());
    m.roll(&[3]).roll(&[2]).act(Action::To(sq(12, 16)));
    assert!(m.s().turn.intercepted);
    assert_eq!((m.points(), m.s().touch.by), (3, Some(D)));
    // Nobody that was faked out.
    let m = beside().acting(Home, 4);
    let mut m = Setup { rules: rules(), s: *m.s() }.change(|s| s.turn.faked.add(D)).start();
    m.kicks(h(1), Dir::NE);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_head_12_headers_and_feet_on_one_square_are_one_question() {
    // (10, 17) is behind D's head and at the feet of A2.
    let mut m = beside().put(a(2), 10, 18).put(h(1), 9, 14).ball(9, 15).acting(Home, 4);
    m.kicks(h(1), Dir::N).step(Dir::NE);
    assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Feet, a(2)), HEAD]);
}
