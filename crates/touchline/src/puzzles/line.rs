//! A puzzle as a line of JSON.

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use touchline_ai::Level;
use touchline_engine::{Message, Seat};
use touchline_lab::Puzzle;
use touchline_protocol::{Said, SeatWord};

#[derive(Serialize)]
struct Written<'a> {
    id: &'a str,
    spec: &'a str,
    position: &'a str,
    seat: SeatWord,
    question: &'a str,
    difficulty: u32,
    margin: f64,
    level: String,
    nodes: u32,
    ways: Vec<Way<'a>>,
}

#[derive(Serialize)]
struct Way<'a> {
    answers: &'a [String],
    said: Vec<Said<&'a Message>>,
    points: f64,
}

impl<'a> Way<'a> {
    fn of(way: &'a touchline_lab::Way) -> Self {
        Self { answers: &way.answers, said: way.said.iter().map(Said).collect(), points: rounded(way.points) }
    }
}

/// What a check needs of it.
#[derive(Deserialize)]
pub(super) struct Read {
    pub(super) id: String,
    pub(super) spec: String,
    pub(super) position: String,
    seat: SeatWord,
    level: String,
    ways: Vec<Answers>,
}

#[derive(Deserialize)]
struct Answers {
    answers: Vec<String>,
}

/// Thousandths are more than anybody needs.
fn rounded(points: f64) -> f64 {
    (1000.0 * points).round() / 1000.0
}

pub(super) fn write(puzzle: &Puzzle, level: Level, nodes: u32) -> anyhow::Result<String> {
    let written = Written {
        id: &puzzle.id,
        spec: &puzzle.spec,
        position: &puzzle.position,
        seat: puzzle.seat.into(),
        question: &puzzle.question,
        difficulty: puzzle.difficulty,
        margin: rounded(puzzle.margin()),
        level: level.to_string(),
        nodes,
        ways: puzzle.ways.iter().map(Way::of).collect(),
    };
    Ok(serde_json::to_string(&written)?)
}

pub(super) fn read(line: &str) -> anyhow::Result<Read> {
    serde_json::from_str(line).context("this is no puzzle as `touchline puzzles` writes it")
}

impl Read {
    pub(super) fn seat(&self) -> Seat {
        self.seat.into()
    }

    pub(super) fn level(&self) -> anyhow::Result<Level> {
        crate::level::option(&self.level).map_err(anyhow::Error::msg)
    }

    pub(super) fn ways(&self) -> Vec<Vec<String>> {
        self.ways.iter().map(|way| way.answers.clone()).collect()
    }
}
