//! Counting continuations: a fingerprint of the rules. `tests/perft/*.perft` holds positions with their counts per depth;
//! `TOUCHLINE_BLESS=1` writes the counts anew.
#![allow(clippy::unwrap_used)]

mod common;

use std::fmt::Write as _;
use std::path::Path;

use common::bless::compare;
use common::random::game;
use common::*;
use touchline_engine::{Game as _, Notation, perft};
use touchline_grid::board::BOARDS;
use touchline_grid::spec::BASIC;
use touchline_grid::{Grid, Ruleset};

/// No count above this is asked for, so that all of them take a few seconds.
const MOST: u64 = 200_000;
/// Deep enough to come through a whole turn where there is little to choose.
const DEEPEST: u32 = 8;

/// The file with its counts put in, whatever counts it held.
fn counted(text: &str) -> String {
    let mut out = String::new();
    let (mut spec, mut after_position) = (String::new(), false);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("spec: ") {
            name.clone_into(&mut spec);
        }
        let is_count = line.split(':').next().is_some_and(|key| key.parse::<u32>().is_ok());
        if !(after_position && is_count) {
            let _ = writeln!(out, "{line}");
        }
        if let Some(position) = line.strip_prefix("position: ") {
            after_position = true;
            let _ = write!(out, "{}", counts(&spec, position));
        } else if line.is_empty() {
            after_position = false;
        }
    }
    out
}

fn counts(spec: &str, position: &str) -> String {
    let game = game(spec);
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    let mut out = String::new();
    let mut last = 1;
    for depth in 1..=DEEPEST {
        // Each step multiplies by about as much as the one before: do not begin what would be too much.
        let count = perft(&game, &state, depth);
        if count > MOST {
            break;
        }
        let _ = writeln!(out, "{depth}: {count}");
        let growth = (count / last).max(1);
        last = count;
        if count * growth > 20 * MOST {
            break;
        }
    }
    out
}

#[test]
fn positions_have_as_many_continuations_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "perft") {
            files += 1;
            let name = path.file_name().unwrap().to_str().unwrap();
            compare(&format!("perft/{name}"), &counted(&std::fs::read_to_string(&path).unwrap()));
        }
    }
    assert!(files > 0, "no perft files");
}

fn nodes(m: &Match, depth: u32) -> u64 {
    perft(m.driver.game(), m.s(), depth)
}

/// A goalie has the rows of its half and its slots; each row has all columns, less those in the circle.
#[test]
fn the_start_by_hand() {
    for (board, circle) in BOARDS.into_iter().zip([8, 15, 30]) {
        let game = Grid { rules: Ruleset { board, ..BASIC } };
        let (rows, width) =
            (u64::from(board.centre_row().cast_unsigned()) - 1, u64::from(board.width.cast_unsigned()));
        assert_eq!(perft(&game, &game.start(&()), 1), rows + 1);
        assert_eq!(perft(&game, &game.start(&()), 2), rows * width - circle + 7);
    }
}

/// Seven fielders and three squares, then the 21 distinct rolls of two dice.
#[test]
fn a_kick_off_by_hand() {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    assert_eq!(nodes(&m, 1), 36);
    m.roll(&[6, 1]);
    assert_eq!(nodes(&m, 1), 21);
    assert_eq!(nodes(&m, 2), 21 * 21);
}

/// One fielder alone with one point, the goalie boxed in by nobody: end the turn, or one of two members, each with its ways.
#[test]
fn a_last_point_by_hand() {
    let m = setup(BASIC).put(h(1), 5, 5).put(a(1), 15, 15).ball(19, 29).acting(Home, 1);
    assert_eq!(nodes(&m, 1), 3);
    // The other team's one die; the goalie's five ways off its slot and eight steps of the fielder.
    assert_eq!(nodes(&m, 2), 6 + 5 + 8);
    // Then there is only the end of the turn.
    assert_eq!(nodes(&m, 3), 6 * 3 + 5 + 8);
}

/// Three slots, one with the goalie in it: a save roll, then three dice for the goalie or a new placement.
#[test]
fn a_shot_by_hand() {
    let mut m = setup(BASIC).put(h(1), 9, 28).put(a(1), 15, 15).ball(9, 29).acting(Home, 1);
    m.act(touchline_grid::Action::Pick(h(1)));
    let moves = 7; // eight neighbours, less the ball
    let kicks = 5 - 1 + 2; // off the field there is nothing but slots 8 and 9, and straight back is the kicker
    assert_eq!(nodes(&m, 1), moves + kicks);
    m.act(touchline_grid::Action::Kick(touchline_grid::board::Dir::N));
    assert_eq!(nodes(&m, 1), 6);
    // At distance 1 half of the faces grab: the 56 distinct rolls of three dice; the other half score: 15 rows for a goalie.
    assert_eq!(nodes(&m, 2), 3 * 56 + 3 * 15);
}
