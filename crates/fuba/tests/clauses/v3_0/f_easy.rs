//! Easy situation.

use touchline_engine::{Node, Seat};
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::event::Check;
use touchline_fuba::rules::control;
use touchline_fuba::{Area, Decision, Event};

use crate::common::{Scene, scene, turned};

/// The neighbours of each area on the board.
pub(super) const NEIGHBOURS: [(&str, &str); 13] = [
    ("ALC", "APA AFR ALW"),
    ("APA", "ALC ARC AFR"),
    ("ARC", "APA AFR ARW"),
    ("AFR", "APA ALC ARC ALW ARW CE"),
    ("ALW", "ALC AFR CE BLW"),
    ("ARW", "ARC AFR CE BRW"),
    ("CE", "AFR ALW ARW BLW BRW BFR"),
    ("BLW", "ALW CE BFR BLC"),
    ("BRW", "ARW CE BFR BRC"),
    ("BFR", "CE BLW BRW BLC BRC BPA"),
    ("BLC", "BLW BFR BPA"),
    ("BPA", "BFR BLC BRC"),
    ("BRC", "BRW BFR BPA"),
];

fn next_to(area: &str) -> Vec<&'static str> {
    let (_, neighbours) = NEIGHBOURS.into_iter().find(|(name, _)| *name == area).expect("area");
    neighbours.split(' ').collect()
}

/// Home plays from its front area into the empty left corner area; away is far.
const FAR: &str = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:5:home clock=1:20";

/// The check with 1 against a ball worth 4 has failed.
fn easy() -> Scene {
    let mut turn = scene(FAR);
    turn.play("target ALC; 1 6");
    turn
}

#[test]
fn f_easy_01_nobody_in_the_target_area_nor_next_to_it() {
    for target in Area::ALL {
        for (place, _) in NEIGHBOURS {
            let near = place == target.name() || next_to(target.name()).contains(&place);
            // All of them there, and the goalkeeper alone there.
            for away in [format!("GK:{place},{place}:10"), format!("GK:{place},{}:10", far_from(target))] {
                let position = format!("home=4-4-2,GK:CE,CE:10 away=4-4-2,{away} ball=CE:3:home clock=1:20");
                assert_eq!(
                    control::is_easy(&BASIC, scene(&position).state(), target),
                    !near,
                    "{target:?}: {away}"
                );
                let turned_state = scene(&turned(&position));
                assert_eq!(control::is_easy(&BASIC, turned_state.state(), target.turned()), !near);
            }
        }
    }
}

/// A corner area that is not near: the other end, diagonally.
fn far_from(target: Area) -> &'static str {
    match target {
        Area::Alc | Area::Apa | Area::Arc | Area::Afr | Area::Alw | Area::Arw => "BPA",
        _ => "APA",
    }
}

#[test]
fn f_easy_01_only_when_the_check_fails() {
    let mut kept = scene(FAR);
    kept.play("target ALC; 4 6");
    assert!(kept.saw(Event::Check(Check::Kept, Seat::Home)));
    let mut failed = scene(FAR);
    failed.play("target ALC; 3 6");
    assert!(failed.saw(Event::Check(Check::Easy, Seat::Home)));
    // With one opponent in a neighbouring area it is not an easy situation any more.
    let mut near = scene(&FAR.replace("BFR:10", "BFR:9,ALW:1"));
    near.play("target ALC; 3 6");
    assert!(near.saw(Event::Check(Check::Lost, Seat::Away)));
}

#[test]
fn f_easy_02_control_does_not_change() {
    assert_eq!(easy().control(), Seat::Home);
    let mut away = scene(&turned(FAR));
    away.play("target BRC; 1 6");
    assert_eq!(away.control(), Seat::Away);
    assert!(away.saw(Event::Check(Check::Easy, Seat::Away)));
}

#[test]
fn f_easy_03_the_passive_team_may_move_one_player_one_area() {
    let mut turn = easy();
    assert_eq!(turn.driver().node(), Node::Decide(Seat::Away, Decision::EasyMove));
    let mut legal = turn.legal();
    legal.sort();
    let mut expected = vec!["done".to_owned()];
    expected.extend(next_to("BFR").iter().map(|to| format!("move BFR>{to}")));
    expected.extend(next_to("BPA").iter().map(|to| format!("keeper BPA>{to}")));
    expected.sort();
    assert_eq!(legal, expected);
    turn.play("move BFR>CE");
    assert_ne!(turn.driver().node(), Node::Decide(Seat::Away, Decision::EasyMove), "one step only");
    assert_eq!(turn.count(Seat::Away, Area::Ce), 1);
}

#[test]
fn f_easy_03_it_may_stay_and_the_closest_player_comes_afterwards() {
    let mut turn = easy();
    turn.play("done");
    assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, Decision::Closest));
    turn.play("move AFR>ALC");
    assert_eq!((turn.value(), turn.count(Seat::Away, Area::Bfr)), (6, 10));
}

#[test]
fn f_easy_03_the_step_is_bound_by_offside() {
    // Only home's goalkeeper is back: away's players may not go ahead into its half, but may go back and into
    // the centre.
    let position = "home=4-4-2,GK:APA,BRC:10 away=4-4-2,GK:BLW,ALW:10 ball=BRC:6:home clock=1:20";
    let mut turn = scene(position);
    turn.play("target BRC; 1 6");
    let mut legal = turn.legal();
    legal.sort();
    let steps = ["keeper BLW>BFR", "keeper BLW>BLC", "keeper BLW>CE", "move ALW>BLW", "move ALW>CE"];
    assert_eq!(legal[0], "done");
    assert_eq!(legal[1..], steps);
}
