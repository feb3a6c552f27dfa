//! Passing through an area.

use crate::shared::f_pass as shared;

const SPEC: &str = "fuba:3.0+passing-through";

#[test]
fn f_pass_01_an_advanced_rule() {
    assert!(shared::is_in_force(SPEC) && shared::is_in_force("fuba:3.0+all"));
    assert!(!shared::is_in_force("fuba:3.0"));
}
