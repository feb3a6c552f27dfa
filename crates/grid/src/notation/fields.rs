//! The small words of positions and actions.

pub(super) use touchline_engine::reading::{number, refuse, word};
use touchline_engine::{Faces, Refusal, Seat, reading};

use crate::board::{Dir, Dirs, Facing, Square};
use crate::marker::{Marker, Markers, TEAM};

pub(super) fn seat(text: &str) -> Result<Seat, Refusal> {
    let word = text.to_ascii_lowercase();
    let whole = match word.as_str() {
        "h" => "home",
        "a" => "away",
        _ => &word,
    };
    Seat::from_word(whole).ok_or_else(|| refuse("bad-seat", text, "home, away"))
}

/// `ne`, in any case.
pub(super) fn dir(text: &str) -> Result<Dir, Refusal> {
    Dir::from_word(text).ok_or_else(|| refuse("bad-direction", text, "n, ne, e, se, s, sw, w, nw"))
}

/// `n,ne`.
pub(super) fn dirs(text: &str) -> Result<Dirs, Refusal> {
    text.split(',').try_fold(Dirs::NONE, |all, word| Ok(all.with(dir(word)?)))
}

pub(super) fn write_dirs(dirs: Dirs) -> String {
    dirs.iter().map(Dir::word).collect::<Vec<_>>().join(",")
}

pub(super) fn facing(text: &str) -> Result<Facing, Refusal> {
    Facing::from_word(text).ok_or_else(|| refuse("bad-facing", text, "n, e, s, w"))
}

/// `10,12`: column, row.
pub(super) fn square(text: &str) -> Result<Square, Refusal> {
    let bad = || refuse("bad-square", text, "10,12");
    let (x, y) = text.split_once(',').ok_or_else(bad)?;
    let part =
        |text: &str| number("number-square", text.trim(), 0..=99_u8).ok().and_then(|n| i8::try_from(n).ok());
    match (part(x), part(y)) {
        (Some(x), Some(y)) => Ok(Square::new(x, y)),
        _ => Err(bad()),
    }
}

/// `10,12`: column, row.
pub fn write_square(square: Square) -> String {
    format!("{},{}", square.x, square.y)
}

/// `H5`, `A0`, in any case; the goalie is 0, or spelled out: `home goalie`.
pub(super) fn marker(text: &str) -> Result<Marker, Refusal> {
    let bad = || refuse("bad-marker", text, "H5, A0 (the goalie)");
    let lower = text.trim().to_ascii_lowercase();
    let (seat, number) = ["home", "away", "h", "a"]
        .into_iter()
        .find_map(|word| Some((self::seat(word).ok()?, lower.strip_prefix(word)?)))
        .ok_or_else(bad)?;
    let number = match number.trim_start_matches([' ', '-', ':']) {
        "goalie" | "keeper" | "g" => Ok(0),
        number => self::number("number-marker", number, 0..=10_u8),
    };
    Ok(Marker::new(seat, number.map_err(|_| bad())?))
}

/// `H5`; the goalie is 0.
pub fn write_marker(marker: Marker) -> String {
    let letter = match marker.seat() {
        Seat::Home => 'H',
        Seat::Away => 'A',
    };
    format!("{letter}{}", marker.number())
}

/// `H1,A2`.
pub(super) fn markers(text: &str) -> Result<Markers, Refusal> {
    text.split(',').map(marker).collect()
}

pub(super) fn write_markers(markers: Markers) -> String {
    markers.iter().map(write_marker).collect::<Vec<_>>().join(",")
}

/// Faces without spaces: `41`.
pub(super) fn faces(text: &str) -> Result<Faces, Refusal> {
    let faces: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    if faces.len() > 4 || faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err(refuse("position-value", text, "rolled:41"));
    }
    Ok(Faces::new(&faces))
}

pub(super) fn write_faces(faces: Faces) -> String {
    faces.as_ref().iter().map(u8::to_string).collect()
}

/// `2-1`, home first.
pub(super) fn pair(what: &'static str, text: &str, most: u8) -> Result<[u8; 2], Refusal> {
    let (home, away) = text.split_once('-').ok_or_else(|| refuse("position-value", text, "2-1"))?;
    Ok([number(what, home, 0..=most)?, number(what, away, 0..=most)?])
}

/// The value named by a word, in any case.
pub(super) fn from_word<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    reading::from_word(words, &text.to_ascii_lowercase())
}

/// The highest number of a marker.
#[expect(clippy::cast_possible_truncation, reason = "11 markers a team")]
pub(super) const LAST: u8 = TEAM as u8 - 1;
