//! Advanced goalkeeper.

use crate::shared::f_agk::{self as shared, Keeper};
use touchline_fuba::ruleset::Edition;

const HERE: Keeper = Keeper::on(Edition::V2_1);

#[test]
fn f_agk_06_outside_the_opponents_attempts_get_one_easier() {
    shared::outside_the_opponents_attempts_get_easier(HERE);
    // It is counted wherever it stands.
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 1), [0, 0]);
    shared::the_rebound_never_counts_it(HERE);
}
