//! Moving the closest player.

use touchline_engine::Seat;
use touchline_fuba::{Area, Event};

use crate::common::{Scene, scene, turned};
use crate::shared::f_close::{TARGETS, asked, somebody_moved};

fn played(position: &str, script: &str) -> Scene {
    let mut scene = scene(position);
    scene.play(script);
    scene
}

#[test]
fn f_close_01_only_a_team_in_control_without_a_player_there_must_come() {
    // Kept: home has nobody in the centre. Lost: away is there already.
    assert_eq!(asked(&mut played(TARGETS, "target CE; 5 2")), Some(Seat::Home));
    assert_eq!(asked(&mut played(TARGETS, "target CE; 1 2")), None);
    assert!(!somebody_moved(&played(TARGETS, "target APA; 5 2")), "a goalkeeper is a player");
    // Kept: home is on the left wing already. Lost: away has nobody there and two areas to choose from.
    assert_eq!(asked(&mut played(TARGETS, "target ALW; 5 2")), None);
    let lost = "home=4-4-2,GK:APA,ALW:2,AFR:8 away=4-4-2,GK:BPA,CE:4,BLW:6 ball=AFR:6:home clock=1:20";
    assert_eq!(asked(&mut played(lost, "target ALW; 2 3")), Some(Seat::Away));
    assert_eq!(asked(&mut played(&turned(lost), "target BRW; 2 3")), Some(Seat::Home));
}

#[test]
fn f_close_02_a_goalkeeper_that_alone_is_closest_must_go() {
    let alone = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=1:20";
    let turn = played(alone, "target ALC; 4 2");
    assert_eq!(turn.state().squads[Seat::Home].keeper(), Area::Alc);
    assert!(turn.saw(Event::KeeperMoved(Seat::Home, Area::Apa, Area::Alc)));
    let tie = played(&alone.replace("CE:10 away", "CE:9,ALW:1 away"), "target ALC; 4 2");
    assert_eq!(tie.legal(), ["move ALW>ALC", "keeper APA>ALC"], "on a tie the owner chooses");
    // Also after winning the ball.
    let won = played(
        "home=4-4-2,GK:APA,BFR:10 away=4-4-2,GK:BPA,CE:10 ball=BFR:6:home clock=1:20",
        "target BLC; 1 3",
    );
    assert_eq!(won.state().squads[Seat::Away].keeper(), Area::Blc);
}

#[test]
fn f_close_04_the_move_is_not_deducted() {
    let mut turn = played(TARGETS, "target CE; 5 2; move AFR>CE; done; position 0; done; midfield");
    turn.play("move AFR>ALC; move AFR>ALC; move AFR>ARC");
    assert!(turn.can("move AFR>ARC"), "the fourth of four midfield moves");
    turn.play("move AFR>ARC");
    assert!(!turn.can("move AFR>ARC"));
}

#[test]
fn f_close_05_the_piece_may_move_again_and_every_option_stays_open() {
    // One player is brought into the centre, a second one joins it by a free movement; either may move on.
    for (option, step) in [("defence", "CE>AFR"), ("midfield", "CE>ALW"), ("forward", "CE>BFR")] {
        let mut turn = played(TARGETS, "target CE; 5 2; move ALW>CE; done; position 0");
        turn.play(&format!("move AFR>CE; done; {option}; move {step}"));
        assert_eq!(turn.count(Seat::Home, Area::Ce), 1, "{option}");
    }
    // The piece that was brought is the only one at the ball and carries it on.
    let mut free = played(
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:1:home clock=1:20",
        "target CE; 5 2; done; position 0; done; midfield",
    );
    assert_eq!(free.count(Seat::Home, Area::Ce), 1, "brought by the closest-player move");
    assert!(free.can("dribble CE>BLW"));
    free.play("dribble CE>BLW");
}
