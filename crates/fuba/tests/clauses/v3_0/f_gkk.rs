//! Goal kick.

use touchline_fuba::event::Why;
use touchline_fuba::pitch::Area;
use touchline_fuba::{Decision, Event};

use crate::common::{asked, scene, steps_from};
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_gkk::{TEAMS, missed};

const SPEC: &str = "fuba:3.0";

#[test]
fn f_gkk_08_a_player_stays_with_the_ball_and_offside_holds() {
    let mut scene = missed(SPEC, "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:10", "1:20");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")), "nobody could take its place");
    // Home's second closest player stands in the centre: only its wings are partly level, so A-FR is offside.
    assert_eq!(steps_from(&scene, "CE"), ["ALW", "ARW", "BLW", "BRW", "BFR"]);
    scene.play("done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::GoalKickMoves)));
}

#[test]
fn f_gkk_09_no_answer_is_enough() {
    let mut none = missed(SPEC, TEAMS, "1:20");
    none.play("done; done");
    assert_eq!(asked(&mut none), Some((AWAY, Decision::Target)));
}

#[test]
fn f_gkk_09_the_other_team_may_not_enter_the_penalty_area() {
    let mut scene = missed(SPEC, "home=4-4-2,GK:APA,CE:6,BFR:2,BLC:1,BRC:1 away=4-4-2,GK:BPA,BFR:10", "1:20");
    scene.play("done");
    assert_eq!(steps_from(&scene, "BFR"), ["CE", "BLW", "BRW", "BLC", "BRC"]);
    assert_eq!(steps_from(&scene, "BLC"), ["BLW", "BFR"]);
    assert_eq!(steps_from(&scene, "BRC"), ["BRW", "BFR"]);
    scene.play("move BFR>BLC");
    assert_eq!(scene.count(HOME, Area::Blc), 2);
}

#[test]
fn f_gkk_11_the_order_of_actions_follows_the_players_in_the_target_area() {
    for (own, first) in [(4, AWAY), (3, HOME), (2, HOME)] {
        let teams = format!("home=4-4-2,GK:APA,CE:3,AFR:6,BFR:1 away=4-4-2,GK:BPA,CE:{own},BLW:{}", 10 - own);
        let mut scene = missed(SPEC, &teams, "1:20");
        scene.play("done; done; target CE; 6 4"); // kept by away: equal numbers let home, now passive, begin
        assert_eq!(scene.state().turn.first, first, "{own} against three");
    }
}

#[test]
fn f_gkk_12_neither_offside_nor_the_unmarked_start_applies() {
    let teams = "home=4-4-2,GK:APA,BFR:10 away=4-4-2,GK:BPA,CE:7,ALC:3";
    let mut kick = missed(SPEC, teams, "1:20");
    kick.play("done; done");
    assert!(kick.can("target ALC") && kick.can("target APA"), "beyond home's second closest player");
    kick.play("target CE");
    assert!(!kick.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked))));

    let open = scene(&format!("{teams} ball=BPA:1:away clock=1:20"));
    assert!(!open.can("target ALC"), "in open play it is offside");
}
