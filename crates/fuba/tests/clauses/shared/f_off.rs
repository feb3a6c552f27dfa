//! Offside.

use touchline_engine::Seat;
use touchline_fuba::pitch::AreaSet;
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::rules::{offside, target};
use touchline_fuba::{Area, Event, Fuba, Ruleset};

use super::f_turn;
pub use crate::common::pitch::LINES;
use crate::common::{Scene, scene_of, turned};

pub fn area(name: &str) -> Area {
    Area::from_name(name).unwrap()
}

pub fn set(names: &str) -> AreaSet {
    names.split_whitespace().fold(AreaSet::NONE, |all, name| all.with(area(name)))
}

/// A position attacking end B as home and the same as away attacking end A. A goal kick is not taken slowly.
pub fn both_ways(spec: &str, position: &str) -> [(Seat, Scene); 2] {
    [(Seat::Home, position.to_owned()), (Seat::Away, turned(position))].map(|(seat, position)| {
        let mut scene = scene_of(spec, &position);
        if scene.can("slow") {
            scene.play("done");
        }
        (seat, scene)
    })
}

/// The rules of an edition.
pub fn rules(spec: &str) -> Ruleset {
    Fuba::from_text(spec).unwrap().rules
}

/// Home keeps the ball with its goalkeeper in its penalty area; the second closest opponent stands on `line`.
fn line_at(line: &str) -> String {
    format!("home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,{line}:10 ball=APA:1:home clock=1:20")
}

/// Where an attacker would be offside, in the words of a team attacking end B.
fn offside_areas((seat, scene): &(Seat, Scene), ball: Area) -> AreaSet {
    let areas = offside::areas(scene.state(), *seat, ball.for_seat(*seat));
    if *seat == Seat::Home { areas } else { areas.turned() }
}

on_editions!(f_off_01_only_areas_entirely_in_the_other_half_can_be_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_01_only_areas_entirely_in_the_other_half_can_be_offside(spec: &str) {
    for (line, ..) in LINES {
        for side in both_ways(spec, &line_at(line)) {
            let partly_own = set("APA ALC ARC AFR ALW ARW CE");
            assert!(offside_areas(&side, Area::Apa).and(partly_own).is_empty(), "line {line}");
        }
    }
    // Everybody of the other team has gone forward: six areas are left, and the wings begin at the half-way
    // line.
    for side in both_ways(spec, &line_at("APA")) {
        assert_eq!(offside_areas(&side, Area::Apa), set("BLW BRW BFR BLC BRC BPA"));
    }
}

on_editions!(f_off_02_closer_than_the_second_closest_opponent_is_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_02_closer_than_the_second_closest_opponent_is_offside(spec: &str) {
    for (line, areas, _) in LINES {
        for side in both_ways(spec, &line_at(line)) {
            assert_eq!(offside_areas(&side, Area::Apa), set(areas), "line {line}");
        }
        // A forward somewhere in that half, the ball far behind: where it is offside it cannot be played to.
        for forward in set("BLW BRW BFR BLC BRC BPA").iter() {
            let position =
                line_at(line).replace("GK:APA,AFR:10", &format!("GK:APA,AFR:9,{}:1", forward.name()));
            for (seat, scene) in both_ways(spec, &position) {
                let target = format!("target {}", forward.for_seat(seat).name());
                assert_eq!(scene.can(&target), !set(areas).has(forward), "{}", scene.position());
            }
        }
    }
}

on_editions!(f_off_02_the_goalkeeper_is_one_of_the_two, v2_0, v2_1, v2_2, v3_0);
fn f_off_02_the_goalkeeper_is_one_of_the_two(spec: &str) {
    let second = |pieces: &str| {
        let position = format!("home=4-4-2,GK:APA,AFR:10 away=4-4-2,{pieces} ball=APA:1:home clock=1:20");
        both_ways(spec, &position)
            .map(|(seat, s)| offside::second_closest(s.state(), seat.other()).for_seat(seat))
    };
    for (pieces, line) in [
        ("GK:BPA,BFR:1,CE:9", "BFR"),
        ("GK:BPA,BPA:1,CE:9", "BPA"),
        ("GK:BFR,BPA:1,CE:9", "BFR"),
        ("GK:CE,BFR:2,CE:8", "BFR"),
        ("GK:CE,BFR:1,CE:9", "CE"),
        ("GK:CE,BLW:1,AFR:9", "CE"),
        ("GK:BPA,ALW:1,AFR:9", "ALW"),
        ("GK:AFR,ALC:10", "ALC"),
    ] {
        assert_eq!(second(pieces), [area(line); 2], "{pieces}");
    }
    // A goalkeeper alone has no second player, so nobody covers anything.
    let alone = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA ball=APA:1:home clock=1:20";
    let alone = scene_of(spec, &format!("{alone} red=0-10"));
    assert_eq!(offside::areas(alone.state(), Seat::Home, Area::Apa), set("BLW BRW BFR BLC BRC BPA"));
}

on_editions!(f_off_03_partly_level_with_the_line_is_not_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_03_partly_level_with_the_line_is_not_offside(spec: &str) {
    for (line, _, risk) in LINES {
        for side in both_ways(spec, &line_at(line)) {
            assert!(offside_areas(&side, Area::Apa).and(set(risk)).is_empty(), "line {line}");
            let ahead = offside::ahead_of_line(side.1.state(), side.0);
            let ahead = if side.0 == Seat::Home { ahead } else { ahead.turned() };
            assert_eq!(ahead.minus(offside_areas(&side, Area::Apa)), set(risk), "line {line}");
        }
    }
    let forward =
        "home=4-4-2,GK:APA,AFR:7,BLC:1,BPA:1,BRC:1 away=4-4-2,GK:BPA,BFR:10 ball=APA:1:home clock=1:20";
    for (seat, scene) in both_ways(spec, forward) {
        let legal = target::legal(&rules(spec), scene.state());
        assert_eq!(
            ["BLC", "BRC", "BPA"].map(|name| legal.has(area(name).for_seat(seat))),
            [true, true, false]
        );
    }
}

on_editions!(f_off_04_level_with_the_ball_or_behind_it_is_not_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_04_level_with_the_ball_or_behind_it_is_not_offside(spec: &str) {
    // Nobody defends, so the ball alone decides: its area, then the areas wholly ahead of it.
    for (ball, ahead) in [
        ("APA ALC ARC AFR ALW ARW", "BLW BRW BFR BLC BRC BPA"),
        ("CE", "BFR BLC BRC BPA"),
        ("BLW BRW", "BLC BRC BPA"),
        ("BFR", "BPA"),
        ("BLC BRC BPA", ""),
    ] {
        for side in both_ways(spec, &line_at("APA")) {
            for start in set(ball).iter() {
                assert_eq!(offside_areas(&side, start), set(ahead), "ball in {}", start.name());
            }
        }
    }
    let wings = |ball: &str| {
        let pieces = "home=4-4-2,GK:APA,AFR:7,CE:1,BLW:1,BPA:1 away=4-4-2,GK:BPA,ALC:10";
        let scene = scene_of(spec, &format!("{pieces} ball={ball}:1:home clock=1:20"));
        [scene.can("target BLW"), scene.can("target BPA")]
    };
    assert_eq!(wings("AFR"), [false, false]);
    assert_eq!(wings("CE"), [true, false]);
    assert_eq!(wings("BPA"), [true, true]);
}

on_editions!(f_off_05_the_centre_area_is_never_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_05_the_centre_area_is_never_offside(spec: &str) {
    for (line, ..) in LINES {
        for side in both_ways(spec, &line_at(line)) {
            for ball in Area::ALL {
                assert!(!offside_areas(&side, ball).has(Area::Ce), "line {line}, ball in {}", ball.name());
            }
        }
    }
    let alone = "home=4-4-2,GK:APA,ALC:9,CE:1 away=4-4-2,GK:ALC,ALC:10 ball=APA:1:home clock=1:20";
    assert!(both_ways(spec, alone).iter().all(|(_, scene)| scene.can("target CE")));
}

/// Home has a player in the empty penalty area of the other team and takes a restart.
fn restart(spec: &str, kind: &str, ball: &str, pieces: &str) -> [(Seat, Scene); 2] {
    both_ways(
        spec,
        &format!(
            "home=4-4-2,GK:APA,{pieces},BPA:1 away=4-4-2,GK:BFR,CE:10 ball={ball}:1:home clock=1:20 \
         turn=restart:{kind} next=turn"
        ),
    )
}

on_editions!(f_off_06_a_goal_kick_knows_no_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_06_a_goal_kick_knows_no_offside(spec: &str) {
    for (kind, legal) in [("open", false), ("kick-off", false), ("free-kick", false), ("goal-kick", true)] {
        for (seat, scene) in restart(spec, kind, "APA", "AFR:9") {
            let goal = area("BPA").for_seat(seat).name();
            assert_eq!(scene.can(&format!("target {goal}")), legal, "{kind}");
        }
    }
}

on_editions!(f_off_06_the_turn_after_a_goal_kick_knows_it_again, v2_0, v2_1, v2_2, v3_0);
fn f_off_06_the_turn_after_a_goal_kick_knows_it_again(spec: &str) {
    let [(_, mut home), _] = restart(spec, "goal-kick", "APA", "AFR:9");
    home.play("target APA; 6 2");
    f_turn::idle(&mut home);
    assert!(home.can("target APA") && !home.can("target BPA"), "{}", home.position());
    let [(_, mut same), _] = restart(spec, "goal-kick", "APA", "AFR:9");
    same.play("target BPA"); // the value was not what forbade it
}

on_editions!(f_off_07_a_corner_kick_knows_no_offside, v2_0, v2_1, v2_2, v3_0);
fn f_off_07_a_corner_kick_knows_no_offside(spec: &str) {
    for (seat, scene) in restart(spec, "corner", "SPOT", "AFR:8,SPOT:1") {
        assert!(scene.can(&format!("target {}", area("BPA").for_seat(seat).name())));
    }
}

/// Areas from end A outwards by the distance of their far edge.
const ROWS: [&str; 8] = ["APA", "ALC ARC", "AFR", "ALW ARW", "CE", "BLW BRW", "BFR", "BLC BRC BPA"];

on_editions!(f_off_08_passes_towards_the_own_goal_line_are_never_forbidden, v2_2, v3_0);
fn f_off_08_passes_towards_the_own_goal_line_are_never_forbidden(spec: &str) {
    exempt_targets(spec, |start| {
        let row = ROWS.iter().position(|names| set(names).has(start)).unwrap();
        ROWS[..row].iter().fold(AreaSet::NONE, |all, names| all.or(set(names)))
    });
}

/// Targets that offside does not forbid by themselves, for each start area, in the words of a team attacking
/// end B.
pub fn exempt_targets(spec: &str, exempt: impl Fn(Area) -> AreaSet) {
    for start in Area::ALL {
        let back = exempt(start);
        for seat in Seat::ALL {
            let got = offside::backward_targets(&rules(spec), seat, start.for_seat(seat));
            assert_eq!(got, back.for_seat(seat), "{seat:?} from {start:?}");
        }
        for mates in Area::ALL {
            let keeper = start.name();
            let position = format!(
                "home=4-4-2,GK:{keeper},{}:10 away=4-4-2,GK:ALC,ALC:10 ball={keeper}:1:home clock=1:20",
                mates.name()
            );
            for (seat, scene) in both_ways(spec, &position) {
                let own = scene.state().squads[seat].present();
                for to in back.iter().map(|to| to.for_seat(seat)) {
                    let near =
                        own.has(to) || !own.and(touchline_fuba::pitch::NEIGHBOURS[to as usize]).is_empty();
                    let can = scene.can(&format!("target {}", to.name()));
                    assert_eq!(can, near, "{} to {}", scene.position(), to.name());
                }
            }
        }
    }
}

on_editions!(f_off_09_an_offside_player_brings_no_free_kick, v2_0, v2_1, v2_2, v3_0);
fn f_off_09_an_offside_player_brings_no_free_kick(spec: &str) {
    let position = "home=4-4-2,GK:APA,CE:8,BLW:1,BPA:1 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=1:20";
    let mut scene = scene_of(spec, position);
    assert!(!scene.can("target BPA"));
    assert_eq!(scene.refused("target BPA").key, "illegal-action");
    scene.play("target CE; 6 5");
    f_turn::begin_movement(&mut scene, Seat::Home, "forward");
    assert!(scene.can("done") && scene.can("keeper APA>AFR"));
    assert!(!scene.legal().iter().any(|step| step.starts_with("move")), "no move into offside");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Awarded(..))));
    assert_eq!(scene.count(Seat::Home, Area::Bpa), 1, "it may stay where it is");
}

on_editions!(f_off_09_an_offside_player_does_not_help_a_shot, v2_0(0), v2_1(0), v2_2(-1), v3_0(0));
/// With two offside attackers against the goalkeeper the penalty area gives `offside`, with two onside ones
/// one more.
fn f_off_09_an_offside_player_does_not_help_a_shot(spec: &str, offside: i8) {
    // Two attackers against the goalkeeper in the penalty area; the ball is ahead of nobody or level with
    // them.
    for (ball, line, bonus) in
        [("BFR", "BFR", offside), ("BFR", "BLC", 1), ("BLC", "BFR", 1), ("BLW", "CE", offside)]
    {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:7,{ball}:1,BPA:2 away=4-4-2,GK:BPA,{line}:10 ball={ball}:1:home clock=1:20"
        );
        for (_, scene) in both_ways(spec, &position) {
            let modifiers = goal_attempt::modifiers(&rules(spec), scene.state(), From::Play);
            assert_eq!(modifiers.penalty_area, bonus, "ball {ball}, line {line}");
        }
    }
}
