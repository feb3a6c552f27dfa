//! The stages of a turn.

use touchline_fuba::rules::turn::Step;

use crate::shared::f_turn as shared;

#[test]
fn f_turn_01_seven_stages() {
    let stages = [
        Step::ChooseTarget,
        Step::AdjustValue,
        Step::Roll,
        Step::MoveTime,
        Step::CheckControl,
        Step::FirstStage,
        Step::SecondStage,
    ];
    shared::stages("fuba:2.1", &stages);
}
