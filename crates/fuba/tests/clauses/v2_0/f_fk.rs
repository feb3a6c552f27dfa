//! Free kick.

use touchline_fuba::Decision;
use touchline_fuba::pitch::Area;

use crate::common::{asked, scene_at};
use crate::shared::f_fk::{AWAY, HOME, one_player_behind_the_ball, otherwise_a_new_turn};

const SPEC: &str = "fuba:2.0";

#[test]
fn f_fk_07_the_other_team_needs_one_player_behind_the_ball() {
    use Area::{Afr, Alc, Alw, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    one_player_behind_the_ball(Bfr, &[Bpa, Blc, Brc]);
    one_player_behind_the_ball(Blw, &[Bpa, Blc, Brc, Bfr]);
    one_player_behind_the_ball(Ce, &[Bpa, Blc, Brc, Bfr, Blw, Brw]);
    one_player_behind_the_ball(Arw, &[Bpa, Blc, Brc, Bfr, Blw, Brw, Ce]);
    one_player_behind_the_ball(Afr, &[Bpa, Blc, Brc, Bfr, Blw, Brw, Ce, Alw, Arw]);
    one_player_behind_the_ball(Alc, &[Bpa, Blc, Brc, Bfr, Blw, Brw, Ce, Alw, Arw, Afr]);
}

#[test]
fn f_fk_07_nothing_is_owed_where_the_area_touches_the_goal_line() {
    one_player_behind_the_ball(Area::Blc, &[]);
    one_player_behind_the_ball(Area::Brc, &[]);
}

#[test]
fn f_fk_07_in_the_kickers_penalty_area_all_others_are_closer() {
    let others: Vec<Area> = Area::ALL.into_iter().filter(|area| *area != Area::Apa).collect();
    one_player_behind_the_ball(Area::Apa, &others);
}

#[test]
fn f_fk_07_a_goalkeeper_that_is_alone_stands_behind_the_ball() {
    //
    let text = |area: &str| {
        format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA ball={area}:1:home clock=1:20 red=0-10 \
             next=free-kick"
        )
    };
    let places = |revision, area: &str| {
        let mut scene = scene_at(SPEC, revision, &text(area));
        scene.play(&format!("keeper {area}; place 10"));
        scene.legal()
    };
    assert_eq!(places(2, "BFR"), ["keeper BLC", "keeper BPA", "keeper BRC"]);
    assert_eq!(places(1, "BFR").len(), 13, "in revision 1");
    assert_eq!(places(2, "BLC").len(), 13, "nothing is closer to the goal line");
    let mut with =
        scene_at(SPEC, 2, &text("BFR").replace("GK:BPA ball", "GK:BPA,CE:1 ball").replace("0-10", "0-9"));
    with.play("keeper BFR; place 10");
    assert_eq!(with.legal().len(), 13, "another player can meet the duty");
    let mut taker = scene_at(
        SPEC,
        2,
        &text("BFR")
            .replace(
                "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA",
                "home=4-4-2,GK:APA away=4-4-2,GK:BPA,CE:10",
            )
            .replace("0-10", "10-0"),
    );
    assert_eq!(
        asked(&mut taker),
        Some((AWAY, Decision::PlaceKeeper)),
        "the kicking goalkeeper takes the kick"
    );
    assert_eq!(taker.state().squads[HOME].keeper(), Area::Bfr);
}

#[test]
fn f_fk_09_otherwise_a_new_turn_in_which_the_passive_team_acts_first() {
    otherwise_a_new_turn(SPEC, "free-kick", AWAY);
    otherwise_a_new_turn(SPEC, "open", HOME); // home moved fewer in the turn before
}

#[test]
fn f_fk_08_where_no_shot_is_possible_the_last_turn_ends_at_once() {
    let mut scene = crate::common::scene_of(
        "fuba:2.0",
        "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,BFR:2,AFR:1,CE:7 ball=AFR:1:home clock=1:45+4",
    );
    scene.play("target AFR; 1 6; 1 2; 1");
    assert!(scene.saw(touchline_fuba::Event::HalfEnds(1)), "{}", scene.position());
}
