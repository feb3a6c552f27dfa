//! G-BIKE: bicycle kicks.

use touchline_grid::advanced::bicycle;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing, Seen};
use touchline_grid::event::Met;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// The opponent at (10, 16) facing south.
const D: Marker = Marker::new(Away, 1);
const BIKE: Action = Action::Attempt(Attempt::Bicycle, D);
/// The team-mate at (10, 12) facing north.
const K: Marker = Marker::new(Home, 2);
const OWN: Action = Action::Attempt(Attempt::Bicycle, K);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Bicycle])
}

/// The ball comes along D's feet row from the west into (9, 15), with three points left, and D tries.
fn tried() -> Match {
    let mut m = setup(rules()).put(D, 10, 16).put(h(1), 8, 14).ball(8, 15).acting(Home, 4);
    m.kicks(h(1), Dir::E).act(BIKE);
    m
}

/// A pass east along K's feet row into its front-left square (9, 13), with three points left.
fn passed() -> Match {
    let mut m = setup(rules()).put(K, 10, 12).put(h(1), 8, 12).ball(8, 13).acting(Home, 4);
    m.kicks(h(1), Dir::E);
    m
}

#[test]
fn g_bike_01_from_the_feet_row_or_behind_it() {
    for rank in -6..=6 {
        for file in -6..=6 {
            let origin = Seen { rank, file };
            assert_eq!(bicycle::is_offer(Seen { rank: 1, file: 1 }, origin), rank <= 1);
            assert!(!bicycle::is_offer(Seen { rank: 0, file: 1 }, origin));
        }
    }
    let mut m = setup(rules()).put(D, 10, 16).put(h(1), 8, 14).ball(8, 15).acting(Home, 4);
    m.kicks(h(1), Dir::E);
    assert_eq!((m.asked(), m.legal()), ((Away, Decision::Offers), vec![Action::Decline, BIKE]));
    // R-G94: a ball that began in front, came round and out at the feet is for the feet.
    let mut m = setup(rules()).put(D, 10, 16).put(h(1), 8, 13).ball(8, 14).acting(Home, 9);
    m.kicks(h(1), Dir::NW).step(Dir::N).step(Dir::NE).step(Dir::E).step(Dir::SE);
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.step(Dir::S);
    assert_eq!((m.ball(), m.asked().1), ((10, 15), Decision::Offers));
    assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Feet, D)]);
}

#[test]
fn g_bike_02_down_in_every_case() {
    for contact in 1..=6 {
        let mut m = tried();
        m.roll(&[contact]);
        match contact {
            1 => m.roll(&[3, 2]),
            3 | 5 => m.roll(&[contact]),
            _ => &mut m,
        };
        assert!(m.s().down.has(D) && m.s().turn.fell.has(D), "{contact}");
        assert_eq!(m.events.iter().filter(|event| **event == Event::WentDown(D)).count(), 1);
        assert_eq!(m.s().turn.intercepted, contact % 2 == 1);
    }
}

#[test]
fn g_bike_03_a_missed_interception_lets_the_flight_go_on() {
    let mut m = tried();
    m.roll(&[2]);
    assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, Met::Missed)));
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
    m.step(Dir::E);
    assert_eq!(m.ball(), (10, 15));
}

#[test]
fn g_bike_04_even_distances_are_aimed_but_not_forward() {
    for contact in [3, 5] {
        for n in [2, 4, 6] {
            let mut m = tried();
            m.roll(&[contact]).roll(&[n]);
            assert_eq!(m.asked(), (Away, Decision::Redirect(D, Attempt::Bicycle, n)));
            let ring = BOARD.field().filter(|to| to.chebyshev(sq(10, 16)) == n && to.y >= 15);
            let expected: Vec<Action> = ring.filter(|to| !m.s().is_occupied(*to)).map(Action::To).collect();
            assert_eq!(m.legal(), expected);
            assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, Met::Well)));
        }
    }
    // R-G111: slots in front of the feet row are out of reach too; behind the member they are not.
    for (facing, slots) in [(Facing::N, 0), (Facing::S, 6)] {
        let mut m =
            setup(rules()).put(K, 10, 27).facing(K, facing).put(h(1), 8, 27).acting_with_ball_beside(facing);
        m.act(OWN).roll(&[3]).roll(&[4]);
        let found = m.legal().iter().filter(|action| matches!(action, Action::To(to) if to.y == 30)).count();
        assert_eq!(found, slots, "{facing:?}");
    }
}

impl Setup {
    /// The pass into K's front square nearest to the west, along its feet row.
    fn acting_with_ball_beside(self, facing: Facing) -> Match {
        let row = 27 + facing.dir().delta().1;
        let mut m = self.put(h(1), 8, row - 1).ball(8, row).acting(Home, 4);
        m.kicks(h(1), Dir::E);
        m
    }
}

#[test]
fn g_bike_05_three_and_five_go_straight() {
    for n in [3, 5] {
        // From a front diagonal there is no choice: the backward diagonal of that side.
        let mut m = tried();
        m.roll(&[3]).roll(&[n]);
        assert_eq!(m.s().ball.at, sq(9, 15).go(Dir::NW, n.cast_signed()));
        assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, Met::Badly)));
        // From the front-centre its owner chooses.
        let mut m = setup(rules())
            .put(D, 10, 16)
            .put(h(1), 9, 16)
            .facing(h(1), Facing::S)
            .ball(9, 15)
            .acting(Home, 4);
        m.kicks(h(1), Dir::E).act(BIKE).roll(&[5]).roll(&[n]);
        assert_eq!(m.asked(), (Away, Decision::BicycleLine(D, n)));
        assert_eq!(m.legal(), [Dir::N, Dir::NE, Dir::NW].map(Action::Toward));
        m.act(Action::Toward(Dir::NE));
        assert_eq!(m.s().ball.at, sq(10, 15).go(Dir::NE, n.cast_signed()));
        assert_eq!((m.s().touch.by, m.s().flight), (Some(D), None));
    }
}

#[test]
fn g_bike_06_a_distance_of_one_is_a_nick() {
    for contact in [3, 5] {
        let mut m = tried();
        m.roll(&[contact]).roll(&[1]);
        assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, Met::Nick)));
        assert_eq!((m.asked(), m.s().touch.by), ((Home, Decision::Act), Some(h(1))));
        assert!(!m.s().turn.intercepted);
    }
}

#[test]
fn g_bike_07_a_one_goes_into_a_backward_arc() {
    for facing in Facing::ALL {
        for file in -1..=1 {
            let ball = sq(10, 16).step(facing.dir().turned(file));
            let s = setup(rules()).put(D, 10, 16).facing(D, facing).ball(ball.x, ball.y).s;
            // Straight back through the front-centre, outward through the diagonals.
            assert_eq!(
                bicycle::centreline(&s, D),
                facing.dir().opposite().turned(-file),
                "{facing:?} {file}"
            );
        }
    }
    for (die, dir) in [(1, Dir::W), (2, Dir::W), (3, Dir::NW), (4, Dir::NW), (5, Dir::N), (6, Dir::N)] {
        for n in 1..=6 {
            let mut m = tried();
            m.roll(&[1]).roll(&[die, n]);
            assert_eq!(m.s().ball.at, sq(9, 15).go(dir, 1 + n.cast_signed()), "{die} {n}");
        }
    }
}

#[test]
fn g_bike_08_after_a_nick_or_miss_the_attempt_is_used_and_the_flight_goes_on() {
    for dice in [&[4][..], &[3, 1]] {
        let mut m = tried();
        dice.iter().for_each(|die| {
            m.roll(&[*die]);
        });
        assert!(m.s().down.has(D) && m.s().turn.attempted.has(D));
        m.step(Dir::E).step(Dir::E);
        assert_eq!((m.ball(), m.asked()), ((11, 15), (Home, Decision::Act)));
    }
}

#[test]
fn g_bike_09_attempts_successes_points_and_fakes_as_with_the_feet() {
    let mut m = tried();
    m.roll(&[3]).roll(&[2]).act(Action::To(sq(10, 18)));
    assert!(m.s().turn.intercepted && m.s().turn.attempted.has(D));
    assert_eq!((m.points(), m.s().touch.by), (3, Some(D)));
    let m = setup(rules()).put(D, 10, 16).put(h(1), 8, 14).ball(8, 15).acting(Home, 4);
    let mut faked = Setup { rules: rules(), s: *m.s() }.change(|s| s.turn.faked.add(D)).start();
    faked.kicks(h(1), Dir::E);
    assert_eq!(faked.asked(), (Home, Decision::Act));
    // One offer per flight.
    let mut two = setup(rules()).put(D, 10, 16).put(a(2), 9, 16).put(h(1), 7, 14).ball(7, 15).acting(Home, 4);
    two.kicks(h(1), Dir::E).act(Action::Decline).step(Dir::E);
    assert_eq!(two.legal(), [Action::Decline, BIKE], "A2 has had its offer in this flight");
}

#[test]
fn g_bike_10_a_pass_from_anywhere_to_another_members_feet() {
    for dir in Dir::ALL {
        let ball = sq(10, 13).step(dir.opposite());
        let kicker = ball.step(Dir::S);
        if [ball, kicker].contains(&sq(10, 12)) {
            continue;
        }
        let mut m =
            setup(rules()).put(K, 10, 12).put(h(1), kicker.x, kicker.y).ball(ball.x, ball.y).acting(Home, 3);
        m.kicks(h(1), dir);
        assert_eq!(
            (m.asked(), m.legal()),
            ((Home, Decision::Combine), vec![Action::Decline, OWN]),
            "{dir:?}"
        );
    }
    // Not the kicker itself, and no member that is down.
    let mut m = setup(rules()).put(h(1), 10, 12).ball(9, 13).acting(Home, 3);
    m.kicks(h(1), Dir::E);
    assert_eq!(m.asked(), (Home, Decision::Act));
    let mut m = setup(rules()).put(K, 10, 12).down(K).put(h(1), 8, 12).ball(8, 13).acting(Home, 4);
    m.kicks(h(1), Dir::E);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_bike_11_for_no_points_aimed_straight_or_random() {
    // The ball is in K's front-left square (9, 13).
    let mut aimed = passed();
    aimed.act(OWN).roll(&[3]).roll(&[4]);
    assert!(aimed.legal().iter().all(|action| matches!(action, Action::To(to) if to.y <= 13)));
    aimed.act(Action::To(sq(10, 8)));
    assert_eq!((aimed.ball(), aimed.points(), aimed.s().flight), ((10, 8), 3, None));
    let mut straight = passed();
    straight.act(OWN).roll(&[5]).roll(&[3]);
    assert_eq!((straight.ball(), straight.points()), ((6, 10), 3));
    let mut random = passed();
    random.act(OWN).roll(&[1]).roll(&[6, 2]);
    // The centreline is SW; to its right (clockwise) is W.
    assert_eq!((random.ball(), random.points()), ((6, 13), 3));
}

#[test]
fn g_bike_12_a_miss_or_nick_goes_on_as_the_pass_came() {
    for m_die in 1..=6 {
        let mut missed = passed();
        missed.act(OWN).roll(&[6]).roll(&[m_die]);
        let mut nicked = passed();
        nicked.act(OWN).roll(&[5]).roll(&[1]).roll(&[m_die]);
        for m in [missed, nicked] {
            assert_eq!(m.ball(), (9 + m_die.cast_signed(), 13));
            assert_eq!((m.s().touch.by, m.s().flight), (Some(h(1)), None));
        }
    }
}

#[test]
fn g_bike_13_down_afterwards_in_every_case() {
    for dice in [&[&[2][..], &[3]][..], &[&[3], &[1], &[2]], &[&[1], &[3, 3]], &[&[5], &[5]], &[&[3], &[4]]] {
        let mut m = passed();
        m.act(OWN);
        dice.iter().for_each(|faces| {
            m.roll(faces);
        });
        assert!(m.s().down.has(K) && m.s().turn.fell.has(K), "{dice:?}");
    }
}

#[test]
fn g_bike_14_the_turn_goes_on_and_others_may_follow() {
    // K plays it behind the head of H3, whose team may head it on; K itself does nothing more.
    let rules = with(&[Toggle::Intercept, Toggle::Bicycle, Toggle::Header]);
    let mut m = setup(rules).put(K, 10, 12).put(h(3), 12, 11).put(h(1), 8, 12).ball(8, 13).acting(Home, 4);
    m.kicks(h(1), Dir::E).act(OWN).roll(&[3]).roll(&[2]).act(Action::To(sq(12, 10)));
    assert_eq!(
        (m.asked(), m.legal()),
        ((Home, Decision::Combine), vec![Action::Decline, Action::Attempt(Attempt::Header, h(3))])
    );
    m.act(Action::Decline);
    assert_eq!((m.asked(), m.points(), m.s().touch.by), ((Home, Decision::Act), 3, Some(K)));
    assert_eq!(m.options(K), [], "K is down");
}

#[test]
fn g_bike_15_the_dice_in_short() {
    for contact in 1..=6 {
        for n in 1..=6 {
            let mut m = tried();
            m.roll(&[contact]);
            if contact % 2 == 1 {
                m.roll(if contact == 1 { vec![3, n] } else { vec![n] }.as_slice());
            }
            let met = match (contact, n) {
                (2 | 4 | 6, _) => Met::Missed,
                (1, _) | (_, 3 | 5) => Met::Badly,
                (_, 1) => Met::Nick,
                _ => Met::Well,
            };
            assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, met)), "{contact} {n}");
            assert_eq!(m.events.iter().filter(|event| matches!(event, Event::Attempted(..))).count(), 1);
        }
    }
}
