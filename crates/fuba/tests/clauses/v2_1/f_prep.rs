//! Match preparation.

use crate::shared::f_prep as shared;

#[test]
fn f_prep_10_roll_and_choice_then_set_ups_and_the_markers_stand_when_play_begins() {
    let order = shared::preparation("fuba:2.1");
    assert_eq!(order[1..3], ["roll", "choice"]);
    assert_eq!(order[5..], ["controlling team", "passive team", "adjustment", "turn"]);
}
