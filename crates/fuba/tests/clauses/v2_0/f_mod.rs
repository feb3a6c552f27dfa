//! Ball value modifications after the check.

use touchline_engine::Node;
use touchline_fuba::Event;
use touchline_fuba::event::{Check, Why};

use crate::common::Scene;
use crate::shared::f_mod::{self as shared, ball_in_own_area};
use crate::shared::f_off::{area, both_ways};
use crate::shared::f_turn::due;

/// The value after a play, and whether the team that played still has the ball; the same both ways.
fn after(position: &str, to: &str, dice: &str) -> (u8, bool) {
    let [home, away] = both_ways("fuba:2.0", position).map(|(seat, mut scene)| {
        scene.play(&format!("target {}", area(to).for_seat(seat).name())).play(dice);
        fetch(&mut scene);
        assert_ne!(scene.driver().node(), Node::Chance, "{}", scene.position());
        (scene.value(), scene.control() == seat)
    });
    assert_eq!(home, away, "both ways");
    home
}

/// Whoever must come to the ball comes.
fn fetch(scene: &mut Scene) {
    while due(scene).ends_with("Closest") {
        let first = scene.legal()[0].clone();
        scene.play(&first);
    }
}

#[test]
fn f_mod_01_the_new_value_is_changed_and_only_after_a_success() {
    // The start is unmarked, the target is not.
    let position = ball_in_own_area(4, "AFR:1,BPA:9");
    assert_eq!(shared::play("fuba:2.0", &position, "AFR"), (4, vec![]), "nothing before the dice");
    assert_eq!(after(&position, "AFR", "5 3"), (2, true), "three less one");
    assert_eq!(after(&position, "AFR", "2 3"), (2, false), "the die as it is");
    let far = ball_in_own_area(4, "BFR:1,BPA:9");
    assert_eq!(after(&far, "BFR", "5 3"), (4, true), "three, two more, one less");
    assert_eq!(after(&far, "BFR", "3 5"), (3, false));
    // The check compares with the value that was shown.
    assert_eq!(after(&ball_in_own_area(4, "APA:1,BFR:1,BPA:8"), "BFR", "5 1"), (3, true));
    assert_eq!(after(&ball_in_own_area(4, "AFR:1,BPA:9"), "AFR", "3 6"), (3, false));
}

#[test]
fn f_mod_02_event_long_pass_and_start_area_make_one_sum() {
    // The controlling die equals the value: a special event that changes the ball (differences -2, +2, +4).
    let far = ball_in_own_area(4, "BFR:1,BPA:9");
    assert_eq!(after(&far, "BFR", "4 1; 1 3"), (3, true), "1 + 2 - 1 + 1");
    assert_eq!(after(&far, "BFR", "4 3; 3 1"), (3, true), "3 + 2 - 1 - 1");
    assert_eq!(after(&far, "BFR", "4 1; 5 1"), (1, true), "1 + 2 - 1 - 2, not one by one");
    assert_eq!(after(&far, "BFR", "4 6; 5 1"), (5, true), "6 + 2 - 1 - 2 does not overflow on the way");
    assert_eq!(after(&far, "BFR", "4 5; 1 3"), (4, false), "5 + 2 - 1 + 1 does");
}

#[test]
fn f_mod_03_an_unmarked_target_does_not_change_the_value_but_the_check_succeeds() {
    for (die, passive) in (1..=5).flat_map(|die| (1..=6).map(move |passive| (die, passive))) {
        let dice = format!("{die} {passive}");
        let unmarked = ball_in_own_area(6, "APA:1,BPA:9");
        assert_eq!(after(&unmarked, "AFR", &dice), (passive, true), "{dice}");
        assert_eq!(after(&unmarked, "ALC", &dice), (die, false), "nobody there, {dice}");
        let marked = ball_in_own_area(6, "APA:1,AFR:1,BPA:8");
        assert_eq!(after(&marked, "AFR", &dice), (die, false), "marked, {dice}");
        assert_eq!(shared::play("fuba:2.0", &unmarked, "AFR"), (6, vec![]));
    }
    // A goalkeeper receives and marks like anybody.
    let receiver = "home=4-4-2,GK:ARC,APA:10 away=4-4-2,GK:BPA,APA:1,BPA:9 ball=APA:5:home clock=1:20";
    assert_eq!(after(receiver, "ARC", "1 3"), (3, true));
    let marker = "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:1,BLC:9 ball=CE:5:home clock=1:20";
    assert_eq!(after(marker, "BPA", "1 3"), (1, false));
}

#[test]
fn f_mod_05_no_opponent_in_the_start_area_is_less_one() {
    for die in 1..=6 {
        let dice = format!("5 {die}");
        let less_one = [0, 1, 1, 2, 3, 4, 5][usize::from(die)];
        assert_eq!(after(&ball_in_own_area(4, "AFR:1,BPA:9"), "AFR", &dice), (less_one, true));
        assert_eq!(after(&ball_in_own_area(4, "APA:1,AFR:1,BPA:8"), "AFR", &dice), (die, true));
    }
    let keeper = "home=4-4-2,GK:APA,BPA:10 away=4-4-2,GK:BPA,BFR:1,BLC:9 ball=BPA:4:home clock=1:20";
    assert_eq!(after(keeper, "BFR", "5 3"), (3, true), "a goalkeeper marks too");
}

#[test]
fn f_mod_06_not_at_a_free_kick_corner_kick_or_goal_kick() {
    for (kind, value) in [("open", 2), ("kick-off", 2), ("free-kick", 3), ("goal-kick", 3)] {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 \
             turn=restart:{kind} next=turn"
        );
        assert_eq!(after(&position, "CE", "5 3"), (value, true), "{kind}");
    }
    let corner = "home=4-4-2,GK:APA,SPOT:1,CE:9 away=4-4-2,GK:BPA,CE:10 ball=SPOT:1:home clock=1:20 \
        turn=restart:corner next=turn";
    assert_eq!(after(corner, "CE", "5 3"), (5, true), "three and two areas");
}

#[test]
fn f_mod_07_one_more_for_each_area_between() {
    shared::one_more_for_each_area_between("fuba:2.0");
    for (to, value) in [("APA", 2), ("AFR", 2), ("CE", 3), ("BFR", 4), ("BRC", 5)] {
        let position = ball_in_own_area(3, "APA:1,AFR:1,CE:1,BFR:1,BRC:1,BPA:5");
        assert_eq!(after(&position, to, "5 2"), (value, true), "{to}");
    }
}

#[test]
fn f_mod_08_not_after_a_failed_check() {
    for die in 1..=4 {
        let position = ball_in_own_area(5, "APA:1,BFR:1,BPA:8");
        assert_eq!(after(&position, "BFR", &format!("{die} 6")), (die, false));
    }
}

#[test]
fn f_mod_09_above_six_the_ball_is_lost() {
    let position = ball_in_own_area(2, "APA:1,BFR:1,BPA:8");
    for (die, passive) in (3..=6).flat_map(|die| (1..=6).map(move |passive| (die, passive))) {
        let expected = if passive + 2 > 6 { (die, false) } else { (passive + 2, true) };
        assert_eq!(after(&position, "BFR", &format!("{die} {passive}")), expected, "{die} {passive}");
    }
    for (seat, mut scene) in both_ways("fuba:2.0", &position) {
        scene.play(&format!("target {}; 4 5", area("BFR").for_seat(seat).name()));
        assert!(scene.saw(Event::Check(Check::Kept, seat)), "the check itself succeeded");
        assert!(scene.saw(Event::Value(4, Why::Overflow)), "the die of the new passive team");
        assert!(scene.saw(Event::Check(Check::Lost, seat.other())));
    }
    // The other team has nobody there: its closest player comes.
    for (seat, mut scene) in both_ways("fuba:2.0", &ball_in_own_area(2, "APA:1,BPA:9")) {
        scene.play(&format!("target {}; 4 6", area("BFR").for_seat(seat).name()));
        fetch(&mut scene);
        assert_eq!(
            (scene.control(), scene.count(seat.other(), area("BFR").for_seat(seat))),
            (seat.other(), 1)
        );
    }
}

#[test]
fn f_mod_11_the_sum_stays_at_one_or_more() {
    assert_eq!(after(&ball_in_own_area(4, "AFR:1,BPA:9"), "AFR", "5 1"), (1, true));
    assert_eq!(after(&ball_in_own_area(4, "AFR:1,BPA:9"), "AFR", "4 1; 5 1"), (1, true), "1 - 1 - 2");
    // Nothing is held back before the sum is made.
    assert_eq!(after(&ball_in_own_area(4, "CE:1,BPA:9"), "CE", "5 1"), (1, true), "1 + 1 - 1");
}
