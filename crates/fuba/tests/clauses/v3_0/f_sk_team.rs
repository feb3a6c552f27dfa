//! Skills one by one: the team.

use touchline_engine::Seat;
use touchline_fuba::advanced::skills::{Skill, Window, catalogue, v3_0};
use touchline_fuba::state::{Restart, TeamMark};
use touchline_fuba::{Area, Event, Formation};

use super::f_skill::{SKILLS, asked, points};
use crate::common::{Scene, scene_of};

/// Away, passive and outnumbered by one in the centre, begins its first action.
fn away_acts(away: &str, cards: &str, more: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:7,CE:3 away={away} ball=CE:4:home clock=1:20 condition=4/4/2-4/4/2 skills=none:{cards} \
             turn=pass:AFR>CE,first:home {more} next=actions:away"
        ),
    )
}

const AWAY: &str = "4-4-2,GK:BPA,BFR:8,CE:2";

#[test]
fn f_sk_01_trained_formation_change_moves_two_players_from_the_next_turn() {
    // the net of two shifts, which may be that of one; not nothing.
    let mut scene = away_acts(AWAY, "trained-formation-change", "");
    scene.play("done; position 0");
    assert_eq!(asked(&mut scene), Some(Seat::Away));
    scene.play("play trained-formation-change");
    for (formation, can) in [
        ("3-4-3", true),
        ("2-6-2", true),
        ("3-5-2", true),
        ("4-4-2", false),
        ("1-7-2", false),
        ("4-6-0", false),
    ] {
        assert_eq!(scene.can(&format!("formation {formation}")), can, "{formation}");
    }
    scene.play("formation 2-6-2");
    let team = |scene: &Scene| scene.state().teams[Seat::Away];
    assert_eq!(
        (team(&scene).formation, team(&scene).next()),
        (Formation::new(4, 4, 2), Formation::new(2, 6, 2))
    );
    assert!(scene.saw(Event::NextFormation(Seat::Away, Formation::new(2, 6, 2))));
    assert_eq!(points(&scene, Seat::Away), [4, 4, 2], "it costs nothing and gives nothing (R-218)");
    scene.play("next");
    assert_eq!(team(&scene).formation, Formation::new(2, 6, 2));
}

#[test]
fn f_sk_01_trained_formation_change_is_played_once_a_match_and_needs_the_coach() {
    let mut used = away_acts(AWAY, "!trained-formation-change", "");
    used.play("done; position 0");
    assert!(!used.can("play trained-formation-change"));
    let mut alone = away_acts(AWAY, "trained-formation-change", "flags=away-coach-off");
    alone.play("done; position 0");
    assert!(!alone.can("play trained-formation-change"));
}

#[test]
fn f_sk_02_wide_player_material_is_a_free_card_of_the_substitutions() {
    let card = v3_0::CARDS.iter().find(|card| card.skill == Skill::WidePlayerMaterial).unwrap();
    assert_eq!(card.window, Window::Substitution);
    let with =
        scene_of("fuba:3.0+all", "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home");
    let without = away_acts(AWAY, "none", "");
    assert!(catalogue::is_usable(with.rules(), Skill::WidePlayerMaterial));
    assert!(!catalogue::is_usable(without.rules(), Skill::WidePlayerMaterial));
}

#[test]
fn f_sk_03_high_condition_rolls_for_the_moves() {
    for (die, moves) in [(2, 4), (6, 6)] {
        let mut scene = away_acts(AWAY, "!high-condition", "");
        scene.play("done; play high-condition");
        assert_eq!(points(&scene, Seat::Away), [4, 3, 2]);
        assert_eq!(asked(&mut scene), None, "bound to the movement, without a boost (R-189): the die is due");
        scene.play(&die.to_string());
        assert_eq!(scene.state().steps.left, moves, "at least the midfielders: the target is in midfield");
        for any in ["move BFR>CE", "move CE>BFR", "move BFR>BLW"] {
            assert!(scene.can(any), "{any}: each move of any type");
        }
    }
    let mut ordinary = away_acts(AWAY, "!high-condition", "");
    ordinary.play("done; midfield");
    assert!(!ordinary.can("play high-condition"), "before the option");
}

#[test]
fn f_sk_03_high_condition_as_a_second_action_brings_no_free_dribble() {
    for (acted, next, can) in [("none", "first-action:home", true), ("position", "second-action:home", false)]
    {
        let mut scene = scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:7,CE:3 away={AWAY} ball=CE:4:home clock=1:20 condition=4/4/2-4/4/2 \
                 skills=!high-condition:none turn=pass:AFR>CE,effect:free-dribble,acted:{acted}-none next={next}"
            ),
        );
        scene.play("play high-condition; 5");
        assert_eq!(scene.can("dribble CE>BFR"), can, "{next} (F-EVT-31)");
    }
}

/// The new ball value is 2; home, in control, and away may have the fans.
fn new_value(cards: &str) -> Scene {
    let mut scene = scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}"
        ),
    );
    scene.play("target CE; 4 2");
    assert_eq!(scene.value(), 2);
    scene
}

#[test]
fn f_sk_04_fanatic_fans_make_their_die_the_ball_value() {
    for cards in ["!fanatic-fans:none", "none:!fanatic-fans"] {
        let mut scene = new_value(cards);
        scene.play("play fanatic-fans; 6");
        assert_eq!((scene.value(), scene.control()), (6, Seat::Home), "{cards}");
    }
}

#[test]
fn f_sk_04_fanatic_fans_equal_to_the_value_are_a_foul() {
    let mut scene = new_value("!fanatic-fans:none");
    scene.play("play fanatic-fans; 2");
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Ce)));
    scene.play("5");
    assert_eq!(scene.state().teams[Seat::Home].yellows, 1, "the own team takes the test");
    assert_eq!((scene.control(), asked(&mut scene)), (Seat::Away, Some(Seat::Away)));
}

/// Home may shoot from in front of the goal, in a turn that began like this.
fn shot(restart: &str, starter: &str, cards: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=BFR:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards} \
             turn=restart:{restart},starter:{starter},pass:CE>BFR next=first-action:home"
        ),
    )
}

/// The modifier of the attempt that was made.
fn total(scene: &Scene) -> i8 {
    scene
        .events()
        .iter()
        .find_map(|event| if let Event::Attempt(_, _, n) = event { Some(*n) } else { None })
        .unwrap()
}

#[test]
fn f_sk_05_trained_special_event_adds_one_after_the_own_kick() {
    for restart in ["corner", "free-kick"] {
        let plain = total(shot(restart, "home", "none:none").play("shoot; 1"));
        let mut trained = shot(restart, "home", "!trained-special-event:none");
        trained.play("play trained-special-event");
        assert_eq!(asked(&mut trained), None, "bound to the attempt");
        assert_eq!(points(&trained, Seat::Home), [4, 4, 1]);
        assert_eq!(total(trained.play("1")), plain + 1, "{restart}");
    }
    for (restart, starter) in [("open", "home"), ("kick-off", "home"), ("corner", "away")] {
        let scene = shot(restart, starter, "!trained-special-event:none");
        assert!(!scene.can("play trained-special-event"), "{restart} by {starter}");
    }
}

#[test]
fn f_sk_05_trained_special_event_helps_the_direct_shot_of_a_free_kick() {
    // the turn itself began otherwise, by away.
    let take = |cards: &str| {
        scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=BFR:1:home clock=1:20 \
                 condition=4/4/2-4/4/2 skills={cards} turn=starter:away next=take-free-kick"
            ),
        )
    };
    let plain = total(take("none:none").play("shoot; 1"));
    let mut trained = take("!trained-special-event:none");
    trained.play("play trained-special-event");
    assert_eq!(asked(&mut trained), None, "no pass after the announcement");
    assert_eq!(total(trained.play("1")), plain + 1);
}

#[test]
fn f_sk_06_fiery_coach_moves_one_more_player() {
    let mut scene = away_acts(AWAY, "!fiery-coach", "");
    assert!(!scene.can("move CE>BLW"), "outnumbered");
    scene.play("play fiery-coach; 4");
    assert_eq!(points(&scene, Seat::Away), [4, 4, 2], "it costs nothing");
    scene.play("move CE>BLW");
    assert!(!scene.can("move CE>BRW"), "one player only");
    for die in [2, 3] {
        let mut nothing = away_acts(AWAY, "!fiery-coach", "");
        nothing.play(&format!("play fiery-coach; {die}"));
        assert!(!nothing.can("move CE>BLW") && !nothing.can("play fiery-coach"), "{die}");
    }
}

#[test]
fn f_sk_06_fiery_coach_speaks_before_the_free_movements() {
    let mut scene = away_acts("4-4-2,GK:BPA,BFR:7,BLC:1,CE:2", "!fiery-coach", "");
    scene.play("move BLC>BLW");
    assert!(!scene.can("play fiery-coach"), "R-226");
}

#[test]
fn f_sk_06_fiery_coach_is_sent_off_on_a_one() {
    let mut scene = away_acts(AWAY, "!fiery-coach", "");
    scene.play("play fiery-coach; 1");
    assert!(scene.saw(Event::CoachOff(Seat::Away)));
    assert!(scene.state().teams[Seat::Away].marks.has(TeamMark::CoachOff));
    assert!(
        !away_acts(AWAY, "!fiery-coach", "flags=away-coach-off").can("play fiery-coach"),
        "he is gone (R-159)"
    );
    // No formation change at half-time either.
    let mut half_time = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:45 flags=home-coach-off \
         next=half-time",
    );
    assert_eq!(asked(&mut half_time), Some(Seat::Away), "home has one answer only");
    assert_eq!(half_time.state().secrets[Seat::Home].formation(), Some(Formation::new(4, 4, 2)));
}

#[test]
fn f_sk_06_fiery_coach_speaks_once_a_turn() {
    // R-226, also when a foul and a direct shot let the actions start afresh.
    let mut foul = scene_of(
        "fuba:3.0+aggressive-pressing+condition+skills",
        "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:2,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:3,CE:6 ball=BFR:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:!fiery-coach turn=pass:CE>BFR next=actions:away",
    );
    foul.play("play fiery-coach; 2; done; press aggressively; 6 6; 1");
    assert!(foul.saw(Event::Awarded(Restart::FreeKick, Seat::Home, Area::Bfr)));
    assert!(foul.state().turn.played[Seat::Away].has(Skill::FieryCoach));
    let crowd = "4-4-2,GK:BPA,BFR:7,BLC:1,CE:2";
    assert!(away_acts(crowd, "!fiery-coach", "").can("play fiery-coach"));
    assert!(
        !away_acts(crowd, "!fiery-coach", "also=played:away:fiery-coach").can("play fiery-coach"),
        "the first action begins again"
    );
}

#[test]
fn f_sk_03_high_condition_counts_the_line_of_the_target_area() {
    // the ball was carried on from the centre into home's attack, where two play.
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:3,BFR:3 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BFR:3:home clock=1:20 condition=4/4/2-4/4/2 \
         skills=!high-condition:none turn=pass:AFR>CE also=kept next=first-action:home",
    );
    scene.play("play high-condition; 1");
    assert_eq!((scene.state().steps.left, points(&scene, Seat::Home)), (4, [4, 3, 2]));
}

#[test]
fn f_sk_04_fanatic_fans_foul_where_the_ball_is() {
    // A perfect pass has carried it on from the target area.
    let mut scene = scene_of(
        "fuba:3.0+condition+skills+special-events",
        "home=4-4-2,GK:APA,AFR:4,CE:4,BLW:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:2:home clock=1:20 condition=4/4/2-4/4/2 \
         skills=!fanatic-fans:none",
    );
    scene.play("target CE; 2 2; 5 3; ball-on BLW; play fanatic-fans; 2");
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Blw)));
}
