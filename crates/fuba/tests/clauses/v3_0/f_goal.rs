//! Goal attempt.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::Shot;

use crate::common::scene;
use crate::shared::f_goal::attack;
pub(super) use crate::shared::f_goal::seen_by;

#[test]
fn f_goal_02_as_first_or_as_second_action() {
    let position = attack("GK:APA,BFR:1", "GK:BPA", "BFR:3");
    assert!(scene(&position).can("shoot"));
    let mut second = scene(&position);
    second.play("position 0; done; position 0; second");
    assert!(second.can("shoot"));
    second.play("shoot; 1");
    assert!(second.saw(Event::Shot(Shot::Miss, Seat::Home)));
}

#[test]
fn f_goal_30_the_other_team_still_has_its_first_action() {
    let mut lost = scene(&attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:3"));
    lost.play("shoot; 4; 2 6; done; position 0");
    assert!(lost.can("second") && lost.can("next"));
}
