//! Skills one by one: forwards.

use touchline_engine::Seat;
use touchline_fuba::rules::{goal_attempt, numbers};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event};

use super::f_skill::{SKILLS, asked, points};
use crate::common::{Scene, scene_at, scene_of};

/// Home plays the ball from the centre in front of the goal and keeps it, two against three there.
fn attack(cards: &str) -> Scene {
    let mut scene = scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=CE:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}"
        ),
    );
    scene.play("target BFR; 4 2");
    scene
}

#[test]
fn f_sk_32_target_man_counts_as_three() {
    let mut scene = attack("!target-man:none");
    assert_eq!(asked(&mut scene), Some(Seat::Home), "at the beginning of the action stage");
    let count = |scene: &Scene, seat| numbers::counted(scene.rules(), scene.state(), seat, Area::Bfr);
    assert_eq!(count(&scene, Seat::Home), 2);
    scene.play("play target-man");
    assert_eq!((count(&scene, Seat::Home), points(&scene, Seat::Home)), (4, [4, 4, 1]));
    assert_eq!(scene.state().turn.first, Seat::Away, "the order was counted before (R-156)");
    assert_eq!(
        numbers::counted(scene.rules(), scene.state(), Seat::Home, Area::Ce),
        4,
        "in the target area only"
    );
    // Away is outnumbered now and cannot press; home may turn the ball by two.
    scene.play("done");
    assert!(!scene.can("press"));
    scene.play("position 0; done");
    assert!(scene.can("position 1") && scene.state().ball.value == 2);
    assert!(attack("none:none").play("done").can("press"));
}

#[test]
fn f_sk_32_target_man_does_not_count_at_a_goal_attempt_and_goes_with_the_ball() {
    let modifiers =
        |scene: &Scene| goal_attempt::modifiers(scene.rules(), scene.state(), goal_attempt::From::Play);
    let mut scene = attack("!target-man:none");
    let plain = modifiers(&scene).shooting_area;
    scene.play("play target-man");
    assert_eq!(modifiers(&scene).shooting_area, plain);
    // In the penalty area neither the numbers of a rebound (F-GOAL-26).
    let mut near = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BPA:1,CE:9 ball=CE:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=!target-man:none",
    );
    near.play("target BPA; 5 2");
    let before = goal_attempt::rebound_result(near.rules(), near.state(), Seat::Home, 3, 3);
    near.play("play target-man");
    assert_eq!(goal_attempt::rebound_result(near.rules(), near.state(), Seat::Home, 3, 3), before);
    // At most six, and gone with the ball.
    let mut lost = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:1,BFR:5 away=4-4-2,GK:BPA,BFR:7,CE:3 ball=BFR:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=!target-man:none \
         turn=pass:CE>BFR also=kept,played:home:target-man next=first-action:away",
    );
    assert_eq!(numbers::counted(lost.rules(), lost.state(), Seat::Home, Area::Bfr), 6);
    lost.play("press; 2 3");
    assert_eq!(
        (lost.control(), numbers::counted(lost.rules(), lost.state(), Seat::Home, Area::Bfr)),
        (Seat::Away, 5)
    );
}

#[test]
fn f_sk_32_target_man_needs_a_player_in_a_target_in_attack() {
    let turn = |home: &str, target: &str, cards: &str| {
        let mut scene = scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,{home} away=4-4-2,GK:BPA,BFR:3,CE:7 ball=CE:3:home clock=1:20 condition=4/4/2-4/4/2 skills={cards}"
            ),
        );
        scene.play(&format!("target {target}; 4 2"));
        scene.can("play target-man")
    };
    assert!(turn("GK:APA,AFR:4,CE:4,BFR:2", "BFR", "!target-man:none"));
    assert!(!turn("GK:APA,AFR:4,CE:4,BFR:2", "CE", "!target-man:none"), "midfield");
    assert!(!turn("GK:APA,AFR:4,CE:4,BFR:2", "BFR", "none:!target-man"), "the controlling team only");
}

/// Home may shoot from this area.
fn shot(area: &str, condition: &str, cards: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:2,BPA:2 away=4-4-2,GK:BPA,BFR:3,BPA:1,CE:6 ball={area}:3:home clock=1:20 \
             condition={condition} skills={cards}:none turn=pass:CE>{area} next=first-action:home"
        ),
    )
}

/// The modifier of the attempt.
fn total(scene: &Scene) -> Option<i8> {
    scene.events().iter().find_map(|event| if let Event::Attempt(_, _, n) = event { Some(*n) } else { None })
}

#[test]
fn f_sk_33_clinical_finisher_adds_one_from_the_penalty_area() {
    let plain = total(shot("BPA", "4/4/2-4/4/2", "none").play("shoot; 1")).unwrap();
    let mut scene = shot("BPA", "4/4/2-4/4/2", "!clinical-finisher");
    scene.play("play clinical-finisher");
    assert_eq!(points(&scene, Seat::Home), [4, 4, 0], "two points");
    assert_eq!(total(scene.play("1")), Some(plain + 1));
    assert!(!shot("BFR", "4/4/2-4/4/2", "!clinical-finisher").can("play clinical-finisher"));
    assert!(!shot("BPA", "4/4/1-4/4/2", "!clinical-finisher").can("play clinical-finisher"));
}

#[test]
fn f_sk_34_aggressive_striker_adds_one_or_is_booked() {
    let plain = total(shot("BPA", "4/4/2-4/4/2", "none").play("shoot; 1")).unwrap();
    let mut scene = shot("BPA", "4/4/2-4/4/2", "!aggressive-striker");
    scene.play("play aggressive-striker");
    assert_eq!(points(&scene, Seat::Home), [4, 4, 1]);
    assert_eq!(total(scene.play("3; 1")), Some(plain + 1));
    for die in ["1", "2"] {
        let mut booked = shot("BPA", "4/4/2-4/4/2", "!aggressive-striker");
        booked.play("play aggressive-striker").play(die);
        assert_eq!(
            (total(&booked), booked.state().teams[Seat::Home].yellows),
            (None, 1),
            "a card without a test"
        );
        assert!(booked.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Bpa)));
        assert_eq!(
            (booked.control(), asked(&mut booked)),
            (Seat::Away, Some(Seat::Away)),
            "a quick one (R-158)"
        );
    }
    assert!(!shot("BFR", "4/4/2-4/4/2", "!aggressive-striker").can("play aggressive-striker"));
}

#[test]
fn f_sk_34_aggressive_striker_rolls_before_the_goalkeeper_is_asked() {
    // R-224; the shooter's cards add up.
    let position = |yellow: &str| {
        scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:2,BPA:2 away=4-4-2,GK:BPA,BFR:3,BPA:1,CE:6 ball=BPA:3:home clock=1:20 \
                 yellow={yellow} condition=4/4/3-4/4/2 skills=!clinical-finisher+!aggressive-striker:!shot-stopper \
                 turn=pass:CE>BPA next=first-action:home"
            ),
        )
    };
    let plain = total(shot("BPA", "4/4/2-4/4/2", "none").play("shoot; 1")).unwrap();
    let mut scene = position("0-0");
    scene.play("play clinical-finisher; play aggressive-striker");
    assert_eq!(asked(&mut scene), None, "the striker's die is due");
    scene.play("6");
    assert_eq!(asked(&mut scene), Some(Seat::Away));
    assert_eq!(total(scene.play("done; 1")), Some(plain + 2));
    // A second yellow card means a red card test.
    let mut again = position("1-0");
    again.play("play clinical-finisher; play aggressive-striker; 2");
    assert_eq!(asked(&mut again), None);
    again.play("1");
    assert!(again.saw(Event::Red(Seat::Home)));
}

/// Home plays the ball into the penalty area, one against goalkeeper and one.
fn into_the_area(dice: &str, cards: &str) -> Scene {
    let mut scene = scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,BFR:5,BPA:1 away=4-4-2,GK:BPA,BPA:1,BFR:3,CE:6 ball=BFR:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}"
        ),
    );
    scene.play("target BPA").play(dice);
    scene
}

#[test]
fn f_sk_35_goal_poacher_rolls_for_the_order() {
    for (dice, first) in [("4 2", Seat::Home), ("4 3", Seat::Away), ("3 6", Seat::Away)] {
        let mut scene = into_the_area("4 2", "!goal-poacher:none");
        assert_eq!((asked(&mut scene), scene.state().turn.first), (Some(Seat::Home), Seat::Away));
        scene.play("play goal-poacher");
        assert_eq!(points(&scene, Seat::Home), [4, 4, 1]);
        scene.play(dice);
        assert_eq!(
            scene.state().turn.first,
            first,
            "{dice}: one and two players are added, equal is the defender's"
        );
        assert!(scene.saw(Event::ActsFirst(first)));
    }
    assert!(
        !into_the_area("4 2", "none:!goal-poacher").can("play goal-poacher"),
        "the opponent's penalty area"
    );
}

#[test]
fn f_sk_35_goal_poacher_is_whoever_attacks_first_or_second() {
    // The ball is lost: the dice are still those of the controlling team first, which is away now.
    let mut lost = into_the_area("2 4", "!goal-poacher:none");
    assert_eq!(lost.control(), Seat::Away);
    lost.play("play goal-poacher; 1 6");
    assert_eq!(lost.state().turn.first, Seat::Home);
    // The team that would act first may roll too, and so let the other begin.
    let more = "home=4-4-2,GK:APA,AFR:4,BFR:3,BPA:3 away=4-4-2,GK:BPA,BPA:1,BFR:3,CE:6 ball=BFR:3:home clock=1:20 \
                condition=4/4/2-4/4/2 skills=!goal-poacher:none";
    let mut ahead = scene_of(SKILLS, more);
    ahead.play("target BPA; 4 2");
    assert_eq!(ahead.state().turn.first, Seat::Home);
    ahead.play("play goal-poacher; 1 6");
    assert_eq!(ahead.state().turn.first, Seat::Away);
    let mut once = scene_at(SKILLS, 1, more);
    once.play("target BPA; 4 2");
    assert!(once.state().turn.first == Seat::Home && !once.can("play goal-poacher"), "in revision 1");
    let mut elsewhere = attack("!goal-poacher:none");
    elsewhere.play("done");
    assert!(!elsewhere.can("play goal-poacher"));
}

#[test]
fn f_sk_35_goal_poacher_adds_six_players_at_most() {
    // of seven players six count, as many as goalkeeper and five.
    for (dice, first) in [("3 3", Seat::Away), ("4 3", Seat::Home)] {
        let mut scene = scene_of(
            SKILLS,
            "home=4-4-2,GK:APA,BFR:3,BPA:7 away=4-4-2,GK:BPA,BPA:5,CE:5 ball=BFR:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=!goal-poacher:none",
        );
        scene.play("target BPA; 4 2; play goal-poacher").play(dice);
        assert_eq!(scene.state().turn.first, first, "{dice}");
    }
}

/// Equal dice bring an event in home's attack zone.
fn event(target: &str, cards: &str) -> Scene {
    let mut scene = scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,BFR:3,CE:2,BPA:1 away=4-4-2,GK:BPA,BFR:3,BPA:1,CE:6 ball=BFR:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}"
        ),
    );
    scene.play(&format!("target {target}; 3 3"));
    scene
}

#[test]
fn f_sk_36_actor_rolls_before_the_event() {
    let mut caught = event("BFR", "!actor:none");
    assert_eq!(asked(&mut caught), Some(Seat::Home));
    caught.play("play actor");
    assert_eq!(points(&caught, Seat::Home), [4, 4, 1]);
    caught.play("1");
    assert!(caught.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Bfr)));
    assert_eq!(
        (caught.state().teams[Seat::Home].yellows, caught.control()),
        (1, Seat::Away),
        "a card without a test"
    );
    for die in ["2", "3"] {
        let mut nothing = event("BFR", "!actor:none");
        nothing.play("play actor").play(die).play("2 3");
        assert!(nothing.saw(Event::SpecialEvent(5)), "{die}: the event is rolled");
    }
}

#[test]
fn f_sk_36_actor_wins_a_free_kick_and_a_harsh_test() {
    for (die, yellows) in [("1", 0), ("2", 1), ("3", 1)] {
        let mut scene = event("BFR", "!actor:none");
        scene.play("play actor; 4").play(die);
        assert!(scene.saw(Event::Awarded(Restart::FreeKick, Seat::Home, Area::Bfr)), "instead of the event");
        assert_eq!(scene.state().teams[Seat::Away].yellows, yellows, "{die} and one more, on the own side");
    }
    let mut penalty = event("BPA", "!actor:none");
    penalty.play("play actor; 6");
    assert!(penalty.saw(Event::Awarded(Restart::PenaltyKick, Seat::Home, Area::Bpa)), "R-228");
}

#[test]
fn f_sk_36_actor_plays_in_the_own_attack_zone_with_or_without_the_ball() {
    assert!(!event("CE", "!actor:none").can("play actor"));
    assert!(!event("BFR", "none:!actor").can("play actor"), "that is away's defence");
    let mut passive = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,AFR:2,BFR:3,CE:5 ball=AFR:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:!actor",
    );
    passive.play("target AFR; 3 3; play actor; 5");
    assert!(passive.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Afr)));
}

#[test]
fn f_sk_37_fast_attacker_runs_straight_into_the_attack_zone() {
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:3,CE:4,ALW:3 away=4-4-2,GK:BPA,BPA:1,ALW:4,BLW:4,CE:1 ball=CE:4:away clock=1:20 \
         condition=4/4/2-4/4/2 skills=!fast-attacker:none turn=pass:BFR>CE next=actions:home",
    );
    let crowded = "home=4-4-2,GK:APA,AFR:7,CE:3 away=4-4-2,GK:BPA,BPA:1,BLW:4,CE:5 ball=CE:4:away clock=1:20 \
         condition=4/4/2-4/4/2 skills=!fast-attacker:none turn=pass:BFR>CE next=actions:home";
    let mut few = scene_of(SKILLS, crowded);
    assert!(!few.can("move CE>BFR"));
    few.play("play fast-attacker");
    assert_eq!(points(&few, Seat::Home), [4, 3, 2]);
    assert!(
        few.can("move CE>BFR") && !few.can("move CE>BRW") && !few.can("move CE>AFR"),
        "straight into attack"
    );
    few.play("move CE>BFR");
    assert!(!few.can("move CE>BFR"), "one player");
    scene.play("play fast-attacker");
    assert!(!scene.can("move ALW>BLW"), "the wing ahead is still midfield");
}

#[test]
fn f_sk_34_aggressive_striker_rolls_at_once() {
    // before the shooter decides whether to pay for more.
    let cards = "!clinical-finisher+!aggressive-striker";
    let mut scene = shot("BPA", "4/4/3-4/4/2", cards);
    scene.play("play aggressive-striker");
    assert_eq!(asked(&mut scene), None, "the die is due");
    scene.play("3");
    assert_eq!(scene.legal(), ["shoot", "play clinical-finisher"], "bound to the attempt");
    let mut booked = shot("BPA", "4/4/3-4/4/2", cards);
    booked.play("play aggressive-striker; 2");
    assert_eq!((booked.control(), points(&booked, Seat::Home)), (Seat::Away, [4, 4, 2]));
}

#[test]
fn f_sk_32_target_man_is_nobody_where_nobody_is_left() {
    // away may leave the area freely, as if the target man had never been there.
    let left = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:3,BLC:3 away=4-4-2,GK:BPA,BFR:1,CE:9 ball=BLC:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=!target-man:none turn=pass:CE>BFR,first:home,acted:move-none \
         also=kept,played:home:target-man next=actions:away",
    );
    assert_eq!(numbers::counted(left.rules(), left.state(), Seat::Home, Area::Bfr), 0);
    assert!(left.can("move BFR>BLC"));
}
