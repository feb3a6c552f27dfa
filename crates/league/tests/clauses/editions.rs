//! One body for both editions that have a chapter about competitions; as in FUBA's clause tests.
//!
//! ```text
//! on_editions!(f_comp_01_a_red_card_costs_a_point, v2_1, v3_0);
//! fn f_comp_01_a_red_card_costs_a_point(spec: &str) { .. }
//! ```

/// One test per edition named.
macro_rules! on_editions {
    ($test:ident, $($edition:ident),+ $(,)?) => {
        mod $test {
            $(#[test]
            fn $edition() {
                super::$test(on_editions!(@ $edition));
            })+
        }
    };
    (@ v2_1) => { "fuba:2.1" };
    (@ v3_0) => { "fuba:3.0" };
}
