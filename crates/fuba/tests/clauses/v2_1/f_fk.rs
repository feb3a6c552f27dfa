//! Free kick.

use touchline_fuba::pitch::Area;

use crate::shared::f_fk::a_direct_shot_has_minus_1;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_fk_10_a_direct_shot_has_minus_1() {
    use Area::{Bfr, Blc, Blw, Brc, Brw};
    // Area, numbers and the free kick; the goalkeeper is counted.
    a_direct_shot_has_minus_1(SPEC, [(Bfr, -3), (Blc, -5), (Brc, -5), (Blw, -6), (Brw, -6)]);
}
