//! Goal kick.

use touchline_engine::Seat;
use touchline_fuba::event::{Shot, Why};
use touchline_fuba::pitch::Area;
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use super::f_fk::{AWAY, HOME, goal};
use crate::common::{Scene, asked, scene_of, steps_from};

pub const TEAMS: &str = "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:9,BFR:1";

/// Home, the first team, is about to roll for a goal attempt from in front of the penalty area; a 1 misses.
fn home_shoots(spec: &str, teams: &str, value: u8, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "{teams} ball=BFR:{value}:home clock={clock} memory=away,2-1,0,none \
             turn=pass:CE>BFR next=goal-attempt:home"
        ),
    )
}

/// The same by away at the other end.
fn away_shoots(spec: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,AFR:1,CE:9 ball=AFR:3:away clock={clock} \
             turn=pass:CE>AFR next=goal-attempt:away"
        ),
    )
}

pub fn missed(spec: &str, teams: &str, clock: &str) -> Scene {
    let mut scene = home_shoots(spec, teams, 6, clock);
    scene.play("1");
    assert!(scene.saw(Event::Shot(Shot::Miss, HOME)));
    scene
}

/// Away's goal kick begins a turn.
fn kick(spec: &str, teams: &str, memory: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "{teams} ball=BPA:1:away clock=1:20 memory={memory},0,none turn=restart:goal-kick next=turn"
        ),
    )
}

fn is_awarded(scene: &Scene, to: Seat) -> bool {
    scene.saw(Event::Awarded(Restart::GoalKick, to, goal(to.other())))
}

on_editions!(f_gkk_01_after_every_kind_of_miss, v2_0, v2_1, v2_2, v3_0);
fn f_gkk_01_after_every_kind_of_miss(spec: &str) {
    assert!(is_awarded(home_shoots(spec, TEAMS, 3, "1:20").play("3"), AWAY), "two less than the value");
    let one_less = if spec == "fuba:2.0" { "3" } else { "4" }; // the goalkeeper is a player from 2.1 on
    assert!(
        is_awarded(home_shoots(spec, TEAMS, 2, "1:20").play(one_less), AWAY),
        "one less, nobody for a rebound"
    );
    assert!(is_awarded(home_shoots(spec, TEAMS, 6, "1:20").play("5"), AWAY), "difficult, first die no 6");
    assert!(
        is_awarded(home_shoots(spec, TEAMS, 6, "1:20").play("6; 1"), AWAY),
        "difficult, second die below 2"
    );
    let equal = if spec == "fuba:2.0" { "4" } else { "5" };
    assert!(!is_awarded(home_shoots(spec, TEAMS, 2, "1:20").play(equal), AWAY), "equal is a corner");
    let mut penalty = scene_of(
        spec,
        "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:10 ball=BPA:1:home clock=1:20 dive=away:left \
         turn=restart:penalty next=penalty-kick",
    );
    assert!(is_awarded(penalty.play("kick left; 1"), AWAY), "failed penalty kick");
}

on_editions!(f_gkk_02_the_defenders_have_the_ball_in_their_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_gkk_02_the_defenders_have_the_ball_in_their_penalty_area(spec: &str) {
    let at_b = missed(spec, TEAMS, "1:20");
    assert_eq!((at_b.control(), at_b.state().ball.area), (AWAY, Area::Bpa));
    let mut at_a = away_shoots(spec, "1:20");
    at_a.play("1");
    assert_eq!((at_a.control(), at_a.state().ball.area), (HOME, Area::Apa));
    assert!(is_awarded(&at_b, AWAY) && is_awarded(&at_a, HOME));
}

on_editions!(f_gkk_02_the_closest_player_comes_if_the_area_is_empty, v2_0, v2_1);
/// The area is empty: the closest player comes (2.0, 2.1).
fn f_gkk_02_the_closest_player_comes_if_the_area_is_empty(spec: &str) {
    let mut scene = missed(spec, "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:CE,BLW:5,BLC:2,BRC:3", "1:20");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Closest)));
    assert_eq!(scene.legal(), ["move BLC>BPA", "move BRC>BPA"]);
    scene.play("move BRC>BPA");
    assert_eq!((scene.count(AWAY, Area::Bpa), scene.state().squads[AWAY].keeper()), (1, Area::Ce));
}

on_editions!(f_gkk_02_a_goalkeeper_that_was_away_is_put_there = the_goalkeeper_is_put_there, v2_2);
on_editions!(f_gkk_07_a_goalkeeper_that_was_away_is_put_there = the_goalkeeper_is_put_there, v3_0);
/// The goalkeeper is put there from wherever it was.
fn the_goalkeeper_is_put_there(spec: &str) {
    for place in ["CE", "BFR", "AFR"] {
        let teams = format!("home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:{place},BLW:9,BFR:1");
        let scene = missed(spec, &teams, "1:20");
        assert_eq!(scene.state().squads[AWAY].keeper(), Area::Bpa, "from {place}");
        assert_eq!(scene.count(AWAY, Area::Bpa), 1);
    }
}

fn the_value_is_1(spec: &str) {
    for value in 3..=6 {
        assert_eq!(home_shoots(spec, TEAMS, value, "1:20").play("1").value(), 1);
    }
    assert!(missed(spec, TEAMS, "1:20").saw(Event::Value(1, Why::Restart)));
}

on_editions!(f_gkk_03_the_value_is_1 = the_value_is_1, v2_0, v2_1, v2_2, v3_0);

/// Home goes on with its stage and away plays its own; then the kick begins the next turn (2.0).
pub fn the_turn_is_played_out_in_sequences(spec: &str) {
    let mut scene = missed(spec, TEAMS, "1:20");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::MaybeMove)), "the shooter's movement");
    scene.play("forward; move CE>BFR; move CE>BFR");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::MaybeMove)), "then the other team's stage");
    assert_eq!((scene.state().turn.number, scene.state().turn.goal_kick_waits), (1, true));
    scene.play("done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SlowKick)));
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.restart, turn.starter, turn.start),
        (2, Restart::GoalKick, AWAY, Area::Bpa)
    );
}

on_editions!(
    f_gkk_04_the_rest_of_the_turn_is_played_in_sequences = the_turn_is_played_out_in_sequences,
    v2_0
);

/// Home has its second action, away both of its own; then the kick begins the next turn (2.1).
pub fn the_turn_is_played_out_in_actions(spec: &str) {
    let mut scene = missed(spec, TEAMS, "1:20");
    let second = Decision::Action(touchline_fuba::flow::Nth::Second);
    let first = Decision::Action(touchline_fuba::flow::Nth::First);
    assert_eq!(asked(&mut scene), Some((HOME, second)), "the shooter's second action");
    scene.play("forward; done");
    assert_eq!(asked(&mut scene), Some((AWAY, first)), "then the other team's stage");
    assert!(!scene.can("shoot"));
    assert_eq!((scene.state().turn.number, scene.state().turn.goal_kick_waits), (1, true));
    scene.play("defence; done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SlowKick)));
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.restart, turn.starter, turn.start),
        (2, Restart::GoalKick, AWAY, Area::Bpa)
    );

    // A shot as second action of the second team: nothing is left to be played but its free movements.
    let mut last = scene_of(
        spec,
        &format!(
            "{TEAMS} ball=BFR:6:home clock=1:20 turn=pass:CE>BFR,first:away,acted:move-move \
             next=second-action:home"
        ),
    );
    last.play("shoot; 1");
    assert_eq!(asked(&mut last), Some((AWAY, Decision::SlowKick)));
}

on_editions!(f_gkk_04_the_rest_of_the_turn_is_played_in_actions = the_turn_is_played_out_in_actions, v2_1);

on_editions!(f_gkk_04_in_the_last_turn_too_but_the_kick_is_not_taken, v2_0, v2_1);
/// In the last turn the rest is played, and the kick is not taken (2.0, 2.1).
fn f_gkk_04_in_the_last_turn_too_but_the_kick_is_not_taken(spec: &str) {
    let mut scene = missed(spec, TEAMS, "1:45+5");
    assert!(!scene.saw(Event::HalfEnds(1)), "the turn goes on");
    scene.play(if spec == "fuba:2.0" { "done; done" } else { "forward; done; defence; done" });
    assert!(scene.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut scene), Some((HOME, Decision::HalfTime)));
}

on_editions!(f_gkk_04_the_rest_of_the_turn_is_skipped, v2_2, v3_0);
fn f_gkk_04_the_rest_of_the_turn_is_skipped(spec: &str) {
    let mut scene = missed(spec, TEAMS, "1:20"); // home's second action and away's stage were still to come
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::GoalKickMoves)));
    scene.play("done; done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)));
    assert_eq!(scene.state().turn.number, 2);
    assert!(scene.position().ends_with(" next=turn.1,target"), "nothing of the old turn is left");
}

on_editions!(f_gkk_05_no_pressing_before_the_kick, v2_0, v2_1);
/// With three players against a goalkeeper at the ball home could press.
fn f_gkk_05_no_pressing_before_the_kick(spec: &str) {
    for (more, may) in [("more=goal-kick-waits", false), ("", true)] {
        let next = if spec == "fuba:2.0" { "turn.6,sequence.home.4" } else { "second-action:home" };
        let mut scene = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,CE:7,BPA:3 away=4-4-2,GK:BPA,CE:10 ball=BPA:4:away clock=1:20 \
                 turn=starter:home,pass:CE>BFR,dice:53,first:home,acted:shoot-none {more} next={next}"
            ),
        );
        assert_eq!(scene.can("press"), may, "{more}");
        let pressing = asked(&mut scene) == Some((HOME, Decision::MaybePress));
        assert_eq!(pressing, may && spec == "fuba:2.0", "{more}");
    }
}

on_editions!(f_gkk_06_no_dribbling_before_the_kick, v2_0, v2_1);
/// Nobody of home is near, so away could carry the ball out of its area.
fn f_gkk_06_no_dribbling_before_the_kick(spec: &str) {
    let next = if spec == "fuba:2.0" { "maybe-move:away" } else { "first-action:away" };
    for (more, may) in [("more=goal-kick-waits", false), ("", true)] {
        let mut scene = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BPA:2,CE:8 ball=BPA:1:away clock=1:20 \
                 turn=starter:home,pass:CE>BFR,first:home,acted:shoot-none {more} next={next}"
            ),
        );
        scene.play("midfield");
        assert_eq!(scene.legal().iter().any(|step| step.contains("dribble")), may, "{more}");
        assert!(scene.can("move BPA>BLC"), "players may leave");
    }
}

/// Without a slow kick nobody moves between the turns (2.0, 2.1).
pub fn no_moves_unless_slow(spec: &str) {
    let mut scene = kick(spec, TEAMS, "home,1-3");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SlowKick)));
    assert_eq!(scene.legal(), ["done", "slow"]);
    let before = scene.state().squads;
    scene.play("done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)));
    assert_eq!(scene.state().squads, before);
    let mut open = scene_of(spec, &format!("{TEAMS} ball=BPA:1:away clock=1:20"));
    assert_eq!(asked(&mut open), Some((AWAY, Decision::Target)), "only at a goal kick");
}

/// In 2.0 and 2.1 the moves are asked from both teams, the kicking team first.
pub fn both_move_in_a_slow_kick(spec: &str, team: Seat) {
    let mut scene = kick(spec, TEAMS, "home,1-3");
    scene.play("slow");
    assert!(scene.saw(Event::SlowKick(AWAY)));
    assert_eq!(asked(&mut scene).map(|(who, _)| who), Some(AWAY), "the kicking team moves first");
    if team == HOME {
        scene.play(if spec == "fuba:2.0" { "done" } else { "move CE>BFR; done" });
        assert_eq!(asked(&mut scene).map(|(who, _)| who), Some(HOME));
    }
}

on_editions!(f_gkk_08_the_kicking_team_moves_only_in_a_slow_kick, v2_0, v2_1);
fn f_gkk_08_the_kicking_team_moves_only_in_a_slow_kick(spec: &str) {
    no_moves_unless_slow(spec);
    both_move_in_a_slow_kick(spec, AWAY);
}

on_editions!(f_gkk_09_the_other_team_moves_only_in_a_slow_kick, v2_0, v2_1);
fn f_gkk_09_the_other_team_moves_only_in_a_slow_kick(spec: &str) {
    no_moves_unless_slow(spec);
    both_move_in_a_slow_kick(spec, HOME);
}

on_editions!(f_gkk_10_the_next_turn_begins_with_the_target, v2_0, v2_1, v2_2, v3_0);
fn f_gkk_10_the_next_turn_begins_with_the_target(spec: &str) {
    let mut scene = away_shoots(spec, "1:20");
    scene.play("1");
    match spec {
        "fuba:2.0" => scene.play("done; done; done"),
        "fuba:2.1" => scene.play("forward; done; defence; done; done"),
        _ => scene.play("done; done"),
    };
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.restart, turn.start, turn.starter),
        (2, Restart::GoalKick, Area::Apa, HOME)
    );
}

on_editions!(f_gkk_11_the_order_follows_the_moves_of_the_turn_before, v2_0);
/// In 2.0 the players moved in the turn before decide: who acted first acts first again if it moved fewer.
fn f_gkk_11_the_order_follows_the_moves_of_the_turn_before(spec: &str) {
    for (memory, first) in
        [("home,1-3", HOME), ("home,3-1", AWAY), ("away,1-3", HOME), ("away,3-1", AWAY), ("home,2-2", AWAY)]
    {
        let mut scene = kick(spec, TEAMS, memory);
        scene.play("done; target CE; 6 4");
        assert_eq!((scene.control(), scene.state().turn.first), (AWAY, first), "{memory}");
    }
}

on_editions!(f_gkk_11_the_order_follows_the_players_in_the_target_area, v2_1, v2_2);
/// From 2.1 on the players in the target area decide, with equal numbers the passive team.
fn f_gkk_11_the_order_follows_the_players_in_the_target_area(spec: &str) {
    for (own, first) in [(4, AWAY), (3, HOME), (2, HOME)] {
        for memory in ["away,1-3", "away,3-1"] {
            let teams =
                format!("home=4-4-2,GK:APA,CE:3,AFR:6,BFR:1 away=4-4-2,GK:BPA,CE:{own},BLW:{}", 10 - own);
            let mut scene = kick(spec, &teams, memory);
            if spec == "fuba:2.1" {
                scene.play("done");
            }
            scene.play("target CE; 6 4");
            assert_eq!((scene.control(), scene.state().turn.first), (AWAY, first), "{own} against three");
        }
    }
}

on_editions!(f_gkk_12_neither_offside_nor_the_unmarked_start_applies, v2_0, v2_1, v2_2);
fn f_gkk_12_neither_offside_nor_the_unmarked_start_applies(spec: &str) {
    let teams = "home=4-4-2,GK:APA,BFR:9,BLC:1 away=4-4-2,GK:BPA,BLC:1,CE:6,ALC:3";
    let mut scene = kick(spec, teams, "home,1-3");
    if spec != "fuba:2.2" {
        scene.play("done");
    }
    assert!(scene.can("target ALC") && scene.can("target APA"), "beyond home's second closest player");
    scene.play("target BLC; 6 4");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked))));
    assert!(scene.saw(Event::Value(4, Why::New)), "{:?}", scene.events());

    let open = scene_of(spec, &format!("{teams} ball=BPA:1:away clock=1:20"));
    assert!(!open.can("target ALC"), "in open play it is offside");
}

const BEHIND: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BFR:4,CE:6";

on_editions!(f_gkk_13_a_slow_kick_is_one_more_movement_each, v2_0);
/// One more movement each by the usual options (2.0); the moves of the turn are not used up.
fn f_gkk_13_a_slow_kick_is_one_more_movement_each(spec: &str) {
    let mut scene = kick(spec, BEHIND, "home,1-3");
    scene.play("slow");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::MaybeMove)));
    assert_eq!(scene.legal().len(), 4, "an option, or none");
    scene.play("forward; move BFR>CE; move BFR>CE");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::MaybeMove)), "two forwards, then the passive team");
    scene.play("midfield; move CE>ALW; move CE>ALW; move CE>ALW; move CE>ALW");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)));
    assert_eq!((scene.state().turn.number, scene.state().turn.restart), (1, Restart::GoalKick));
    scene.play("target CE; 6 4");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::MaybeMove)), "two are fewer than four");
    scene.play("forward; move BFR>CE; move BFR>CE");
    assert_eq!(
        (scene.count(AWAY, Area::Ce), scene.state().turn.moves[AWAY]),
        (10, 2),
        "all its forwards again"
    );
}

on_editions!(f_gkk_13_a_slow_kick_is_any_number_of_moves, v2_1);
/// As many moves of any type as the kicking team wants, then as many for the other (2.1).
fn f_gkk_13_a_slow_kick_is_any_number_of_moves(spec: &str) {
    for made in 0..=5 {
        let mut scene = kick(spec, TEAMS, "home,1-3");
        scene.play("slow");
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::SlowMoves)));
        let moves = ["CE>BFR", "CE>BLW", "CE>BPA", "CE>BRW", "BFR>BLC"];
        for step in moves.iter().take(made) {
            scene.play(&format!("move {step}"));
        }
        scene.play("done");
        for answer in 0..made {
            assert_eq!(asked(&mut scene), Some((HOME, Decision::SlowMoves)), "{answer} of {made}");
            scene.play("move CE>AFR");
        }
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)), "after {made}");
        assert_eq!((scene.state().turn.number, scene.state().turn.restart), (1, Restart::GoalKick));
    }
    let mut scene = kick(spec, TEAMS, "home,1-3");
    scene.play("slow; move CE>BPA");
    assert!(steps_from(&scene, "BPA").is_empty(), "each piece once");
    assert!(scene.can("keeper BPA>BFR"), "somebody else is at the ball");
    // The moves of the turn are still to come for all of them.
    scene.play("done; done; target BFR; 6 4");
    assert!(scene.state().moved[AWAY].players().iter().all(|moved| *moved == 0));
}

on_editions!(f_gkk_14_the_moves_of_a_slow_kick_decide_the_order, v2_0);
/// The numbers of a slow kick's moves take the place of those of the turn before (2.0).
fn f_gkk_14_the_moves_of_a_slow_kick_decide_the_order(spec: &str) {
    let to_order = |memory: &str, own: &str, other: &str| {
        let mut scene = kick(spec, BEHIND, memory);
        scene.play("slow").play(own).play(other).play("target CE; 6 4");
        assert_eq!(scene.control(), AWAY);
        scene.state().turn.first
    };
    let (two, one) = ("forward; move BFR>CE; move BFR>CE", "forward; move BFR>CE; done");
    let (three, none) = ("midfield; move CE>ALW; move CE>ALW; move CE>ALW; done", "done");
    // Home acted first and moved fewer in the turn before; now away's two are fewer than three, or one more
    // than none.
    assert_eq!(to_order("home,1-3", two, three), AWAY, "home moved more");
    assert_eq!(to_order("home,1-3", one, none), HOME, "home moved fewer");
    assert_eq!(to_order("home,3-1", one, none), HOME, "whatever the turn before says");
    assert_eq!(to_order("away,3-1", none, none), HOME, "equal: the other team");
}

on_editions!(f_gkk_07_everybody_but_the_kicking_goalkeeper_leaves_the_area, v2_2, v3_0);
fn f_gkk_07_everybody_but_the_kicking_goalkeeper_leaves_the_area(spec: &str) {
    let scene = missed(spec, "home=4-4-2,GK:BPA,CE:7,BFR:1,BPA:2 away=4-4-2,GK:BPA,CE:6,BPA:3,BLC:1", "1:20");
    assert_eq!((scene.count(HOME, Area::Bpa), scene.count(AWAY, Area::Bpa)), (0, 1));
    assert_eq!(scene.state().squads[AWAY].keeper(), Area::Bpa);
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Bfr, "the shooters' goalkeeper too");
    assert_eq!((scene.count(HOME, Area::Bfr), scene.count(AWAY, Area::Bfr)), (4, 3));
    assert_eq!(scene.count(AWAY, Area::Blc), 1, "nobody else moves");
    let mut other_end = scene_of(
        spec,
        "home=4-4-2,GK:APA,APA:2,CE:8 away=4-4-2,GK:BPA,AFR:1,APA:2,CE:7 ball=AFR:6:away clock=1:20 \
         turn=pass:CE>AFR next=goal-attempt:away",
    );
    other_end.play("1");
    assert_eq!((other_end.count(HOME, Area::Apa), other_end.count(AWAY, Area::Apa)), (1, 0));
    assert_eq!((other_end.count(HOME, Area::Afr), other_end.count(AWAY, Area::Afr)), (2, 3));
}

// In 2.2 straight moves go as far as they like.
on_editions!(
    f_gkk_08_as_many_moves_as_it_wants_in_any_way,
    v2_2(&["AFR", "CE", "BLW", "BRW", "BLC", "BPA", "BRC"]),
    v3_0(&["CE", "BLW", "BRW", "BLC", "BPA", "BRC"])
);
/// Into any area that a move reaches, also back.
fn f_gkk_08_as_many_moves_as_it_wants_in_any_way(spec: &str, reach: &[&str]) {
    let mut scene = missed(spec, "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:6,BPA:4", "1:20");
    assert_eq!(steps_from(&scene, "BFR"), reach);
    // Ten moves of a 4-4-2: cleared players move again, straight and sideways are mixed.
    scene.play("move BFR>BLC; move BFR>BRC; move BFR>CE; move BFR>BPA");
    assert!(steps_from(&scene, "BLC").is_empty(), "each piece once");
    scene.play("move CE>BFR; move CE>BFR; move CE>BLW; move CE>BRW; move CE>ALW; move CE>ARW");
    assert_eq!(scene.state().steps.made, 10);
    assert!(scene.can("done"));
    let alone = missed(spec, "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:10", "1:20");
    assert!(!alone.can("keeper BPA>BLC"), "somebody stays with the ball");
}

on_editions!(f_gkk_09_four_or_as_many_answers_outside_the_area, v2_2, v3_0);
fn f_gkk_09_four_or_as_many_answers_outside_the_area(spec: &str) {
    for (made, answers) in [(0, 4), (1, 4), (3, 4), (4, 4), (5, 5), (7, 7), (9, 9)] {
        let mut scene = missed(spec, TEAMS, "1:20");
        scene.play(&"move CE>BFR;".repeat(made)).play("done");
        for answer in 0..answers {
            assert_eq!(asked(&mut scene), Some((HOME, Decision::GoalKickMoves)), "{answer} after {made}");
            scene.play("move CE>AFR");
        }
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)), "after {made}");
    }
    let mut scene = missed(spec, "home=4-4-2,GK:APA,CE:6,BFR:2,BLC:1,BRC:1 away=4-4-2,GK:BPA,BFR:10", "1:20");
    scene.play("done");
    for from in ["BFR", "BLC", "BRC", "CE"] {
        assert!(
            !steps_from(&scene, from).is_empty() && !scene.can(&format!("move {from}>BPA")),
            "from {from}"
        );
    }
}

fn the_kick_takes_a_minute(spec: &str) {
    for (before, minute, stoppage) in
        [("1:20", 21, 0), ("1:44", 45, 0), ("1:45", 45, 1), ("1:45+1", 45, 1), ("1:45+4", 45, 4)]
    {
        let after = Clock { half: 1, minute, stoppage };
        assert_eq!(missed(spec, TEAMS, before).state().clock, after, "{before}");
        assert_eq!(away_shoots(spec, before).play("1").state().clock, after, "{before}");
    }
    let mut first = missed(spec, TEAMS, "1:45+5");
    assert!(first.saw(Event::NotTaken(Restart::GoalKick)) && first.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::HalfTime)));
    assert!(missed(spec, TEAMS, "2:90+5").state().ended.is_some());
    assert!(missed(spec, TEAMS, "2:90+4").state().ended.is_none());
}

on_editions!(f_gkk_15_the_kick_takes_a_minute = the_kick_takes_a_minute, v2_2, v3_0);
