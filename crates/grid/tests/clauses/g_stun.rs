//! G-STUN: the stunned goalie.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::advanced::stun;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// The team-mate at (10, 27) facing north; its back square is (10, 26).
const H2: Marker = Marker::new(Home, 2);
const HEAD: Action = Action::Attempt(Attempt::Header, H2);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Header, Toggle::Bicycle, Toggle::Deflection, Toggle::Stun])
}

/// A pass into H2's back square, headed.
fn headed(rules: Ruleset) -> Match {
    let mut m = setup(rules).put(H2, 10, 27).put(h(1), 8, 24).ball(8, 25).acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD);
    m
}

/// Aimed at the slot in that column.
fn shot(rules: Ruleset, column: i8) -> Match {
    let mut m = headed(rules);
    m.roll(&[3]).roll(&[6]).act(Action::To(sq(column, 30)));
    m
}

#[test]
fn g_stun_01_a_shot_straight_from_a_coordinated_header_or_bicycle_kick() {
    let m = shot(rules(), 12);
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave));
    // A bicycle kick over the head.
    let mut m =
        setup(rules()).put(H2, 10, 27).facing(H2, Facing::S).put(h(1), 8, 25).ball(8, 26).acting(Home, 4);
    m.kicks(h(1), Dir::E).act(Action::Attempt(Attempt::Bicycle, H2)).roll(&[5]).roll(&[4]);
    m.act(Action::To(sq(11, 30)));
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave));
    // Without the rule, and by an interceptor, it does not stun.
    let on = rules().on.without(Toggle::Stun);
    assert_eq!(shot(Ruleset { on, ..rules() }, 12).s().agenda.top(), Some(Stage::Save));
    let mut m = setup(rules()).put(a(1), 9, 3).put(h(1), 8, 2).ball(8, 3).acting(Home, 4);
    m.kicks(h(1), Dir::NE).act(Action::Attempt(Attempt::Header, a(1)));
    let mut random = m.clone();
    m.roll(&[3]).roll(&[5]).act(Action::To(sq(11, 0)));
    assert_eq!(m.s().agenda.top(), Some(Stage::Save));
    random.roll(&[1]).roll(&[1, 2, 1, 6]);
    assert!(random.happened(Event::Shot(sq(13, 0))));
    assert_eq!(random.s().agenda.top(), Some(Stage::Save));
}

#[test]
fn g_stun_01_and_by_one_that_follows_a_juggle() {
    // H2 has juggled: the ball is behind its head, no flight is open, the turn roll is still to come.
    let contact = Stage::Contact(H2, Attempt::Header, Dir::S);
    let follow_up = setup(rules()).put(H2, 10, 27).ball(10, 26).change(|s| {
        s.turn = touchline_grid::state::Turn::new(Home, touchline_grid::state::TurnKind::Normal);
        s.turn.dice = 2;
        s.agenda.clear();
        s.agenda.push(Stage::TurnRoll);
        s.agenda.push(contact);
    });
    let mut m = follow_up.clone().start();
    m.roll(&[5]).roll(&[4]).act(Action::To(sq(9, 30)));
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave));
    // Missed, it goes on backward without stunning; then the dice of the turn.
    let mut m = follow_up.start();
    m.roll(&[2]).roll(&[3]);
    assert_eq!((m.ball(), m.s().agenda.top(), m.s().flight), ((10, 23), Some(Stage::TurnRoll), None));
}

#[test]
fn g_stun_02_no_second_attempt_roll() {
    let mut m = headed(rules());
    assert_eq!(m.dice(), 1, "the contact roll");
    m.roll(&[5]);
    assert_eq!(m.dice(), 1, "the distance");
    m.roll(&[6]).act(Action::To(sq(13, 30)));
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave), "and then the save");
}

#[test]
fn g_stun_02_a_random_header_that_goes_in_stuns_too() {
    // R-G60. From (8, 26) north-east into column 12.
    let mut m = setup(rules()).put(H2, 8, 27).put(h(1), 6, 24).ball(6, 25).acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD).roll(&[1]).roll(&[1, 1, 1, 6]);
    assert!(m.happened(Event::Shot(sq(12, 30))));
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave));
    // R-G80: never the own goalie.
    let mut m = setup(rules()).put(H2, 8, 4).put(h(1), 6, 1).ball(6, 2).acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD).roll(&[1]).roll(&[1, 2, 1, 6]);
    assert!(m.happened(Event::Shot(sq(11, 0))));
    assert_eq!(m.s().agenda.top(), Some(Stage::Save));
}

#[test]
fn g_stun_03_only_the_exact_distance_grabs() {
    for distance in 1..=8 {
        let grabs = (1..=6).filter(|roll| stun::is_grab(*roll, distance)).count();
        assert_eq!(grabs, usize::from(distance <= 6));
    }
    for roll in 1..=6 {
        let mut m = shot(rules(), 13); // three squares from the goalie
        m.roll(&[roll]);
        assert_eq!(m.happened(Event::Grabbed(a(0))), roll == 3, "{roll}");
        assert_eq!(m.s().score[Home], u8::from(roll != 3));
    }
}

#[test]
fn g_stun_04_otherwise_a_goal_without_deflection() {
    // One square beside the goalie: with a 6 an unstunned goalie would always deflect.
    let mut m = shot(rules(), 11);
    m.roll(&[6]);
    assert_eq!(m.s().score[Home], 1);
    assert!(m.happened(Event::Stunned(a(0))));
    // A goalie that is down could only deflect: not even the exact roll helps.
    let lying = setup(rules()).put(H2, 10, 27).put(h(1), 8, 24).down(a(0)).ball(8, 25);
    let mut m = lying.acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD).roll(&[3]).roll(&[6]).act(Action::To(sq(11, 30)));
    assert!(m.happened(Event::NoSave(a(0))));
    // R-G104: at seven or more squares nothing is rolled.
    let mut m = setup(rules()).put(H2, 10, 27).put(a(0), 10, 24).put(h(1), 8, 24).ball(8, 25).acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD).roll(&[3]).roll(&[6]);
    m.act(Action::To(sq(13, 30)));
    assert!(m.happened(Event::NoSave(a(0))));
}

#[test]
fn g_stun_05_a_miss_or_nick_does_not_stun() {
    // Missed on its way north: it goes into the goal on its own.
    let mut m = setup(rules()).put(H2, 12, 27).put(h(1), 12, 23).ball(12, 24).acting(Home, 4);
    m.kicks(h(1), Dir::N).step(Dir::N).act(HEAD).roll(&[2]).roll(&[6]);
    assert_eq!(m.s().agenda.top(), Some(Stage::Save));
    // Even when the pass was itself a header: H3 misses what H2 headed toward the goal.
    let mut m =
        setup(rules()).put(H2, 12, 23).put(h(3), 12, 27).put(h(1), 11, 20).ball(11, 21).acting(Home, 4);
    m.kicks(h(1), Dir::NE).act(HEAD).roll(&[3]).roll(&[5]).act(Action::To(sq(12, 28)));
    assert_eq!(m.asked(), (Home, Decision::Combine));
    m.act(Action::Attempt(Attempt::Header, h(3))).roll(&[2]).roll(&[6]);
    assert_eq!(m.s().agenda.top(), Some(Stage::Save));
}

/// R-G80: a ball headed onto the goalie's own slot is grabbed before stunning is checked.
#[test]
fn g_stun_03_not_on_the_goalies_own_slot() {
    let mut m = setup(rules()).put(H2, 8, 27).put(h(1), 6, 24).put(a(0), 12, 30).ball(6, 25).acting(Home, 4);
    m.kicks(h(1), Dir::E).step(Dir::NE).act(HEAD).roll(&[1]).roll(&[1, 1, 1, 6]);
    assert_eq!((m.s().holder(), m.s().turn.seat), (Some(a(0)), Away));
}

/// A header that comes down on a marker in a crowd, with no open square behind it, goes beyond, here into the
/// slot: nobody has touched it, so it is still the header's own shot (R-G972). The goalie is two squares
/// away: a 2 grabs, a 5 does not, and there is no deflection.
#[test]
fn g_stun_01_also_beyond_a_marker_on_the_goal_line() {
    let rules = Ruleset { board: &touchline_grid::board::LARGE, ..advanced() };
    let crowd = |seat| {
        let position = setup(rules).put(h(0), 12, 1).put(a(3), 13, 2).put(h(4), 13, 1).put(a(2), 12, 4);
        position.put(h(5), 20, 20).ball(12, 3).acting(seat, 4)
    };
    let mut m = crowd(Away);
    m.kicks(a(2), Dir::E).act(Action::Attempt(Attempt::Header, a(3)));
    m.roll(&[1]).roll(&[4, 1, 2, 1]);
    assert!(m.happened(Event::Shot(sq(13, 0))));
    assert_eq!(m.s().agenda.top(), Some(Stage::StunningSave));
    let mut saved = m.clone();
    saved.roll(&[2]);
    assert_eq!(saved.at(h(0)), (13, 0));
    m.roll(&[5]);
    assert!(m.happened(Event::Stunned(h(0))) && m.happened(Event::Goal(Away, [0, 1])));
}
