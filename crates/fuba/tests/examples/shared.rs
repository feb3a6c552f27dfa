//! What the older editions share, with the numbers in which they differ as arguments.

use touchline_engine::{Driver, Game, Node, Outcome, Seat};
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Condition, Line, Restart};
use touchline_fuba::{Area, Decision, Event, Formation, Fuba, Roll};

use crate::common::{Scene, new_match, scene_of};

/// Home has the ball in the centre with this value, both teams are in the centre.
pub fn in_the_centre(spec: &str, value: u8, clock: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6";
    scene_of(spec, &format!("{teams} ball=CE:{value}:home clock={clock}"))
}

/// Home plays a marked ball from the centre to the front area next to it, where each team has two players.
pub fn short_pass(spec: &str, value: u8, memory: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:2,CE:4,BLC:4";
    scene_of(spec, &format!("{teams} ball=CE:{value}:home clock=1:20 {memory}"))
}

/// Home plays the ball over two areas, marked at both ends.
pub fn long_pass(spec: &str, value: u8) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:5,BLC:5 away=4-4-2,GK:BPA,BLC:5,AFR:5";
    scene_of(spec, &format!("{teams} ball=AFR:{value}:home clock=1:20"))
}

/// A team's first (1) or second (2) action of 2.1 or 2.2, in the stage of the team that acts first.
pub fn action(spec: &str, seat: &str, nth: u8) -> String {
    let base = if spec == "fuba:2.1" { 6 } else { 5 };
    let first = if nth == 1 { format!(",action.{seat}.1") } else { String::new() };
    format!("turn.{base},start-free.{seat},action.{seat}.2{first}")
}

/// Home may shoot as the first thing of its stage.
fn shooting(spec: &str) -> String {
    if spec == "fuba:2.0" {
        "turn.6,sequence.home.1,maybe-shoot.home".to_owned()
    } else {
        action(spec, "home", 1)
    }
}

/// Who is asked what.
pub fn asked(scene: &mut Scene) -> (Seat, Decision) {
    match scene.driver().node() {
        Node::Decide(seat, decision) => (seat, decision),
        Node::Chance | Node::Over(_) => panic!("nobody is asked\n{}", scene.position()),
    }
}

/// Which dice are due.
pub fn due(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

fn minute(scene: &Scene) -> u8 {
    scene.state().clock.minute
}

/// E-01, E-02.
pub fn formation(spec: &str, text: &str, lines: [u8; 3]) {
    let team = |seat| format!("{seat}={text},GK:");
    let position = format!("{}APA,CE:10 {}BPA,CE:10 ball=CE:3:home", team("home"), team("away"));
    let shown = scene_of(spec, &position).state().teams[Seat::Home].formation;
    assert_eq!(shown, Formation::new(lines[0], lines[1], lines[2]));
    assert_eq!(Line::ALL.map(|line| shown.line(line)), lines);
}

on_editions!(
    e_01_3_5_2_is_three_defenders_five_midfielders_two_forwards = formation,
    v2_0("3-5-2", [3, 5, 2])
);

on_editions!(
    e_02_4_4_2_is_four_defenders_four_midfielders_two_forwards = formation,
    v2_1("4-4-2", [4, 4, 2])
);

fn kick_off(spec: &str) -> Scene {
    let mut kick_off = new_match(spec);
    kick_off.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    kick_off
}

/// E-04, E-05.
pub fn preparation(spec: &str) {
    let mut match_ = kick_off(spec);
    match_.play("place 4; place 0; place 0; place 0; place 2; place 2"); // centre, goal line, front, left; the rest right
    match_.play("place 0; place 0; place 0; place 4; place 2; place 2");
    match_.play("move CE>ALW; move CE>ALW");
    let places = [Area::Ce, Area::Alw, Area::Arw, Area::Afr, Area::Apa];
    assert_eq!(places.map(|area| match_.count(Seat::Home, area)), [2, 4, 2, 2, 1]);
    assert_eq!((match_.control(), minute(&match_)), (Seat::Home, 1));
    assert!(match_.can("target CE"), "the first turn has begun");
    let mut second_half = scene_of(spec, &match_.position().replace("clock=1:1 ", "clock=1:45+1 "));
    second_half.play("target CE; 3 3; formation 4-4-2; formation 4-4-2");
    assert!(second_half.saw(Event::HalfBegins(2)));
    assert_eq!((second_half.control(), second_half.state().turn.restart), (Seat::Away, Restart::KickOff));
    assert_eq!(minute(&second_half), 46);
}

on_editions!(e_04_preparation_of_a_match = preparation, v2_0);

/// E-05: two must stay in the centre.
pub fn two_stay_in_the_centre(spec: &str) {
    let mut match_ = kick_off(spec);
    match_.play("place 3; place 0; place 0; place 0; place 2; place 2");
    match_.play("place 0; place 0; place 0; place 4; place 2; place 2");
    match_.play("move CE>ALW");
    assert!(!match_.can("move CE>ALW") && !match_.can("move CE>ARW"), "{:?}", match_.legal());
    assert_eq!(match_.count(Seat::Home, Area::Ce), 2);
}

on_editions!(e_48_four_players_in_the_centre_are_legal, v2_0);
/// E-48.
fn e_48_four_players_in_the_centre_are_legal(spec: &str) {
    let match_ = kick_off(spec);
    assert!(match_.can("place 4") && match_.can("place 2") && !match_.can("place 1"));
}

/// E-07, E-08.
pub fn targets_near_own_players(spec: &str) {
    for (teams, ball, legal, illegal) in [
        ("home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:5,CE:5", "AFR:1:home", ["CE", "BFR"], "BLC"),
        ("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:9,CE:1", "BFR:1:away", ["CE", "AFR"], "ALC"),
    ] {
        let scene = scene_of(spec, &format!("{teams} ball={ball} clock=1:20"));
        for area in legal {
            assert!(scene.can(&format!("target {area}")), "{area}");
        }
        assert!(!scene.can(&format!("target {illegal}")), "{illegal}");
    }
}

on_editions!(e_07_targets_are_areas_with_or_next_to_own_players = targets_near_own_players, v2_0);

on_editions!(e_08_targets_are_areas_with_or_next_to_own_players = targets_near_own_players, v2_2);

/// E-10, E-11, E-12.
pub fn marker(spec: &str, dice: &str, minutes: u8) {
    let mut scene = in_the_centre(spec, 1, "1:20");
    scene.play(&format!("target CE; {dice}"));
    assert_eq!(minute(&scene), 20 + minutes);
}

on_editions!(e_10_4_and_1_move_the_marker_by_3 = marker, v2_0("4 1", 3));

on_editions!(e_11_4_and_2_move_the_marker_by_2 = marker, v2_1("4 2", 2));

on_editions!(e_12_3_and_3_move_the_marker_by_3 = marker, v2_1("3 3", 3));

on_editions!(e_15_on_plus_2_a_difference_of_1_ends_the_half_at_once, v2_1);
/// E-15.
fn e_15_on_plus_2_a_difference_of_1_ends_the_half_at_once(spec: &str) {
    let mut over = in_the_centre(spec, 1, "2:90+2");
    over.play("target CE; 3 2");
    assert!(over.saw(Event::HalfEnds(2)) && over.state().ended.is_some());
    let mut goes_on = in_the_centre(spec, 1, "2:90+2");
    goes_on.play("target CE; 4 2");
    assert_eq!((goes_on.state().clock.stoppage, goes_on.state().ended), (3, None));
}

/// A penalty kick of home: the sides, the die, and whether it is a goal.
pub fn penalty(spec: &str, dive: &str, kick: &str, die: u8) -> (bool, Scene) {
    let mut penalty = scene_of(
        spec,
        "home=4-4-2,GK:APA,BPA:1,CE:9 away=4-4-2,GK:BPA,BFR:10 ball=BPA:1:home clock=1:20 \
         turn=5,penalty,BLC,home,CE>BPA,44,0-0,home,+0,none,none-none next=dive",
    );
    penalty.play(&format!("dive {dive}; kick {kick}; {die}"));
    (penalty.state().teams[Seat::Home].goals == 1, penalty)
}

/// A corner kick of home from the left into the marked penalty area.
pub fn corner(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,SPOT:1,BPA:2,CE:7 away=4-4-2,GK:BPA,BPA:2,CE:8 ball=SPOT:1:home clock=1:20 \
         turn=5,corner,BLC,home,CE>CE,00,0-0,home,+0,none,none-none next=turn.0",
    )
}

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

/// E-62.
pub fn equal_dice(spec: &str, minutes: u8, owed: u8) {
    let mut scene = short_pass(spec, 2, "");
    scene.play("target BFR; 4 4");
    assert_eq!((minute(&scene), scene.state().memory.owed), (20 + minutes, owed));
    assert_eq!((scene.control(), scene.value(), due(&scene)), (Seat::Home, 4, None));
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
}

on_editions!(e_62_equal_dice_owe_a_minute = equal_dice, v2_0(0, 1));

on_editions!(e_62_equal_dice_move_the_marker_by_one_of_them, v2_1, v2_2);
fn e_62_equal_dice_move_the_marker_by_one_of_them(spec: &str) {
    equal_dice(spec, 4, 0);
}

/// E-63.
pub fn an_unmarked_receiver(spec: &str, value_before: u8) {
    let teams = "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,CE:6,ALW:4";
    let mut scene = scene_of(spec, &format!("{teams} ball=CE:5:home clock=1:20"));
    scene.play("target AFR");
    assert_eq!(scene.value(), value_before);
    scene.play("2 6");
    assert_eq!((scene.control(), scene.value(), due(&scene)), (Seat::Home, 6, None));
}

on_editions!(e_63_an_unmarked_receiver_keeps_the_ball_by_itself = an_unmarked_receiver, v2_0(5));

on_editions!(e_63_an_unmarked_receiver_makes_the_value_1, v2_1, v2_2);
fn e_63_an_unmarked_receiver_makes_the_value_1(spec: &str) {
    an_unmarked_receiver(spec, 1);
}

/// E-64, E-65.
pub fn a_long_pass(spec: &str, value: u8, before: u8, dice: &str, control: Seat, after: u8) {
    let mut scene = long_pass(spec, value);
    scene.play("target BLC");
    assert_eq!(scene.value(), before, "before the dice");
    scene.play(dice);
    assert_eq!((scene.control(), scene.value(), scene.state().ball.area), (control, after, Area::Blc));
}

on_editions!(e_64_a_long_pass_kept = a_long_pass, v2_0(4, 4, "5 3", Seat::Home, 5));

on_editions!(e_65_a_long_pass_above_6_loses_the_ball = a_long_pass, v2_0(2, 2, "5 6", Seat::Away, 5));

on_editions!(e_18_two_areas_between_bring_4_to_6 = a_long_pass, v2_0(3, 3, "5 4", Seat::Home, 6));

on_editions!(e_64_a_long_pass_lost, v2_1, v2_2);
fn e_64_a_long_pass_lost(spec: &str) {
    a_long_pass(spec, 4, 6, "5 3", Seat::Away, 5);
}

on_editions!(e_65_a_long_pass_kept, v2_1, v2_2);
fn e_65_a_long_pass_kept(spec: &str) {
    a_long_pass(spec, 2, 4, "5 6", Seat::Home, 6);
}

/// E-66.
pub fn a_long_pass_from_5(spec: &str, legal: bool) {
    assert_eq!(long_pass(spec, 5).can("target BLC"), legal);
    assert!(long_pass(spec, 4).can("target BLC"));
}

on_editions!(e_66_a_long_pass_from_5_is_legal = a_long_pass_from_5, v2_0(true));

on_editions!(e_66_a_long_pass_above_6_is_illegal, v2_1, v2_2);
fn e_66_a_long_pass_above_6_is_illegal(spec: &str) {
    a_long_pass_from_5(spec, false);
}

/// Away may press in the centre, one against one; what it did before is given.
pub fn pressing(spec: &str, acted: &str, next: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
             turn=5,open,BLC,home,AFR>CE,53,1-1,away,+0,none,none-{acted} next={next}"
        ),
    )
}

/// E-67, E-68, E-69 of 2.1 and 2.2.
pub fn first_action_pressing(spec: &str, die: u8, control: Seat, value: u8) {
    let mut scene = pressing(spec, "none", &action(spec, "away", 1));
    scene.play(&format!("press; {die}"));
    assert_eq!((scene.control(), scene.value()), (control, value));
    assert_eq!(scene.state().memory.free_check, None);
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
        let mut scene = pressing(spec, "position", &action(spec, "away", 2));
        scene.play(&format!("press; {die}"));
        assert_eq!((scene.control(), scene.value()), (control, value), "die {die}");
    }
}

/// Home shoots from in front of the penalty area with ball value 3: 3 against 2 there, 1 against the
/// goalkeeper and so many more in it.
pub fn front_shot(spec: &str, defenders: u8, next: &str, acted: &str, dice: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:6,BFR:3,BPA:1 away=4-4-2,GK:BPA,BPA:{defenders},BFR:2,CE:{} ball=BFR:3:home clock=1:20 \
             turn=5,open,BLC,home,CE>BFR,53,0-0,home,+0,none,{acted}-none next={next}",
            8 - defenders
        ),
    );
    scene.play(&format!("shoot; {dice}"));
    scene
}

/// A table of shots: the total modifier and what each die does, from 6 down.
pub fn shots(attempt: impl Fn(u8) -> Scene, total: i8, table: [Shot; 6]) {
    for (die, shot) in (1..=6).rev().zip(table) {
        let scene = attempt(die);
        assert!(scene.saw(Event::Attempt(Seat::Home, Area::Bfr, total)), "die {die}: {:?}", scene.events());
        assert!(scene.saw(Event::Shot(shot, Seat::Home)), "die {die}: {:?}", scene.events());
    }
}

on_editions!(
    e_71_a_shot_from_the_front_area,
    v2_0(-1, [Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss]),
    v2_1(-2, [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss]),
    v2_2(-2, [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss])
);
fn e_71_a_shot_from_the_front_area(spec: &str, total: i8, table: [Shot; 6]) {
    shots(|die| front_shot(spec, 1, &shooting(spec), "none", &die.to_string()), total, table);
}

on_editions!(e_72_the_same_shot_as_a_second_action_is_difficult, v2_1, v2_2);
/// E-72.
fn e_72_the_same_shot_as_a_second_action_is_difficult(spec: &str) {
    let shoot = |dice: &str| front_shot(spec, 1, &action(spec, "home", 2), "position", dice);
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
    v2_2(-3, [Shot::Goal, Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss])
);
fn e_73_a_direct_free_kick_from_the_front_area(spec: &str, total: i8, table: [Shot; 6]) {
    // In 2.0 the goalkeeper is not counted: one more defender makes the numbers in the penalty area equal.
    let defender = if spec == "fuba:2.0" { "BPA" } else { "BLC" };
    let kick = |die: u8| {
        let mut kick = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,AFR:7,BFR:2,BPA:1 away=4-4-2,GK:BPA,{defender}:1,BFR:1,CE:8 ball=BFR:1:home \
                 clock=1:20 turn=5,free-kick,BLC,home,CE>BFR,44,0-0,home,+0,none,none-none next=take-free-kick"
            ),
        );
        kick.play(&format!("shoot; {die}"));
        kick
    };
    shots(kick, total, table);
}

/// E-74, E-75: 2 against 2 in the target area, the dice, and who acts first.
pub fn acts_first(spec: &str, memory: &str, value: u8, dice: &str, control: Seat, first: Seat) {
    let mut scene = short_pass(spec, value, memory);
    scene.play(&format!("target BFR; {dice}"));
    assert_eq!((scene.control(), asked(&mut scene).0), (control, first), "{memory}");
}

on_editions!(e_74_equal_numbers_and_the_ball_kept, v2_1, v2_2);
fn e_74_equal_numbers_and_the_ball_kept(spec: &str) {
    acts_first(spec, "", 2, "5 3", Seat::Home, Seat::Away);
}

on_editions!(
    e_75_equal_numbers_and_the_ball_lost = acts_first,
    v2_1("", 4, "2 5", Seat::Away, Seat::Home),
    v2_2("", 4, "2 5", Seat::Away, Seat::Away)
);

/// Home adjusts the value 4 with one player at the ball against so many.
pub fn adjusting(spec: &str, opponents: u8, acted: &str, next: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:{},CE:{opponents} ball=CE:4:home clock=1:20 \
             turn=5,open,BLC,home,AFR>CE,53,1-1,home,+0,none,{acted}-none next={next}",
            10 - opponents
        ),
    )
}

/// E-76, E-77, E-78 of 2.1 and 2.2.
pub fn adjustment(spec: &str, opponents: u8, nth: u8, value: u8) {
    let acted = if nth == 1 { "none" } else { "move" };
    let mut scene = adjusting(spec, opponents, acted, &action(spec, "home", nth));
    assert_eq!(scene.play("adjust").value(), value);
}

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

/// How many players away may move, one after the other, from the centre to the left.
pub fn replies(scene: &mut Scene) -> u8 {
    while scene.can("move CE>BLW") {
        scene.play("move CE>BLW");
    }
    scene.count(Seat::Away, Area::Blw)
}

/// Home takes a goal kick.
pub fn goal_kick(spec: &str, next: &str, steps: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20 \
             turn=5,goal-kick,BLC,home,APA>APA,00,0-0,home,+0,none,none-none {steps} next={next}"
        ),
    )
}

on_editions!(e_79_a_goal_kick_is_played_out_without_moves, v2_0, v2_1);
/// E-79 of 2.0 and 2.1: after a miss the turn goes on, then the kick begins the next turn and nobody moves
/// for it.
fn e_79_a_goal_kick_is_played_out_without_moves(spec: &str) {
    let mut scene = front_shot(spec, 1, &shooting(spec), "none", "1");
    assert!(scene.saw(Event::Shot(Shot::Miss, Seat::Home)), "{:?}", scene.events());
    assert_eq!((scene.control(), scene.state().ball.area, scene.value()), (Seat::Away, Area::Bpa, 1));
    let mut others = 0;
    while asked(&mut scene).1 != Decision::SlowKick {
        let (seat, decision) = asked(&mut scene);
        others += u8::from(seat == Seat::Away && decision != Decision::FreeMovement);
        let driver = scene.driver();
        let action = driver.game().fallback(driver.state());
        driver.act(action).unwrap();
    }
    assert!(others > 0, "away has its stage after the miss");
    assert_eq!((scene.state().turn.number, scene.state().turn.restart), (6, Restart::GoalKick));
    scene.play("done");
    assert_eq!(asked(&mut scene), (Seat::Away, Decision::Target));
}

/// A free kick of home in its own half, the cards dealt with.
pub fn free_kick(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 \
         turn=5,free-kick,BLC,home,AFR>AFR,44,0-0,home,+0,none,none-none next=free-kick",
    )
}

on_editions!(e_80_replies_to_one_move_at_a_quick_free_kick, v2_1(1), v2_2(4));
/// E-80 of 2.1 and 2.2.
fn e_80_replies_to_one_move_at_a_quick_free_kick(spec: &str, allowed: u8) {
    let mut scene = free_kick(spec);
    scene.play("move AFR>ALW; done");
    assert_eq!(replies(&mut scene), allowed);
    assert!(scene.can("target AFR"), "then the kick");
}

on_editions!(e_81_equal_dice_on_plus_1_end_the_half, v2_0, v2_1, v2_2);
/// E-81.
fn e_81_equal_dice_on_plus_1_end_the_half(spec: &str) {
    let mut scene = in_the_centre(spec, 1, "2:90+1");
    scene.play("target CE; 5 5");
    assert_eq!(scene.state().ended, Some(Outcome::Draw));
}

on_editions!(e_82_the_half_ends_after_the_turn_that_reaches_plus_5, v2_0, v2_1, v2_2);
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

/// A foul of away; the first yellow card is to be rolled for.
pub fn foul(spec: &str, yellows: u8) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 yellow=0-{yellows} \
             turn=5,free-kick,BLC,home,AFR>AFR,44,0-0,home,+0,none,none-none next=free-kick,yellow-card.away"
        ),
    )
}

on_editions!(e_84_a_first_yellow_card_by_a_6_and_a_direct_red, v2_1, v2_2);
/// E-84 of 2.1 and 2.2.
fn e_84_a_first_yellow_card_by_a_6_and_a_direct_red(spec: &str) {
    let mut scene = foul(spec, 0);
    scene.play("6; 1");
    let team = scene.state().teams[Seat::Away];
    assert!(scene.saw(Event::Yellow(Seat::Away)) && scene.saw(Event::Red(Seat::Away)));
    assert_eq!((team.yellows, team.reds, scene.count(Seat::Away, Area::Ce)), (0, 1, 9));
}

/// E-85: to whom the free kick is given.
pub fn event_dice_2_and_3(spec: &str, kicker: Seat) {
    let mut scene = short_pass(spec, 2, "");
    scene.play("target BFR; 2 5; 2 3");
    assert!(scene.saw(Event::EventDifference(-1)));
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, kicker, Area::Bfr)));
    assert_eq!((scene.control(), scene.value(), due(&scene)), (kicker, 1, Some(Roll::YellowCard)));
    assert_eq!(scene.state().agenda.top(), Some(Stage::YellowCard(kicker.other())));
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

/// Home plays to an area far from all opponents, from the corner area next to it.
pub fn far_from_opponents(spec: &str, target: &str) -> Scene {
    let mut scene =
        scene_of(spec, "home=4-4-2,GK:APA,AFR:4,ALC:6 away=4-4-2,GK:BPA,BRC:10 ball=ALC:3:home clock=1:20");
    scene.play(&format!("target {target}; 1 4"));
    scene
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
    assert_eq!(asked(&mut scene), (Seat::Away, Decision::Closest));
    scene.play("move BRC>ALW");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 1));
    assert_eq!((scene.count(Seat::Away, Area::Alw), scene.state().ball.area), (1, Area::Alw));
    assert!(scene.saw(Event::Check(Check::Lost, Seat::Away)));
}

/// 4-4-2 against 4-5-1 with three attacking midfielders.
pub fn starting_points(spec: &str) {
    let mut scene = new_match(&format!("{spec}+condition+roles"));
    scene.play("formation 4-4-2; midfield-roles 0 0; other-roles 0 0 0");
    scene.play("formation 4-5-1; midfield-roles 3 0; other-roles 0 0 0");
    for (seat, points) in [(Seat::Home, [4, 4, 2]), (Seat::Away, [4, 2, 4])] {
        assert!(scene.saw(Event::Condition(seat, Condition { points })));
        assert_eq!(scene.state().teams[seat].condition.points, points);
    }
}

on_editions!(e_30_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v2_0);

on_editions!(e_31_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v2_1);

on_editions!(e_32_condition_points_of_4_4_2_and_of_4_5_1_with_roles = starting_points, v3_0);

/// What three attacking midfielders change for 4-5-1.
pub fn three_attacking_midfielders(spec: &str) {
    let points = |roles: &str| {
        let mut scene = new_match(&format!("{spec}+condition+roles"));
        scene.play(&format!("formation 4-5-1; midfield-roles {roles}; other-roles 0 0 0"));
        scene.state().teams[Seat::Home].condition.points
    };
    assert_eq!((points("0 0"), points("3 0")), ([4, 5, 1], [4, 2, 4]));
}

on_editions!(e_39_three_attacking_midfielders_of_4_5_1 = three_attacking_midfielders, v2_1);

on_editions!(e_40_three_attacking_midfielders_of_4_5_1 = three_attacking_midfielders, v3_0);

/// Home is about to take a tiredness test at this minute.
pub fn tiredness_test(spec: &str, minute: u8) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6";
    let mut scene = scene_of(
        &format!("{spec}+condition"),
        &format!("{teams} ball=CE:3:home clock=2:{} condition=4/4/2-4/4/2", minute - 5),
    );
    scene.play("target CE; 6 1");
    assert_eq!(
        (scene.state().clock.minute, scene.state().agenda.top()),
        (minute, Some(Stage::Tiredness(Seat::Home)))
    );
    scene
}

/// Minute 78: 50 fails, 80 passes.
pub fn a_test_in_minute_78(spec: &str) {
    let mut scene = tiredness_test(spec, 78);
    scene.play("5");
    assert!(
        scene.saw(Event::TestFailed(Seat::Home))
            && scene.saw(Event::PointsLost(Seat::Home, Line::Midfield, 1))
    );
    scene.play("3");
    assert!(scene.saw(Event::TestPassed(Seat::Home)));
    assert_eq!(scene.state().teams[Seat::Home].condition.points, [4, 3, 2]);
}

on_editions!(e_33_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v2_0);

on_editions!(e_34_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v2_1);

on_editions!(e_35_a_tiredness_test_in_minute_78 = a_test_in_minute_78, v3_0);

/// Minute 60 and a 6.
pub fn passes_with_6_in_minute_60(spec: &str) -> bool {
    let mut scene = tiredness_test(spec, 60);
    scene.play("6");
    scene.saw(Event::TestPassed(Seat::Home))
}

/// The numbers of moves of a tired 4-4-2.
pub fn a_tired_formation(spec: &str) {
    let next = match spec {
        "fuba:2.0" => "turn.6,sequence.home.2,maybe-move.home",
        "fuba:2.1" => "turn.6,start-free.home,action.home.2,action.home.1",
        _ => "turn.5,first-action.away,action.home.1",
    };
    for (flags, numbers) in [("", [4, 4, 2]), ("flags=home-tired", [3, 3, 1])] {
        for (line, number) in ["defence", "midfield", "forward"].into_iter().zip(numbers) {
            let mut scene = scene_of(
                &format!("{spec}+condition"),
                &format!(
                    "home=4-4-2,GK:APA,AFR:3,CE:4,BFR:3 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4 ball=CE:3:home clock=1:20 \
                     turn=5,open,BLC,home,AFR>CE,53,0-0,home,+0,none,none-none condition=1/0/1-1/0/1 {flags} next={next}"
                ),
            );
            scene.play(line);
            assert_eq!(scene.state().steps.left, number, "{line} {flags}");
        }
    }
}

on_editions!(e_36_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v2_0);

on_editions!(e_37_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v2_1);

on_editions!(e_38_a_tired_4_4_2_moves_like_3_3_1 = a_tired_formation, v3_0);

on_editions!(e_83_a_6_in_minute_60_passes_the_tiredness_test, v2_0, v2_1);
fn e_83_a_6_in_minute_60_passes_the_tiredness_test(spec: &str) {
    assert!(passes_with_6_in_minute_60(spec));
}
