//! Advanced goalkeeper.

use crate::shared::f_agk::{self as shared, Keeper};
use touchline_fuba::ruleset::Edition;

const HERE: Keeper = Keeper::on(Edition::V2_0);

#[test]
fn f_agk_05_outside_it_is_counted_for_goal_attempts() {
    // Alone against these attackers: not counted inside, one defender outside.
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 1), [1, 0]);
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 2), [1, 1]);
    shared::the_rebound_never_counts_it(HERE);
}
