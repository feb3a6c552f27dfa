//! Examples printed in the rulebooks.

use touchline_engine::Seat;
use touchline_fuba::event::Check;
use touchline_fuba::state::{Line, Restart};
use touchline_fuba::{Area, Event, Formation};

use crate::common::{new_match, scene, scene_of};

/// Home has the ball in the centre with value 1, both teams are in the centre.
fn in_the_centre(clock: &str) -> String {
    format!("home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:1:home clock={clock}")
}

#[test]
fn e_03_4_4_2_is_four_defenders_four_midfielders_two_forwards() {
    let shown = scene(&in_the_centre("1:20")).state().teams[Seat::Home].formation;
    assert_eq!(shown, Formation::new(4, 4, 2));
    assert_eq!(Line::ALL.map(|line| shown.line(line)), [4, 4, 2]);
}

#[test]
fn e_06_preparation_of_a_match() {
    let mut kick_off = new_match("fuba:3.0");
    kick_off.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    assert!(!kick_off.can("place 1"), "two in the centre are the minimum");
    kick_off.play("place 4; place 0; place 0; place 0; place 2; place 2"); // centre, goal line, front, left; the rest right
    kick_off.play("place 0; place 0; place 0; place 4; place 2; place 2");
    kick_off.play("move CE>ALW; move CE>ALW");
    let places = [Area::Ce, Area::Alw, Area::Arw, Area::Afr, Area::Apa];
    assert_eq!(places.map(|area| kick_off.count(Seat::Home, area)), [2, 4, 2, 2, 1]);
    assert_eq!((kick_off.control(), kick_off.state().clock.minute), (Seat::Home, 1));
    assert!(kick_off.can("target CE"), "the first turn has begun");
    // The end of the half, in the same match: away starts the second one.
    let mut second_half = scene(&kick_off.position().replace("clock=1:1", "clock=1:45+1"));
    second_half.play("target CE; 3 3; formation 4-4-2; formation 4-4-2");
    assert!(second_half.saw(Event::HalfBegins(2)));
    assert_eq!((second_half.control(), second_half.state().turn.restart), (Seat::Away, Restart::KickOff));
}

#[test]
fn e_13_4_and_2_move_the_marker_by_2_without_an_event() {
    let mut scene = scene(&in_the_centre("1:20"));
    scene.play("target CE; 4 2");
    assert_eq!(scene.state().clock.minute, 22);
    assert!(scene.can("done"), "free movements follow, no event dice");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::SpecialEvent(_))));
}

#[test]
fn e_14_4_and_4_move_the_marker_by_4_with_an_event() {
    let mut scene = scene(&in_the_centre("1:20"));
    scene.play("target CE; 4 4");
    assert_eq!(scene.state().clock.minute, 24);
    scene.play("6 3");
    assert!(scene.saw(Event::SpecialEvent(9)));
}

#[test]
fn e_16_on_plus_2_a_difference_of_1_ends_the_half_at_once() {
    let mut over = scene(&in_the_centre("2:90+2"));
    over.play("target CE; 3 2");
    assert!(over.saw(Event::HalfEnds(2)) && over.state().ended.is_some());
    let mut goes_on = scene(&in_the_centre("2:90+2"));
    goes_on.play("target CE; 4 2");
    assert_eq!((goes_on.state().clock.stoppage, goes_on.state().ended), (3, None));
}

#[test]
fn e_28_penalty_with_keeper_and_kick_to_the_left() {
    for (die, restart, control) in [(1, Restart::GoalKick, Seat::Away), (2, Restart::KickOff, Seat::Away)] {
        let mut penalty = scene(
            "home=4-4-2,GK:APA,BPA:1,CE:9 away=4-4-2,GK:BPA,BFR:10 ball=BPA:1:home clock=1:20 next=penalty",
        );
        penalty.play(&format!("dive left; kick left; {die}"));
        let state = penalty.state();
        assert_eq!((state.turn.restart, state.control), (restart, control), "die {die}");
        assert_eq!(state.teams[Seat::Home].goals, u8::from(die == 2));
    }
}

/// Home takes a corner from the left; its receivers and the opponents are given.
fn corner(home: &str, away: &str) -> String {
    format!(
        "home=4-4-2,GK:APA,SPOT:1,{home} away=4-4-2,{away} ball=SPOT:1:home clock=1:20 \
         turn=restart:corner next=turn"
    )
}

#[test]
fn e_46_a_corner_kick_into_the_penalty_area() {
    for (home, away, value, what) in [
        ("BPA:2,CE:7", "GK:BPA,BPA:2,CE:8", 2, "marked"),
        ("BFR:9", "GK:BPA,BLC:1,CE:9", 2, "nobody there but the goalkeeper"),
        ("BFR:9", "GK:BLC,BRC:1,CE:9", 2, "nobody there at all"),
        ("BPA:1,CE:8", "GK:BLC,BRC:1,CE:9", 1, "unmarked, two opponents on the goal line"),
        ("BPA:1,CE:8", "GK:BLC,BFR:1,CE:9", 2, "unmarked, but ahead of the second closest opponent"),
    ] {
        let mut scene = scene(&corner(home, away));
        scene.play("target BPA");
        assert_eq!(scene.value(), value, "{what}");
    }
}

#[test]
fn e_42_of_four_players_in_the_line_of_a_3_4_3_three_count_for_the_risk() {
    // Home has more players in the target area and would act first.
    let position =
        "home=4-4-2,GK:APA,AFR:7,BLW:1,BLC:2 away=3-4-3,GK:BPA,BFR:4,BLW:1,CE:5 ball=BLW:1:home clock=1:20";
    for die in 1..=6 {
        let mut scene = scene_of("fuba:3.0+offside-risk", position);
        scene.play(&format!("target BLC; {die} {}", 7 - die));
        assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
        let first = if die <= 3 { Seat::Away } else { Seat::Home };
        assert_eq!(scene.state().turn.first, first, "{die}");
    }
}

#[test]
fn e_43_from_the_left_to_the_right_through_an_area_with_four_against_two() {
    // Home passes from one wing to the other through the centre; both ends are marked.
    let position = |friends: u8| {
        format!(
            "home=4-4-2,GK:APA,ALW:1,ARW:1,CE:{friends},APA:{} away=4-4-2,GK:BPA,ALW:1,ARW:1,CE:2,BPA:6 \
             ball=ALW:3:home clock=1:20",
            8 - friends
        )
    };
    let value = |friends| scene_of("fuba:3.0+passing-through", &position(friends)).play("target ARW").value();
    assert_eq!((value(4), value(3)), (3, 4));
}
