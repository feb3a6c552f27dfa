//! Quick free kick.

use touchline_fuba::pitch::Area;

use crate::common::steps_from;
use crate::shared::f_fk::HOME;
use crate::shared::f_qfk::{for_home, on_the_wing};

const SPEC: &str = "fuba:3.0";

#[test]
fn f_qfk_03_a_goalkeeper_that_came_has_moved() {
    let mut scene = on_the_wing(SPEC);
    scene.play("keeper APA>AFR; move AFR>ARW; move AFR>ARW; move AFR>ARW; move AFR>ARW");
    assert!(!steps_from(&scene, "AFR").is_empty());
    scene.play("move AFR>ARW");
    assert!(steps_from(&scene, "AFR").is_empty(), "only the goalkeeper is there");
}

#[test]
fn f_qfk_03_not_into_an_offside_position() {
    let teams = "home=4-4-2,GK:APA,ALW:2,BLW:8 away=4-4-2,GK:BPA,CE:10";
    let mut scene = for_home(SPEC, teams, "ALW", "1:20");
    scene.play("1");
    // With ten of away in the centre the left wing of its half is partly level, what lies beyond is offside.
    assert_eq!(steps_from(&scene, "BLW"), ["ALW", "CE"]);
}

#[test]
fn f_qfk_03_the_goalkeeper_comes_to_the_ball_when_it_is_closest() {
    let mut own_area = for_home(SPEC, "home=4-4-2,GK:AFR,CE:10 away=4-4-2,GK:BPA,APA:10", "APA", "1:20");
    own_area.play("1");
    assert_eq!(own_area.state().squads[HOME].keeper(), Area::Apa);
}

#[test]
fn f_qfk_04_the_passive_team_answers_in_any_direction() {
    let mut scene = on_the_wing(SPEC);
    scene.play("move AFR>ARC; move AFR>ARC; move AFR>ARC; done");
    assert_eq!(steps_from(&scene, "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"]);
}
