//! Examples printed in the quick reference.

use touchline_engine::Seat;

use crate::common::{Scene, scene_of};
use crate::examples::shared;

const SPEC: &str = "fuba:2.2";

/// Home, which plays 3-5-2, moves as many pieces of an option as it may, each out of the centre.
fn moved(option: &str, step: &str) -> u8 {
    let mut scene: Scene = scene_of(
        SPEC,
        "home=3-5-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BFR:10 ball=CE:3:home clock=1:20 \
         turn=pass:AFR>CE next=first-action:home",
    );
    scene.play(option);
    while scene.can(step) {
        scene.play(step);
    }
    10 - scene.count(Seat::Home, touchline_fuba::Area::Ce)
}

#[test]
fn e_25_3_5_2_moves_three_five_and_two_pieces() {
    let options = [("defence", "move CE>AFR"), ("midfield", "move CE>ALW"), ("forward", "move CE>BFR")];
    assert_eq!(options.map(|(option, step)| moved(option, step)), [3, 5, 2]);
}

#[test]
fn e_29_the_penalty_table() {
    let sides = ["left", "middle", "right"];
    // Rows by the kick, columns by the keeper's side: the die that is needed.
    let table = [[2, 2, 6], [1, 6, 1], [6, 2, 2]];
    for (kick, row) in sides.iter().zip(table) {
        for (dive, needed) in sides.iter().zip(row) {
            for die in 1..=6 {
                let (goal, _) = shared::penalty(SPEC, dive, kick, die);
                assert_eq!(goal, die >= needed, "kick {kick}, dive {dive}, die {die}");
            }
        }
    }
}

#[test]
fn e_47_one_player_may_change_line_at_half_time() {
    let scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:45+2 \
         next=half-time",
    );
    assert!(scene.can("formation 4-3-3") && scene.can("formation 3-5-2") && scene.can("formation 4-4-2"));
    assert!(!scene.can("formation 2-6-2") && !scene.can("formation 2-4-4"));
}
