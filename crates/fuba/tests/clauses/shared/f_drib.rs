//! Dribbling.

use touchline_engine::Seat;
use touchline_fuba::state::Line;
use touchline_fuba::{Area, Event};

use super::f_free::free_movements;
use super::f_goal::seen_by;
use super::f_move::{Moves, leads};
use crate::common::Scene;

/// Home has the ball in the centre with two players; the opponents stand deep.
pub fn unmarked(e: Moves) -> String {
    e.to_act("4-4-2,GK:APA,CE:2,AFR:8", "4-4-2,GK:BPA,BLC:10", "CE:3:home")
}

pub fn dribbles(scene: &Scene) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.contains("dribble")).collect()
}

on_editions!(f_drib_01_a_moving_player_carries_the_ball_along, v2_0, v2_1, v2_2, v3_0);
fn f_drib_01_a_moving_player_carries_the_ball_along(e: Moves) {
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &unmarked(e)));
        scene.play("forward").play(&seen_by(seat, "dribble CE>BFR"));
        let (from, to) = (Area::Ce, Area::Bfr.for_seat(seat));
        assert_eq!((scene.state().ball.area, scene.value(), scene.control()), (to, 3, seat));
        assert_eq!((scene.count(seat, from), scene.count(seat, to)), (1, 1));
        assert!(scene.saw(Event::Dribbled(seat, from, to)));
    }
}

on_editions!(f_drib_01_once_in_the_movement, v2_0, v2_1, v2_2, v3_0);
fn f_drib_01_once_in_the_movement(e: Moves) {
    // A team mate waits where the ball arrives and has not moved yet.
    let mut scene = e.scene(&e.to_act("4-4-2,GK:APA,CE:2,BLW:2,AFR:6", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    scene.play("midfield; dribble CE>BLW");
    assert!(scene.can("move BLW>CE") && dribbles(&scene).is_empty());
}

on_editions!(f_drib_01_uses_up_one_move_of_the_option, v2_0, v2_1, v2_2, v3_0);
fn f_drib_01_uses_up_one_move_of_the_option(e: Moves) {
    let mut scene = e.scene(&unmarked(e));
    scene.play("forward; dribble CE>BFR; move CE>BFR");
    assert!(!scene.can("move AFR>CE"), "two forwards have moved");
}

on_editions!(f_drib_01_only_the_controlling_team, v2_0, v2_1, v2_2, v3_0);
fn f_drib_01_only_the_controlling_team(e: Moves) {
    let passive = e.to_act("4-4-2,GK:APA,CE:2,AFR:8", "4-4-2,GK:BPA,CE:1,BLC:9", "CE:3:away");
    assert!(dribbles(e.scene(&passive).play("forward")).is_empty());
}

on_editions!(f_drib_01_not_by_a_player_who_has_just_come, v2_0, v2_1, v2_2, v3_0);
fn f_drib_01_not_by_a_player_who_has_just_come(e: Moves) {
    let mut come = e.scene(&e.to_act("3-4-3,GK:APA,CE:1,AFR:9", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    come.play("forward; move AFR>CE; move CE>BFR");
    assert!(dribbles(&come).is_empty(), "each piece moves once");
}

on_editions!(f_drib_01_free_movements_leave_the_ball, v2_0, v2_1, v2_2);
fn f_drib_01_free_movements_leave_the_ball(e: Moves) {
    let position = e.to_act("4-4-2,GK:APA,ALC:3,AFR:7", "4-4-2,GK:BPA,BLC:10", "ALC:3:home");
    let (start, _) = position.split_once(" next=").unwrap();
    let free = e.scene(&format!("{start},dice:53 next={}", free_movements(e.spec, "home")));
    assert!(free.can("move ALC>ALW") && dribbles(&free).is_empty(), "{:?}", free.legal());
}

on_editions!(f_drib_01_in_a_second_action_too, v2_1, v2_2);
fn f_drib_01_in_a_second_action_too(e: Moves) {
    let mut second = e.scene(&unmarked(e));
    assert!(second.play("adjust; forward").can("dribble CE>BFR"));
}

on_editions!(f_drib_02_out_of_an_area_without_passive_players, v2_0, v2_1, v2_2, v3_0);
fn f_drib_02_out_of_an_area_without_passive_players(e: Moves) {
    for (away, allowed) in [
        ("GK:BPA,BLC:10", true),
        ("GK:BPA,BLC:9,CE:1", false),
        ("GK:CE,BLC:10", false),
        ("GK:BPA,BFR:10", true), // only the area left counts
    ] {
        for seat in Seat::ALL {
            let position = e.to_act("4-4-2,GK:APA,CE:4,AFR:6", &format!("4-4-2,{away}"), "CE:3:home");
            let mut scene = e.scene(&seen_by(seat, &position));
            scene.play("forward");
            assert_eq!(!dribbles(&scene).is_empty(), allowed, "{away}");
        }
    }
}

on_editions!(f_drib_03_the_dribble_obeys_the_option, v2_0, v2_1, v2_2, v3_0);
fn f_drib_03_the_dribble_obeys_the_option(e: Moves) {
    for (line, option) in
        [(Line::Defence, "defence"), (Line::Midfield, "midfield"), (Line::Forward, "forward")]
    {
        for (seat, from) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|from| (seat, from))) {
            let others = if from == Area::Apa { "AFR" } else { "APA" };
            let (home, ball) = (format!("4-4-2,GK:APA,{}:2,{others}:8", from.name()), from.name());
            // The opponents are all far up: only the dribbler himself may go beyond them.
            let opponents = if ["ALC", "ARC"].contains(&ball) { "AFR" } else { "ALC" };
            let away = format!("4-4-2,GK:CE,{opponents}:10");
            let away = if ball == "CE" { away.replace("GK:CE", "GK:ALC") } else { away };
            let mut scene = e.scene(&seen_by(seat, &e.to_act(&home, &away, &format!("{ball}:3:home"))));
            scene.play(option);
            let mut leading = leads(line, from);
            if e.straight_midfield && line == Line::Midfield {
                leading.extend(leads(Line::Forward, from));
                leading.extend(leads(Line::Defence, from));
            }
            let mut expected: Vec<String> = leading
                .into_iter()
                .map(|to| seen_by(seat, &format!("dribble {ball}>{}", to.name())))
                .collect();
            let mut got: Vec<String> =
                dribbles(&scene).into_iter().filter(|action| action.starts_with("dribble")).collect();
            expected.sort();
            got.sort();
            assert_eq!(got, expected, "{seat:?}, {option} from {ball}");
        }
    }
}

on_editions!(f_drib_03_a_dribbler_is_not_offside_but_the_others_are, v2_0, v2_1, v2_2, v3_0);
fn f_drib_03_a_dribbler_is_not_offside_but_the_others_are(e: Moves) {
    let mut scene = e.scene(&e.to_act("4-4-2,GK:APA,BFR:2,AFR:8", "4-4-2,GK:BPA,CE:10", "BFR:3:home"));
    scene.play("forward");
    assert!(scene.can("dribble BFR>BPA") && !scene.can("move BFR>BPA"));
    scene.play("dribble BFR>BPA");
    assert!(scene.can("move BFR>BPA"), "level with the ball now");
}

on_editions!(f_drib_04_the_ball_moves_one_area_and_the_player_stops_with_it, v2_0, v2_1, v2_2, v3_0);
fn f_drib_04_the_ball_moves_one_area_and_the_player_stops_with_it(e: Moves) {
    for (option, to, beyond) in [("forward", "BFR", "BPA"), ("defence", "AFR", "APA")] {
        for seat in Seat::ALL {
            let mut scene = e.scene(&seen_by(seat, &unmarked(e).replace("AFR:8", "ALC:8")));
            scene.play(option);
            assert_eq!(scene.can(&seen_by(seat, &format!("move CE>{beyond}"))), e.far, "without the ball");
            assert_eq!(dribbles(&scene), [seen_by(seat, &format!("dribble CE>{to}"))]);
            scene.play(&seen_by(seat, &format!("dribble CE>{to}")));
            assert!(!scene.can(&seen_by(seat, &format!("move {to}>{beyond}"))), "the dribbler has moved");
            assert!(dribbles(&scene).is_empty());
        }
    }
}

on_editions!(f_drib_04_the_goalkeeper_may_dribble_too, v2_0, v2_1, v2_2, v3_0);
fn f_drib_04_the_goalkeeper_may_dribble_too(e: Moves) {
    let mut keeper = e.scene(&e.to_act("4-4-2,GK:APA,AFR:10", "4-4-2,GK:BPA,BLC:10", "APA:3:home"));
    keeper.play("forward");
    assert_eq!(dribbles(&keeper), ["keeper-dribble APA>AFR"]);
    keeper.play("keeper-dribble APA>AFR");
    let state = keeper.state();
    assert_eq!((state.ball.area, state.squads[Seat::Home].keeper()), (Area::Afr, Area::Afr));
    assert!(dribbles(&keeper).is_empty());
    // Not after a step to the ball.
    let mut came = e.scene(&e.to_act("3-4-3,GK:APA,AFR:2,ALC:8", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    came.play("forward; keeper APA>AFR");
    assert_eq!(dribbles(&came), ["dribble AFR>CE"]);
}

on_editions!(f_drib_05_not_while_a_goal_kick_is_pending, v2_0, v2_1);
fn f_drib_05_not_while_a_goal_kick_is_pending(e: Moves) {
    let position = e.to_act("4-4-2,GK:APA,APA:2,ALC:8", "4-4-2,GK:BPA,BLC:10", "APA:1:home");
    for seat in Seat::ALL {
        let mut free = e.scene(&seen_by(seat, &position));
        assert!(!dribbles(free.play("forward")).is_empty());
        let mut waiting = e.scene(&seen_by(seat, &format!("{position} more=goal-kick-waits")));
        waiting.play("forward");
        assert!(waiting.can(&seen_by(seat, "move APA>AFR")) && dribbles(&waiting).is_empty());
        // In the turn of the kick, once it is taken, the ball may be carried again.
        let mut taken = e.scene(&seen_by(seat, &position.replace("turn=", "turn=restart:goal-kick,")));
        assert!(!dribbles(taken.play("forward")).is_empty());
    }
}

on_editions!(f_drib_05_not_after_a_miss_in_the_same_turn, v2_0, v2_1);
fn f_drib_05_not_after_a_miss_in_the_same_turn(e: Moves) {
    // Home misses, does nothing more, and away acts with the ball in its penalty area and nobody near.
    let position = e.to_act("4-4-2,GK:APA,BFR:1,AFR:9", "4-4-2,GK:BPA,BPA:2,BFR:8", "BFR:3:home");
    let (position, done) = match e.spec {
        "fuba:2.0" => (position.replace("maybe-move", "maybe-shoot"), "shoot; 1; done; forward"),
        _ => (position, "shoot; 1; adjust; forward"),
    };
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play(done);
        assert_eq!((scene.control(), scene.state().turn.number), (seat.other(), 1));
        assert!(scene.can(&seen_by(seat, "move BPA>BFR")), "{:?}", scene.legal());
        assert!(dribbles(&scene).is_empty(), "{:?}", scene.legal());
    }
}
