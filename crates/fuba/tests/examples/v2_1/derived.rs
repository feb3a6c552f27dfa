//! Examples computed from the clauses.

use touchline_engine::Seat;
use touchline_fuba::event::Shot;

use crate::shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn e_60_lost_with_the_losers_die() {
    shared::lost_with_the_losers_die(SPEC);
}

#[test]
fn e_61_an_equal_die_brings_an_event() {
    shared::an_equal_die_brings_an_event(SPEC);
}

#[test]
fn e_62_equal_dice_move_the_marker_by_one_of_them() {
    shared::equal_dice(SPEC, 4, 0);
}

#[test]
fn e_63_an_unmarked_receiver_makes_the_value_1() {
    shared::an_unmarked_receiver(SPEC, 1);
}

#[test]
fn e_64_a_long_pass_lost() {
    shared::a_long_pass(SPEC, 4, 6, "5 3", Seat::Away, 5);
}

#[test]
fn e_65_a_long_pass_kept() {
    shared::a_long_pass(SPEC, 2, 4, "5 6", Seat::Home, 6);
}

#[test]
fn e_66_a_long_pass_above_6_is_illegal() {
    shared::a_long_pass_from_5(SPEC, false);
}

#[test]
fn e_67_pressing_with_4_does_nothing() {
    shared::first_action_pressing(SPEC, 4, Seat::Home, 4);
}

#[test]
fn e_68_pressing_with_6_lowers_the_value_by_two() {
    shared::first_action_pressing(SPEC, 6, Seat::Home, 2);
}

#[test]
fn e_69_pressing_with_2_wins_the_ball() {
    shared::first_action_pressing(SPEC, 2, Seat::Away, 2);
}

#[test]
fn e_70_pressing_as_a_second_action() {
    shared::second_action_pressing(SPEC);
}

#[test]
fn e_71_a_shot_from_the_front_area() {
    let table = [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss];
    let next = shared::action(SPEC, "home", 1);
    shared::shots(|die| shared::front_shot(SPEC, 1, &next, "none", &die.to_string()), -2, table);
}

#[test]
fn e_72_the_same_shot_as_a_second_action_is_difficult() {
    shared::a_difficult_second_action(SPEC);
}

#[test]
fn e_73_a_direct_free_kick_from_the_front_area() {
    let table = [Shot::Goal, Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss];
    shared::a_direct_free_kick(SPEC, -2, table);
}

#[test]
fn e_74_equal_numbers_and_the_ball_kept() {
    shared::acts_first(SPEC, "", 2, "5 3", Seat::Home, Seat::Away);
}

#[test]
fn e_75_equal_numbers_and_the_ball_lost() {
    shared::acts_first(SPEC, "", 4, "2 5", Seat::Away, Seat::Home);
}

#[test]
fn e_76_adjustment_alone_at_the_ball() {
    shared::adjustment(SPEC, 0, 1, 3);
}

#[test]
fn e_77_adjustment_one_against_one() {
    shared::adjustment(SPEC, 1, 1, 4);
}

#[test]
fn e_78_adjustment_one_against_one_as_a_second_action() {
    shared::adjustment(SPEC, 1, 2, 5);
}

#[test]
fn e_79_a_goal_kick_is_played_out_without_moves() {
    shared::a_goal_kick_is_played_out(SPEC, &shared::action(SPEC, "home", 1));
}

#[test]
fn e_79_one_reply_to_one_move_at_a_slow_goal_kick() {
    let mut scene = shared::goal_kick(SPEC, "turn.0", "");
    scene.play("slow; move AFR>ALW; done");
    assert_eq!(shared::replies(&mut scene), 1);
    assert!(scene.can("target APA"), "then the kick");
}

#[test]
fn e_80_replies_to_one_move_at_a_quick_free_kick() {
    shared::a_quick_free_kick(SPEC, 1);
}

#[test]
fn e_81_equal_dice_on_plus_1_end_the_half() {
    shared::equal_dice_end_the_half_on_plus_1(SPEC);
}

#[test]
fn e_82_the_half_ends_after_the_turn_that_reaches_plus_5() {
    shared::the_turn_that_reaches_plus_5_is_the_last(SPEC);
}

#[test]
fn e_83_a_6_in_minute_60_passes_the_tiredness_test() {
    assert!(shared::passes_with_6_in_minute_60(SPEC));
}

#[test]
fn e_84_a_first_yellow_card_by_a_6_and_a_direct_red() {
    shared::a_direct_red_card(SPEC);
}

#[test]
fn e_85_event_dice_2_and_3_give_a_free_kick() {
    shared::event_dice_2_and_3(SPEC, Seat::Home);
}

#[test]
fn e_86_the_match_begins_in_minute_1() {
    shared::the_match_begins_in_minute_1(SPEC);
}

#[test]
fn e_87_with_a_player_in_an_unmarked_target_an_event_occurs() {
    shared::an_event_in_an_unmarked_target(SPEC);
}

#[test]
fn e_87_without_one_the_ball_is_lost() {
    shared::lost_where_nobody_is(SPEC);
}
