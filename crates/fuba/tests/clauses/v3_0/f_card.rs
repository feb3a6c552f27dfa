//! Yellow and red cards.

use crate::common::basic_roll;
use touchline_engine::{Node, Outcome, Seat};
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::cards;
use touchline_fuba::state::{Formation, Restart};
use touchline_fuba::{Decision, Event, Roll};

use crate::common::{Scene, scene, scene_of};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;

/// `offender` fouled in `area` and rolls for a yellow card; it holds `yellows` already.
fn foul(offender: Seat, area: Area, yellows: u8) -> Scene {
    let (place, who, by) = (area.name(), offender.other().word(), offender.word());
    let held = if offender == HOME { format!("{yellows}-0") } else { format!("0-{yellows}") };
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball={place}:1:{who} clock=1:20 yellow={held} \
         next=yellow-card:{by}"
    ))
}

/// Away, with `yellows` before the foul, after its yellow card die.
fn tested(yellows: u8, die: u8) -> Scene {
    let mut scene = foul(AWAY, Area::Ce, yellows);
    scene.play(&die.to_string());
    scene
}

fn yellows(scene: &Scene) -> u8 {
    scene.state().teams[AWAY].yellows
}

fn red_test_due(scene: &Scene) -> bool {
    basic_roll(scene.state()) == Some(Roll::RedCard)
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

fn everywhere() -> impl Iterator<Item = (Seat, Area)> {
    Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area)))
}

/// Whether the die gives the offender a yellow card, by the rule and in play.
fn gets_yellow(offender: Seat, area: Area, die: u8) -> bool {
    let mut scene = foul(offender, area, 0);
    scene.play(&die.to_string());
    let shown = scene.state().teams[offender].yellows == 1;
    assert_eq!(cards::is_yellow(offender, area, die), shown);
    assert_eq!(scene.saw(Event::Yellow(offender)), shown);
    assert_eq!(scene.saw(Event::NoCard(offender)), !shown);
    assert_eq!(scene.state().teams[offender.other()].yellows, 0);
    shown
}

#[test]
fn f_card_01_the_offender_rolls_one_die() {
    for (starter, dice, offender) in
        [(HOME, "4 4", AWAY), (HOME, "2 4", HOME), (AWAY, "4 4", HOME), (AWAY, "2 4", AWAY)]
    {
        let mut scene = scene(&format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:1:{} clock=1:20",
            starter.word()
        ));
        scene.play("target CE; 3 3").play(dice);
        assert_eq!(basic_roll(scene.state()), Some(Roll::YellowCard));
        assert_eq!(scene.refused("5 5").key, "dice-too-many");
        scene.play("5");
        assert!(scene.saw(Event::Yellow(offender)), "{dice} in a turn of {starter:?}");
        assert_eq!(scene.control(), offender.other());
    }
}

#[test]
fn f_card_02_1_and_2_are_no_card() {
    for (offender, area) in everywhere() {
        assert!(!gets_yellow(offender, area, 1) && !gets_yellow(offender, area, 2));
    }
    let mut scene = tested(3, 2);
    assert!(!red_test_due(&scene), "nor a red card test");
    assert_eq!((yellows(&scene), asked(&mut scene).is_some()), (3, true));
}

#[test]
fn f_card_03_3_is_yellow_on_the_offenders_side() {
    use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    for (offender, side) in
        [(HOME, [Alc, Apa, Arc, Afr, Alw, Arw, Ce]), (AWAY, [Blc, Bpa, Brc, Bfr, Blw, Brw, Ce])]
    {
        for area in Area::ALL {
            assert_eq!(gets_yellow(offender, area, 3), side.contains(&area), "{offender:?} in {area:?}");
        }
    }
}

#[test]
fn f_card_04_4_and_5_are_yellow_everywhere() {
    for (offender, area) in everywhere() {
        assert!(gets_yellow(offender, area, 4) && gets_yellow(offender, area, 5));
    }
}

#[test]
fn f_card_05_6_is_yellow_with_a_harder_red_card_test() {
    for (offender, area) in everywhere() {
        assert!(gets_yellow(offender, area, 6));
    }
    let mut scene = tested(0, 6);
    let squads = scene.state().squads;
    assert!(red_test_due(&scene));
    scene.play("2");
    assert_eq!(scene.state().squads, squads, "nobody is injured in the basic game");
    assert!(tested(0, 6).play("1").saw(Event::Red(AWAY)), "1 is below the yellow card and one more");
}

#[test]
fn f_card_06_a_second_yellow_or_a_6_brings_the_red_card_test() {
    for held in 0..=4 {
        for die in 1..=6 {
            let due = die == 6 || (die >= 3 && held > 0); // the centre is on both sides, so 3 is a card
            assert_eq!(red_test_due(&tested(held, die)), due, "{die} with {held} before");
        }
    }
}

#[test]
fn f_card_07_red_if_the_die_is_below_the_yellow_cards() {
    // Yellow cards held, the new one included, and the dice that are red.
    let table: [(u8, &[u8]); 7] = [
        (1, &[]),
        (2, &[1]),
        (3, &[1, 2]),
        (4, &[1, 2, 3]),
        (5, &[1, 2, 3, 4]),
        (6, &[1, 2, 3, 4, 5]),
        (7, &[1, 2, 3, 4, 5, 6]),
    ];
    for (held, red) in table {
        for die in 1..=6 {
            assert_eq!(cards::is_red(held, die), red.contains(&die), "{die} against {held}");
            if held >= 2 {
                let mut scene = tested(held - 1, 4);
                scene.play(&die.to_string());
                assert_eq!(scene.saw(Event::Red(AWAY)), red.contains(&die), "{die} against {held}");
            }
        }
    }
}

#[test]
fn f_card_08_a_6_counts_as_one_yellow_more() {
    for (before, red) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        for die in 1..=6 {
            let mut scene = tested(before, 6);
            assert_eq!(yellows(&scene), before + 1, "but only one card is shown");
            scene.play(&die.to_string());
            assert_eq!(scene.saw(Event::Red(AWAY)), die <= red, "{die} with {before} before");
        }
    }
}

#[test]
fn f_card_09_otherwise_nothing_happens() {
    for die in 3..=6 {
        let mut scene = tested(2, 5);
        let squads = scene.state().squads;
        scene.play(&die.to_string());
        assert_eq!((yellows(&scene), scene.state().teams[AWAY].reds), (3, 0), "{die} is not below three");
        assert_eq!(scene.state().squads, squads);
        assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)), "the free kick goes on");
    }
}

#[test]
fn f_card_10_the_owner_removes_an_outfield_player_for_the_rest_of_the_match() {
    let mut scene = tested(1, 5);
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SendOff)));
    assert_eq!(scene.legal(), ["off CE", "off BFR"], "anywhere, but not the goalkeeper");
    assert_eq!(scene.state().clock.minute, 20, "before the free kick's minute");
    scene.play("off BFR");
    assert!(scene.saw(Event::SentOff(AWAY, Area::Bfr)));
    assert_eq!((scene.count(AWAY, Area::Bfr), scene.count(AWAY, Area::Ce)), (3, 6));
    assert_eq!((scene.state().squads[AWAY].size(), scene.state().teams[AWAY].reds), (9, 1));
    assert_eq!(scene.state().clock.minute, 21);
    assert_eq!(scene.state().squads[HOME].size(), 10);
}

#[test]
fn f_card_10_still_out_after_half_time() {
    let mut scene = tested(1, 5);
    scene.play("1; off CE");
    let text = scene.position();
    let later = crate::common::scene(&format!("{} next=half.2", text.split(" turn=").next().unwrap()));
    assert_eq!(later.state().squads[AWAY].in_hand, 9);
    assert!(later.can("place 9") && !later.can("place 10"));
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
fn f_card_10_a_goalkeeper_alone_is_never_sent_off() {
    let mut scene = scene(
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA ball=CE:1:home clock=1:20 yellow=0-3 red=0-10 \
         next=yellow-card:away",
    );
    scene.play("5; 1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
    assert_eq!((scene.state().teams[AWAY].reds, scene.state().squads[AWAY].keeper()), (10, Area::Bpa));
}

#[test]
fn f_card_11_two_yellow_cards_are_discarded() {
    for (before, die, left) in [(2, 2, 1), (3, 2, 2), (3, 3, 2), (5, 5, 4)] {
        let mut scene = tested(before, 4);
        scene.play(&die.to_string());
        assert!(scene.saw(Event::Red(AWAY)));
        assert_eq!(yellows(&scene), left, "{before} and the new one, red by {die}");
    }
    let mut six = tested(1, 6);
    assert_eq!(yellows(six.play("2")), 0, "second yellow by a 6, red by 2");
}

#[test]
fn f_card_12_a_direct_red_by_a_1_discards_one() {
    for before in 1..=4 {
        assert_eq!(yellows(tested(before, 4).play("1")), before, "one of {}", before + 1);
    }
    assert_eq!(yellows(tested(0, 6).play("1")), 0);
}

#[test]
fn f_card_13_the_formation_stays() {
    let mut scene = tested(1, 5);
    scene.play("1; off CE");
    assert_eq!(scene.state().teams[AWAY].formation, Formation::new(4, 4, 2));
    // Six players of a 4-4-2 still move four defenders.
    let mut few = crate::common::scene(
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,CE:6 ball=CE:3:home clock=1:20 red=0-4 \
         turn=pass:AFR>CE next=first-action:away",
    );
    few.play("defence; move CE>BFR; move CE>BFR; move CE>BFR");
    assert!(few.can("move CE>BFR"));
    few.play("move CE>BFR");
    assert!(!few.can("move CE>BFR"), "four and no more");
    assert_eq!(few.state().turn.restart, Restart::OpenPlay);
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
