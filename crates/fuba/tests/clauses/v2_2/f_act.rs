//! Order and structure of actions.

use touchline_engine::Seat;

use crate::shared::f_act as act;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_act_01_the_controlling_team_of_stage_1_acts_first_with_more_players() {
    // The roles are those of stage 1, whoever has the ball afterwards.
    act::the_numbers_in_the_target_area_decide(
        SPEC,
        |home, away, _| {
            if home > away { Seat::Home } else { Seat::Away }
        },
    );
}
