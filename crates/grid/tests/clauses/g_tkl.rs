//! G-TKL: tackle.

use touchline_grid::advanced::tackle::{self, Stealing};
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::marker::Marker;
use touchline_grid::rules::turn::Parity;
use touchline_grid::state::{Coming, Restart};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// X has the ball at its feet, M is one step away from it.
fn duel(rules: Ruleset) -> Setup {
    setup(rules).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15)
}

/// M touches the ball from straight in front of it already.
fn face_to_face(rules: Ruleset) -> Setup {
    duel(rules).put(h(1), 10, 14)
}

/// M touches the ball from the side already.
fn side_on(rules: Ruleset) -> Setup {
    duel(rules).put(h(1), 9, 14)
}

fn rules() -> Ruleset {
    with(&[Toggle::Tackle])
}

fn tackle(m: &mut Match, marker: Marker, step: Option<Dir>, call: Parity) {
    m.act(Action::Tackle(marker, step)).act(Action::Call(call));
}

#[test]
fn g_tkl_01_an_upright_opponent_has_the_ball_at_its_feet_when_the_turn_begins() {
    assert_eq!(duel(rules()).turn(Home).asked(), (Home, Decision::Tackle));
    let without = |setup: Setup| assert!(setup.turn(Home).is_chance(), "the dice are due at once");
    without(duel(rules()).down(a(1)));
    without(duel(rules()).put(a(1), 10, 17));
    without(duel(with(&[])));
    // A team-mate's feet do not count.
    without(setup(rules()).put(h(1), 10, 13).put(h(2), 10, 14).ball(10, 15));
}

#[test]
fn g_tkl_01_nobody_tackles_at_a_set_piece() {
    let kit = with(&[Toggle::Tackle, Toggle::PoorAim]);
    let corner = Coming::set_piece(Home, Restart::CornerKick, sq(1, 29));
    // The ball lies at an opponent's feet when the corner is taken.
    let setup = setup(kit).put(h(1), 5, 5).put(a(1), 1, 28).facing(a(1), Facing::N);
    let mut m = setup.coming(corner);
    while !m.is_chance() {
        assert_ne!(m.asked().1, Decision::Tackle);
        let first = m.legal()[0];
        m.act(first);
    }
    assert_eq!((m.ball(), m.dice()), ((1, 29), 3));
}

#[test]
fn g_tkl_02_the_tackler_touches_the_ball_or_would_after_one_step() {
    // From every square around: exactly where one of the three squares below the ball is occupied or can be
    // stepped on.
    for square in BOARD.field() {
        if [sq(10, 15), sq(10, 16)].contains(&square) {
            continue;
        }
        let touches = square.y == 14 && (square.x - 10).abs() <= 1;
        let reaches = |x: i8| square.chebyshev(sq(x, 14)) == 1;
        let m = duel(rules()).put(h(1), square.x, square.y).turn(Home);
        assert_eq!(m.is_chance(), !touches && ![9, 10, 11].into_iter().any(reaches), "{square:?}");
        if touches {
            assert_eq!(m.legal(), [Action::Decline, Action::Tackle(h(1), None)]);
        } else if !m.is_chance() {
            let steps = Dir::ALL.into_iter().filter(|dir| {
                let to = square.step(*dir);
                to.y == 14 && (to.x - 10).abs() <= 1
            });
            let expected: Vec<Action> = std::iter::once(Action::Decline)
                .chain(steps.map(|dir| Action::Tackle(h(1), Some(dir))))
                .collect();
            assert_eq!(m.legal(), expected, "{square:?}");
        }
    }
}

#[test]
fn g_tkl_02_the_step_must_be_legal_and_the_tackler_upright() {
    let m = duel(rules()).put(h(2), 10, 14).turn(Home);
    assert!(!m.allows(Action::Tackle(h(1), Some(Dir::N))), "a team-mate is there");
    assert!(m.allows(Action::Tackle(h(2), None)));
    assert!(duel(rules()).down(h(1)).turn(Home).is_chance());
}

#[test]
fn g_tkl_03_a_tackle_is_optional_and_tried_once() {
    let mut m = duel(rules()).turn(Home);
    m.act(Action::Decline);
    assert_eq!(m.dice(), 1);
    m.roll(&[4]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 4));
    let mut m = duel(rules()).turn(Home);
    tackle(&mut m, h(1), Some(Dir::N), Parity::Odd);
    m.roll(&[4]);
    assert_eq!(m.asked(), (Home, Decision::Act), "no second try");
}

#[test]
fn g_tkl_04_one_of_several_opponents_is_named() {
    let mut m = face_to_face(rules()).put(a(2), 9, 16).put(a(3), 3, 16).turn(Home);
    m.act(Action::Tackle(h(1), None));
    assert_eq!(m.asked(), (Home, Decision::TackleTarget(h(1))));
    assert_eq!(m.legal(), [Action::Opponent(a(1)), Action::Opponent(a(2))]);
    m.act(Action::Opponent(a(2))).act(Action::Call(Parity::Odd)).roll(&[2, 3]);
    assert!(!m.s().is_up(a(2)) && m.s().is_up(a(1)));
}

#[test]
fn g_tkl_05_the_step_comes_before_the_roll_and_costs_a_point_whatever_happens() {
    for call in [Parity::Odd, Parity::Even] {
        let mut m = duel(rules()).turn(Home);
        tackle(&mut m, h(1), Some(Dir::N), call);
        assert_eq!(m.at(h(1)), (10, 14));
        assert!(m.is_chance());
        m.roll(&[5]);
        assert_eq!(m.points(), 4, "{call:?}");
    }
    // Without a step nothing has to be paid.
    let mut m = face_to_face(rules()).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[4, 5]);
    assert_eq!(m.points(), 9);
}

#[test]
fn g_tkl_05_the_step_of_a_goalie_counts_as_its_diagonal_one() {
    let mut m = duel(rules()).put(h(0), 9, 13).turn(Home);
    tackle(&mut m, h(0), Some(Dir::NE), Parity::Odd);
    assert!(m.s().turn.goalie_diagonal);
    // Neither its straight one nor a fielder's diagonal one does.
    let mut m = duel(rules()).put(h(0), 9, 13).turn(Home);
    tackle(&mut m, h(0), Some(Dir::N), Parity::Odd);
    assert!(!m.s().turn.goalie_diagonal);
    let mut m = duel(rules()).put(h(2), 9, 13).turn(Home);
    tackle(&mut m, h(2), Some(Dir::NE), Parity::Odd);
    assert!(!m.s().turn.goalie_diagonal);
}

#[test]
fn g_tkl_06_control_before_the_step_fixes_the_dice() {
    let mut m = duel(rules()).turn(Home);
    tackle(&mut m, h(1), Some(Dir::N), Parity::Odd);
    assert_eq!(m.dice(), 1);
    let mut m = duel(rules()).put(h(2), 11, 14).turn(Home);
    tackle(&mut m, h(1), Some(Dir::N), Parity::Odd);
    assert_eq!(m.dice(), 2, "a team-mate had the ball at its feet");
    let mut m = face_to_face(rules()).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    assert_eq!(m.dice(), 2);
}

#[test]
fn g_tkl_07_the_call_is_compared_with_the_total() {
    for first in 1..=6 {
        for second in 1..=6 {
            for call in [Parity::Odd, Parity::Even] {
                let mut m = face_to_face(rules()).turn(Home);
                tackle(&mut m, h(1), None, call);
                m.roll(&[first, second]);
                let right = ((first + second) % 2 == 0) == (call == Parity::Even);
                assert_eq!(m.s().down.has(a(1)), right);
                assert_eq!(m.s().down.has(h(1)), !right);
            }
        }
    }
}

#[test]
fn g_tkl_08_straight_in_front_is_a_block_and_from_the_side_a_slide() {
    for (x, slide) in [(9, true), (10, false), (11, true)] {
        let mut m = duel(rules()).put(h(1), x, 14).turn(Home);
        tackle(&mut m, h(1), None, Parity::Even);
        m.roll(&[2, 2]);
        assert_eq!(m.happened(Event::WentDown(h(1))), slide);
        assert_eq!(m.points(), if slide { 3 } else { 4 });
    }
}

#[test]
fn g_tkl_09_after_a_wrong_call_the_tackler_lies_and_the_others_go_on() {
    let mut m = duel(rules()).put(h(2), 9, 14).put(h(3), 2, 2).turn(Home);
    tackle(&mut m, h(1), Some(Dir::N), Parity::Odd);
    m.roll(&[2, 4]);
    assert!(m.happened(Event::TackleFailed(h(1))) && m.happened(Event::WentDown(h(1))));
    assert_eq!((m.ball(), m.at(a(1)), m.points()), ((10, 15), (10, 16), 5));
    assert!(m.s().is_up(a(1)));
    assert!(m.options(h(1)).is_empty(), "down for the rest of the turn");
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::NE)), "another member may play the ball");
}

#[test]
fn g_tkl_10_the_tackled_member_goes_down_on_the_other_side_of_the_ball() {
    for (from, x, y) in [(sq(9, 16), 11, 14), (sq(10, 16), 10, 14), (sq(11, 16), 9, 14)] {
        let aside = if x == 9 { 11 } else { 9 };
        let mut m = duel(rules()).put(a(1), from.x, from.y).put(h(1), aside, 14).turn(Home);
        tackle(&mut m, h(1), None, Parity::Even);
        m.roll(&[3, 3]);
        assert_eq!(m.at(a(1)), (x, y));
        assert!(m.happened(Event::Tackled(a(1), sq(x, y))) && m.s().down.has(a(1)));
        assert_eq!(m.ball(), (10, 15));
    }
}

/// The ring around the ball, clockwise from the square opposite to X.
const RING: [(i8, i8); 8] = [(10, 14), (9, 14), (9, 15), (9, 16), (10, 16), (11, 16), (11, 15), (11, 14)];

/// Where X goes when the squares with these places in the ring are taken.
fn landing(taken: &[usize], total: Parity) -> Option<Square> {
    let mut number = 1;
    let crowded = taken.iter().fold(duel(rules()), |setup, place| {
        number += 1;
        setup.put(a(number), RING[*place].0, RING[*place].1)
    });
    let s = crowded.change(|s| s.turn.seat = Home).s;
    tackle::landing(&rules(), &s, a(1), total)
}

#[test]
fn g_tkl_11_next_to_a_taken_square_clockwise_after_an_even_total() {
    assert_eq!(landing(&[0], Parity::Even), Some(sq(9, 14)));
    assert_eq!(landing(&[0], Parity::Odd), Some(sq(11, 14)));
    for total in [Parity::Even, Parity::Odd] {
        assert_eq!(landing(&[0, 1], total), Some(sq(11, 14)));
        assert_eq!(landing(&[0, 7], total), Some(sq(9, 14)));
    }
}

#[test]
fn g_tkl_12_pair_by_pair_around_the_ball_and_else_it_stays() {
    // Every set of taken squares, against the rule spelled out square by square.
    for taken in 0_u8..128 {
        let places: Vec<usize> = (0..8)
            .filter(|place| *place != 4)
            .enumerate()
            .filter(|(bit, _)| taken >> bit & 1 == 1)
            .map(|(_, place)| place)
            .collect();
        for total in [Parity::Even, Parity::Odd] {
            let pairs = match total {
                Parity::Even => [[1, 7], [2, 6], [3, 5]],
                Parity::Odd => [[7, 1], [6, 2], [5, 3]],
            };
            let order = std::iter::once(0).chain(pairs.into_iter().flatten());
            let expected = order.into_iter().find(|place| !places.contains(place)).map(|place| {
                let (x, y) = RING[place];
                sq(x, y)
            });
            assert_eq!(landing(&places, total), expected, "{places:?} {total:?}");
        }
    }
}

#[test]
fn g_tkl_12_nowhere_to_go() {
    let crowd = (2..).zip(RING).filter(|(_, square)| ![(10, 14), (10, 16)].contains(square));
    let setup = crowd.fold(face_to_face(rules()), |setup, (number, (x, y))| setup.put(h(number), x, y));
    let mut m = setup.turn(Home);
    tackle(&mut m, h(1), None, Parity::Even);
    m.roll(&[1, 1]);
    assert!(m.s().down.has(a(1)) && m.at(a(1)) == (10, 16));
}

#[test]
fn g_tkl_13_a_slot_is_only_for_a_goalie_of_that_end() {
    // X stands on row 2 in front of the home goal, the ball on row 1: behind it are the slots.
    let at_goal = |x: Marker| {
        let setup = setup(rules()).put(h(0), 13, 0).put(x, 10, 2).facing(x, Facing::S).ball(10, 1);
        setup.change(|s| s.turn.seat = x.seat().other())
    };
    let away = at_goal(a(1));
    assert_eq!(tackle::landing(&away.rules, &away.s, a(1), Parity::Even), Some(sq(9, 1)));
    let own_fielder = at_goal(h(1));
    assert_eq!(tackle::landing(&own_fielder.rules, &own_fielder.s, h(1), Parity::Odd), Some(sq(11, 1)));
    let keeper = at_goal(h(0));
    assert_eq!(tackle::landing(&keeper.rules, &keeper.s, h(0), Parity::Even), Some(sq(10, 0)));
    let strange = at_goal(a(0));
    assert_eq!(tackle::landing(&strange.rules, &strange.s, a(0), Parity::Even), Some(sq(9, 1)));
}

#[test]
fn g_tkl_14_a_block_leaves_the_tackler_on_its_feet() {
    let mut m = face_to_face(rules()).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[2, 3]);
    assert!(m.s().is_up(h(1)));
    m.kicks(h(1), Dir::N).act(Action::Stop).moves(h(1), Dir::N);
    assert_eq!(m.points(), 3);
}

#[test]
fn g_tkl_15_after_a_slide_the_tackler_gets_up_at_once_for_a_point() {
    let mut m = side_on(rules()).turn(Home);
    tackle(&mut m, h(1), None, Parity::Even);
    m.roll(&[2, 4]);
    assert!(m.happened(Event::WentDown(h(1))) && m.happened(Event::StoodUp(h(1), Facing::N)));
    assert_eq!(m.points(), 5);
    m.kicks(h(1), Dir::NE).act(Action::Stop).moves(h(1), Dir::NE);
    assert_eq!(m.points(), 3);
    // A goalie acts normally too (R-G105 is about getting up by a point).
    let mut m = side_on(rules()).put(h(1), 1, 1).put(h(0), 9, 14).turn(Home);
    tackle(&mut m, h(0), None, Parity::Even);
    m.roll(&[2, 4]);
    assert!(m.options(h(0)).contains(&Action::Move(Dir::S)));
}

#[test]
fn g_tkl_16_a_slide_with_a_one_leaves_the_tackler_down() {
    let mut m = duel(rules()).put(h(1), 8, 13).turn(Home);
    tackle(&mut m, h(1), Some(Dir::NE), Parity::Odd);
    m.roll(&[1]);
    assert!(m.s().down.has(a(1)), "the call was right");
    assert!(m.s().down.has(h(1)));
    assert_eq!(m.points(), 0);
    assert!(m.options(h(1)).is_empty());
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[3]);
    m.act(Action::Pick(h(1)));
    assert!(m.happened(Event::StoodUp(h(1), Facing::N)), "the only thing it can do");
    assert_eq!(m.points(), 2);
}

#[test]
fn g_tkl_17_with_a_one_among_two_dice_the_tackle_comes_first() {
    let poor = with(&[Toggle::Tackle, Toggle::PoorAim]);
    // Right call: the opponent goes down, then the tackler kicks.
    let mut m = face_to_face(poor).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[1, 4]);
    assert!(m.s().down.has(a(1)));
    assert_eq!(m.asked(), (Home, Decision::PoorAim));
    m.act(Action::Aim(h(1), Dir::N));
    assert_eq!((m.ball(), m.s().turn.seat), ((10, 20), Away));
    // Getting up after a slide is free then.
    let mut m = side_on(poor).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[1, 2]);
    assert_eq!((m.ball(), m.s().is_up(h(1))), ((13, 18), true), "one kicker, one direction");
    assert!(m.happened(Event::Points(3)));
    // Wrong call: an upright member kicks; without one, the points are used normally.
    let mut m = face_to_face(poor).put(h(2), 9, 14).turn(Home);
    tackle(&mut m, h(1), None, Parity::Even);
    m.roll(&[1, 4]);
    assert_eq!(m.ball(), (15, 20), "by the team-mate");
    let mut m = face_to_face(poor).put(h(2), 3, 3).turn(Home);
    tackle(&mut m, h(1), None, Parity::Even);
    m.roll(&[1, 4]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 5));
}

#[test]
fn g_tkl_18_points_left() {
    for (x, step, slide) in
        [(10, None, false), (9, None, true), (12, Some(Dir::W), true), (10, Some(Dir::N), false)]
    {
        let y = if step == Some(Dir::N) { 13 } else { 14 };
        // A team-mate touches the ball too, so there are always two dice.
        let mate = if x == 9 { 11 } else { 9 };
        for first in 1..=6 {
            for second in 1..=6 {
                let mut m = duel(rules()).put(h(1), x, y).put(h(2), mate, 14).turn(Home);
                let call = Parity::of(first + second);
                tackle(&mut m, h(1), step, call);
                m.roll(&[first, second]);
                let due = u8::from(step.is_some()) + u8::from(slide);
                assert_eq!(m.points(), first + second - due);
            }
        }
    }
}

#[test]
fn g_tkl_19_the_tackled_member_may_get_up_in_its_teams_next_turn() {
    let mut m = face_to_face(rules()).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[2, 3]).act(Action::End);
    assert_eq!(m.dice(), 1, "what lies controls nothing");
    m.roll(&[2]).act(Action::Pick(a(1)));
    assert!(m.s().is_up(a(1)));
    assert_eq!(m.points(), 1);
}

#[test]
fn g_tkl_20_no_tackle_for_a_held_or_juggled_ball() {
    assert!(duel(rules()).put(a(0), 10, 28).held(a(0)).turn(Home).is_chance());
    assert!(duel(rules()).juggled(a(1)).turn(Home).is_chance());
}

#[test]
fn g_tkl_21_goalies_tackle_and_are_tackled() {
    let mut m = setup(rules()).put(h(0), 10, 14).put(a(0), 10, 16).ball(10, 15).turn(Home);
    tackle(&mut m, h(0), None, Parity::Even);
    m.roll(&[3, 1]);
    assert!(m.s().down.has(a(0)) && m.s().is_up(h(0)));
}

#[test]
fn r_g92_a_ball_that_has_to_be_won_cannot_be_played_before() {
    let strict = Ruleset {
        stealing: Stealing::ByTackle,
        ..with(&[Toggle::Tackle, Toggle::Juggle, Toggle::Header, Toggle::Fake])
    };
    let on_the_ball = |action: &Action| matches!(action, Action::Kick(_) | Action::Juggle | Action::Fake(..));
    let mut m = face_to_face(strict).turn(Home);
    m.act(Action::Decline).roll(&[5, 3]);
    assert!(!m.options(h(1)).iter().any(on_the_ball) && m.options(h(1)).contains(&Action::Move(Dir::S)));
    // A wrong call changes nothing for a team-mate.
    let mut m = face_to_face(strict).put(h(2), 9, 14).turn(Home);
    tackle(&mut m, h(1), None, Parity::Odd);
    m.roll(&[5, 3]);
    assert!(!m.options(h(2)).iter().any(on_the_ball));
    // A right one does.
    let mut m = face_to_face(strict).put(h(2), 9, 14).turn(Home);
    tackle(&mut m, h(1), None, Parity::Even);
    m.roll(&[5, 3]);
    assert!(m.options(h(1)).iter().any(on_the_ball) && m.options(h(2)).iter().any(on_the_ball));
    // Nobody else's ball is barred.
    let mut m = face_to_face(strict).down(a(1)).turn(Home);
    m.roll(&[5, 3]);
    assert!(m.options(h(1)).iter().any(on_the_ball));
    let mut m = face_to_face(rules()).turn(Home);
    m.act(Action::Decline).roll(&[5, 3]);
    assert!(
        m.options(h(1)).iter().any(on_the_ball),
        "a contested ball may be kicked away unless agreed otherwise"
    );
}

#[test]
fn r_g932_nor_grabbed() {
    for (stealing, may) in [(Stealing::Free, true), (Stealing::ByTackle, false)] {
        let strict = Ruleset { stealing, ..rules() };
        let mut m = setup(strict).put(h(0), 10, 2).put(a(1), 10, 4).ball(10, 3).turn(Home);
        m.act(Action::Decline).roll(&[5, 3]);
        assert_eq!(m.options(h(0)).contains(&Action::Move(Dir::N)), may);
    }
}
