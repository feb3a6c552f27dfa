//! Ball value modifications before the dice.

use touchline_fuba::event::Why;

use crate::shared::f_mod as shared;

#[test]
fn f_mod_07_also_through_an_area_of_friends() {
    let position = shared::ball_in_own_area(3, "APA:1,CE:1,BPA:8");
    assert_eq!(shared::play("fuba:2.2", &position, "CE"), (4, vec![Why::LongPass(1)]));
}
