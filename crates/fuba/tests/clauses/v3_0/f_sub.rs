//! Substitutions.

use touchline_engine::Seat;
use touchline_fuba::state::ActionKind;
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, asked, new_match, scene_of};
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_sub::{self as shared, asked_to_substitute, spec, window};

const EDITION: &str = "fuba:3.0";

#[test]
fn f_sub_02_as_a_second_action_only() {
    let first = scene_of(
        &spec(EDITION),
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
         next=first-action:home",
    );
    assert!(first.can("midfield") && !first.can("substitute 1"));
    let mut second = window(&spec(EDITION), "clock=1:20");
    second.play("substitute 1; shift midfield>defence");
    assert!(second.saw(Event::Acts(HOME, ActionKind::Substitution)));
    assert!(matches!(asked(&mut second), Some((AWAY, Decision::Action(_)))), "it was home's second action");
}

/// The controlling team is asked, then the other, before anybody is lifted from the board; then play goes on.
fn both_are_asked(scene: &mut Scene, controlling: Seat, what: &str) {
    let before = scene.state().squads;
    for seat in [controlling, controlling.other()] {
        assert_eq!(asked_to_substitute(scene), Some(seat), "{what}: {}", scene.position());
        assert_eq!(scene.legal(), ["done", "substitute 1", "substitute 2", "substitute 3"]);
        assert_eq!(scene.state().squads, before);
        scene.play("done");
    }
    assert_eq!(asked_to_substitute(scene), None, "{what}");
}

const FREE_KICK: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 clock=1:20";

fn free_kick(spec: &str, area: &str) -> Scene {
    let text = format!("{FREE_KICK} ball={area}:1:home next=free-kick");
    scene_of(spec, &text)
}

/// Home shoots from the front area: 6 is a goal, 1 a miss.
fn shot(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock=1:20 \
         turn=pass:CE>BFR next=goal-attempt:home",
    )
}

#[test]
fn f_sub_04_before_the_set_up_of_every_kick_off() {
    let mut scene = new_match(&spec(EDITION));
    scene.play("formation 4-4-2; formation 4-4-2; 3 6; kick-off away");
    assert_eq!(scene.state().clock.minute, 1, "after the minute of the kick-off");
    both_are_asked(&mut scene, AWAY, "first kick-off");
    assert!(matches!(asked(&mut scene), Some((AWAY, Decision::Place(_)))));
    let mut goal = shot(&spec(EDITION));
    goal.play("6");
    both_are_asked(&mut goal, AWAY, "after a goal");
    shared::half_time(EDITION, true);
}

#[test]
fn f_sub_04_before_a_goal_kick_a_corner_kick_and_a_free_kick() {
    let mut miss = shot(&spec(EDITION));
    miss.play("1");
    both_are_asked(&mut miss, AWAY, "goal kick");
    assert_eq!(asked(&mut miss), Some((AWAY, Decision::GoalKickMoves)));
    let mut corner = scene_of(
        &spec(EDITION),
        "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,BFR:10 ball=BFR:2:home clock=1:20 next=corner-side",
    );
    corner.play("corner BLC");
    both_are_asked(&mut corner, HOME, "corner kick");
    let mut kick = free_kick(&spec(EDITION), "BLW");
    both_are_asked(&mut kick, HOME, "free kick");
    assert_eq!(asked(&mut kick), Some((HOME, Decision::PlaceKeeper)));
}

#[test]
fn f_sub_04_not_before_a_penalty_kick_or_a_quick_free_kick() {
    let mut penalty = free_kick(&spec(EDITION), "BPA");
    assert_eq!(asked(&mut penalty), Some((HOME, Decision::PlaceKeeper)));
    let mut quick = free_kick(&spec(EDITION), "CE");
    assert_eq!(asked(&mut quick), Some((HOME, Decision::QuickMoves)));
}

#[test]
fn f_sub_04_after_slow_play_and_the_new_line_counts_with_the_kick() {
    let mut scene = free_kick("fuba:3.0+substitutions+slow-play", "BLW");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::SlowPlay)));
    scene.play("done");
    assert_eq!(asked_to_substitute(&mut scene), Some(HOME));
    scene.play("substitute 2; shift midfield>forward; shift midfield>forward; done");
    shared::go_on(&mut scene, |scene| shared::turn_begins(scene) > 0);
    let formation = scene.state().teams[HOME].formation;
    assert_eq!((formation.midfielders, formation.forwards), (2, 4));
}

#[test]
fn f_sub_10_ten_points_in_all() {
    let points = |scene: &Scene| scene.state().teams[HOME].condition.points;
    let mut scene = window(&spec(EDITION), "clock=2:60 condition=4/3/2-0/0/0");
    scene.play("substitute 1; fresh defence; 1 1");
    assert_eq!(points(&scene), [5, 3, 2], "one of the two is lost");
    let mut full = window(&spec(EDITION), "clock=2:60 condition=4/4/2-0/0/0");
    full.play("substitute 1");
    assert!(!full.legal().iter().any(|action| action.starts_with("fresh")));
    full.play("shift defence>midfield");
    assert_eq!(points(&full), [4, 4, 2], "nor by a change of line");
    let mut above = window(&spec(EDITION), "clock=2:60 condition=4/5/3-0/0/0");
    above.play("substitute 1; shift defence>midfield");
    assert_eq!(points(&above), [4, 5, 3], "what is there stays");
}
