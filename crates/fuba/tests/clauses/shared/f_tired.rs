//! Tiredness.

use touchline_engine::{Node, Seat};
use touchline_fuba::advanced::condition;
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Formation, Line, State, TeamMark};
use touchline_fuba::{Area, Decision, Event};

use super::f_act::actions;
use super::f_cp::{PIECES, about_to_act, boosted_movement, position};
use super::f_sub;
use super::f_ttest::{testing, turn_at};
use crate::common::{Scene, scene_of};

pub fn is_tired(s: &State, seat: Seat) -> bool {
    s.teams[seat].marks.has(TeamMark::Tired)
}

/// F-TIRED-01 of 2.x: as soon as the last point is gone.
pub fn tired_with_the_last_point(edition: &str) {
    let mut scene = turn_at(edition, "2:73", "condition=0/2/0-0/1/1");
    scene.play("target CE; 6 1; 1");
    assert!(!is_tired(scene.state(), Seat::Home), "one left");
    scene.play("1");
    assert!(is_tired(scene.state(), Seat::Home), "in the middle of the test");
    assert_eq!(testing(&mut scene), Some(Seat::Home));
    assert!(scene.saw(Event::Tired(Seat::Home)) && !is_tired(scene.state(), Seat::Away));
    scene.play("6; 6; 6");
    assert!(!is_tired(scene.state(), Seat::Away), "a line without points is not a team without points");
}

/// F-TIRED-01 of 2.x, R-215: the last point does not weaken the action it is spent on.
pub fn tired_after_the_action_that_took_the_last_point(edition: &str) {
    let mut scene = about_to_act(edition, "condition=0/1/0-4/4/2");
    scene.play(boosted_movement(edition));
    if edition == "fuba:2.0" {
        scene.play("1");
        assert_eq!(scene.state().steps.left, 4, "not three");
    } else {
        assert_eq!(scene.state().steps.left, 5, "not four");
    }
    scene.play("move CE>ALW");
    assert!(!is_tired(scene.state(), Seat::Home));
    scene.play("done"); // in 2.1 the adjustment follows by itself: nothing else is left to home
    if edition == "fuba:2.1" {
        assert_eq!(actions(&scene).len(), 2);
    }
    assert!(is_tired(scene.state(), Seat::Home) && scene.saw(Event::Tired(Seat::Home)));
    assert!(!is_tired(scene.state(), Seat::Away));
}

on_editions!(f_tired_01_as_soon_as_no_point_is_left, v2_0, v2_1);
fn f_tired_01_as_soon_as_no_point_is_left(edition: &str) {
    tired_with_the_last_point(edition);
    tired_after_the_action_that_took_the_last_point(edition);
}

on_editions!(f_tired_01_only_after_a_test_without_points_left, v3_0);
/// F-TIRED-01 of 3.0: not by spending, not by a failure before the test is over, but after any test.
fn f_tired_01_only_after_a_test_without_points_left(edition: &str) {
    let mut scene = about_to_act(edition, "condition=0/1/0-4/4/2");
    scene.play("midfield cp; done; done; position 0; next");
    assert_eq!(scene.state().teams[Seat::Home].condition.total(), 0);
    assert!(!is_tired(scene.state(), Seat::Home), "a new turn has begun");
    // A passed test.
    let mut passed = turn_at(edition, "1:10", "condition=0/0/0-4/4/2");
    passed.play("target CE; 6 1");
    assert!(!is_tired(passed.state(), Seat::Home));
    passed.play("6");
    assert!(is_tired(passed.state(), Seat::Home) && passed.saw(Event::Tired(Seat::Home)));
    // A failed one: when it is over, not already when the last point goes.
    let mut failed = turn_at(edition, "2:73", "condition=0/1/0-4/4/2");
    failed.play("target CE; 6 1; 1");
    assert_eq!(failed.state().teams[Seat::Home].condition.total(), 0);
    assert!(!is_tired(failed.state(), Seat::Home));
    failed.play("1; 1");
    assert_eq!(testing(&mut failed), Some(Seat::Away));
    assert!(is_tired(failed.state(), Seat::Home));
    // The third point as the last one.
    let mut third = turn_at(edition, "2:73", "condition=0/3/0-4/4/2");
    third.play("target CE; 6 1; 1; 1; 1");
    assert!(is_tired(third.state(), Seat::Home) && !is_tired(third.state(), Seat::Away));
}

on_editions!(f_tired_02_for_the_rest_of_the_match, v2_0, v2_1, v3_0);
/// F-TIRED-02: points regained do not help.
fn f_tired_02_for_the_rest_of_the_match(edition: &str) {
    let mut scene = turn_at(edition, "2:73", "condition=4/4/2-4/4/2 flags=home-tired");
    scene.play("target CE; 6 1; 6; 6; 6; 6");
    assert!(is_tired(scene.state(), Seat::Home), "after another test");
    assert!(!scene.saw(Event::Tired(Seat::Home)), "it was tired before");
    if edition != "fuba:3.0" {
        // An event brings a point after the last one has gone (F-EVT-14).
        let text =
            turn_at(edition, "2:73", "condition=0/1/0-4/4/2").position().replace("ball=CE:4", "ball=CE:6");
        let mut gained = scene_of(&format!("{edition}+condition"), &text);
        gained.play("target CE; 6 1; 1; 1; 1; 6; 6; 1 1");
        assert_eq!(gained.state().teams[Seat::Home].condition.points, [0, 1, 0]);
        assert!(is_tired(gained.state(), Seat::Home));
    }
    let mut moving = about_to_act(edition, "condition=4/4/2-4/4/2 flags=home-tired");
    moving.play("midfield");
    assert_eq!(moving.state().steps.left, 3);
    // Half-time and the new formation change nothing.
    let mut half = turn_at(edition, "1:45+5", "condition=4/4/2-4/4/2 flags=home-tired");
    half.play("target CE; 1 1; formation 5-4-1; formation 4-4-2");
    assert!(is_tired(half.state(), Seat::Home));
    assert_eq!(condition::formation(half.state(), Seat::Home), Formation::new(4, 3, 0));
}

on_editions!(f_tired_03_one_less_of_each_line_for_movement, v2_0, v2_1, v3_0);
/// F-TIRED-03, R-117.
fn f_tired_03_one_less_of_each_line_for_movement(edition: &str) {
    for (formation, numbers) in [("4-4-2", [3, 3, 1]), ("4-5-1", [3, 4, 0]), ("1-1-8", [0, 0, 7])] {
        for (line, number) in ["defence", "midfield", "forward"].into_iter().zip(numbers) {
            for (flags, number) in [("flags=home-tired", number), ("flags=away-tired", number + 1)] {
                let pieces = PIECES.replace("home=4-4-2", &format!("home={formation}"));
                let more = format!("condition=1/0/0-1/0/0 {flags}");
                let text = position(edition, &pieces, "CE", "CE", &more);
                let mut scene = scene_of(&format!("{edition}+condition"), &text);
                scene.play(line);
                if number > 0 {
                    let now = scene.driver().node();
                    assert!(matches!(now, Node::Decide(Seat::Home, Decision::Movement(_))), "{now:?}");
                    assert_eq!(scene.state().steps.left, number, "{formation} {line} {flags}");
                } else {
                    let now = scene.driver().node();
                    assert!(
                        !matches!(now, Node::Decide(_, Decision::Movement(_))),
                        "{formation} {line} {flags}"
                    );
                }
            }
        }
    }
}

on_editions!(
    f_tired_04_the_least_a_die_gives_is_one_less_too,
    v2_0(""),
    v2_1("skills=!high-condition:none also=played:home:high-condition"),
    v3_0("skills=!high-condition:none also=played:home:high-condition")
);
/// F-TIRED-04: the least that a die gives.
fn f_tired_04_the_least_a_die_gives_is_one_less_too(edition: &str, more: &str) {
    for (flags, least) in [("", 4), ("flags=home-tired", 3)] {
        for die in 1..=6 {
            let text =
                position(edition, PIECES, "CE", "CE", &format!("condition=1/1/1-1/1/1 {flags} {more}"));
            let skills = if more.is_empty() { "" } else { "+skills" };
            let mut scene = scene_of(&format!("{edition}+condition{skills}"), &text);
            if scene.can("roll-moves") {
                scene.play("roll-moves");
            }
            scene.play(&die.to_string());
            assert_eq!(scene.state().steps.left, least.max(die), "{flags} {die}");
        }
    }
}

on_editions!(f_tired_06_the_pieces_stay, v2_0, v2_1, v3_0);
/// F-TIRED-06: pieces are neither fewer nor do they count less.
fn f_tired_06_the_pieces_stay(edition: &str) {
    let [fresh, tired] = ["", "flags=home-tired,away-tired"].map(|flags| {
        let pieces = "home=4-4-2,GK:APA,AFR:6,CE:4 away=4-4-2,GK:BPA,BFR:8,CE:2";
        let text = position(edition, pieces, "CE", "CE", &format!("condition=1/1/1-1/1/1 {flags}"));
        let mut scene = scene_of(&format!("{edition}+condition"), &text);
        scene.play(match edition {
            "fuba:2.0" => "done; done",
            "fuba:2.1" => "adjust",
            _ => "position 2",
        });
        (
            scene.value(),
            Seat::ALL.map(|seat| (scene.state().squads[seat].size(), scene.count(seat, Area::Ce))),
        )
    });
    assert_eq!(fresh, tired);
    assert_eq!(tired, (1, [(10, 4), (10, 2)]));
    // Nobody leaves when a team becomes tired.
    let mut scene = turn_at(edition, "2:73", "condition=0/1/0-4/4/2");
    let before = scene.state().squads;
    scene.play("target CE; 6 1; 1; 1; 6");
    assert!(is_tired(scene.state(), Seat::Home));
    assert_eq!(scene.state().squads, before);
    assert_eq!(scene.state().teams[Seat::Home].formation, Formation::new(4, 4, 2));
    assert_eq!(condition::formation(scene.state(), Seat::Home).line(Line::Defence), 3);
}

on_editions!(f_tired_03_also_after_a_later_change_of_the_formation, v2_0, v2_1, v3_0);
/// a later change of the formation is reduced too.
fn f_tired_03_also_after_a_later_change_of_the_formation(edition: &str) {
    let spec = format!("{edition}+condition+substitutions");
    let mut scene = f_sub::window(&spec, "clock=1:20 condition=0/0/0-4/4/2 flags=home-tired");
    scene.play("substitute 1; shift defence>midfield");
    assert_eq!(condition::formation(scene.state(), Seat::Home), Formation::new(3, 3, 1), "not in this turn");
    f_sub::go_on(&mut scene, |scene| f_sub::turn_begins(scene) > 0);
    assert_eq!(scene.state().teams[Seat::Home].formation, Formation::new(3, 5, 2));
    assert_eq!(condition::formation(scene.state(), Seat::Home), Formation::new(2, 4, 1));
    assert_eq!(condition::formation(scene.state(), Seat::Away), Formation::new(4, 4, 2));
    // It moves with the new numbers.
    let at_home = |scene: &Scene| {
        let home = matches!(
            scene.state().agenda.top(),
            Some(Stage::Action(Seat::Home, _) | Stage::MaybeMove(Seat::Home))
        );
        home && scene.can("midfield")
    };
    f_sub::go_on(&mut scene, at_home);
    scene.play("midfield");
    assert_eq!(scene.state().agenda.top(), Some(Stage::Movement(Seat::Home, Line::Midfield)));
    assert_eq!(scene.state().steps.left, 4);
}
