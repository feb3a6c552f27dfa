//! Exact probabilities of the advanced rules, found by walking the chance nodes of the rules themselves,
//! against the tables of the specification.

use crate::common::exact::outcomes;
use crate::common::fraction::{Fraction, fraction};
use crate::common::random::game;
use crate::common::scene_of;
use touchline_engine::{Describe, OddsKind, Seat};
use touchline_fuba::state::State;
use touchline_fuba::{Action, Event};

/// Away presses in the centre in its own way, `own` against `other`; the dice are due.
fn pressing(spec: &str, value: u8, (own, other): (u8, u8), how: &str) -> State {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:{},CE:{other} away=4-4-2,GK:BPA,BFR:{},CE:{own} ball=CE:{value}:home clock=1:20 \
         condition=4/4/2-4/4/2 turn=pass:AFR>CE next=first-action:away",
        10 - other,
        10 - own
    );
    *scene_of(spec, &position).play(how).state()
}

/// How likely away wins the ball, and how likely a foul is.
fn won_and_foul(spec: &str, s: &State) -> [Fraction; 2] {
    let mut sums = [Fraction::ZERO; 2];
    for (chance, next, events) in outcomes(&game(spec), s) {
        let foul = events.iter().any(|event| matches!(event, Event::Awarded(..)));
        if next.control == Seat::Away {
            sums[0] += chance;
        } else if foul {
            sums[1] += chance;
        }
    }
    sums
}

const V2_1: &str = "fuba:2.1+condition+aggressive-pressing";
const V3_0: &str = "fuba:3.0+condition+aggressive-pressing";

/// Ball values 1 to 6, in parts of 36.
fn table(spec: &str, numbers: (u8, u8), expected: [i32; 6]) {
    for (value, ways) in (1..=6).zip(expected) {
        let s = pressing(spec, value, numbers, "press aggressively");
        let (won, rest) = (fraction(ways, 36), fraction(36 - ways, 36));
        assert_eq!(won_and_foul(spec, &s), [won, rest], "{spec}, value {value}: what does not win is a foul");
    }
}

#[test]
fn aggressive_pressing_with_equality() {
    table(V3_0, (2, 2), [11, 20, 27, 32, 35, 36]);
    table(V3_0, (3, 2), [11, 20, 27, 32, 35, 36]);
}

#[test]
fn aggressive_pressing_with_one_player_missing() {
    table(V3_0, (1, 2), [0, 11, 20, 27, 32, 35]);
}

#[test]
fn aggressive_pressing_with_the_lower_of_two_dice() {
    table(V2_1, (2, 2), [0, 11, 20, 27, 32, 35]);
    table(V2_1, (2, 3), [0, 11, 20, 27, 32, 35]);
}

#[test]
fn aggressive_pressing_with_one_die() {
    table(V2_1, (1, 3), [0, 6, 12, 18, 24, 30]);
}

/// What is shown to people is what the dice do.
#[test]
fn the_odds_shown_are_those_of_the_dice() {
    for (spec, numbers, answers) in [
        (V3_0, (2, 2), &[("press", Action::Press), ("press aggressively", Action::PressAggressively)][..]),
        (V3_0, (1, 2), &[("press aggressively", Action::PressAggressively)]),
        (
            V2_1,
            (2, 2),
            &[
                ("press", Action::Press),
                ("press cp", Action::PressWithPoint),
                ("press aggressively", Action::PressAggressively),
            ],
        ),
        (V2_1, (1, 3), &[("press aggressively", Action::PressAggressively)]),
    ] {
        for (value, (how, answer)) in (1..=6).flat_map(|value| answers.iter().map(move |a| (value, *a))) {
            let before = pressing(spec, value, numbers, "");
            let odds = game(spec).odds(&before, answer);
            let share = |what: &str| {
                odds.iter().filter(|odds| odds.what == what).map(|odds| fraction(odds.ways, odds.of)).sum()
            };
            let shown: [Fraction; 2] = [share("win"), share("free-kick-against")];
            let rolled = won_and_foul(spec, &pressing(spec, value, numbers, how));
            assert_eq!(shown, rolled, "{spec}: {how} against {value}");
            let outcomes = odds.iter().filter(|odds| odds.kind == OddsKind::Outcome);
            assert_eq!(outcomes.map(|odds| fraction(odds.ways, odds.of)).sum::<Fraction>(), Fraction::ONE);
        }
    }
}

/// A condition point of 2.1 is worth one pip of the comparison.
#[test]
fn pressing_with_a_point() {
    for value in 1..=6 {
        let s = pressing(V2_1, value, (2, 2), "press cp");
        assert_eq!(won_and_foul(V2_1, &s)[0], fraction(value, 6));
    }
}

/// The goalkeeper outside makes attempts easier and the odds say so.
#[test]
fn shots_against_a_goalkeeper_off_its_line() {
    let odds = |spec: &str, fields: &str| {
        let position = format!(
            "home=4-4-2,GK:APA,BPA:1,AFR:9 away=4-4-2,GK:BPA,CE:9,BLC:1 ball=BPA:4:home clock=1:20 {fields} \
             turn=pass:CE>BPA next=first-action:home"
        );
        let shown = game(spec).odds(scene_of(spec, &position).state(), Action::Shoot);
        shown
            .iter()
            .find(|odds| odds.what == "goal")
            .map_or(Fraction::ZERO, |odds| fraction(odds.ways, odds.of))
    };
    // One more on the die, or in 2.0 two instead of one: a sixth more, whatever the rebound adds.
    for (spec, off) in [
        ("fuba:2.1+keeper", "flags=away-outside"),
        ("fuba:2.0+keeper", "flags=away-outside"),
        ("fuba:3.0+keeper", "also=sweep:away"),
    ] {
        assert_eq!(odds(spec, off), odds(spec, "") + fraction(1, 6), "{spec}");
    }
}
