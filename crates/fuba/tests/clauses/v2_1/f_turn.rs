//! The stages of a turn.

use touchline_fuba::rules::turn::TurnStep;

use crate::shared::f_turn as shared;

#[test]
fn f_turn_01_seven_stages() {
    let stages = [
        TurnStep::ChooseTarget,
        TurnStep::AdjustValue,
        TurnStep::Roll,
        TurnStep::MoveTime,
        TurnStep::CheckControl,
        TurnStep::FirstStage,
        TurnStep::SecondStage,
    ];
    shared::stages("fuba:2.1", &stages);
}
