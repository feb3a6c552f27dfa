//! Ball value adjustment.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::Why;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind;

use super::f_act::{action, actions};
use crate::common::{Scene, scene_of, turned};

/// So many players of the controlling team (home) and of the passive team in the centre with the ball; the
/// given team is about to adjust.
pub fn position(spec: &str, actor: Seat, nth: Nth, [home, away]: [u8; 2], value: u8) -> String {
    let who = actor.word();
    let next = if spec == "fuba:2.0" { format!("maybe-move:{who}") } else { action(who, nth) };
    format!(
        "home=4-4-2,GK:APA,AFR:{},CE:{home} away=4-4-2,GK:BPA,BFR:{},CE:{away} ball=CE:{value}:home \
         clock=1:20 turn=pass:AFR>CE next={next}",
        10 - home,
        10 - away
    )
}

/// The adjustment: an action, or in 2.0 what follows the moves.
pub fn adjust(spec: &str, position: &str) -> Scene {
    let mut scene = scene_of(spec, position);
    scene.play(if spec == "fuba:2.0" { "done" } else { "adjust" });
    scene
}

/// The value after an adjustment, whoever makes it and on whichever side of the board.
fn adjusted(spec: &str, numbers: [u8; 2], value: u8) -> u8 {
    let after = Seat::ALL.map(|actor| {
        let text = position(spec, actor, Nth::First, numbers, value);
        let after = adjust(spec, &text).value();
        assert_eq!(adjust(spec, &turned(&text)).value(), after, "turned: {text}");
        after
    });
    assert_eq!(after[0], after[1], "{numbers:?}: the numbers decide, whoever acts");
    after[0]
}

on_editions!(f_adj_02_more_players_of_the_controlling_team_turn_the_value_down, v2_0, v2_1, v2_2);
/// F-ADJ-02.
fn f_adj_02_more_players_of_the_controlling_team_turn_the_value_down(spec: &str) {
    for (numbers, down) in
        [([1, 0], 1), ([2, 1], 1), ([3, 1], 2), ([2, 0], 2), ([6, 1], 2), ([8, 7], 1), ([10, 7], 2)]
    {
        assert_eq!(adjusted(spec, numbers, 5), 5 - down, "{numbers:?}");
    }
}

on_editions!(f_adj_03_more_players_of_the_passive_team_turn_the_value_up, v2_0, v2_1, v2_2);
/// F-ADJ-03.
fn f_adj_03_more_players_of_the_passive_team_turn_the_value_up(spec: &str) {
    for (numbers, up) in [([1, 2], 1), ([1, 3], 2), ([2, 3], 1), ([1, 6], 2), ([7, 8], 1), ([7, 10], 2)] {
        assert_eq!(adjusted(spec, numbers, 2), 2 + up, "{numbers:?}");
    }
    // Goalkeepers count like everybody.
    let keeper = position(spec, Seat::Home, Nth::First, [1, 1], 2).replace("GK:BPA", "GK:CE");
    assert_eq!(adjust(spec, &keeper).value(), 3);
}

on_editions!(f_adj_04_equal_numbers_change_nothing, v2_0, v2_1, v2_2);
/// F-ADJ-04.
fn f_adj_04_equal_numbers_change_nothing(spec: &str) {
    for (number, value) in (1..=10).flat_map(|number| (1..=6).map(move |value| (number, value))) {
        assert_eq!(adjusted(spec, [number; 2], value), value);
    }
}

on_editions!(f_adj_05_the_value_stays_between_1_and_6, v2_0, v2_1, v2_2);
/// F-ADJ-05.
fn f_adj_05_the_value_stays_between_1_and_6(spec: &str) {
    for (value, down, up) in [(1, 1, 3), (2, 1, 4), (3, 1, 5), (4, 2, 6), (5, 3, 6), (6, 4, 6)] {
        assert_eq!(adjusted(spec, [3, 1], value), down);
        assert_eq!(adjusted(spec, [1, 3], value), up);
    }
    assert_eq!((adjusted(spec, [2, 1], 1), adjusted(spec, [1, 2], 6)), (1, 6));
}

on_editions!(f_adj_06_the_numbers_decide_even_against_the_acting_team, v2_0, v2_1, v2_2);
/// F-ADJ-06.
fn f_adj_06_the_numbers_decide_even_against_the_acting_team(spec: &str) {
    for (actor, numbers, value) in [(Seat::Home, [1, 2], 4), (Seat::Away, [2, 1], 2)] {
        let text = position(spec, actor, Nth::First, numbers, 3);
        let scene = adjust(spec, &text);
        assert_eq!(scene.value(), value, "{actor:?}");
        assert!(scene.saw(Event::Value(value, Why::Positioning)));
        if spec != "fuba:2.0" {
            assert!(!scene_of(spec, &text).can("position 0"), "there is no choice of the amount");
        }
    }
}

on_editions!(f_adj_01_an_action_open_to_both_teams, v2_1, v2_2);
/// F-ADJ-01 where it is an action.
fn f_adj_01_an_action_open_to_both_teams(spec: &str) {
    for actor in Seat::ALL {
        for nth in [Nth::First, Nth::Second] {
            let text = position(spec, actor, nth, [2, 2], 3);
            assert!(scene_of(spec, &text).can("adjust"), "{actor:?}, {nth:?}");
        }
        // Not without being chosen; an attempt at the empty goal or a pressing could be, too.
        let text = position(spec, actor, Nth::First, [1, 2], 3).replace("GK:BPA", "GK:BFR");
        let mut other = scene_of(spec, &text);
        other.play("midfield; done");
        assert_eq!(other.value(), 3);
        other.play("adjust");
        assert_eq!(actions(&other), [(actor, ActionKind::Movement), (actor, ActionKind::Positioning)]);
    }
}

on_editions!(f_adj_09_as_a_second_action_the_acting_team_counts_one_player_fewer, v2_1, v2_2);
/// F-ADJ-09. Numbers of home, which has the ball, and away; the value 3 after a second action of each.
fn f_adj_09_as_a_second_action_the_acting_team_counts_one_player_fewer(spec: &str) {
    for (numbers, home_acts, away_acts) in [
        ([1, 0], 3, 2), // none against none; nobody to take off
        ([1, 1], 4, 2),
        ([2, 1], 3, 1),
        ([3, 1], 2, 1),
        ([4, 1], 1, 1),
        ([2, 2], 4, 2),
        ([1, 2], 5, 3),
        ([1, 3], 5, 4),
        ([2, 4], 5, 4),
        ([8, 8], 4, 2),
    ] {
        for (actor, value) in [(Seat::Home, home_acts), (Seat::Away, away_acts)] {
            let text = position(spec, actor, Nth::Second, numbers, 3);
            assert_eq!(adjust(spec, &text).value(), value, "{actor:?}: {numbers:?}");
            assert_eq!(adjust(spec, &turned(&text)).value(), value, "turned, {actor:?}: {numbers:?}");
        }
    }
}
