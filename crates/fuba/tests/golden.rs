//! One seeded random match of each edition, step by step, as it was when somebody last looked at it. Any change of a rule, of the notation, of
//! an event or of the generator shows here first; `TOUCHLINE_BLESS=1` writes the file anew.
#![allow(clippy::unwrap_used)]

mod common;

use std::fmt::Write as _;

use common::bless::compare;
use common::random::{game, pick};
use touchline_engine::{Driver, Node, Notation, Pcg, Seeded};
use touchline_fuba::{Fuba, Terms};

/// The match of a seed as text: each input with who gave it and what happened, the position at the start of each turn.
fn story(game: Fuba, seed: u64) -> String {
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 1));
    let mut driver = Driver::new(game, &Terms::default());
    let mut text = format!("{} seed {seed}\n", game.spec());
    let mut turn = u32::MAX;
    loop {
        let now = game.turn_number(driver.state());
        if now != turn {
            turn = now;
            let _ = writeln!(text, "\n{turn}. {}", game.write_state(driver.state()));
        }
        let (who, events) = match driver.node() {
            Node::Over(_) => break,
            Node::Chance => ("dice", driver.roll_from(&mut dice).unwrap().to_vec()),
            Node::Decide(seat, _) => {
                let action = pick(driver.actions(), &mut rng);
                (seat.word(), driver.act(action).unwrap().to_vec())
            }
        };
        let given = game.write_input(driver.inputs().last().unwrap());
        let events: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        let _ = writeln!(text, "{who} {given} | {}", events.join(" "));
    }
    let _ = writeln!(text, "\n{}", game.write_state(driver.state()));
    text
}

/// Whether the story of a match tells of all this.
fn tells(story: &str, words: &[&str]) {
    for word in words {
        assert!(story.contains(word), "the golden match has no {word}");
    }
}

/// What happens in every edition.
const EVERYWHERE: [&str; 9] =
    ["Red(", "Duel(", "CornerKick", "FreeKick", "GoalKick", "Rebound,", "Goal,", " Dribbled(", "SecondDie"];

#[test]
fn the_golden_match() {
    let story = story(game("fuba:3.0"), 1609);
    tells(&story, &EVERYWHERE);
    tells(&story, &["Easy"]);
    compare("golden/fuba-3.0.txt", &story);
}

#[test]
fn the_golden_match_of_2_0() {
    let story = story(game("fuba:2.0"), 226);
    tells(&story, &EVERYWHERE);
    tells(&story, &["EventDifference(", "SlowKick(", "Overflow", "Pressing(", "memory="]);
    compare("golden/fuba-2.0.txt", &story);
}

#[test]
fn the_golden_match_of_2_1() {
    let story = story(game("fuba:2.1"), 550);
    tells(&story, &EVERYWHERE);
    tells(&story, &["EventDifference(", "SlowKick(", "TargetFree", "Pressing("]);
    compare("golden/fuba-2.1.txt", &story);
}

#[test]
fn the_golden_match_of_2_2() {
    let story = story(game("fuba:2.2"), 2880);
    tells(&story, &EVERYWHERE);
    tells(&story, &["EventDifference(", "TargetFree", "Pressing("]);
    compare("golden/fuba-2.2.txt", &story);
}
