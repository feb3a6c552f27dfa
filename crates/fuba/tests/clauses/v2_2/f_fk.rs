//! Free kick.

use touchline_fuba::pitch::Area;

use crate::shared::f_fk::a_direct_shot_has_minus_1;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_fk_10_a_direct_shot_has_minus_1() {
    use Area::{Bfr, Blc, Blw, Brc, Brw};
    // Area, numbers and the free kick; the players at the ball are not counted.
    a_direct_shot_has_minus_1(SPEC, [(Bfr, -4), (Blc, -6), (Brc, -6), (Blw, -7), (Brw, -7)]);
}
