//! Aggressive pressing.

use touchline_engine::Seat;
use touchline_fuba::Roll;
use touchline_fuba::flow::Nth;

use crate::common::scene_of;
use crate::shared::f_apress as shared;

const SPEC: &str = "fuba:2.1+condition+aggressive-pressing";

#[test]
fn f_apress_01_one_point_from_the_zone_where_the_ball_is() {
    shared::paid_where_the_ball_is(SPEC, "", 1);
    // A boost of 2.1 comes from the zone of the target, and does not go together with it.
    let text = shared::position(Nth::First, (2, 2), 4, "1/0/0").replace("AFR>CE", "AFR>BFR");
    let scene = scene_of(SPEC, &text);
    assert!(scene.can("press cp") && !scene.can("press aggressively"));
}

#[test]
fn f_apress_02_however_few_players_but_one() {
    shared::numbers_needed(SPEC, |own, _| own > 0);
    // F-PRESS-10: like any pressing not while a goal kick waits.
    let text = shared::position(Nth::First, (2, 2), 4, "9/9/9");
    let waits = text.replace(" condition", " more=goal-kick-waits condition");
    assert!(
        scene_of(SPEC, &text).can("press aggressively") && !scene_of(SPEC, &waits).can("press aggressively")
    );
}

#[test]
fn f_apress_03_two_dice_unless_two_players_are_missing() {
    for (own, other) in (1..=10).flat_map(|own| (1..=10).map(move |other| (own, other))) {
        let mut scene = scene_of(SPEC, &shared::position(Nth::First, (own, other), 4, "9/9/9"));
        scene.play("press aggressively");
        let dice = if other >= own + 2 { 1 } else { 2 };
        assert_eq!(shared::due(&scene), Some(Roll::Pressing(dice)), "{own} against {other}");
    }
    for numbers in [(2, 2), (2, 3), (3, 1)] {
        shared::every_roll(SPEC, Nth::First, numbers, 2, |value, dice, scene| {
            let low = dice[0].min(dice[1]);
            assert_eq!(scene.control() == Seat::Away, low < value, "{dice:?} against {value}");
            if low < value {
                assert_eq!(scene.value(), low, "the die used");
            }
        });
    }
    shared::every_roll(SPEC, Nth::First, (1, 3), 1, |value, dice, scene| {
        assert_eq!(scene.control() == Seat::Away, dice[0] < value, "{dice:?} against {value}");
    });
}

#[test]
fn f_apress_03_as_a_second_action_one_is_added_to_the_lower_die() {
    shared::every_roll(SPEC, Nth::Second, (1, 1), 2, |value, dice, scene| {
        let low = dice[0].min(dice[1]);
        assert_eq!(scene.control() == Seat::Away, low + 1 < value, "{dice:?} against {value}");
        if low + 1 < value {
            assert_eq!(scene.value(), low, "the natural die");
        } else {
            shared::is_foul(scene);
        }
    });
}

#[test]
fn f_apress_05_a_failure_is_a_foul() {
    for (numbers, dice) in [((1, 1), 2), ((1, 3), 1)] {
        shared::every_roll(SPEC, Nth::First, numbers, dice, |value, dice, scene| {
            // equality is a failure.
            if dice.iter().all(|die| *die >= value) {
                shared::is_foul(scene);
            }
        });
    }
    shared::a_foul_in_the_own_penalty_area_is_a_penalty(SPEC, "3 6");
}
