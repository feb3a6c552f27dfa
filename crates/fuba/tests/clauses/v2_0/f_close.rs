//! Moving the closest player.

use touchline_engine::{Node, Seat};
use touchline_fuba::Decision;

use crate::common::scene_of;
use crate::shared::f_close as shared;
use crate::shared::f_nbv::played;
use crate::shared::f_time::rest_of_turn;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_close_01_only_a_team_in_control_without_a_player_there_must_come() {
    shared::only_a_team_in_control_without_a_player_there_must_come(SPEC);
}

#[test]
fn f_close_02_one_of_the_closest_by_steps() {
    shared::one_of_the_closest_by_steps(SPEC, "turn.5");
}

#[test]
fn f_close_02_the_player_is_put_there_without_an_offside_test() {
    shared::the_player_is_put_there_without_an_offside_test(SPEC);
}

#[test]
fn f_close_02_a_corner_taker_counts_as_standing_in_the_corner_area() {
    shared::a_corner_taker_counts_as_standing_in_the_corner_area(SPEC);
}

#[test]
fn f_close_02_a_goalkeeper_that_alone_is_closest_must_go() {
    shared::a_goalkeeper_that_alone_is_closest_must_go(SPEC);
}

#[test]
fn f_close_03_a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper() {
    shared::a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper(SPEC);
}

#[test]
fn f_close_04_the_move_is_deducted() {
    shared::moves_left(SPEC, 3, 4);
}

#[test]
fn f_close_04_not_below_0() {
    let mut turn = scene_of(
        SPEC,
        "home=4-5-1,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 \
         turn=5,open,BLC,home,CE>CE,53,5-6,home,+0,none,none-none more=deducted:2-0 \
         next=turn.6,sequence.home.2,maybe-move.home",
    );
    turn.play("forward");
    assert_eq!(turn.state().turn.moves.0, [0, 0], "no move, and no more moves than before");
    assert_eq!(
        turn.driver().node(),
        Node::Decide(Seat::Away, Decision::MaybeMove),
        "home has no move to make"
    );
}

#[test]
fn f_close_04_it_counts_as_a_moved_player_for_the_next_turn() {
    let mut turn = played(SPEC, shared::TARGETS, "target CE; 5 2; move AFR>CE");
    assert_eq!(turn.state().turn.moves.0, [1, 0]);
    rest_of_turn(&mut turn);
    assert_eq!((turn.state().memory.moves.0, turn.state().memory.first), ([1, 0], Some(Seat::Away)));
    // Away acted first and moved fewer players: it acts first again.
    turn.play("target CE; 6 5");
    assert_eq!(turn.state().turn.first, Seat::Away);
}

#[test]
fn f_close_05_the_piece_may_move_again_and_every_option_stays_open() {
    shared::the_piece_may_move_again_and_every_option_stays_open(SPEC);
}

#[test]
fn f_close_06_after_the_check_and_before_the_new_value() {
    shared::after_the_check_and_before_the_new_value(SPEC);
}

#[test]
fn f_close_06_before_the_moves_of_an_event() {
    shared::beside_the_moves_of_an_event(SPEC, true);
}
