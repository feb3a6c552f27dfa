//! Goal kick.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Shot, Why};
use touchline_fuba::pitch::Area;
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, scene};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;

/// Home is about to roll for a goal attempt from in front of the penalty area; nobody of home is in it.
fn home_shoots(teams: &str, value: u8, clock: &str) -> Scene {
    scene(&format!("{teams} ball=BFR:{value}:home clock={clock} turn=pass:CE>BFR next=goal-attempt:home"))
}

/// The same by away at the other end.
fn away_shoots(clock: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,AFR:1,CE:9 ball=AFR:3:away clock={clock} \
         turn=pass:CE>AFR next=goal-attempt:away"
    ))
}

const TEAMS: &str = "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:9,BFR:1";

fn missed(teams: &str, clock: &str) -> Scene {
    let mut scene = home_shoots(teams, 6, clock);
    scene.play("1");
    assert!(scene.saw(Event::Shot(Shot::Miss, HOME)));
    scene
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

fn steps_from(scene: &Scene, from: &str) -> Vec<String> {
    let prefix = format!("move {from}>");
    scene.legal().iter().filter_map(|step| step.strip_prefix(&prefix).map(Into::into)).collect()
}

fn is_goal_kick(scene: &mut Scene, to: Seat) -> bool {
    asked(scene) == Some((to, Decision::GoalKickMoves)) && scene.state().turn.restart == Restart::GoalKick
}

#[test]
fn f_gkk_01_after_every_kind_of_miss() {
    assert!(is_goal_kick(home_shoots(TEAMS, 3, "1:20").play("4"), AWAY), "two less than the value");
    assert!(
        is_goal_kick(home_shoots(TEAMS, 2, "1:20").play("4"), AWAY),
        "one less, but nobody for a rebound"
    );
    assert!(is_goal_kick(home_shoots(TEAMS, 6, "1:20").play("5"), AWAY), "difficult, first die no 6");
    assert!(is_goal_kick(home_shoots(TEAMS, 6, "1:20").play("6; 1"), AWAY), "difficult, second die below 2");
    assert!(!is_goal_kick(home_shoots(TEAMS, 2, "1:20").play("5"), AWAY), "equal is a corner");
    let mut penalty = scene(
        "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:10 ball=BPA:1:home clock=1:20 dive=away:left \
         turn=5,penalty,BLC,home,CE>BPA,44,1-1,home,+0,none,none-none next=penalty-kick",
    );
    assert!(is_goal_kick(penalty.play("kick left; 1"), AWAY), "failed penalty kick");
}

#[test]
fn f_gkk_02_the_defenders_have_the_ball_in_their_penalty_area() {
    let mut at_b = missed(TEAMS, "1:20");
    assert!(is_goal_kick(&mut at_b, AWAY));
    assert_eq!((at_b.control(), at_b.state().ball.area), (AWAY, Area::Bpa));
    let mut at_a = away_shoots("1:20");
    at_a.play("1");
    assert!(is_goal_kick(&mut at_a, HOME));
    assert_eq!((at_a.control(), at_a.state().ball.area), (HOME, Area::Apa));
    assert!(at_a.saw(Event::Awarded(Restart::GoalKick, HOME, Area::Apa)));
}

#[test]
fn f_gkk_03_the_value_is_1() {
    for value in 3..=6 {
        assert_eq!(home_shoots(TEAMS, value, "1:20").play("1").value(), 1);
    }
    assert!(missed(TEAMS, "1:20").saw(Event::Value(1, Why::Restart)));
}

#[test]
fn f_gkk_04_the_rest_of_the_turn_is_skipped() {
    let mut scene = missed(TEAMS, "1:20"); // away's first action and the second ones were still to come
    scene.play("done; done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)));
    assert_eq!(scene.state().turn.number, 2);
    assert!(scene.position().ends_with(" next=turn.1,target"), "nothing of the old turn is left");
}

#[test]
fn f_gkk_07_everybody_but_the_kicking_goalkeeper_leaves_the_area() {
    let mut scene = missed("home=4-4-2,GK:BPA,CE:7,BFR:1,BPA:2 away=4-4-2,GK:BPA,CE:6,BPA:3,BLC:1", "1:20");
    assert!(is_goal_kick(&mut scene, AWAY));
    assert_eq!((scene.count(HOME, Area::Bpa), scene.count(AWAY, Area::Bpa)), (0, 1));
    assert_eq!(scene.state().squads[AWAY].keeper(), Area::Bpa);
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Bfr, "the shooters' goalkeeper too");
    assert_eq!((scene.count(HOME, Area::Bfr), scene.count(AWAY, Area::Bfr)), (4, 3));
    assert_eq!(scene.count(AWAY, Area::Blc), 1, "nobody else moves");

    let mut other_end = scene_at_a();
    other_end.play("1");
    assert_eq!((other_end.count(HOME, Area::Apa), other_end.count(AWAY, Area::Apa)), (1, 0));
    assert_eq!((other_end.count(HOME, Area::Afr), other_end.count(AWAY, Area::Afr)), (2, 3));
}

/// Away shoots with two attackers and two defenders in home's penalty area, value 6: 1 misses.
fn scene_at_a() -> Scene {
    scene(
        "home=4-4-2,GK:APA,APA:2,CE:8 away=4-4-2,GK:BPA,AFR:1,APA:2,CE:7 ball=AFR:6:away clock=1:20 \
         turn=pass:CE>AFR next=goal-attempt:away",
    )
}

#[test]
fn f_gkk_07_a_goalkeeper_that_was_away_is_put_into_the_area() {
    for place in ["CE", "BFR", "AFR"] {
        let scene =
            missed(&format!("home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:{place},BLW:9,BFR:1"), "1:20");
        assert_eq!(scene.state().squads[AWAY].keeper(), Area::Bpa, "from {place}");
        assert_eq!(scene.count(AWAY, Area::Bpa), 1);
    }
}

#[test]
fn f_gkk_08_the_kicking_team_moves_as_many_as_it_wants_in_any_way() {
    let mut scene = missed("home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:6,BPA:4", "1:20");
    assert_eq!(
        steps_from(&scene, "BFR"),
        ["CE", "BLW", "BRW", "BLC", "BPA", "BRC"],
        "also back into the area"
    );
    // Ten moves of a 4-4-2: cleared players move again, straight and sideways are mixed.
    scene.play("move BFR>BLC; move BFR>BRC; move BFR>CE; move BFR>BPA");
    assert!(steps_from(&scene, "BLC").is_empty(), "each piece once");
    scene.play("move CE>BFR; move CE>BFR; move CE>BLW; move CE>BRW; move CE>ALW; move CE>ARW");
    assert_eq!(scene.state().steps.made, 10);
    assert!(scene.can("done"));
}

#[test]
fn f_gkk_08_a_player_stays_with_the_ball_and_offside_holds() {
    let mut scene = missed("home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:10", "1:20");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")), "nobody could take its place");
    // Home's second closest player stands in the centre: only its wings are partly level, so A-FR is offside.
    assert_eq!(steps_from(&scene, "CE"), ["ALW", "ARW", "BLW", "BRW", "BFR"]);
    scene.play("done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::GoalKickMoves)));
}

#[test]
fn f_gkk_09_the_other_team_answers_with_four_or_as_many_if_more() {
    for (made, answers) in [(0, 4), (1, 4), (3, 4), (4, 4), (5, 5), (7, 7), (9, 9)] {
        let mut scene = missed(TEAMS, "1:20");
        scene.play(&"move CE>BFR;".repeat(made)).play("done");
        for answer in 0..answers {
            assert_eq!(asked(&mut scene), Some((HOME, Decision::GoalKickMoves)), "{answer} after {made}");
            scene.play("move CE>AFR");
        }
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)), "after {made}");
    }
    let mut none = missed(TEAMS, "1:20");
    none.play("done; done");
    assert_eq!(asked(&mut none), Some((AWAY, Decision::Target)), "none is enough");
}

#[test]
fn f_gkk_09_the_other_team_may_not_enter_the_penalty_area() {
    let mut scene = missed("home=4-4-2,GK:APA,CE:6,BFR:2,BLC:1,BRC:1 away=4-4-2,GK:BPA,BFR:10", "1:20");
    scene.play("done");
    assert_eq!(steps_from(&scene, "BFR"), ["CE", "BLW", "BRW", "BLC", "BRC"]);
    assert_eq!(steps_from(&scene, "BLC"), ["BLW", "BFR"]);
    assert_eq!(steps_from(&scene, "BRC"), ["BRW", "BFR"]);
    scene.play("move BFR>BLC");
    assert_eq!(scene.count(HOME, Area::Blc), 2);
}

#[test]
fn f_gkk_10_a_new_turn_starts_with_the_target() {
    let mut scene = away_shoots("1:20");
    scene.play("1; done; done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.restart, turn.start, turn.starter),
        (2, Restart::GoalKick, Area::Apa, HOME)
    );
}

#[test]
fn f_gkk_11_the_order_of_actions_follows_the_players_in_the_target_area() {
    for (own, first) in [(4, AWAY), (3, HOME), (2, HOME)] {
        let teams = format!("home=4-4-2,GK:APA,CE:3,AFR:6,BFR:1 away=4-4-2,GK:BPA,CE:{own},BLW:{}", 10 - own);
        let mut scene = missed(&teams, "1:20");
        scene.play("done; done; target CE; 6 4"); // kept by away: equal numbers let home, now passive, begin
        assert_eq!(scene.state().turn.first, first, "{own} against three");
    }
}

#[test]
fn f_gkk_12_neither_offside_nor_the_unmarked_start_applies() {
    let teams = "home=4-4-2,GK:APA,BFR:10 away=4-4-2,GK:BPA,CE:7,ALC:3";
    let mut scene = missed(teams, "1:20");
    scene.play("done; done");
    assert!(scene.can("target ALC") && scene.can("target APA"), "beyond home's second closest player");
    scene.play("target CE");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked))));

    let open = crate::common::scene(&format!("{teams} ball=BPA:1:away clock=1:20"));
    assert!(!open.can("target ALC"), "in open play it is offside");
}

#[test]
fn f_gkk_15_the_kick_takes_a_minute_outside_stoppage_time() {
    let table = [("1:20", 21, 0), ("1:44", 45, 0), ("1:45", 45, 1), ("1:45+1", 45, 1), ("1:45+4", 45, 4)];
    for (before, minute, stoppage) in table {
        let after = Clock { half: 1, minute, stoppage };
        assert_eq!(missed(TEAMS, before).state().clock, after, "{before}");
        assert_eq!(away_shoots(before).play("1").state().clock, after, "{before}");
    }
}

#[test]
fn f_gkk_15_not_taken_in_the_last_turn() {
    let mut first = missed(TEAMS, "1:45+5");
    assert!(first.saw(Event::NotTaken(Restart::GoalKick)) && first.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));
    assert!(missed(TEAMS, "2:90+5").state().ended.is_some());
    assert!(missed(TEAMS, "2:90+4").state().ended.is_none());
}
