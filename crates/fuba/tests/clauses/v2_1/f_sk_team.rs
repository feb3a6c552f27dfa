//! Skills one by one: the team.

use touchline_fuba::advanced::skills::{Skill, Window};
use touchline_fuba::event::Why;
use touchline_fuba::flow::{Nth, Stage as Do};
use touchline_fuba::state::{Formation, Line};
use touchline_fuba::{Decision, Event};

use super::skill_scenes::{AWAY, CENTRE, FRONT, HOME, SPEC, Stage, has_played, in_window, points};
use crate::common::{decides, scene_of};

const TRAINED: Stage<'_> = Stage { skills: "none:trained-formation-change", ..CENTRE };

#[test]
fn f_sk_01_trained_formation_change_puts_two_players_into_other_lines() {
    let mut scene = TRAINED.scene();
    scene.play("done; adjust; defence; done; done");
    assert_eq!(in_window(&mut scene, Window::AfterAction), Some(AWAY), "at the end of the own stage");
    assert_eq!(scene.legal(), ["done", "play trained-formation-change"]);
    scene.play("play trained-formation-change");
    assert_eq!(decides(&mut scene), (AWAY, Decision::SkillChoice(Skill::TrainedFormationChange)));
    assert!(!scene.can("done"), "one player at least");
    assert_eq!(scene.legal().len(), 6, "from each line to each other");
    scene.play("shift forward>defence");
    assert!(!scene.can("shift forward>defence"), "no line may be empty");
    scene.play("shift midfield>defence");
    assert_eq!(points(&scene, AWAY), [5, 5, 5], "no condition point");
    let team = scene.state().teams[AWAY];
    assert_eq!((team.formation, team.next()), (Formation::new(4, 4, 2), Formation::new(6, 3, 1)));
    assert!(scene.saw(Event::NextFormation(AWAY, Formation::new(6, 3, 1))));
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)));
    scene.play("adjust; defence; done");
    assert_eq!(scene.state().teams[AWAY].formation, Formation::new(6, 3, 1), "from the next turn on");
}

#[test]
fn f_sk_01_trained_formation_change_may_stop_after_one_player() {
    let scene = TRAINED.play(
        "done; adjust; defence; done; done; play trained-formation-change; shift forward>midfield; done",
    );
    assert_eq!(scene.state().teams[AWAY].next(), Formation::new(4, 5, 1));
}

#[test]
fn f_sk_01_trained_formation_change_works_once_a_match() {
    let used = Stage { skills: "none:!trained-formation-change", ..CENTRE };
    let mut scene = used.play("adjust; defence; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)), "nobody is asked again");
}

#[test]
fn f_sk_01_trained_formation_change_waits_for_the_own_stage() {
    let mut scene = Stage { skills: "trained-formation-change:none", ..CENTRE }.play("adjust; defence; done");
    assert_eq!(
        in_window(&mut scene, Window::BeforeStage),
        Some(HOME),
        "away's stage ended without a question"
    );
    scene.play("done; adjust; defence; done; done");
    assert_eq!(in_window(&mut scene, Window::AfterAction), Some(HOME));
    assert!(scene.can("play trained-formation-change"));
}

#[test]
fn f_sk_01_trained_formation_change_also_after_a_direct_free_kick() {
    let mut scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=BFR:1:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=trained-formation-change:none \
         turn=pass:CE>BFR,acted:position-position next=take-free-kick",
    );
    scene.play("shoot; done; 1; adjust; done");
    assert_eq!(in_window(&mut scene, Window::AfterAction), Some(HOME), "{}", scene.position());
}

#[test]
fn f_sk_02_wide_player_material_is_listed_with_a_substitution_and_costs_nothing() {
    use touchline_fuba::advanced::skills::Cost;
    let rules = *scene_of("fuba:2.1+condition+skills+substitutions", &CENTRE.text()).rules();
    let card = rules.skills.unwrap().card(Skill::WidePlayerMaterial).unwrap();
    assert_eq!((card.cost, card.window), (Cost::Free, Window::Substitution));
}

/// Away acts first in a turn whose target is the centre, so its midfield pays and counts.
const FIT: Stage<'_> = Stage { skills: "none:high-condition", ..CENTRE };

#[test]
fn f_sk_03_high_condition_rolls_for_moves_of_any_type() {
    let mut scene = FIT.play("done; play high-condition");
    // Bound to it, and no point on top: there is one answer, so the die is due at once.
    assert_eq!(scene.refused("4 4").key, "dice-too-many");
    scene.play("6");
    assert_eq!(scene.state().steps.left, 6);
    scene.play("move CE>AFR; move CE>BFR; move CE>ALW; move CE>ARW; move BFR>CE; move BFR>CE");
    // Six moves of all types; then nothing but an adjustment is left, which a point would not change.
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)));
}

#[test]
fn f_sk_03_high_condition_gives_at_least_the_number_of_the_line_that_pays() {
    let left = |stage: &Stage<'_>, die: u8| {
        stage.play(&format!("done; play high-condition; {die}")).state().steps.left
    };
    assert_eq!(left(&FIT, 1), 4, "the midfield of 4-4-2");
    assert_eq!(left(&FIT, 5), 5);
    let front = Stage {
        skills: "none:high-condition",
        pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=5-4-1,GK:BPA,CE:7,BFR:3",
        ..FRONT
    };
    assert_eq!(left(&front, 1), 5, "the target is in away's defence zone");
    assert_eq!(left(&Stage { path: "AFR>CE", ..front }, 1), 4, "the target, not the ball");
}

#[test]
fn f_sk_03_high_condition_as_a_second_action_has_a_move_less() {
    let scene = FIT.play("done; adjust; play high-condition; 6");
    assert_eq!(scene.state().steps.left, 5);
}

#[test]
fn f_sk_03_high_condition_is_free_once_and_then_costs_a_point_of_the_targets_zone() {
    let scene = FIT.play("done; play high-condition");
    assert_eq!(points(&scene, AWAY), [5, 5, 5]);
    let scene = Stage { skills: "none:!high-condition", ..CENTRE }.play("play high-condition");
    assert_eq!(points(&scene, AWAY), [5, 4, 5]);
}

/// The fans of the team that acts first.
fn fans(first: touchline_engine::Seat, die: u8) -> crate::common::Scene {
    let skills = if first == HOME { "fanatic-fans:none" } else { "none:fanatic-fans" };
    Stage { first, skills, ..FRONT }.play(&format!("play fanatic-fans; {die}"))
}

#[test]
fn f_sk_04_fanatic_fans_are_asked_at_the_beginning_of_the_own_stage() {
    let mut scene = Stage { skills: "fanatic-fans:fanatic-fans", ..FRONT }.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY));
    assert!(scene.can("play fanatic-fans"));
    scene.play("done");
    // Home holds a hidden card that might be a target man.
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(HOME));
    assert_eq!(scene.legal(), ["done"], "not in the opponent's stage");
}

#[test]
fn f_sk_04_fanatic_fans_raise_or_lower_the_ball_value_for_the_right_role() {
    for (first, die, value) in [(AWAY, 1, 5), (HOME, 1, 4), (HOME, 4, 3), (AWAY, 4, 4)] {
        let scene = fans(first, die);
        assert_eq!(scene.value(), value, "{first:?} {die}");
        assert_eq!(scene.saw(Event::Value(value, Why::Skill(Skill::FanaticFans))), value != 4);
    }
}

#[test]
fn f_sk_04_fanatic_fans_help_the_pressing_by_one() {
    for (die, rolled, won) in [(2, 4, true), (2, 5, false), (3, 4, false), (6, 4, false)] {
        let mut scene = fans(AWAY, die);
        scene.play(&format!("press; {rolled}"));
        assert_eq!(scene.saw(Event::Pressing(AWAY, true)), won, "{die} {rolled}");
        if won {
            assert_eq!(scene.value(), 4, "the die itself");
        }
    }
}

#[test]
fn f_sk_04_fanatic_fans_give_a_third_action_with_the_handicap() {
    let mut scene = fans(AWAY, 3);
    scene.play("defence; done; adjust");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::Second)));
    assert!(scene.can("done"), "may, not must");
    assert!(!scene.can("adjust") && !scene.can("midfield"), "all three differ");
    let value = scene.value();
    scene.play(&format!("press; {}", value - 1));
    assert!(scene.saw(Event::Pressing(AWAY, false)), "one more on the die");
    let mut two = fans(AWAY, 2);
    two.play("defence; done; adjust");
    assert_ne!(decides(&mut two).1, Decision::Action(Nth::Second));
}

#[test]
fn f_sk_04_three_actions_are_three_with_a_skill_among_them_too() {
    let stage = Stage { skills: "none:!fanatic-fans+!tackle", ..FRONT };
    let mut scene = stage.play("play fanatic-fans; 3; adjust; play tackle");
    let left = scene.state().agenda.stages().iter().filter(|stage| matches!(stage, Do::Action(..))).count();
    assert_eq!(left, 1, "a skill that goes with an action is none itself");
    scene.play("press; 6 6; defence; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)), "{}", scene.position());
}

#[test]
fn f_sk_04_a_third_action_may_be_left_out() {
    let mut scene = fans(AWAY, 3);
    scene.play("adjust; defence; done; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)), "{}", scene.position());
}

#[test]
fn f_sk_04_fanatic_fans_give_two_more_moves_of_any_type() {
    let mut scene = fans(AWAY, 5);
    scene.play("forward");
    assert_eq!((scene.state().steps.left, scene.state().steps.any), (4, 2));
    scene.play("move CE>BFR; move CE>BFR");
    assert!(!scene.can("move CE>BFR"), "the others are forward moves");
    assert!(scene.can("move BFR>CE"));
}

#[test]
fn f_sk_04_the_moves_of_the_fans_come_on_top_of_high_condition() {
    let stage = Stage { skills: "none:fanatic-fans+high-condition", ..CENTRE };
    let scene = stage.play("play fanatic-fans; 5; play high-condition; 6");
    assert_eq!(scene.state().steps.left, 8);
}

#[test]
fn f_sk_04_fanatic_fans_help_goal_attempts() {
    for (die, extra) in [(6, 1), (2, 0)] {
        let mut scene = fans(HOME, die);
        scene.play("shoot; 3");
        let attempt = |total| Event::Attempt(HOME, touchline_fuba::Area::Bfr, total);
        // From in front: -2, and one fewer in the penalty area.
        assert!(scene.saw(attempt(-3 + extra)), "{:?}", scene.events());
    }
}

#[test]
fn f_sk_04_what_the_fans_do_ends_with_the_stage() {
    let mut scene = fans(AWAY, 2);
    scene.play("adjust; defence; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::First)));
    assert_eq!(scene.state().turn.crowd, 0);
    // Home's attempt and pressing know nothing of away's fans.
    let mut shot = fans(AWAY, 6);
    shot.play("adjust; defence; done; shoot; 3");
    let total =
        shot.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None });
    assert_eq!(total, Some(-3));
}

#[test]
fn f_sk_04_fanatic_fans_are_free_once_and_then_paid_from_the_targets_zone() {
    let scene = fans(AWAY, 2);
    assert_eq!(points(&scene, AWAY), [5, 5, 5]);
    let scene = Stage { skills: "none:!fanatic-fans", ..FRONT }.play("play fanatic-fans");
    assert!(has_played(&scene, AWAY, Skill::FanaticFans));
    assert!(scene.saw(Event::PointsPaid(AWAY, Line::Defence, 1)));
    let broke = Stage { skills: "none:!fanatic-fans", ..FRONT };
    let mut scene = scene_of(SPEC, &broke.text().replace("5/5/5-5/5/5", "5/5/5-0/5/5"));
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)), "no points in that zone");
}

#[test]
fn f_sk_04_a_direct_free_kick_knows_nothing_of_the_fans_of_an_earlier_stage() {
    let mut scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=BFR:1:home clock=1:20 \
         condition=5/5/5-5/5/5 skills=none:!fanatic-fans also=crowd:6,played:away:fanatic-fans \
         turn=pass:CE>BFR,acted:position-position next=take-free-kick",
    );
    scene.play("shoot; 1");
    let total =
        scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None });
    // In front of the goal -2, more players there +1, fewer in the penalty area -1, a free kick -1.
    assert_eq!(total, Some(-3));
    scene.play("adjust; done; play fanatic-fans; 2");
    assert_eq!(scene.state().turn.crowd, 2, "away's stage has fans of its own");
}

#[test]
fn f_sk_04_fanatic_fans_at_the_beginning_of_a_stage_that_begins_with_a_direct_shot() {
    let kick = "home=4-4-2,GK:APA,AFR:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=BFR:1:home clock=1:20 \
                condition=5/5/5-5/5/5 skills=fanatic-fans:none \
                turn=pass:CE>BFR,acted:position-position next=take-free-kick";
    let mut scene = scene_of(SPEC, kick);
    scene.play("shoot");
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(HOME), "after the choice, before the die");
    scene.play("play fanatic-fans; 6; 1");
    let total =
        scene.events().iter().find_map(|e| if let Event::Attempt(_, _, n) = e { Some(*n) } else { None });
    assert_eq!(total, Some(-2), "one better than without them");
    let mut scene = scene_of(SPEC, kick);
    scene.play("shoot; play fanatic-fans; 3; 1; adjust");
    assert_eq!(decides(&mut scene), (HOME, Decision::Action(Nth::Second)), "a third action");
}

#[test]
fn f_sk_04_each_face_does_one_thing() {
    // A 1 raises the value to 5 and nothing else: a 5 is not below it. A 2 leaves it at 4, which 4 less 1 is
    // below.
    for (face, value, die, won) in [(1, 5, 5, false), (2, 4, 4, true), (3, 4, 4, false), (6, 4, 4, false)] {
        let mut scene =
            Stage { skills: "none:fanatic-fans", ..FRONT }.play(&format!("play fanatic-fans; {face}"));
        assert_eq!(scene.value(), value, "{face}");
        scene.play(&format!("press; {die}"));
        assert_eq!(scene.control() == AWAY, won, "{face}");
    }
}
