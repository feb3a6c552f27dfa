//! Condition points.

use touchline_engine::{Node, Seat};
use touchline_fuba::state::{ActionKind, Condition, Line};
use touchline_fuba::{Decision, Event};

use super::f_act::actions;
use crate::common::{Scene, new_match, scene_of, turned};

/// A movement with a point, in an edition's words.
pub fn boosted_movement(edition: &str) -> &'static str {
    if edition == "fuba:2.0" { "roll-moves" } else { "midfield cp" }
}

/// What is to be done when home is about to move (2.0) or to choose an action.
pub fn next(edition: &str) -> &'static str {
    match edition {
        "fuba:2.0" => "maybe-move:home",
        _ => "first-action:home",
    }
}

/// Home, in control, is about to act; the pieces, the ball's area, the target of the turn, further fields.
pub fn position(edition: &str, pieces: &str, ball: &str, target: &str, more: &str) -> String {
    format!("{pieces} ball={ball}:3:home clock=1:20 turn=pass:AFR>{target} next={} {more}", next(edition))
}

pub const PIECES: &str = "home=4-4-2,GK:APA,AFR:3,CE:4,BFR:3 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4";

/// The same with the ball and the target in the centre.
pub fn about_to_act(edition: &str, more: &str) -> Scene {
    scene_of(&format!("{edition}+condition"), &position(edition, PIECES, "CE", "CE", more))
}

pub fn points(scene: &Scene, seat: Seat) -> [u8; 3] {
    scene.state().teams[seat].condition.points
}

on_editions!(f_cp_01_one_point_for_each_player_of_a_line, v2_0, v2_1, v3_0);
/// F-CP-01.
fn f_cp_01_one_point_for_each_player_of_a_line(edition: &str) {
    let mut scene = new_match(&format!("{edition}+condition"));
    scene.play("formation 5-3-2; formation 3-4-3");
    for (seat, points) in [(Seat::Home, [5, 3, 2]), (Seat::Away, [3, 4, 3])] {
        assert!(scene.saw(Event::Condition(seat, Condition { points })));
        assert_eq!(scene.state().teams[seat].condition.points, points);
    }
    let mut basic = new_match(edition);
    basic.play("formation 5-3-2; formation 3-4-3");
    assert!(!basic.events().iter().any(|event| matches!(event, Event::Condition(..))));
}

const ZONES: [(&str, [&str; 5]); 3] = [
    ("1/0/0", ["APA", "AFR", "ALC", "ARC", "AFR"]),
    ("0/1/0", ["ALW", "ARW", "CE", "BLW", "BRW"]),
    ("0/0/1", ["BPA", "BFR", "BLC", "BRC", "BFR"]),
];

/// F-CP-02, R-111, R-112: `by_target` where the zone of the target area pays, else that of the ball.
pub fn the_zone_that_pays(edition: &str, by_target: bool) {
    let spec = format!("{edition}+condition");
    for (home, _) in ZONES {
        for (zone, areas) in ZONES {
            for area in areas {
                let elsewhere = if home == "0/1/0" { "BPA" } else { "CE" };
                let (ball, target) = if by_target { (elsewhere, area) } else { (area, elsewhere) };
                let pieces = format!("home=4-4-2,GK:APA,AFR:8,{ball}:2 away=4-4-2,GK:BPA,BFR:10");
                let pieces = pieces.replace("AFR:8,AFR:2", "AFR:10");
                let text = position(edition, &pieces, ball, target, &format!("condition={home}-9/9/9"));
                for text in
                    [text.clone(), turned(&text).replace(&format!("{home}-9/9/9"), &format!("9/9/9-{home}"))]
                {
                    let mut scene = scene_of(&spec, &text);
                    let pays = home == zone;
                    assert_eq!(scene.can(boosted_movement(edition)), pays, "{text}");
                    if pays {
                        scene.play(boosted_movement(edition));
                        let line = Line::ALL[zone.find('1').unwrap() / 2];
                        let who = scene.state().turn.starter;
                        assert!(scene.saw(Event::PointsPaid(who, line, 1)));
                        assert_eq!(scene.state().teams[who].condition.total(), 0);
                    }
                }
            }
        }
    }
}

on_editions!(f_cp_02_the_zone_of_the_ball_pays, v2_0, v3_0);
fn f_cp_02_the_zone_of_the_ball_pays(edition: &str) {
    the_zone_that_pays(edition, false);
}

on_editions!(f_cp_02_the_zone_of_the_target_area_pays = the_zone_that_pays, v2_1(true));

on_editions!(f_cp_03_announced_with_the_action, v2_1, v3_0);
/// F-CP-03 where it boosts an action: together with its choice, not while it is played.
fn f_cp_03_announced_with_the_action(edition: &str) {
    let mut scene = about_to_act(edition, "condition=4/4/2-4/4/2");
    let with_point = |scene: &Scene| scene.legal().iter().filter(|action| action.ends_with(" cp")).count();
    assert!(with_point(&scene) >= 3, "{:?}", scene.legal());
    scene.play("midfield");
    assert_eq!(with_point(&scene), 0, "{:?}", scene.legal());
    assert_eq!(points(&scene, Seat::Home), [4, 4, 2]);
}

on_editions!(f_cp_04_one_point_for_an_action, v2_1, v3_0);
/// F-CP-04: one point for an action; another action may have its own.
fn f_cp_04_one_point_for_an_action(edition: &str) {
    let mut scene = about_to_act(edition, "condition=4/4/2-4/4/2");
    scene.play("midfield cp");
    assert_eq!(scene.state().steps.left, 5, "one more, not two");
    assert_eq!(points(&scene, Seat::Home), [4, 3, 2]);
    scene.play("move CE>ALW; done");
    if edition == "fuba:2.1" {
        scene.play("adjust cp");
        assert_eq!(points(&scene, Seat::Home), [4, 2, 2]);
        assert_eq!(
            actions(&scene),
            [(Seat::Home, ActionKind::Movement), (Seat::Home, ActionKind::Positioning)]
        );
    }
}

/// The numbers of the three lines, 3-5-2, each with a point: one more move.
fn number_of_moves(edition: &str) {
    let pieces = PIECES.replace("home=4-4-2", "home=3-5-2");
    let text = position(edition, &pieces, "CE", "CE", "condition=0/1/0-0/0/0");
    for (line, moves) in [("defence", 3), ("midfield", 5), ("forward", 2)] {
        for (boost, moves) in [("", moves), (" cp", moves + 1)] {
            let mut scene = scene_of(&format!("{edition}+condition"), &text);
            scene.play(&format!("{line}{boost}"));
            assert_eq!(scene.state().steps.left, moves, "{line}{boost}");
        }
    }
}

/// F-CP-05: one more move, which may be of another type.
pub fn one_more_move_of_any_type(edition: &str) {
    number_of_moves(edition);
    let start = |choice: &str| {
        let mut scene = about_to_act(edition, "condition=0/1/0-0/0/0");
        scene.play(choice);
        scene
    };
    let mut plain = start("forward");
    assert!(plain.can("move AFR>CE") && !plain.can("move CE>ALW") && !plain.can("move BFR>CE"));
    plain.play("move AFR>CE; move AFR>CE");
    assert!(
        !matches!(plain.driver().node(), Node::Decide(_, Decision::Movement(_))),
        "two forwards, two moves"
    );
    // The extra move first, between the others or last.
    for moves in [
        ["move CE>ALW", "move AFR>CE", "move AFR>CE"],
        ["move AFR>CE", "move BFR>CE", "move AFR>CE"],
        ["move AFR>CE", "move AFR>CE", "move CE>BRW"],
        ["move AFR>CE", "move AFR>CE", "move AFR>CE"],
    ] {
        let mut scene = start("forward cp");
        for (n, step) in moves.iter().enumerate() {
            assert_eq!(
                scene.driver().node(),
                Node::Decide(Seat::Home, Decision::Movement(Line::Forward)),
                "{n}"
            );
            scene.play(step);
        }
        let moved = |event: &&Event| matches!(event, Event::Moved(Seat::Home, ..));
        assert_eq!(scene.events().iter().filter(moved).count(), 3);
        assert!(!matches!(scene.driver().node(), Node::Decide(_, Decision::Movement(_))), "no fourth move");
    }
}

on_editions!(f_cp_05_one_more_move_which_may_be_of_another_type = one_more_move_of_any_type, v3_0);

on_editions!(f_cp_06_only_the_extra_move_is_of_another_type, v2_1, v3_0);
/// F-CP-06: only one move may be of another type.
fn f_cp_06_only_the_extra_move_is_of_another_type(edition: &str) {
    let mut scene = about_to_act(edition, "condition=0/1/0-0/0/0");
    scene.play("forward cp");
    assert!(scene.can("move BFR>CE") && scene.can("move CE>ALW") && scene.can("move AFR>CE"));
    scene.play("move CE>ALW");
    assert!(!scene.can("move BFR>CE") && !scene.can("move CE>ARW") && scene.can("move AFR>CE"));
    // It pays for the first move that the option does not give, however many of the option were made before.
    let mut later = about_to_act(edition, "condition=0/1/0-0/0/0");
    later.play("forward cp; move AFR>CE");
    assert!(later.can("move BFR>CE") && later.can("move CE>ALW"));
    later.play("move BFR>CE");
    assert!(!later.can("move CE>ALW") && later.can("move AFR>CE"));
}

/// a team that an event bars from the defence option does not run back by a move of any type either.
pub fn no_way_back_for_a_barred_team(edition: &str) {
    for (effect, back) in [("none", true), ("no-defence-home", false)] {
        let text = position(edition, PIECES, "CE", "CE", "condition=0/1/0-0/0/0")
            .replace("turn=", &format!("turn=effect:{effect},"));
        let mut scene = scene_of(&format!("{edition}+condition"), &text);
        scene.play(if edition == "fuba:2.0" { "roll-moves; 1" } else { "midfield cp" });
        assert_eq!(scene.can("move BFR>CE"), back, "{effect}");
        assert_eq!(scene.can("move BFR>AFR"), back, "{effect}: nor two areas");
        assert!(scene.can("move CE>ALW") && scene.can("move AFR>CE"));
    }
}

on_editions!(f_cp_09_no_point_for_a_goal_attempt, v2_0, v2_1, v3_0);
/// F-CP-09.
fn f_cp_09_no_point_for_a_goal_attempt(edition: &str) {
    let text = position(edition, PIECES, "BFR", "BFR", "condition=4/4/2-4/4/2");
    let text = if edition == "fuba:2.0" { text.replace("maybe-move", "maybe-shoot") } else { text };
    let mut scene = scene_of(&format!("{edition}+condition"), &text);
    assert!(scene.can("shoot"));
    let of_shot = |action: &&String| action.contains("shoot");
    assert_eq!(scene.legal().iter().filter(of_shot).count(), 1);
    scene.play("shoot; 1");
    assert_eq!(points(&scene, Seat::Home), [4, 4, 2]);
}

on_editions!(f_cp_10_a_marker_goes_when_it_is_used, v2_0, v2_1, v3_0);
/// F-CP-10.
fn f_cp_10_a_marker_goes_when_it_is_used(edition: &str) {
    let mut scene = about_to_act(edition, "condition=4/2/2-4/4/2");
    scene.play(boosted_movement(edition));
    assert!(scene.saw(Event::PointsPaid(Seat::Home, Line::Midfield, 1)));
    assert_eq!((points(&scene, Seat::Home), points(&scene, Seat::Away)), ([4, 1, 2], [4, 4, 2]));
    // Nothing left there: no more boosts, whatever the other lines have.
    let empty = about_to_act(edition, "condition=4/0/2-4/4/2");
    let point = |action: &String| action.ends_with(" cp") || action == "roll-moves";
    assert!(!empty.legal().iter().any(point), "{:?}", empty.legal());
}
