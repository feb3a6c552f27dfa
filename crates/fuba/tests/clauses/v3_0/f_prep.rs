//! Match preparation.

use crate::shared::f_prep as shared;

#[test]
fn f_prep_10_markers_and_ball_then_roll_and_choice_then_set_ups() {
    let order = shared::preparation("fuba:3.0");
    let set_ups = ["controlling team", "passive team", "adjustment", "turn"];
    assert_eq!(order[..5], ["formations", "roll", "choice", "kick-off", "value one"]);
    assert_eq!(order[5..], set_ups);
}
