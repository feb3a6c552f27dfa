//! How many answers a seat gives in a turn, and in how many messages the web client sends them. The table of
//! docs/speed.md is printed by `cargo test -p touchline-protocol --test protocol questions -- --ignored
//! --nocapture`.
//!
//! Line-ups and secret choices are left out: each is one message, however many answers it has.

use touchline_ai::{Computer, Level, Player as _};
use touchline_engine::{Driver, Node, Seeded};
use touchline_protocol::games::AnyGame;
use touchline_protocol::{Playable, plan, with_game};

const SPECS: [&str; 10] = [
    "fuba:2.0",
    "fuba:2.0+all",
    "fuba:2.1",
    "fuba:2.1+all",
    "fuba:2.2",
    "fuba:3.0",
    "fuba:3.0+all",
    "grid:basic",
    "grid:advanced",
    "grid:full",
];

/// More inputs than are counted of a match: the grid game sets no limit.
const LONGEST: usize = 3000;

/// What a seat did in a turn.
#[derive(Clone, Copy, Default)]
struct Counted {
    answers: usize,
    messages: usize,
}

/// An answer as a client sees it.
struct Given {
    text: String,
    /// Whether the same seat is asked for more right after it.
    goes_on: bool,
    /// What it is asked then.
    key: String,
    /// Whether there are steps among the answers to that.
    has_steps: bool,
}

/// Whether the web client gives an answer in the same message as the one before it. FUBA: steps are planned
/// for as long as others may follow. The grid game: what a member does, and where it walks on.
fn goes_with(before: &Given, text: &str) -> bool {
    let word = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let walked = matches!(word(&before.text).as_str(), "move" | "turn" | "turn-left" | "turn-right");
    before.goes_on
        && match before.key.as_str() {
            "grid-ask-act" => walked && word(text) == "pick",
            key if key.starts_with("grid-") => true,
            _ => before.text.contains('>') && before.has_steps,
        }
}

/// Play a match between two computers, and count what each does in every turn in which it is asked.
fn count<G: Playable>(game: G, seed: u64) -> Vec<Counted> {
    let mut driver = Driver::new(game, &G::Terms::default());
    let (mut dice, mut turns) = (Seeded::new(seed), Vec::new());
    let mut players = [0, 1].map(|stream| Computer::new(Level::Rookie, seed, stream));
    let (mut turn, mut last) = ([Counted::default(); 2], None::<Given>);
    while driver.inputs().len() < LONGEST {
        match driver.node() {
            Node::Over(_) => break,
            Node::Chance => {
                driver.roll_from(&mut dice).unwrap();
                last = None;
            }
            Node::Decide(seat, decision) => {
                let legal = driver.actions().to_vec();
                let view = game.view(driver.state(), Some(seat));
                let action = players[seat as usize].choose(&game, &view, seat, &legal);
                let text = game.write_action(action);
                let is_set_up = game.is_secret(&decision) || game.layout(driver.state()).is_some();
                let is_passed = plan::pass(&driver).is_some_and(|(_, pass)| pass == action);
                let follows = last.as_ref().is_some_and(|last| goes_with(last, &text));
                let ahead = plan::follow(&driver, &[action]).unwrap();
                if !is_set_up {
                    let counted = &mut turn[seat as usize];
                    counted.answers += 1;
                    counted.messages += usize::from(!is_passed && !follows);
                }
                let key = match ahead.board.node() {
                    Node::Decide(seat, decision) => game.say_decision(seat, &decision).key,
                    Node::Chance | Node::Over(_) => String::new(),
                };
                let mut after = ahead.board.actions().iter().map(|action| game.write_action(*action));
                let has_steps = after.any(|action| action.contains('>'));
                let goes_on = ahead.then.is_none() && !is_set_up && !is_passed;
                last = Some(Given { text, goes_on, key, has_steps });
                driver.act(action).unwrap();
            }
        }
        if driver.events().iter().any(|event| game.begins_turn(event)) {
            turns.extend(std::mem::take(&mut turn));
        }
    }
    turns.into_iter().filter(|counted| counted.answers > 0).collect()
}

/// Answers and messages of all turns: mean, median, and what 95 of 100 turns do not exceed.
fn figures(spec: &str, matches: u64) -> [(f64, usize, usize); 2] {
    let game = || AnyGame::from_text(spec).unwrap();
    let turns: Vec<Counted> =
        (0..matches).flat_map(|seed| with_game!(game(), game => count(game, seed))).collect();
    let of = |number: fn(&Counted) -> usize| {
        let mut all: Vec<usize> = turns.iter().map(number).collect();
        all.sort_unstable();
        #[allow(clippy::cast_precision_loss)] // thousands
        let mean = all.iter().sum::<usize>() as f64 / all.len() as f64;
        (mean, all[all.len() / 2], all[all.len() * 95 / 100])
    };
    [of(|counted| counted.answers), of(|counted| counted.messages)]
}

#[test]
fn a_turn_takes_few_messages() {
    for (spec, most) in [("fuba:3.0", 5), ("fuba:3.0+all", 6)] {
        let [(_, answers, _), (_, messages, _)] = figures(spec, 3);
        assert!(messages <= most && messages < answers, "{spec}: {answers} answers, {messages} messages");
    }
}

#[test]
#[ignore = "prints the table of docs/speed.md"]
fn the_table() {
    println!("| | answers: mean | median | p95 | messages: mean | median | p95 |");
    println!("| --- | --: | --: | --: | --: | --: | --: |");
    for spec in SPECS {
        let [answers, messages] =
            figures(spec, 10).map(|(mean, median, p95)| format!("{mean:.1} | {median} | {p95}"));
        println!("| `{spec}` | {answers} | {messages} |");
    }
}
