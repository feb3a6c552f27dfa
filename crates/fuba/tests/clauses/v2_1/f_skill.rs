//! Skills: what all cards have in common.

use touchline_fuba::advanced::skills::{Cost, Skill, Window, v2_1::CARDS};
use touchline_fuba::flow::Nth;
use touchline_fuba::state::Line;
use touchline_fuba::{Decision, Event, Fuba};

use super::skill_scenes::{AWAY, CENTRE, FRONT, HOME, SPEC, Stage, in_window, points};
use crate::common::{decides, new_match, scene_of};

#[test]
fn f_skill_01_both_teams_choose_as_many_cards_no_card_twice() {
    for (spec, cards) in [("fuba:2.1+condition+skills", 3), ("fuba:2.1+condition+skills?skills=1", 1)] {
        let mut scene = new_match(spec);
        for seat in [HOME, AWAY] {
            scene.play("formation 4-4-2");
            for card in CARDS.iter().filter(|card| scene_can_choose(spec, card.skill)).take(cards) {
                assert_eq!(decides(&mut scene), (seat, Decision::Skill));
                let answer = format!("skill {}", card.skill.word());
                scene.play(&answer);
                assert!(!scene.can(&answer), "no card twice");
            }
            assert_eq!(scene.state().teams[seat].hand.held.len(), u8::try_from(cards).unwrap());
        }
        assert!(scene.saw(Event::SkillsChosen(HOME)) && scene.saw(Event::SkillsChosen(AWAY)));
    }
}

fn scene_can_choose(spec: &str, skill: Skill) -> bool {
    let mut scene = new_match(spec);
    scene.play("formation 4-4-2");
    scene.can(&format!("skill {}", skill.word()))
}

#[test]
fn f_skill_01_a_card_whose_rule_is_not_in_play_cannot_be_chosen() {
    assert!(!scene_can_choose(SPEC, Skill::OffSideTrap));
    assert!(scene_can_choose("fuba:2.1+condition+offside-risk+skills", Skill::OffSideTrap));
    assert!(!scene_can_choose(SPEC, Skill::WidePlayerMaterial));
    assert!(scene_can_choose("fuba:2.1+condition+skills+substitutions", Skill::WidePlayerMaterial));
    assert!(scene_can_choose(SPEC, Skill::SweeperKeeper), "2.1 needs no other rule for it");
    assert!(!scene_can_choose(SPEC, Skill::ShotStopper), "a card of 3.0");
}

#[test]
fn f_skill_02_a_card_is_shown_when_it_is_first_used() {
    let stage = Stage { skills: "none:fanatic-fans+tackle", ..FRONT };
    let mut scene = stage.scene();
    assert_eq!(scene.state().teams[AWAY].hand.shown.len(), 0);
    scene.play("play fanatic-fans; 2");
    let hand = scene.state().teams[AWAY].hand;
    assert!(hand.shown.has(Skill::FanaticFans) && !hand.shown.has(Skill::Tackle));
    assert!(scene.saw(Event::SkillPlayed(AWAY, Skill::FanaticFans)));
}

#[test]
fn f_skill_02_a_seat_with_hidden_cards_is_asked_even_if_none_of_them_fits() {
    // Away's card is a tackle; for all home knows it might be the fans.
    let mut scene = Stage { skills: "none:tackle", ..FRONT }.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY));
    assert_eq!(scene.legal(), ["done"]);
    // Once both know what it holds, no needless question is asked.
    let mut known = Stage { skills: "none:!tackle", ..FRONT }.scene();
    assert_eq!(decides(&mut known), (AWAY, Decision::Action(Nth::First)));
}

#[test]
fn f_skill_02_the_acting_team_is_asked_first_then_the_other_until_both_pass() {
    let stage = Stage { skills: "target-man:fanatic-fans", ..FRONT };
    let mut scene = stage.scene();
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY));
    scene.play("done");
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(HOME));
    scene.play("play target-man");
    assert_eq!(in_window(&mut scene, Window::BeforeStage), Some(AWAY), "asked again");
    scene.play("play fanatic-fans; 2");
    // Home has nothing hidden any more and has played its card.
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)));
}

#[test]
fn f_skill_02_a_skill_once_in_a_window_and_again_in_the_next() {
    let stage = Stage { skills: "none:!fanatic-fans", ..FRONT };
    let mut scene = stage.play("play fanatic-fans; 2");
    assert_eq!(decides(&mut scene), (AWAY, Decision::Action(Nth::First)), "not twice");
    scene.play("adjust; defence; done; adjust; defence; done");
    assert_eq!(decides(&mut scene), (HOME, Decision::Target), "{}", scene.position());
    let again = Stage { skills: "none:!fanatic-fans", first: HOME, second: true, ..FRONT };
    assert!(again.scene().can("play fanatic-fans"));
}

#[test]
fn f_skill_03_the_first_use_is_free_later_ones_cost_a_point() {
    for (skills, left) in [("none:stopper", 5), ("none:!stopper", 4)] {
        let scene = Stage { skills, first: HOME, ..FRONT }.play("play stopper");
        assert_eq!(points(&scene, AWAY), [left, 5, 5]);
    }
    let price = |skill: Skill| CARDS.iter().find(|card| card.skill == skill).unwrap().cost;
    for card in &CARDS {
        let wanted = match card.skill {
            Skill::TrainedFormationChange | Skill::WidePlayerMaterial => Cost::Free,
            Skill::SkilledGoalKeeper | Skill::GoalPoacher => Cost::Points(3),
            Skill::ClinicalFinisher => Cost::Points(2),
            Skill::MidfieldGeneral => Cost::FirstFree(2),
            _ => Cost::FirstFree(1),
        };
        assert_eq!(price(card.skill), wanted, "{:?}", card.skill);
    }
}

#[test]
fn f_skill_03_a_free_use_needs_no_points_a_paid_one_does() {
    let poor = |skills| {
        let text = Stage { skills, first: HOME, ..FRONT }.text().replace("5/5/5-5/5/5", "0/0/0-0/9/9");
        scene_of(SPEC, &text).can("play stopper")
    };
    assert!(poor("none:stopper"));
    assert!(!poor("none:!stopper"));
}

#[test]
fn f_skill_04_the_zone_of_the_target_area_pays() {
    // In front of away's goal home pays with its forwards, away with its defence; in the centre the midfield
    // pays.
    let paid =
        |stage: &Stage<'_>, seat, line| stage.play("play fanatic-fans").saw(Event::PointsPaid(seat, line, 1));
    assert!(paid(&Stage { skills: "!fanatic-fans:none", first: HOME, ..FRONT }, HOME, Line::Forward));
    assert!(paid(&Stage { skills: "none:!fanatic-fans", ..FRONT }, AWAY, Line::Defence));
    assert!(paid(&Stage { skills: "none:!fanatic-fans", ..CENTRE }, AWAY, Line::Midfield));
    // Where the ball has moved since does not matter.
    let moved = Stage {
        pieces: "home=4-4-2,GK:APA,CE:6,BFR:4 away=4-4-2,GK:BPA,CE:7,BFR:3",
        ball: "CE:4:home",
        skills: "none:!fanatic-fans",
        ..FRONT
    };
    assert!(paid(&moved, AWAY, Line::Defence));
}

#[test]
fn f_skill_05_the_table_has_22_cards_without_groups() {
    assert_eq!(CARDS.len(), 22);
    assert!(CARDS.iter().all(|card| card.group.is_none()));
    let rules = Fuba::from_text("fuba:2.1+all").unwrap().rules;
    let skills = rules.skills.unwrap();
    assert_eq!(Skill::ALL.into_iter().filter(|skill| skills.card(*skill).is_some()).count(), 22);
}
