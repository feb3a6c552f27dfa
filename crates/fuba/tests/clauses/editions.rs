//! One body for all editions that share a rule.
//!
//! ```text
//! on_editions!(f_move_16_fewer_may_be_moved, v2_0, v2_1, v2_2, v3_0);
//! fn f_move_16_fewer_may_be_moved(spec: &str) { .. }
//!
//! // What differs between the editions follows the spec.
//! on_editions!(f_card_08_a_6_counts_as_one_yellow_more, v2_0(1), v2_1(0), v2_2(0));
//! fn f_card_08_a_6_counts_as_one_yellow_more(spec: &str, from: u8) { .. }
//!
//! // A body that stands for several clauses has a name of its own.
//! on_editions!(f_turn_03_both_roll = both_roll, v2_0);
//! on_editions!(f_turn_04_both_roll = both_roll, v2_1);
//! ```
//!
//! Each edition is a test of its own: `shared::f_card::f_card_08_a_6_counts_as_one_yellow_more::v2_1`.
//! `cargo xtask clauses` reads the editions from here.

use touchline_fuba::ruleset::Edition;

/// What a test gets for the edition it runs on: the spec, or a table of what differs.
pub trait OnEdition {
    /// Its value there.
    fn on(edition: Edition) -> Self;
}

impl OnEdition for &str {
    fn on(edition: Edition) -> Self {
        match edition {
            Edition::V2_0 => "fuba:2.0",
            Edition::V2_1 => "fuba:2.1",
            Edition::V2_2 => "fuba:2.2",
            Edition::V3_0 => "fuba:3.0",
        }
    }
}

/// One test per edition named.
macro_rules! on_editions {
    ($test:ident, $($editions:tt)+) => { on_editions!($test = $test, $($editions)+); };
    ($test:ident = $body:expr, $($edition:ident $(($($more:expr),+ $(,)?))?),+ $(,)?) => {
        mod $test {
            use super::*;

            $(#[test]
            fn $edition() {
                let here = $crate::editions::OnEdition::on(on_editions!(@ $edition));
                $body(here $($(, $more)+)?);
            })+
        }
    };
    (@ v2_0) => { touchline_fuba::ruleset::Edition::V2_0 };
    (@ v2_1) => { touchline_fuba::ruleset::Edition::V2_1 };
    (@ v2_2) => { touchline_fuba::ruleset::Edition::V2_2 };
    (@ v3_0) => { touchline_fuba::ruleset::Edition::V3_0 };
}
