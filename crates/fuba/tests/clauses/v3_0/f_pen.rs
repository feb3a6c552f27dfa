//! Penalty kick.

use touchline_fuba::pitch::Area;

use crate::shared::f_fk::HOME;
use crate::shared::f_pen::{awarded, fouled, set_up};

const SPEC: &str = "fuba:3.0";

#[test]
fn f_pen_02_the_goalkeeper_may_be_the_kicker() {
    let mut scene = awarded(SPEC, HOME, "1:20");
    scene.play("keeper BPA");
    assert_eq!(scene.state().squads[HOME].in_hand, 10, "one player of the kicking team, not two");
    scene.play("place 10; place 10");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")), "the kicker stays");
    scene.play("done; dive left; kick left; 1");
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Bfr, "cleared for the goal kick");

    let mut alone = fouled(SPEC, HOME, "GK:APA", "GK:BPA,CE:10", "1:20 red=10-0");
    alone.play("1");
    assert_eq!(alone.state().squads[HOME].keeper(), Area::Bpa, "without outfield players it must");
}

#[test]
fn f_pen_14_and_one_minute_for_the_kick_off_after_a_goal() {
    let mut goal = set_up(SPEC, HOME, "1:20");
    goal.play("dive left; kick middle; 1");
    assert_eq!(goal.state().clock.minute, 22);
}
