//! Skills one by one: goalkeepers and defenders.

use touchline_engine::{Node, Seat};
use touchline_fuba::advanced::skills::{Skill, Window};
use touchline_fuba::event::{Shot, Why};
use touchline_fuba::flow::Nth;
use touchline_fuba::state::{Line, Restart};
use touchline_fuba::{Area, Decision, Event, Roll};

use super::skill_scenes::{AWAY, CENTRE, FRONT, HOME, SPEC, Stage, has_played, in_window, points};
use crate::common::{Scene, decides, scene_at, scene_of};

/// Home has the ball in front of away's goal, where it had nobody when the turn began; away's goalkeeper is
/// next to it.
const SWEEPER: Stage<'_> = Stage {
    pieces: "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:9,BLW:1",
    numbers: "0-0",
    skills: "none:sweeper-keeper",
    ..FRONT
};

#[test]
fn f_sk_07_sweeper_keeper_comes_into_the_target_area_and_helps_the_pressing_by_two() {
    let mut scene = SWEEPER.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY));
    scene.play("play sweeper-keeper");
    assert_eq!(scene.state().squads[AWAY].keeper(), Area::Bfr);
    assert!(scene.saw(Event::KeeperMoved(AWAY, Area::Bpa, Area::Bfr)));
    assert_eq!(points(&scene, AWAY), [5, 5, 5], "the first use is free");
    scene.play("press; 5");
    assert_eq!((scene.control(), scene.value()), (AWAY, 5), "5 less 2 is below 4, the new value is the die");
    let scene = SWEEPER.play("play sweeper-keeper; press; 6");
    assert_eq!(scene.control(), HOME);
}

#[test]
fn f_sk_07_the_step_of_the_sweeper_keeper_is_its_one_move_of_the_turn() {
    let mut scene = SWEEPER.play("play sweeper-keeper; defence");
    assert!(!scene.can("keeper BFR>BPA"), "it has moved");
    scene.play("done; adjust");
    assert!(!scene.can("keeper BFR>BPA"), "and does not go home freely");
    let moved = SWEEPER.text() + " moved=0000000000000-0000000000000k";
    assert!(!scene_of(SPEC, &moved).can("play sweeper-keeper"), "so it must not have moved before");
}

#[test]
fn f_sk_07_sweeper_keeper_needs_the_printed_situation() {
    let can = |stage: &Stage<'_>| stage.scene().can("play sweeper-keeper");
    assert!(can(&SWEEPER));
    assert!(
        can(&Stage { pieces: "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BFR,CE:9,BLW:1", ..SWEEPER }),
        "stays"
    );
    assert!(!can(&Stage { numbers: "1-0", ..SWEEPER }), "home had a player there");
    assert!(!can(&Stage { first: HOME, ..SWEEPER }), "the own stage");
    assert!(!can(&Stage {
        ball: "BFR:4:away",
        pieces: "home=4-4-2,GK:APA,CE:9,BFR:1 away=4-4-2,GK:BPA,CE:9,BFR:1",
        ..SWEEPER
    }));
    let far = Stage {
        pieces: "home=4-4-2,GK:APA,CE:9,BLC:1 away=4-4-2,GK:CE,CE:9,BLW:1",
        ball: "BLC:4:home",
        path: "CE>BLC",
        ..SWEEPER
    };
    assert!(!can(&far), "too far away");
    let centre = Stage {
        numbers: "0-5",
        pieces: "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BFR,BFR:5,CE:5",
        skills: "none:sweeper-keeper",
        ..CENTRE
    };
    assert!(!can(&centre), "not in midfield");
}

#[test]
fn f_sk_07_whoever_came_by_an_event_was_not_there_when_the_turn_began() {
    let start = "home=4-4-2,GK:APA,CE:9,AFR:1 away=4-4-2,GK:BPA,CE:9,BLW:1 ball=CE:3:home clock=1:20 \
                 condition=5/5/5-5/5/5 skills=none:sweeper-keeper";
    let mut scene = scene_of(SPEC, start);
    scene.play("target BFR; 3 5; 4 1; move CE>BFR");
    assert_eq!(scene.state().turn.numbers.0, [1, 0], "for the order it counts (F-ACT-02)");
    scene.play("midfield; done; adjust");
    assert!(scene.can("play sweeper-keeper"));
    let mut there =
        scene_of(SPEC, &start.replace("CE:9,AFR:1", "CE:9,BFR:1").replace("CE:9,BLW:1", "CE:8,BFR:2"));
    there.play("target BFR; 3 5; 4 1; move CE>BFR");
    assert_eq!(in_window(&mut there, Window::BeforeStage), Some(AWAY));
    assert!(!there.can("play sweeper-keeper"));
}

/// A turn that home begins in its own penalty area.
fn from_the_own_goal(keeper: &str, skills: &str) -> Scene {
    scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:{keeper},APA:1,AFR:4,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=APA:3:home clock=1:20 \
             condition=5/5/5-5/5/5 skills={skills}"
        ),
    )
}

#[test]
fn f_sk_08_creative_goal_keeper_takes_two_moves_off_the_opponents_next_movement() {
    let known = Stage { skills: "!creative-goal-keeper:none", ..CENTRE };
    let position = |played: &str| known.text() + played;
    for (played, moves) in [("", 4), (" also=played:home:creative-goal-keeper", 2)] {
        let mut scene = scene_of(SPEC, &position(played));
        scene.play("defence");
        assert_eq!(scene.state().steps.left, moves);
        // Used up.
        assert!(!scene.state().turn.played[HOME].has(Skill::CreativeGoalKeeper));
    }
    let own = Stage { first: HOME, ..known }.text() + " also=played:home:creative-goal-keeper";
    let mut scene = scene_of(SPEC, &own);
    scene.play("defence");
    assert_eq!(scene.state().steps.left, 4, "not of the own team");
    scene.play("done; adjust; forward");
    assert_eq!(scene.state().steps.left, 0, "two forwards, two fewer");
}

#[test]
fn f_sk_08_creative_goal_keeper_is_played_before_the_target_is_chosen() {
    let mut scene = from_the_own_goal("APA", "!creative-goal-keeper:none");
    assert!(scene.can("play creative-goal-keeper"));
    scene.play("play creative-goal-keeper");
    assert!(scene.saw(Event::PointsPaid(HOME, Line::Defence, 1)), "the zone of the ball");
    assert_eq!(decides(&mut scene), (HOME, Decision::Target));
    assert!(!scene.can("play creative-goal-keeper"), "once");
    scene.play("target CE");
    assert!(scene.state().turn.played[HOME].has(Skill::CreativeGoalKeeper));
    assert!(
        !from_the_own_goal("AFR", "creative-goal-keeper:none").can("play creative-goal-keeper"),
        "the goalkeeper"
    );
    let centre = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=AFR:3:home skills=creative-goal-keeper:none";
    assert!(
        !scene_of(SPEC, &format!("{centre} clock=1:20")).can("play creative-goal-keeper"),
        "the start area"
    );
}

#[test]
fn f_sk_08_creative_goal_keeper_still_counts_after_a_direct_free_kick() {
    // The turn goes on with the shot (F-FK-08), so away's next stage is still to come.
    let mut scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,BLW:5 away=4-4-2,GK:BPA,BFR:5,BLW:5 ball=BLW:3:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=!creative-goal-keeper:none also=played:home:creative-goal-keeper \
         turn=pass:APA>BLW,dice:35 next=event",
    );
    scene.play("1 2; 1");
    assert!(scene.state().turn.played[HOME].has(Skill::CreativeGoalKeeper));
    let mut kick = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,BLW:5 away=4-4-2,GK:BPA,BFR:5,BLW:5 ball=BLW:1:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=!creative-goal-keeper:none also=played:home:creative-goal-keeper \
         turn=pass:APA>BLW,dice:35 next=take-free-kick",
    );
    kick.play("shoot; 1; adjust; midfield");
    assert_eq!(decides(&mut kick), (AWAY, Decision::Movement(Line::Midfield)));
    assert_eq!(kick.state().steps.left, 2);
}

const SHOT: Stage<'_> = Stage { first: HOME, skills: "none:skilled-goal-keeper", ..FRONT };

#[test]
fn f_sk_09_skilled_goal_keeper_makes_the_shooter_drop_the_higher_of_two_dice() {
    let mut scene = SHOT.play("done; shoot");
    assert_eq!(in_window(&mut scene, Window::Save), Some(AWAY), "after the announcement");
    scene.play("play skilled-goal-keeper");
    assert_eq!(points(&scene, AWAY), [2, 5, 5], "three points even the first time");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::GoalAttemptOfTwo));
    // From in front with one fewer in the penalty area: a 6 makes 3, below 4.
    scene.play("6 1");
    assert!(scene.saw(Event::Shot(Shot::Miss, HOME)));
    let scene = SHOT.play("done; shoot; done; 6");
    assert!(!has_played(&scene, AWAY, Skill::SkilledGoalKeeper));
    assert!(scene.saw(Event::Shot(Shot::SecondDie, HOME)), "6 - 3 is not above 4: difficult");
}

#[test]
fn f_sk_09_in_a_difficult_attempt_both_dice_of_the_first_roll_must_be_6() {
    for (dice, shot) in [("6 5", Shot::Miss), ("6 6", Shot::SecondDie)] {
        let mut scene = SHOT.play("done; shoot; play skilled-goal-keeper");
        scene.play(dice);
        assert!(scene.saw(Event::Shot(shot, HOME)), "{dice}");
        if shot == Shot::SecondDie {
            assert_eq!(scene.refused("4 4").key, "dice-too-many", "the second roll is one die");
        }
    }
}

#[test]
fn f_sk_09_skilled_goal_keeper_needs_three_points_in_the_targets_zone() {
    let poor = scene_of(SPEC, &SHOT.text().replace("5/5/5-5/5/5", "5/5/5-2/9/9"));
    let mut scene = poor;
    scene.play("done; shoot");
    assert_eq!(in_window(&mut scene, Window::Save), None, "nobody could pay");
    scene.play("2");
}

/// Away is passive in its own front area.
const TACKLE: Stage<'_> = Stage { skills: "none:tackle", ..FRONT };

#[test]
fn f_sk_14_tackle_presses_with_two_dice_and_drops_the_higher() {
    let mut scene = TACKLE.play("done; play tackle");
    assert_eq!(scene.legal(), ["press", "press cp"], "bound to pressing");
    scene.play("press");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::Pressing(2)));
    scene.play("6 3");
    assert_eq!((scene.control(), scene.value()), (AWAY, 3));
    let scene = TACKLE.play("done; play tackle; press; 5 5");
    assert_eq!((scene.control(), scene.value()), (HOME, 2), "not aggressive: equal dice are nothing special");
    assert_eq!(points(&scene, AWAY), [5, 5, 5]);
    let scene = Stage { skills: "none:!tackle", ..FRONT }.play("play tackle");
    assert_eq!(points(&scene, AWAY), [4, 5, 5]);
}

#[test]
fn f_sk_14_tackle_only_in_the_defence_zone_and_where_pressing_is_possible() {
    let can = |stage: &Stage<'_>| {
        let mut scene = stage.scene();
        if in_window(&mut scene, Window::BeforeStage).is_some() {
            scene.play("done");
        }
        scene.can("play tackle")
    };
    assert!(can(&TACKLE));
    assert!(!can(&Stage { skills: "none:tackle", ..CENTRE }), "midfield");
    assert!(!can(&Stage { skills: "tackle:none", first: HOME, ..FRONT }), "not the team in control");
    let fewer = Stage { pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BPA,CE:8,BFR:2", ..TACKLE };
    assert!(!can(&fewer), "too few to press");
}

#[test]
fn f_sk_14_an_aggressive_tackle_needs_a_point_for_each() {
    // Too few for an ordinary pressing, and the card is known: one point for it, one for being aggressive.
    let fewer = Stage {
        pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BPA,CE:8,BFR:2",
        skills: "none:!tackle",
        ..FRONT
    };
    for (points, can) in [(1, false), (2, true)] {
        let text = fewer.text().replace("5/5/5-5/5/5", &format!("5/5/5-{points}/5/5"));
        let scene = scene_of(&format!("{SPEC}+aggressive-pressing"), &text);
        assert_eq!(scene.can("play tackle"), can, "{points}");
    }
}

#[test]
fn f_sk_14_equal_dice_are_a_foul_only_in_an_aggressive_tackle() {
    use touchline_fuba::rules::pressing::manner;
    const BOTH: &str = "fuba:2.1+aggressive-pressing+condition+skills";
    let shown = Stage { skills: "none:!tackle", ..FRONT };
    let action = shown.text().replace("actions:away", "first-action:away");
    let text = |press: &str| format!("{action} also={press}played:away:tackle");
    for (press, foul) in [("", false), ("press:aggressive,", true), ("press:with-point,", false)] {
        let scene = scene_of(BOTH, &text(press));
        let manner = manner(scene.rules(), scene.state(), AWAY);
        assert_eq!((manner.dice, manner.equal_dice_are_foul), (2, foul), "{press}");
    }
    // The same played: an aggressive pressing costs a point besides, and a failure of it is a foul as always.
    let tackle = |how: &str, dice: &str| {
        let mut scene = TACKLE.scene_of(BOTH);
        scene.play("done; play tackle").play(how).play(dice);
        scene
    };
    for dice in ["2 2", "5 5"] {
        let foul = tackle("press aggressively", dice);
        assert!(foul.saw(Event::Awarded(Restart::FreeKick, HOME, Area::Bfr)), "{dice}");
        assert_eq!(touchline_fuba::roll(foul.rules(), foul.state()), Some(Roll::YellowCard));
        assert_eq!(points(&foul, AWAY), [4, 5, 5], "the tackle is free the first time, the pressing is not");
    }
    let won = tackle("press aggressively", "6 3");
    assert_eq!((won.control(), won.value()), (AWAY, 3));
    assert_eq!(tackle("press", "2 2").control(), AWAY, "not aggressive: nothing special");
}

/// Away is passive and has the last say in its own front area while home acts.
const STOPPER: Stage<'_> = Stage { skills: "none:stopper", first: HOME, ..FRONT };

#[test]
fn f_sk_15_stopper_counts_as_three_in_the_opponents_stage() {
    let mut scene = STOPPER.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY), "home holds nothing and is not asked");
    scene.play("play stopper; adjust");
    assert_eq!(scene.value(), 6, "three against five");
    let scene = STOPPER.play("done; adjust");
    assert_eq!(scene.value(), 4, "three against three");
}

#[test]
fn f_sk_15_stopper_counts_at_a_goal_attempt() {
    let total = |script: &str| {
        let scene = STOPPER.play(script);
        scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None })
    };
    assert_eq!(total("done; shoot; done; 2"), Some(-3));
    assert_eq!(total("play stopper; shoot; 2"), Some(-4));
}

#[test]
fn f_sk_15_stopper_lasts_for_that_one_stage() {
    let mut scene = STOPPER.play("play stopper; adjust; defence; done");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)));
    let before = scene.value();
    scene.play("adjust");
    assert_eq!(scene.value(), before, "three against three again");
}

#[test]
fn f_sk_15_stopper_needs_the_printed_situation() {
    let can = |stage: &Stage<'_>| stage.scene().can("play stopper");
    assert!(can(&STOPPER));
    assert!(!can(&Stage { first: AWAY, ..STOPPER }), "the own stage");
    assert!(can(&Stage { first: AWAY, second: true, ..STOPPER }), "home acts second");
    assert!(!can(&Stage { first: HOME, skills: "none:stopper", ..CENTRE }), "midfield");
    let nobody = Stage { pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BPA,CE:10", ..STOPPER };
    assert!(!can(&nobody), "nobody there");
    assert!(!can(&Stage { skills: "stopper:none", ..STOPPER }), "the passive team");
}

#[test]
fn f_sk_15_stopper_counts_only_in_the_target_area() {
    // Two attackers against the goalkeeper in the penalty area, whoever counts as three in front of it.
    let pieces = "home=4-4-2,GK:APA,CE:5,BFR:3,BPA:2 away=4-4-2,GK:BPA,CE:6,BFR:1,BLC:3";
    let total = |script: &str| {
        let scene = Stage { pieces, ..STOPPER }.play(script);
        scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None })
    };
    assert_eq!(total("done; shoot; done; 1"), Some(0), "-2, +1 and +1");
    assert_eq!(total("play stopper; shoot; 1"), Some(-1), "-2, three against three, +1");
}

#[test]
fn f_sk_15_stopper_stops_when_its_team_gets_a_goal_kick() {
    let pieces = "home=4-4-2,GK:APA,CE:4,BPA:6 away=4-4-2,GK:BPA,CE:8,BPA:2";
    let mut scene =
        Stage { pieces, ball: "BPA:6:home", path: "BFR>BPA", ..STOPPER }.play("play stopper; shoot; 1");
    assert_eq!((scene.control(), scene.value()), (AWAY, 1));
    assert_eq!(scene.play("adjust").value(), 3, "five against three");
}

#[test]
fn f_sk_15_stopper_counts_at_a_direct_free_kick() {
    // The shooter's stage begins with the shot, so it is asked for before the dice.
    let total = |script: &str| {
        let mut scene = scene_of(
            SPEC,
            "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BFR:1,CE:9 ball=BFR:1:home clock=1:20 \
             condition=5/5/5-5/5/5 skills=none:stopper next=take-free-kick",
        );
        scene.play("shoot");
        assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY));
        scene.play(script);
        scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None })
    };
    // In front of the goal -2, nobody in the penalty area -1, a free kick -1, and 2 against 1 or 3.
    assert_eq!(total("done; done; 1"), Some(-3));
    assert_eq!(total("play stopper; 1"), Some(-5));
}

#[test]
fn f_sk_15_stopper_stops_when_its_team_wins_the_ball_and_does_not_come_back() {
    // Home's fans want three actions: a shot that is cleared, a pressing that wins the ball back, an
    // adjustment.
    let mut scene = Stage {
        pieces: "home=4-4-2,GK:APA,CE:7,BPA:3 away=4-4-2,GK:BPA,CE:8,BPA:2",
        ball: "BPA:4:home",
        path: "BFR>BPA",
        first: HOME,
        skills: "fanatic-fans:stopper",
        ..FRONT
    }
    .play("play fanatic-fans; 3; play stopper; shoot; 4; 3 6; press; 1");
    assert_eq!((scene.control(), scene.value()), (HOME, 1));
    assert_eq!(scene.play("adjust").value(), 2, "two against three");
}

/// Away wins the ball in its own front area by pressing.
fn won(skills: &str) -> Scene {
    Stage { skills, ..FRONT }.play("done; press; 3")
}

#[test]
fn f_sk_16_skilled_fullbacks_where_the_ball_was_won_wherever_it_was_played_to() {
    // The ball was carried on from the centre to away's front area, or from there to the centre.
    let skills = "none:skilled-fullbacks";
    let in_front = Stage { path: "AFR>CE", skills, ..FRONT };
    assert_eq!(in_window(&mut in_front.play("done; press; 3"), Window::AfterPressing), Some(AWAY));
    let in_the_centre = Stage { path: "CE>BFR", skills, ..CENTRE };
    assert_eq!(in_window(&mut in_the_centre.play("done; press; 3"), Window::AfterPressing), None);
}

#[test]
fn f_sk_16_skilled_fullbacks_play_the_ball_on_for_one_each() {
    let mut scene = won("none:skilled-fullbacks");
    assert_eq!(in_window(&mut scene, Window::AfterPressing), Some(AWAY));
    scene.play("play skilled-fullbacks");
    assert!(!scene.can("done") && scene.can("ball-on BLW") && scene.can("ball-on CE"));
    scene.play("ball-on BLW");
    assert_eq!((scene.state().ball.area, scene.value()), (Area::Blw, 4));
    assert!(scene.saw(Event::BallOn(AWAY, Area::Bfr, Area::Blw)));
    assert!(scene.saw(Event::Value(4, Why::Skill(Skill::SkilledFullbacks))));
    assert_eq!(decides(&mut scene), (AWAY, Decision::SkillChoice(Skill::SkilledFullbacks)));
    scene.play("ball-on CE");
    assert_eq!((scene.state().ball.area, scene.value(), scene.control()), (Area::Ce, 5, AWAY));
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::Second)), "two areas at most");
    assert_eq!(points(&scene, AWAY), [5, 5, 5]);
}

#[test]
fn f_sk_16_skilled_fullbacks_fetch_the_closest_player_and_the_value_stops_at_6() {
    let mut scene = won("none:skilled-fullbacks");
    scene.play("play skilled-fullbacks; ball-on BLW; done");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Closest), "nobody of away is there");
    scene.play("move CE>BLW");
    assert_eq!(scene.count(AWAY, Area::Blw), 1);
    let high = Stage { skills: "none:skilled-fullbacks", ball: "BFR:6:home", ..FRONT };
    let scene = high.play("done; press; 5; play skilled-fullbacks; ball-on BLW; ball-on CE");
    assert_eq!(scene.value(), 6);
}

#[test]
fn f_sk_16_skilled_fullbacks_not_into_an_offside_area() {
    // Away wins the ball in its corner; nobody may be played through, but there is nothing ahead of the ball
    // in the own half.
    let mut scene = won("none:skilled-fullbacks");
    scene.play("play skilled-fullbacks; ball-on CE");
    // Home's second closest player is in the centre: its front area lies beyond the line.
    assert!(!scene.can("ball-on AFR"), "{:?}", scene.legal());
    assert!(scene.can("ball-on ALW"), "partly level");
}

#[test]
fn f_sk_16_skilled_fullbacks_only_after_a_successful_pressing_in_the_defence_zone() {
    let mut failed = Stage { skills: "none:skilled-fullbacks", ..FRONT }.play("done; press; 4");
    assert_eq!(in_window(&mut failed, Window::AfterPressing), None);
    let mut centre = Stage { skills: "none:skilled-fullbacks", ..CENTRE }.play("done; press; 3");
    assert_eq!((in_window(&mut centre, Window::AfterPressing), centre.control()), (None, AWAY));
}

const DOUBLING: Stage<'_> = Stage {
    skills: "none:doubling",
    pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BPA,CE:7,BFR:3",
    ..FRONT
};

#[test]
fn f_sk_18_doubling_raises_the_ball_value_by_two_after_the_movement() {
    let mut scene = DOUBLING.play("done; defence; move CE>BFR; done");
    assert_eq!(in_window(&mut scene, Window::AfterMovement), Some(AWAY));
    scene.play("play doubling");
    assert_eq!((scene.value(), points(&scene, AWAY)), (6, [5, 5, 5]));
    assert!(scene.saw(Event::Value(6, Why::Skill(Skill::Doubling))));
    let scene =
        Stage { ball: "BFR:5:home", ..DOUBLING }.play("done; defence; move CE>BFR; done; play doubling");
    assert_eq!(scene.value(), 6, "not beyond");
}

#[test]
fn f_sk_18_doubling_needs_more_players_in_a_target_area_of_the_defence_zone() {
    let asked_after =
        |stage: &Stage<'_>, script: &str| in_window(&mut stage.play(script), Window::AfterMovement);
    assert_eq!(asked_after(&DOUBLING, "done; defence; done"), None, "three against three");
    let full = Stage { ball: "BFR:6:home", ..DOUBLING };
    assert_eq!(asked_after(&full, "done; defence; move CE>BFR; done"), None, "already 6");
    let centre = Stage { skills: "none:doubling", ..CENTRE };
    assert_eq!(asked_after(&centre, "done; forward; move BFR>CE; done"), None, "midfield");
    // In the opponent's stage nobody doubles.
    let more = "home=4-4-2,GK:APA,CE:8,BFR:2 away=4-4-2,GK:BPA,CE:6,BFR:4";
    let other = Stage { first: HOME, pieces: more, ..DOUBLING };
    assert_eq!(asked_after(&other, "done; defence; done"), None);
    let own = Stage { pieces: more, ..DOUBLING };
    assert_eq!(asked_after(&own, "done; defence; done"), Some(AWAY));
}

/// Home plays into away's front area, where three of away and some of home are.
fn trap(spec: &str, away: &str, skills: &str, value: u8) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,CE:9,BFR:1 away={away} ball=CE:{value}:home clock=1:20 condition=5/5/5-5/5/5 skills={skills}"
        ),
    );
    scene.play("target BFR");
    scene
}

const TRAP: &str = "fuba:2.1+condition+offside-risk+skills";
const LINE: &str = "4-4-2,GK:BPA,CE:7,BFR:3";

#[test]
fn f_sk_19_off_side_trap_makes_a_risk_of_the_second_lowest_players_area() {
    let mut scene = trap(TRAP, LINE, "none:off-side-trap", 1);
    assert_eq!(in_window(&mut scene, Window::AfterTarget), Some(AWAY), "after the target is chosen");
    scene.play("play off-side-trap");
    assert_eq!(scene.state().turn.risk, 3, "three players there");
    let mut five = trap(TRAP, "4-4-2,GK:BPA,CE:5,BFR:5", "none:off-side-trap", 1);
    five.play("play off-side-trap");
    assert_eq!(five.state().turn.risk, 4, "no more than the defenders of the formation");
    let mut paid = trap(TRAP, LINE, "none:!off-side-trap", 1);
    paid.play("play off-side-trap");
    assert_eq!(points(&paid, AWAY), [4, 5, 5]);
}

#[test]
fn f_sk_19_off_side_trap_is_asked_only_where_it_can_raise_the_value() {
    let seat = |away: &str, value: u8| {
        in_window(&mut trap(TRAP, away, "none:off-side-trap", value), Window::AfterTarget)
    };
    assert_eq!(seat(LINE, 2), Some(AWAY));
    assert_eq!(seat(LINE, 3), None, "already as high");
    assert_eq!(seat("4-4-2,GK:BPA,CE:4,BFR:3,BLC:3", 1), None, "the second lowest player stands elsewhere");
    let mut own = trap(TRAP, LINE, "off-side-trap:none", 1);
    assert_eq!(in_window(&mut own, Window::AfterTarget), None, "the passive team");
}

#[test]
fn f_sk_19_off_side_trap_keeps_the_exemptions_of_offside() {
    let after = |text: &str, target: &str| -> Option<Seat> {
        let mut scene =
            scene_of(TRAP, &format!("{text} clock=1:20 condition=5/5/5-5/5/5 skills=none:off-side-trap"));
        scene.play(&format!("target {target}"));
        in_window(&mut scene, Window::AfterTarget)
    };
    let line = "away=4-4-2,GK:BPA,CE:7,BFR:3";
    assert_eq!(after(&format!("home=4-4-2,GK:APA,CE:9,BFR:1 {line} ball=CE:1:home"), "BFR"), Some(AWAY));
    assert_eq!(
        after(&format!("home=4-4-2,GK:APA,CE:9,BFR:1 {line} ball=BFR:1:home"), "BFR"),
        None,
        "level with the start"
    );
    assert_eq!(
        after(&format!("home=4-4-2,GK:APA,CE:8,BFR:1,BLC:1 {line} ball=BLC:1:home"), "BFR"),
        None,
        "a pass back"
    );
    let high = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home";
    assert_eq!(after(high, "CE"), None, "not wholly in away's half");
}

#[test]
fn f_sk_19_off_side_trap_raises_the_value_of_the_check() {
    //
    for (answer, value) in [("play off-side-trap", 3), ("done", 1)] {
        let mut scene = trap(TRAP, LINE, "none:off-side-trap", 1);
        scene.play(answer);
        assert_eq!(scene.value(), value);
        assert_eq!(scene.saw(Event::Value(3, Why::OffsideRisk)), value == 3);
        scene.play("2 5");
        assert_eq!(scene.control() == AWAY, value == 3, "a 2 keeps a ball of 1, not one of 3");
    }
}

/// Home plays from in front of its own goal over two areas to its four players in the corner, where five of
/// away stand.
fn long_trap(revision: u32) -> Scene {
    let mut scene = scene_at(
        TRAP,
        revision,
        "home=4-4-2,GK:APA,AFR:4,CE:2,BLC:4 away=5-3-2,GK:BPA,AFR:1,BLC:5,CE:4 ball=AFR:2:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=none:off-side-trap",
    );
    scene.play("target BLC; play off-side-trap");
    scene
}

#[test]
fn f_sk_19_off_side_trap_that_makes_a_pass_too_long_asks_for_another_target() {
    // 5 by the trap and 2 for the long pass.
    let mut scene = long_trap(2);
    assert_eq!(decides(&mut scene), (HOME, Decision::Target));
    assert!(scene.saw(Event::TooFar(HOME, Area::Blc)));
    assert_eq!((scene.state().ball.area, scene.value()), (Area::Afr, 2), "nothing has happened to the ball");
    assert!(!scene.can("target BLC"), "the trap stays laid: {:?}", scene.legal());
    assert!(scene.can("target AFR") && scene.can("target CE"));
    scene.play("target CE");
    assert_eq!(scene.state().turn.risk, 0, "nobody is caught there");
    scene.play("6 3");
    assert_eq!((scene.control(), scene.state().turn.target), (HOME, Area::Ce));
    assert_eq!(scene.events().iter().filter(|e| matches!(e, Event::SkillPlayed(..))).count(), 1);
    let mut once = long_trap(1);
    once.play("6 3");
    assert!(once.saw(Event::Value(6, Why::LongPass(2))), "in revision 1 the ball was turned to 6");
}

#[test]
fn f_sk_19_off_side_trap_waits_for_the_other_target() {
    // From the wing the corner is next door: the trap raises the value there, and the pass is legal.
    let mut scene = scene_of(
        TRAP,
        "home=4-4-2,GK:APA,ARW:3,BLC:3,BRC:4 away=5-3-2,GK:BPA,ARW:1,BLC:3,BRC:2,CE:4 ball=ARW:2:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=none:off-side-trap",
    );
    scene.play("target BLC; play off-side-trap");
    assert!(scene.saw(Event::TooFar(HOME, Area::Blc)), "{}", scene.position());
    assert!(!scene.can("target BLC") && scene.can("target BRC"), "{:?}", scene.legal());
    let before = points(&scene, AWAY);
    scene.play("target BRC");
    assert_eq!((scene.state().turn.risk, points(&scene, AWAY)), (5, before), "without another payment");
    assert!(!matches!(asked_or_dice(&mut scene), Some(Decision::Window(_))), "nor another question");
    assert_eq!(scene.value(), 6, "5 by the trap, and one area between");
}

/// What is asked now, if anything.
fn asked_or_dice(scene: &mut Scene) -> Option<Decision> {
    match scene.driver().node() {
        Node::Decide(_, decision) => Some(decision),
        Node::Chance | Node::Over(_) => None,
    }
}

#[test]
fn f_sk_15_stopper_counts_as_three_where_a_run_must_stop() {
    // one of home and one of away stand in front of the goal.
    let stage = Stage {
        pieces: "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,CE:8,BFR:1,BPA:1",
        numbers: "1-1",
        ..STOPPER
    };
    let runs = |revision, script: &str| {
        let mut scene = scene_at(SPEC, revision, &stage.text());
        scene.play(script);
        scene.can("move CE>BPA")
    };
    assert!(runs(2, "done; forward"), "one against one");
    assert!(!runs(2, "play stopper; forward"), "one against three");
    assert!(runs(1, "play stopper; forward"), "in revision 1 every piece was one");
}

#[test]
fn f_free_06_a_stopper_who_came_by_a_free_movement_stops_no_run() {
    // nobody of away blocks in front of its goal, so nobody there counts as three; of two who stand
    // there one blocks, as three.
    let runs = |there: u8, freely: u8| {
        let pieces = format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,CE:{},BFR:{there},BPA:1",
            9 - there
        );
        let numbers = format!("1-{there}");
        let stage = Stage { pieces: &pieces, numbers: &numbers, ..STOPPER }.text();
        let plain = scene_of(SPEC, &stage).position();
        let mut marks = [0; Area::ALL.len()];
        marks[Area::Bfr as usize] = freely;
        let marks: String = marks.iter().map(u8::to_string).collect();
        let none = "0".repeat(Area::ALL.len());
        let mut scene = scene_of(SPEC, &format!("{plain} moved={none}-{marks} freely={none}-{marks}"));
        scene.play("play stopper; forward");
        scene.can("move CE>BPA")
    };
    assert!(!runs(1, 0), "one against three");
    assert!(runs(1, 1), "it came by a free movement");
    assert!(runs(2, 2), "all of them did");
    assert!(!runs(2, 1), "not all of them: the other counts as three");
}

#[test]
fn f_sk_32_target_man_counts_as_three_where_a_run_must_stop() {
    // Away runs back in its own stage.
    let stage = Stage {
        pieces: "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,CE:9,BFR:1",
        numbers: "1-1",
        skills: "target-man:none",
        first: AWAY,
        ..STOPPER
    };
    let runs = |script: &str| {
        let mut scene = scene_of(SPEC, &stage.text());
        scene.play(script);
        scene.can("move CE>BPA")
    };
    assert!(runs("done; defence") && !runs("play target-man; defence"));
}
