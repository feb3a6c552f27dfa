//! Examples computed from the clauses.

use super::*;
use crate::common::decides;

on_editions!(e_60_lost_with_the_losers_die, v2_0, v2_1, v2_2);
/// E-60.
fn e_60_lost_with_the_losers_die(spec: &str) {
    let mut scene = short_pass(spec, 4, "");
    scene.play("target BFR; 2 5");
    assert_eq!((scene.control(), scene.value(), minute(&scene)), (Seat::Away, 2, 23));
}

on_editions!(e_61_an_equal_die_brings_an_event, v2_0, v2_1, v2_2);
/// E-61.
fn e_61_an_equal_die_brings_an_event(spec: &str) {
    let mut scene = short_pass(spec, 3, "");
    scene.play("target BFR; 3 5");
    assert_eq!((due(&scene), minute(&scene)), (Some(Roll::EventDifference), 22));
    scene.play("6 4"); // the value falls by one, nothing else
    assert!(scene.saw(Event::EventDifference(2)) && scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
}

on_editions!(e_62_equal_dice_owe_a_minute = equal_dice, v2_0(0, 1));

on_editions!(e_62_equal_dice_move_the_marker_by_one_of_them, v2_1, v2_2);
fn e_62_equal_dice_move_the_marker_by_one_of_them(spec: &str) {
    equal_dice(spec, 4, 0);
}

on_editions!(e_63_an_unmarked_receiver_keeps_the_ball_by_itself = an_unmarked_receiver, v2_0(5));

on_editions!(e_63_an_unmarked_receiver_makes_the_value_1, v2_1, v2_2);
fn e_63_an_unmarked_receiver_makes_the_value_1(spec: &str) {
    an_unmarked_receiver(spec, 1);
}

on_editions!(e_64_a_long_pass_kept = a_long_pass, v2_0(4, 4, "5 3", Seat::Home, 5));

on_editions!(e_65_a_long_pass_above_6_loses_the_ball = a_long_pass, v2_0(2, 2, "5 6", Seat::Away, 5));

on_editions!(e_64_a_long_pass_lost, v2_1, v2_2);
fn e_64_a_long_pass_lost(spec: &str) {
    a_long_pass(spec, 4, 6, "5 3", Seat::Away, 5);
}

on_editions!(e_65_a_long_pass_kept, v2_1, v2_2);
fn e_65_a_long_pass_kept(spec: &str) {
    a_long_pass(spec, 2, 4, "5 6", Seat::Home, 6);
}

on_editions!(e_66_a_long_pass_from_5_is_legal = a_long_pass_from_5, v2_0(true));

on_editions!(e_66_a_long_pass_above_6_is_illegal, v2_1, v2_2, v3_0);
fn e_66_a_long_pass_above_6_is_illegal(spec: &str) {
    a_long_pass_from_5(spec, false);
}

on_editions!(e_67_pressing_with_4_does_nothing, v2_1, v2_2);
fn e_67_pressing_with_4_does_nothing(spec: &str) {
    first_action_pressing(spec, 4, Seat::Home, 4);
}

on_editions!(e_68_pressing_with_6_lowers_the_value_by_two, v2_1, v2_2);
fn e_68_pressing_with_6_lowers_the_value_by_two(spec: &str) {
    first_action_pressing(spec, 6, Seat::Home, 2);
}

on_editions!(e_69_pressing_with_2_wins_the_ball, v2_1, v2_2);
fn e_69_pressing_with_2_wins_the_ball(spec: &str) {
    first_action_pressing(spec, 2, Seat::Away, 2);
}

on_editions!(e_70_pressing_as_a_second_action, v2_1, v2_2);
/// E-70.
fn e_70_pressing_as_a_second_action(spec: &str) {
    for (die, control, value) in [(2, Seat::Away, 2), (3, Seat::Home, 4), (4, Seat::Home, 2)] {
        let mut scene = pressing(spec, "position", &action("away", 2));
        scene.play(&format!("press; {die}"));
        assert_eq!((scene.control(), scene.value()), (control, value), "die {die}");
    }
}

on_editions!(
    e_71_a_shot_from_the_front_area,
    v2_0(-1, [Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss]),
    v2_1(-2, [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss]),
    v2_2(-2, [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss]),
    v3_0(-2, [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss])
);
fn e_71_a_shot_from_the_front_area(spec: &str, total: i8, table: [Shot; 6]) {
    shots(|die| front_shot(spec, 1, "first-action:home", "none", &die.to_string()), total, table);
}

on_editions!(e_72_the_same_shot_as_a_second_action_is_difficult, v2_1, v2_2);
/// E-72.
fn e_72_the_same_shot_as_a_second_action_is_difficult(spec: &str) {
    let shoot = |dice: &str| front_shot(spec, 1, &action("home", 2), "position", dice);
    for (dice, shot) in
        [("6; 3", Shot::Goal), ("6; 2", Shot::Corner), ("6; 1", Shot::Miss), ("5", Shot::Miss)]
    {
        let scene = shoot(dice);
        assert!(scene.saw(Event::Attempt(Seat::Home, Area::Bfr, -3)), "{:?}", scene.events());
        assert!(scene.saw(Event::Shot(shot, Seat::Home)), "{dice}: {:?}", scene.events());
    }
}

on_editions!(
    e_73_a_direct_free_kick_from_the_front_area,
    v2_0(-2, [Shot::Goal, Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss]),
    v2_1(-2, [Shot::Goal, Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss]),
    v2_2(-3, [Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss]),
    v3_0(-3, [Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss])
);
fn e_73_a_direct_free_kick_from_the_front_area(spec: &str, total: i8, table: [Shot; 6]) {
    // In 2.0 the goalkeeper is not counted: one more defender makes the numbers in the penalty area equal.
    let defender = if spec == "fuba:2.0" { "BPA" } else { "BLC" };
    let kick = |die: u8| {
        let mut kick = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,AFR:7,BFR:2,BPA:1 away=4-4-2,GK:BPA,{defender}:1,BFR:1,CE:8 ball=BFR:1:home \
                 clock=1:20 next=take-free-kick"
            ),
        );
        kick.play(&format!("shoot; {die}"));
        kick
    };
    shots(kick, total, table);
}

on_editions!(e_74_equal_numbers_and_the_ball_kept, v2_1, v2_2, v3_0);
fn e_74_equal_numbers_and_the_ball_kept(spec: &str) {
    acts_first(spec, "", 2, "5 3", Seat::Home, Seat::Away);
}

on_editions!(
    e_75_equal_numbers_and_the_ball_lost = acts_first,
    v2_1("", 4, "2 5", Seat::Away, Seat::Home),
    v2_2("", 4, "2 5", Seat::Away, Seat::Away)
);

on_editions!(e_76_adjustment_alone_at_the_ball, v2_1, v2_2);
fn e_76_adjustment_alone_at_the_ball(spec: &str) {
    adjustment(spec, 0, 1, 3);
}

on_editions!(e_77_adjustment_one_against_one, v2_1, v2_2);
fn e_77_adjustment_one_against_one(spec: &str) {
    adjustment(spec, 1, 1, 4);
}

on_editions!(e_78_adjustment_one_against_one_as_a_second_action, v2_1, v2_2);
fn e_78_adjustment_one_against_one_as_a_second_action(spec: &str) {
    adjustment(spec, 1, 2, 5);
}

on_editions!(e_79_a_goal_kick_is_played_out_without_moves, v2_0, v2_1);
/// E-79 of 2.0 and 2.1: after a miss the turn goes on, then the kick begins the next turn and nobody moves
/// for it.
fn e_79_a_goal_kick_is_played_out_without_moves(spec: &str) {
    let mut scene = front_shot(spec, 1, "first-action:home", "none", "1");
    assert!(scene.saw(Event::Shot(Shot::Miss, Seat::Home)), "{:?}", scene.events());
    assert_eq!((scene.control(), scene.state().ball.area, scene.value()), (Seat::Away, Area::Bpa, 1));
    let mut others = 0;
    while decides(&mut scene).1 != Decision::SlowKick {
        let (seat, decision) = decides(&mut scene);
        others += u8::from(seat == Seat::Away && decision != Decision::FreeMovement);
        let driver = scene.driver();
        let action = driver.game().fallback(driver.state());
        driver.act(action).unwrap();
    }
    assert!(others > 0, "away has its stage after the miss");
    assert_eq!((scene.state().turn.number, scene.state().turn.restart), (2, Restart::GoalKick));
    scene.play("done");
    assert_eq!(decides(&mut scene), (Seat::Away, Decision::Target));
}

on_editions!(e_79_replies_to_one_move_at_a_goal_kick, v2_1("slow", 1), v2_2("", 4), v3_0("", 4));
/// E-79: in 2.1 at a slow one.
fn e_79_replies_to_one_move_at_a_goal_kick(spec: &str, slow: &str, allowed: u8) {
    let mut scene = goal_kick(spec);
    scene.play(slow).play("move AFR>ALW; done");
    assert_eq!(replies(&mut scene), allowed);
    assert!(scene.can("target APA"), "then the kick");
}

on_editions!(e_80_replies_to_one_move_at_a_quick_free_kick, v2_1(1), v2_2(4), v3_0(1));
/// E-80.
fn e_80_replies_to_one_move_at_a_quick_free_kick(spec: &str, allowed: u8) {
    let mut scene = free_kick(spec);
    scene.play("move AFR>ALW; done");
    assert_eq!(replies(&mut scene), allowed);
    assert!(scene.can("target AFR"), "then the kick");
}

on_editions!(e_81_equal_dice_on_plus_1_end_the_half, v2_0, v2_1, v2_2, v3_0);
/// E-81.
fn e_81_equal_dice_on_plus_1_end_the_half(spec: &str) {
    let mut scene = in_the_centre(spec, 1, "2:90+1");
    scene.play("target CE; 5 5");
    assert_eq!(scene.state().ended, Some(Outcome::Draw));
    let event = |event: &Event| matches!(event, Event::SpecialEvent(_) | Event::EventDifference(_));
    assert!(!scene.events().iter().any(event), "without an event");
}

on_editions!(e_82_the_half_ends_after_the_turn_that_reaches_plus_5, v2_0, v2_1, v2_2, v3_0);
/// E-82: nobody rolls stage dice again.
fn e_82_the_half_ends_after_the_turn_that_reaches_plus_5(spec: &str) {
    let mut scene = in_the_centre(spec, 1, "2:90+4");
    scene.play("target CE; 5 1");
    assert_eq!((scene.state().clock.stoppage, scene.state().ended), (5, None));
    let driver: &mut Driver<Fuba> = scene.driver();
    while let Node::Decide(..) = driver.node() {
        let action = driver.game().fallback(driver.state());
        driver.act(action).unwrap();
    }
    assert_eq!((driver.state().ended, driver.state().turn.number), (Some(Outcome::Draw), 1));
}

on_editions!(e_84_a_first_yellow_card_by_a_6_and_a_direct_red, v2_1, v2_2, v3_0);
/// E-84.
fn e_84_a_first_yellow_card_by_a_6_and_a_direct_red(spec: &str) {
    let mut scene = foul(spec, 0);
    scene.play("6; 1");
    let team = scene.state().teams[Seat::Away];
    assert!(scene.saw(Event::Yellow(Seat::Away)) && scene.saw(Event::Red(Seat::Away)));
    assert_eq!((team.yellows, team.reds, scene.count(Seat::Away, Area::Ce)), (0, 1, 9));
}

on_editions!(
    e_85_event_dice_2_and_3_give_the_controlling_team_a_free_kick = event_dice_2_and_3,
    v2_0(Seat::Home)
);

on_editions!(
    e_85_event_dice_2_and_3_give_a_free_kick = event_dice_2_and_3,
    v2_1(Seat::Home),
    v2_2(Seat::Away)
);

on_editions!(e_86_the_match_begins_in_minute_1, v2_0, v2_1, v2_2);
/// E-86.
fn e_86_the_match_begins_in_minute_1(spec: &str) {
    let minutes: Vec<u8> = kick_off(spec)
        .events()
        .iter()
        .filter_map(|event| if let Event::Time(clock) = event { Some(clock.minute) } else { None })
        .collect();
    assert_eq!(minutes, [1]);
}

on_editions!(e_87_with_a_player_in_an_unmarked_target_an_event_occurs, v2_1, v2_2);
/// E-87 of 2.1 and 2.2, with a player there: the value was 1.
fn e_87_with_a_player_in_an_unmarked_target_an_event_occurs(spec: &str) {
    let scene = far_from_opponents(spec, "AFR");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 1));
    assert_eq!(due(&scene), Some(Roll::EventDifference));
}

on_editions!(e_87_without_one_the_ball_is_lost, v2_0, v2_1, v2_2);
/// E-87, without one: the winner's closest player comes; the value is the loser's die.
fn e_87_without_one_the_ball_is_lost(spec: &str) {
    let mut scene = far_from_opponents(spec, "ALW");
    assert_eq!(decides(&mut scene), (Seat::Away, Decision::Closest));
    scene.play("move BRC>ALW");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 1));
    assert_eq!((scene.count(Seat::Away, Area::Alw), scene.state().ball.area), (1, Area::Alw));
    assert!(scene.saw(Event::Check(Check::Lost, Seat::Away)));
}

on_editions!(e_83_a_6_in_minute_60_passes_the_tiredness_test, v2_0, v2_1);
fn e_83_a_6_in_minute_60_passes_the_tiredness_test(spec: &str) {
    assert!(passes_with_6_in_minute_60(spec));
}
