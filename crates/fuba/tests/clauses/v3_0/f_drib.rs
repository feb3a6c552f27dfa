//! Dribbling.

use touchline_engine::Seat;
use touchline_fuba::state::Line;
use touchline_fuba::{Area, Event};

use super::f_goal::seen_by;
use super::f_move::{leads, to_act};
use crate::common::{Scene, scene};

/// Home has the ball in the centre with two players; the opponents stand deep.
fn unmarked() -> String {
    to_act("4-4-2,GK:APA,CE:2,AFR:8", "4-4-2,GK:BPA,BLC:10", "CE:3:home")
}

fn dribbles(scene: &Scene) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.contains("dribble")).collect()
}

#[test]
fn f_drib_01_a_moving_player_carries_the_ball_along() {
    for seat in Seat::ALL {
        let mut scene = scene(&seen_by(seat, &unmarked()));
        scene.play("forward").play(&seen_by(seat, "dribble CE>BFR"));
        let (from, to) = (Area::Ce, Area::Bfr.for_seat(seat));
        assert_eq!((scene.state().ball.area, scene.value(), scene.control()), (to, 3, seat));
        assert_eq!((scene.count(seat, from), scene.count(seat, to)), (1, 1));
        assert!(scene.saw(Event::Dribbled(seat, from, to)));
    }
}

#[test]
fn f_drib_01_once_in_the_movement() {
    // A team mate waits where the ball arrives and has not moved yet.
    let mut scene = scene(&to_act("4-4-2,GK:APA,CE:2,BLW:2,AFR:6", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    scene.play("midfield; dribble CE>BLW");
    assert!(scene.can("move BLW>CE") && dribbles(&scene).is_empty());
}

#[test]
fn f_drib_01_uses_up_one_move_of_the_option() {
    let mut scene = scene(&unmarked());
    scene.play("forward; dribble CE>BFR; move CE>BFR");
    assert!(!scene.can("move AFR>CE"), "two forwards have moved");
}

#[test]
fn f_drib_01_only_the_controlling_team_and_only_in_a_movement_action() {
    let passive = to_act("4-4-2,GK:APA,CE:2,AFR:8", "4-4-2,GK:BPA,CE:1,BLC:9", "CE:3:away");
    assert!(dribbles(scene(&passive).play("forward")).is_empty());
    let free = unmarked().replace("action.home.1", "first-action.home");
    let mut free = scene(&free);
    assert!(free.can("move CE>BFR") && dribbles(&free).is_empty(), "free movements leave the ball");
    assert!(!dribbles(free.play("done; forward")).is_empty());
}

#[test]
fn f_drib_01_in_a_second_action_too_but_not_by_a_player_who_has_just_come() {
    let mut second = scene(
        &unmarked().replace("turn.5,first-action.away,action.home.1", "turn.6,action.away.2,action.home.2"),
    );
    assert!(second.play("forward").can("dribble CE>BFR"));
    let mut come = scene(&to_act("3-4-3,GK:APA,CE:1,AFR:9", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    come.play("forward; move AFR>CE; move CE>BFR");
    assert!(dribbles(&come).is_empty(), "each piece moves once");
}

#[test]
fn f_drib_02_out_of_an_area_without_passive_players() {
    for (away, allowed) in [
        ("GK:BPA,BLC:10", true),
        ("GK:BPA,BLC:9,CE:1", false),
        ("GK:CE,BLC:10", false),
        ("GK:BPA,BFR:10", true), // only the area left counts
    ] {
        for seat in Seat::ALL {
            let position = to_act("4-4-2,GK:APA,CE:4,AFR:6", &format!("4-4-2,{away}"), "CE:3:home");
            let mut scene = scene(&seen_by(seat, &position));
            scene.play("forward");
            assert_eq!(!dribbles(&scene).is_empty(), allowed, "{away}");
        }
    }
}

#[test]
fn f_drib_03_the_dribble_obeys_the_option() {
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
            let mut scene = scene(&seen_by(seat, &to_act(&home, &away, &format!("{ball}:3:home"))));
            scene.play(option);
            let mut expected: Vec<String> = leads(line, from)
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

#[test]
fn f_drib_03_a_dribbler_is_not_offside_but_the_others_are() {
    let mut scene = scene(&to_act("4-4-2,GK:APA,BFR:2,AFR:8", "4-4-2,GK:BPA,CE:10", "BFR:3:home"));
    scene.play("forward");
    assert!(scene.can("dribble BFR>BPA") && !scene.can("move BFR>BPA"));
    scene.play("dribble BFR>BPA");
    assert!(scene.can("move BFR>BPA"), "level with the ball now");
}

#[test]
fn f_drib_04_the_ball_moves_one_area() {
    let mut forward = scene(&unmarked());
    forward.play("forward");
    assert_eq!(dribbles(&forward), ["dribble CE>BFR"]);
    forward.play("dribble CE>BFR");
    assert!(!forward.can("move BFR>BPA") && dribbles(&forward).is_empty(), "the dribbler has moved");
}

#[test]
fn f_drib_04_the_goalkeeper_may_dribble_too() {
    let mut keeper = scene(&to_act("4-4-2,GK:APA,AFR:10", "4-4-2,GK:BPA,BLC:10", "APA:3:home"));
    keeper.play("forward");
    assert_eq!(dribbles(&keeper), ["keeper-dribble APA>AFR"]);
    keeper.play("keeper-dribble APA>AFR");
    assert_eq!(
        (keeper.state().ball.area, keeper.state().squads[Seat::Home].keeper()),
        (Area::Afr, Area::Afr)
    );
    assert!(dribbles(&keeper).is_empty());
    // Not after a step to the ball.
    let mut came = scene(&to_act("3-4-3,GK:APA,AFR:2,ALC:8", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    came.play("forward; keeper APA>AFR");
    assert_eq!(dribbles(&came), ["dribble AFR>CE"]);
}
