//! Garbage input: nothing panics, and what is accepted can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::common::random::{Walk, game, pick, specs};
use touchline_engine::{Describe, Notation, Pcg, Rng};
use touchline_grid::{Grid, State};

/// Words of the notation, inserted where they do not belong.
const WORDS: [&str; 72] = [
    "home",
    "away",
    "H1",
    "A0",
    "H10",
    "0",
    "1",
    "2",
    "7",
    "18",
    "30",
    "-",
    "e",
    "5,5",
    "10,0",
    "10,30",
    "0,0",
    "19,29",
    "hand",
    "out",
    "held:H0",
    "held:A3",
    "juggled:H1",
    "normal",
    "kick-off",
    "corner",
    "throw-in",
    "goal-kick",
    "free-kick",
    "goalie",
    "penalty",
    "points:5",
    "dice:2",
    "rolled:41",
    "grabbed",
    "loose-two",
    "barred",
    "time-up",
    "called:9",
    "spot:1,1",
    "tackle:H1:A1:odd",
    "may-not-score:H1",
    "dirs:n,ne",
    "sequence",
    "slide",
    "stuns",
    "feet:A1",
    "act",
    "close",
    "turn-roll",
    "rolled-turn",
    "between",
    "shootout",
    "member:H1",
    "offers:n",
    "combine:ne",
    "forced:ne/3/5,5/4,4",
    "travel:3,3",
    "contact:A1/feet/n",
    "redirect:A1/header/3",
    "bicycle-line:H1/3",
    "save",
    "walk:4",
    "deflect-to:3",
    "loose",
    "juggle-length:H1/n",
    "follow-up:H1",
    "set-piece",
    "taker:corner",
    "foul-roll:H1/step-n",
    "penalty-slot",
    "open-turn",
];

fn below(most: usize, rng: &mut Pcg) -> usize {
    rng.below(u32::try_from(most).unwrap()) as usize
}

/// A line with one to three small errors.
fn damaged(text: &str, rng: &mut Pcg) -> String {
    (0..=rng.below(3)).fold(text.to_owned(), |line, _| accident(&line, rng))
}

fn accident(text: &str, rng: &mut Pcg) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let at = below(words.len(), rng);
    let other = words[below(words.len(), rng)].clone();
    match rng.below(7) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, other),
        2 => words.insert(at, pick(&WORDS, rng).to_owned()),
        3 => words.swap(at, 0),
        4 => {
            let (key, _) = words[at].split_once('=').unwrap_or(("", ""));
            let sign = if key.is_empty() { "" } else { "=" };
            words[at] = format!("{key}{sign}{}", pick(&WORDS, rng));
        }
        5 => {
            words[at] = words[at]
                .replace(pick(&['1', '2', 'H', 'n', ':'], rng), pick(&["3", "9", "A", "s", "/"], rng));
        }
        _ => {
            let word: Vec<char> = words[at].chars().collect();
            let cut = below(word.len() + 1, rng);
            words[at] = word[..cut]
                .iter()
                .chain(&[pick(&['0', '4', ',', '-', '=', '/', 'x', 'é'], rng)])
                .chain(&word[cut..])
                .collect();
        }
    }
    words.join(" ")
}

/// Play on for a while: every question has an answer, and nothing panics.
fn play_on(game: Grid, state: &State, seed: u64) {
    let text = game.write_state(state);
    assert_eq!(game.read_state(&text).as_ref(), Ok(state), "is not read back: {text}");
    let mut walk = Walk::at(game, state, seed);
    for _ in 0..60 {
        walk.legal().into_iter().for_each(|action| drop(game.odds(&walk.state, action)));
        if walk.step().is_none() {
            break;
        }
    }
}

#[test]
fn damaged_positions_are_refused_or_played() {
    let mut rng = Pcg::new(31, 5);
    let (mut accepted, mut tried) = (0, 0);
    let many: usize = std::env::var("GRID_GARBAGE").map_or(3, |many| many.parse().unwrap());
    for (spec, n) in specs().iter().zip(0..) {
        let game = game(spec);
        let mut walks = vec![Walk::new(game, 40 + n)];
        walks.extend((0..4).map(|m| Walk::crowd(game, 50 + 10 * n + m)));
        for mut walk in walks {
            for _ in 0..160 {
                let text = game.write_state(&walk.state);
                for _ in 0..many {
                    let line = damaged(&text, &mut rng);
                    tried += 1;
                    let result = catch_unwind(AssertUnwindSafe(|| {
                        if let Ok(state) = game.read_state(&line) {
                            play_on(game, &state, tried);
                            1
                        } else {
                            0
                        }
                    }));
                    accepted +=
                        result.unwrap_or_else(|_| panic!("{spec} cannot bear\n{line}\ndamaged from\n{text}"));
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
    assert!(
        accepted * 20 > tried,
        "only {accepted} of {tried} lines could be played: too strict to find anything"
    );
}

#[test]
fn damaged_actions_calls_and_specs_are_refused_or_mean_something() {
    let mut rng = Pcg::new(37, 5);
    let game = game("grid:full");
    let mut walk = Walk::crowd(game, 9);
    for _ in 0..400 {
        for action in walk.legal() {
            let text = damaged(&game.write_action(action), &mut rng);
            if let Ok(read) = game.read_action(&text) {
                assert_eq!(game.read_action(&game.write_action(read)), Ok(read), "{text}");
            }
        }
        let spec = damaged("grid:full@large+offside?end=score:2&fielders=9", &mut rng);
        if let Ok(game) = Grid::from_text(&spec) {
            assert_eq!(Grid::from_spec(&game.spec()), Ok(game), "{spec}");
        }
        let _ = game.read_call(&damaged("call turn-time", &mut rng));
        let _ = game.read_picture(&damaged(&game.picture(&walk.state), &mut rng));
        if walk.step().is_none() {
            break;
        }
    }
}
