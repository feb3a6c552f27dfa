//! G-INER: inertia move.

use touchline_grid::board::Dir;
use touchline_grid::rules::turn::Parity;
use touchline_grid::state::{Coming, Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

const INERTIA: &[Toggle] = &[Toggle::Inertia];

/// Home kicked north last; the ball lies free in the middle.
fn rolling() -> Setup {
    setup(with(INERTIA)).put(h(1), 3, 3).put(a(1), 17, 27).ball(10, 10).touched(h(1), &[Dir::N])
}

fn is_asked(m: &Match) -> bool {
    m.asked() == (m.s().turn.seat, Decision::Inertia)
}

fn asked_after_a_six(setup: Setup) -> bool {
    let mut m = setup.turn(Home);
    let dice = m.dice();
    m.roll(&[6, 5][..dice]);
    is_asked(&m)
}

#[test]
fn g_iner_01_only_for_the_last_toucher_and_not_past_an_opponents_feet() {
    assert!(asked_after_a_six(rolling()));
    assert!(!asked_after_a_six(rolling().touched(a(1), &[Dir::N])), "the opponent touched it since");
    assert!(!asked_after_a_six(rolling().put(a(1), 10, 11)), "at an opponent's feet");
    assert!(asked_after_a_six(rolling().put(a(1), 10, 11).down(a(1))), "who has to stand");
    assert!(asked_after_a_six(rolling().put(h(1), 10, 9)), "one's own feet do not matter");
    let mut rules = rolling();
    rules.rules = with(&[]);
    assert!(!asked_after_a_six(rules), "only where the rule is in force");
}

#[test]
fn g_iner_02_after_the_roll_before_anything_else_and_optional() {
    let mut m = rolling().turn(Home);
    m.roll(&[4]);
    assert!(is_asked(&m));
    m.act(Action::Stop);
    assert_eq!((m.asked(), m.ball(), m.points()), ((Home, Decision::Act), (10, 10), 4));
    assert!(!m.happened(Event::InertiaMove));
}

#[test]
fn g_iner_03_a_point_a_square_and_six_at_most() {
    let mut m = rolling().put(h(1), 10, 9).turn(Home);
    m.roll(&[6, 5]).act(Action::Step(Dir::N));
    assert!(m.happened(Event::InertiaMove));
    for _ in 0..4 {
        m.act(Action::Step(Dir::N));
    }
    assert_eq!((m.ball(), m.points()), ((10, 15), 6));
    m.act(Action::Step(Dir::N));
    assert_eq!(
        (m.asked().1, m.ball(), m.points()),
        (Decision::Act, (10, 16), 5),
        "it ends by itself after six"
    );

    let mut m = rolling().turn(Home);
    m.roll(&[2]).act(Action::Step(Dir::N)).act(Action::Step(Dir::N));
    assert_eq!((m.asked().1, m.points()), (Decision::Act, 0), "or with the points");
}

#[test]
fn g_iner_04_it_goes_on_in_the_directions_of_the_sequence() {
    let ways = |dirs: &[Dir]| {
        let mut m = rolling().touched(h(1), dirs).turn(Home);
        m.roll(&[6]);
        if is_asked(&m) { m.legal() } else { Vec::new() }
    };
    let steps = |dirs: &[Dir]| {
        std::iter::once(Action::Stop).chain(dirs.iter().map(|dir| Action::Step(*dir))).collect::<Vec<_>>()
    };
    assert_eq!(ways(&[Dir::N]), steps(&[Dir::N, Dir::NE, Dir::NW]));
    assert_eq!(ways(&[Dir::N, Dir::NE]), steps(&[Dir::N, Dir::NE]));
    assert_eq!(ways(&[]), [], "a ball that was stopped");
    assert_eq!(ways(&[Dir::N, Dir::E]), [], "directions that no sequence could have (R-G113)");
    let mut m = rolling().turn(Home);
    m.roll(&[6]).act(Action::Step(Dir::NW));
    assert_eq!(m.legal(), steps(&[Dir::N, Dir::NW]), "the set grows with the move");
}

#[test]
fn g_iner_05_once_a_touch() {
    let mut m = rolling().turn(Home);
    m.roll(&[6]).act(Action::Step(Dir::N)).act(Action::Stop).act(Action::End);
    m.roll(&[3]).act(Action::End);
    m.roll(&[3]);
    assert_eq!(m.asked(), (Home, Decision::Act), "used in the last turn");
    let mut m = rolling().turn(Home);
    m.roll(&[6]).act(Action::Stop).act(Action::End).roll(&[3]).act(Action::End).roll(&[3]);
    assert!(is_asked(&m), "declined, it is kept");
    m.act(Action::Step(Dir::N)).act(Action::Stop).act(Action::End).roll(&[3]).act(Action::End);
    m.roll(&[6]);
    assert!(!is_asked(&m));

    let mut m = rolling().put(h(1), 10, 9).turn(Home);
    m.roll(&[6, 5]).act(Action::Step(Dir::NE)).act(Action::Stop);
    m.moves(h(1), Dir::N).kicks(h(1), Dir::NE).act(Action::End).roll(&[3]).act(Action::End).roll(&[3]);
    assert!(is_asked(&m), "a new touch brings a new one");
}

#[test]
fn g_iner_06_the_dice_are_those_of_control() {
    assert_eq!(rolling().turn(Home).dice(), 1);
    assert_eq!(rolling().put(h(1), 10, 9).turn(Home).dice(), 2);
}

#[test]
fn g_iner_07_not_in_a_poor_aim_turn() {
    let mut setup = rolling().put(h(1), 10, 9);
    setup.rules = with(&[Toggle::Inertia, Toggle::PoorAim]);
    let mut m = setup.clone().turn(Home);
    m.roll(&[1, 5]);
    assert_eq!(m.asked().1, Decision::PoorAim);
    let mut m = setup.turn(Home);
    m.roll(&[2, 5]);
    assert!(is_asked(&m));
}

#[test]
fn g_iner_08_it_may_score_and_must_end_on_an_open_square() {
    let mut m = rolling().ball(9, 28).turn(Home);
    m.roll(&[6]).act(Action::Step(Dir::N)).act(Action::Step(Dir::N));
    assert!(m.happened(Event::Shot(sq(9, 30))));
    assert_eq!(m.dice(), 1, "the save");

    let blocked = rolling().put(a(1), 10, 11).facing(a(1), touchline_grid::board::Facing::N);
    let mut m = blocked.clone().turn(Home);
    m.roll(&[1]);
    assert!(
        !m.allows(Action::Step(Dir::N)) && m.allows(Action::Step(Dir::NE)),
        "nothing left to leave the marker"
    );
    let mut m = blocked.turn(Home);
    m.roll(&[2]).act(Action::Step(Dir::N));
    assert!(!m.allows(Action::Stop), "not on a marker");
}

#[test]
fn g_iner_08_the_own_goal_is_barred() {
    let mut m = rolling().put(h(0), 13, 0).ball(9, 1).touched(h(1), &[Dir::S]).turn(Home);
    m.roll(&[6]);
    assert!(!is_asked(&m), "R-G97");
}

#[test]
fn g_iner_09_the_turn_goes_on_and_a_kick_is_a_new_sequence() {
    let mut m = rolling().put(h(2), 10, 11).turn(Home);
    m.roll(&[6]).act(Action::Step(Dir::N)).act(Action::Step(Dir::N)).act(Action::Stop);
    assert_eq!((m.asked().1, m.points()), (Decision::Act, 4));
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::SE)));
}

#[test]
fn g_iner_10_it_lapses_at_restarts() {
    let mut m = rolling().coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    m.act(Action::Taker(h(1))).roll(&[3, 3, 3]);
    assert_eq!(m.asked().1, Decision::Act);
    // The fouled team may have touched the ball last.
    let free_kick = Coming::set_piece(Home, Restart::FreeKick, sq(3, 3));
    let mut m = rolling().coming(Coming { taker: Some(h(1)), ..free_kick });
    m.roll(&[3, 3, 3]);
    assert_eq!(m.asked().1, Decision::Act);
    let mut m = rolling().held(h(0)).coming(Coming::turn(Home, TurnKind::Goalie));
    m.roll(&[3, 3, 3]);
    assert_eq!(m.asked().1, Decision::Act);
    assert!(
        !asked_after_a_six(rolling().change(|s| s.touch.inertia_used = true)),
        "as after a bounce (R-G78)"
    );
}

#[test]
fn g_iner_01_not_after_a_tackle_either() {
    let mut position = rolling().put(h(2), 10, 8).put(a(1), 10, 11);
    position.rules = with(&[Toggle::Inertia, Toggle::Tackle]);
    let mut m = position.turn(Home);
    m.act(Action::Tackle(h(2), Some(Dir::N))).act(Action::Call(Parity::Even)).roll(&[6]);
    assert!(m.s().down.has(a(1)));
    assert_eq!(m.asked().1, Decision::Act, "it had the ball when the turn began (R-G914)");
}

#[test]
fn g_iner_08_nobody_takes_it_over_on_the_way() {
    // A wall of team-mates north of the ball: one of them could kick it on, but this is nobody's kick.
    let wall =
        rolling().put(h(2), 10, 11).put(h(3), 9, 12).put(h(4), 10, 12).put(h(5), 11, 12).put(h(6), 9, 10);
    let mut m = wall.clone().touched(h(1), &[Dir::N]).turn(Home);
    m.roll(&[2]);
    assert!(!m.allows(Action::Step(Dir::N)));
    let mut m = wall.turn(Home);
    m.roll(&[3]);
    assert!(m.allows(Action::Step(Dir::N)), "with three points it gets over them");
}

#[test]
fn g_iner_05_a_throw_is_a_touch_too() {
    let mut m = rolling().put(h(1), 3, 12).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    m.act(Action::Taker(h(1))).roll(&[1, 1, 1]).does(h(1), Action::Toss(Dir::NE)).act(Action::End);
    m.roll(&[3]).act(Action::End);
    let dice = m.dice();
    m.roll(&[6, 5][..dice]);
    assert!(is_asked(&m) && m.allows(Action::Step(Dir::NE)) && !m.allows(Action::Step(Dir::W)));
}

#[test]
fn g_iner_10_a_ball_that_was_set_down_lies_still() {
    // The goalie's last toss went north; the ball it sets down after a grab does not roll (R-G78).
    let mut m = rolling().put(h(0), 10, 4).ball(10, 5).touched(h(0), &[Dir::N]).turn(Home);
    m.roll(&[6, 5]).act(Action::Stop).moves(h(0), Dir::N).roll(&[1, 1, 1]);
    m.does(h(0), Action::SetDown(sq(10, 6))).act(Action::End).roll(&[2]).act(Action::End).roll(&[4, 4]);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

/// A ball that is left where it lies has not stopped anywhere: there is no event.
#[test]
fn g_iner_02_left_alone_nothing_happens() {
    let mut m = rolling().turn(Home);
    m.roll(&[4]);
    let told = m.events.len();
    m.act(Action::Stop);
    assert_eq!((m.events.len(), m.asked().1), (told, Decision::Act));
}

/// A ball the juggler missed went straight on: it rolls on that way like any other missed ball (R-G971), but
/// not in the turn of the follow-up (R-G102).
#[test]
fn g_iner_04_a_missed_follow_up_of_a_juggle_rolls_on() {
    let rules = with(&[Toggle::Header, Toggle::Inertia, Toggle::Intercept, Toggle::Juggle]);
    let juggled = setup(rules).put(h(1), 10, 16).put(h(2), 3, 3).put(a(1), 3, 20).put(a(2), 16, 25);
    let mut m = juggled.juggled(h(1)).turn(Home);
    m.act(Action::FollowHeader).roll(&[2]).roll(&[4]);
    assert_eq!(m.ball(), (10, 11), "four squares on from behind the head");
    m.roll(&[3, 3]);
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.act(Action::End).roll(&[3]).act(Action::End).roll(&[6]);
    assert_eq!(m.asked(), (Home, Decision::Inertia));
    assert!(
        m.allows(Action::Step(Dir::S)) && m.allows(Action::Step(Dir::SE)) && !m.allows(Action::Step(Dir::N))
    );
}
