//! Match preparation.

use crate::shared::f_prep as shared;

#[test]
fn f_prep_10_roll_and_choice_then_value_one_then_places_then_adjustment() {
    let order = shared::preparation("fuba:2.2");
    assert_eq!(order[1..3], ["roll", "choice"]);
    assert_eq!(order[4..], ["value one", "controlling team", "passive team", "adjustment", "turn"]);
}
