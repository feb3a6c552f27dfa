//! Corner kick.

use touchline_engine::Notation;
use touchline_fuba::event::{Check, Why};
use touchline_fuba::pitch::Area;
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, asked, scene};
use crate::shared::f_ck::{corner, on_spot};
use crate::shared::f_fk::{AWAY, HOME};

const SPEC: &str = "fuba:3.0";

fn kick(home: &str, away: &str, clock: &str) -> Scene {
    crate::shared::f_ck::kick(SPEC, home, away, clock)
}

fn usual(clock: &str) -> Scene {
    crate::shared::f_ck::usual(SPEC, clock)
}

#[test]
fn f_ck_03_the_goalkeeper_may_take_it() {
    let mut scene = corner(SPEC, AWAY, "1:20");
    scene.play("corner ARC; keeper SPOT");
    assert_eq!((on_spot(&scene, AWAY), scene.state().squads[AWAY].in_hand), (1, 10), "one taker, not two");
    scene.play("place 10; keeper APA; place 10");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")));
    scene.play("done; target ARC; 6 4");
    assert_eq!(scene.state().squads[AWAY].keeper(), Area::Arc, "after the check");
}

#[test]
fn f_ck_03_without_outfield_players_the_goalkeeper_takes_it() {
    let mut scene = scene(
        "home=4-4-2,GK:BFR away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock=1:20 red=10-0 next=corner-side",
    );
    scene.play("corner BLC");
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Spot);
    scene.play("keeper BPA; place 10");
    assert_eq!(scene.state().turn.target, Area::Blc, "the corner area is its only target");
}

#[test]
fn f_ck_08_the_taker_is_in_the_corner_area_after_the_control_check() {
    for (dice, check, control) in [("4 3", Check::Kept, HOME), ("1 3", Check::Lost, AWAY)] {
        let mut scene = usual("1:20");
        scene.play("target BPA");
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (1, 0), "not before");
        scene.play(dice);
        assert!(scene.saw(Event::Check(check, control)), "{dice}");
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (0, 1));
    }
}

#[test]
fn f_ck_08_until_then_the_taker_counts_nowhere() {
    // One of away in the corner area: with the taker it would be equal, and the unmarked target would count.
    let mut scene = kick("GK:APA,SPOT:1,CE:9", "GK:BPA,BPA:9,BLC:1", "1:20");
    scene.play("target BLC");
    assert_eq!(scene.state().turn.numbers.0, [0, 1]);
    scene.play("6 4");
    assert_eq!(scene.state().turn.first, AWAY);
    assert_eq!(scene.count(HOME, Area::Blc), 1, "the closest player is the taker: nobody else is fetched");

    let mut unmarked = kick("GK:APA,SPOT:1,CE:9", "GK:BPA,BPA:10", "1:20");
    unmarked.play("target BLC");
    assert!(!unmarked.events().iter().any(|event| matches!(event, Event::Value(_, Why::TargetUnmarked))));
    let mut closest = kick("GK:APA,SPOT:1,AFR:9", "GK:BPA,BPA:8,BFR:2", "1:20");
    closest.play("target BLC; 6 4; done");
    assert_eq!(closest.count(HOME, Area::Blc), 1);
    assert!(!closest.events().iter().any(|event| matches!(event, Event::Moved(..))), "the taker is there");
}

#[test]
fn f_ck_08_the_taker_may_be_the_closest_player() {
    let mut scene = kick("GK:APA,SPOT:1,BRC:9", "GK:BPA,BRC:10", "1:20");
    scene.play("target BFR; 6 4");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Closest)));
    assert_eq!(scene.legal(), ["move BLC>BFR", "move BRC>BFR"]);
}

#[test]
fn f_ck_08_after_a_failed_pass_the_ball_lies_in_the_corner_area() {
    let mut scene = usual("1:20");
    scene.play("target BPA; 4 4; 1 1"); // event 2
    assert_eq!((scene.control(), scene.state().ball.area), (AWAY, Area::Blc));
    assert_eq!(scene.count(HOME, Area::Blc), 1, "the taker");
    assert_eq!((scene.state().turn.target, scene.state().turn.numbers.0), (Area::Blc, [0, 0]));
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Closest)));
    scene.play("move BPA>BLC");
    assert_eq!((scene.value(), scene.state().turn.first), (4, HOME), "equal numbers: the team now passive");
}

#[test]
fn f_ck_08_a_foul_or_another_corner_ends_the_kick() {
    for (dice, control) in [("4 4", HOME), ("2 4", AWAY)] {
        let mut scene = kick("GK:APA,SPOT:1,BFR:5,CE:4", "GK:BPA,BFR:5,CE:5", "1:20");
        scene.play("target BFR; 4 4").play(dice);
        assert_eq!((scene.control(), scene.count(HOME, Area::Blc), on_spot(&scene, HOME)), (control, 1, 0));
    }
    let mut scene = kick("GK:APA,SPOT:1,BRC:9", "GK:BPA,BPA:10", "1:20");
    scene.play("target BRC; 4 4; 3 4; keeper APA; place 0"); // event 7: now from the other side
    assert_eq!((scene.state().turn.corner, on_spot(&scene, HOME)), (Area::Brc, 1));
    assert_eq!(scene.state().squads[HOME].in_hand, 9);
}

#[test]
fn f_ck_08_a_half_that_ends_with_the_dice_leaves_nobody_on_the_spot() {
    for clock in ["1:45+2", "2:90+2"] {
        let mut scene = usual(clock);
        scene.play("target BPA; 4 3"); // 1 is below 2
        assert!(scene.events().iter().any(|event| matches!(event, Event::HalfEnds(_))));
        assert_eq!(on_spot(&scene, HOME), 0, "{clock}");
        let text = scene.position();
        let again = scene.driver().game().read_state(&text);
        assert!(again.is_ok(), "the position can be read again: {text}");
    }
}

#[test]
fn f_ck_11_the_minute_of_the_kick_comes_before_the_next_test_of_the_end() {
    let mut border = corner(SPEC, AWAY, "1:45");
    border.play("corner ALC; keeper BPA; place 9; keeper APA; place 10; done; target ALC; 4 4");
    assert!(border.saw(Event::HalfEnds(1)), "the next turn compares with +1");
    assert!(corner(SPEC, AWAY, "2:90+4").can("corner ALC"), "not yet the last turn");
}
