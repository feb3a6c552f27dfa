//! One seeded random match of each edition, step by step, as it was when somebody last looked at it. Any
//! change of a rule, of the notation, of an event or of the generator shows here first; `TOUCHLINE_BLESS=1`
//! writes the file anew.

use std::fmt::Write as _;

use std::path::Path;

use crate::common::bless::{blessing, compare};
use crate::common::random::{advanced_specs, game, pick};
use touchline_engine::{Driver, Node, Notation, Pcg, Seeded};
use touchline_fuba::{Event, Fuba, Terms};

/// The match of a seed as text: each input with who gave it and what happened, the position at the start of
/// each turn.
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
    let story = story(game("fuba:2.0"), 3747);
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

/// The match of a seed in short: for each turn how many inputs it took, what they and all events come to, and
/// the events of advanced rules in full; at the end the position.
fn digest(game: Fuba, seed: u64) -> String {
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 1));
    let mut driver = Driver::new(game, &Terms::default());
    let mut text = format!("{} seed {seed}\n", game.spec());
    let (mut turn, mut inputs, mut sum, mut told) = (0, 0, Sum::default(), String::new());
    loop {
        let now = game.turn_number(driver.state());
        let over = matches!(driver.node(), Node::Over(_));
        if now != turn || over {
            let _ = writeln!(text, "{turn}. {inputs} {:016x}{told}", sum.0);
            (turn, inputs, sum, told) = (now, 0, Sum::default(), String::new());
        }
        let events = match driver.node() {
            Node::Over(_) => break,
            Node::Chance => driver.roll_from(&mut dice).unwrap().to_vec(),
            Node::Decide(..) => {
                let action = pick(driver.actions(), &mut rng);
                driver.act(action).unwrap().to_vec()
            }
        };
        inputs += 1;
        sum.add(&game.write_input(driver.inputs().last().unwrap()));
        for event in events {
            sum.add(&format!("{event:?}"));
            if is_advanced(event) {
                let _ = write!(told, " {event:?}");
            }
        }
    }
    let _ = writeln!(text, "{}", game.write_state(driver.state()));
    text
}

/// Fowler, Noll and Vo's sum of a text, 64 bits.
struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Events that only advanced rules have, but for those of secret choices.
fn is_advanced(event: Event) -> bool {
    matches!(
        event,
        Event::Condition(..)
            | Event::Styles(..)
            | Event::Weather(_)
            | Event::SkillPlayed(..)
            | Event::PointsPaid(..)
            | Event::PointsLost(..)
            | Event::PointsGained(..)
            | Event::Tired(_)
            | Event::NextFormation(..)
            | Event::BookedOff(_)
            | Event::FreshPlayer(..)
            | Event::InjuredFor(..)
            | Event::InjuredForGood(_)
            | Event::KeeperHurt(_)
            | Event::Replaced(..)
            | Event::Returned(..)
            | Event::KeeperOutside(..)
            | Event::Sweep(_)
            | Event::Aggressive(_)
            | Event::RiskPays(_)
            | Event::Slowed(_)
            | Event::AdvancedEvent(..)
            | Event::CardLost(..)
            | Event::CardDrawn(_)
    ) || matches!(event, Event::Value(_, touchline_fuba::event::Why::OffsideRisk))
}

/// What a match with a concept must tell of, so that the file says something about it.
fn words_of(spec: &str) -> Vec<&'static str> {
    const OF: [(&str, &[&str]); 12] = [
        ("aggressive-pressing", &["Aggressive("]),
        ("condition", &["PointsPaid("]),
        ("roles", &["Condition("]),
        ("injuries", &["InjuredFor("]),
        ("skills", &["SkillPlayed("]),
        ("slow-play", &["Slowed("]),
        ("special-events", &["AdvancedEvent("]),
        ("styles", &["Styles("]),
        ("substitutions", &["NextFormation("]),
        ("weather", &["Weather("]),
        ("2.0+keeper", &["KeeperOutside("]),
        ("2.1+keeper", &["KeeperOutside("]),
    ];
    OF.iter()
        .filter(|(concept, _)| spec.contains(concept))
        .flat_map(|(_, words)| words.iter().copied())
        .collect()
}

/// One match for each concept alone and one for all together. The seed stands in the file; blessing looks for
/// the first match that tells of the concept.
#[test]
fn the_golden_matches_of_advanced_rules() {
    for spec in advanced_specs().into_iter().filter(|spec| !spec.contains('?')) {
        let (game, words) = (game(&spec), words_of(&spec));
        let file = format!("golden/{}.txt", spec.replace(':', "-"));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(&file);
        let told =
            |seed: u64| Some(digest(game, seed)).filter(|text| words.iter().all(|word| text.contains(word)));
        let text = if blessing() {
            (1..1000).find_map(told).unwrap_or_else(|| panic!("{spec}: no match tells of {words:?}"))
        } else {
            let old = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
            let seed = old.lines().next().and_then(|line| line.split(' ').next_back()?.parse().ok());
            digest(game, seed.unwrap_or_else(|| panic!("{file}: no seed in the first line")))
        };
        tells(&text, &words);
        compare(&file, &text);
    }
}
