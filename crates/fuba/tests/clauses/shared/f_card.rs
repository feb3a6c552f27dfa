//! Yellow and red cards.

use crate::common::{asked, basic_roll};
use touchline_engine::Seat;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::cards;
use touchline_fuba::state::Formation;
use touchline_fuba::{Decision, Event, Roll};

use super::f_fk::{AWAY, HOME, event_due, for_other, for_starter};
use super::f_inj;
use crate::common::{Scene, scene_of};

/// `offender` fouled in `area` and rolls for a yellow card; it holds `yellows` already.
fn foul(spec: &str, offender: Seat, area: Area, yellows: u8) -> Scene {
    let (place, who, by) = (area.name(), offender.other().word(), offender.word());
    let held = if offender == HOME { format!("{yellows}-0") } else { format!("0-{yellows}") };
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball={place}:1:{who} clock=1:20 yellow={held} \
             next=yellow-card:{by}"
        ),
    )
}

/// Away, with `yellows` before the foul, after its yellow card die.
pub fn tested(spec: &str, yellows: u8, die: u8) -> Scene {
    let mut scene = foul(spec, AWAY, Area::Ce, yellows);
    scene.play(&die.to_string());
    scene
}

fn yellows(scene: &Scene) -> u8 {
    scene.state().teams[AWAY].yellows
}

fn red_test_due(scene: &Scene) -> bool {
    basic_roll(scene.state()) == Some(Roll::RedCard)
}

fn everywhere() -> impl Iterator<Item = (Seat, Area)> {
    Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area)))
}

/// Whether the die gives the offender a yellow card, by the rule and in play.
fn gets_yellow(spec: &str, offender: Seat, area: Area, die: u8) -> bool {
    let mut scene = foul(spec, offender, area, 0);
    scene.play(&die.to_string());
    let shown = scene.state().teams[offender].yellows == 1;
    assert_eq!(cards::is_yellow(offender, area, die), shown);
    assert_eq!((scene.saw(Event::Yellow(offender)), scene.saw(Event::NoCard(offender))), (shown, !shown));
    assert_eq!(scene.state().teams[offender.other()].yellows, 0);
    shown
}

/// The free kick in the centre goes on: with a set-up in 2.0, as a quick one later.
fn goes_on(spec: &str, scene: &mut Scene) {
    let next = if spec == "fuba:2.0" { Decision::PlaceKeeper } else { Decision::QuickMoves };
    assert_eq!(asked(scene), Some((HOME, next)));
}

on_editions!(f_card_01_the_offender_rolls_one_die, v2_0, v2_1, v2_2, v3_0);
fn f_card_01_the_offender_rolls_one_die(spec: &str) {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6";
    for starter in Seat::ALL {
        for (dice, offender) in [(for_starter(spec), starter.other()), (for_other(spec), starter)] {
            let mut scene = event_due(spec, teams, starter, Area::Ce, 3, "1:20");
            scene.play(dice);
            assert_eq!(basic_roll(scene.state()), Some(Roll::YellowCard));
            assert_eq!(scene.refused("5 5").key, "dice-too-many");
            scene.play("5");
            assert!(scene.saw(Event::Yellow(offender)), "{dice} in a turn of {starter:?}");
            assert_eq!(scene.control(), offender.other());
        }
    }
}

on_editions!(f_card_02_1_and_2_are_no_card, v2_0, v2_1, v2_2, v3_0);
fn f_card_02_1_and_2_are_no_card(spec: &str) {
    for (offender, area) in everywhere() {
        assert!(!gets_yellow(spec, offender, area, 1) && !gets_yellow(spec, offender, area, 2));
    }
    let scene = tested(spec, 3, 2);
    assert_eq!((red_test_due(&scene), yellows(&scene)), (false, 3), "nor a red card test");
}

on_editions!(f_card_03_3_is_yellow_on_the_offenders_side, v2_0, v2_1, v2_2, v3_0);
fn f_card_03_3_is_yellow_on_the_offenders_side(spec: &str) {
    let sides = [
        (HOME, ["ALC", "APA", "ARC", "AFR", "ALW", "ARW", "CE"]),
        (AWAY, ["BLC", "BPA", "BRC", "BFR", "BLW", "BRW", "CE"]),
    ];
    for (offender, side) in sides {
        for area in Area::ALL {
            let card = gets_yellow(spec, offender, area, 3);
            assert_eq!(card, side.contains(&area.name()), "{offender:?} in {area:?}");
        }
    }
}

on_editions!(f_card_04_4_and_5_are_yellow_everywhere, v2_0, v2_1, v2_2, v3_0);
fn f_card_04_4_and_5_are_yellow_everywhere(spec: &str) {
    for (offender, area) in everywhere() {
        assert!(gets_yellow(spec, offender, area, 4) && gets_yellow(spec, offender, area, 5));
    }
}

on_editions!(f_card_05_6_is_yellow_and_counts_one_more, v2_0, v2_1, v2_2, v3_0);
/// A 6 is a yellow card everywhere and nobody is injured; with one yellow before, 2 is below the two cards
/// and one more.
fn f_card_05_6_is_yellow_and_counts_one_more(spec: &str) {
    for (offender, area) in everywhere() {
        assert!(gets_yellow(spec, offender, area, 6));
    }
    let mut scene = tested(spec, 1, 6);
    assert!(red_test_due(&scene));
    scene.play("3");
    let squads = scene.state().squads;
    assert_eq!((squads[HOME].size(), squads[AWAY].size()), (10, 10), "no injury");
    assert!(tested(spec, 1, 6).play("2").saw(Event::Red(AWAY)));
    assert!(!tested(spec, 1, 5).play("2").saw(Event::Red(AWAY)));
}

/// `first_six`: whether a first yellow card by a 6 brings the test.
pub fn when_a_red_card_test_is_due(spec: &str, first_six: bool) {
    for held in 0..=4 {
        for die in 1..=6 {
            // The centre is on both sides, so 3 is a card.
            let due = (die >= 3 && held > 0) || (die == 6 && first_six);
            let mut scene = tested(spec, held, die);
            assert_eq!(red_test_due(&scene), due, "{die} with {held} before");
            if !due {
                goes_on(spec, &mut scene);
            }
        }
    }
}

on_editions!(
    f_card_06_only_a_second_yellow_brings_the_red_card_test = when_a_red_card_test_is_due,
    v2_0(false)
);

on_editions!(f_card_06_a_second_yellow_or_a_6_brings_the_red_card_test, v2_1, v2_2, v3_0);
fn f_card_06_a_second_yellow_or_a_6_brings_the_red_card_test(spec: &str) {
    when_a_red_card_test_is_due(spec, true);
}

on_editions!(f_card_07_red_if_the_die_is_below_the_yellow_cards, v2_0, v2_1, v2_2, v3_0);
fn f_card_07_red_if_the_die_is_below_the_yellow_cards(spec: &str) {
    // Yellow cards held, the new one included, and the dice that are red.
    let table: [(u8, &[u8]); 6] = [
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
            let mut scene = tested(spec, held - 1, 4);
            assert_eq!(scene.refused("1 1").key, "dice-too-many", "one die");
            scene.play(&die.to_string());
            assert_eq!(scene.saw(Event::Red(AWAY)), red.contains(&die), "{die} against {held}");
        }
    }
}

on_editions!(f_card_08_a_6_counts_as_one_yellow_more, v2_0(1), v2_1(0), v2_2(0), v3_0(0));
/// From so many yellow cards before on, since 2.0 has no test for the first.
fn f_card_08_a_6_counts_as_one_yellow_more(spec: &str, from: u8) {
    for before in from..=5 {
        for die in 1..=6 {
            let mut scene = tested(spec, before, 6);
            assert_eq!(yellows(&scene), before + 1, "but only one card is shown");
            scene.play(&die.to_string());
            assert_eq!(scene.saw(Event::Red(AWAY)), die < before + 2, "{die} with {before} before");
        }
    }
}

on_editions!(f_card_09_otherwise_nothing_happens, v2_0, v2_1, v2_2, v3_0);
fn f_card_09_otherwise_nothing_happens(spec: &str) {
    for die in 3..=6 {
        let mut scene = tested(spec, 2, 5);
        scene.play(&die.to_string());
        assert_eq!((yellows(&scene), scene.state().teams[AWAY].reds), (3, 0), "{die} is not below three");
        assert_eq!(scene.state().squads[AWAY].size(), 10);
        goes_on(spec, &mut scene);
    }
}

on_editions!(
    f_card_10_the_owner_removes_an_outfield_player_for_the_rest_of_the_match,
    v2_0,
    v2_1,
    v2_2,
    v3_0
);
fn f_card_10_the_owner_removes_an_outfield_player_for_the_rest_of_the_match(spec: &str) {
    let mut scene = tested(spec, 1, 5);
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SendOff)));
    assert_eq!(scene.legal(), ["off CE", "off BFR"], "anywhere, but not the goalkeeper");
    assert_eq!(scene.state().clock.minute, 20, "before the free kick");
    scene.play("off BFR");
    assert!(scene.saw(Event::SentOff(AWAY, Area::Bfr)));
    assert_eq!((scene.count(AWAY, Area::Bfr), scene.count(AWAY, Area::Ce)), (3, 6));
    assert_eq!((scene.state().squads[AWAY].size(), scene.state().teams[AWAY].reds), (9, 1));
    assert_eq!(scene.state().squads[HOME].size(), 10);
    goes_on(spec, &mut scene);

    let cards = "yellow=0-1 red=0-1";
    let later = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:9 ball=CE:1:home clock=1:45+3 {cards} next=half.2"
        ),
    );
    assert_eq!(later.state().squads[AWAY].in_hand, 9, "out for the second half, too");

    let mut alone = scene_of(
        spec,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA ball=CE:1:home clock=1:20 yellow=0-3 red=0-10 \
         next=yellow-card:away",
    );
    alone.play("5; 1");
    assert_eq!(alone.state().teams[AWAY].reds, 10, "a goalkeeper alone is never sent off");
    goes_on(spec, &mut alone);
}

on_editions!(f_card_11_two_yellow_cards_are_discarded, v2_0, v2_1, v2_2, v3_0);
fn f_card_11_two_yellow_cards_are_discarded(spec: &str) {
    for (before, die, left) in [(2, 2, 1), (3, 2, 2), (3, 3, 2), (5, 5, 4)] {
        let mut scene = tested(spec, before, 4);
        scene.play(&die.to_string());
        assert!(scene.saw(Event::Red(AWAY)));
        assert_eq!(yellows(&scene), left, "{before} and the new one, red by {die}");
    }
    assert_eq!(yellows(tested(spec, 1, 6).play("2")), 0, "second yellow by a 6, red by 2");
}

on_editions!(f_card_12_a_direct_red_by_a_1_discards_one, v2_0, v2_1, v2_2, v3_0);
fn f_card_12_a_direct_red_by_a_1_discards_one(spec: &str) {
    for before in 1..=4 {
        let mut scene = tested(spec, before, 4);
        assert!(scene.play("1").saw(Event::Red(AWAY)));
        assert_eq!(yellows(&scene), before, "one of {}", before + 1);
    }
}

on_editions!(
    f_card_13_the_formation_stays,
    v2_0("maybe-move:away"),
    v2_1("first-action:away"),
    v2_2("first-action:away"),
    v3_0("first-action:away")
);
/// `next`: the moment before the movement of away.
fn f_card_13_the_formation_stays(spec: &str, next: &str) {
    let mut scene = tested(spec, 1, 5);
    scene.play("1; off CE");
    assert_eq!(scene.state().teams[AWAY].formation, Formation::new(4, 4, 2));
    // Six players of a 4-4-2 still move four defenders.
    let mut few = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,CE:6 ball=CE:3:home clock=1:20 red=0-4 \
             turn=pass:AFR>CE next={next}"
        ),
    );
    few.play("defence; move CE>BFR; move CE>BFR; move CE>BFR");
    assert!(few.can("move CE>BFR"));
    few.play("move CE>BFR");
    assert!(!few.can("move CE>BFR"), "four and no more");
}

on_editions!(
    f_card_05_with_injuries_a_6_hurts_a_player_of_the_opponent = f_inj::a_six_hurts_the_fouled_team,
    v2_0,
    v2_1,
    v3_0
);
