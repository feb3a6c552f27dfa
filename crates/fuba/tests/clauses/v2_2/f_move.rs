//! Player movement.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::shared::f_move::Moves;
use touchline_fuba::ruleset::Edition;

pub(super) const HERE: Moves = Moves::on(Edition::V2_2);

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
    let mut scene = HERE.scene(&format!("{start} next=turn.4,closest.home"));
    scene.play("forward; dribble CE>BFR");
    assert_eq!(scene.count(Seat::Home, Area::Bfr), 1);
}

#[test]
fn f_move_15_a_piece_moved_by_an_event_and_then_fetched_has_moved() {
    let moved = "0001000000000-0000000000000";
    let position = HERE.unhindered("AFR:1,ALC:9").replace("APA:3", "CE:3").replace("CE>CE", "APA>CE");
    let (start, _) = position.split_once(" next=").unwrap();
    let start = start.replace("0-0,home", "1-0,home");
    let mut scene = HERE.scene(&format!("{start} moved={moved} freely={moved} next=turn.4,closest.home"));
    scene.play("forward");
    assert!(!scene.can("move CE>BFR") && !scene.can("dribble CE>BFR"));
    assert_eq!(scene.state().moved_freely[Seat::Home].at(Area::Afr), 0);
}
