//! G-INT: intercepting with the feet.

use touchline_grid::advanced::intercept::{self, Attempt};
use touchline_grid::advanced::{bicycle, redirect};
use touchline_grid::board::{Dir, Dirs, Facing, Seen, Square};
use touchline_grid::event::Met;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Roll, Ruleset, Toggle};

use crate::common::*;

const FEET: Action = Action::Attempt(Attempt::Feet, D);
/// The interceptor: its feet squares are (9..=11, 15), its back square is (10, 17).
const D: Marker = Marker::new(Away, 1);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept])
}

/// D at (10, 16), and a kicker whose ball lies in front of it.
fn kick_from(rules: Ruleset, x: i8, y: i8) -> Setup {
    setup(rules).put(D, 10, 16).put(h(1), x, y - 1).ball(x, y)
}

/// The ball has just entered (10, 15) from (10, 14), with three points left, and D tries.
fn tried(rules: Ruleset) -> Match {
    let mut m = kick_from(rules, 10, 14).acting(Home, 4);
    m.kicks(h(1), Dir::N).act(FEET);
    m
}

#[test]
fn g_int_01_the_flight_began_in_front_of_the_feet_row() {
    for facing in Facing::ALL {
        for x in 1..=19 {
            for y in 1..=29 {
                let origin = Seen::from(sq(10, 16), facing, sq(x, y));
                for file in -1..=1 {
                    let feet = Seen { rank: 1, file };
                    assert_eq!(intercept::is_offer(feet, origin), origin.rank >= 2, "{facing:?} {x} {y}");
                    // R-G47: feet and bicycle exclude each other, and one of them is always right.
                    assert_ne!(intercept::is_offer(feet, origin), bicycle::is_offer(feet, origin));
                }
            }
        }
    }
    assert!(!intercept::is_offer(Seen { rank: 0, file: 1 }, Seen { rank: 5, file: 0 }), "not a feet square");
}

#[test]
fn g_int_01_only_upright_opponents_are_asked() {
    let mut up = kick_from(rules(), 10, 14).acting(Home, 4);
    up.kicks(h(1), Dir::N);
    assert_eq!(up.asked(), (Away, Decision::Offers));
    assert_eq!(up.legal(), [Action::Decline, FEET]);
    let mut down = kick_from(rules(), 10, 14).down(D).acting(Home, 4);
    down.kicks(h(1), Dir::N);
    assert_eq!(down.asked(), (Home, Decision::Act));
}

#[test]
fn g_int_02_asked_at_the_first_square_with_the_points_kept() {
    let mut m = kick_from(rules(), 10, 12).acting(Home, 6);
    m.kicks(h(1), Dir::N);
    m.step(Dir::N);
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.step(Dir::N);
    assert_eq!((m.asked(), m.ball(), m.points()), ((Away, Decision::Offers), (10, 15), 3));
}

#[test]
fn g_int_03_a_declined_ball_flies_on() {
    let mut m = kick_from(rules(), 10, 14).acting(Home, 4);
    m.kicks(h(1), Dir::N).act(Action::Decline);
    assert!(m.happened(Event::LetPass(Away)));
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
    m.step(Dir::E);
    assert_eq!(m.ball(), (11, 15));
}

#[test]
fn g_int_04_one_offer_a_flight_and_one_attempt_a_turn() {
    // Declined at (10, 15): not asked again at (11, 15), but again in the next flight.
    let mut m = kick_from(rules(), 10, 14).acting(Home, 9);
    m.kicks(h(1), Dir::N).act(Action::Decline).step(Dir::E);
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.step(Dir::S).step(Dir::W).act(Action::Stop).kicks(h(1), Dir::N);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    // Tried and missed: not asked again in any flight of this turn.
    m.act(FEET).roll(&[2]).step(Dir::S).act(Action::Stop).kicks(h(1), Dir::N);
    assert_eq!(m.asked(), (Home, Decision::Act));
    assert!(m.s().turn.attempted.has(D));
}

#[test]
fn g_int_05_their_owner_decides_which_of_several_tries_and_in_which_order() {
    let two = kick_from(rules(), 10, 14).put(a(2), 9, 16).acting(Home, 4);
    for (first, second) in [(D, a(2)), (a(2), D)] {
        let mut m = two.clone();
        m.kicks(h(1), Dir::N);
        let both = [D, a(2)].map(|marker| Action::Attempt(Attempt::Feet, marker));
        assert_eq!(m.legal(), [Action::Decline, both[0], both[1]]);
        m.act(Action::Attempt(Attempt::Feet, first)).roll(&[4]);
        assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Feet, second)]);
        m.act(Action::Decline);
        assert_eq!(m.asked(), (Home, Decision::Act));
    }
}

#[test]
fn g_int_06_the_square_where_a_flight_starts_makes_no_offer() {
    // The ball lies at D's feet; its first square out of them asks nobody, coming back does, if the origin
    // were in front.
    let mut m = kick_from(rules(), 10, 15).acting(Home, 4);
    m.kicks(h(1), Dir::S);
    assert_eq!(m.asked(), (Home, Decision::Act));
    assert!(!m.happened(Event::LetPass(Away)));
}

#[test]
fn g_int_07_tosses_are_met_too_and_moves_after_an_intercept_are_not() {
    // The goalie holds the ball in front of an opponent and tosses it to its feet.
    let mut m = setup(rules()).put(h(0), 10, 3).held(h(0)).put(a(1), 10, 6).acting(Home, 6);
    m.does(h(0), Action::Toss(Dir::N)).step(Dir::N);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    // Nor is the random header of a pass (R-G100), which goes NE over the feet of A1.
    let headers = with(&[Toggle::Intercept, Toggle::Header]);
    let mut m =
        setup(headers).put(h(2), 10, 12).put(a(1), 13, 15).put(h(1), 9, 9).ball(9, 10).acting(Home, 6);
    m.kicks(h(1), Dir::NE).act(Action::Attempt(Attempt::Header, h(2))).roll(&[1]).roll(&[1, 1, 1, 4]);
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (15, 16)));
    // The redirect of an interceptor passes another opponent's feet: nobody is asked.
    let mut m = kick_from(rules(), 10, 14).put(a(2), 10, 13).put(h(2), 12, 13).acting(Home, 4);
    m.kicks(h(1), Dir::N).act(FEET).roll(&[3]).roll(&[5]).act(Action::To(sq(10, 11)));
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 11)));
}

#[test]
fn g_int_08_a_goalie_on_a_slot_makes_no_attempt_elsewhere_it_does() {
    for (y, asked) in [(30, Decision::Act), (29, Decision::Offers)] {
        let mut m = setup(rules()).put(a(0), 10, y).put(h(1), 10, y - 4).ball(10, y - 3).acting(Home, 4);
        m.kicks(h(1), Dir::N).step(Dir::N);
        assert_eq!(m.asked().1, asked, "goalie in row {y}");
    }
}

#[test]
fn g_int_09_even_misses_odd_intercepts() {
    for die in 1..=6 {
        let mut m = tried(rules());
        m.roll(&[die]);
        assert_eq!(m.s().turn.intercepted, die % 2 == 1, "{die}");
        let met = match die {
            1 => Met::Badly,
            3 | 5 => Met::Well,
            _ => Met::Missed,
        };
        assert!(m.happened(Event::Attempted(D, Attempt::Feet, met)), "{die}");
        if die % 2 == 0 {
            assert_eq!(m.asked(), (Home, Decision::Act));
            m.step(Dir::N);
            assert_eq!(m.ball(), (10, 16), "the flight goes on, even over D");
        }
    }
}

#[test]
fn g_int_10_a_five_traps_or_kicks() {
    let mut m = tried(rules());
    m.roll(&[5]);
    assert_eq!((m.asked(), m.legal()), ((Away, Decision::TrapOrKick(D)), vec![Action::Trap, Action::Volley]));
    let mut kicked = m.clone();
    m.act(Action::Trap);
    assert!(m.happened(Event::Trapped(D, sq(10, 15))));
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 15)));
    assert!(m.s().touch.used.is_empty(), "R-G78: a trapped ball goes nowhere");
    kicked.act(Action::Volley);
    assert!(kicked.is_chance());
    kicked.roll(&[2]);
    assert_eq!(kicked.asked(), (Away, Decision::Redirect(D, Attempt::Feet, 2)));
}

#[test]
fn g_int_10_above_a_marker_there_is_only_the_kick() {
    let mut m = kick_from(rules(), 10, 13).put(h(2), 10, 15).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).act(FEET).roll(&[5]);
    assert_eq!(m.dice(), 1);
    m.roll(&[3]);
    assert_eq!(m.asked(), (Away, Decision::Redirect(D, Attempt::Feet, 3)));
    assert!(!m.allows(Action::To(sq(10, 15))));
}

#[test]
fn g_int_11_any_open_square_at_exactly_that_distance() {
    for n in 1..=6_u8 {
        let mut m = tried(rules());
        m.roll(&[3]).roll(&[n]);
        let expected: Vec<Action> = BOARD
            .field()
            .filter(|square| square.chebyshev(sq(10, 16)) == n && !m.s().is_occupied(*square))
            .map(Action::To)
            .collect();
        assert_eq!(m.legal(), expected, "distance {n}");
        assert!(!expected.is_empty() && expected.len() <= 48);
    }
}

#[test]
fn g_int_11_without_a_square_the_next_smaller_distance_then_the_next_larger() {
    // R-G74: D in the corner, everything at distance 1 occupied.
    let corner = setup(rules()).put(a(1), 1, 29).put(a(2), 2, 29).put(a(3), 2, 28).put(a(4), 1, 28);
    let corner = corner.change(|s| {
        s.turn.seat = Home;
        s.agenda.clear();
        s.agenda.push(Stage::Act);
    });
    let at = |n| {
        let stage = Stage::Redirect(a(1), Attempt::Feet, n);
        corner.clone().change(|s| s.agenda.push(stage)).start().legal()
    };
    let ring = |n: u8| -> Vec<Action> {
        let open = |square: &Square| square.chebyshev(sq(1, 29)) == n;
        BOARD.field().filter(open).map(Action::To).collect()
    };
    assert_eq!(at(1), ring(2));
    assert_eq!(at(3), ring(3));
    // A bicycle kick facing south reaches two squares at distance 3 or 4; with those taken, the next smaller
    // distance.
    for x in [4, 5] {
        let stage = Stage::Redirect(a(1), Attempt::Bicycle, i8::cast_unsigned(x) - 1);
        let taken = corner.clone().put(h(1), x, 29).put(h(2), x, 28).change(|s| s.agenda.push(stage));
        assert_eq!(taken.start().legal(), [sq(x - 1, 28), sq(x - 1, 29)].map(Action::To));
    }
}

#[test]
fn g_int_12_a_free_slot_of_the_goal_attacked_within_the_distance_is_a_shot() {
    // D three rows before Home's goal; Home's goalie on slot 4, which is column 10.
    for n in 1..=6_u8 {
        let kicker = setup(rules()).put(h(1), 10, 1).facing(h(1), Facing::E).ball(11, 1);
        let mut m = kicker.put(D, 10, 3).acting(Home, 4);
        m.kicks(h(1), Dir::NW).act(FEET).roll(&[3]).roll(&[n]);
        let slots: Vec<i8> = m
            .legal()
            .into_iter()
            .filter_map(|action| match action {
                Action::To(square) if square.y == 0 => Some(square.x),
                _ => None,
            })
            .collect();
        let within: Vec<i8> = (7..=13).filter(|x: &i8| *x != 10 && n >= 3 && x.abs_diff(10) <= n).collect();
        assert_eq!(slots, within, "distance {n}");
        assert!(m.legal().iter().all(|action| *action != Action::To(sq(10, 30))), "not the own goal");
        if n == 6 {
            m.act(Action::To(sq(12, 0)));
            assert!(m.happened(Event::Shot(sq(12, 0))));
            // R-G76: the save of the active team's goalie as always.
            assert!(m.is_chance());
            m.roll(&[1]);
            assert_eq!(m.s().score[Away], 1);
        }
    }
}

#[test]
fn g_int_13_facing_does_not_matter_and_the_ball_may_zigzag() {
    let mut m = tried(advanced_without_bicycle());
    m.roll(&[3]).roll(&[4]);
    // R-G78: an inertia move would continue the directions of the shortest path.
    let cases = [
        (sq(10, 20), vec![Dir::N]),
        (sq(9, 20), vec![Dir::N, Dir::NW]),
        (sq(6, 17), vec![Dir::W, Dir::NW]),
        (sq(14, 13), vec![Dir::E, Dir::SE]),
    ];
    for (to, dirs) in cases {
        let mut m = m.clone();
        m.act(Action::To(to));
        assert_eq!((m.s().ball.at, m.s().touch.used.iter().collect::<Vec<_>>()), (to, dirs));
    }
    let way = |from: Square, to: Square| {
        let mut at = from;
        std::iter::from_fn(move || {
            let dir = redirect::next_step(&rules(), at, to)?;
            at = at.step(dir);
            Some(dir)
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(way(sq(10, 15), sq(6, 17)), [Dir::NW, Dir::NW, Dir::W, Dir::W]);
    assert_eq!(way(sq(10, 15), sq(10, 15)), []);
    // R-G96: toward a slot more to the side, straight steps come first.
    assert_eq!(way(sq(10, 2), sq(13, 0)), [Dir::E, Dir::SE, Dir::SE]);
    assert_eq!(way(sq(10, 3), sq(11, 0)), [Dir::SE, Dir::S, Dir::S]);
}

fn advanced_without_bicycle() -> Ruleset {
    let rules = advanced();
    Ruleset { on: rules.on.without(Toggle::Bicycle), ..rules }
}

#[test]
fn g_int_14_a_one_deflects_within_a_quarter_circle() {
    // The kicker stands off the lines the ball may take.
    let mut m = setup(rules()).put(D, 10, 16).put(h(1), 9, 13).ball(10, 14).acting(Home, 4);
    m.kicks(h(1), Dir::N).act(FEET).roll(&[1]);
    assert_eq!(m.dice(), 2);
    for (die, dir) in [(1, Dir::SE), (2, Dir::SE), (3, Dir::S), (4, Dir::S), (5, Dir::SW), (6, Dir::SW)] {
        for n in 1..=6 {
            let mut m = m.clone();
            m.roll(&[die, n]);
            let to = sq(10, 15).go(dir, 1 + n.cast_signed());
            assert_eq!(m.s().ball.at, to, "{die} {n}");
            assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
            assert_eq!((m.s().touch.by, m.s().flight), (Some(D), None));
            assert_eq!(m.s().touch.used, Dirs::only(dir), "R-G78");
        }
    }
}

#[test]
fn g_int_15_one_success_a_turn() {
    let mut m = kick_from(rules(), 10, 14).put(a(2), 14, 15).put(h(2), 12, 11).acting(Home, 9);
    m.kicks(h(1), Dir::N).act(FEET).roll(&[3]).roll(&[4]).act(Action::To(sq(12, 12)));
    // H2 plays it to the feet of A2, which has not tried: nobody is asked any more.
    m.kicks(h(2), Dir::NE).step(Dir::NE);
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (14, 14)));
}

#[test]
fn g_int_15_bounces_still_happen() {
    let mut m = kick_from(rules(), 10, 14).put(a(2), 10, 12).acting(Home, 4);
    m.kicks(h(1), Dir::N).act(FEET).roll(&[1]).roll(&[3, 2]);
    assert_eq!(m.ball(), (10, 14), "back from (10, 12), over the kicker's square");
    assert!(m.happened(Event::Bounced(sq(10, 14))));
}

#[test]
fn g_int_16_the_turn_goes_on_with_the_unspent_points() {
    let mut m = tried(rules());
    m.roll(&[5]).act(Action::Trap);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
    // It may be won back.
    m.moves(h(1), Dir::N).kicks(h(1), Dir::E);
    assert_eq!((m.points(), m.ball()), (1, (11, 15)));
}

#[test]
fn g_int_16_but_a_poor_aim_kick_was_the_whole_turn() {
    let mut m = kick_from(with(&[Toggle::Intercept, Toggle::PoorAim]), 10, 14).turn(Home);
    m.roll(&[1, 3]).act(Action::Aim(h(1), Dir::N)).act(FEET).roll(&[5]).act(Action::Trap);
    assert!(m.happened(Event::Trapped(D, sq(10, 15))));
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_int_17_the_interceptor_is_the_last_toucher_and_the_flight_is_over() {
    let mut m = tried(with(&[Toggle::Intercept, Toggle::Direction]));
    m.roll(&[5]).act(Action::Trap);
    assert_eq!((m.s().touch.by, m.s().flight), (Some(D), None));
    // The kicker's next kick is a new sequence: east after north.
    m.moves(h(1), Dir::N);
    assert!(m.options(h(1)).contains(&Action::Kick(Dir::E)));
}

#[test]
fn g_int_18_a_faked_out_member_makes_no_attempt() {
    let m = kick_from(rules(), 10, 14).acting(Home, 4);
    let mut m = Setup { rules: rules(), s: *m.s() }.change(|s| s.turn.faked.add(D)).start();
    m.kicks(h(1), Dir::N);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_int_09_the_dice_are_named() {
    let m = tried(rules());
    assert_eq!(touchline_grid::roll(&rules(), m.s()), Some(Roll::Contact(D, Attempt::Feet)));
}

/// An inertia move can be met like any flight: it is over then, but the points left are not (G-INER-08,
/// G-INT-16).
#[test]
fn g_int_07_a_ball_that_rolls_on_by_itself_can_be_met() {
    let rules = with(&[Toggle::Intercept, Toggle::Inertia]);
    let setup = setup(rules).put(D, 10, 16).put(h(1), 3, 3).ball(10, 13).touched(h(1), &[Dir::N]);
    let mut m = setup.turn(Home);
    m.roll(&[6]).step(Dir::N).step(Dir::N);
    assert_eq!((m.asked(), m.points()), ((Away, Decision::Offers), 4));
    let mut missed = m.clone();
    missed.act(FEET).roll(&[2]);
    assert_eq!(missed.asked(), (Home, Decision::Inertia), "a miss lets it roll");
    missed.step(Dir::N).step(Dir::N);
    assert_eq!((missed.ball(), missed.points()), ((10, 17), 2));
    m.act(FEET).roll(&[5]).act(Action::Trap);
    assert_eq!((m.asked(), m.points(), m.s().flight), ((Home, Decision::Act), 4, None));
    assert_eq!(m.s().touch.by, Some(D));
}

/// A slide whose flight is intercepted still puts the kicker down (R-G84); so does a missed pass, once it has
/// come to rest.
#[test]
fn g_int_17_a_sliding_kicker_goes_down_when_its_flight_is_met() {
    let rules = with(&[Toggle::Intercept, Toggle::Facing, Toggle::Header]);
    let mut m = setup(rules).put(D, 10, 16).put(h(1), 8, 13).ball(9, 14).acting(Home, 4);
    m.kicks(h(1), Dir::NW);
    assert_eq!(m.asked(), (Home, Decision::Act));
    let mut m = setup(rules).put(D, 7, 16).put(h(1), 8, 13).ball(9, 14).acting(Home, 4);
    m.kicks(h(1), Dir::NW);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    m.act(FEET).roll(&[5]).act(Action::Trap);
    assert!(m.s().down.has(h(1)) && m.s().flight.is_none());
    // H2's back square is (8, 15).
    let mut m = setup(rules).put(h(2), 8, 16).put(h(1), 8, 13).ball(9, 14).acting(Home, 4);
    m.kicks(h(1), Dir::NW).act(Action::Attempt(Attempt::Header, h(2))).roll(&[2]);
    assert!(m.s().is_up(h(1)), "the same flight goes on");
    m.roll(&[3]);
    assert_eq!((m.ball(), m.s().down.has(h(1))), ((5, 18), true));
}
