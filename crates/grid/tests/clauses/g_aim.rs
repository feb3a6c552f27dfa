//! G-AIM: poor aim.

use touchline_grid::advanced::poor_aim::is_poor;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::state::{Coming, Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

fn kicking(x: i8, y: i8) -> Setup {
    setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10).ball(x, y)
}

#[test]
fn g_aim_01_a_one_among_two_dice() {
    let pairs = (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b]));
    let poor: Vec<_> = pairs.filter(|pair| is_poor(pair)).collect();
    assert_eq!(poor.len(), 11);
    assert!(poor.iter().all(|pair| pair.contains(&1)));
    let mut m = kicking(10, 11).turn(Home);
    m.roll(&[1, 3]);
    assert_eq!(m.asked(), (Home, Decision::PoorAim));
    let mut m = kicking(10, 11).turn(Home);
    m.roll(&[2, 3]);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_aim_02_the_kick_is_all_the_team_does() {
    let mut m = kicking(10, 11).put(h(2), 4, 4).turn(Home);
    m.roll(&[1, 3]);
    assert!(m.legal().iter().all(|action| matches!(action, Action::Aim(..))));
}

#[test]
fn g_aim_03_the_team_picks_the_kicker() {
    let mut m = kicking(10, 11).put(h(2), 9, 10).put(h(3), 11, 10).down(h(3)).turn(Home);
    m.roll(&[1, 3]);
    let aims = [(h(1), Dir::N), (h(1), Dir::NE), (h(1), Dir::NW), (h(2), Dir::NE)];
    assert_eq!(m.legal(), aims.map(|(marker, dir)| Action::Aim(marker, dir)), "nobody who lies down");
}

#[test]
fn g_aim_04_straight_as_far_as_both_dice() {
    for other in 1..=6 {
        let mut m = kicking(10, 11).turn(Home);
        m.roll(&[1, other]).act(Action::Aim(h(1), Dir::NE));
        #[expect(clippy::cast_possible_wrap)]
        let length = 1 + other as i8;
        assert_eq!(m.ball(), (10 + length, 11 + length));
    }
}

#[test]
fn g_aim_05_from_a_front_diagonal_along_it() {
    for (facing, ball, dir) in [
        (Facing::N, (9, 11), Dir::NW),
        (Facing::N, (11, 11), Dir::NE),
        (Facing::E, (11, 9), Dir::SE),
        (Facing::W, (9, 11), Dir::NW),
    ] {
        let mut m = kicking(ball.0, ball.1).facing(h(1), facing).put(h(2), 3, 3).turn(Home);
        m.roll(&[1, 3]);
        let to = sq(ball.0, ball.1).go(dir, 4);
        assert_eq!(m.ball(), (to.x, to.y), "one way only: it is not asked");
    }
}

#[test]
fn g_aim_06_from_front_centre_three_ways() {
    for facing in Facing::ALL {
        let ball = sq(10, 10).step(facing.dir());
        let mut m = kicking(ball.x, ball.y).facing(h(1), facing).turn(Home);
        m.roll(&[1, 1]);
        let mut dirs = [-1, 0, 1].map(|turn| facing.dir().turned(turn));
        dirs.sort_unstable();
        assert_eq!(m.legal(), dirs.map(|dir| Action::Aim(h(1), dir)));
    }
}

#[test]
fn g_aim_07_then_the_turn_is_over() {
    let mut m = kicking(11, 11).turn(Home);
    m.roll(&[1, 4]);
    assert!(m.happened(Event::PoorAim(h(1), Dir::NE, 5)));
    assert_eq!(m.s().turn.seat, Away);
    assert_eq!(m.s().touch.by, Some(h(1)));
}

#[test]
fn g_aim_08_never_with_one_die_or_three() {
    assert!(!is_poor(&[1]) && !is_poor(&[1, 1, 1]));
    let mut m = kicking(3, 3).turn(Home);
    m.roll(&[1]);
    assert_eq!(m.asked().1, Decision::Act);
    let mut m = kicking(10, 11).coming(Coming::set_piece(Home, Restart::CornerKick, sq(1, 29)));
    m.act(Action::Taker(h(1))).act(Action::From(sq(1, 28), Facing::N)).roll(&[1, 1, 5]);
    assert_eq!((m.asked().1, m.points()), (Decision::Act, 7));
}

#[test]
fn g_aim_09_at_kick_offs_and_for_goalies_too() {
    let mut m = kicking(10, 11).coming(Coming::turn(Home, TurnKind::KickOff));
    m.roll(&[1, 4]);
    assert_eq!(m.asked().1, Decision::PoorAim);
    let mut m = kicking(9, 1).turn(Home);
    m.roll(&[1, 4]);
    assert!(m.happened(Event::PoorAim(h(0), Dir::NW, 5)), "the goalie with the ball at its feet");
}

#[test]
fn g_aim_10_into_a_slot_it_is_a_shot() {
    let mut m = kicking(8, 28).put(h(1), 7, 27).turn(Home);
    m.roll(&[1, 6]);
    assert!(m.happened(Event::Shot(sq(10, 30))), "the goalie's slot");
    assert!(m.happened(Event::Grabbed(a(0))));
    let mut m = kicking(9, 28).put(h(1), 8, 27).put(a(0), 8, 30).turn(Home);
    m.roll(&[1, 6]);
    assert!(m.happened(Event::Shot(sq(11, 30))));
    assert_eq!(m.points(), 0, "nothing is left to spend (G-AIM-02)");
    m.roll(&[3]);
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::Goalie), "the ordinary save");
}

#[test]
fn g_aim_11_no_die_gives_the_direction() {
    let mut m = kicking(11, 11).turn(Home);
    m.roll(&[1, 4]);
    assert_eq!((m.dice(), m.s().turn.seat), (1, Away), "the next dice are the opponent's");
}

#[test]
fn g_aim_12_no_facing_cost() {
    let mut setup = kicking(10, 11);
    setup.rules = with(&[Toggle::PoorAim, Toggle::Facing]);
    let mut m = setup.turn(Home);
    m.roll(&[1, 1]).act(Action::Aim(h(1), Dir::N));
    assert_eq!(m.ball(), (10, 13));
    assert!(m.s().down.is_empty());
}
