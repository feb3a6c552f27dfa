//! Control check.

use crate::shared::f_ctrl as shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_ctrl_01_the_value_after_the_modifications() {
    // Unmarked start area, long pass, long pass through an area of its own.
    shared::the_die_is_compared_with(SPEC, [3, 4, 3]);
}
