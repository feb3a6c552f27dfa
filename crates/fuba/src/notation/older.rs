//! Fields of a position that only the older editions use: leftovers from earlier turns and stages.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Refusal, Seat};

use super::fields::{number_of, refuse, seat};
use super::position::{read_digits, write_digits};
use crate::state::{Memory, Pieces, State, Turn};

/// Written only where something differs from the default.
pub(super) fn write(s: &State, out: &mut String) {
    let more = write_more(&s.turn);
    if !more.is_empty() {
        let _ = write!(out, " more={more}");
    }
    for (key, pieces) in [("moved", &s.moved), ("freely", &s.moved_freely)] {
        if *pieces != BySeat::default() {
            let [home, away] = pieces.0.map(write_pieces);
            let _ = write!(out, " {key}={home}-{away}");
        }
    }
    if s.memory != Memory::default() {
        let name = |who: Option<Seat>| who.map_or("none", Seat::word);
        let Memory { first, moves, owed, free_check } = s.memory;
        let _ = write!(out, " memory={},{},{owed},{}", name(first), write_pair(moves), name(free_check));
    }
}

fn write_more(turn: &Turn) -> String {
    let flags = [(turn.lost, "lost"), (turn.handicap, "handicap"), (turn.goal_kick_waits, "goal-kick-waits")];
    let mut parts: Vec<String> =
        flags.iter().filter(|(on, _)| *on).map(|(_, word)| (*word).to_owned()).collect();
    for (word, pair) in [("moves", turn.moves), ("deducted", turn.deducted)] {
        if pair != BySeat::default() {
            parts.push(format!("{word}:{}", write_pair(pair)));
        }
    }
    parts.join(",")
}

fn write_pair(pair: BySeat<u8>) -> String {
    format!("{}-{}", pair[Seat::Home], pair[Seat::Away])
}

/// A digit per area, then `k` if the goalkeeper is among them.
fn write_pieces(pieces: Pieces) -> String {
    format!("{}{}", write_digits(&pieces.players()), if pieces.keeper() { "k" } else { "" })
}

pub(super) fn read(s: &mut State, key: &str, value: &str) -> Result<(), Refusal> {
    match key {
        "more" => return value.split(',').try_for_each(|part| read_more(&mut s.turn, part)),
        "moved" => s.moved = read_both(value)?,
        "freely" => s.moved_freely = read_both(value)?,
        _ => s.memory = read_memory(value)?,
    }
    Ok(())
}

fn read_more(turn: &mut Turn, part: &str) -> Result<(), Refusal> {
    match part.split_once(':') {
        None if part == "lost" => turn.lost = true,
        None if part == "handicap" => turn.handicap = true,
        None if part == "goal-kick-waits" => turn.goal_kick_waits = true,
        Some(("moves", pair)) => turn.moves = read_pair(pair)?,
        Some(("deducted", pair)) => turn.deducted = read_pair(pair)?,
        _ => {
            return Err(refuse(
                "position-value",
                part,
                "lost,handicap,goal-kick-waits,moves:2-1,deducted:1-0",
            ));
        }
    }
    Ok(())
}

/// A turn with what the field `more` says about it.
pub(super) fn with_more(turn: Turn, more: &Turn) -> Turn {
    let Turn { lost, handicap, goal_kick_waits, moves, deducted, .. } = *more;
    Turn { lost, handicap, goal_kick_waits, moves, deducted, ..turn }
}

fn read_pair(value: &str) -> Result<BySeat<u8>, Refusal> {
    let (home, away) = value.split_once('-').ok_or_else(|| refuse("position-value", value, "2-1"))?;
    let count = |text| number_of("number-steps", text, 0..=60);
    Ok(BySeat::new(count(home)?, count(away)?))
}

fn read_both(value: &str) -> Result<BySeat<Pieces>, Refusal> {
    let bad = || refuse("position-value", value, "0000001000000-0000000000000k");
    let read = |text: &str| {
        let (digits, keeper) = text.strip_suffix('k').map_or((text, false), |digits| (digits, true));
        read_digits(digits).map(|players| Pieces::new(players, keeper)).ok_or_else(bad)
    };
    let (home, away) = value.split_once('-').ok_or_else(bad)?;
    Ok(BySeat::new(read(home)?, read(away)?))
}

fn read_memory(value: &str) -> Result<Memory, Refusal> {
    let parts: Vec<&str> = value.split(',').collect();
    let [first, moves, owed, free_check] = parts[..] else {
        return Err(refuse("position-value", value, "home,2-1,0,none"));
    };
    let who = |text| if text == "none" { Ok(None) } else { seat(text).map(Some) };
    Ok(Memory {
        first: who(first)?,
        moves: read_pair(moves)?,
        owed: number_of("number-minute", owed, 0..=45)?,
        free_check: who(free_check)?,
    })
}
