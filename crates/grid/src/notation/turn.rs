//! The fields of a position about the turn: what is spent and used up, the current flight, the last touch,
//! the shoot-out. Each is a list of items, `word` or `word:value`; defaults are left out.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Faces, Refusal, Seat};

use super::fields::{
    dir, dirs, faces, marker, markers, number, pair, refuse, seat, square, write_dirs, write_faces,
    write_marker, write_markers, write_square,
};
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, Square};
use crate::marker::{Marker, Markers};
use crate::rules::shootout::Shootout;
use crate::rules::turn::Parity;
use crate::state::{Coming, Flight, FlightKind, Tackle, Touch, Turn, TurnKind};

/// Points of three dice.
const MOST_POINTS: u8 = 18;
/// More extra points than fake-outs by a whole team could give.
const MOST_EXTRA: u8 = 132;
/// More kicks than any shoot-out has.
const MOST_KICKS: u8 = 200;

/// The items of a field being written.
struct Items(String);

impl Items {
    fn word(&mut self, word: &str, said: bool) {
        if said {
            let _ = write!(self.0, " {word}");
        }
    }

    fn value(&mut self, word: &str, value: &str) {
        if !value.is_empty() {
            let _ = write!(self.0, " {word}:{value}");
        }
    }

    fn number(&mut self, word: &str, value: impl Into<i64>) {
        let value = value.into();
        if value != 0 {
            let _ = write!(self.0, " {word}:{value}");
        }
    }

    fn marker(&mut self, word: &str, marker: Option<Marker>) {
        self.value(word, &marker.map(write_marker).unwrap_or_default());
    }

    fn markers(&mut self, word: &str, markers: Markers) {
        self.value(word, &write_markers(markers));
    }

    fn square(&mut self, word: &str, square: Square) {
        if square != Square::OFF {
            self.value(word, &write_square(square));
        }
    }
}

/// `word:value`, or a word alone.
fn item(text: &str) -> (&str, &str) {
    text.split_once(':').unwrap_or((text, ""))
}

pub(super) fn write(turn: &Turn) -> String {
    let mut out = Items(format!("{} {}", turn.seat.word(), turn.kind.word()));
    out.square("spot", turn.spot);
    out.number("dice", turn.dice);
    out.value("rolled", &write_faces(turn.rolled));
    out.number("points", turn.points);
    for (n, extra) in (0_u8..).zip(turn.extra).filter(|(_, extra)| *extra > 0) {
        out.value("extra", &format!("{}:{extra}", write_marker(Marker::new(turn.seat, n))));
    }
    out.markers("attempted", turn.attempted);
    out.word("intercepted", turn.intercepted);
    out.markers("fell", turn.fell);
    out.markers("stood", turn.stood);
    out.markers("faked", turn.faked);
    out.marker("beaten-by", turn.goalie_beaten_by);
    out.markers("juggled", turn.juggled);
    out.markers("rerolled", turn.rerolled);
    out.markers("skill-open", turn.skill_open);
    out.word("grabbed", turn.grabbed);
    out.word("diagonal", turn.goalie_diagonal);
    out.word("loose-two", turn.loose_two);
    out.marker("may-not-score", turn.may_not_score);
    out.number("called", turn.called.unwrap_or(0));
    if let Some(Tackle { tackler, target, stepped, call }) = turn.tackle {
        let [tackler, target] = [tackler, target].map(write_marker);
        let stepped = if stepped { ":stepped" } else { "" };
        out.value("tackle", &format!("{tackler}:{target}:{}{stepped}", call.word()));
    }
    out.word("barred", turn.barred);
    out.marker("last-kicker", turn.last_kicker);
    out.word("followed-up", turn.followed_up);
    out.markers("offside", turn.offside);
    out.word("time-up", turn.time_up);
    out.0
}

pub(super) fn read(items: &[&str]) -> Result<Turn, Refusal> {
    const EXAMPLE: &str = "turn=home normal points:5";
    let (who, items) = items.split_first().ok_or_else(|| refuse("position-turn", "", EXAMPLE))?;
    let mut turn = Turn::new(seat(who)?, TurnKind::Normal);
    for text in items {
        let (name, value) = item(text);
        match name {
            "spot" => turn.spot = square(value)?,
            "dice" => turn.dice = number("number-dice", value, 1..=3)?,
            "rolled" => turn.rolled = faces(value)?,
            "points" => turn.points = number("number-points", value, 0..=MOST_POINTS)?,
            "extra" => {
                let (who, points) = item(value);
                let of = usize::from(marker(who)?.number());
                turn.extra[of] = number("number-points", points, 0..=MOST_EXTRA)?;
            }
            "attempted" => turn.attempted = markers(value)?,
            "intercepted" => turn.intercepted = true,
            "fell" => turn.fell = markers(value)?,
            "stood" => turn.stood = markers(value)?,
            "faked" => turn.faked = markers(value)?,
            "beaten-by" => turn.goalie_beaten_by = Some(marker(value)?),
            "juggled" => turn.juggled = markers(value)?,
            "rerolled" => turn.rerolled = markers(value)?,
            "skill-open" => turn.skill_open = markers(value)?,
            "grabbed" => turn.grabbed = true,
            "diagonal" => turn.goalie_diagonal = true,
            "loose-two" => turn.loose_two = true,
            "may-not-score" => turn.may_not_score = Some(marker(value)?),
            "called" => turn.called = Some(number("number-total", value, 3..=18)?),
            "tackle" => turn.tackle = Some(tackle(value)?),
            "barred" => turn.barred = true,
            "last-kicker" => turn.last_kicker = Some(marker(value)?),
            "followed-up" => turn.followed_up = true,
            "offside" => turn.offside = markers(value)?,
            "time-up" => turn.time_up = true,
            _ => {
                turn.kind =
                    TurnKind::from_word(text).ok_or_else(|| refuse("position-turn", text, EXAMPLE))?;
            }
        }
    }
    Ok(turn)
}

/// `H5:A3:odd:stepped`.
fn tackle(text: &str) -> Result<Tackle, Refusal> {
    let bad = || refuse("position-value", text, "tackle:H5:A3:odd, tackle:H5:A3:even:stepped");
    let parts: Vec<&str> = text.split(':').collect();
    let (tackler, target, call, stepped) = match parts[..] {
        [tackler, target, call] => (tackler, target, call, false),
        [tackler, target, call, "stepped"] => (tackler, target, call, true),
        _ => return Err(bad()),
    };
    let call = Parity::from_word(call).ok_or_else(bad)?;
    Ok(Tackle { tackler: marker(tackler)?, target: marker(target)?, stepped, call })
}

/// Until something else is known, what comes after a turn equals this turn: then nothing needs to be written.
pub(super) fn coming_of(turn: &Turn) -> Coming {
    Coming { seat: turn.seat, kind: turn.kind, spot: turn.spot, taker: None }
}

pub(super) fn write_coming(coming: Coming) -> String {
    let mut out = Items(format!("{} {}", coming.seat.word(), coming.kind.word()));
    out.square("spot", coming.spot);
    out.marker("taker", coming.taker);
    out.0
}

pub(super) fn read_coming(items: &[&str]) -> Result<Coming, Refusal> {
    const EXAMPLE: &str = "coming=away corner spot:1,1";
    let (who, items) = items.split_first().ok_or_else(|| refuse("position-turn", "", EXAMPLE))?;
    let mut coming = Coming::turn(seat(who)?, TurnKind::Normal);
    for text in items {
        let (name, value) = item(text);
        match name {
            "spot" => coming.spot = square(value)?,
            "taker" => coming.taker = Some(marker(value)?),
            _ => {
                coming.kind =
                    TurnKind::from_word(text).ok_or_else(|| refuse("position-turn", text, EXAMPLE))?;
            }
        }
    }
    Ok(coming)
}

pub(super) fn write_touch(touch: Touch) -> String {
    let mut out = Items(touch.by.map_or_else(|| "nobody".into(), write_marker));
    out.value("dirs", &write_dirs(touch.used));
    out.word("sequence", touch.sequence);
    out.word("inertia-used", touch.inertia_used);
    out.0
}

pub(super) fn read_touch(items: &[&str]) -> Result<Touch, Refusal> {
    let mut touch = Touch::default();
    for text in items {
        let (name, value) = item(text);
        match name {
            "nobody" => touch.by = None,
            "dirs" => touch.used = dirs(value)?,
            "sequence" => touch.sequence = true,
            "inertia-used" => touch.inertia_used = true,
            _ => touch.by = Some(marker(text)?),
        }
    }
    Ok(touch)
}

pub(super) fn write_flight(flight: &Flight) -> String {
    let mut out = Items(format!("{} {}", flight.kind.word(), write_marker(flight.kicker)));
    out.value("from", &write_square(flight.origin));
    out.value("foot", flight.from_foot.word());
    out.value("last", flight.last.word());
    out.value("rest", &write_square(flight.rest));
    out.word("slide", flight.slide);
    out.word("stuns", flight.stuns);
    for attempt in Attempt::ALL {
        let had = flight.offered.iter().filter(|(kind, _)| *kind == attempt);
        out.markers(attempt.word(), had.map(|(_, marker)| marker).collect());
    }
    out.0
}

/// Omitted squares are where the ball is now.
pub(super) fn read_flight(items: &[&str], ball: Square) -> Result<Flight, Refusal> {
    let bad = |text: &str| refuse("position-value", text, "flight=kick H5 from:5,6 foot:n last:n rest:5,8");
    let [kind, kicker, items @ ..] = items else { return Err(bad("flight")) };
    let kind = FlightKind::from_word(kind).ok_or_else(|| bad(kind))?;
    let mut flight = Flight::new(kind, marker(kicker)?, ball, Dir::N);
    for text in items {
        let (name, value) = item(text);
        match name {
            "from" => flight.origin = square(value)?,
            "foot" => flight.from_foot = dir(value)?,
            "last" => flight.last = dir(value)?,
            "rest" => flight.rest = square(value)?,
            "slide" => flight.slide = true,
            "stuns" => flight.stuns = true,
            _ => {
                let attempt = Attempt::from_word(name).ok_or_else(|| bad(text))?;
                markers(value)?.iter().for_each(|marker| flight.offered.add(attempt, marker));
            }
        }
    }
    Ok(flight)
}

/// A hidden face the reader may not know is a question mark.
pub(super) fn write_shootout(out: &Shootout, face_hidden: bool) -> String {
    let mut items = Items(format!("{} {}", out.first.word(), out.kicking.word()));
    for (name, counts) in [("kicks", out.kicks), ("goals", out.goals)] {
        if counts != BySeat([0, 0]) {
            items.value(name, &format!("{}-{}", counts[Seat::Home], counts[Seat::Away]));
        }
    }
    items.markers("kicked", out.kicked);
    items.marker("kicker", out.kicker);
    if face_hidden {
        items.value("face", "?");
    }
    items.number("face", out.face);
    items.number("slot", out.slot);
    items.number("ball", out.ball);
    items.word("in-play", out.in_play);
    items.0
}

pub(super) fn read_shootout(items: &[&str]) -> Result<Shootout, Refusal> {
    let bad = |text: &str| refuse("position-value", text, "shootout=home away kicks:1-0 goals:1-0 kicker:A3");
    let [first, kicking, items @ ..] = items else { return Err(bad("shootout")) };
    let mut out = Shootout { first: seat(first)?, kicking: seat(kicking)?, ..Shootout::default() };
    for text in items {
        let (name, value) = item(text);
        match name {
            "kicks" => out.kicks = BySeat(pair("number-kicks", value, MOST_KICKS)?),
            "goals" => out.goals = BySeat(pair("number-goals", value, MOST_KICKS)?),
            "kicked" => out.kicked = markers(value)?,
            "kicker" => out.kicker = Some(marker(value)?),
            "face" => out.face = number("number-face", value, 1..=6)?,
            "slot" => out.slot = number("number-slot", value, 1..=7_u8)?.cast_signed(),
            "ball" => out.ball = number("number-slot", value, 1..=7_u8)?.cast_signed(),
            "in-play" => out.in_play = true,
            _ => return Err(bad(text)),
        }
    }
    Ok(out)
}

/// Whether nothing has been rolled in this turn.
pub(super) fn is_unrolled(turn: &Turn) -> bool {
    turn.points == 0 && turn.rolled == Faces::default()
}
