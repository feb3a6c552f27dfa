//! Examples that the rulebooks print.

use super::*;

on_editions!(
    e_01_3_5_2_is_three_defenders_five_midfielders_two_forwards = formation,
    v2_0("3-5-2", [3, 5, 2])
);

on_editions!(
    e_02_4_4_2_is_four_defenders_four_midfielders_two_forwards = formation,
    v2_1("4-4-2", [4, 4, 2])
);

on_editions!(e_04_preparation_of_a_match = preparation, v2_0);

on_editions!(e_48_four_players_in_the_centre_are_legal, v2_0);
/// E-48.
fn e_48_four_players_in_the_centre_are_legal(spec: &str) {
    let match_ = kick_off(spec);
    assert!(match_.can("place 4") && match_.can("place 2") && !match_.can("place 1"));
}

on_editions!(e_07_targets_are_areas_with_or_next_to_own_players = targets_near_own_players, v2_0);

on_editions!(e_08_targets_are_areas_with_or_next_to_own_players = targets_near_own_players, v2_2);

on_editions!(e_10_4_and_1_move_the_marker_by_3 = marker, v2_0("4 1", 3));

on_editions!(e_11_4_and_2_move_the_marker_by_2 = marker, v2_1("4 2", 2));

on_editions!(e_12_3_and_3_move_the_marker_by_3 = marker, v2_1("3 3", 3));

on_editions!(e_15_on_plus_2_a_difference_of_1_ends_the_half_at_once, v2_1);
/// E-15.
fn e_15_on_plus_2_a_difference_of_1_ends_the_half_at_once(spec: &str) {
    let mut over = in_the_centre(spec, 1, "2:90+2");
    over.play("target CE; 3 2");
    assert!(over.saw(Event::HalfEnds(2)) && over.state().ended.is_some());
    let mut goes_on = in_the_centre(spec, 1, "2:90+2");
    goes_on.play("target CE; 4 2");
    assert_eq!((goes_on.state().clock.stoppage, goes_on.state().ended), (3, None));
}

on_editions!(e_18_two_areas_between_bring_4_to_6 = a_long_pass, v2_0(3, 3, "5 4", Seat::Home, 6));

on_editions!(e_30_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v2_0);

on_editions!(e_31_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v2_1);

on_editions!(e_32_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v3_0);

on_editions!(e_39_three_attacking_midfielders_of_4_5_1 = three_attacking_midfielders, v2_1);

on_editions!(e_40_three_attacking_midfielders_of_4_5_1 = three_attacking_midfielders, v3_0);

on_editions!(e_33_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v2_0);

on_editions!(e_34_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v2_1);

on_editions!(e_35_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v3_0);

on_editions!(e_36_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v2_0);

on_editions!(e_37_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v2_1);

on_editions!(e_38_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v3_0);
