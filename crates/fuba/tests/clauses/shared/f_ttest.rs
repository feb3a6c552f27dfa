//! Tiredness tests.

use touchline_engine::{Node, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::Line;
use touchline_fuba::{Event, Roll};

use super::f_cp::points;
use crate::common::{Scene, scene_of};

/// Home begins a turn in the centre with ball value 4.
pub fn turn_at(edition: &str, clock: &str, more: &str) -> Scene {
    scene_of(
        &format!("{edition}+condition"),
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:4:home clock={clock} {more}"
        ),
    )
}

pub const FRESH: &str = "condition=4/4/2-4/4/2";

/// Whose test is due.
pub fn testing(scene: &mut Scene) -> Option<Seat> {
    match (scene.driver().node(), scene.state().agenda.top()) {
        (Node::Chance, Some(Stage::Tiredness(seat))) => Some(seat),
        _ => None,
    }
}

/// Equal dice count as one of them.
const ONE_FACE: [(&str, &str, bool); 6] = [
    ("", "6 1", true),
    ("", "1 6", true),
    ("", "6 2", false),
    ("", "5 5", true),
    ("", "6 6", true),
    ("", "3 3", false),
];

on_editions!(
    f_ttest_01_the_marker_moved_five_squares_or_more,
    v2_0(&[
        ("", "6 1", true),
        ("", "1 6", true),
        ("", "6 2", false),
        ("", "5 5", false),                      // a minute is owed
        ("memory=home,0-0,1,none", "6 2", true), // owed minutes count
        ("memory=home,0-0,3,none", "4 2", true),
        ("memory=home,0-0,2,none", "4 2", false),
    ]),
    v2_1(&ONE_FACE),
    v3_0(&ONE_FACE)
);
/// F-TTEST-01: dice, and whether they bring a test.
fn f_ttest_01_the_marker_moved_five_squares_or_more(edition: &str, dice: &[(&str, &str, bool)]) {
    for (more, dice, due) in dice {
        let mut scene = turn_at(edition, "1:10", &format!("{FRESH} {more}"));
        scene.play(&format!("target CE; {dice}"));
        assert_eq!(testing(&mut scene).is_some(), *due, "{more} {dice}");
        let text = turn_at(edition, "1:10", &format!("{FRESH} {more}")).position();
        let mut basic = scene_of(edition, &text.replace(FRESH, ""));
        basic.play(&format!("target CE; {dice}"));
        assert_eq!(testing(&mut basic), None, "not without condition points");
    }
}

on_editions!(f_ttest_02_not_if_stoppage_time_starts_before, v2_0, v2_1, v3_0);
/// F-TTEST-02, R-114: squares really moved, the first of stoppage time included.
fn f_ttest_02_not_if_stoppage_time_starts_before(edition: &str) {
    for (clock, due) in [("1:40", true), ("1:41", true), ("1:42", false), ("2:86", true), ("2:87", false)] {
        let mut scene = turn_at(edition, clock, FRESH);
        scene.play("target CE; 6 1");
        assert_eq!(testing(&mut scene).is_some(), due, "{clock}");
    }
    let mut added = turn_at(edition, "1:45+1", FRESH);
    added.play("target CE; 6 1");
    assert_eq!(testing(&mut added), None, "one square in stoppage time");
    // on the first square of stoppage time it is still minute 45.
    for (die, passed) in [("5", true), ("4", false)] {
        let mut scene = turn_at(edition, "1:41", FRESH);
        scene.play(&format!("target CE; 6 1; {die}"));
        assert_eq!((scene.state().clock.minute, scene.state().clock.stoppage), (45, 1));
        assert_eq!(scene.saw(Event::TestPassed(Seat::Home)), passed);
    }
}

on_editions!(f_ttest_03_both_teams_each_for_itself, v2_0, v2_1, v3_0);
/// F-TTEST-03, R-202: both teams, the controlling team first, each with its own dice.
fn f_ttest_03_both_teams_each_for_itself(edition: &str) {
    for control in ["home", "away"] {
        let text = turn_at(edition, "1:20", FRESH).position();
        let text = text.replace("ball=CE:4:home", &format!("ball=CE:4:{control}"));
        let text = text.replace(",home,CE>CE", &format!(",{control},CE>CE"));
        let mut scene = scene_of(&format!("{edition}+condition"), &text);
        let (first, second) = (scene.control(), scene.control().other());
        scene.play("target CE; 6 1");
        assert_eq!(testing(&mut scene), Some(first));
        scene.play("2");
        assert_eq!(testing(&mut scene), Some(first), "20 at minute 25: once more");
        scene.play("1");
        assert_eq!(testing(&mut scene), Some(second));
        scene.play("2"); // not 50: the opponent's tens do not count
        assert_eq!(testing(&mut scene), Some(second));
        assert_eq!([first, second].map(|seat| points(&scene, seat)), [[4, 3, 2]; 2]);
        scene.play("4");
        assert_eq!(testing(&mut scene), None);
        let test = |event: &&Event| matches!(event, Event::TestPassed(_) | Event::TestFailed(_));
        assert_eq!(
            scene.events().iter().filter(test).copied().collect::<Vec<_>>(),
            [
                Event::TestFailed(first),
                Event::TestPassed(first),
                Event::TestFailed(second),
                Event::TestPassed(second)
            ]
        );
        assert_eq!(scene.state().turn.tally, 0);
    }
    // a team without points rolls too, and loses nothing.
    let mut scene = turn_at(edition, "1:20", "condition=0/0/0-4/4/2");
    scene.play("target CE; 6 1; 1; 1; 1");
    assert_eq!(testing(&mut scene), Some(Seat::Away), "30 passes with the third die");
    assert_eq!(points(&scene, Seat::Home), [0, 0, 0]);
}

/// F-TTEST-04: the die that passes at a minute which is a whole ten, and those around it.
pub fn the_die_against_the_time(edition: &str, equal: bool) {
    for (from, now) in [("1:5", 10), ("1:15", 20), ("1:35", 40), ("2:55", 60), ("1:16", 21), ("1:14", 19)] {
        for die in 1..=6_u8 {
            let mut scene = turn_at(edition, from, FRESH);
            scene.play(&format!("target CE; 6 1; {die}"));
            assert_eq!(scene.state().clock.minute, now, "this turn's minutes are in it");
            let passes = if equal { 10 * die >= now } else { 10 * die > now };
            assert_eq!(scene.saw(Event::TestPassed(Seat::Home)), passes, "{die} at {now}");
            assert_eq!(scene.saw(Event::TestFailed(Seat::Home)), !passes);
        }
    }
}

on_editions!(f_ttest_04_ten_times_the_die_at_least_the_time_passes, v2_0, v2_1);
fn f_ttest_04_ten_times_the_die_at_least_the_time_passes(edition: &str) {
    the_die_against_the_time(edition, true);
}

on_editions!(f_ttest_04_ten_times_the_die_above_the_time_passes = the_die_against_the_time, v3_0(false));

on_editions!(f_ttest_05_a_failure_costs_a_point_and_tens_add_up, v2_0, v2_1, v3_0);
/// F-TTEST-05: minute 78.
fn f_ttest_05_a_failure_costs_a_point_and_tens_add_up(edition: &str) {
    for (dice, lost, over) in
        [("6", 1, false), ("5; 3", 1, true), ("6; 2", 1, true), ("5; 2", 2, false), ("2; 6", 1, true)]
    {
        let mut scene = turn_at(edition, "2:73", "condition=0/9/0-0/9/0");
        scene.play(&format!("target CE; 6 1; {dice}"));
        assert_eq!(scene.state().clock.minute, 78);
        assert_eq!(points(&scene, Seat::Home), [0, 9 - lost, 0], "{dice}");
        assert_eq!(testing(&mut scene), Some(if over { Seat::Away } else { Seat::Home }), "{dice}");
    }
}

on_editions!(f_ttest_06_three_dice_and_three_points_at_most, v2_0, v2_1, v3_0);
/// F-TTEST-06.
fn f_ttest_06_three_dice_and_three_points_at_most(edition: &str) {
    for (dice, lost) in [("1; 1; 1", 3), ("1; 2; 4", 3), ("1; 2; 5", 2), ("3; 3; 1", 3), ("3; 3; 2", 2)] {
        let mut scene = turn_at(edition, "2:73", "condition=0/9/0-0/9/0");
        scene.play(&format!("target CE; 6 1; {dice}"));
        assert_eq!(points(&scene, Seat::Home), [0, 9 - lost, 0], "{dice}");
        assert_eq!(testing(&mut scene), Some(Seat::Away), "{dice}: no fourth die");
        assert_eq!(scene.saw(Event::TestPassed(Seat::Home)), lost == 2);
    }
}

on_editions!(f_ttest_07_the_first_point_from_the_zone_of_the_target_area, v2_0, v2_1, v3_0);
/// F-TTEST-07: home plays into the area in front of away's goal: its attack zone, away's defence zone
///
fn f_ttest_07_the_first_point_from_the_zone_of_the_target_area(edition: &str) {
    let mut scene = turn_at(edition, "2:73", FRESH);
    scene.play("target BFR; 6 1; 1");
    assert!(scene.saw(Event::PointsLost(Seat::Home, Line::Forward, 1)));
    assert_eq!(points(&scene, Seat::Home), [4, 4, 1]);
    scene.play("6; point defence; 6; 1");
    assert!(scene.saw(Event::PointsLost(Seat::Away, Line::Defence, 1)), "{:?}", scene.events());
    assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
    // Without points there, from another line of the owner's choice.
    let mut empty = turn_at(edition, "2:73", "condition=4/4/0-4/4/2");
    empty.play("target BFR; 6 1; 1");
    assert_eq!(empty.legal(), ["point defence", "point midfield"]);
    empty.play("point midfield");
    assert_eq!(points(&empty, Seat::Home), [4, 3, 0]);
    assert_eq!(testing(&mut empty), Some(Seat::Home));
}

on_editions!(f_ttest_08_the_other_points_from_any_line, v2_0, v2_1, v3_0);
/// F-TTEST-08.
fn f_ttest_08_the_other_points_from_any_line(edition: &str) {
    let mut scene = turn_at(edition, "2:73", "condition=3/2/1-4/4/2");
    scene.play("target CE; 6 1; 1");
    assert_eq!(points(&scene, Seat::Home), [3, 1, 1]);
    scene.play("1");
    assert_eq!(scene.legal(), ["point defence", "point midfield", "point forward"]);
    scene.play("point forward; 1");
    assert_eq!(scene.legal(), ["point defence", "point midfield"], "only lines that have some");
    scene.play("point defence");
    assert_eq!(points(&scene, Seat::Home), [2, 1, 0]);
    assert_eq!(testing(&mut scene), Some(Seat::Away));
}

/// F-TIME-12: the test is part of the time stage, before anything that follows it.
pub fn both_test_in_the_time_stage(edition: &str) {
    let mut scene = turn_at(edition, "1:10", FRESH);
    scene.play("target CE; 1 5");
    assert_eq!(testing(&mut scene), None, "four squares");
    let mut scene = turn_at(edition, "1:10", FRESH);
    scene.play("target CE; 1 6");
    assert_eq!(testing(&mut scene), Some(Seat::Home));
    assert_eq!(scene.control(), Seat::Home, "the check comes later");
    scene.play("6");
    assert_eq!(testing(&mut scene), Some(Seat::Away));
    scene.play("6");
    assert_eq!(scene.control(), Seat::Away, "the check with 1 is lost");
}

on_editions!(tests_come_before_the_special_event, v3_0);
/// R-202 where equal dice bring a special event: it comes after both tests.
fn tests_come_before_the_special_event(edition: &str) {
    let mut scene = turn_at(edition, "1:10", FRESH);
    scene.play("target CE; 5 5; 6; 6");
    let rules = *scene.rules();
    assert_eq!(touchline_fuba::roll(&rules, scene.state()), Some(Roll::SpecialEvent));
}
