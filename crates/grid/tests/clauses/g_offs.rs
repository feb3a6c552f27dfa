//! G-OFFS: offside, the house form.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::flow::Stage;
use touchline_grid::optional::offside;
use touchline_grid::state::{Coming, Restart, Turn, TurnKind};
use touchline_grid::{Action, Event, Toggle};

use crate::common::*;

/// Home passes from (10,20) to its member at (10,26): only Away's goalie is behind that member.
fn pass() -> Setup {
    setup(with(&[Toggle::Offside])).put(h(1), 10, 20).put(h(2), 10, 26).put(a(1), 10, 22).ball(10, 21)
}

#[test]
fn g_offs_02_whoever_receives_a_pass_ahead_of_everybody_is_offside() {
    let mut m = pass().acting(Home, 12);
    m.kicks(h(1), Dir::NE).step(Dir::N).step(Dir::N).step(Dir::N).step(Dir::N).step(Dir::NW);
    assert_eq!(m.ball(), (10, 27));
    assert!(m.options(h(1)).is_empty(), "the flight is closed before anything else is done (R-G95)");
    let mut on = m.clone();
    on.step(Dir::N).act(Action::End);
    assert!(!on.happened(Event::Offside(h(2))), "the ball is beyond its feet");
    m.act(Action::Stop);
    assert!(m.happened(Event::Offside(h(2))));
    // Four squares from both Away's fielder and the goalie: of equals the goalie comes first.
    assert_eq!((m.s().turn.seat, m.dice(), m.s().coming.taker), (Away, 3, Some(a(0))));
    assert_eq!(m.s().piece(h(2)).fouls, 0, "no card");
}

#[test]
fn g_offs_02_so_is_whoever_plays_it_on() {
    let mut m = pass().acting(Home, 12);
    m.kicks(h(1), Dir::NE).step(Dir::N).step(Dir::N).step(Dir::N).step(Dir::N).step(Dir::NW);
    m.kicks(h(2), Dir::N);
    assert!(m.happened(Event::Offside(h(2))) && !m.happened(Event::TookOver(h(2))));
}

#[test]
fn g_offs_02_where_a_member_is_ahead() {
    let ahead = |setup: Setup| offside::is_ahead(BOARD, &setup.s, h(2));
    assert!(ahead(pass()));
    assert!(!ahead(pass().put(a(2), 3, 26)), "level with the second-last opponent");
    assert!(ahead(pass().put(a(2), 3, 25)));
    assert!(!ahead(pass().ball(10, 26)), "level with the ball");
    assert!(!ahead(pass().put(h(2), 10, 15).put(a(1), 3, 3).ball(10, 10)), "the centre row is no half");
    assert!(!ahead(pass().put(h(2), 10, 14).put(a(1), 3, 3).ball(10, 10)), "the own half");
    assert!(ahead(pass().put(h(2), 10, 16).put(a(1), 3, 3).ball(10, 10)));
}

#[test]
fn g_offs_02_counted_when_the_flight_began() {
    // The passer's team-mate runs ahead after the kick: onside.
    let mut m = pass().put(h(2), 10, 20).put(h(1), 9, 20).acting(Home, 20);
    m.kicks(h(1), Dir::NE);
    for _ in 0..4 {
        m.step(Dir::N);
    }
    m.act(Action::Stop);
    for dir in [Dir::NE, Dir::N, Dir::N, Dir::N, Dir::N] {
        m.moves(h(2), dir);
    }
    assert_eq!((m.at(h(2)), m.ball()), ((11, 25), (11, 26)));
    assert!(m.kicks(h(2), Dir::N).happened(Event::Kicked(h(2))));
}

#[test]
fn g_offs_02_an_onside_team_mate_may_take_it() {
    // Both have it at their feet; one of them was level with an opponent.
    let setup = pass().facing(h(2), Facing::S).put(h(3), 9, 24).put(a(2), 3, 24);
    let mut m = setup.acting(Home, 12);
    m.kicks(h(1), Dir::NE).step(Dir::N).step(Dir::N).step(Dir::NW).act(Action::Stop);
    assert!(!m.happened(Event::Offside(h(2))));
    assert!(m.clone().kicks(h(3), Dir::N).happened(Event::Kicked(h(3))));
    assert!(m.kicks(h(2), Dir::N).happened(Event::Offside(h(2))));
}

#[test]
fn g_offs_02_none_from_a_goal_kick() {
    let restart = |restart, taker| {
        let setup = setup(with(&[Toggle::Offside])).put(h(1), 10, 1).put(h(2), 3, 24).put(a(1), 3, 20);
        setup.coming(Coming { taker, ..Coming::set_piece(Home, restart, sq(10, 2)) })
    };
    let mut m = restart(Restart::FreeKick, Some(h(1)));
    m.roll(&[6, 6, 6]).kicks(h(1), Dir::N);
    assert!(m.s().turn.offside.has(h(2)));
    let mut m = restart(Restart::GoalKick, None);
    while !m.is_chance() {
        let first = m.legal()[0];
        m.act(first);
    }
    m.roll(&[6, 6, 6]);
    let taker = m.s().coming.taker.unwrap();
    let kick = m.options(taker).into_iter().find(|action| matches!(action, Action::Kick(_))).unwrap();
    m.does(taker, kick);
    assert!(m.s().turn.offside.is_empty());
}

#[test]
fn g_offs_02_none_from_a_throw_in_or_a_corner_but_from_the_kicks_after_it() {
    for (restart, spot) in [(Restart::ThrowIn, sq(19, 10)), (Restart::CornerKick, sq(19, 29))] {
        let setup = setup(with(&[Toggle::Offside])).put(h(1), 10, 5).put(h(2), 3, 24).put(h(3), 17, 9);
        let mut m = setup.put(a(1), 3, 20).put(h(4), 18, 27).coming(Coming::set_piece(Home, restart, spot));
        m.act(Action::Taker(h(1)));
        while !m.is_chance() {
            let first = m.legal()[0];
            m.act(first);
        }
        m.roll(&[6, 6, 6]);
        let first = if restart == Restart::ThrowIn { Action::Toss(Dir::W) } else { Action::Kick(Dir::W) };
        m.does(h(1), first);
        assert!(m.s().turn.offside.is_empty(), "{restart:?}");
        if restart == Restart::ThrowIn {
            m.kicks(h(3), Dir::W);
            assert!(m.s().turn.offside.has(h(2)), "the kick after the throw counts");
        }
    }
}

#[test]
fn g_offs_02_a_header_begins_a_flight_too() {
    let rules = with(&[Toggle::Offside, Toggle::Intercept, Toggle::Header]);
    let setup = setup(rules).put(h(1), 10, 26).put(h(2), 8, 26).put(h(3), 10, 23).put(a(1), 3, 3);
    let mut m = setup.ball(10, 27).acting(Home, 12);
    m.kicks(h(1), Dir::S);
    assert!(m.s().turn.offside.is_empty(), "everybody is behind the ball");
    m.step(Dir::S).step(Dir::S).step(Dir::S).step(Dir::S);
    m.act(Action::Attempt(Attempt::Header, h(3))).roll(&[3]).roll(&[4]).act(Action::To(sq(8, 27)));
    // On its way it passes behind the head of H2, which is ahead of the headed ball.
    let mut on = m.clone();
    assert!(on.act(Action::Attempt(Attempt::Header, h(2))).happened(Event::Offside(h(2))));
    assert!(m.act(Action::Decline).kicks(h(2), Dir::N).happened(Event::Offside(h(2))));
}

#[test]
fn g_offs_02_lying_down_is_no_excuse() {
    let mut m = pass().down(h(2)).acting(Home, 12);
    m.kicks(h(1), Dir::NE)
        .step(Dir::N)
        .step(Dir::N)
        .step(Dir::N)
        .step(Dir::N)
        .step(Dir::NW)
        .act(Action::Stop);
    assert!(!m.happened(Event::Offside(h(2))), "at nobody's feet");
    m.act(Action::Pick(h(2))); // it gets up, the only thing it can do
    assert!(m.s().is_up(h(2)));
    assert!(m.kicks(h(2), Dir::N).happened(Event::Offside(h(2))));
}

/// A failed juggle is a touch like a kick: a member that was ahead then may not play it on (R-G941).
#[test]
fn g_offs_02_a_failed_juggle_sets_the_ball_in_motion_too() {
    let rules = with(&[Toggle::Offside, Toggle::Juggle, Toggle::Header]);
    let setup = setup(rules).put(h(1), 10, 20).put(h(2), 10, 22).put(a(1), 3, 3).ball(10, 21);
    let mut m = setup.acting(Home, 6);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[1]);
    assert_eq!(m.ball(), (10, 23));
    assert!(m.kicks(h(2), Dir::N).happened(Event::Offside(h(2))));
}

#[test]
fn g_offs_02_not_after_an_opponents_touch() {
    // Deflected by the goalie to the feet of a member that had been ahead.
    let setup = setup(with(&[Toggle::Offside, Toggle::Deflection])).put(h(2), 12, 25).ball(12, 26);
    let play = |toucher| {
        let setup = setup.clone().touched(toucher, &[Dir::S]).change(|s| {
            s.turn = Turn::new(Home, TurnKind::Normal);
            s.turn.points = 3;
            s.turn.offside.add(h(2));
            s.agenda.push(Stage::Act);
        });
        let mut m = setup.start();
        m.kicks(h(2), Dir::N);
        m.happened(Event::Offside(h(2)))
    };
    assert_eq!([play(h(1)), play(a(0))], [true, false]);
}
