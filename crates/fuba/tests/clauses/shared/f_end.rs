//! End of the halves and of the match.

use touchline_engine::{Node, Outcome, Seat};
use touchline_fuba::state::{Clock, Restart};
use touchline_fuba::{Area, Decision, Event};

use super::{f_setup, f_turn};
use crate::common::{Scene, new_match, scene_of};

/// Stoppage time of a half; the next dice decide.
fn stoppage(spec: &str, clock: &str, fields: &str) -> Scene {
    let pieces = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10";
    scene_of(spec, &format!("{pieces} ball=CE:4:home clock={clock} {fields}"))
}

const ENDS_AT_ONCE: &str = "target CE; 3 4";
const SAME_FORMATIONS: &str = "formation 4-4-2; formation 4-4-2";

fn node(scene: &mut Scene) -> Node<Decision> {
    scene.driver().node()
}

on_editions!(f_end_01_after_the_first_half_comes_the_second, v2_0, v2_1, v2_2, v3_0);
fn f_end_01_after_the_first_half_comes_the_second(spec: &str) {
    let mut scene = stoppage(spec, "1:45+2", "");
    scene.play(ENDS_AT_ONCE);
    assert!(scene.saw(Event::HalfEnds(1)) && !scene.saw(Event::HalfBegins(2)));
    scene.play(SAME_FORMATIONS);
    assert!(scene.saw(Event::HalfBegins(2)) && scene.state().ended.is_none());
    assert_eq!(scene.state().clock.half, 2);
}

on_editions!(f_end_01_what_was_pending_is_void, v2_0, v2_1, v2_2, v3_0);
fn f_end_01_what_was_pending_is_void(spec: &str) {
    let mut scene = stoppage(spec, "1:45+2", "");
    scene.play("target CE; 4 4"); // equal dice bring no event any more, and no check is made
    let events = scene.events();
    assert!(
        !events.iter().any(|event| matches!(
            event,
            Event::SpecialEvent(_) | Event::EventDifference(_) | Event::Check(..)
        ))
    );
    assert_eq!(events.last(), Some(&Event::HalfEnds(1)));
    assert_eq!(node(&mut scene), Node::Decide(Seat::Home, Decision::HalfTime));
}

on_editions!(f_end_01_a_corner_kick_cut_short_leaves_nobody_on_the_spot, v2_0, v2_1, v2_2, v3_0);
fn f_end_01_a_corner_kick_cut_short_leaves_nobody_on_the_spot(spec: &str) {
    for clock in ["1:45+2", "2:90+2"] {
        let mut corner = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,CE:9,SPOT:1 away=4-4-2,GK:BPA,CE:10 ball=SPOT:1:home clock={clock} \
             turn=restart:corner next=turn"
            ),
        );
        corner.play(ENDS_AT_ONCE);
        assert_eq!(corner.state().squads[Seat::Home].outfield(Area::Spot), 0, "{}", corner.position());
        assert_eq!(
            scene_of(spec, &corner.position()).position(),
            corner.position(),
            "a position that can be set up"
        );
    }
}

on_editions!(f_end_01_goals_and_cards_stay, v2_0, v2_1, v2_2, v3_0);
fn f_end_01_goals_and_cards_stay(spec: &str) {
    let pieces = "home=4-4-2,GK:APA,CE:9 away=4-4-2,GK:BPA,CE:10 ball=CE:4:home";
    let mut scene = scene_of(spec, &format!("{pieces} clock=1:45+2 goals=2-1 yellow=1-3 red=1-0"));
    scene.play(ENDS_AT_ONCE).play(SAME_FORMATIONS);
    let teams = scene.state().teams.map(|team| (team.goals, team.yellows, team.reds));
    assert_eq!(teams.0, [(2, 1, 1), (1, 3, 0)]);
    assert_eq!(Seat::ALL.map(|seat| scene.state().squads[seat].size()), [9, 10]);
}

on_editions!(f_end_02_the_team_that_was_passive_first_kicks_off_second, v2_0, v2_1, v2_2, v3_0);
fn f_end_02_the_team_that_was_passive_first_kicks_off_second(spec: &str) {
    for first in Seat::ALL {
        for control in Seat::ALL {
            let pieces = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10";
            let (control, first_word) = (control.word(), first.word());
            let mut scene =
                scene_of(spec, &format!("{pieces} ball=CE:4:{control} clock=1:45+2 first={first_word}"));
            scene.play(ENDS_AT_ONCE).play(SAME_FORMATIONS);
            assert!(scene.saw(Event::Awarded(Restart::KickOff, first.other(), Area::Ce)));
            assert_eq!(scene.control(), first.other(), "whoever had the ball");
            assert_eq!(node(&mut scene), Node::Decide(first.other(), Decision::Place(Area::Ce)));
        }
    }
}

on_editions!(f_end_02_a_whole_first_half_remembers_who_began, v2_0, v2_1, v2_2, v3_0);
fn f_end_02_a_whole_first_half_remembers_who_began(spec: &str) {
    for (choice, second) in [("kick-off home", Seat::Away), ("kick-off away", Seat::Home)] {
        let mut scene = new_match(spec);
        scene.play("formation 4-4-2; formation 4-4-2; 2 6").play(choice);
        scene.play("place 10; place 0; place 0; place 0; place 0; place 0; place 0; done");
        // Everybody stands in the centre: the ball is played there, nobody moves, until the half is over.
        let mut turns = 0;
        while !scene.saw(Event::HalfEnds(1)) && turns < 20 {
            scene.play("target CE; 6 1");
            f_turn::idle(&mut scene);
            turns += 1;
        }
        assert_eq!(
            turns, 13,
            "nine turns of five minutes from 1 to stoppage, then one square a turn to the last"
        );
        scene.play(SAME_FORMATIONS);
        assert_eq!(scene.control(), second);
    }
}

/// The first square of the second half; before the minute of the kick-off where there is one.
pub fn the_marker_goes_to_the_second_half(spec: &str, minute: u8) {
    for clock in ["1:45+2", "1:45+5"] {
        let mut scene = stoppage(spec, clock, "");
        scene.play(ENDS_AT_ONCE).play(SAME_FORMATIONS);
        let square = |event: &&Event| matches!(event, Event::Time(clock) if clock.half == 2);
        let first = Event::Time(Clock { half: 2, minute, stoppage: 0 });
        assert_eq!(scene.events().iter().find(square), Some(&first));
        assert_eq!(
            scene.state().clock,
            Clock { half: 2, minute: 46, stoppage: 0 },
            "and on with the kick-off"
        );
    }
}

on_editions!(f_end_03_the_marker_goes_to_square_46, v2_0, v2_1, v2_2);
fn f_end_03_the_marker_goes_to_square_46(spec: &str) {
    the_marker_goes_to_the_second_half(spec, 46);
}

on_editions!(f_end_03_the_marker_goes_to_minute_45 = the_marker_goes_to_the_second_half, v3_0(45));

on_editions!(f_end_04_the_kick_off_set_up_is_repeated, v2_0, v2_1, v2_2, v3_0);
fn f_end_04_the_kick_off_set_up_is_repeated(spec: &str) {
    let mut scene = stoppage(spec, "1:45+2", "");
    scene.play(ENDS_AT_ONCE).play(SAME_FORMATIONS);
    let ball = scene.state().ball;
    assert_eq!((ball.area, ball.value), (Area::Ce, 1));
    assert_eq!(scene.state().squads[Seat::Away].in_hand, 10, "lifted from the board");
    scene.play("place 2; place 8");
    assert_eq!(node(&mut scene), Node::Decide(Seat::Home, Decision::Place(Area::Alc)));
    scene.play("place 10");
    assert_eq!(node(&mut scene), Node::Decide(Seat::Away, Decision::Adjust));
    scene.play("done");
    assert_eq!(node(&mut scene), Node::Decide(Seat::Away, Decision::Target));
}

on_editions!(f_end_05_after_the_second_half_more_goals_win_and_a_draw_stands, v2_0, v2_1, v2_2, v3_0);
fn f_end_05_after_the_second_half_more_goals_win_and_a_draw_stands(spec: &str) {
    for (goals, outcome) in [
        ("goals=2-1", Outcome::Win(Seat::Home)),
        ("goals=0-1", Outcome::Win(Seat::Away)),
        ("goals=3-3", Outcome::Draw),
        ("", Outcome::Draw),
    ] {
        let mut scene = stoppage(spec, "2:90+2", goals);
        scene.play(ENDS_AT_ONCE);
        assert!(scene.saw(Event::HalfEnds(2)) && !scene.saw(Event::HalfBegins(2)));
        assert_eq!(node(&mut scene), Node::Over(outcome), "{goals}");
        assert_eq!(scene.refused("target CE").key, "match-over");
    }
}

on_editions!(f_end_05_a_goal_in_the_last_turn_counts, v2_0, v2_1, v2_2, v3_0);
fn f_end_05_a_goal_in_the_last_turn_counts(spec: &str) {
    let mut scene = scene_of(spec, &format!("{} goals=0-1", f_setup::shot(spec, 2, "2:90+5")));
    scene.play("6");
    assert!(scene.saw(Event::Over(Outcome::Draw, 1, 1)));
    assert_eq!(node(&mut scene), Node::Over(Outcome::Draw));
}

on_editions!(f_end_01_a_waiting_goal_kick_is_void, v2_0, v2_1);
/// A goal kick that waits for the next turn is not taken when there is none (2.0, 2.1).
fn f_end_01_a_waiting_goal_kick_is_void(spec: &str) {
    for (clock, ends) in [("1:45+4", false), ("1:45+5", true)] {
        let mut scene = scene_of(spec, &f_setup::shot(spec, 6, clock));
        scene.play("1"); // wide
        f_turn::idle(&mut scene);
        assert_eq!(scene.saw(Event::HalfEnds(1)), ends, "{clock}");
        assert_eq!(scene.state().turn.restart == Restart::GoalKick, !ends, "{clock}");
        assert_eq!(scene_of(spec, &scene.position()).position(), scene.position());
        if ends {
            scene.play(SAME_FORMATIONS);
            assert_eq!(scene.state().turn.restart, Restart::KickOff);
        }
    }
}
