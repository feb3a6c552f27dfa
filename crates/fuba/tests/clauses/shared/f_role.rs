//! Roles.

use touchline_engine::{Node, Seat};
use touchline_fuba::state::{Condition, Formation};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, new_match};

fn spec(edition: &str) -> String {
    format!("{edition}+condition+roles")
}

/// Home has chosen a formation and is asked for its midfielders.
fn with_formation(edition: &str, formation: &str) -> Scene {
    let mut scene = new_match(&spec(edition));
    scene.play(&format!("formation {formation}"));
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Home, Decision::MidfieldRoles));
    scene
}

/// Home's points after its roles.
fn points(edition: &str, formation: &str, midfield: &str, other: &str) -> [u8; 3] {
    let mut scene = with_formation(edition, formation);
    scene.play(&format!("midfield-roles {midfield}; other-roles {other}"));
    scene.state().teams[Seat::Home].condition.points
}

on_editions!(f_role_01_roles_move_starting_points_and_nothing_else, v2_0, v2_1, v3_0);
/// F-ROLE-01: chosen in secret after the formation, revealed with it; the formation stays as it is.
fn f_role_01_roles_move_starting_points_and_nothing_else(edition: &str) {
    let mut scene = with_formation(edition, "4-5-1");
    scene.play("midfield-roles 3 0; other-roles 0 0 0");
    assert!(scene.saw(Event::RolesChosen(Seat::Home)));
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Away, Decision::Formation), "R-207");
    scene.play("formation 3-4-3; midfield-roles 0 1");
    let shown = |event: &Event| matches!(event, Event::Formation(..) | Event::Condition(..));
    assert!(!scene.events().iter().any(shown), "nothing is shown yet");
    scene.play("other-roles 1 1 1");
    for (seat, formation, points) in
        [(Seat::Home, Formation::new(4, 5, 1), [4, 2, 4]), (Seat::Away, Formation::new(3, 4, 3), [2, 5, 3])]
    {
        assert!(scene.saw(Event::Formation(seat, formation)));
        assert!(scene.saw(Event::Condition(seat, Condition { points })), "{:?}", scene.events());
        assert_eq!(scene.state().teams[seat].formation, formation);
        assert_eq!(scene.state().teams[seat].condition.total(), 10, "points are moved, not made");
    }
    // Without roles in play nobody is asked.
    let mut plain = new_match(&format!("{edition}+condition"));
    plain.play("formation 4-5-1");
    assert_eq!(plain.driver().node(), Node::Decide(Seat::Away, Decision::Formation));
}

on_editions!(f_role_02_an_attacking_midfielder_gives_his_point_to_the_forwards, v2_0, v2_1, v3_0);
/// F-ROLE-02.
fn f_role_02_an_attacking_midfielder_gives_his_point_to_the_forwards(edition: &str) {
    for n in 0..=5 {
        assert_eq!(points(edition, "4-5-1", &format!("{n} 0"), "0 0 0"), [4, 5 - n, 1 + n]);
    }
    // a line may start with more than six points.
    assert_eq!(points(edition, "1-8-1", "8 0", "0 0 0"), [1, 0, 9]);
}

on_editions!(f_role_03_a_defending_midfielder_gives_his_point_to_the_defence, v2_0, v2_1, v3_0);
/// F-ROLE-03.
fn f_role_03_a_defending_midfielder_gives_his_point_to_the_defence(edition: &str) {
    for n in 0..=4 {
        assert_eq!(points(edition, "4-4-2", &format!("0 {n}"), "0 0 0"), [4 + n, 4 - n, 2]);
    }
    assert_eq!(points(edition, "4-4-2", "1 2", "0 0 0"), [6, 1, 3]);
    // each midfielder has one role at most.
    let mut scene = with_formation(edition, "4-4-2");
    assert!(
        scene.can("midfield-roles 4 0") && scene.can("midfield-roles 0 4") && scene.can("midfield-roles 2 2")
    );
    assert!(!scene.can("midfield-roles 5 0") && !scene.can("midfield-roles 3 2"));
    scene.refused("midfield-roles 0 5");
    assert_eq!(scene.legal().len(), 15);
}

/// Home is asked for the other roles after a formation.
fn others(edition: &str, formation: &str) -> Vec<String> {
    let mut scene = with_formation(edition, formation);
    scene.play("midfield-roles 0 0");
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Home, Decision::OtherRoles));
    scene.legal()
}

fn most(edition: &str, formation: &str, place: usize) -> u8 {
    let number = |text: &String| text.split(' ').nth(1 + place).unwrap().parse::<u8>().unwrap();
    others(edition, formation).iter().map(number).max().unwrap()
}

on_editions!(f_role_04_one_attacking_centre_back_gives_his_point_to_the_midfield, v2_0, v2_1, v3_0);
/// F-ROLE-04.
fn f_role_04_one_attacking_centre_back_gives_his_point_to_the_midfield(edition: &str) {
    assert_eq!(points(edition, "4-4-2", "0 0", "1 0 0"), [3, 5, 2]);
    for formation in ["4-4-2", "1-8-1", "8-1-1"] {
        assert_eq!(most(edition, formation, 0), 1, "one at most");
    }
}

on_editions!(f_role_05_one_withdrawn_striker_gives_his_point_to_the_midfield, v2_0, v2_1, v3_0);
/// F-ROLE-05.
fn f_role_05_one_withdrawn_striker_gives_his_point_to_the_midfield(edition: &str) {
    assert_eq!(points(edition, "4-4-2", "0 0", "0 1 0"), [4, 5, 1]);
    for formation in ["4-4-2", "5-4-1", "1-1-8"] {
        assert_eq!(most(edition, formation, 1), 1, "one at most");
    }
}

on_editions!(f_role_06_up_to_two_wing_backs_give_their_points_to_the_forwards, v2_0, v2_1, v3_0);
/// F-ROLE-06.
fn f_role_06_up_to_two_wing_backs_give_their_points_to_the_forwards(edition: &str) {
    assert_eq!(points(edition, "4-4-2", "0 0", "0 0 1"), [3, 4, 3]);
    assert_eq!(points(edition, "4-4-2", "0 0", "0 0 2"), [2, 4, 4]);
    assert_eq!(most(edition, "8-1-1", 2), 2, "two at most");
    // a defender is a wing back or the centre back.
    assert_eq!(points(edition, "3-5-2", "0 0", "1 1 2"), [0, 7, 3]);
    let two = others(edition, "2-6-2");
    let can = |roles: &str| two.iter().any(|legal| legal == roles);
    assert!(can("other-roles 0 0 2") && can("other-roles 1 0 1") && !can("other-roles 1 0 2"), "{two:?}");
    assert_eq!(most(edition, "1-8-1", 2), 1);
}

/// A team without a player for a role is asked all the same: silence would reveal it.
pub fn an_empty_line_is_not_told(edition: &str) {
    let mut scene = new_match(&format!("{}?formation_lines=any", spec(edition)));
    scene.play("formation 0-10-0; midfield-roles 0 0");
    assert_eq!(scene.driver().node(), Node::Decide(Seat::Home, Decision::OtherRoles));
    assert_eq!(scene.legal(), ["other-roles 0 0 0"]);
}

on_editions!(an_empty_line_is_not_told = an_empty_line_is_not_told, v2_0, v2_1, v3_0);
