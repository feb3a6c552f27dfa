//! Offside risk.

use touchline_engine::{Node, Seat};
use touchline_fuba::Event;
use touchline_fuba::event::Check;

use crate::common::{Scene, scene_at, scene_of};
use crate::shared::f_aoff as shared;

const SPEC: &str = "fuba:3.0+offside-risk";

/// Home plays from the wing to two of its own in the corner area, behind a line of this many; nobody else is
/// there, so home would act first.
fn to_the_corner(value: u8, number: u8) -> String {
    format!(
        "home=4-4-2,GK:APA,AFR:7,BLW:1,BLC:2 away=8-1-1,GK:BPA,BFR:{number},BLW:1,CE:{} ball=BLW:{value}:home clock=1:20",
        9 - number
    )
    .replace(",CE:0", "")
}

/// Who acts first after a check with this die; the other die always differs.
fn first(scene: &mut Scene, target: &str, die: u8) -> Seat {
    scene.play(&format!("target {target}; {die} {}", 7 - die));
    match scene.driver().node() {
        Node::Decide(seat, _) => seat,
        other => panic!("{other:?}"),
    }
}

#[test]
fn f_aoff_02_closer_than_the_line() {
    // Here every target that is ahead of the line, but only level ones are legal (F-AOFF-05 apart).
    shared::every_line_and_target(SPEC, |line, ahead, _| {
        ahead && matches!(line, "BFR" | "CE" | "AFR" | "APA")
    });
}

#[test]
fn f_aoff_02_beyond_the_line_where_the_ball_makes_it_legal() {
    // level with the ball in the corner area, so no offside, and yet closer than the line.
    let position =
        "home=4-4-2,GK:APA,AFR:7,BLC:1,BPA:2 away=4-4-2,GK:BPA,BFR:3,BLC:1,CE:6 ball=BLC:1:home clock=1:20";
    let beyond = position.replace("GK:BPA,BFR:3,BLC:1", "GK:CE,BFR:4");
    for (text, expected) in [(position, 0), (beyond.as_str(), 4)] {
        assert_eq!(shared::risk(SPEC, text, "BLC", "BPA"), expected);
        assert!(scene_of(SPEC, text).can("target BPA"));
    }
}

#[test]
fn f_aoff_05_not_if_the_line_is_in_a_side_area() {
    for (line, expected) in [("BLW", 0), ("BRW", 0), ("CE", 3)] {
        let to = if line == "CE" { "BLW" } else { "BFR" };
        let position = format!(
            "home=4-4-2,GK:APA,AFR:8,{to}:2 away=4-4-2,GK:BPA,{line}:3,AFR:7 ball=AFR:1:home clock=1:20"
        );
        assert_eq!(shared::risk(SPEC, &position, "AFR", to), expected, "{line}");
    }
}

#[test]
fn f_aoff_06_the_passive_team_acts_first_if_the_die_is_no_higher() {
    for (number, die) in (1..=8).flat_map(|number| (1..=6).map(move |die| (number, die))) {
        let mut scene = scene_of(SPEC, &to_the_corner(1, number));
        let away = die <= number;
        assert_eq!(first(&mut scene, "BLC", die) == Seat::Away, away, "{die} against {number}");
        assert_eq!(scene.saw(Event::RiskPays(Seat::Away)), away);
        assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
        let mut basic = scene_of("fuba:3.0", &to_the_corner(1, number));
        assert_eq!(first(&mut basic, "BLC", die), Seat::Home, "only if in play");
    }
}

#[test]
fn f_aoff_06_only_after_a_successful_check() {
    for (die, kept) in [(2, false), (3, false), (4, true), (5, true)] {
        let mut scene = scene_of(SPEC, &to_the_corner(4, 5));
        first(&mut scene, "BLC", die);
        assert_eq!(scene.saw(Event::RiskPays(Seat::Away)), kept, "{die}");
        assert!(!scene.saw(Event::RiskPays(Seat::Home)));
    }
    // Nor in an easy situation, which keeps the ball without a success: no away player is near the corner
    // area.
    let easy = "home=4-4-2,GK:APA,AFR:7,BFR:1,BLC:2 away=8-1-1,GK:BRC,CE:5,AFR:5 ball=BFR:5:home clock=1:20";
    for (dice, check) in [("2 5", Check::Easy), ("4 3", Check::Kept)] {
        let mut scene = scene_of(SPEC, easy);
        scene.play(&format!("target BLC; {dice}"));
        assert!(scene.saw(Event::Check(check, Seat::Home)), "{dice}");
        if check == Check::Easy {
            scene.play("done");
        }
        assert_eq!(scene.saw(Event::RiskPays(Seat::Away)), check == Check::Kept, "{dice}");
        assert_eq!(scene.state().turn.first == Seat::Away, check == Check::Kept, "{dice}");
    }
}

#[test]
fn f_aoff_06_the_order_is_kept_where_the_passive_team_acts_first_anyway() {
    let marked =
        to_the_corner(1, 3).replace("AFR:7,BLW:1,BLC:2", "AFR:8,BLW:1,BLC:1").replace("GK:BPA", "GK:BLC");
    let mut scene = scene_of(SPEC, &marked);
    assert_eq!(first(&mut scene, "BLC", 2), Seat::Away);
    assert!(!scene.saw(Event::RiskPays(Seat::Away)), "nothing changed");
}

#[test]
fn f_aoff_06_the_number_is_taken_when_the_target_is_chosen() {
    // home's dice come later, and no move in between changes the number.
    let mut scene = scene_of(SPEC, &to_the_corner(1, 3));
    scene.play("target BLC");
    assert_eq!(scene.state().turn.risk, 3);
    let later = scene.position().replace("BFR:3,BLW:1", "BFR:1,BLW:3");
    let mut later = scene_of(SPEC, &later);
    later.play("3 4");
    assert!(later.saw(Event::RiskPays(Seat::Away)));
}

#[test]
fn f_aoff_07_at_most_the_defenders_of_the_formation() {
    shared::at_most_the_defenders_of_the_formation(SPEC, "", 0);
    // F-TIRED-05: one fewer for a tired team.
    let spec = "fuba:3.0+condition+offside-risk";
    shared::at_most_the_defenders_of_the_formation(spec, " flags=home-tired,away-tired", 1);
}

#[test]
fn f_aoff_06_a_defender_for_whom_fans_sing_counts_as_two() {
    // the number is fixed with the target, and again when fans name a player of the line.
    let spec = "fuba:3.0+condition+special-events+skills+offside-risk";
    let text = "home=4-4-2,GK:APA,AFR:3,CE:4,BLC:3 away=4-4-2,GK:BPA,BFR:2,CE:8 ball=CE:1:home clock=1:20 \
                condition=4/4/2-4/4/2 skills=none:off-side-trap";
    let risk = |revision, nomination: &str| {
        let mut scene = scene_at(spec, revision, text);
        scene.play(&format!("target BLC; 3 3; {nomination}"));
        scene
    };
    let scene = risk(2, "6 1; nominate BFR");
    assert_eq!(scene.state().turn.risk, 3);
    assert!(scene.can("play off-side-trap"), "3 is no more than 2 and 1: {:?}", scene.legal());
    assert_eq!(risk(2, "6 1; nominate CE").state().turn.risk, 2, "elsewhere it does not matter");
    assert_eq!(risk(2, "6 2; nominate BLC").state().turn.risk, 2, "nor for an attacker");
    assert_eq!(risk(1, "6 1; nominate BFR").state().turn.risk, 2, "in revision 1");
    // Without the trap away acts first because of the risk.
    let mut order = scene_at(
        "fuba:3.0+special-events+offside-risk",
        2,
        &text.replace(" condition=4/4/2-4/4/2 skills=none:off-side-trap", ""),
    );
    order.play("target BLC; 3 3; 6 1; nominate BFR");
    assert!(order.saw(Event::RiskPays(Seat::Away)));
    // No more than the defenders of the formation.
    let mut full = scene_at(
        spec,
        2,
        &text.replace("away=4-4-2", "away=2-6-2").replace("-4/4/2 skills", "-2/6/2 skills"),
    );
    full.play("target BLC; 3 3; 6 1; nominate BFR");
    assert_eq!(full.state().turn.risk, 2);
}

#[test]
fn f_aoff_06_fans_are_counted_beside_a_skilled_full_back() {
    let spec = "fuba:3.0+condition+special-events+skills+offside-risk";
    let text = "home=4-4-2,GK:APA,AFR:3,CE:4,BLC:3 away=5-4-1,GK:BPA,BFR:2,BRW:1,CE:7 ball=CE:1:home clock=1:20 \
                condition=4/4/2-5/4/1 skills=none:!skilled-full-back";
    let mut scene = scene_of(spec, text);
    scene.play("target BLC; play skilled-full-back");
    let before = scene.state().turn.risk;
    scene.play("3 3; 6 1; nominate BFR");
    assert_eq!((before, scene.state().turn.risk), (3, 4));
}
