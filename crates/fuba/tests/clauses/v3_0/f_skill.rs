//! Skills: what all cards have in common, who is asked when.

use touchline_engine::{Node, Seat};
use touchline_fuba::advanced::skills::{Cost, Group, Skill, catalogue, v3_0};
use touchline_fuba::state::Line;
use touchline_fuba::{Area, Decision, Event};

use crate::common::{Scene, new_match, scene_of};

pub(super) const SKILLS: &str = "fuba:3.0+condition+skills";

/// Who is asked now.
pub(super) fn asked(scene: &mut Scene) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, _) => Some(seat),
        _ => None,
    }
}

fn decision(scene: &mut Scene) -> Option<Decision> {
    match scene.driver().node() {
        Node::Decide(_, decision) => Some(decision),
        _ => None,
    }
}

/// The condition points of a team.
pub(super) fn points(scene: &Scene, seat: Seat) -> [u8; 3] {
    scene.state().teams[seat].condition.points
}

/// A new turn of home in the centre, six against five, with these cards (home:away).
fn new_turn(cards: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills={cards}"
        ),
    )
}

#[test]
fn f_skill_01_both_teams_choose_the_same_number_of_different_cards() {
    let mut scene = new_match("fuba:3.0+condition+skills?skills=2");
    scene.play("formation 4-4-2; skill tackle");
    assert_eq!(asked(&mut scene), Some(Seat::Home), "two cards each");
    assert!(!scene.can("skill tackle"), "none twice (R-212)");
    scene.play("skill actor; formation 4-4-2; skill tackle; skill stopper");
    let held = |seat: Seat| scene.state().teams[seat].hand.held;
    assert!(
        held(Seat::Home).has(Skill::Tackle) && held(Seat::Away).has(Skill::Tackle),
        "both may hold the same"
    );
    assert_eq!((held(Seat::Home).len(), held(Seat::Away).len()), (2, 2));
}

#[test]
fn f_skill_01_a_card_whose_rule_is_off_cannot_be_chosen() {
    let leaning = [
        ("sweeper-keeper", "keeper"),
        ("advancing-goal-keeper", "keeper"),
        ("skilled-full-back", "offside-risk"),
        ("off-side-trap", "offside-risk"),
        ("wide-player-material", "substitutions"),
    ];
    for (card, concept) in leaning {
        for (with, spec) in [(false, SKILLS.to_owned()), (true, format!("{SKILLS}+{concept}"))] {
            let mut scene = new_match(&spec);
            scene.play("formation 4-4-2");
            while !scene.can("skill tackle") {
                let first = scene.legal()[0].clone();
                scene.play(&first);
            }
            assert_eq!(scene.can(&format!("skill {card}")), with, "{card} in {spec}");
        }
    }
    let every = new_match("fuba:3.0+all");
    let usable = |skill: &Skill| catalogue::is_usable(every.rules(), *skill);
    assert_eq!(Skill::ALL.into_iter().filter(usable).count(), 33);
}

#[test]
fn f_skill_02_a_card_is_hidden_until_it_is_first_used() {
    let mut scene = new_turn("fanatic-fans:none");
    let hand = |scene: &Scene| scene.state().teams[Seat::Home].hand;
    assert!(hand(&scene).hidden().has(Skill::FanaticFans));
    scene.play("target CE; 4 2; play fanatic-fans");
    assert!(scene.saw(Event::SkillPlayed(Seat::Home, Skill::FanaticFans)));
    assert!(hand(&scene).shown.has(Skill::FanaticFans) && hand(&scene).hidden().is_empty());
    assert!(hand(&scene).held.has(Skill::FanaticFans), "it stays in the hand");
}

#[test]
fn f_skill_02_whoever_hides_a_card_is_asked_whatever_it_is() {
    // Away hides a card with no use here; if it were the fans away would be asked now, so away is asked
    // anyway.
    let mut scene = new_turn("none:penalty-shot-saver");
    scene.play("target CE; 4 2");
    assert_eq!((asked(&mut scene), scene.legal()), (Some(Seat::Away), vec!["done".to_owned()]));
    // A card that both know leaves nothing to hide: no question.
    let mut open = new_turn("none:!penalty-shot-saver");
    open.play("target CE; 4 2");
    assert!(!matches!(decision(&mut open), Some(Decision::Window(_))));
    // A team that could not pay is not asked, whatever it holds.
    let mut poor = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
         condition=4/4/2-4/0/2 skills=none:fanatic-fans",
    );
    poor.play("target CE; 4 2");
    assert!(!matches!(decision(&mut poor), Some(Decision::Window(_))));
}

#[test]
fn f_skill_03_every_use_costs_a_point_unless_the_card_says_otherwise() {
    let price = |skill: Skill| v3_0::CARDS.iter().find(|card| card.skill == skill).unwrap().cost;
    let free = [
        Skill::TrainedFormationChange,
        Skill::WidePlayerMaterial,
        Skill::FieryCoach,
        Skill::PenaltyShotSaver,
    ];
    let double = [Skill::ShotStopper, Skill::ClinicalFinisher];
    for card in v3_0::CARDS {
        let want = if free.contains(&card.skill) {
            Cost::Free
        } else {
            Cost::Points(if double.contains(&card.skill) { 2 } else { 1 })
        };
        assert_eq!(price(card.skill), want, "{:?}", card.skill);
    }
    // The first use and a later one.
    for cards in ["fanatic-fans:none", "!fanatic-fans:none"] {
        let mut scene = new_turn(cards);
        scene.play("target CE; 4 2; play fanatic-fans; 5");
        assert_eq!(points(&scene, Seat::Home), [4, 3, 2], "{cards}");
        assert!(scene.saw(Event::PointsPaid(Seat::Home, Line::Midfield, 1)));
    }
}

#[test]
fn f_skill_04_the_zone_of_the_target_area_pays_seen_from_the_team() {
    let play = |points: &str| {
        let mut scene = scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
                 condition={points} skills=none:!fanatic-fans"
            ),
        );
        scene.play("target BFR; 4 2");
        scene
    };
    let mut scene = play("4/4/2-4/4/2");
    scene.play("play fanatic-fans; 5");
    assert_eq!(points(&scene, Seat::Away), [3, 4, 2], "home's attack is away's defence");
    assert!(!play("4/4/2-0/4/2").can("play fanatic-fans"), "points of other lines do not help");
}

#[test]
fn f_skill_05_the_catalogue_has_33_cards_in_five_groups() {
    let of = |group: Group| v3_0::CARDS.iter().filter(|card| card.group == Some(group)).count();
    let sizes = [Group::Team, Group::Goalkeeper, Group::Defender, Group::Midfielder, Group::Forward].map(of);
    assert_eq!(sizes, [6, 6, 8, 7, 6]);
}

#[test]
fn f_skill_05_in_one_window_the_controlling_team_is_asked_first_then_in_turn() {
    //
    let mut scene = new_turn("!fanatic-fans:!fanatic-fans+!catenaccio");
    scene.play("target CE; 4 2");
    assert_eq!(asked(&mut scene), Some(Seat::Home));
    scene.play("done");
    assert_eq!(asked(&mut scene), Some(Seat::Away));
    scene.play("play fanatic-fans; 5");
    assert_eq!(
        (asked(&mut scene), scene.value()),
        (Some(Seat::Home), 5),
        "asked again after the other has played"
    );
    scene.play("play fanatic-fans; 4");
    assert_eq!(
        (asked(&mut scene), scene.value()),
        (Some(Seat::Away), 4),
        "the last one to set the value stands (R-155)"
    );
    assert!(!scene.can("play fanatic-fans") && scene.can("play catenaccio"), "once in a window (R-139)");
    scene.play("done");
    assert!(!matches!(decision(&mut scene), Some(Decision::Window(_))), "home has played its card");
    // Two passes in a row close the window.
    let mut silent = new_turn("!fanatic-fans:!fanatic-fans");
    silent.play("target CE; 4 2; done; done");
    assert!(!matches!(decision(&mut silent), Some(Decision::Window(_))));
}

#[test]
fn f_skill_05_after_an_action_only_the_team_that_acted_is_asked() {
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=trained-formation-change:trained-formation-change \
         turn=pass:AFR>CE,first:home next=actions:away",
    );
    scene.play("done; position 0");
    assert_eq!(asked(&mut scene), Some(Seat::Away));
    scene.play("done");
    assert_eq!((asked(&mut scene), decision(&mut scene)), (Some(Seat::Home), Some(Decision::SecondActions)));
    assert_eq!(scene.count(Seat::Home, Area::Ce), 1);
}
