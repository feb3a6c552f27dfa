//! Offside risk.

use touchline_engine::Seat;
use touchline_fuba::Area;
use touchline_fuba::advanced::offside_risk;
use touchline_fuba::rules::target;

use super::f_off::{LINES, both_ways, set};
use crate::common::{scene_of, turned};

/// The six areas wholly in the half that home attacks.
pub const ATTACKED: [&str; 6] = ["BLW", "BRW", "BFR", "BLC", "BPA", "BRC"];

/// The risk of a target for the team that attacks end B, the same seen from the other end.
pub fn risk(spec: &str, position: &str, start: &str, target: &str) -> u8 {
    let area = |name: &str| Area::from_name(name).unwrap();
    let [home, away] = both_ways(spec, position).map(|(seat, scene)| {
        let at = |name| area(name).for_seat(seat);
        offside_risk::number(scene.rules(), scene.state(), at(start), at(target))
    });
    assert_eq!(home, away, "both ways");
    home
}

/// Home attacks from its front area; one of it stands in the target area. Away has so many players on the
/// line, in its own half, and the others at the ball; beyond the half-way line everybody is on the line.
fn attack(target: &str, line: &str, number: u8) -> String {
    let away = if line.starts_with('A') {
        format!("{line}:10")
    } else {
        format!("{line}:{number},AFR:{}", 10 - number)
    };
    format!("home=4-4-2,GK:APA,AFR:9,{target}:1 away=8-1-1,GK:BPA,{away} ball=AFR:1:home clock=1:20")
}

/// F-AOFF-02. Every line and every target: which are risks, in the words of the table of lines.
pub fn every_line_and_target(spec: &str, is_risk: fn(line: &str, ahead: bool, level: bool) -> bool) {
    for (line, offside, level) in LINES {
        for to in ATTACKED {
            let at = Area::from_name(to).unwrap();
            let (partly, ahead) = (set(level).has(at), set(offside).has(at) || set(level).has(at));
            for number in 1..=6 {
                let number = if line.starts_with('A') { 6 } else { number };
                let expected = if is_risk(line, ahead, partly) { number.min(6) } else { 0 };
                assert_eq!(
                    risk(spec, &attack(to, line, number), "AFR", to),
                    expected,
                    "{line} {number}, {to}"
                );
            }
            let nobody = attack("AFR", line, 3).replace("AFR:9,AFR:1", "AFR:10");
            assert_eq!(risk(spec, &nobody, "AFR", to), 0, "no player of the team there");
        }
    }
}

on_editions!(f_aoff_02_closer_than_the_line_but_partly_level_with_it, v2_1);
fn f_aoff_02_closer_than_the_line_but_partly_level_with_it(spec: &str) {
    every_line_and_target(&format!("{spec}+offside-risk"), |_, _, level| level);
}

on_editions!(f_aoff_01_ordinary_offside_stays_in_force, v2_1, v3_0);
/// F-AOFF-01. Ordinary offside stays in force: the legal targets are those of the basic game, but for what
/// the value forbids.
fn f_aoff_01_ordinary_offside_stays_in_force(spec: &str) {
    let spec = &format!("{spec}+offside-risk");
    let basic = spec.split('+').next().unwrap();
    for (line, offside, level) in LINES {
        for to in ATTACKED {
            let position = attack(to, line, 1);
            for (seat, text) in [(Seat::Home, position.clone()), (Seat::Away, turned(&position))] {
                let legal =
                    |spec| target::legal(scene_of(spec, &text).rules(), scene_of(spec, &text).state());
                let at = Area::from_name(to).unwrap().for_seat(seat);
                assert_eq!(legal(spec), legal(basic), "{text}");
                assert_eq!(legal(spec).has(at), !set(offside).has(at.for_seat(seat)), "{text}");
                assert!(set(level).and(set(offside)).is_empty());
            }
        }
    }
}

on_editions!(f_aoff_03_not_level_with_the_ball_nor_behind_it, v2_1, v3_0);
/// F-AOFF-03. Not where the target is exactly level with the start area or behind it.
fn f_aoff_03_not_level_with_the_ball_nor_behind_it(spec: &str) {
    let spec = &format!("{spec}+offside-risk");
    // Away's line of three is in front of its penalty area; home is everywhere.
    let position = |ball: &str| {
        format!(
            "home=4-4-2,GK:APA,BLC:2,BPA:2,BRC:2,BLW:2,BRW:1,AFR:1 away=4-4-2,GK:BPA,BFR:3,CE:7 ball={ball}:1:home clock=1:20"
        )
    };
    for (start, to, expected) in [
        ("AFR", "BLC", 3),
        ("BLW", "BLC", 3),
        ("BRW", "BLC", 3),
        ("BLC", "BLC", 0), // where it is
        ("BRC", "BLC", 0), // exactly level
        ("BPA", "BLC", 0), // behind the ball
        ("BPA", "BPA", 0),
    ] {
        assert_eq!(risk(spec, &position(start), start, to), expected, "{start} to {to}");
    }
}

on_editions!(f_aoff_04_not_at_goal_kicks_and_corner_kicks, v2_1, v3_0);
/// F-AOFF-04. Not at goal kicks and corner kicks, but at every other restart.
fn f_aoff_04_not_at_goal_kicks_and_corner_kicks(spec: &str) {
    let spec = &format!("{spec}+offside-risk");
    for (restart, expected) in [("open", 3), ("kick-off", 3), ("free-kick", 3), ("goal-kick", 0)] {
        let position = format!(
            "home=4-4-2,GK:APA,APA:1,AFR:8,BLC:1 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=APA:1:home clock=1:20 \
             turn=restart:{restart} next=turn"
        );
        assert_eq!(risk(spec, &position, "APA", "BLC"), expected, "{restart}");
    }
    let corner = "home=4-4-2,GK:APA,SPOT:1,AFR:7,BLC:1,BRC:1 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=SPOT:1:home clock=1:20 \
        turn=restart:corner next=turn";
    for to in ["BLC", "BRC"] {
        assert_eq!(risk(spec, corner, "SPOT", to), 0, "{to}");
    }
}

/// F-AOFF-07. At most the defenders of the formation; everybody there counts, the goalkeeper too.
pub fn at_most_the_defenders_of_the_formation(spec: &str, flags: &str, fewer: u8) {
    for formation in ["1-8-1", "3-4-3", "4-4-2", "5-3-2", "8-1-1"] {
        let defenders = formation[..1].parse::<u8>().unwrap() - fewer;
        for number in 1..=9 {
            let position = attack("BLC", "BFR", number).replace("8-1-1", formation) + flags;
            assert_eq!(
                risk(spec, &position, "AFR", "BLC"),
                number.min(defenders).min(6),
                "{formation}: {number}"
            );
        }
    }
    let keeper = attack("BLC", "BFR", 2).replace("GK:BPA,BFR:2", "GK:BFR,BPA:1,BFR:1");
    assert_eq!(risk(spec, &keeper, "AFR", "BLC"), 2);
}
