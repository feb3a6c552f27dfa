//! Advanced goalkeeper.

use crate::shared::f_agk::{self as shared, Keeper};

const HERE: Keeper = Keeper {
    spec: "fuba:2.1+keeper",
    moving: "turn.6,start-free.home,action.home.2,action.home.1",
    shooting: "turn.6,start-free.home,action.home.2,action.home.1",
    pressing: "turn.6,start-free.away,action.away.2,action.away.1",
    easier: 1,
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
fn f_agk_06_outside_the_opponents_attempts_get_one_easier() {
    shared::outside_the_opponents_attempts_get_easier(HERE);
    // It is counted wherever it stands.
    assert_eq!(shared::numbers_with_the_goalkeeper_outside(HERE, 1), [0, 0]);
    shared::the_rebound_never_counts_it(HERE);
}
