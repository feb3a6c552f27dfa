//! Order and structure of actions.

use touchline_engine::Seat;
use touchline_fuba::Decision;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind::Positioning;

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

#[test]
fn f_act_16_a_direct_shot_is_the_first_action_of_the_first_stage() {
    let rest = "adjust; done"; // its second action and its free movements
    act::a_direct_shot_begins_the_first_stage(SPEC, 3, Decision::Action(Nth::Second), rest, &[Positioning]);
}
