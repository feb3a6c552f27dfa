//! Yellow and red cards.

use crate::shared::f_card::{
    a_3_on_the_offenders_side, a_4_or_5_everywhere, a_6_counts_as_one_yellow_more,
    a_6_everywhere_counts_one_more, a_direct_red_discards_one, no_card_for_1_and_2,
    otherwise_nothing_happens, red_below_the_yellow_cards, the_formation_stays, the_offender_rolls_one_die,
    the_owner_removes_an_outfield_player, two_yellow_cards_are_discarded, when_a_red_card_test_is_due,
};

const SPEC: &str = "fuba:2.1";

#[test]
fn f_card_01_the_offender_rolls_one_die() {
    the_offender_rolls_one_die(SPEC);
}

#[test]
fn f_card_02_1_and_2_are_no_card() {
    no_card_for_1_and_2(SPEC);
}

#[test]
fn f_card_03_3_is_yellow_on_the_offenders_side() {
    a_3_on_the_offenders_side(SPEC);
}

#[test]
fn f_card_04_4_and_5_are_yellow_everywhere() {
    a_4_or_5_everywhere(SPEC);
}

#[test]
fn f_card_05_6_is_yellow_and_counts_one_more() {
    a_6_everywhere_counts_one_more(SPEC);
}

#[test]
fn f_card_06_a_second_yellow_or_a_6_brings_the_red_card_test() {
    when_a_red_card_test_is_due(SPEC, true);
}

#[test]
fn f_card_07_red_if_the_die_is_below_the_yellow_cards() {
    red_below_the_yellow_cards(SPEC);
}

#[test]
fn f_card_08_a_6_counts_as_one_yellow_more() {
    a_6_counts_as_one_yellow_more(SPEC, 0);
}

#[test]
fn f_card_09_otherwise_nothing_happens() {
    otherwise_nothing_happens(SPEC);
}

#[test]
fn f_card_10_the_owner_removes_an_outfield_player_for_the_rest_of_the_match() {
    the_owner_removes_an_outfield_player(SPEC);
}

#[test]
fn f_card_11_two_yellow_cards_are_discarded() {
    two_yellow_cards_are_discarded(SPEC);
}

#[test]
fn f_card_12_a_direct_red_by_a_1_discards_one() {
    a_direct_red_discards_one(SPEC);
}

#[test]
fn f_card_13_the_formation_stays() {
    the_formation_stays(SPEC, "turn.6,start-free.away,action.away.2,action.away.1");
}

#[test]
fn f_card_05_with_injuries_a_6_hurts_a_player_of_the_opponent() {
    crate::shared::f_inj::a_six_hurts_the_fouled_team("2.1");
}
