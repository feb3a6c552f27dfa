//! Positioning.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::Why;

use super::f_goal::seen_by;
use crate::common::{Scene, scene};

/// The seat is about to act, with these numbers of its own players and of opponents in the centre with the
/// ball.
fn to_act(seat: Seat, own: u8, other: u8, value: u8, control: &str) -> Scene {
    scene(&seen_by(
        seat,
        &format!(
            "home=4-4-2,GK:APA,AFR:{},CE:{own} away=4-4-2,GK:BPA,BFR:{},CE:{other} ball=CE:{value}:{control} \
             clock=1:20 turn=starter:home,pass:AFR>CE next=first-action:home",
            10 - own,
            10 - other
        ),
    ))
}

/// The ball values a seat can reach by positioning, including the current one.
fn reachable(seat: Seat, own: u8, other: u8, value: u8, control: &str) -> Vec<u8> {
    let choices = to_act(seat, own, other, value, control).legal();
    choices
        .iter()
        .filter(|action| action.starts_with("position"))
        .map(|action| to_act(seat, own, other, value, control).play(action).value())
        .collect()
}

#[test]
fn f_adj_01_an_action_open_to_both_teams() {
    for (seat, control) in Seat::ALL.into_iter().flat_map(|seat| ["home", "away"].map(|who| (seat, who))) {
        let mut scene = to_act(seat, 1, 1, 3, control);
        assert!(scene.can("position 1"));
        scene.play("position 1"); // played: the other team's free movements are next
        assert!(!scene.can("position 1") && !scene.can("press") && !scene.can("midfield"));
    }
    // An action type of its own: as a second action it must differ from the first.
    let mut again = to_act(Seat::Home, 1, 1, 3, "home");
    again.play("position 0; done; position 0; second");
    assert!(!again.can("position 0") && again.can("midfield"));
}

#[test]
fn f_adj_05_the_value_stays_between_1_and_6() {
    // Nothing is offered that a die cannot show.
    let down: [&[u8]; 6] = [&[1], &[2, 1], &[3, 2, 1], &[4, 3, 2], &[5, 4, 3], &[6, 5, 4]];
    let up: [&[u8]; 6] = [&[1, 2, 3], &[2, 3, 4], &[3, 4, 5], &[4, 5, 6], &[5, 6], &[6]];
    for (value, (down, up)) in (1..=6).zip(down.into_iter().zip(up)) {
        assert_eq!(reachable(Seat::Home, 2, 1, value, "home"), down);
        assert_eq!(reachable(Seat::Home, 2, 1, value, "away"), up);
    }
}

#[test]
fn f_adj_06_one_in_the_own_favour_with_a_player_at_the_ball() {
    for seat in Seat::ALL {
        for (own, other) in [(1, 1), (1, 2), (2, 5), (3, 3)] {
            assert_eq!(reachable(seat, own, other, 4, "home"), [4, 3], "controlling, {own} against {other}");
            assert_eq!(reachable(seat, own, other, 3, "away"), [3, 4], "passive, {own} against {other}");
        }
    }
    let mut scene = to_act(Seat::Home, 1, 1, 4, "home");
    scene.play("position 1");
    assert!(scene.saw(Event::Value(3, Why::Positioning)));
}

#[test]
fn f_adj_07_up_to_two_with_more_players_than_the_opponent() {
    for seat in Seat::ALL {
        for (own, other) in [(2, 1), (3, 1), (3, 2), (6, 5), (10, 5)] {
            assert_eq!(
                reachable(seat, own, other, 4, "home"),
                [4, 3, 2],
                "controlling, {own} against {other}"
            );
            assert_eq!(reachable(seat, own, other, 3, "away"), [3, 4, 5], "passive, {own} against {other}");
        }
        // At most six count.
        assert_eq!(reachable(seat, 7, 6, 4, "home"), [4, 3]);
        assert_eq!(reachable(seat, 9, 7, 3, "away"), [3, 4]);
    }
    // Alone at the ball; the passive team cannot be.
    assert_eq!(reachable(Seat::Home, 1, 0, 4, "home"), [4, 3, 2]);
}

#[test]
fn f_adj_07_the_goalkeeper_counts() {
    let keeper_up = "home=4-4-2,GK:CE,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
        turn=pass:AFR>CE next=first-action:home";
    assert_eq!(scene(keeper_up).play("position 2").value(), 2);
}

#[test]
fn f_adj_08_without_a_player_at_the_ball_no_effect() {
    for seat in Seat::ALL {
        for value in 1..=6 {
            assert_eq!(reachable(seat, 0, 1, value, "away"), [value]);
        }
    }
}
