//! Advanced offside.

use touchline_fuba::event::Why;
use touchline_fuba::rules::{ball_value, target};

use crate::common::scene_of;
use crate::shared::f_aoff as shared;
use crate::shared::f_mod::play;

const SPEC: &str = "fuba:2.1+offside-risk";

/// Home plays the ball from the wing to the corner area next to it, behind a line of this many; the start is
/// marked, the target perhaps.
fn to_the_corner(value: u8, number: u8, marked: &str) -> String {
    let rest = 9 - number - u8::from(!marked.is_empty());
    format!(
        "home=4-4-2,GK:APA,AFR:8,BLW:1,BLC:1 away=8-1-1,GK:BPA,BFR:{number},BLW:1,{marked}CE:{rest} \
         ball=BLW:{value}:home clock=1:20"
    )
    .replace(",CE:0", "")
}

#[test]
fn f_aoff_02_not_in_the_own_half_nor_in_the_centre() {
    // away's second closest player is beyond the halfway line.
    for (line, to) in [("ALW", "CE"), ("AFR", "ALW"), ("ALC", "AFR")] {
        let position = format!(
            "home=4-4-2,GK:APA,APA:9,{to}:1 away=8-1-1,GK:BPA,{line}:3,APA:7 ball=APA:1:home clock=1:20"
        );
        assert_eq!(shared::risk(SPEC, &position, "APA", to), 0, "{line}, {to}");
    }
}

#[test]
fn f_aoff_06_the_value_rises_to_the_number_of_the_line() {
    for (value, number) in (1..=6).flat_map(|value| (1..=8).map(move |number| (value, number))) {
        let raised = if number.min(6) > value { vec![Why::OffsideRisk] } else { vec![] };
        let marked = to_the_corner(value, number, "BLC:1,");
        // BLC holds a defender closer than the line: then there is no risk at all.
        assert_eq!(play(SPEC, &marked, "BLC"), (value, vec![]), "marked");
        // An unmarked target is 1 first, then comes the risk (F-MOD-02), then nothing.
        let whys = if number > 1 { vec![Why::TargetFree, Why::OffsideRisk] } else { vec![Why::TargetFree] };
        assert_eq!(
            play(SPEC, &to_the_corner(value, number, ""), "BLC"),
            (number.min(6), whys),
            "{value}, {number}"
        );
        let keeper_marks = to_the_corner(value, number, "").replace("GK:BPA", "GK:BLC");
        assert_eq!(play(SPEC, &keeper_marks, "BLC"), (value.max(number.min(6)), raised), "{value}, {number}");
    }
    assert_eq!(
        play("fuba:2.1", &to_the_corner(4, 5, ""), "BLC"),
        (1, vec![Why::TargetFree]),
        "only if in play"
    );
}

#[test]
fn f_aoff_06_all_areas_of_players_tied_for_second_closest_count() {
    // wings on both sides, the front area between them a risk.
    let position = |left: u8, right: u8| {
        format!(
            "home=4-4-2,GK:APA,CE:9,BFR:1 away=8-1-1,GK:BPA,BLW:{left},BRW:{right},CE:{} ball=CE:1:home clock=1:20",
            10 - left - right
        )
    };
    for (left, right) in [(1, 0), (0, 1), (1, 1), (2, 1), (3, 2), (4, 4)] {
        let text = position(left, right).replace("BLW:0,", "").replace("BRW:0,", "");
        assert_eq!(shared::risk(SPEC, &text, "CE", "BFR"), (left + right).min(6), "{left} and {right}");
    }
}

#[test]
fn f_aoff_06_the_long_pass_comes_after_it() {
    // Five in the line and two areas between: above six, so it cannot be chosen.
    let from_afar = |number: u8| {
        format!(
            "home=4-4-2,GK:APA,AFR:9,BLC:1 away=8-1-1,GK:BPA,BFR:{number},AFR:{} ball=AFR:1:home clock=1:20",
            10 - number
        )
    };
    for number in 1..=9 {
        let scene = scene_of(SPEC, &from_afar(number));
        assert_eq!(scene.can("target BLC"), number <= 4, "{number}");
        if number <= 4 {
            assert_eq!(play(SPEC, &from_afar(number), "BLC").0, number + 2);
        }
    }
    // The start area without opponents takes one off what the risk made of it.
    let alone = from_afar(3).replace("AFR:7 ball", "CE:7 ball");
    assert_eq!(play(SPEC, &alone, "BLC").0, 3 - 1 + 2);
}

#[test]
fn f_aoff_06_the_hint_says_what_the_play_does() {
    for (value, number) in (1..=6).flat_map(|value| (1..=8).map(move |number| (value, number))) {
        let position = to_the_corner(value, number, "");
        let (game, scene) = (scene_of(SPEC, &position), scene_of(SPEC, &position));
        for to in target::legal(game.rules(), scene.state()).iter() {
            let hint = ball_value::at_check(game.rules(), scene.state(), to);
            assert_eq!(play(SPEC, &position, to.name()).0, hint, "{position} to {}", to.name());
        }
    }
}

#[test]
fn f_aoff_07_at_most_the_defenders_of_the_formation() {
    shared::at_most_the_defenders_of_the_formation(SPEC, "", 0);
    // In this edition tiredness concerns only movement.
    shared::at_most_the_defenders_of_the_formation(
        "fuba:2.1+condition+offside-risk",
        " flags=home-tired,away-tired",
        0,
    );
}
