//! Player movement.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::shared::f_move::Moves;
use touchline_fuba::ruleset::Edition;

pub(super) const HERE: Moves = Moves::on(Edition::V2_0);

#[test]
fn f_move_01_without_a_moving_player_no_option_is_named() {
    let mut scene = HERE.scene(&HERE.unhindered("AFR:10"));
    assert_eq!(scene.legal(), ["done", "defence", "midfield", "forward"]);
    scene.play("done");
    assert_eq!(scene.count(Seat::Home, Area::Afr), 10);
    assert_eq!(scene.legal(), ["done", "defence", "midfield", "forward"], "the other team is asked");
}

#[test]
fn f_move_15_goal_line_players_that_moved_stay() {
    let mut scene = HERE.scene(&HERE.unhindered("ALW:1,ALC:1,AFR:8"));
    scene.play("defence; move ALW>ALC; done; move ALC>ALW");
    assert!(!scene.can("move ALC>ALW"), "one of the two has moved in this sequence");
}
