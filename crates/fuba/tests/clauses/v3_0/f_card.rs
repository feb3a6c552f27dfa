//! Yellow and red cards.

use touchline_engine::{Outcome, Seat};
use touchline_fuba::rules::cards;

use crate::common::{scene, scene_of};
use crate::shared::f_card::tested;
use crate::shared::f_fk::AWAY;

#[test]
fn f_card_07_a_first_yellow_card_is_never_red() {
    assert!((1..=6).all(|die| !cards::is_red(1, die)));
}

#[test]
fn f_card_10_the_taker_of_a_corner_may_be_sent_off() {
    let mut scene = scene(
        "home=4-4-2,GK:APA,SPOT:1,BFR:9 away=4-4-2,GK:BPA,BFR:10 ball=SPOT:1:home clock=1:20 yellow=1-0 \
         turn=restart:corner next=turn",
    );
    scene.play("target BFR; 4 4; 2 4; 5; 1");
    assert_eq!(scene.legal(), ["off BFR", "off BLC"], "it is back in the corner area");
}

#[test]
fn f_card_12_nothing_is_left_of_a_first_yellow_by_a_6() {
    let mut scene = tested("fuba:3.0", 0, 6);
    scene.play("1");
    assert_eq!(scene.state().teams[AWAY].yellows, 0);
}

#[test]
fn f_card_10_a_table_may_set_a_fewest_number_of_players() {
    // Away has six outfield players and its goalkeeper left, and is shown another red card.
    let position = "home=4-4-2,GK:APA,CE:9,ALW:1 away=4-4-2,GK:BPA,CE:5,BFR:1 ball=CE:1:home clock=1:20 yellow=0-2 red=0-4 \
        turn=pass:AFR>CE next=red-card:away";
    for (spec, outcome) in [
        ("fuba:3.0", None),
        ("fuba:3.0?fewest_players=no-limit", None),
        ("fuba:3.0?fewest_players=seven", Some(Outcome::Win(Seat::Home))),
    ] {
        let mut scene = scene_of(spec, position);
        scene.play("1; off BFR");
        assert_eq!(scene.state().ended, outcome, "{spec}");
    }
    let seven = position.replace("CE:5,BFR:1", "CE:6,BFR:1").replace("red=0-4", "red=0-3");
    let mut scene = scene_of("fuba:3.0?fewest_players=seven", &seven);
    scene.play("1; off BFR");
    assert_eq!(scene.state().ended, None, "seven are enough");
}
