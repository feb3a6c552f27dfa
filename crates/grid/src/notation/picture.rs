//! The board as a picture: rows from north to south, a word per square, then the remaining fields of the
//! one-line form.
//!
//! `H5^` is home's marker 5 facing north, `aX<` away's marker 10 lying down and facing west, `o` the ball,
//! `H0^o` a marker with the ball, `.` an open square. The uncertainty rows have only their seven slots.

use std::fmt::Write as _;

use touchline_engine::{Notation as _, Refusal, Seat};

use super::fields::{refuse, write_marker, write_square};
use super::position::{self, Hidden};
use crate::Grid;
use crate::board::{Board, Facing, SLOTS, Square};
use crate::marker::Marker;
use crate::state::{Hold, State};

const FACINGS: [char; 4] = ['^', '>', 'v', '<'];
const EXAMPLE: &str = "28| . . H5^ o aX<";

impl Grid {
    /// A state as a picture of the board and the remaining fields, for people to read and edit.
    pub fn picture(&self, s: &State) -> String {
        let board = self.rules.board;
        let mut out = String::from("   ");
        for x in 1..=board.width {
            let _ = write!(out, " {x:<4}");
        }
        for y in rows(board) {
            let _ = write!(out, "\n{y:>2}|");
            let inset = columns(board, y).next().map_or(0, |first| first - 1);
            (0..inset).for_each(|_| out.push_str("     "));
            for x in columns(board, y) {
                let _ = write!(out, " {:<4}", cell(s, Square::new(x, y)));
            }
            out.truncate(out.trim_end().len());
        }
        out.push('\n');
        let rest = write_off_board(s) + &position::write_rest(s, Hidden::default());
        out + rest.trim_start()
    }

    /// Read a state from its picture: rows contain a `|`, everything else is read as fields. Any number of
    /// spaces separates squares.
    pub fn read_picture(&self, text: &str) -> Result<State, Refusal> {
        let board = self.rules.board;
        let mut rows = rows(board);
        if text.lines().filter(|line| line.contains('|')).count() != rows.clone().count() {
            return Err(Refusal::new("picture-rows").number("want", board.length + 2));
        }
        let mut found = Found::default();
        let mut rest = String::new();
        for line in text.lines() {
            let Some((_, squares)) = line.split_once('|') else {
                // Column numbers are for people only.
                if !line.split_whitespace().all(|word| word.parse::<u8>().is_ok()) {
                    rest.push_str(line);
                    rest.push(' ');
                }
                continue;
            };
            let Some(y) = rows.next() else { continue };
            let words: Vec<&str> = squares.split_whitespace().collect();
            let xs: Vec<i8> = columns(board, y).collect();
            if words.len() != xs.len() {
                return Err(Refusal::new("picture-squares")
                    .number("row", y)
                    .number("got", i64::try_from(words.len()).unwrap_or(0))
                    .number("want", i64::try_from(xs.len()).unwrap_or(0)));
            }
            words.into_iter().zip(xs).try_for_each(|(word, x)| found.read(word, Square::new(x, y)))?;
        }
        self.read_state(&found.line(&rest))
    }
}

/// From north to south, including uncertainty rows.
fn rows(board: &Board) -> impl Iterator<Item = i8> + Clone {
    (0..=board.length + 1).rev()
}

fn columns(board: &Board, y: i8) -> std::ops::RangeInclusive<i8> {
    if (1..=board.length).contains(&y) {
        1..=board.width
    } else {
        board.centre_column() - SLOTS / 2..=board.centre_column() + SLOTS / 2
    }
}

fn cell(s: &State, square: Square) -> String {
    let ball = if s.ball.at == square { "o" } else { "" };
    match s.marker_at(square) {
        None if ball.is_empty() => ".".into(),
        None => ball.into(),
        Some(marker) => {
            let letter = match (marker.seat(), s.down.has(marker)) {
                (Seat::Home, false) => 'H',
                (Seat::Home, true) => 'h',
                (Seat::Away, false) => 'A',
                (Seat::Away, true) => 'a',
            };
            let number = if marker.number() == 10 { "X".into() } else { marker.number().to_string() };
            format!("{letter}{number}{}{ball}", FACINGS[s.piece(marker).facing as usize])
        }
    }
}

/// What a picture cannot show: markers off the board, and a ball on a marker's square.
fn write_off_board(s: &State) -> String {
    let mut out = String::new();
    for seat in Seat::ALL {
        let team = position::write_team(s, seat);
        let off: Vec<&str> =
            team.split(' ').filter(|item| item.contains(":hand") || item.contains(":out")).collect();
        if !off.is_empty() {
            let _ = write!(out, " {}={}", seat.word(), off.join(" "));
        }
    }
    if s.ball.hold != Hold::Free || s.is_occupied(s.ball.at) {
        let _ = write!(out, " ball={}", position::write_ball(s.ball));
    }
    out
}

/// What the rows of a picture show, as items of the one-line form.
#[derive(Default)]
struct Found {
    teams: [String; 2],
    ball: Option<String>,
}

impl Found {
    fn read(&mut self, word: &str, square: Square) -> Result<(), Refusal> {
        let bad = || refuse("picture-square", word, EXAMPLE);
        let (marker, ball) = word.strip_suffix('o').map_or((word, false), |marker| (marker, true));
        let chars: Vec<char> = marker.chars().collect();
        let held = match chars[..] {
            [] if ball => write_square(square),
            ['.'] if !ball => return Ok(()),
            [letter, number, way] => {
                let seat = match letter {
                    'H' | 'h' => Seat::Home,
                    'A' | 'a' => Seat::Away,
                    _ => return Err(bad()),
                };
                let number = match number {
                    'X' | 'x' => 10,
                    _ => number.to_digit(10).and_then(|n| u8::try_from(n).ok()).ok_or_else(bad)?,
                };
                let facing = FACINGS.iter().position(|c| *c == way).ok_or_else(bad)?;
                let facing = Facing::ALL[facing].word();
                let down = if letter.is_ascii_lowercase() { "-" } else { "" };
                let item = format!(" {number}:{}{facing}{down}", write_square(square));
                self.teams[seat as usize].push_str(&item);
                format!("held:{}", write_marker(Marker::new(seat, number)))
            }
            _ => return Err(bad()),
        };
        if ball && self.ball.replace(held).is_some() {
            return Err(refuse("picture-two-balls", word, EXAMPLE));
        }
        Ok(())
    }

    /// The one-line form: the remaining fields follow what the rows gave.
    fn line(mut self, rest: &str) -> String {
        let mut others = String::new();
        let mut key = "";
        for token in rest.split_whitespace() {
            let (name, item) = token.split_once('=').unwrap_or((key, token));
            key = name;
            match name {
                "home" => self.teams[0].push_str(&format!(" {item}")),
                "away" => self.teams[1].push_str(&format!(" {item}")),
                "ball" => self.ball = Some(item.into()),
                _ => others.push_str(&format!(" {token}")),
            }
        }
        let ball = self.ball.map(|ball| format!(" ball={ball}")).unwrap_or_default();
        let [home, away] = self.teams.map(|team| team.trim_start().to_owned());
        format!("home={home} away={away}{ball}{others}")
    }
}
