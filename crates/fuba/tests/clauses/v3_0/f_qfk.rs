//! Quick free kick.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::Why;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::free_kick;
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, scene};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;

/// A free kick for home in `area`, the foul and its card test being over.
fn for_home(teams: &str, area: &str, clock: &str) -> Scene {
    scene(&format!("{teams} ball={area}:1:home clock={clock} turn=starter:away next=yellow-card:away"))
}

/// Home takes it on its left wing with two, five in front of its goal and three in the centre; away has ten
/// in the centre.
fn on_the_wing() -> Scene {
    let mut scene = for_home("home=4-4-2,GK:APA,ALW:2,AFR:5,CE:3 away=4-4-2,GK:BPA,CE:10", "ALW", "1:20");
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
    scene
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

/// The areas into which a player may be moved from `from`.
fn steps_from(scene: &Scene, from: &str) -> Vec<String> {
    let prefix = format!("move {from}>");
    scene.legal().iter().filter_map(|step| step.strip_prefix(&prefix).map(Into::into)).collect()
}

#[test]
fn f_qfk_01_quick_in_areas_at_least_partly_in_the_own_half() {
    let own_half = [
        (HOME, ["ALC", "APA", "ARC", "AFR", "ALW", "ARW", "CE"]),
        (AWAY, ["BLC", "BPA", "BRC", "BFR", "BLW", "BRW", "CE"]),
    ];
    for (seat, areas) in own_half {
        for area in Area::ALL {
            let (who, place) = (seat.word(), area.name());
            let mut scene = scene(&format!(
                "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball={place}:4:{who} clock=1:20 \
                 turn=pass:CE>{place} next=event"
            ));
            scene.play("4 4");
            let quick = areas.contains(&place);
            assert_eq!(
                free_kick::is_quick(&touchline_fuba::editions::v3_0::BASIC, scene.state()),
                quick,
                "{who} in {place}"
            );
            scene.play("1");
            let moves = matches!(asked(&mut scene), Some((to, Decision::QuickMoves | Decision::Closest)) if to == seat);
            assert_eq!(moves, quick, "{who} in {place}");
        }
    }
}

#[test]
fn f_qfk_02_no_new_setup() {
    let teams = "home=4-4-2,GK:APA,ALW:2,AFR:5,CE:3 away=4-4-2,GK:BPA,BFR:4,CE:6";
    let mut scene = for_home(teams, "ALW", "1:20");
    let before = scene.state().squads;
    scene.play("1");
    assert_eq!(scene.state().squads, before);
    scene.play("done");
    assert_eq!(scene.state().squads, before);
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)), "neither set-up nor adjustment");
}

#[test]
fn f_qfk_03_any_number_of_moves_of_all_types_mixed() {
    let mut scene = on_the_wing();
    assert_eq!(steps_from(&scene, "AFR"), ["ALC", "APA", "ARC", "ALW", "ARW", "CE"], "every neighbour");
    assert!(scene.can("keeper APA>AFR") && scene.can("done"));
    // Ten moves with a formation of 4-4-2: sideways, backward, forward, diagonal, the goalkeeper.
    scene.play("move AFR>ALC; move AFR>APA; move AFR>CE; move AFR>ARW; move AFR>ARC");
    scene.play("move CE>AFR; move CE>ALW; move CE>BLW; move ALW>AFR; keeper APA>ALC");
    assert_eq!(scene.state().steps.made, 10);
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)), "still nobody stopped them");
}

#[test]
fn f_qfk_03_each_piece_moves_at_most_once() {
    let mut scene = on_the_wing();
    scene.play("move AFR>ARW");
    assert!(steps_from(&scene, "ARW").is_empty());
    scene.play("keeper APA>AFR");
    assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")));
    scene.play("move AFR>ARW; move AFR>ARW; move AFR>ARW");
    assert!(!steps_from(&scene, "AFR").is_empty());
    scene.play("move AFR>ARW");
    assert!(steps_from(&scene, "AFR").is_empty(), "only the goalkeeper is there, and it has moved");
}

#[test]
fn f_qfk_03_a_taker_stays_on_the_ball() {
    let mut scene = on_the_wing();
    scene.play("move ALW>ALC; move AFR>ARC; move AFR>ARC; move AFR>ARC; move AFR>ARC; move AFR>ARC");
    scene.play("move CE>BRW; move CE>BRW; move CE>BRW");
    assert!(steps_from(&scene, "ALW").is_empty(), "nobody is left who could come to the ball");
    assert!(scene.can("done"));
}

#[test]
fn f_qfk_03_not_into_an_offside_position() {
    let teams = "home=4-4-2,GK:APA,ALW:2,BLW:8 away=4-4-2,GK:BPA,CE:10";
    let mut scene = for_home(teams, "ALW", "1:20");
    scene.play("1");
    // With ten of away in the centre the left wing of its half is partly level, what lies beyond is offside.
    assert_eq!(steps_from(&scene, "BLW"), ["ALW", "CE"]);
}

#[test]
fn f_qfk_03_the_closest_player_comes_first_if_nobody_is_there() {
    let mut scene = for_home("home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,ALW:10", "ALW", "1:20");
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Closest)));
    assert_eq!(scene.legal(), ["move AFR>ALW", "move CE>ALW"]);
    scene.play("move CE>ALW");
    assert_eq!((scene.count(HOME, Area::Alw), scene.state().steps.made), (1, 0));
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));

    let mut own_area = for_home("home=4-4-2,GK:AFR,CE:10 away=4-4-2,GK:BPA,APA:10", "APA", "1:20");
    own_area.play("1");
    assert_eq!(own_area.state().squads[HOME].keeper(), Area::Apa, "the goalkeeper goes when it is closest");
}

#[test]
fn f_qfk_04_the_passive_team_answers_with_up_to_as_many_moves() {
    for made in 0..=5 {
        let mut scene = on_the_wing();
        scene.play(&"move AFR>ARC;".repeat(made)).play("done");
        for answer in 0..made {
            assert_eq!(asked(&mut scene), Some((AWAY, Decision::QuickMoves)), "{answer} of {made}");
            scene.play("move CE>BFR");
        }
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)), "after {made}");
    }
    let mut fewer = on_the_wing();
    fewer.play("move AFR>ARC; move AFR>ARC; move AFR>ARC; done; move CE>BFR; done");
    assert_eq!(asked(&mut fewer), Some((HOME, Decision::Target)));
}

#[test]
fn f_qfk_04_the_passive_teams_pieces_move_once_and_in_any_direction() {
    let mut scene = on_the_wing();
    scene.play("move AFR>ARC; move AFR>ARC; move AFR>ARC; done");
    assert_eq!(steps_from(&scene, "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"]);
    scene.play("move CE>ALW");
    assert!(steps_from(&scene, "ALW").is_empty());
}

#[test]
fn f_qfk_05_a_new_turn_starts_with_the_free_kick() {
    let mut scene = on_the_wing();
    scene.play("done");
    let turn = scene.state().turn;
    assert_eq!((turn.number, turn.restart, turn.start), (2, Restart::FreeKick, Area::Alw));
    assert!(scene.can("target ALW"), "two players are there");
    scene.play("target ALC");
    let reduced = scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::StartUnmarked)));
    assert!(!reduced, "not for the start area of a free kick");

    let mut alone = on_the_wing();
    alone.play("move ALW>ALC; done; done");
    assert!(!alone.can("target ALW"), "a single player cannot play to himself");
}

#[test]
fn f_qfk_05_no_direct_shot_although_the_goalkeeper_is_away() {
    for area in ["CE", "ALW", "ARW"] {
        let mut scene = for_home("home=4-4-2,GK:APA,ALW:3,CE:4,ARW:3 away=4-4-2,GK:AFR,BFR:10", area, "1:20");
        scene.play("1; done");
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Target)));
        assert!(!scene.can("shoot"));
    }
}

#[test]
fn f_qfk_05_the_kick_takes_a_minute_but_is_not_taken_in_the_last_turn() {
    let teams = "home=4-4-2,GK:APA,ALW:10 away=4-4-2,GK:BPA,CE:10";
    for (before, minute, stoppage) in [("1:20", 21, 0), ("1:45", 45, 1), ("1:45+1", 45, 1), ("1:45+4", 45, 4)]
    {
        let mut scene = for_home(teams, "ALW", before);
        scene.play("1");
        assert_eq!(scene.state().clock, Clock { half: 1, minute, stoppage }, "{before}");
        assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
    }
    let mut scene = for_home(teams, "ALW", "1:45+5");
    scene.play("4");
    assert!(scene.saw(Event::Yellow(AWAY)), "the card belongs to the foul");
    assert!(scene.saw(Event::NotTaken(Restart::FreeKick)) && scene.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut scene), Some((HOME, Decision::HalfTime)));
}

#[test]
fn f_qfk_06_in_the_centre_always_quick() {
    for (dice, to) in [("4 4", HOME), ("2 4", AWAY)] {
        let mut scene =
            scene("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:1:home clock=1:20");
        scene.play("target CE; 3 3").play(dice).play("1");
        assert_eq!(asked(&mut scene), Some((to, Decision::QuickMoves)));
    }
}
