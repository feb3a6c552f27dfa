//! Passing through an area.

use crate::shared::f_pass as shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_pass_01_in_the_basic_game() {
    assert!(shared::is_in_force(SPEC));
}
