//! Order and structure of actions.

use std::cmp::Ordering;

use touchline_engine::Seat;

use crate::shared::f_act as act;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_act_01_the_team_with_more_players_in_the_target_area_acts_first() {
    // On a tie, the team that is passive now.
    act::the_numbers_in_the_target_area_decide(SPEC, |home, away, control| match home.cmp(&away) {
        Ordering::Greater => Seat::Home,
        Ordering::Less => Seat::Away,
        Ordering::Equal => control.other(),
    });
}
