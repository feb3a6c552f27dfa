//! Why an answer is not legal: asked about everything somebody could type, throughout random matches.

use std::collections::BTreeSet;

use touchline_engine::{Choices, Describe, Driver, Node, Pcg, Rng, Seeded};
use touchline_fuba::spec::EDITIONS;
use touchline_fuba::state::Line;
use touchline_fuba::{Action, Area, Fuba, Terms};
use touchline_words::Words;

use crate::{catalogue, spoken};

/// Sentences for situations that random matches hardly reach.
const RARE: [&str; 4] =
    ["no-defence-by-event", "no-dribble-at-goal-kick", "no-press-at-goal-kick", "no-target-free-kick"];

fn typed() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Shoot, Action::Press, Action::Adjust];
    all.extend((0..4).map(Action::Position));
    all.extend(Line::ALL.map(Action::Movement));
    for from in Area::ALL {
        all.push(Action::Target(from));
        for to in Area::ALL {
            all.extend([Action::Move(from, to), Action::Dribble(from, to), Action::MoveKeeper(from, to)]);
            all.extend([Action::DribbleKeeper(from, to), Action::MoveNominee(from, to)]);
            all.push(Action::DribbleNominee(from, to));
        }
    }
    all
}

#[test]
fn every_reason_is_a_sentence_and_every_sentence_a_reason() {
    let (words, typed) = (Words::english(), typed());
    let mut reached = BTreeSet::new();
    for (number, (edition, ..)) in EDITIONS.iter().enumerate() {
        for extra in ["", "+all"] {
            // One edition has no advanced rules.
            let Ok(game) = Fuba::from_text(&format!("fuba:{edition}{extra}")) else { continue };
            let (mut rng, mut dice) = (Pcg::new(number as u64, 1), Seeded::new(number as u64));
            let mut driver = Driver::new(game, &Terms::default());
            for step in 0..2500 {
                match driver.node() {
                    Node::Over(_) => break,
                    Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
                    Node::Decide(seat, decision) => {
                        let legal: Choices<Action> = driver.actions().clone();
                        let question = game.say_question(driver.state(), seat, &decision);
                        spoken(&words, &question);
                        reached.insert(question.key);
                        if step % 3 == 0 {
                            for action in typed.iter().filter(|action| !legal.contains(action)) {
                                let Some(reason) = game.why_not(driver.state(), *action) else { continue };
                                if reached.insert(reason.key.clone()) {
                                    spoken(&words, &reason);
                                }
                            }
                        }
                        let choice = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                        driver.act(legal[choice]).unwrap();
                    }
                }
            }
        }
    }
    let known = catalogue::keys_in("reasons.ftl");
    let never: Vec<&String> = known
        .iter()
        .filter(|key| *key != "did-you-mean" && !reached.contains(*key) && !RARE.contains(&key.as_str()))
        .collect();
    assert!(never.is_empty(), "nobody is ever told {never:?}");
}

#[test]
fn a_word_that_is_nearly_known_is_asked_about_in_every_language() {
    for (spec, meant) in [("fuba:3.0+wether", "weather"), ("fuba:3.0?reboud=literal", "rebound")] {
        let refusal = Fuba::from_text(spec).unwrap_err();
        let said = spoken(&Words::english(), &refusal);
        assert!(said.ends_with(&format!("Did you mean \"{meant}\"?")), "{said}");
    }
    let refusal = Fuba::from_text("fuba:3.0+tactics").unwrap_err();
    assert!(!Words::english().say(&refusal).contains("mean"));
}
