//! Free movements.

use touchline_engine::{Node, Seat};
use touchline_fuba::flow::Nth;
use touchline_fuba::{Area, Decision};

use super::f_easy::NEIGHBOURS;
use crate::common::{Scene, scene, turned};

/// Home begins its first action, away follows. Pieces as `GK:APA,CE:10`.
fn position(home: &str, away: &str, ball: &str) -> String {
    format!(
        "home=4-4-2,{home} away=4-4-2,{away} ball={ball} clock=1:20 \
         turn=starter:home,pass:CE>CE next=actions:home"
    )
}

fn first_action(home: &str, away: &str, ball: &str) -> Scene {
    scene(&position(home, away, ball))
}

/// Where pieces of this kind (`move` or `keeper`) may step from an area, sorted.
fn steps(scene: &Scene, kind: &str, from: &str) -> Vec<String> {
    let start = format!("{kind} {from}>");
    let mut to: Vec<String> =
        scene.legal().iter().filter_map(|action| action.strip_prefix(&start).map(str::to_owned)).collect();
    to.sort();
    to
}

fn neighbours(area: &str) -> Vec<&'static str> {
    let (_, all) = NEIGHBOURS.into_iter().find(|(name, _)| *name == area).expect("area");
    let mut all: Vec<_> = all.split(' ').collect();
    all.sort_unstable();
    all
}

#[test]
fn f_free_01_at_the_beginning_of_the_own_first_action_only() {
    let free = |seat| Node::Decide(seat, Decision::FreeMovement);
    let mut turn = first_action("GK:APA,AFR:8,CE:2", "GK:BPA,BFR:8,CE:2", "CE:3:home");
    assert_eq!(turn.driver().node(), free(Seat::Home));
    turn.play("move AFR>ALW; done");
    assert_eq!(
        turn.driver().node(),
        Node::Decide(Seat::Home, Decision::Action(Nth::First)),
        "then the action"
    );
    turn.play("position 0");
    assert_eq!(turn.driver().node(), free(Seat::Away));
    turn.play("done; position 0; second");
    assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, Decision::Action(Nth::Second)));
    turn.play("midfield; done");
    assert_eq!(turn.driver().node(), Node::Decide(Seat::Away, Decision::Action(Nth::Second)));
}

#[test]
fn f_free_02_whatever_the_action_is() {
    for action in ["shoot; 6", "defence", "midfield", "forward", "position 0"] {
        let mut turn = first_action("GK:APA,AFR:8,BFR:2", "GK:BPA,BFR:2,CE:8", "BFR:3:home");
        turn.play(&format!("move AFR>ALC; done; {action}"));
        assert_eq!(turn.count(Seat::Home, Area::Alc), 1, "before {action}");
    }
    for action in ["press; 1 1", "defence", "midfield", "forward", "position 0"] {
        let mut turn = first_action("GK:APA,AFR:8,CE:2", "GK:BPA,BFR:8,CE:2", "CE:3:home");
        turn.play(&format!("done; position 0; move BFR>BLC; done; {action}"));
        assert_eq!(turn.count(Seat::Away, Area::Blc), 1, "before {action}");
    }
}

/// The straight step away from the goal line.
const AWAY_FROM_THE_LINE: [(&str, &str); 6] =
    [("ALC", "ALW"), ("APA", "AFR"), ("ARC", "ARW"), ("BLC", "BLW"), ("BPA", "BFR"), ("BRC", "BRW")];

#[test]
fn f_free_03_players_at_a_goal_line_may_go_straight_away_from_it() {
    for (area, _) in NEIGHBOURS.into_iter().filter(|(area, _)| *area != "CE") {
        // Outnumbered everywhere, or equal; the ball is in the centre.
        let text = position(&format!("GK:APA,{area}:2,CE:8"), &format!("GK:BPA,{area}:4,CE:6"), "CE:3:home");
        let expected: Vec<&str> =
            AWAY_FROM_THE_LINE.iter().filter(|(from, _)| *from == area).map(|(_, to)| *to).collect();
        let mut turn = scene(&text);
        assert_eq!(steps(&turn, "move", area), expected, "from {area}");
        let mirrored = scene(&turned(&text));
        assert_eq!(
            steps(&mirrored, "move", &turned(area)),
            expected.iter().map(|to| turned(to)).collect::<Vec<_>>(),
            "for away"
        );
        if let [to] = expected[..] {
            turn.play(&format!("move {area}>{to}; move {area}>{to}"));
            assert_eq!(turn.count(Seat::Home, Area::from_name(to).expect("area")), 2, "every player there");
            assert!(steps(&turn, "move", to).is_empty(), "one step each");
        }
    }
}

#[test]
fn f_free_03_not_goalkeepers_but_also_to_the_ball_and_after_an_earlier_move() {
    let keeper = first_action("GK:BLC,CE:10", "GK:BPA,BLC:4,CE:6", "CE:3:home");
    assert!(steps(&keeper, "keeper", "BLC").is_empty());
    let to_the_ball = first_action("GK:CE,APA:2,AFR:8", "GK:BPA,APA:3,AFR:7", "AFR:3:home");
    assert_eq!(steps(&to_the_ball, "move", "APA"), ["AFR"]);
    // Home's closest player came to the left corner; it moves on if another takes its place.
    let mut turn = scene("home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,ALC:1,BFR:9 ball=AFR:1:home clock=1:20");
    turn.play("target ALC; 6 5; move AFR>ALC; done; position 0; move AFR>ALC; move ALC>ALW; done");
    assert_eq!(turn.count(Seat::Home, Area::Alw), 1);
}

#[test]
fn f_free_05_a_goalkeeper_next_to_its_penalty_area_may_go_home() {
    for (area, near) in NEIGHBOURS.map(|(area, near)| (area, near.split(' ').any(|to| to == "APA"))) {
        if area == "APA" {
            continue;
        }
        let (rest, opponents) = if area == "CE" { ("BFR", "BFR") } else { ("CE", "CE") };
        let text = position(
            &format!("GK:{area},{rest}:10"),
            &format!("GK:BPA,{area}:3,{opponents}:7"),
            &format!("{rest}:3:home"),
        );
        let home = if near { vec!["APA"] } else { vec![] };
        assert_eq!(steps(&scene(&text), "keeper", area), home, "from {area}");
        assert_eq!(steps(&scene(&turned(&text)), "keeper", &turned(area)).len(), home.len(), "for away");
    }
    // Also when the ball is there, and not away from the ball when nobody can take its place.
    let to_the_ball = first_action("GK:AFR,APA:3,CE:7", "GK:BPA,APA:3,AFR:1,CE:6", "APA:3:home");
    assert_eq!(steps(&to_the_ball, "keeper", "AFR"), ["APA"]);
    let with_the_ball = first_action("GK:AFR,CE:10", "GK:BPA,AFR:1,CE:9", "AFR:3:home");
    assert!(steps(&with_the_ball, "keeper", "AFR").is_empty());
}

#[test]
fn f_free_07_players_beyond_the_opponents_number_may_leave() {
    // Own players, opponents, players that may leave: at most six count.
    for (own, other, leave) in [
        (1, 0, 1),
        (1, 1, 0),
        (1, 2, 0),
        (2, 1, 1),
        (3, 1, 2),
        (5, 2, 3),
        (6, 0, 6),
        (6, 5, 1),
        (6, 6, 0),
        (7, 5, 1),
        (7, 6, 0),
        (8, 0, 6),
        (9, 8, 0),
    ] {
        let text = position(
            &format!("GK:APA,AFR:{},CE:{own}", 10 - own),
            &format!("GK:BPA,BFR:{},CE:{other}", 10 - other),
            "AFR:3:home",
        );
        for text in [text.clone(), turned(&text)] {
            let mut turn = scene(&text);
            let mut left = 0;
            while let Some(to) = steps(&turn, "move", "CE").first() {
                assert_eq!(steps(&turn, "move", "CE"), neighbours("CE"), "any neighbour");
                turn.play(&format!("move CE>{to}"));
                left += 1;
            }
            assert_eq!(left, leave, "{own} against {other}");
        }
    }
}

#[test]
fn f_free_07_a_goalkeeper_may_leave_as_a_surplus_player() {
    let alone = first_action("GK:APA,CE:10", "GK:BPA,CE:10", "CE:3:home");
    assert_eq!(steps(&alone, "keeper", "APA"), neighbours("APA"));
    let mut crowded = first_action("GK:APA,APA:1,CE:9", "GK:BPA,APA:1,CE:9", "CE:3:home");
    assert_eq!(steps(&crowded, "keeper", "APA"), neighbours("APA"));
    crowded.play("move APA>ALC");
    assert!(steps(&crowded, "keeper", "APA").is_empty(), "the surplus is used up");
    let outnumbered = first_action("GK:APA,CE:10", "GK:BPA,APA:1,CE:9", "CE:3:home");
    assert!(steps(&outnumbered, "keeper", "APA").is_empty());
}

#[test]
fn f_free_07_the_step_away_from_the_line_does_not_use_up_the_surplus() {
    let mut turn = first_action("GK:APA,BLC:3,CE:7", "GK:BPA,BLC:1,CE:9", "CE:3:home");
    turn.play("move BLC>BLW; move BLC>BFR; move BLC>BPA");
    assert_eq!(turn.count(Seat::Home, Area::Blc), 0, "one straight and two of the surplus");
    let mut other = first_action("GK:APA,BLC:3,CE:7", "GK:BPA,BLC:1,CE:9", "CE:3:home");
    other.play("move BLC>BFR; move BLC>BPA");
    assert_eq!(steps(&other, "move", "BLC"), ["BLW"], "the last one only straight");
}

#[test]
fn f_free_07_somebody_stays_with_the_ball() {
    let alone = first_action("GK:APA,ALC:9,CE:1", "GK:BPA,BFR:10", "CE:3:home");
    assert!(steps(&alone, "move", "CE").is_empty());
    let mut relieved = first_action("GK:APA,AFR:9,CE:1", "GK:BPA,BFR:10", "CE:3:home");
    relieved.play("move CE>BLW");
    assert!(!relieved.can("done"), "the ball is alone");
    relieved.play("move AFR>CE; done");
    // The passive team has no such duty.
    let mut passive = first_action("GK:APA,AFR:9,CE:1", "GK:BPA,BFR:8,CE:2", "CE:3:home");
    passive.play("done; position 0; move CE>BLW");
    assert!(steps(&passive, "move", "CE").is_empty(), "one against one");
}

#[test]
fn f_free_07_offside_holds_except_straight_backward() {
    // Away's second closest player is in the centre: beyond it only the wings, level with it, are open.
    let text = position("GK:APA,CE:4,BLW:4,BFR:2", "GK:BPA,CE:1,ALC:9", "CE:3:home");
    let turn = scene(&text);
    assert_eq!(steps(&turn, "move", "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW"]);
    assert_eq!(steps(&turn, "move", "BLW"), ["ALW", "CE"]);
    assert_eq!(steps(&turn, "move", "BFR"), ["BLW", "BRW", "CE"]);
    let deep = first_action("GK:APA,CE:8,BPA:2", "GK:BPA,CE:10", "CE:3:home");
    assert_eq!(steps(&deep, "move", "BPA"), ["BFR"], "offside, but straight back");
    assert_eq!(steps(&scene(&turned(&text)), "move", "CE"), ["ALW", "ARW", "BFR", "BLW", "BRW"]);
}

#[test]
fn f_free_08_the_surplus_is_counted_before_any_free_movement() {
    let mut turn = first_action("GK:APA,AFR:7,CE:3", "GK:BPA,BFR:8,CE:2", "AFR:3:home");
    turn.play("move AFR>CE; move AFR>CE; move CE>BLW");
    assert_eq!(turn.count(Seat::Home, Area::Ce), 4, "four against two, but only one was too many at first");
    assert!(steps(&turn, "move", "CE").is_empty());
}

#[test]
fn f_free_08_each_team_counts_at_the_beginning_of_its_own_action() {
    let mut turn = first_action("GK:APA,AFR:8,CE:2", "GK:BPA,BFR:8,CE:2", "AFR:3:home");
    turn.play("done; midfield; move CE>ALW; done");
    assert_eq!(steps(&turn, "move", "CE"), neighbours("CE"), "two against one now");
    turn.play("move CE>BLW");
    assert!(steps(&turn, "move", "CE").is_empty());
}

#[test]
fn f_free_09_each_piece_makes_one_free_step_and_may_be_moved_again_by_the_action() {
    let mut turn = first_action("GK:APA,AFR:8,CE:2", "GK:BPA,BFR:8,CE:2", "CE:3:home");
    turn.play("move AFR>ALC; keeper APA>ARC");
    assert!(steps(&turn, "move", "ALC").is_empty() && steps(&turn, "keeper", "ARC").is_empty());
    turn.play("done; midfield");
    assert_eq!(steps(&turn, "move", "ALC"), ["AFR", "APA"], "the movement action moves it again");
    assert_eq!(steps(&turn, "keeper", "ARC"), ["AFR", "APA"]);
    turn.play("move ALC>APA");
    assert!(steps(&turn, "move", "APA").is_empty(), "once in the action");
}
