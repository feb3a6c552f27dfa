//! G-FAKE: fake-out.

use touchline_grid::advanced::fake_out::Level;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

fn rules() -> Ruleset {
    with(&[Toggle::Fake])
}

/// H1 has the ball at its feet, and so has A1, straight in front of it.
fn face_to_face(rules: Ruleset) -> Setup {
    setup(rules).put(h(1), 10, 14).put(a(1), 10, 16).put(h(2), 3, 3).ball(10, 15)
}

fn fakes(m: &Match, marker: Marker) -> Vec<(Marker, Level)> {
    let fake = |action: &Action| match action {
        Action::Fake(opponent, level) => Some((*opponent, *level)),
        _ => None,
    };
    m.options(marker).iter().filter_map(fake).collect()
}

fn fake(m: &mut Match, marker: Marker, opponent: Marker, level: Level, die: u8) {
    m.does(marker, Action::Fake(opponent, level)).roll(&[die]);
}

#[test]
fn g_fake_01_the_ball_is_at_the_fielders_feet_and_in_front_of_an_upright_opponent() {
    let levels = Level::ALL.map(|level| (a(1), level));
    assert_eq!(fakes(&face_to_face(rules()).acting(Home, 3), h(1)), levels);
    let none = |setup: Setup| assert_eq!(fakes(&setup.acting(Home, 3), h(1)), []);
    none(face_to_face(with(&[])));
    none(face_to_face(rules()).down(a(1)));
    none(face_to_face(rules()).put(h(1), 10, 13));
    none(face_to_face(rules()).put(a(1), 9, 16));
    none(face_to_face(rules()).put(a(1), 11, 16));
    // Any feet square of the fielder will do.
    for x in [9, 11] {
        assert_eq!(fakes(&face_to_face(rules()).put(h(1), x, 14).acting(Home, 3), h(1)), levels);
    }
    // A goalie cannot fake out.
    let m = face_to_face(rules()).put(h(1), 1, 1).put(h(0), 10, 14).acting(Home, 3);
    assert_eq!(fakes(&m, h(0)), []);
}

#[test]
fn g_fake_02_the_ball_may_have_been_dribbled_there() {
    let mut m = face_to_face(rules()).put(h(1), 10, 12).ball(10, 13).acting(Home, 6);
    assert_eq!(fakes(&m, h(1)), []);
    m.kicks(h(1), Dir::N).act(Action::Stop).moves(h(1), Dir::N).kicks(h(1), Dir::N).act(Action::Stop);
    m.moves(h(1), Dir::N);
    assert_eq!(fakes(&m, h(1)).len(), 3);
}

#[test]
fn g_fake_03_it_costs_nothing() {
    let mut m = face_to_face(rules()).acting(Home, 0);
    fake(&mut m, h(1), a(1), Level::Mild, 3);
    assert_eq!(m.points(), 0);
    assert!(m.options(h(1)).contains(&Action::Move(Dir::S)), "and the extra points can be spent");
}

#[test]
fn g_fake_04_and_05_levels_dice_and_extra_points() {
    for (level, winners, points) in
        [(Level::Mild, &[1, 3, 5][..], 4), (Level::Moderate, &[3, 5], 8), (Level::Extreme, &[5], 12)]
    {
        for die in 1..=6 {
            let mut m = face_to_face(rules()).acting(Home, 3);
            fake(&mut m, h(1), a(1), level, die);
            let success = winners.contains(&die);
            assert!(m.happened(Event::Fake(h(1), a(1), level, success)));
            if success {
                assert_eq!((m.s().turn.extra[1], m.points()), (points, 3));
            } else {
                assert_eq!(m.s().turn.seat, Away, "the turn is over");
            }
        }
    }
}

#[test]
fn g_fake_05_extra_points_of_two_opponents_add_up() {
    let setup = face_to_face(rules()).put(a(2), 11, 15).facing(a(2), Facing::W);
    let mut m = setup.acting(Home, 0);
    fake(&mut m, h(1), a(1), Level::Mild, 1);
    fake(&mut m, h(1), a(2), Level::Extreme, 5);
    assert_eq!(m.s().turn.extra[1], 16);
}

#[test]
fn g_fake_06_only_the_fielder_itself_spends_them() {
    let mut m = face_to_face(rules()).acting(Home, 0);
    fake(&mut m, h(1), a(1), Level::Mild, 1);
    assert!(m.options(h(2)).is_empty());
    m.kicks(h(1), Dir::NE).step(Dir::N).act(Action::Stop).moves(h(1), Dir::NW).moves(h(1), Dir::N);
    assert_eq!(m.s().turn.extra[1], 0);
    assert!(m.options(h(1)).is_empty());
    // They do not pay for a juggle (R-G114).
    let juggling = with(&[Toggle::Fake, Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let mut m = face_to_face(juggling).acting(Home, 1);
    fake(&mut m, h(1), a(1), Level::Extreme, 5);
    assert!(!m.options(h(1)).contains(&Action::Juggle));
}

#[test]
fn g_fake_07_extra_points_go_first() {
    let mut m = face_to_face(rules()).acting(Home, 3);
    fake(&mut m, h(1), a(1), Level::Mild, 1);
    m.moves(h(1), Dir::S);
    assert_eq!((m.s().turn.extra[1], m.points()), (3, 3));
    for _ in 0..3 {
        m.moves(h(1), Dir::S);
    }
    m.moves(h(1), Dir::S);
    assert_eq!((m.s().turn.extra[1], m.points()), (0, 2));
}

/// D.4: then the fielder's skill, then the team's points.
#[test]
fn g_fake_07_before_skill_as_well() {
    let setup = face_to_face(with(&[Toggle::Fake, Toggle::Skill])).change(|s| {
        s.piece_mut(h(1)).skill = 1;
        s.piece_mut(h(1)).skill_left = 1;
    });
    let mut m = setup.acting(Home, 3);
    fake(&mut m, h(1), a(1), Level::Mild, 1);
    let left = |m: &Match| (m.s().turn.extra[1], m.s().piece(h(1)).skill_left, m.points());
    m.kicks(h(1), Dir::NE);
    assert_eq!(left(&m), (3, 1, 3));
    m.step(Dir::N).step(Dir::N).step(Dir::N);
    assert_eq!(left(&m), (0, 1, 3));
    m.step(Dir::N);
    assert_eq!(left(&m), (0, 0, 3));
    m.step(Dir::N);
    assert_eq!(left(&m), (0, 0, 2));
}

#[test]
fn g_fake_08_a_failure_ends_the_turn_with_the_fielder_down() {
    let mut m = face_to_face(rules()).acting(Home, 6);
    fake(&mut m, h(1), a(1), Level::Moderate, 1);
    assert!(m.s().down.has(h(1)) && m.happened(Event::WentDown(h(1))));
    assert_eq!((m.s().turn.seat, m.dice()), (Away, 2));
}

#[test]
fn g_fake_09_one_attempt_against_the_same_opponent() {
    let setup = face_to_face(rules()).put(h(3), 9, 14).put(a(2), 11, 15).facing(a(2), Facing::W);
    let mut m = setup.acting(Home, 6);
    fake(&mut m, h(1), a(1), Level::Mild, 5);
    let other = Level::ALL.map(|level| (a(2), level));
    assert_eq!(fakes(&m, h(1)), other);
    assert_eq!(fakes(&m, h(3)), other, "nor by a team-mate");
}

/// H1 has faked out the goalie in front of its goal.
fn past_the_goalie() -> Match {
    let setup = setup(rules()).put(a(0), 10, 29).put(h(1), 10, 27).put(h(2), 11, 27).ball(10, 28);
    let mut m = setup.acting(Home, 6);
    fake(&mut m, h(1), a(0), Level::Mild, 1);
    m
}

#[test]
fn g_fake_10_a_goalie_faked_out_does_not_save_that_fielders_shot() {
    let mut m = past_the_goalie();
    m.kicks(h(1), Dir::NE).step(Dir::N);
    assert!(m.happened(Event::NoSave(a(0))));
    assert_eq!(m.s().score[Home], 1);
    // Not in a later turn.
    let mut m = past_the_goalie();
    m.act(Action::End).roll(&[1, 1]).act(Action::End).roll(&[3, 3]);
    m.kicks(h(1), Dir::NE).step(Dir::N);
    assert!(m.is_chance() && m.s().score[Home] == 0, "a save roll");
}

#[test]
fn g_fake_10_the_own_goalie_saves_as_always() {
    // The opposing goalie is faked out far from its goal; then a juggle fails toward the faker's own goal.
    let rules = with(&[Toggle::Fake, Toggle::Facing, Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let setup = setup(rules).put(h(0), 9, 0).put(h(1), 10, 3).facing(h(1), Facing::S).ball(10, 2);
    let mut m = setup.put(a(0), 10, 1).facing(a(0), Facing::N).acting(Home, 2);
    fake(&mut m, h(1), a(0), Level::Mild, 1);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[1]);
    assert!(m.happened(Event::Shot(sq(10, 0))) && m.is_chance());
    m.roll(&[1]);
    assert!(m.happened(Event::Grabbed(h(0))));
}

#[test]
fn g_fake_11_until_another_member_touches_the_ball() {
    let mut m = past_the_goalie();
    m.kicks(h(1), Dir::E).kicks(h(2), Dir::N).step(Dir::N);
    assert!(m.is_chance(), "a save roll for the team-mate's shot");
    let mut m = past_the_goalie();
    m.kicks(h(1), Dir::E).kicks(h(2), Dir::W).act(Action::Stop).kicks(h(1), Dir::NE).step(Dir::N);
    assert!(m.is_chance(), "and for a later one of its own");
}

#[test]
fn g_fake_12_a_faked_out_member_does_not_intercept() {
    let rules = with(&[Toggle::Fake, Toggle::Intercept]);
    let lob = |faked: bool| {
        let mut m = face_to_face(rules).put(h(2), 10, 12).acting(Home, 6);
        if faked {
            fake(&mut m, h(1), a(1), Level::Mild, 1);
        }
        // Back to the team-mate, who passes it along the feet of the same opponent.
        m.kicks(h(1), Dir::S).step(Dir::S).act(Action::Stop).kicks(h(2), Dir::N).step(Dir::N);
        m.asked()
    };
    assert_eq!(lob(false), (Away, Decision::Offers));
    assert_eq!(lob(true), (Home, Decision::Act));
}

#[test]
fn g_fake_14_extra_points_are_lost_with_the_turn() {
    let mut m = face_to_face(rules()).acting(Home, 1);
    fake(&mut m, h(1), a(1), Level::Extreme, 5);
    m.act(Action::End).roll(&[1, 1]).act(Action::End).roll(&[2, 2]);
    assert_eq!((m.s().turn.extra, m.points()), ([0; 11], 4));
}

#[test]
fn g_fake_06_they_wait_while_a_team_mate_has_the_ball() {
    let mut m = face_to_face(rules()).put(h(3), 11, 14).acting(Home, 2);
    fake(&mut m, h(1), a(1), Level::Mild, 1);
    m.kicks(h(1), Dir::E).kicks(h(3), Dir::W).act(Action::Stop);
    assert_eq!((m.s().turn.extra[1], m.points()), (3, 1), "the team-mate paid with the team's");
    m.kicks(h(1), Dir::NE).step(Dir::N).step(Dir::N).step(Dir::N);
    assert_eq!((m.s().turn.extra[1], m.points()), (0, 0), "its own, then the team's");
}

/// R-G80: even a goalie that was faked out grabs a ball forced onto its own slot.
#[test]
fn g_fake_10_but_it_grabs_what_is_forced_onto_its_own_slot() {
    let rules = with(&[Toggle::Fake, Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 28).ball(10, 29).acting(Home, 2);
    fake(&mut m, h(1), a(0), Level::Mild, 1);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[1]);
    assert_eq!((m.s().holder(), m.s().turn.seat, m.s().score[Home]), (Some(a(0)), Away, 0));
}

/// A grab is a touch as well (G-FAKE-11).
#[test]
fn g_fake_11_until_the_own_goalie_has_the_ball() {
    let setup = setup(rules()).put(h(0), 10, 2).put(h(1), 11, 2).put(a(0), 10, 4);
    let mut m = setup.ball(10, 3).acting(Home, 6);
    fake(&mut m, h(1), a(0), Level::Mild, 1);
    assert_eq!(m.s().turn.goalie_beaten_by, Some(h(1)));
    m.moves(h(0), Dir::N).roll(&[2, 2, 2]);
    assert_eq!(m.s().turn.goalie_beaten_by, None);
}
