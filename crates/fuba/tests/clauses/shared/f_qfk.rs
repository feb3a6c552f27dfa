//! Quick free kick.

use touchline_engine::Seat;
use touchline_fuba::event::Why;
use touchline_fuba::pitch::Area;
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use super::f_fk::{AWAY, HOME, for_other, for_starter, free_kick_at, goal};
use crate::common::{Scene, asked, scene_of, steps_from};

/// A free kick for home in `area`, the foul and its card test being over.
pub fn for_home(spec: &str, teams: &str, area: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!("{teams} ball={area}:1:home clock={clock} turn=starter:away next=yellow-card:away"),
    )
}

/// Home takes it on its left wing with two, five in front of its goal and three in the centre; away has ten
/// in the centre.
pub fn on_the_wing(spec: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,ALW:2,AFR:5,CE:3 away=4-4-2,GK:BPA,CE:10";
    let mut scene = for_home(spec, teams, "ALW", "1:20");
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
    scene
}

on_editions!(f_qfk_01_quick_in_areas_at_least_partly_in_the_own_half, v2_1, v2_2, v3_0);
fn f_qfk_01_quick_in_areas_at_least_partly_in_the_own_half(spec: &str) {
    let own_half = [
        (HOME, ["ALC", "APA", "ARC", "AFR", "ALW", "ARW", "CE"]),
        (AWAY, ["BLC", "BPA", "BRC", "BFR", "BLW", "BRW", "CE"]),
    ];
    for (seat, areas) in own_half {
        for area in Area::ALL.into_iter().filter(|area| *area != goal(seat)) {
            let mut scene = free_kick_at(spec, seat, area, "1:20");
            let quick = matches!(asked(&mut scene), Some((to, Decision::QuickMoves | Decision::Closest)) if to == seat);
            assert_eq!(quick, areas.contains(&area.name()), "{seat:?} in {area:?}");
        }
    }
}

on_editions!(f_qfk_02_no_new_setup, v2_1, v2_2, v3_0);
fn f_qfk_02_no_new_setup(spec: &str) {
    let teams = "home=4-4-2,GK:APA,ALW:2,AFR:5,CE:3 away=4-4-2,GK:BPA,BFR:4,CE:6";
    let mut scene = for_home(spec, teams, "ALW", "1:20");
    let before = scene.state().squads;
    scene.play("1; done");
    if asked(&mut scene) == Some((AWAY, Decision::QuickMoves)) {
        scene.play("done");
    }
    assert_eq!(scene.state().squads, before);
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)), "neither set-up nor adjustment");
}

on_editions!(f_qfk_03_any_number_of_moves_of_all_types_mixed, v2_1, v2_2, v3_0);
fn f_qfk_03_any_number_of_moves_of_all_types_mixed(spec: &str) {
    let mut scene = on_the_wing(spec);
    assert_eq!(steps_from(&scene, "AFR"), ["ALC", "APA", "ARC", "ALW", "ARW", "CE"], "every type of move");
    assert!(scene.can("keeper APA>AFR") && scene.can("done"));
    // Ten moves with a formation of 4-4-2: sideways, backward, forward, diagonal, the goalkeeper.
    scene.play("move AFR>ALC; move AFR>APA; move AFR>CE; move AFR>ARW; move AFR>ARC");
    scene.play("move CE>AFR; move CE>ALW; move CE>BLW; move ALW>AFR; keeper APA>ALC");
    assert_eq!(scene.state().steps.made, 10);
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)), "still nobody stopped them");

    let mut once = on_the_wing(spec);
    once.play("move AFR>ARW");
    assert!(steps_from(&once, "ARW").is_empty(), "each piece once");
    once.play("keeper APA>AFR");
    assert!(!once.legal().iter().any(|step| step.starts_with("keeper")));

    let mut taker = on_the_wing(spec);
    taker.play("move ALW>ALC; move AFR>ARC; move AFR>ARC; move AFR>ARC; move AFR>ARC; move AFR>ARC");
    taker.play("move CE>BRW; move CE>BRW; move CE>BRW");
    assert!(steps_from(&taker, "ALW").is_empty(), "a taker stays on the ball");
    assert!(taker.can("done"));
}

on_editions!(f_qfk_03_straight_as_far_as_they_like, v2_1, v2_2);
fn f_qfk_03_straight_as_far_as_they_like(spec: &str) {
    let mut long =
        for_home(spec, "home=4-4-2,GK:APA,ALC:5,ALW:2,BLW:3 away=4-4-2,GK:BPA,BFR:9,ARC:1", "ALW", "1:20");
    long.play("1");
    assert_eq!(steps_from(&long, "ALC"), ["APA", "AFR", "ALW", "BLW", "BLC"], "straight ahead");
    assert_eq!(steps_from(&long, "BLW"), ["ALC", "ALW", "CE", "BFR", "BLC"], "and straight back");
}

on_editions!(f_qfk_03_the_closest_player_comes_first_if_nobody_is_there, v2_1, v2_2, v3_0);
fn f_qfk_03_the_closest_player_comes_first_if_nobody_is_there(spec: &str) {
    let mut scene = for_home(spec, "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,ALW:10", "ALW", "1:20");
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Closest)));
    scene.play("move CE>ALW");
    assert_eq!((scene.count(HOME, Area::Alw), scene.state().steps.made), (1, 0));
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
}

/// The passive team answers with as many moves as `answers` says for so many made.
fn the_passive_team_answers(spec: &str, answers: [u8; 7]) {
    for (made, most) in answers.into_iter().enumerate() {
        let moves = ["move AFR>ARC;"; 5].into_iter().chain(["move CE>AFR;"]).take(made).collect::<String>();
        let mut scene = on_the_wing(spec);
        scene.play(&moves).play("done");
        for answer in 0..most {
            assert_eq!(asked(&mut scene), Some((AWAY, Decision::QuickMoves)), "{answer} after {made}");
            scene.play("move CE>BFR");
        }
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)), "after {made}");
    }
    let mut fewer = on_the_wing(spec);
    fewer.play("move AFR>ARC; move AFR>ARC; move AFR>ARC; done; move CE>ALW");
    assert!(steps_from(&fewer, "ALW").is_empty(), "each piece once");
    fewer.play("done");
    assert_eq!(asked(&mut fewer), Some((HOME, Decision::Target)));
}

on_editions!(
    f_qfk_04_the_passive_team_answers_with_up_to_as_many_moves = the_passive_team_answers,
    v2_1([0, 1, 2, 3, 4, 5, 6]),
    v3_0([0, 1, 2, 3, 4, 5, 6])
);

on_editions!(
    f_qfk_04_the_passive_team_answers_with_four_or_as_many_moves = the_passive_team_answers,
    v2_2([4, 4, 4, 4, 4, 5, 6])
);

on_editions!(f_qfk_05_a_new_turn_starts_with_the_free_kick, v2_1, v2_2, v3_0);
fn f_qfk_05_a_new_turn_starts_with_the_free_kick(spec: &str) {
    let to_target = |moves: &str| {
        let mut scene = on_the_wing(spec);
        scene.play(moves).play("done");
        if asked(&mut scene) == Some((AWAY, Decision::QuickMoves)) {
            scene.play("done");
        }
        scene
    };
    let mut scene = to_target("");
    let turn = scene.state().turn;
    assert_eq!((turn.number, turn.restart, turn.start, scene.value()), (2, Restart::FreeKick, Area::Alw, 1));
    assert!(scene.can("target ALW"), "two players are there");
    scene.play("target ALC");
    let reduced = scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked)));
    assert!(!reduced, "not for the start area of a free kick");
    assert!(!to_target("move ALW>ALC").can("target ALW"), "a single player cannot play to himself");

    for area in ["CE", "ALW", "ARW"] {
        let teams = "home=4-4-2,GK:APA,ALW:3,CE:4,ARW:3 away=4-4-2,GK:AFR,BFR:10";
        let mut scene = for_home(spec, teams, area, "1:20");
        scene.play("1; done");
        if asked(&mut scene) == Some((AWAY, Decision::QuickMoves)) {
            scene.play("done");
        }
        assert_eq!(
            asked(&mut scene),
            Some((HOME, Decision::Target)),
            "no direct shot although the goal is empty"
        );
    }
}

/// Minutes that the kick takes; it is not taken in the last turn.
fn time_of_the_kick(spec: &str, minutes: u8) {
    let teams = "home=4-4-2,GK:APA,ALW:10 away=4-4-2,GK:BPA,CE:10";
    for (before, minute, stoppage) in [("1:20", 20 + minutes, 0), ("1:45", 45, minutes), ("1:45+4", 45, 4)] {
        let mut scene = for_home(spec, teams, "ALW", before);
        scene.play("1");
        assert_eq!(scene.state().clock, Clock { half: 1, minute, stoppage }, "{before}");
    }
    let mut scene = for_home(spec, teams, "ALW", "1:45+5");
    scene.play("4");
    assert!(scene.saw(Event::Yellow(AWAY)), "the card belongs to the foul");
    assert!(scene.saw(Event::NotTaken(Restart::FreeKick)) && scene.saw(Event::HalfEnds(1)));
}

on_editions!(f_qfk_05_not_taken_in_the_last_turn = time_of_the_kick, v2_1(0));

on_editions!(f_qfk_05_a_minute_but_not_taken_in_the_last_turn = time_of_the_kick, v2_2(1), v3_0(1));

on_editions!(f_qfk_06_in_the_centre_always_quick, v2_1, v2_2, v3_0);
fn f_qfk_06_in_the_centre_always_quick(spec: &str) {
    for starter in Seat::ALL {
        for (dice, to) in [(for_starter(spec), starter), (for_other(spec), starter.other())] {
            let mut scene = scene_of(
                spec,
                &format!(
                    "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:{} clock=1:20",
                    starter.word()
                ),
            );
            let event = if spec == "fuba:3.0" { "3 3" } else { "3 5" };
            scene.play("target CE").play(event).play(dice).play("1");
            assert_eq!(asked(&mut scene), Some((to, Decision::QuickMoves)));
        }
    }
}
