//! Substitutions.

use touchline_engine::{Driver, Game, Node, Notation, Seat};
use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::state::{Formation, State};
use touchline_fuba::{Decision, Event, Roll};

use super::f_fk::{AWAY, HOME};
use crate::common::{Scene, asked, scene_of};

const TEAMS: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home";

/// The edition with substitutions and condition points.
pub fn spec(edition: &str) -> String {
    format!("{edition}+substitutions+condition")
}

/// Home may substitute now, as its edition says: at the end of its stage, as an action, as its second action.
pub fn window_of(spec: &str, teams: &str, fields: &str) -> Scene {
    let next = match &spec[..8] {
        "fuba:2.0" => "turn.6,sequence.home.4",
        "fuba:2.1" => "first-action:home",
        _ => "second-action:home",
    };
    scene_of(spec, &format!("{teams} {fields} turn=dice:53 next={next}"))
}

pub fn window(spec: &str, fields: &str) -> Scene {
    window_of(spec, TEAMS, fields)
}

/// Home makes substitutions in that window.
fn substituting(spec: &str, fields: &str, number: u8) -> Scene {
    let mut scene = window(spec, fields);
    scene.play(&format!("substitute {number}"));
    scene
}

fn points(scene: &Scene) -> [u8; 3] {
    scene.state().teams[HOME].condition.points
}

/// The same scene with something of its state changed.
pub fn changed(mut scene: Scene, change: impl Fn(&mut State)) -> Scene {
    let (game, mut state) = (*scene.driver().game(), *scene.state());
    change(&mut state);
    *scene.driver() = Driver::from_state(game, state);
    scene
}

/// Answer and roll as quietly as possible until this holds.
pub fn go_on(scene: &mut Scene, until: impl Fn(&Scene) -> bool) {
    for _ in 0..400 {
        if until(scene) {
            return;
        }
        let (game, state) = (*scene.driver().game(), *scene.state());
        match game.node(&state) {
            Node::Decide(..) => scene.play(&game.write_action(game.fallback(&state))),
            // No event, no time to speak of, the ball is kept.
            Node::Chance if touchline_fuba::roll(&game.rules, &state) == Some(Roll::Stage) => {
                scene.play(if state.ball.value == 6 { "5 4" } else { "6 5" })
            }
            Node::Chance => scene.play(&vec!["1"; game.draws(&state).sides().len()].join(" ")),
            Node::Over(_) => panic!("the match is over"),
        };
    }
    panic!("never: {}", scene.position());
}

pub fn turn_begins(scene: &Scene) -> usize {
    scene.events().iter().filter(|event| matches!(event, Event::TurnBegins(..))).count()
}

on_editions!(f_sub_01_three_a_match, v2_0(true), v2_1(false), v3_0(false));
/// How many substitutions may be announced in each state of affairs; `at_once`: 2.0 asks for them one by one.
fn f_sub_01_three_a_match(edition: &str, one_by_one: bool) {
    for made in 0..=3_u8 {
        let scene = window(&spec(edition), &format!("clock=1:20 subs={made}-0"));
        let left = 3 - made;
        for number in 1..=3 {
            let may = number <= if one_by_one { left.min(1) } else { left };
            assert_eq!(scene.can(&format!("substitute {number}")), may, "{number} after {made}");
        }
    }
    let mut scene = substituting(&spec(edition), "clock=1:20 subs=1-2", 1);
    scene.play("shift defence>midfield");
    assert_eq!(scene.state().teams.map(|team| team.substitutions).0, [2, 2]);
    assert!(!window(edition, "clock=1:20").can("substitute 1"), "only where it is in play");
}

on_editions!(f_sub_03_the_number_is_announced_first, v2_1, v3_0);
fn f_sub_03_the_number_is_announced_first(edition: &str) {
    let mut scene = substituting(&spec(edition), "clock=1:20", 2);
    assert!(scene.saw(Event::Substitutions(HOME, 2)));
    for made in 0..2 {
        assert_eq!(asked(&mut scene), Some((HOME, Decision::Substitution)), "{made}");
        assert_eq!(scene.state().teams[HOME].substitutions, made);
        assert!(!scene.can("done") && !scene.can("substitute 1"), "{:?}", scene.legal());
        scene.play("shift midfield>defence");
    }
    assert_eq!(scene.state().teams[HOME].substitutions, 2);
    assert!(!matches!(asked(&mut scene), Some((_, Decision::Substitution | Decision::Substitutions))));
}

on_editions!(f_sub_05_one_player_changes_line_from_the_next_turn, v2_0, v2_1, v3_0);
/// One player changes line, with the next turn, on top of changes already made; no line falls below one
///
fn f_sub_05_one_player_changes_line_from_the_next_turn(edition: &str) {
    let spec = spec(edition);
    let scene = substituting(&spec, "clock=1:20", 1);
    let shifts = |scene: &Scene| {
        scene
            .legal()
            .into_iter()
            .filter_map(|a| a.strip_prefix("shift ").map(str::to_owned))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        shifts(&scene),
        [
            "defence>midfield",
            "defence>forward",
            "midfield>defence",
            "midfield>forward",
            "forward>defence",
            "forward>midfield"
        ]
    );
    let narrow = TEAMS.replacen("4-4-2", "8-1-1", 1);
    let mut scene = window_of(&spec, &narrow, "clock=1:20");
    scene.play("substitute 1");
    assert_eq!(shifts(&scene), ["defence>midfield", "defence>forward"]);
    scene.play("shift defence>forward");
    let (now, next) = (Formation::new(8, 1, 1), Formation::new(7, 1, 2));
    assert!(scene.saw(Event::NextFormation(HOME, next)));
    let of = |scene: &Scene| (scene.state().teams[HOME].formation, scene.state().teams[HOME].next());
    assert_eq!(of(&scene), (now, next), "not in this turn yet");
    assert_eq!(scene.state().squads[HOME].size(), 10, "nobody more, nobody less");
    go_on(&mut scene, |scene| turn_begins(scene) > 0);
    assert_eq!(of(&scene), (next, next));
    // Two changes, one on top of the other.
    let mut twice = window(&spec, "clock=1:20 change=3-5-2:4-4-2");
    twice.play("substitute 1; shift forward>midfield");
    assert_eq!(of(&twice), (Formation::new(4, 4, 2), Formation::new(3, 6, 1)));
}

/// The same with skills, which alone can send a coach off.
fn with_skills(edition: &str) -> String {
    spec(edition) + "+skills"
}

on_editions!(f_sub_05_not_without_the_coach, v3_0);
/// without the coach nobody changes line, neither now nor at half-time.
fn f_sub_05_not_without_the_coach(edition: &str) {
    let spec = with_skills(edition);
    let scene = substituting(&spec, "clock=1:20 condition=1/1/1-1/1/1 yellow=1-0 flags=home-coach-off", 1);
    assert_eq!(scene.legal(), ["booked-off", "fresh defence", "fresh midfield", "fresh forward"]);
    let nothing = window(&spec, "clock=1:20 condition=6/6/6-1/1/1 flags=home-coach-off");
    assert!(!nothing.can("substitute 1"), "nothing is left to be done");
    for (flag, choices) in [("", 7), (" flags=home-coach-off", 1), (" flags=away-coach-off", 7)] {
        let mut scene = scene_of(
            &spec,
            &format!("home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:45+2{flag}"),
        );
        scene.play("target CE; 3 4");
        let asks_home = asked(&mut scene) == Some((HOME, Decision::HalfTime));
        assert_eq!(asks_home, choices > 1, "{flag}");
        assert!(!asks_home || scene.legal().len() == choices, "{:?}", scene.legal());
    }
}

on_editions!(f_sub_06_a_point_for_the_strengthened_line_in_the_second_half, v2_0, v2_1, v3_0);
/// In the second half the strengthened line gains a point at once, in the first half nothing happens to the
/// points.
fn f_sub_06_a_point_for_the_strengthened_line_in_the_second_half(edition: &str) {
    for (clock, gained) in [("1:45", 0), ("2:46", 1), ("2:90+2", 1)] {
        for (shift, line) in [("midfield>defence", 0), ("defence>midfield", 1), ("defence>forward", 2)] {
            let mut scene = substituting(&spec(edition), &format!("clock={clock} condition=2/2/2-2/2/2"), 1);
            scene.play(&format!("shift {shift}"));
            let mut want = [2; 3];
            want[line] += gained;
            assert_eq!(points(&scene), want, "{clock} {shift}");
        }
    }
    let full = substituting(&spec(edition), "clock=2:60 condition=6/1/1-2/2/2", 1);
    let mut full = full;
    full.play("shift midfield>defence");
    assert_eq!(points(&full), [6, 1, 1], "not above six");
    let mut without = substituting(&format!("{edition}+substitutions"), "clock=2:60", 1);
    without.play("shift midfield>defence");
    assert_eq!(points(&without), [0; 3], "no points where they are not in play");
}

on_editions!(f_sub_07_a_booked_player_goes_off, v2_0, v2_1, v3_0);
fn f_sub_07_a_booked_player_goes_off(edition: &str) {
    assert!(
        !substituting(&spec(edition), "clock=1:20 yellow=0-2", 1).can("booked-off"),
        "no card, nobody booked"
    );
    let mut scene = substituting(&spec(edition), "clock=1:20 yellow=2-3", 1);
    scene.play("booked-off");
    assert_eq!(scene.state().teams.map(|team| team.yellows).0, [1, 3]);
    assert!(scene.saw(Event::BookedOff(HOME)));
    assert_eq!(scene.state().teams[HOME].substitutions, 1);
}

on_editions!(f_sub_08_a_fresh_player_brings_one_or_two_points, v2_0, v2_1, v3_0);
/// Ten times the sum above the time: one point, else two, in the line that was named.
fn f_sub_08_a_fresh_player_brings_one_or_two_points(edition: &str) {
    for (clock, minute) in [("1:20", 20), ("2:50", 50), ("2:67", 67), ("2:90+3", 90)] {
        for (a, b) in (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| (a, b))) {
            for (word, line) in [("defence", 0), ("midfield", 1), ("forward", 2)] {
                let mut scene =
                    substituting(&spec(edition), &format!("clock={clock} condition=1/2/3-0/0/0"), 1);
                scene.play(&format!("fresh {word}; {a} {b}"));
                let mut want = [1, 2, 3];
                want[line] += if 10 * (a + b) > minute { 1 } else { 2 };
                assert_eq!(points(&scene), want, "{a} {b} in minute {minute}");
            }
        }
    }
    let scene = substituting(&format!("{edition}+substitutions"), "clock=1:20", 1);
    assert!(!scene.legal().iter().any(|action| action.starts_with("fresh")), "only with condition points");
}

/// The points of a fresh player in minute 50 after these dice.
fn fresh_in_minute_50(edition: &str, fields: &str, wide: bool, dice: &str) -> u8 {
    let cards = "skills=wide-player-material:wide-player-material";
    let fields = format!("clock=2:50 condition=1/1/1-0/0/0 {cards}{fields}");
    let mut scene = substituting(&with_skills(edition), &fields, 1);
    assert!(scene.can("play wide-player-material"), "offered with the substitution");
    if wide {
        scene.play("play wide-player-material");
        assert!(scene.saw(Event::SkillPlayed(HOME, Skill::WidePlayerMaterial)));
        assert_eq!(points(&scene), [1, 1, 1], "it costs nothing");
        assert!(!scene.can("play wide-player-material"), "once");
    }
    scene.play(&format!("fresh midfield; {dice}"));
    points(&scene)[1] - 1
}

const COACH_OFF: &str = " flags=home-coach-off";

/// wide player material takes two off the sum (F-SK-02).
fn wide_player_material_changes_the_sum(edition: &str) {
    the_sum_changes(edition, &[("", false, 0), ("", true, -2)]);
    // Only where a fresh player could bring something.
    let card = "clock=2:50 skills=!wide-player-material:none";
    for (points, may) in [("1/1/1", true), ("6/6/6", false)] {
        let mut scene = window(&with_skills(edition), &format!("{card} condition={points}-0/0/0"));
        scene.play("substitute 1");
        assert_eq!(scene.can("play wide-player-material"), may, "{points}");
    }
}

on_editions!(
    f_sub_08_wide_player_material_changes_the_sum = wide_player_material_changes_the_sum,
    v2_1,
    v3_0
);
on_editions!(
    f_sk_02_wide_player_material_takes_two_off_the_sum_of_a_fresh_player =
        wide_player_material_changes_the_sum,
    v2_1,
    v3_0
);

on_editions!(f_sub_08_the_coach_changes_the_sum, v3_0);
/// a sent-off coach adds two to the sum; with wide player material (F-SK-02) nothing happens to it.
fn f_sub_08_the_coach_changes_the_sum(edition: &str) {
    the_sum_changes(edition, &[(COACH_OFF, false, 2), (COACH_OFF, true, 0)]);
}

fn the_sum_changes(edition: &str, changes: &[(&str, bool, i8)]) {
    for (fields, wide, change) in changes.iter().copied() {
        for (dice, sum) in
            [("1 2", 3), ("1 3", 4), ("2 3", 5), ("3 3", 6), ("3 4", 7), ("4 4", 8), ("1 1", 2)]
        {
            let want = if sum + change > 5 { 1 } else { 2 };
            assert_eq!(fresh_in_minute_50(edition, fields, wide, dice), want, "{dice} {fields} {wide}");
        }
    }
    // It counts for the substitutions with which it was played only.
    let played = "skills=!wide-player-material:none also=played:home:wide-player-material";
    let mut scene = window(&with_skills(edition), &format!("clock=2:50 condition=1/1/1-0/0/0 {played}"));
    scene.play("substitute 1");
    assert!(scene.can("play wide-player-material"), "again");
    scene.play("fresh midfield; 3 3");
    assert_eq!(points(&scene), [1, 2, 1]);
}

on_editions!(f_sub_09_six_in_a_line_at_most, v2_0, v2_1, v3_0);
/// No line goes above six; a line that is full is not offered; more that is there stays.
fn f_sub_09_six_in_a_line_at_most(edition: &str) {
    let mut scene = substituting(&spec(edition), "clock=2:60 condition=1/5/1-0/0/0", 1);
    scene.play("fresh midfield; 1 1");
    assert_eq!(points(&scene), [1, 6, 1], "one of the two is lost");
    let mut full = substituting(&spec(edition), "clock=2:60 condition=1/6/1-0/0/0", 1);
    assert!(full.can("fresh defence") && !full.can("fresh midfield"));
    full.play("shift defence>midfield");
    assert_eq!(points(&full), [1, 6, 1]);
    let mut above = substituting(&spec(edition), "clock=2:60 condition=0/8/0-0/0/0", 1);
    assert!(!above.can("fresh midfield"));
    above.play("shift defence>midfield");
    assert_eq!(points(&above), [0, 8, 0], "what is there stays");
}

/// Who is asked about substitutions now.
pub fn asked_to_substitute(scene: &mut Scene) -> Option<Seat> {
    match asked(scene) {
        Some((seat, Decision::Substitutions)) => Some(seat),
        _ => None,
    }
}

/// half-time is a window only where setups are. R-178: what was used stays used.
pub fn half_time(edition: &str, is_a_window: bool) {
    let mut scene = scene_of(
        &spec(edition),
        "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:45+2 subs=1-0 yellow=2-1 \
         condition=3/1/2-4/4/2",
    );
    scene.play("target CE; 3 4; formation 4-4-2; formation 4-4-2");
    assert_eq!(asked_to_substitute(&mut scene), is_a_window.then_some(AWAY), "{}", scene.position());
    let home = scene.state().teams[HOME];
    assert_eq!((home.substitutions, home.yellows, home.condition.points), (1, 2, [3, 1, 2]));
}

on_editions!(f_sub_02_half_time_is_no_window, v2_0, v2_1);
fn f_sub_02_half_time_is_no_window(edition: &str) {
    half_time(edition, false);
}

on_editions!(
    f_sub_05_a_change_in_the_last_turn_of_the_first_half_comes_before_that_of_half_time,
    v2_0,
    v2_1,
    v3_0
);
/// announced in the last turn of the first half, in force in the second; the change of half-time comes
/// on top of it and does not touch the points.
fn f_sub_05_a_change_in_the_last_turn_of_the_first_half_comes_before_that_of_half_time(edition: &str) {
    let mut scene = window(&spec(edition), "clock=1:45+5 condition=4/4/2-4/4/2");
    scene.play("substitute 1; shift defence>midfield");
    go_on(&mut scene, |scene| scene.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut scene), Some((HOME, Decision::HalfTime)));
    for (formation, can) in [
        ("3-5-2", true),
        ("4-4-2", true),
        ("2-6-2", true),
        ("3-6-1", true),
        ("5-4-1", false),
        ("5-3-2", false),
    ] {
        assert_eq!(scene.can(&format!("formation {formation}")), can, "{formation}: one player from 3-5-2");
    }
    for (choice, formation) in [("3-5-2", [3, 5, 2]), ("2-6-2", [2, 6, 2])] {
        let mut half = changed(copy(&mut scene), |_| {});
        half.play(&format!("formation {choice}; formation 4-4-2"));
        go_on(&mut half, |scene| turn_begins(scene) > 0);
        let home = half.state().teams[HOME];
        let [d, m, f] = formation;
        assert_eq!((home.formation, home.next()), (Formation::new(d, m, f), Formation::new(d, m, f)));
        assert_eq!(home.condition.points, [4, 4, 2]);
    }
}

/// The same position once more.
fn copy(scene: &mut Scene) -> Scene {
    let spec = scene.driver().game().spec().to_string();
    scene_of(&spec, &scene.position())
}
