//! Skills one by one: midfielders and forwards.

use touchline_engine::Seat;
use touchline_fuba::advanced::skills::{Skill, Window};
use touchline_fuba::event::Why;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::{ActionKind, Line, Restart};
use touchline_fuba::{Area, Decision, Event, Roll};

use super::skill_scenes::{AWAY, CENTRE, FRONT, HOME, SPEC, Stage, has_played, in_window, points};
use crate::common::{Scene, decides, scene_of};

/// The order of the stages comes next: away would act first.
fn order(pieces: &str, target: &str, skills: &str) -> Scene {
    scene_of(
        SPEC,
        &format!(
            "{pieces} ball={target}:4:home clock=1:20 turn=pass:AFR>{target},dice:53,numbers:1-3 \
             condition=5/5/5-5/5/5 skills={skills} next=order"
        ),
    )
}

const EVEN: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5";

#[test]
fn f_sk_23_midfield_general_turns_the_order_of_the_stages() {
    let mut scene = order(EVEN, "CE", "midfield-general:none");
    assert_eq!(in_window(&mut scene, Window::LastOrder), Some(HOME));
    scene.play("play midfield-general");
    assert!(scene.saw(Event::ActsFirst(HOME)));
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)));
    assert_eq!(points(&scene, HOME), [5, 5, 5], "free once");
    let mut used = order(EVEN, "CE", "!midfield-general:none");
    used.play("play midfield-general");
    assert_eq!(points(&used, HOME), [5, 3, 5], "then two points");
}

#[test]
fn f_sk_23_midfield_general_may_be_answered_by_the_other_team() {
    let mut scene = order(EVEN, "CE", "!midfield-general:!midfield-general");
    assert_eq!(in_window(&mut scene, Window::LastOrder), Some(HOME), "the team in control first");
    scene.play("play midfield-general");
    assert_eq!(in_window(&mut scene, Window::LastOrder), Some(AWAY));
    scene.play("play midfield-general");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)), "each once");
}

#[test]
fn f_sk_23_midfield_general_only_with_a_target_in_midfield() {
    let mut scene = order(FRONT.pieces, "BFR", "!midfield-general:none");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)));
}

const CREATIVE: Stage<'_> = Stage { skills: "creative-midfielder:none", first: HOME, ..CENTRE };

#[test]
fn f_sk_24_creative_midfielder_plays_the_ball_on_as_an_action() {
    let mut scene = CREATIVE.play("done; play creative-midfielder");
    assert!(scene.saw(Event::Acts(HOME, ActionKind::BallOn)));
    assert_eq!(decides(&mut scene), (HOME, Decision::SkillChoice(Skill::CreativeMidfielder)));
    assert!(!scene.can("done"));
    assert!(scene.can("ball-on BFR") && scene.can("ball-on AFR") && scene.can("ball-on BLW"));
    scene.play("ball-on BLW");
    assert_eq!((scene.state().ball.area, scene.value(), scene.control()), (Area::Blw, 4, HOME), "no check");
    assert_eq!(scene.count(HOME, Area::Blw), 1, "somebody must be there");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::Second)));
    assert_eq!(points(&scene, HOME), [5, 5, 5]);
}

#[test]
fn f_sk_24_creative_midfielder_may_be_the_second_and_a_third_action() {
    let mut scene = CREATIVE.play("done; adjust; play creative-midfielder; ball-on AFR");
    assert_ne!(decides(&mut scene).1, Decision::Action(Nth::Second), "the stage is over");
    let fans = Stage { skills: "creative-midfielder+fanatic-fans:none", ..CREATIVE };
    let mut scene = fans.play("play fanatic-fans; 3; adjust; play creative-midfielder; ball-on AFR");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::Second)), "the fans want one more");
    assert!(!scene.can("play creative-midfielder") && scene.can("midfield"));
}

#[test]
fn f_sk_24_creative_midfielder_needs_the_ball_in_the_centre() {
    let can = |stage: &Stage<'_>| stage.play("done").can("play creative-midfielder");
    assert!(can(&CREATIVE));
    assert!(!can(&Stage { skills: "creative-midfielder:none", first: HOME, ..FRONT }));
    assert!(!can(&Stage { skills: "none:creative-midfielder", ..CENTRE }), "the team in control");
    let offside = Stage { pieces: "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,CE:10", ..CREATIVE };
    let mut scene = offside.play("done; play creative-midfielder");
    assert!(!scene.can("ball-on BFR"), "not into an offside area");
    scene.play("ball-on BLW");
}

/// A new turn of home in the centre.
fn crossing(pieces: &str, ball: &str, skills: &str) -> Scene {
    scene_of(SPEC, &format!("{pieces} ball={ball} clock=1:20 condition=5/5/5-5/5/5 skills={skills}"))
}

const WIDE: &str = "home=4-4-2,GK:APA,AFR:4,CE:5,BLC:1 away=4-4-2,GK:BPA,BFR:4,CE:5,BLC:1";

#[test]
fn f_sk_26_crossing_cancels_the_long_pass() {
    let mut plain = crossing(WIDE, "CE:3:home", "crossing:none");
    plain.play("target BLC");
    assert_eq!(plain.value(), 4, "one area between");
    let mut scene = crossing(WIDE, "CE:3:home", "crossing:none");
    assert!(!scene.can("cross BRC"), "nobody of home there");
    assert!(!scene.can("cross BFR") && !scene.can("cross CE"), "no long pass to cancel");
    scene.play("cross BLC");
    assert_eq!(scene.value(), 3);
    assert!(has_played(&scene, HOME, Skill::Crossing));
    assert_eq!((scene.state().turn.target, points(&scene, HOME)), (Area::Blc, [5, 5, 5]));
    let mut used = crossing(WIDE, "CE:3:home", "!crossing:none");
    used.play("cross BLC");
    assert!(used.saw(Event::PointsPaid(HOME, Line::Forward, 1)), "the zone of the target");
}

#[test]
fn f_sk_26_crossing_starts_in_midfield_and_is_offered_only_to_its_owner() {
    let back = "home=4-4-2,GK:APA,AFR:5,CE:4,BLW:1 away=4-4-2,GK:BPA,BFR:5,CE:5";
    assert!(!crossing(back, "AFR:3:home", "crossing:none").can("cross BLW"));
    let ahead = "home=4-4-2,GK:APA,AFR:5,BLC:3,BRC:2 away=4-4-2,GK:BPA,BPA:3,BFR:3,CE:4";
    let ahead = crossing(ahead, "BLC:3:home", "crossing:none");
    assert!(ahead.can("target BRC") && !ahead.can("cross BRC"), "nor in the attack zone");
    let beside = "home=4-4-2,GK:APA,AFR:5,CE:4,BLW:1 away=4-4-2,GK:BPA,BLW:1,BFR:5,CE:4";
    let beside = crossing(beside, "CE:3:home", "crossing:none");
    assert!(beside.can("target BLC") && !beside.can("cross BLC"), "in reach, but nobody of home there");
    assert!(
        crossing(WIDE, "CE:3:home", "none:none").legal().iter().all(|action| !action.starts_with("cross"))
    );
}

#[test]
fn f_sk_26_a_target_that_only_crossing_makes_legal() {
    let scene = crossing(WIDE, "CE:6:home", "crossing:none");
    assert!(!scene.can("cross BLC"), "a value of 6 stays in reach of the neighbours");
    // Two areas between: 5 and 2 are too much.
    let box_to_box = "home=4-4-2,GK:APA,AFR:4,ALW:5,BPA:1 away=4-4-2,GK:BPA,BPA:4,CE:4,ALW:1,BLC:1";
    let mut scene = crossing(box_to_box, "ALW:5:home", "crossing:none");
    assert!(!scene.can("target BPA") && scene.can("cross BPA"));
    assert_eq!(scene.play("cross BPA").value(), 5);
    let far = "home=4-4-2,GK:APA,AFR:4,ALW:5,BLC:1 away=4-4-2,GK:BPA,BFR:4,CE:4,ALW:1,BLC:1";
    let mut scene = crossing(far, "ALW:5:home", "crossing:none");
    assert!(scene.can("target BLC") || scene.can("cross BLC"));
    scene.play("cross BLC");
    assert_eq!(scene.value(), 5);
}

#[test]
fn f_sk_27_midfield_pressing_rolls_two_dice_in_the_midfield_zone() {
    let press = Stage { skills: "none:midfield-pressing", ..CENTRE };
    let mut scene = press.play("done; play midfield-pressing; press");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::Pressing(2)));
    scene.play("6 2");
    assert_eq!((scene.control(), scene.value()), (AWAY, 2));
    let front = Stage { skills: "none:midfield-pressing", ..FRONT };
    assert!(!front.play("done").can("play midfield-pressing"), "the defence zone is another skill's");
}

/// Home has more players than away at the ball on its left wing.
const DRIBBLER: Stage<'_> = Stage {
    pieces: "home=4-4-2,GK:APA,AFR:8,ALW:2 away=4-4-2,GK:BPA,BFR:8,CE:1,ALW:1",
    ball: "ALW:4:home",
    path: "AFR>ALW",
    numbers: "2-1",
    skills: "dribbling:none",
    first: HOME,
    second: false,
};

#[test]
fn f_sk_28_dribbling_past_fewer_opponents_into_an_area_without_any() {
    let mut scene = DRIBBLER.play("done; forward");
    assert!(!scene.can("dribble ALW>BLW"));
    scene.play("play dribbling");
    assert!(scene.can("dribble ALW>BLW"));
    scene.play("dribble ALW>BLW");
    assert_eq!((scene.state().ball.area, points(&scene, HOME)), (Area::Blw, [5, 5, 5]));
    assert!(!scene.can("play dribbling"), "once in a movement");
}

#[test]
fn f_sk_28_dribbling_needs_more_players_where_it_starts_and_nobody_where_it_ends() {
    let can = |pieces: &str| {
        let stage = Stage { pieces, ..DRIBBLER };
        stage.play("done; forward").can("play dribbling")
    };
    assert!(can(DRIBBLER.pieces));
    assert!(!can("home=4-4-2,GK:APA,AFR:8,ALW:2 away=4-4-2,GK:BPA,BFR:7,CE:1,ALW:2"), "as many");
    assert!(!can("home=4-4-2,GK:APA,AFR:8,ALW:2 away=4-4-2,GK:BPA,BFR:7,CE:1,ALW:1,BLW:1"), "somebody ahead");
    assert!(!can("home=4-4-2,GK:APA,AFR:8,ALW:2 away=4-4-2,GK:BPA,BFR:8,CE:2"), "needs no skill");
    // The numbers count when the ball is carried.
    let mut scene = DRIBBLER.play("done; forward; play dribbling; move ALW>BLW");
    assert!(!scene.can("dribble ALW>BLW"), "one against one now");
    scene.play("done");
}

const SHORT: Stage<'_> = Stage { skills: "short-passes:none", first: HOME, ..CENTRE };

#[test]
fn f_sk_30_short_passes_lower_the_ball_value_after_a_midfield_movement() {
    let mut scene = SHORT.play("done; midfield; done");
    assert_eq!(in_window(&mut scene, Window::AfterMovement), Some(HOME));
    scene.play("play short-passes");
    assert_eq!((scene.value(), points(&scene, HOME)), (3, [5, 5, 5]));
    assert!(scene.saw(Event::Value(3, Why::Skill(Skill::ShortPasses))));
    let used = Stage { skills: "!short-passes:none", ..SHORT }.play("midfield; done; play short-passes");
    assert_eq!(points(&used, HOME), [5, 4, 5]);
}

#[test]
fn f_sk_30_short_passes_need_the_midfield_option_and_no_more_opponents() {
    let seat = |stage: &Stage<'_>, script: &str| in_window(&mut stage.play(script), Window::AfterMovement);
    assert_eq!(seat(&SHORT, "done; midfield; done"), Some(HOME));
    assert_eq!(seat(&SHORT, "done; midfield cp; done"), Some(HOME), "a point changes nothing");
    assert_eq!(seat(&SHORT, "done; forward; done"), None);
    assert_eq!(seat(&SHORT, "done; midfield; move CE>ALW; done"), None, "four against five");
    let by_die = Stage { skills: "short-passes+high-condition:none", ..SHORT };
    assert_eq!(seat(&by_die, "done; play high-condition; roll-moves; 3; done"), None, "no option");
    assert_eq!(seat(&Stage { ball: "CE:1:home", ..SHORT }, "done; midfield; done"), None, "already 1");
    let front = Stage { skills: "short-passes:none", first: HOME, ..FRONT };
    assert_eq!(seat(&front, "done; midfield; done"), None, "the target in midfield");
}

/// Home has the ball in its attack zone, away acts.
const TARGET_MAN: Stage<'_> = Stage { skills: "target-man:none", ..FRONT };

#[test]
fn f_sk_32_target_man_counts_as_three_in_the_opponents_stage() {
    let mut scene = TARGET_MAN.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(HOME));
    assert!(scene.can("play target-man"));
    scene.play("play target-man");
    assert!(!scene.can("press"), "five against three");
    scene.play("adjust");
    assert_eq!(scene.value(), 2);
    assert!(TARGET_MAN.play("done").can("press"));
    assert_eq!(TARGET_MAN.play("done; adjust").value(), 4);
}

#[test]
fn f_sk_32_target_man_needs_the_printed_situation() {
    let can = |stage: &Stage<'_>| stage.scene().can("play target-man");
    assert!(can(&TARGET_MAN));
    assert!(!can(&Stage { first: HOME, ..TARGET_MAN }), "the own stage");
    assert!(!can(&Stage { skills: "target-man:none", ..CENTRE }), "midfield");
    assert!(!can(&Stage { skills: "none:target-man", first: HOME, ..FRONT }), "the team in control");
}

#[test]
fn f_sk_32_target_man_lasts_for_that_one_stage() {
    // A point would not help away's adjustment, so that is all it can do.
    let mut scene = TARGET_MAN.play("play target-man; defence; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)));
    let before = scene.value();
    scene.play("adjust");
    assert_eq!(scene.value(), before, "three against three again");
}

/// Home has the ball in away's penalty area.
const BOX: Stage<'_> = Stage {
    pieces: "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:9,BFR:1",
    ball: "BPA:4:home",
    path: "CE>BPA",
    numbers: "1-1",
    skills: "clinical-finisher:none",
    first: HOME,
    second: false,
};

fn total(scene: &Scene) -> Option<i8> {
    scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None })
}

#[test]
fn f_sk_33_clinical_finisher_adds_one_in_the_penalty_area_for_two_points() {
    assert_eq!(total(&BOX.play("done; shoot; 3")), Some(0));
    let mut scene = BOX.play("done; play clinical-finisher");
    assert_eq!(points(&scene, HOME), [5, 5, 3], "two points even the first time");
    assert!(scene.legal().is_empty(), "bound to the attempt, whose die is due");
    scene.play("3");
    assert_eq!(total(&scene), Some(1));
    let front = Stage { skills: "clinical-finisher:none", first: HOME, ..FRONT };
    assert!(!front.play("done").can("play clinical-finisher"), "only there");
    let mut poor = scene_of(SPEC, &BOX.text().replace("5/5/5-", "9/9/1-"));
    poor.play("done");
    assert!(!poor.can("play clinical-finisher"));
}

#[test]
fn f_sk_33_clinical_finisher_shoots_from_where_the_ball_has_come_to() {
    // The ball was played in front of the penalty area and is dribbled into it.
    let front = Stage {
        pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BLC,CE:10",
        skills: "clinical-finisher:none",
        first: HOME,
        ..FRONT
    };
    let into = front.play("done; forward; dribble BFR>BPA; done");
    assert!(into.can("shoot") && into.can("play clinical-finisher"));
    // It was played into the penalty area and is dribbled out of it.
    let pieces = "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BLC,CE:10";
    let out = Stage { pieces, ..BOX }.play("done; defence; dribble BPA>BFR; done");
    assert!(out.can("shoot") && !out.can("play clinical-finisher"));
}

#[test]
fn f_sk_33_the_finisher_comes_before_the_goalkeeper() {
    let stage = Stage { skills: "!clinical-finisher:!skilled-goal-keeper", ..BOX };
    let mut scene = stage.play("play clinical-finisher");
    assert_eq!(in_window(&mut scene, Window::Save), Some(AWAY));
    scene.play("play skilled-goal-keeper; 6 3");
    assert_eq!(total(&scene), Some(1));
    assert_eq!(points(&scene, AWAY), [2, 5, 5]);
}

#[test]
fn f_sk_35_goal_poacher_acts_first_and_must_shoot() {
    let mut scene = order(BOX.pieces, "BPA", "goal-poacher:none");
    assert_eq!(in_window(&mut scene, Window::Order), Some(HOME));
    scene.play("play goal-poacher");
    assert!(scene.saw(Event::ActsFirst(HOME)));
    assert_eq!(points(&scene, HOME), [5, 5, 2], "three points even the first time");
    // The attempt is the only answer, so its die is due.
    assert!(scene.saw(Event::Acts(HOME, ActionKind::GoalAttempt)));
    scene.play("1");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::Second)), "then it is free again");
    assert!(scene.can("midfield"));
}

#[test]
fn f_sk_35_only_the_first_action_must_be_an_attempt() {
    let due = |acted: &str, moment: &str| {
        let scene = scene_of(
            SPEC,
            &format!(
                "{} ball=BPA:4:home clock=1:20 turn=pass:AFR>BPA,acted:{acted} condition=5/5/5-5/5/5 \
                 skills=!goal-poacher:none also=played:home:goal-poacher next={moment}:home",
                BOX.pieces
            ),
        );
        (touchline_fuba::roll(scene.rules(), scene.state()), scene.can("shoot") && scene.can("midfield"))
    };
    assert_eq!(due("none-none", "first-action"), (Some(Roll::GoalAttempt), false), "the only answer");
    // A midfield general let away act first, and it won the ball; home has pressed it back.
    assert_eq!(due("press-press", "second-action"), (None, true));
}

#[test]
fn f_sk_35_goal_poacher_is_for_the_controlling_team_with_a_player_there() {
    let window = |pieces: &str, target: &str, skills: &str| {
        in_window(&mut order(pieces, target, skills), Window::Order)
    };
    assert_eq!(window(BOX.pieces, "BPA", "!goal-poacher:none"), Some(HOME));
    assert_eq!(window(BOX.pieces, "BPA", "none:!goal-poacher"), None);
    assert_eq!(window(FRONT.pieces, "BFR", "!goal-poacher:none"), None);
    let mut already = scene_of(
        SPEC,
        &format!(
            "{} ball=BPA:4:home clock=1:20 turn=pass:AFR>BPA,dice:53,numbers:3-1 \
             condition=5/5/5-5/5/5 skills=!goal-poacher:none next=order",
            BOX.pieces
        ),
    );
    assert_eq!(decides(&mut already), (HOME, Decision::Action(Nth::First)), "it acts first anyway");
}

/// Away has fouled home, or home away: the dice of the event are due.
fn foul(by: Seat, skills: &str, yellow: &str) -> Scene {
    foul_of(SPEC, by, skills, yellow)
}

fn foul_of(spec: &str, by: Seat, skills: &str, yellow: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "{EVEN} ball=CE:4:home clock=1:20 yellow={yellow} condition=5/5/5-5/5/5 skills={skills} \
             next=event"
        ),
    );
    scene.play(if by == AWAY { "3 4" } else { "4 3" });
    scene
}

#[test]
fn f_sk_36_actor_drops_one_of_the_opponents_two_dice() {
    for (drop, yellows) in [(2, 1), (5, 0)] {
        let mut scene = foul(AWAY, "actor:none", "0-0");
        assert_eq!(in_window(&mut scene, Window::CardTest), Some(HOME));
        scene.play("play actor");
        assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::CardTestOfTwo));
        scene.play("5 2");
        assert_eq!(decides(&mut scene), (HOME, Decision::SkillChoice(Skill::Actor)));
        assert_eq!(scene.legal(), ["discard 2", "discard 5"]);
        scene.play(&format!("discard {drop}"));
        assert_eq!(scene.state().teams[AWAY].yellows, yellows);
        assert_eq!((scene.control(), points(&scene, HOME)), (HOME, [5, 5, 5]));
    }
    let mut scene = foul(AWAY, "actor:none", "0-0");
    scene.play("done");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::YellowCard));
}

#[test]
fn f_sk_36_equal_dice_turn_against_the_actor() {
    let mut scene = foul(AWAY, "actor:none", "0-0");
    scene.play("play actor; 5 5");
    let yellows = |seat: Seat| scene.state().teams[seat].yellows;
    assert_eq!((yellows(AWAY), yellows(HOME)), (0, 1));
    assert_eq!((scene.control(), scene.state().ball.area), (AWAY, Area::Ce));
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, AWAY, Area::Ce)));
    assert!(scene.saw(Event::Yellow(HOME)) && scene.saw(Event::NoCard(AWAY)));
    assert_eq!(decides(&mut scene), (AWAY, Decision::QuickMoves));
}

#[test]
fn f_sk_36_equal_dice_bring_the_actor_a_red_card_test_if_due() {
    let mut scene = foul(AWAY, "actor:none", "1-0");
    scene.play("play actor; 5 5");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::RedCard));
    scene.play("1");
    assert!(scene.saw(Event::Red(HOME)));
}

#[test]
fn f_sk_36_actor_also_in_the_red_card_test_as_a_use_of_its_own() {
    let mut scene = foul(AWAY, "!actor:none", "0-1");
    scene.play("play actor; 4 1; discard 1");
    assert_eq!(points(&scene, HOME), [5, 4, 5]);
    assert_eq!(in_window(&mut scene, Window::CardTest), Some(HOME), "asked again");
    let mut passed = foul(AWAY, "!actor:none", "0-1");
    passed.play("play actor; 4 1; discard 1; done");
    assert_eq!(
        touchline_fuba::roll(passed.rules(), passed.state()),
        Some(Roll::RedCard),
        "one die without it"
    );
    scene.play("play actor");
    assert_eq!(points(&scene, HOME), [5, 3, 5]);
    scene.play("6 1; discard 6");
    assert!(scene.saw(Event::Red(AWAY)), "1 is below 2 yellow cards");
}

#[test]
fn f_sk_36_equal_dice_in_a_red_card_test_leave_the_yellow_card() {
    let mut scene = foul(AWAY, "!actor:none", "0-1");
    scene.play("play actor; 4 1; discard 1; play actor; 1 1");
    let teams = scene.state().teams;
    assert_eq!((teams[AWAY].yellows, teams[HOME].yellows), (2, 1));
    assert!(!scene.saw(Event::Red(AWAY)));
    assert_eq!(scene.control(), AWAY);
}

#[test]
fn f_sk_36_whoever_was_hurt_stays_hurt_when_the_red_card_test_is_cancelled() {
    let text = format!("{EVEN} ball=CE:4:home clock=1:20 condition=5/5/5-5/5/5 skills=actor:none next=event");
    let mut scene = scene_of(&format!("{SPEC}+injuries"), &text);
    scene.play("3 4; done; 6; play actor; 2 2");
    let teams = scene.state().teams;
    assert_eq!((teams[AWAY].yellows, teams[HOME].yellows), (1, 1));
    assert_eq!(decides(&mut scene), (HOME, Decision::Injured), "by the 6 of the yellow card test");
    scene.play("injured CE; 4");
    assert_eq!(
        decides(&mut scene),
        (AWAY, Decision::QuickMoves),
        "then the free kick, and nobody else is hurt"
    );
}

#[test]
fn f_sk_36_actor_has_no_part_in_the_own_card_test() {
    let mut scene = foul(HOME, "actor:none", "0-0");
    assert_eq!(in_window(&mut scene, Window::CardTest), None);
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::YellowCard));
}

const HURTING: &str = "fuba:2.1+condition+injuries+skills";

#[test]
fn f_sk_36_a_kept_6_hurts_the_actors_team_and_a_dropped_one_nobody() {
    // F-CARD-05: the die that counts.
    let mut dropped = foul_of(HURTING, AWAY, "actor:none", "0-0");
    dropped.play("play actor; 6 2; discard 6");
    assert!(dropped.saw(Event::NoCard(AWAY)));
    assert_eq!(decides(&mut dropped), (HOME, Decision::QuickMoves));
    let mut kept = foul_of(HURTING, AWAY, "actor:none", "0-0");
    kept.play("play actor; 6 2; discard 2");
    assert!(kept.saw(Event::Yellow(AWAY)));
    assert_eq!(
        in_window(&mut kept, Window::CardTest),
        Some(HOME),
        "the 6 brings a red card test (F-CARD-06)"
    );
    kept.play("done; 6");
    assert_eq!(decides(&mut kept), (HOME, Decision::Injured), "then the injury");
    kept.play("injured CE; 2");
    assert!(kept.saw(Event::InjuredFor(HOME, 2)));
    assert_eq!(decides(&mut kept), (HOME, Decision::QuickMoves));
    let mut equal = foul_of(HURTING, AWAY, "actor:none", "0-0");
    equal.play("play actor; 6 6");
    assert_eq!(decides(&mut equal), (AWAY, Decision::QuickMoves), "no injury: the test is ignored");
    assert!(equal.saw(Event::NoCard(AWAY)));
}

#[test]
fn f_sk_36_equal_dice_in_the_red_card_test_leave_the_injury_of_the_yellow_card() {
    //
    let mut scene = foul_of(HURTING, AWAY, "actor:none", "0-0");
    scene.play("play actor; 6 2; discard 2; play actor; 3 3");
    let yellows = scene.state().teams.map(|team| team.yellows).0;
    assert_eq!(yellows, [1, 1], "away's stays, home's is the actor's");
    assert!(!scene.saw(Event::Red(AWAY)) && scene.saw(Event::Awarded(Restart::FreeKick, AWAY, Area::Ce)));
    assert_eq!(decides(&mut scene), (HOME, Decision::Injured), "who was hurt is hurt");
    scene.play("injured CE; 2");
    assert_eq!(scene.state().squads.map(|squad| squad.size()).0, [9, 10]);
    assert_eq!((scene.control(), decides(&mut scene)), (AWAY, (AWAY, Decision::QuickMoves)));
}
