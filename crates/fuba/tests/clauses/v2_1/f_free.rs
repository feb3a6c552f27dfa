//! Free movements.

use crate::shared::f_free as free;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_free_05_a_goalkeeper_next_to_its_penalty_area_may_go_back_also_to_the_ball() {
    free::a_goalkeeper_next_to_its_penalty_area_goes_back(SPEC);
    free::the_goalkeeper_goes_back_to_the_ball(SPEC, true);
}
