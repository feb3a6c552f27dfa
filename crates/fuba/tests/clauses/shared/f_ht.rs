//! Change of formation at half-time.

use touchline_engine::{Game, Node, Seat};
use touchline_fuba::rules::formation::is_half_time_change;
use touchline_fuba::{Decision, Event, Formation, Fuba};

use super::f_turn;
use crate::common::{Scene, new_match, scene_of};

/// The first half has just ended.
fn half_time(spec: &str, home: &str, away: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!("home={home},GK:APA,CE:10 away={away},GK:BPA,CE:10 ball=CE:2:home clock=1:45+2"),
    );
    scene.play("target CE; 3 4");
    scene
}

fn offered(spec: &str, formation: &str) -> Vec<String> {
    let legal = half_time(spec, formation, "4-4-2").legal();
    legal.into_iter().map(|action| action.replace("formation ", "")).collect()
}

on_editions!(f_ht_01_each_team_may_change_once_in_secret, v2_0, v2_1, v2_2, v3_0);
fn f_ht_01_each_team_may_change_once_in_secret(spec: &str) {
    let game = Fuba::from_text(spec).unwrap();
    let mut scene = half_time(spec, "4-4-2", "3-5-2");
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Home, Decision::HalfTime));
    scene.play("formation 4-3-3");
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Away, Decision::HalfTime));
    assert_eq!(scene.events().last(), Some(&Event::Chosen(Seat::Home)));
    for viewer in [Some(Seat::Away), None] {
        let view = game.view(scene.state(), viewer);
        assert_eq!(view.teams[Seat::Home].formation, Formation::new(4, 4, 2), "the old one is still shown");
        assert_eq!(view.own.formation(), None);
    }
    scene.play("formation 4-4-2");
    let shown = [
        Event::Formation(Seat::Home, Formation::new(4, 3, 3)),
        Event::Formation(Seat::Away, Formation::new(4, 4, 2)),
    ];
    assert!(scene.events().windows(2).any(|pair| pair == shown), "revealed together");
    let now = scene.state().teams.map(|team| team.formation);
    assert_eq!(now.0, [Formation::new(4, 3, 3), Formation::new(4, 4, 2)]);
}

on_editions!(f_ht_01_the_formation_may_stay, v2_0, v2_1, v2_2, v3_0);
fn f_ht_01_the_formation_may_stay(spec: &str) {
    let mut scene = half_time(spec, "4-4-2", "3-5-2");
    scene.play("formation 4-4-2; formation 3-5-2");
    let now = scene.state().teams.map(|team| team.formation);
    assert_eq!(now.0, [Formation::new(4, 4, 2), Formation::new(3, 5, 2)]);
}

on_editions!(f_ht_01_nobody_is_asked_after_the_match, v2_0, v2_1, v2_2, v3_0);
fn f_ht_01_nobody_is_asked_after_the_match(spec: &str) {
    let mut scene =
        scene_of(spec, "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=2:90+2");
    scene.play("target CE; 3 4");
    assert!(matches!(scene.driver().node(), Node::Over(_)));
}

on_editions!(f_ht_02_one_line_down_and_another_up_by_one, v2_0, v2_1, v2_2, v3_0);
fn f_ht_02_one_line_down_and_another_up_by_one(spec: &str) {
    assert_eq!(offered(spec, "4-4-2"), ["3-4-3", "3-5-2", "4-3-3", "4-4-2", "4-5-1", "5-3-2", "5-4-1"]);
    assert_eq!(offered(spec, "3-4-3"), ["2-4-4", "2-5-3", "3-3-4", "3-4-3", "3-5-2", "4-3-3", "4-4-2"]);
    assert_eq!(offered(spec, "4-5-1"), ["3-5-2", "3-6-1", "4-4-2", "4-5-1", "5-4-1"], "no line below one");
    assert_eq!(offered(spec, "8-1-1"), ["7-1-2", "7-2-1", "8-1-1"]);
    let any = half_time(&format!("{spec}?formation_lines=any"), "4-5-1", "4-4-2");
    assert!(any.can("formation 5-5-0") && any.can("formation 4-6-0"));
}

on_editions!(f_ht_02_exactly_the_single_shifts, v2_0, v2_1, v2_2, v3_0);
fn f_ht_02_exactly_the_single_shifts(spec: &str) {
    let all: Vec<Formation> = new_match(&format!("{spec}?formation_lines=any"))
        .legal()
        .iter()
        .map(|action| {
            let numbers: Vec<u8> =
                action.replace("formation ", "").split('-').map(|n| n.parse().unwrap()).collect();
            Formation::new(numbers[0], numbers[1], numbers[2])
        })
        .collect();
    assert_eq!(all.len(), 66);
    let lines = |f: Formation| [f.defenders, f.midfielders, f.forwards].map(u8::cast_signed);
    for (from, to) in all.iter().flat_map(|from| all.iter().map(move |to| (*from, *to))) {
        let (before, after) = (lines(from), lines(to));
        let mut shift = [0, 1, 2].map(|line| after[line] - before[line]);
        shift.sort_unstable();
        let allowed = shift == [-1, 0, 1] || shift == [0, 0, 0];
        assert_eq!(is_half_time_change(from, to), allowed, "{from:?} {to:?}");
    }
}

on_editions!(f_ht_02_the_new_numbers_count_in_the_second_half, v2_0, v2_1, v2_2, v3_0);
fn f_ht_02_the_new_numbers_count_in_the_second_half(spec: &str) {
    let mut scene = half_time(spec, "4-4-2", "4-4-2");
    scene.play("formation 4-3-3; formation 4-4-2; place 10; place 10; done"); // away kicks off
    scene.play("target CE; 6 2");
    f_turn::begin_movement(&mut scene, Seat::Home, "forward");
    assert_eq!(scene.state().steps.left, 3, "{}", scene.position());
}
