//! Corner kick.

use touchline_engine::{Notation, Seat};
use touchline_fuba::event::{Shot, Why};
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::{ball_value, corner_kick};
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use super::f_fk::{AWAY, HOME, event_due};
use crate::common::{Scene, asked, scene_of};

const CORNERS: [(&str, Seat); 4] = [("ALC", AWAY), ("ARC", AWAY), ("BLC", HOME), ("BRC", HOME)];

/// The die that equals a value of 2 from in front of the penalty area, one against one there and the
/// goalkeeper alone in its area: 2.0 does not count it.
fn equal(spec: &str) -> u8 {
    if spec == "fuba:2.0" { 4 } else { 5 }
}

/// `seat` rolls for a goal attempt from in front of the penalty area with a ball value of 2.
pub fn shot(spec: &str, seat: Seat, clock: &str) -> Scene {
    let (area, who) = (Area::Bfr.for_seat(seat).name(), seat.word());
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,CE:9,{area}:1 away=4-4-2,GK:BPA,CE:9,{area}:1 ball={area}:2:{who} clock={clock} \
             turn=pass:CE>{area} next=goal-attempt:{who}"
        ),
    )
}

/// The same after the die that makes it a corner.
pub fn corner(spec: &str, seat: Seat, clock: &str) -> Scene {
    let mut scene = shot(spec, seat, clock);
    scene.play(&equal(spec).to_string());
    scene
}

/// Home takes a corner from B-LC: the new turn is about to begin with the choice of target.
pub fn kick(spec: &str, home: &str, away: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,{home} away=4-4-2,{away} ball=SPOT:1:home clock={clock} turn=restart:corner next=turn"
        ),
    )
}

/// The taker, five in the penalty area against a goalkeeper and five, the rest in the centre.
pub fn usual(spec: &str, clock: &str) -> Scene {
    kick(spec, "GK:APA,SPOT:1,BPA:5,CE:4", "GK:BPA,BPA:5,CE:5", clock)
}

pub fn on_spot(scene: &Scene, seat: Seat) -> u8 {
    scene.count(seat, Area::Spot)
}

on_editions!(f_ck_01_from_shots_and_rebounds, v2_0, v2_1, v2_2, v3_0);
fn f_ck_01_from_shots_and_rebounds(spec: &str) {
    for (seat, sides) in [(HOME, ["corner BLC", "corner BRC"]), (AWAY, ["corner ALC", "corner ARC"])] {
        let mut level = corner(spec, seat, "1:20");
        assert!(level.saw(Event::Shot(Shot::Corner, seat)));
        assert_eq!(asked(&mut level), Some((seat, Decision::Corner)));
        assert_eq!(level.legal(), sides, "the attackers choose the side");
        let more = (equal(spec) + 1).to_string();
        let less = (equal(spec) - 1).to_string();
        assert!(!shot(spec, seat, "1:20").play(&more).can(sides[0]), "more is a goal");
        assert!(!shot(spec, seat, "1:20").play(&less).can(sides[0]), "less is a miss");
    }
    let in_play = |teams: &str, value: u8, dice: &str| {
        let mut scene = scene_of(
            spec,
            &format!("{teams} ball=BFR:{value}:home clock=1:20 turn=pass:CE>BFR next=goal-attempt:home"),
        );
        scene.play(dice);
        scene.can("corner BLC")
    };
    // The die that is one short of the value; the attacker in the area is offside and counts in none but 2.2.
    let less = if spec == "fuba:2.2" { 4 } else { 3 };
    let rebound = "home=4-4-2,GK:APA,CE:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,CE:10";
    for (dice, is_corner) in [("3 4", true), ("4 4", false), ("2 4", false)] {
        assert_eq!(in_play(rebound, 3, &format!("{less}; {dice}")), is_corner, "{dice} and one attacker");
    }
    let difficult = "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:10";
    for (die, is_corner) in [("1", false), ("2", true), ("3", false)] {
        assert_eq!(in_play(difficult, 6, &format!("6; {die}")), is_corner, "{die} from an area of 2");
    }
}

// Event 0, in 3.0 event 7.
on_editions!(
    f_ck_01_from_an_event_in_a_corner_area_for_the_team_that_attacks_there,
    v2_0("5 5"),
    v2_1("5 5"),
    v2_2("5 5"),
    v3_0("3 4")
);
fn f_ck_01_from_an_event_in_a_corner_area_for_the_team_that_attacks_there(spec: &str, event: &str) {
    for (area, starter) in Area::ALL.into_iter().flat_map(|area| Seat::ALL.map(|seat| (area, seat))) {
        let teams = "home=4-4-2,GK:APA,AFR:5,BFR:4,CE:1 away=4-4-2,GK:BPA,BFR:5,AFR:4,CE:1";
        let mut scene = event_due(spec, teams, starter, area, 3, "1:20");
        scene.play(event);
        let attacker = CORNERS.iter().find(|(corner, _)| *corner == area.name()).map(|(_, seat)| *seat);
        assert_eq!(scene.state().turn.restart == Restart::CornerKick, attacker.is_some(), "{area:?}");
        if let Some(attacker) = attacker {
            assert_eq!((scene.control(), scene.state().turn.corner), (attacker, area), "no choice of side");
            assert!(
                !scene.events().iter().any(|event| matches!(event, Event::Check(..))),
                "no control check"
            );
        }
    }
}

on_editions!(f_ck_02_a_new_setup, v2_0, v2_1, v2_2, v3_0);
fn f_ck_02_a_new_setup(spec: &str) {
    for (seat, side) in [(HOME, "corner BRC"), (AWAY, "corner ALC")] {
        let mut scene = corner(spec, seat, "1:20");
        scene.play(side);
        assert_eq!(asked(&mut scene), Some((seat, Decision::PlaceKeeper)));
        scene.play("keeper CE; place 9");
        assert_eq!(asked(&mut scene), Some((seat.other(), Decision::PlaceKeeper)));
        assert_eq!(scene.state().squads[seat.other()].in_hand, 10);
        scene.play("keeper CE; place 10");
        assert_eq!(asked(&mut scene), Some((seat, Decision::Adjust)));
    }
}

on_editions!(f_ck_03_the_taker_stands_in_the_corner_with_the_ball_and_stays, v2_0, v2_1, v2_2, v3_0);
fn f_ck_03_the_taker_stands_in_the_corner_with_the_ball_and_stays(spec: &str) {
    let mut scene = corner(spec, HOME, "1:20");
    scene.play("corner BLC; keeper APA");
    assert_eq!((on_spot(&scene, HOME), scene.state().squads[HOME].in_hand), (1, 9));
    assert_eq!((scene.state().ball.area, scene.state().turn.corner), (Area::Spot, Area::Blc));
    scene.play("place 9");
    assert!(!scene.can("keeper SPOT"), "only the kicking team is there");
    scene.play("keeper BPA; place 10");
    assert!(!scene.legal().iter().any(|step| step.contains("SPOT")), "the adjustment cannot move it");
    scene.play("move ALC>AFR; move ALC>AFR");
    assert_eq!((on_spot(&scene, HOME), on_spot(&scene, AWAY)), (1, 0));
    let mut keeper = corner(spec, AWAY, "1:20");
    keeper.play("corner ARC; keeper SPOT");
    assert_eq!((on_spot(&keeper, AWAY), keeper.state().squads[AWAY].in_hand), (1, 10), "one taker, not two");
}

on_editions!(f_ck_04_everybody_else_stands_without_restriction, v2_0, v2_1, v2_2, v3_0);
fn f_ck_04_everybody_else_stands_without_restriction(spec: &str) {
    let mut scene = corner(spec, HOME, "1:20");
    scene.play("corner BLC");
    assert_eq!(scene.legal().len(), 14, "thirteen areas and the corner");
    scene.play("keeper BPA");
    for (seat, most) in [(HOME, 9), (AWAY, 10)] {
        let mut places = 0;
        while let Some((who, Decision::Place(_))) = asked(&mut scene)
            && who == seat
        {
            assert!(scene.can("place 0") && scene.can(&format!("place {most}")));
            scene.play("place 0");
            places += 1;
        }
        assert_eq!(places, 12, "the thirteenth takes the rest");
        if seat == HOME {
            assert_eq!(scene.legal().len(), 13);
            scene.play("keeper APA");
        }
    }
}

on_editions!(f_ck_05_the_spot_is_an_area_of_its_own, v2_0, v2_1, v2_2, v3_0);
fn f_ck_05_the_spot_is_an_area_of_its_own(spec: &str) {
    // Areas between the spot and every area in board order, by corner area.
    let between = [
        (Area::Alc, [0, 1, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]),
        (Area::Arc, [2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 4, 3]),
        (Area::Blc, [3, 4, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 2]),
        (Area::Brc, [4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 2, 1, 0]),
    ];
    for (corner, row) in between {
        let mut state = *usual(spec, "1:20").state();
        state.turn.corner = corner;
        for (area, areas) in Area::ALL.into_iter().zip(row) {
            assert_eq!(corner_kick::areas_between(&state, area), areas, "{corner:?} to {area:?}");
            assert_eq!(ball_value::areas_between(&state, Area::Spot, area), areas);
        }
    }
    let reach = kick(spec, "GK:APA,SPOT:1,AFR:9", "GK:BPA,BFR:10", "1:20");
    assert!(reach.can("target BLC") && !reach.can("target BRC") && !reach.can("target BPA"));
    assert!(!reach.can("target SPOT"));
}

on_editions!(f_ck_05_one_area_lies_between_spot_and_penalty_area, v2_0, v2_1, v2_2, v3_0);
/// A kick into the penalty area is a long pass over one area, also in an empty corner: the taker is nobody to
/// pass through.
fn f_ck_05_one_area_lies_between_spot_and_penalty_area(spec: &str) {
    let mut scene = usual(spec, "1:20");
    scene.play("target BPA");
    if spec == "fuba:2.0" {
        scene.play("5 3; done"); // added to the passive die; away begins with its movement
        assert!(scene.saw(Event::Value(4, Why::New)), "{:?}", scene.events());
    } else {
        assert!(scene.saw(Event::Value(2, Why::LongPass(1))), "{:?}", scene.events());
    }
}

pub fn the_value_is_1(spec: &str) {
    for (place, seat) in CORNERS {
        let mut scene = corner(spec, seat, "1:20");
        scene.play(&format!("corner {place}"));
        assert_eq!(scene.value(), 1);
        assert!(scene.saw(Event::Value(1, Why::Restart)));
    }
}

on_editions!(f_ck_06_the_value_is_1 = the_value_is_1, v2_0, v2_1, v2_2, v3_0);

on_editions!(f_ck_07_a_new_turn_starts_with_the_target, v2_0, v2_1, v2_2, v3_0);
fn f_ck_07_a_new_turn_starts_with_the_target(spec: &str) {
    let mut scene = corner(spec, HOME, "1:20");
    scene.play("corner BRC; keeper APA; place 9; keeper BPA; place 10; done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
    let turn = scene.state().turn;
    assert_eq!((turn.number, turn.restart, turn.start), (2, Restart::CornerKick, Area::Spot));
}

/// `with_target`: the taker is in the corner area as soon as the target is chosen, else when the ball moves
/// after the check.
pub fn the_taker_comes_back(spec: &str, with_target: bool) {
    for (dice, control) in [("4 3", HOME), ("1 3", AWAY)] {
        let mut scene = usual(spec, "1:20");
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (1, 0));
        scene.play("target BPA");
        let back = u8::from(with_target);
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (1 - back, back), "{spec}");
        let again = scene.position();
        assert!(scene.driver().game().read_state(&again).is_ok(), "{again}");
        if spec == "fuba:2.0" && dice == "1 3" {
            continue; // 1 equals the value: an event
        }
        scene.play(dice);
        if spec != "fuba:2.1" {
            assert_eq!(scene.control(), control, "{dice}");
        }
        assert_eq!((on_spot(&scene, HOME), scene.count(HOME, Area::Blc)), (0, 1));
    }
    for clock in ["1:45+2", "2:90+2"] {
        let mut scene = usual(spec, clock);
        scene.play("target BPA; 4 3"); // 1 is below 2: the half ends
        assert!(scene.events().iter().any(|event| matches!(event, Event::HalfEnds(_))));
        assert_eq!(on_spot(&scene, HOME), 0, "{clock}");
        let text = scene.position();
        assert!(scene.driver().game().read_state(&text).is_ok(), "{text}");
    }
}

on_editions!(f_ck_08_the_taker_comes_back_with_the_ball_after_the_check = the_taker_comes_back, v2_0(false));

on_editions!(f_ck_08_the_taker_comes_back_with_the_target, v2_1, v2_2);
fn f_ck_08_the_taker_comes_back_with_the_target(spec: &str) {
    the_taker_comes_back(spec, true);
}

on_editions!(f_ck_08_the_taker_plays_on_in_the_corner_area, v2_0, v2_1, v2_2, v3_0);
/// The taker plays on in the corner area: it is the closest player there.
fn f_ck_08_the_taker_plays_on_in_the_corner_area(spec: &str) {
    let mut closest = kick(spec, "GK:APA,SPOT:1,AFR:9", "GK:BPA,BPA:8,BFR:2", "1:20");
    closest.play("target BLC; 6 4");
    assert_eq!((closest.control(), closest.count(HOME, Area::Blc)), (HOME, 1));
    assert!(!closest.events().iter().any(|event| matches!(event, Event::Moved(..))), "nobody is fetched");
}

on_editions!(f_ck_08_the_order_of_actions_leaves_the_taker_out, v2_1, v2_2);
/// The taker is not counted for the order of actions: equal numbers in the corner area, so the passive team
/// begins.
fn f_ck_08_the_order_of_actions_leaves_the_taker_out(spec: &str) {
    let mut scene = kick(spec, "GK:APA,SPOT:1,CE:9", "GK:BPA,BPA:10", "1:20");
    scene.play("target BLC");
    assert_eq!(scene.state().turn.numbers.0, [0, 0]);
    scene.play("6 4");
    assert_eq!((scene.control(), scene.state().turn.first), (HOME, AWAY));
    let mut more = kick(spec, "GK:APA,SPOT:1,BLC:1,CE:8", "GK:BPA,BPA:10", "1:20");
    more.play("target BLC; 6 4");
    assert_eq!(more.state().turn.first, HOME, "others are counted");
}

on_editions!(f_ck_08_the_order_leaves_the_taker_out_after_a_failed_pass, v2_1);
/// Nor after a failed pass (event -4), when the corner area counts as target: away has one there and begins.
fn f_ck_08_the_order_leaves_the_taker_out_after_a_failed_pass(spec: &str) {
    let mut scene = kick(spec, "GK:APA,SPOT:1,BPA:5,CE:4", "GK:BPA,BPA:5,BLC:1,CE:4", "1:20");
    scene.play("target BPA; 2 5; 1 5");
    assert_eq!((scene.control(), scene.state().ball.area), (AWAY, Area::Blc));
    assert_eq!((scene.state().turn.numbers.0, scene.state().turn.first), ([0, 1], AWAY));
}

on_editions!(f_ck_09_offside_does_not_apply, v2_0, v2_1, v2_2, v3_0);
fn f_ck_09_offside_does_not_apply(spec: &str) {
    let (home, away) = ("BPA:9", "GK:BPA,AFR:10");
    assert!(kick(spec, &format!("GK:APA,SPOT:1,{home}"), away, "1:20").can("target BPA"));
    let open =
        scene_of(spec, &format!("home=4-4-2,GK:APA,CE:1,{home} away=4-4-2,{away} ball=CE:1:home clock=1:20"));
    assert!(!open.can("target BPA"), "in open play it does");
}

on_editions!(f_ck_10_no_reduction_for_an_unmarked_start, v2_0, v2_1, v2_2, v3_0);
fn f_ck_10_no_reduction_for_an_unmarked_start(spec: &str) {
    let mut scene = kick(spec, "GK:APA,SPOT:1,BPA:5,BLC:4", "GK:BPA,BPA:5,BLC:1,CE:4", "1:20");
    assert!(!ball_value::start_is_unmarked(scene.state(), Area::Spot));
    scene.play("target BLC; 5 3");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked))));
    assert!(scene.saw(Event::Value(3, Why::New)), "{:?}", scene.events());
}

/// Minutes that the kick takes; it is not taken in the last turn.
pub fn time_of_the_kick(spec: &str, minutes: u8) {
    for (before, minute, stoppage) in [
        ("1:20", 20 + minutes, 0),
        ("1:44", 44 + minutes, 0),
        ("1:45", 45, minutes),
        ("1:45+1", 45, 1),
        ("1:45+4", 45, 4),
    ] {
        let mut scene = corner(spec, AWAY, before);
        scene.play("corner ALC");
        assert_eq!(scene.state().clock, Clock { half: 1, minute, stoppage }, "{before}");
    }
    let mut first = corner(spec, HOME, "1:45+5");
    assert!(first.saw(Event::NotTaken(Restart::CornerKick)) && first.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));
    assert!(corner(spec, AWAY, "2:90+5").state().ended.is_some());
}

on_editions!(f_ck_07_not_taken_in_the_last_turn, v2_0, v2_1);
fn f_ck_07_not_taken_in_the_last_turn(spec: &str) {
    time_of_the_kick(spec, 0);
}

on_editions!(f_ck_11_the_kick_takes_a_minute = time_of_the_kick, v2_2(1), v3_0(1));
