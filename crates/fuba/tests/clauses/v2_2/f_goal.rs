//! Goal attempt.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::common::scene_of;
use crate::shared::f_goal::Shots;
use touchline_fuba::ruleset::Edition;

const HERE: Shots = Shots::on(Edition::V2_2);

#[test]
fn f_goal_30_the_shooting_team_goes_on_with_its_stage() {
    let mut lost = scene_of(HERE.spec, &HERE.attack("GK:APA,BPA:1", "GK:BPA", "BPA:3"));
    lost.play("shoot; 2; 1 6");
    assert_eq!((lost.control(), lost.value(), lost.state().ball.area), (Seat::Away, 1, Area::Bpa));
    assert!(lost.can("forward") && !lost.can("shoot"));
    lost.play("forward; move AFR>CE");
    assert_eq!(lost.count(Seat::Home, Area::Ce), 1);
}
