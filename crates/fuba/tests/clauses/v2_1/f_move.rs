//! Player movement.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::shared::f_move::{self as shared, Moves};

pub(super) const HERE: Moves = Moves { spec: "fuba:2.1", far: true, straight_midfield: false };

#[test]
fn f_move_15_not_freely_after_the_movement_action_either() {
    let mut scene = HERE.scene(&HERE.unhindered("ALW:1,ALC:1,AFR:8"));
    scene.play("defence; move ALW>ALC; done; move ALC>ALW");
    assert!(!scene.can("move ALC>ALW"), "one of the two has moved in this turn");
}

#[test]
fn f_move_15_a_closest_player_move_does_not_count() {
    let position = HERE.unhindered("AFR:1,ALC:9").replace("APA:3", "CE:3").replace("CE>CE", "APA>CE");
    let (start, _) = position.split_once(" next=").unwrap();
    let start = start.replace("0-0,home", "1-0,home");
    let mut scene = HERE.scene(&format!("{start} next=turn.5,closest.home"));
    scene.play("forward; dribble CE>BFR");
    assert_eq!(scene.count(Seat::Home, Area::Bfr), 1);
}

#[test]
fn f_move_15_the_moves_of_a_slow_goal_kick_do_not_count() {
    let position = HERE.unhindered("AFR:1,ALC:9").replace("5,open", "5,goal-kick").replace(",53,", ",00,");
    let (start, _) = position.split_once(" next=").unwrap();
    let mut scene = HERE.scene(&format!("{start} next=turn.1,target,slow-kick"));
    scene.play("slow; move AFR>CE; done; done; target CE; 6 2; forward; dribble CE>BFR");
    assert_eq!(scene.count(Seat::Home, Area::Bfr), 1);
}

#[test]
fn f_move_15_a_piece_moved_by_an_event_and_then_fetched_has_moved() {
    let moved = "0001000000000-0000000000000";
    let position = HERE.unhindered("AFR:1,ALC:9").replace("APA:3", "CE:3").replace("CE>CE", "APA>CE");
    let (start, _) = position.split_once(" next=").unwrap();
    let start = start.replace("0-0,home", "1-0,home");
    let mut scene = HERE.scene(&format!("{start} moved={moved} freely={moved} next=turn.5,closest.home"));
    scene.play("forward");
    assert!(!scene.can("move CE>BFR") && !scene.can("dribble CE>BFR"));
    assert_eq!(scene.state().moved_freely[Seat::Home].at(Area::Afr), 0);
}

#[test]
fn f_move_15_whoever_moved_before_a_foul_may_move_after_the_direct_shot() {
    // an aggressive pressing in the stages is a foul; after the setup nobody knows who has moved.
    let marks = "0000004000000-0000000000000";
    let mut scene = crate::common::scene_of(
        "fuba:2.1+condition+aggressive-pressing",
        &format!(
            "home=4-4-2,GK:APA,AFR:3,CE:4,BFR:3 away=4-4-2,GK:BPA,CE:3,BLW:4,BFR:3 ball=BFR:4:home clock=1:20 \
             turn=5,open,BLC,home,CE>BFR,53,3-3,home,+0,none,move+position-none moved={marks} freely={marks} \
             condition=5/5/5-5/5/5 next=turn.7,team-stage.away"
        ),
    );
    scene.play("press aggressively; 6 6; 2");
    assert_eq!(scene.control(), Seat::Home);
    assert_eq!(scene.state().moved[Seat::Home].at(Area::Ce), 0);
    assert_eq!(scene.state().moved_freely[Seat::Home].at(Area::Ce), 0);
}

#[test]
fn f_move_01_one_option_out_of_three() {
    shared::move_01_one_option_out_of_three(HERE);
}

#[test]
fn f_move_02_any_piece_may_be_moved_by_any_option() {
    shared::move_02_any_piece_may_be_moved_by_any_option(HERE);
}

#[test]
fn f_move_03_midfield_moves_as_many_as_midfielders() {
    shared::move_03_midfield_moves_as_many_as_midfielders(HERE);
}

#[test]
fn f_move_04_midfield_goes_sideways_or_diagonally_one_area() {
    shared::move_04_midfield_goes_sideways_or_diagonally_one_area(HERE);
}

#[test]
fn f_move_06_forward_moves_as_many_as_forwards() {
    shared::move_06_forward_moves_as_many_as_forwards(HERE);
}

#[test]
fn f_move_07_forward_goes_straight_forward() {
    shared::move_07_forward_goes_straight_forward(HERE);
}

#[test]
fn f_move_08_defence_moves_as_many_as_defenders() {
    shared::move_08_defence_moves_as_many_as_defenders(HERE);
}

#[test]
fn f_move_09_defence_goes_straight_backward() {
    shared::move_09_defence_goes_straight_backward(HERE);
}

#[test]
fn f_move_10_a_long_move_stops_where_the_opponent_has_more() {
    shared::move_10_a_long_move_stops_where_the_opponent_has_more(HERE);
}

#[test]
fn f_move_10_the_players_are_counted_anew_for_every_piece() {
    shared::move_10_the_players_are_counted_anew_for_every_piece(HERE);
}

#[test]
fn f_move_10_opponents_that_moved_freely_in_this_turn() {
    shared::move_10_opponents_that_moved_freely_in_this_turn(HERE, false);
}

#[test]
fn f_move_10_opponents_that_an_event_moved_in_this_turn() {
    shared::move_10_opponents_that_an_event_moved_in_this_turn(HERE, false);
}

#[test]
fn f_move_11_the_goalkeeper_goes_two_areas_at_most() {
    shared::move_11_the_goalkeeper_goes_two_areas_at_most(HERE);
}

#[test]
fn f_move_12_nobody_is_moved_into_an_offside_position() {
    shared::move_12_nobody_is_moved_into_an_offside_position(HERE);
}

#[test]
fn f_move_12_a_long_move_does_not_end_offside() {
    shared::move_12_a_long_move_does_not_end_offside(HERE);
}

#[test]
fn f_move_12_level_with_the_ball_or_behind_it_nobody_is_offside() {
    shared::move_12_level_with_the_ball_or_behind_it_nobody_is_offside(HERE);
}

#[test]
fn f_move_13_straight_backward_moves_are_exempt() {
    shared::move_13_straight_backward_moves_are_exempt(HERE);
}

#[test]
fn f_move_14_partly_level_areas_may_be_entered() {
    shared::move_14_partly_level_areas_may_be_entered(HERE);
}

#[test]
fn f_move_15_each_piece_moves_once() {
    shared::move_15_each_piece_moves_once(HERE);
}

#[test]
fn f_move_15_a_piece_that_an_event_moved() {
    shared::move_15_a_piece_that_an_event_moved(HERE, false);
}

#[test]
fn f_move_16_fewer_may_be_moved() {
    shared::move_16_fewer_may_be_moved(HERE);
}

#[test]
fn f_move_17_the_last_player_stays_at_the_ball() {
    shared::move_17_the_last_player_stays_at_the_ball(HERE);
}

#[test]
fn f_move_17_unless_another_takes_its_place() {
    shared::move_17_unless_another_takes_its_place(HERE);
}

#[test]
fn f_move_17_somebody_may_come_from_afar() {
    shared::move_17_somebody_may_come_from_afar(HERE);
}

#[test]
fn f_move_18_red_cards_do_not_change_the_numbers() {
    shared::move_18_red_cards_do_not_change_the_numbers(HERE);
}
