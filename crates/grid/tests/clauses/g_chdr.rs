//! G-CHDR: coordinated headers.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Dirs, Facing};
use touchline_grid::event::Met;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::FlightKind;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// The team-mate, at (10, 12) facing north: its back square is (10, 11).
const H2: Marker = Marker::new(Home, 2);
const HEAD: Action = Action::Attempt(Attempt::Header, H2);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Header])
}

/// The passer at (8, 8) with the ball at (8, 9): two steps NE to H2's back square.
fn passer() -> Setup {
    setup(rules()).put(H2, 10, 12).put(h(1), 8, 8).ball(8, 9)
}

/// The pass has arrived with four points left; the team is asked what happens.
fn passed(setup: Setup) -> Match {
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::NE).step(Dir::NE);
    m
}

#[test]
fn g_chdr_01_a_pass_from_anywhere_may_be_headed() {
    for dir in Dir::ALL {
        let ball = sq(10, 11).step(dir.opposite());
        let kicker = ball.step(Dir::S);
        if ball == sq(10, 12) {
            continue;
        }
        let mut m =
            setup(rules()).put(H2, 10, 12).put(h(1), kicker.x, kicker.y).ball(ball.x, ball.y).acting(Home, 3);
        m.kicks(h(1), dir);
        assert_eq!(
            (m.asked(), m.legal()),
            ((Home, Decision::Combine), vec![Action::Decline, HEAD]),
            "{dir:?}"
        );
        m.act(Action::Decline);
        assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 2), "the flight goes on");
        m.step(Dir::W);
    }
    assert_eq!(passed(passer().down(H2)).asked(), (Home, Decision::Act));
    // A goalie that got up this turn does nothing else (G-DEFL-11).
    let mut up = setup(rules()).put(h(0), 10, 12).put(h(1), 9, 9).ball(9, 10).acting(Home, 3);
    let mut stood = Setup { rules: rules(), s: *up.s() }.change(|s| s.turn.stood.add(h(0))).start();
    up.kicks(h(1), Dir::NE);
    assert_eq!(up.asked(), (Home, Decision::Combine));
    stood.kicks(h(1), Dir::NE);
    assert_eq!(stood.asked(), (Home, Decision::Act));
}

#[test]
fn g_chdr_01_only_while_the_team_steers_the_ball() {
    let steered = [FlightKind::Kick, FlightKind::Toss, FlightKind::Throw, FlightKind::Redirect];
    for kind in [steered[0], steered[1], steered[2], steered[3], FlightKind::Inertia, FlightKind::Forced] {
        let mut s = *passed(passer()).s();
        s.flight.iter_mut().for_each(|flight| flight.kind = kind);
        let asked = !touchline_grid::advanced::intercept::passes(&rules(), &s).is_empty();
        assert_eq!(asked, steered.contains(&kind), "{kind:?}");
    }
}

#[test]
fn g_chdr_01_also_above_a_marker() {
    // R-G115: a marker stands on the square behind the head.
    let m = passed(passer().put(h(3), 10, 11));
    assert_eq!(m.asked(), (Home, Decision::Combine));
}

#[test]
fn g_chdr_02_nobody_heads_a_pass_of_its_own() {
    // The kicker plays the ball round itself, behind its own head.
    let mut m = setup(rules()).put(h(1), 10, 12).ball(10, 13).acting(Home, 9);
    m.kicks(h(1), Dir::SE).step(Dir::S).step(Dir::W);
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 11)));
}

#[test]
fn g_chdr_03_aimed_or_random_for_no_points() {
    for contact in [3, 5] {
        let mut m = passed(passer());
        m.act(HEAD).roll(&[contact]).roll(&[3]);
        assert_eq!(m.asked(), (Home, Decision::Redirect(H2, Attempt::Header, 3)));
        assert!(
            m.legal().iter().all(|action| matches!(action, Action::To(to) if to.chebyshev(sq(10, 12)) == 3))
        );
        m.act(Action::To(sq(12, 15)));
        assert_eq!((m.ball(), m.points(), m.asked()), ((12, 15), 4, (Home, Decision::Act)));
        assert_eq!(m.s().flight, None, "nobody steers it any further");
    }
    let mut m = passed(passer());
    m.act(HEAD).roll(&[1]);
    assert_eq!(m.dice(), 4);
    m.roll(&[1, 2, 1, 2]);
    assert_eq!((m.ball(), m.points()), ((13, 8), 4));
    // R-G113: a forced direction does not bind the next kick of the same member.
    let bound = Ruleset { on: rules().on.with(Toggle::Direction), ..rules() };
    let mut m = passed(Setup { rules: bound, ..passer() });
    m.act(HEAD).roll(&[1]).roll(&[2, 1, 1, 1]);
    assert_eq!((m.ball(), m.s().touch.used), ((10, 13), Dirs::only(Dir::N)));
    assert!(m.options(H2).contains(&Action::Kick(Dir::E)));
}

#[test]
fn g_chdr_04_a_missed_pass_goes_on_as_it_came() {
    for contact in [2, 4, 6] {
        for n in 1..=6 {
            let mut m = passed(passer());
            m.act(HEAD).roll(&[contact]).roll(&[n]);
            assert!(m.happened(Event::Attempted(H2, Attempt::Header, Met::Missed)));
            assert_eq!(m.s().ball.at, sq(10, 11).go(Dir::NE, n.cast_signed()), "{contact} {n}");
            assert_eq!((m.asked(), m.points(), m.s().flight), ((Home, Decision::Act), 4, None));
        }
    }
}

#[test]
fn g_chdr_04_opponents_may_meet_a_missed_pass_as_part_of_the_same_flight() {
    // The miss goes NE over the feet of an opponent at (12, 14): the pass came from far in front of it.
    let mut m = passed(passer().put(a(1), 12, 14));
    m.act(HEAD).roll(&[2]).roll(&[4]);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (12, 13)));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.ball(), m.asked()), ((12, 13), (Home, Decision::Act)));
}

#[test]
fn g_chdr_05_the_last_toucher_is_the_header_on_contact_the_passer_on_a_miss() {
    let mut met = passed(passer());
    met.act(HEAD).roll(&[3]).roll(&[2]).act(Action::To(sq(12, 14)));
    assert_eq!(met.s().touch.by, Some(H2));
    let mut missed = passed(passer());
    missed.act(HEAD).roll(&[2]).roll(&[1]);
    assert_eq!(missed.s().touch.by, Some(h(1)));
    // So a pass that goes out is the passer's: H2 stands at the east touchline.
    let mut out = setup(rules()).put(H2, 18, 12).put(h(1), 16, 10).ball(16, 11).acting(Home, 6);
    out.kicks(h(1), Dir::E).step(Dir::E).act(HEAD).roll(&[2]).roll(&[6]);
    assert!(out.happened(Event::Out(sq(19, 11))));
}

#[test]
fn g_chdr_06_the_points_are_those_of_the_moment_it_arrived() {
    let mut m = passed(passer());
    assert_eq!(m.points(), 4);
    m.act(HEAD).roll(&[5]).roll(&[1]).act(Action::To(sq(10, 13)));
    assert_eq!(m.points(), 4);
    m.kicks(H2, Dir::N);
    assert_eq!(m.points(), 3);
}

#[test]
fn g_chdr_07_further_headers_by_others_once_each() {
    // H2 heads to the back square of H3, which heads in turn.
    let mut m = passed(passer().put(h(3), 13, 13));
    m.act(HEAD).roll(&[3]).roll(&[3]).act(Action::To(sq(13, 12)));
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Combine), (13, 12)));
    m.act(Action::Attempt(Attempt::Header, h(3))).roll(&[3]).roll(&[3]);
    // Back to H2's own back square: H2 has already headed this turn.
    m.act(Action::To(sq(10, 11)));
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 11)));
    assert!(m.s().turn.attempted.has(H2) && m.s().turn.attempted.has(h(3)));
}

#[test]
fn g_chdr_08_the_opponents_are_asked_first() {
    // (10, 11) is at the feet of an opponent too: the pass started in front of it.
    let mut m = passed(passer().put(a(1), 11, 12));
    assert_eq!(m.asked(), (Away, Decision::Offers));
    m.act(Action::Decline);
    assert_eq!(m.asked(), (Home, Decision::Combine));
    let mut m = passed(passer().put(a(1), 11, 12));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[4]);
    assert_eq!(m.asked(), (Home, Decision::Combine), "also after a failed attempt");
    let mut m = passed(passer().put(a(1), 11, 12));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!(m.asked(), (Home, Decision::Act), "not after a successful one");
}

#[test]
fn g_chdr_09_an_aimed_header_travels_and_can_be_met() {
    // From (10, 11) to (13, 15): NE, NE, NE, N, over (12, 13) at the feet of an opponent.
    let mut m = passed(passer().put(a(1), 12, 14));
    m.act(HEAD).roll(&[3]).roll(&[3]).act(Action::To(sq(13, 15)));
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (12, 13)));
    assert_eq!(m.s().flight.map(|flight| flight.origin), Some(sq(10, 11)), "the back square");
    let mut declined = m.clone();
    declined.act(Action::Decline);
    assert_eq!((declined.ball(), declined.asked()), ((13, 15), (Home, Decision::Act)));
    let used: Vec<Dir> = declined.s().touch.used.iter().collect();
    assert_eq!(used, [Dir::N, Dir::NE]);
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.ball(), m.asked(), m.points()), ((12, 13), (Home, Decision::Act), 4));
}

#[test]
fn g_chdr_04_a_failed_header_beside_an_opponent_may_be_a_foul_first() {
    let fouls = Ruleset { on: rules().on.with(Toggle::Fouls), ..rules() };
    let crowded = Setup { rules: fouls, ..passer() }.put(a(1), 11, 13).facing(a(1), Facing::E);
    let mut m = passed(crowded);
    m.act(HEAD).roll(&[2]);
    let top = m.s().agenda.stages().to_vec();
    assert!(matches!(top[..], [Stage::Act, Stage::Missed(H2, Dir::NE), Stage::FoulRoll(H2, _)]), "{top:?}");
    let mut alone = passed(Setup { rules: fouls, ..passer() });
    alone.act(HEAD).roll(&[2]);
    assert_eq!(alone.s().agenda.top(), Some(Stage::Missed(H2, Dir::NE)));
}
