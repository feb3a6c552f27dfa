//! Slowing the game.

use touchline_fuba::state::Clock;
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::{Scene, asked, new_match, scene_of};
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_inj::roll;
use crate::shared::f_sub::go_on;

const SPEC: &str = "fuba:3.0+slow-play";

/// A free kick for home in an area, cards dealt with.
fn free_kick(spec: &str, area: &str, clock: &str, fields: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:10 ball={area}:1:home clock={clock} {fields} \
             next=free-kick"
        ),
    )
}

/// Home shoots from the front area: 6 is a goal, 1 a miss, 4 a corner kick.
fn shot(die: u8) -> Scene {
    let mut scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock=1:20 \
         turn=pass:CE>BFR next=goal-attempt:home",
    );
    scene.play(&die.to_string());
    scene
}

fn time(scene: &Scene) -> (u8, u8) {
    let Clock { minute, stoppage, .. } = scene.state().clock;
    (minute, stoppage)
}

#[test]
fn f_slow_01_asked_at_goal_kick_free_kick_corner_kick_and_penalty_kick() {
    for (area, after) in [("CE", "quick-moves"), ("BFR", "place-keeper"), ("BPA", "place-keeper")] {
        let mut kick = free_kick(SPEC, area, "1:20", "");
        assert_eq!(asked(&mut kick), Some((HOME, Decision::SlowPlay)), "{area}");
        assert_eq!((time(&kick), kick.legal()), ((21, 0), vec!["done".to_owned(), "slow-down".to_owned()]));
        kick.play("done");
        assert_eq!(time(&kick), (21, 0));
        let next = if after == "quick-moves" { Decision::QuickMoves } else { Decision::PlaceKeeper };
        assert_eq!(asked(&mut kick), Some((HOME, next)), "{area}");
    }
    let mut miss = shot(1);
    assert_eq!(asked(&mut miss), Some((AWAY, Decision::SlowPlay)), "goal kick: the kicking team");
    let mut corner = shot(4);
    assert_eq!(asked(&mut corner), Some((HOME, Decision::SlowPlay)), "corner kick");
    corner.play("done");
    assert_eq!(asked(&mut corner), Some((HOME, Decision::Corner)));
}

#[test]
fn f_slow_01_not_at_a_kick_off_nor_in_stoppage_time() {
    let mut goal = shot(6);
    assert!(matches!(asked(&mut goal), Some((AWAY, Decision::Place(_)))), "{}", goal.position());
    let mut first = new_match(SPEC);
    first.play("formation 4-4-2; formation 4-4-2; 3 6; kick-off away");
    assert!(matches!(asked(&mut first), Some((AWAY, Decision::Place(_)))));
    for (clock, may) in [("1:44", true), ("1:45", false), ("1:45+1", false), ("2:89", true), ("2:90", false)]
    {
        let mut kick = free_kick(SPEC, "CE", clock, "");
        assert_eq!(asked(&mut kick) == Some((HOME, Decision::SlowPlay)), may, "{clock}");
    }
    assert_eq!(asked(&mut free_kick("fuba:3.0", "CE", "1:20", "")), Some((HOME, Decision::QuickMoves)));
}

/// The restart's own minute and one more.
pub(super) fn one_square_more() {
    for (clock, after) in [("1:20", (22, 0)), ("1:43", (45, 0)), ("1:44", (45, 1)), ("2:89", (90, 1))] {
        let mut kick = free_kick(SPEC, "CE", clock, "");
        kick.play("slow-down");
        assert!(kick.saw(Event::Slowed(HOME)));
        assert_eq!(time(&kick), after, "{clock}");
        assert_eq!(roll(&kick), Some(Roll::SlowPlay));
    }
}

#[test]
fn f_slow_02_one_square_more() {
    one_square_more();
}

/// Whether home is booked for slowing the game, with the marker then on this minute.
fn booked(minute: u8, dice: &str) -> bool {
    let half = if minute > 45 { 2 } else { 1 };
    let mut kick = free_kick(SPEC, "CE", &format!("{half}:{}", minute - 2), "");
    kick.play("slow-down").play(dice);
    assert_eq!(kick.state().clock.minute, minute);
    let yellow = kick.state().teams[HOME].yellows == 1;
    assert_eq!((kick.saw(Event::Yellow(HOME)), kick.saw(Event::NoCard(HOME))), (yellow, !yellow));
    yellow
}

#[test]
fn f_slow_03_ten_times_the_sum_below_the_time_is_a_yellow_card() {
    for (minute, dice, card) in [
        (19, "1 1", false),
        (20, "1 1", false),
        (21, "1 1", true),
        (51, "2 3", true),
        (50, "2 3", false),
        (60, "2 3", true),
        (60, "3 3", false),
        (89, "4 4", true),
        (89, "4 5", false),
    ] {
        assert_eq!(booked(minute, dice), card, "{dice} in minute {minute}");
    }
}

#[test]
fn f_slow_04_the_red_card_test_is_rolled_even_for_the_first() {
    let mut first = free_kick(SPEC, "CE", "2:70", "");
    first.play("slow-down; 1 1");
    assert_eq!(roll(&first), Some(Roll::RedCard));
    first.play("1");
    assert!(!first.saw(Event::Red(HOME)), "no die is below one");
    assert_eq!(asked(&mut first), Some((HOME, Decision::QuickMoves)));
    let mut second = free_kick(SPEC, "CE", "2:70", "yellow=1-0");
    second.play("slow-down; 1 1; 1");
    assert!(second.saw(Event::Red(HOME)));
    assert_eq!(asked(&mut second), Some((HOME, Decision::SendOff)));
    // The player at the ball goes off: the closest player comes, and the kick is taken.
    second.play("off CE");
    assert_eq!(second.count(HOME, Area::Ce), 1, "{}", second.position());
    assert_eq!(second.state().squads[HOME].size(), 9);
    go_on(&mut second, |scene| scene.saw(Event::TurnBegins(6, HOME)));
}
