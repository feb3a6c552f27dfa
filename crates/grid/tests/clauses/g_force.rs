//! G-FORCE: the forced-move procedure.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::state::{Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// A poor-aim kick to the north-east from front-right.
fn aimed(x: i8, y: i8) -> Setup {
    setup(with(&[Toggle::PoorAim])).put(h(1), x - 1, y - 1).ball(x, y)
}

#[test]
fn g_force_01_square_by_square_into_a_slot_out_or_to_the_end() {
    let mut m = aimed(11, 11).turn(Home);
    m.roll(&[1, 2]);
    let squares = [(12, 12), (13, 13), (14, 14)].map(|(x, y)| Event::BallTo(sq(x, y)));
    let entered: Vec<_> = m.events.iter().filter(|event| matches!(event, Event::BallTo(_))).collect();
    assert_eq!(entered, squares.iter().collect::<Vec<_>>());

    let mut m = aimed(7, 28).turn(Home);
    m.roll(&[1, 6]);
    assert!(m.happened(Event::Shot(sq(9, 30))), "the rest of the length is dropped");

    let mut m = aimed(15, 28).turn(Home);
    m.roll(&[1, 6]);
    assert!(m.happened(Event::Out(sq(16, 29))));
}

#[test]
fn g_force_02_over_markers() {
    let mut m = aimed(11, 11).put(a(1), 12, 12).put(a(2), 13, 13).put(h(2), 14, 14).turn(Home);
    m.roll(&[1, 3]);
    assert_eq!(m.ball(), (15, 15));
}

#[test]
fn g_force_03_on_a_marker_it_bounces() {
    let mut m = aimed(11, 11).put(a(1), 15, 15).turn(Home);
    m.roll(&[1, 3]);
    assert!(m.happened(Event::Bounced(sq(14, 14))));
    assert_eq!(m.ball(), (14, 14));
}

#[test]
fn g_force_01_a_deliberate_kick_out_is_an_option() {
    let mut rules = with(&[]);
    let m = setup(rules).put(h(1), 18, 10).ball(19, 11).acting(Home, 3);
    assert!(!m.options(h(1)).contains(&Action::Kick(Dir::E)));
    rules.deliberate_out = true;
    let mut m = setup(rules).put(h(1), 18, 10).ball(19, 11).acting(Home, 3);
    m.kicks(h(1), Dir::E);
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::SetPiece(Restart::ThrowIn)));
}

#[test]
fn g_force_01_a_ball_in_a_slot_is_not_played_out_on_purpose() {
    let rules = Ruleset { deliberate_out: true, ..with(&[]) };
    for x in [7, 10, 13] {
        let m = setup(rules).put(h(0), x, 0).held(h(0)).acting(Home, 3);
        let tosses = [Dir::N, Dir::NE, Dir::NW].map(Action::Toss);
        let all: Vec<_> = m.options(h(0)).into_iter().filter(|a| matches!(a, Action::Toss(_))).collect();
        assert_eq!(all, tosses, "onto the field, not through the net (R-G960)");
    }
}

#[test]
fn g_force_01_a_pass_that_goes_on_keeps_its_origin_for_interceptors() {
    // R-G79: missed by h(2) it goes on along row 8. It came from row 6, in front of the opponent that has row
    // 8 at its feet.
    let rules = with(&[Toggle::Intercept, Toggle::Header]);
    let position = setup(rules).put(h(1), 8, 5).put(h(2), 10, 9).put(a(1), 14, 9).ball(8, 6);
    let mut m = position.acting(Home, 9);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::E).step(Dir::E);
    m.act(Action::Attempt(Attempt::Header, h(2))).roll(&[2]).roll(&[4]);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (13, 8)));
    assert!(m.allows(Action::Attempt(Attempt::Feet, a(1))));
}
