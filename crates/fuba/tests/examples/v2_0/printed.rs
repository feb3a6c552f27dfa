//! Examples printed in the rulebook.

use touchline_engine::Seat;
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::{Area, Decision, Event};

use crate::common::{Scene, decides, scene_of};
use crate::examples::shared;

const SPEC: &str = "fuba:2.0";

#[test]
fn e_09_offside_players_are_no_target_partly_level_ones_are() {
    for (teams, ball, legal, illegal) in [
        (
            "home=4-4-2,GK:APA,CE:8,BLC:1,BPA:1 away=4-4-2,GK:BPA,BFR:1,CE:9",
            "home",
            "target BLC",
            "target BPA",
        ),
        (
            "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,CE:8,ARC:1,APA:1",
            "away",
            "target ARC",
            "target APA",
        ),
    ] {
        let scene = scene_of(SPEC, &format!("{teams} ball=CE:1:{ball} clock=1:20"));
        assert!(scene.can(legal) && !scene.can(illegal), "{:?}", scene.legal());
    }
}

#[test]
fn e_17_5_against_value_3_keeps_the_ball_with_the_passive_die() {
    let mut scene = shared::short_pass(SPEC, 3, "");
    scene.play("target BFR");
    assert_eq!(scene.state().ball.area, Area::Ce, "the ball waits for the check");
    scene.play("5 2");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!((scene.control(), scene.value(), scene.state().ball.area), (Seat::Home, 2, Area::Bfr));
}

#[test]
fn e_19_the_stages_of_a_turn() {
    let mut scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:8,BLW:1,CE:1 ball=CE:3:home clock=1:20 \
         turn=pass:AFR>CE,dice:53 memory=away,3-2,0,none next=order",
    );
    assert_eq!(decides(&mut scene), (Seat::Away, Decision::MaybeMove), "no goal attempt for it");
    scene.play("midfield; move BLW>CE");
    assert_eq!(scene.value(), 3);
    scene.play("done");
    assert_eq!(scene.value(), 4, "2 against 1 at the ball");
    assert_eq!(decides(&mut scene), (Seat::Away, Decision::MaybePress));
    scene.play("done");
    assert_eq!((scene.control(), decides(&mut scene)), (Seat::Home, (Seat::Home, Decision::MaybeMove)));
}

#[test]
fn e_20_a_shot_from_the_front_area() {
    let table = [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss];
    let shot = |die: u8| shared::front_shot(SPEC, 2, "maybe-shoot:home", "none", &die.to_string());
    shared::shots(shot, -2, table);
}

#[test]
fn e_21_pressing_with_2_wins_the_ball() {
    for value in 3..=6 {
        let mut scene = scene_of(
            SPEC,
            &format!(
                "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:{value}:home clock=1:20 \
                 turn=pass:AFR>CE,acted:none-move next=maybe-press:away"
            ),
        );
        scene.play("press; 2");
        assert_eq!((scene.control(), scene.value()), (Seat::Away, 2));
    }
}

/// Home, which plays 4-4-2, is to choose its movement.
fn movement(home: &str, away: &str) -> Scene {
    scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,{home} away=4-4-2,GK:BPA,{away} ball=BPA:3:away clock=1:20 \
             turn=pass:BFR>BPA next=maybe-move:home"
        ),
    )
}

#[test]
fn e_22_defence_moves_four_pieces_straight_back_until_they_are_outnumbered() {
    let mut scene = movement("BFR:5,CE:5", "AFR:2,BFR:8");
    scene.play("defence");
    for (step, legal) in [
        ("move BFR>CE", true),
        ("move BFR>AFR", true),
        ("move BFR>APA", false),
        ("move BFR>BPA", false),
        ("move BFR>BLW", false),
        ("move CE>AFR", true),
        ("move CE>APA", false),
        ("move CE>BFR", false),
    ] {
        assert_eq!(scene.can(step), legal, "{step}");
    }
    scene.play("move BFR>AFR; move BFR>AFR; move BFR>APA; move BFR>CE");
    assert_ne!(decides(&mut scene).1, Decision::Movement(touchline_fuba::state::Line::Defence));
}

#[test]
fn e_23_midfield_moves_of_three_pieces_and_none_straight() {
    let mut scene = movement("BFR:5,CE:5", "AFR:2,BFR:8");
    scene.play("midfield; move CE>ALW; move CE>ARW; move CE>BLW");
    assert!(scene.can("move CE>BRW"), "a fourth could");
    for step in ["move CE>BFR", "move CE>AFR", "move BFR>CE", "move BFR>BPA"] {
        assert!(!scene.can(step), "{step}");
    }
    scene.play("done");
    assert_eq!(["ALW", "ARW", "BLW"].map(|area| scene.count(Seat::Home, area_of(area))), [1, 1, 1]);
}

fn area_of(name: &str) -> Area {
    Area::ALL.into_iter().find(|area| area.name() == name).unwrap()
}

#[test]
fn e_24_forward_the_first_piece_stops_the_second_passes_through() {
    let mut scene = movement("AFR:10", "CE:1,BFR:9");
    scene.play("forward");
    assert!(scene.can("move AFR>CE") && !scene.can("move AFR>BFR"), "{:?}", scene.legal());
    scene.play("move AFR>CE");
    assert!(scene.can("move AFR>CE") && scene.can("move AFR>BFR"), "{:?}", scene.legal());
    scene.play("move AFR>BFR");
    assert_eq!((scene.count(Seat::Home, Area::Ce), scene.count(Seat::Home, Area::Bfr)), (1, 1));
    assert!(!scene.can("move AFR>CE"), "two forwards");
}

#[test]
fn e_26_a_third_yellow_card_and_a_red_one() {
    for (die, yellows, reds) in [(2, 1, 1), (3, 3, 0)] {
        let mut scene = shared::foul(SPEC, 2);
        scene.play(&format!("4; {die}"));
        let team = scene.state().teams[Seat::Away];
        assert_eq!((team.yellows, team.reds), (yellows, reds), "die {die}");
    }
}

#[test]
fn e_44_a_corner_kick_into_the_penalty_area_raises_the_new_value_by_1() {
    let mut scene = shared::corner(SPEC);
    scene.play("target BPA");
    assert_eq!(scene.value(), 1, "nothing before the dice");
    scene.play("5 3");
    assert_eq!((scene.control(), scene.value(), scene.state().ball.area), (Seat::Home, 4, Area::Bpa));
}
