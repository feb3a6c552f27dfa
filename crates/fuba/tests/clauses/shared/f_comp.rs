//! Competitions inside a match: what its terms bring.

use touchline_engine::{Game, Notation, Seat};
use touchline_fuba::advanced::skills::{Skill, SkillSet};
use touchline_fuba::state::Line;
use touchline_fuba::{Decision, Event};

use super::f_cp::points;
use crate::common::{Scene, asked, match_under};

/// A match with condition points, both formations chosen.
pub fn lined_up(spec: &str, terms: &str, home: &str, away: &str) -> Scene {
    let mut scene = match_under(&format!("{spec}+condition"), terms);
    scene.play(&format!("formation {home}; formation {away}"));
    scene
}

/// Whether the kick-off roll is next.
fn is_ready(scene: &mut Scene) -> bool {
    asked(scene).is_none() && scene.state().clock.half == 0 && scene.saw_formations()
}

on_editions!(f_comp_05_another_formation_than_the_primary_one_costs_a_point, v2_1, v3_0);
fn f_comp_05_another_formation_than_the_primary_one_costs_a_point(spec: &str) {
    let terms = "home.primary=4-4-2 away.primary=4-4-2";
    let mut scene = lined_up(spec, terms, "4-3-3", "4-4-2");
    assert!(scene.saw(Event::NotPrimary(Seat::Home)) && !scene.saw(Event::NotPrimary(Seat::Away)));
    assert_eq!(asked(&mut scene), Some((Seat::Home, Decision::LosePoint)));
    assert_eq!(scene.legal(), ["point defence", "point midfield", "point forward"]);
    scene.play("point midfield");
    assert_eq!((points(&scene, Seat::Home), points(&scene, Seat::Away)), ([4, 2, 3], [4, 4, 2]));
    assert!(is_ready(&mut scene), "one point, and only for that team");
    // Every pair of formations: exactly those that differ cost a point.
    for primary in ["4-4-2", "4-3-3", "3-5-2"] {
        for chosen in ["4-4-2", "4-3-3", "3-5-2"] {
            let mut scene = lined_up(spec, &format!("away.primary={primary}"), "4-4-2", chosen);
            let wanted = (primary != chosen).then_some((Seat::Away, Decision::LosePoint));
            assert_eq!(asked(&mut scene), wanted, "{primary} {chosen}");
        }
    }
    // A change later in the match is free: only the start counts.
    assert_eq!(lined_up(spec, terms, "4-4-2", "4-4-2").state().agreed.primary(Seat::Home), None);
}

on_editions!(f_comp_05_roles_are_not_compared, v2_1, v3_0);
///
fn f_comp_05_roles_are_not_compared(spec: &str) {
    let mut scene = match_under(&format!("{spec}+condition+roles"), "home.primary=4-4-2");
    scene.play("formation 4-4-2; midfield-roles 2 1; other-roles 1 1 0; formation 4-4-2");
    scene.play("midfield-roles 0 0; other-roles 0 0 0");
    assert!(is_ready(&mut scene) && !scene.saw(Event::NotPrimary(Seat::Home)));
    // after roles, so from the points as they are then.
    let mut scene = match_under(&format!("{spec}+condition+roles"), "home.discard=1");
    scene.play("formation 4-4-2; midfield-roles 4 0; other-roles 0 0 0; formation 4-4-2");
    scene.play("midfield-roles 0 0; other-roles 0 0 0");
    assert_eq!(scene.legal(), ["point defence", "point forward"], "no midfielder has a point left");
    scene.play("point forward");
    assert_eq!(points(&scene, Seat::Home), [4, 0, 5]);
}

on_editions!(f_comp_06_skills_are_chosen_from_the_pool, v2_1, v3_0);
fn f_comp_06_skills_are_chosen_from_the_pool(spec: &str) {
    let spec = format!("{spec}+condition+skills?skills=1");
    let mut scene = match_under(&spec, "home.pool=tackle,stopper away.pool=actor,tackle,target-man");
    scene.play("formation 4-4-2");
    assert_eq!(scene.legal(), ["skill tackle", "skill stopper"]);
    scene.play("skill stopper; formation 4-4-2");
    assert_eq!(scene.legal().len(), 3, "each team has its own pool");
    assert!(!scene.can("skill stopper"));
    scene.play("skill actor");
    // Both pools are public, not the choice from them.
    for viewer in [None, Some(Seat::Home), Some(Seat::Away)] {
        let view = scene.game().view(scene.state(), viewer);
        assert_eq!(view.agreed.pool, scene.state().agreed.pool);
        assert_eq!(view.teams[Seat::Home].hand.held.has(Skill::Stopper), viewer == Some(Seat::Home));
    }
    // Without a pool every card of the edition.
    let mut free = match_under(&spec, "");
    free.play("formation 4-4-2");
    assert!(free.legal().len() > 15);
}

on_editions!(f_comp_06_a_small_pool_is_chosen_as_a_whole, v2_1, v3_0);
///
fn f_comp_06_a_small_pool_is_chosen_as_a_whole(spec: &str) {
    let spec = format!("{spec}+condition+skills?skills=3");
    let mut scene = match_under(&spec, "home.pool=tackle,stopper");
    scene.play("formation 4-4-2; skill stopper");
    assert_eq!(scene.state().teams[Seat::Home].hand.held.len(), 2, "the last one is no choice");
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::Formation)));
}

on_editions!(r_951_a_barred_skill_cannot_be_chosen, v2_1, v3_0);
/// F-AEVT-25: lost to an injured star in the match before.
fn r_951_a_barred_skill_cannot_be_chosen(spec: &str) {
    let spec = format!("{spec}+condition+skills?skills=2");
    // Without a pool: everything but the barred one.
    let mut free = match_under(&spec, "");
    let mut barred = match_under(&spec, "home.barred=tackle");
    free.play("formation 4-4-2");
    barred.play("formation 4-4-2");
    let mut all = free.legal();
    all.retain(|action| action != "skill tackle");
    assert_eq!(barred.legal(), all);
    // With one: the rest of it, and a card less if nothing else is left.
    let mut scene = match_under(&spec, "home.pool=tackle,stopper,target-man home.barred=stopper");
    scene.play("formation 4-4-2");
    assert_eq!(scene.legal(), ["skill tackle", "skill target-man"]);
    scene.play("skill tackle");
    assert_eq!(scene.state().teams[Seat::Home].hand.held, SkillSet::of(&[Skill::Tackle, Skill::TargetMan]));
    // Everybody knows it, and the position reads back the same.
    for viewer in [None, Some(Seat::Home), Some(Seat::Away)] {
        let view = scene.game().view(scene.state(), viewer);
        assert!(view.teams[Seat::Home].hand.lost().has(Skill::Stopper));
    }
    assert_eq!(scene.game().read_state(&scene.position()), Ok(*scene.state()), "{}", scene.position());
    // The other team is free.
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::Formation)));
    scene.play("formation 4-4-2; skill stopper");
}

on_editions!(r_231_points_are_discarded_one_by_one_from_lines_of_the_owners_choice, v2_1, v3_0);
fn r_231_points_are_discarded_one_by_one_from_lines_of_the_owners_choice(spec: &str) {
    let mut scene = lined_up(spec, "home.discard=2 away.discard=1", "8-1-1", "4-4-2");
    assert!(scene.saw(Event::Discards(Seat::Home, 2)) && scene.saw(Event::Discards(Seat::Away, 1)));
    scene.play("point forward");
    assert!(scene.saw(Event::PointsLost(Seat::Home, Line::Forward, 1)));
    assert_eq!(scene.legal(), ["point defence", "point midfield"], "only lines that have points");
    scene.play("point defence");
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::LosePoint)));
    scene.play("point midfield");
    assert_eq!((points(&scene, Seat::Home), points(&scene, Seat::Away)), ([7, 1, 0], [4, 3, 2]));
    assert!(is_ready(&mut scene));
    // It shows in the position, which reads back the same.
    let half_way = lined_up(spec, "home.discard=2", "8-1-1", "4-4-2");
    assert!(half_way.position().contains(" discard=2-0 "), "{}", half_way.position());
    assert_eq!(half_way.game().read_state(&half_way.position()), Ok(*half_way.state()));
}

on_editions!(r_231_nobody_discards_more_than_it_has, v2_1, v3_0);
fn r_231_nobody_discards_more_than_it_has(spec: &str) {
    let mut scene = lined_up(spec, "home.discard=10 home.primary=4-4-2", "1-8-1", "4-4-2");
    assert!(scene.saw(Event::Discards(Seat::Home, 10)), "ten points, though eleven are owed");
    scene.play("point midfield; point defence; point forward");
    assert_eq!(points(&scene, Seat::Home), [0, 0, 0], "the last line is no choice");
    assert!(is_ready(&mut scene));
    scene.play("6 1; kick-off home");
    assert_eq!(scene.state().clock.half, 1, "the match goes on");
}
