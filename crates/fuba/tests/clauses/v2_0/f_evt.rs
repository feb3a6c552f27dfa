//! Special events.

use touchline_engine::Seat;
use touchline_fuba::Decision;

use crate::common::{Scene, scene_of};
use crate::shared::f_evt as shared;
use crate::shared::f_fk::asked;
use crate::shared::f_time::until;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_evt_01_the_controlling_die_equals_the_ball_value() {
    shared::it_comes_when_the_die_equals_the_value(SPEC, 4, 5);
}

#[test]
fn f_evt_02_it_comes_before_the_check_is_resolved() {
    shared::it_comes_before_the_check_is_resolved(SPEC);
}

#[test]
fn f_evt_03_the_controlling_die_less_the_passive_die() {
    shared::the_controlling_die_less_the_passive_die(SPEC);
}

#[test]
fn f_evt_04_roles_are_those_when_it_is_rolled() {
    shared::roles_are_those_when_it_is_rolled(
        SPEC,
        &[(-5, false), (-3, false), (3, true)],
        &[(-1, true), (1, false)],
    );
}

#[test]
fn f_evt_05_the_dice_are_not_compared() {
    shared::the_dice_are_not_compared(SPEC, &[-4, 1]);
}

#[test]
fn f_evt_06_play_goes_on_with_the_free_kick() {
    shared::play_goes_on_with_the_free_kick(SPEC, -1, false);
}

#[test]
fn f_evt_07_two_moves_of_the_passive_team() {
    shared::moves_at_once(SPEC, -5, false, 2);
}

#[test]
fn f_evt_07_not_counted_and_free_to_move_again() {
    shared::it_is_the_one_move_of_the_turn(SPEC, -5, false, false);
}

#[test]
fn f_evt_08_a_failed_pass_leaves_the_ball_in_the_start_area() {
    shared::a_failed_pass_leaves_the_ball_in_the_start_area(SPEC);
}

#[test]
fn f_evt_08_the_start_area_counts_as_target_for_the_order_of_actions() {
    // Home moved more players than away when it acted first, so away would be first; but in the start area,
    // unlike the target, there are only players of the team that is passive now.
    let position = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BLW:6,BFR:4 ball=CE:3:home clock=1:20 memory=home,3-1,0,none";
    let mut turn = shared::event_in(SPEC, position, "BLW", 5, -4);
    turn.play("move BLW>CE");
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Away, Seat::Home));
    let both = position.replace("BFR:4", "CE:4");
    let turn = shared::event_in(SPEC, &both, "BLW", 5, -4);
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Away, Seat::Away));
}

#[test]
fn f_evt_09_one_move_of_the_passive_team() {
    shared::moves_at_once(SPEC, -3, false, 1);
}

#[test]
fn f_evt_09_not_counted_and_free_to_move_again() {
    shared::it_is_the_one_move_of_the_turn(SPEC, -3, false, false);
}

#[test]
fn f_evt_10_one_more() {
    shared::the_value_changes_in_the_sum(SPEC, -2, [2, 3, 4, 5, 6, 0]);
}

#[test]
fn f_evt_11_a_free_kick_for_the_controlling_team() {
    shared::a_free_kick(SPEC, -1, true);
}

#[test]
fn f_evt_12_both_action_stages_are_skipped() {
    shared::both_action_stages_are_skipped(SPEC);
}

#[test]
fn f_evt_13_in_a_corner_area_it_is_a_corner_kick_for_the_attackers() {
    shared::in_a_corner_area_it_is_a_corner_kick_for_the_attackers(SPEC);
}

#[test]
fn f_evt_16_a_free_kick_for_the_passive_team() {
    shared::a_free_kick(SPEC, 1, false);
}

#[test]
fn f_evt_17_one_less() {
    shared::the_value_changes_in_the_sum(SPEC, 2, [1, 1, 2, 3, 4, 5]);
}

#[test]
fn f_evt_18_one_move_of_the_controlling_team() {
    shared::moves_at_once(SPEC, 3, true, 1);
}

#[test]
fn f_evt_18_not_counted_and_free_to_move_again() {
    shared::it_is_the_one_move_of_the_turn(SPEC, 3, true, false);
}

#[test]
fn f_evt_18_the_ball_keeper_stays_and_offside_holds() {
    shared::the_ball_keeper_stays_and_offside_holds(SPEC, 3);
}

#[test]
fn f_evt_18_the_head_counts_of_the_beginning_stay() {
    // Only passive players were in the target: away acts first, although home moved fewer and brings a second
    // player.
    let position = format!("{} memory=home,0-3,0,none", crate::shared::f_close::TARGETS);
    let mut turn = shared::event_in(SPEC, &position, "CE", 2, 3);
    turn.play("move AFR>CE; move AFR>CE");
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Home, Seat::Away));
    let mut empty = shared::event_in(SPEC, &position, "CE", 2, -3);
    empty.play("move AFR>CE; done");
    assert_eq!(empty.state().turn.first, Seat::Away);
}

#[test]
fn f_evt_19_two_less() {
    shared::the_value_changes_in_the_sum(SPEC, 4, [1, 1, 1, 2, 3, 4]);
}

#[test]
fn f_evt_20_the_passive_team_may_not_choose_defence() {
    shared::the_passive_team_may_not_choose_defence(SPEC);
}

#[test]
fn f_evt_20_not_even_if_it_wins_the_ball() {
    // The long pass and the 6 cost home the ball; home acts first, being passive now, then away.
    let mut turn = shared::event_in(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,BFR:5 away=4-4-2,GK:BPA,AFR:2,BFR:8 ball=AFR:2:home clock=1:20",
        "BPA",
        6,
        5,
    );
    assert_eq!(turn.control(), Seat::Away);
    until(&mut turn, Seat::Home, "midfield");
    assert!(turn.can("defence"), "the team that was in control");
    until(&mut turn, Seat::Away, "midfield");
    assert!(turn.can("forward") && !turn.can("defence"));
}

#[test]
fn f_evt_14_double_one_and_double_two_bring_both_a_point() {
    crate::shared::f_inj::low_doubles_bring_points("2.0");
}

#[test]
fn f_evt_15_double_six_hurts_a_player_of_both() {
    crate::shared::f_inj::double_six_hurts_both("2.0");
}

/// After the event's dice, of which styles of the midfield keep the higher or the lower for each team.
fn styled(rules: &str, styles: &str, fields: &str, dice: &str) -> Scene {
    let mut scene = scene_of(
        &format!("fuba:2.0+styles+{rules}"),
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:3,BFR:3 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:4:home clock=1:20 {fields} \
             styles={styles} turn=5,open,BLC,home,CE>CE,44,5-5,home,+0,none,none-none \
             next=turn.4,check-result,event-difference"
        ),
    );
    scene.play(dice);
    scene
}

const HIGHER: &str = "normal/aggressive/normal-normal/aggressive/normal";
const LOWER: &str = "normal/easy/normal-normal/easy/normal";

#[test]
fn f_evt_14_only_the_dice_kept_bring_a_point() {
    //
    for (styles, dice, gained) in [
        (LOWER, "1 6 4 1", true),
        (LOWER, "2 3 5 2", true),
        (LOWER, "1 1 2 2", false),
        (HIGHER, "1 1 1 1", true),
        (HIGHER, "1 6 1 6", false),
        (HIGHER, "1 3 1 3", false),
    ] {
        let scene = styled("condition", styles, "condition=1/2/3-4/3/2", dice);
        let points = scene.state().teams.map(|team| team.condition.points).0;
        let more = u8::from(gained);
        assert_eq!(points, [[1, 2 + more, 3], [4, 3 + more, 2]], "{styles}: {dice}");
    }
}

#[test]
fn f_evt_15_only_the_dice_kept_hurt_somebody() {
    //
    for (styles, dice, hurts) in [
        (HIGHER, "6 1 2 6", true),
        (HIGHER, "6 6 6 6", true),
        (LOWER, "6 6 6 6", true),
        (LOWER, "6 5 6 5", false),
        (LOWER, "6 1 1 6", false),
        (HIGHER, "5 4 5 1", false),
    ] {
        let mut scene = styled("injuries", styles, "", dice);
        let hurt = asked(&mut scene) == Some((Seat::Home, Decision::Injured));
        assert_eq!(hurt, hurts, "{styles}: {dice}");
        if hurts {
            scene.play("injured CE; 1");
            assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::Injured)));
        }
    }
}

#[test]
fn f_evt_14_in_the_last_turn_of_a_half_the_points_are_recorded() {
    shared::points_are_recorded_in_the_last_turn("2.0");
}
