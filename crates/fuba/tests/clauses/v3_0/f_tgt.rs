//! Choice of the target area.

use touchline_fuba::Area;

use crate::shared::f_off::area;
use crate::shared::f_tgt::{BETWEEN, straight_ahead, targets};

#[test]
fn f_tgt_06_a_long_pass_above_six_is_no_target() {
    for (value, receivers_marked) in (1..=6).flat_map(|value| [(value, true), (value, false)]) {
        for side in straight_ahead("fuba:3.0", value, true, receivers_marked) {
            for (to, areas) in BETWEEN {
                assert_eq!(
                    targets("fuba:3.0", &side).has(area(to)),
                    value + areas <= 6,
                    "marked, {value}, {to}"
                );
            }
        }
        let less = [0, 1, 1, 2, 3, 4, 5][usize::from(value)];
        for side in straight_ahead("fuba:3.0", value, false, receivers_marked) {
            for (to, areas) in BETWEEN {
                assert_eq!(
                    targets("fuba:3.0", &side).has(area(to)),
                    less + areas <= 6,
                    "unmarked, {value}, {to}"
                );
            }
        }
    }
}

#[test]
fn f_tgt_06_the_later_reduction_does_not_save_the_pass() {
    // Five, two areas between: seven, although the receiver is unmarked and the value would be five again.
    for side in straight_ahead("fuba:3.0", 5, true, false) {
        assert!(targets("fuba:3.0", &side).has(Area::Ce) && !targets("fuba:3.0", &side).has(Area::Bfr));
    }
}
