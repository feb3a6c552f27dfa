//! Advanced goalkeeper.

use crate::shared::f_agk::{self as shared, Keeper};

const HERE: Keeper = Keeper {
    spec: "fuba:2.0+keeper",
    moving: "turn.6,sequence.home.1",
    shooting: "turn.6,sequence.home.0",
    pressing: "turn.6,sequence.away.4",
    easier: 2,
};

#[test]
fn f_agk_01_inside_or_outside_in_the_own_penalty_area() {
    shared::two_positions_in_the_own_penalty_area(HERE);
}

#[test]
fn f_agk_02_changed_for_nothing_in_the_own_movement() {
    shared::changed_for_nothing_in_the_own_movement(HERE);
    shared::inside_after_a_move_and_at_every_setup(HERE);
}

#[test]
fn f_agk_03_inside_the_normal_rules_apply() {
    shared::inside_the_normal_rules_apply(HERE);
}

#[test]
fn f_agk_04_outside_it_helps_a_pressing_there() {
    shared::outside_it_helps_a_pressing_there(HERE);
}

#[test]
fn f_agk_05_outside_it_is_counted_for_goal_attempts() {
    // Alone against so many attackers: uncounted inside, one defender outside.
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 1), [1, 0]);
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 2), [1, 1]);
    shared::the_rebound_never_counts_it(HERE);
}

#[test]
fn f_agk_06_outside_the_opponents_attempts_get_two_easier() {
    shared::outside_the_opponents_attempts_get_easier(HERE);
}
