//! A state as one line of `key=value` fields. Fields with default values are left out, so that a person types
//! only what matters: `home=0:10,0 1:9,14 away=0:10,30 1:10,16s- ball=10,15 turn=home points:5`.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Outcome, Refusal, Seat};

use super::fields::{
    LAST, faces, facing, from_word, marker, number, pair, refuse, seat, square, write_faces, write_marker,
    write_square,
};
use super::{stage, turn};
use crate::board::{Facing, Square};
use crate::flow::{STAGES, Stage};
use crate::marker::{Marker, Markers};
use crate::optional::skill;
use crate::rules::shootout::Shootout;
use crate::ruleset::Ruleset;
use crate::state::{Ball, Hold, State, Touch, Turn, TurnKind};

const EXAMPLE: &str = "home=0:10,0 1:9,14 away=0:10,30 1:10,16 ball=10,15 turn=home points:5";

/// The longest line accepted.
const LONGEST: usize = 3000;
/// More turns than anybody plays.
const MOST_TURNS: u16 = 60_000;
/// More fouls than anybody commits.
const MOST_FOULS: u8 = 200;

/// What the reader of the line may not know.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hidden {
    pub(super) team: BySeat<bool>,
    pub(super) face: bool,
}

/// The line of a state, with `?` for what is hidden from the reader.
pub(super) fn write(s: &State, hidden: Hidden) -> String {
    let mut out = String::new();
    for seat in Seat::ALL {
        let team = if hidden.team[seat] { "?".into() } else { write_team(s, seat) };
        let _ = write!(out, "{}={team} ", seat.word());
    }
    let _ = write!(out, "ball={}", write_ball(s.ball));
    out + &write_rest(s, hidden)
}

/// Everything but the places of markers and ball: fields, each with a leading space.
pub(super) fn write_rest(s: &State, hidden: Hidden) -> String {
    let mut out = String::new();
    if s.score != BySeat([0, 0]) {
        let _ = write!(out, " score={}-{}", s.score[Seat::Home], s.score[Seat::Away]);
    }
    if s.turns > 0 {
        let _ = write!(out, " turns={}", s.turns);
    }
    if (s.half, s.half_began) != (1, 0) {
        let _ = write!(out, " half={} began:{}", s.half, s.half_began);
    }
    if s.first_kick_off != Seat::Home {
        let _ = write!(out, " first={}", s.first_kick_off.word());
    }
    for (key, said) in [("full-time", s.full_time), ("hidden", !s.revealed)] {
        if said {
            let _ = write!(out, " {key}=yes");
        }
    }
    write_counts(s, &mut out);
    let _ = write!(out, " turn={}", turn::write(&s.turn));
    if s.coming != turn::coming_of(&s.turn) {
        let _ = write!(out, " coming={}", turn::write_coming(s.coming));
    }
    if s.touch != Touch::default() {
        let _ = write!(out, " touch={}", turn::write_touch(s.touch));
    }
    if let Some(flight) = &s.flight {
        let _ = write!(out, " flight={}", turn::write_flight(flight));
    }
    if s.shootout != Shootout::default() || hidden.face {
        let _ = write!(out, " shootout={}", turn::write_shootout(&s.shootout, hidden.face));
    }
    if let Some(rolled) = s.rolled {
        let _ = write!(out, " rolled={}", write_faces(rolled));
    }
    if let Some(outcome) = s.ended {
        let _ = write!(out, " over={}", outcome.word());
    } else {
        let todo = |stage: &Stage| match *stage {
            stage @ Stage::PlaceColumn(marker, _) if hidden.team[marker.seat()] => {
                format!("{}:{}/?", stage.word(), write_marker(marker))
            }
            stage => stage::write(stage),
        };
        let next: Vec<String> = s.agenda.stages().iter().map(todo).collect();
        let _ = write!(out, " next={}", next.join(" "));
    }
    out
}

/// `0:10,0 1:9,14e- 2:hand`: number, square, facing if it is not the team's, `-` for one that is down.
pub(super) fn write_team(s: &State, seat: Seat) -> String {
    let mut items = Vec::new();
    for marker in Markers::of(seat).iter() {
        let piece = s.piece(marker);
        let mut marks = String::new();
        if piece.facing != Facing::of(seat) {
            marks.push_str(piece.facing.word());
        }
        if s.down.has(marker) {
            marks.push('-');
        }
        let place = match (s.present.has(marker), piece.at()) {
            (true, Square::OFF) => "hand".into(),
            (true, at) => write_square(at),
            (false, _) if marks.is_empty() => continue,
            (false, _) => "out".into(),
        };
        items.push(format!("{}:{place}{marks}", marker.number()));
    }
    items.join(" ")
}

pub(super) fn write_ball(ball: Ball) -> String {
    match ball.hold {
        Hold::Free => write_square(ball.at),
        Hold::Held(marker) => format!("held:{}", write_marker(marker)),
        Hold::Juggled(marker) => format!("juggled:{}", write_marker(marker)),
    }
}

/// Skill points (and how many are left this turn, if not all) and fouls.
fn write_counts(s: &State, out: &mut String) {
    let (mut skills, mut fouls) = (Vec::new(), Vec::new());
    for marker in Markers::ALL.iter() {
        let (piece, name) = (s.piece(marker), write_marker(marker));
        match (piece.skill, piece.skill_left) {
            (0, 0) => {}
            (all, left) if all == left => skills.push(format!("{name}:{all}")),
            (all, left) => skills.push(format!("{name}:{all}/{left}")),
        }
        if piece.fouls > 0 {
            fouls.push(format!("{name}:{}", piece.fouls));
        }
    }
    for (key, items) in [("skill", skills), ("fouls", fouls)] {
        if !items.is_empty() {
            let _ = write!(out, " {key}={}", items.join(" "));
        }
    }
}

/// A field and its items.
struct Field<'a> {
    key: &'a str,
    items: Vec<&'a str>,
}

/// `key=item item ...`: a word without `=` belongs to the field before it.
fn fields(text: &str) -> Result<Vec<Field<'_>>, Refusal> {
    if text.len() > LONGEST {
        return Err(Refusal::new("position-too-long").number("most", i64::try_from(LONGEST).unwrap_or(0)));
    }
    let mut all: Vec<Field<'_>> = Vec::new();
    for token in text.split_whitespace() {
        match (token.split_once('='), all.last_mut()) {
            (Some((key, first)), _) => {
                if all.iter().any(|field| field.key == key) {
                    return Err(refuse("position-field-twice", key, EXAMPLE));
                }
                let items = if first.is_empty() { Vec::new() } else { vec![first] };
                all.push(Field { key, items });
            }
            (None, Some(field)) => field.items.push(token),
            (None, None) => return Err(refuse("position-field", token, EXAMPLE)),
        }
    }
    Ok(all)
}

/// Fields in reading order: later ones may depend on earlier ones.
const KEYS: [&str; 17] = [
    "home",
    "away",
    "ball",
    "score",
    "turns",
    "half",
    "first",
    "full-time",
    "hidden",
    "skill",
    "fouls",
    "turn",
    "coming",
    "touch",
    "flight",
    "shootout",
    "rolled",
];

pub(super) fn read(rules: &Ruleset, text: &str) -> Result<State, Refusal> {
    let fields = fields(text)?;
    let find = |key: &str| fields.iter().find(|field| field.key == key);
    if let Some(field) =
        fields.iter().find(|field| !KEYS.contains(&field.key) && !matches!(field.key, "next" | "over"))
    {
        return Err(refuse("position-field", field.key, EXAMPLE));
    }
    for key in &KEYS[..3] {
        if find(key).is_none() {
            return Err(refuse("position-field-missing", key, EXAMPLE));
        }
    }
    let mut s = blank(rules);
    for field in KEYS.iter().filter_map(|key| find(key)) {
        read_field(&mut s, field)?;
    }
    if find("coming").is_none() {
        s.coming = turn::coming_of(&s.turn);
    }
    match (find("over"), find("next")) {
        (Some(field), _) => s.ended = Some(outcome(field)?),
        (None, Some(field)) => read_agenda(&mut s, field)?,
        // A turn without any roll begins; otherwise it continues.
        (None, None) if turn::is_unrolled(&s.turn) => s.agenda.push(Stage::OpenTurn),
        (None, None) => s.agenda.push(Stage::Act),
    }
    Ok(s)
}

/// The state a line is read into, with what omitted fields mean: a new turn of the home team.
fn blank(rules: &Ruleset) -> State {
    let mut s = State::empty(rules.board, rules.fielders);
    s.present = Markers::NONE;
    s.revealed = true;
    s.turn = Turn::new(Seat::Home, TurnKind::Normal);
    s
}

fn read_field(s: &mut State, field: &Field<'_>) -> Result<(), Refusal> {
    let items = &field.items[..];
    // Most fields have a single item.
    let only = || match items {
        [only] => Ok(*only),
        _ => Err(refuse("position-value", &items.join(" "), EXAMPLE)),
    };
    match field.key {
        "home" => read_team(s, Seat::Home, items)?,
        "away" => read_team(s, Seat::Away, items)?,
        "ball" => s.ball = read_ball(s, only()?)?,
        "score" => s.score = BySeat(pair("number-goals", only()?, u8::MAX)?),
        "turns" => s.turns = number("number-turns", only()?, 0..=MOST_TURNS)?,
        "half" => read_half(s, items)?,
        "first" => s.first_kick_off = seat(only()?)?,
        "full-time" => s.full_time = yes(only()?)?,
        "hidden" => s.revealed = !yes(only()?)?,
        "skill" => read_skill(s, items)?,
        "fouls" => {
            for (marker, fouls) in counts(items, "fouls=H3:1 A5:2")? {
                s.piece_mut(marker).fouls = number("number-fouls", fouls, 0..=MOST_FOULS)?;
            }
        }
        "turn" => s.turn = turn::read(items)?,
        "coming" => s.coming = turn::read_coming(items)?,
        "touch" => s.touch = turn::read_touch(items)?,
        "flight" => s.flight = Some(turn::read_flight(items, s.ball.at)?),
        "shootout" => s.shootout = turn::read_shootout(items)?,
        _ => s.rolled = Some(faces(only()?)?),
    }
    Ok(())
}

fn yes(text: &str) -> Result<bool, Refusal> {
    from_word(&[(true, "yes"), (false, "no")], text).ok_or_else(|| refuse("position-value", text, "yes, no"))
}

const PLAYERS: &str = "home=0:10,0 1:9,14 2:12,10e 3:5,5-";

fn read_team(s: &mut State, seat: Seat, items: &[&str]) -> Result<(), Refusal> {
    for text in items {
        let (who, place) = text.split_once(':').ok_or_else(|| refuse("position-markers", text, PLAYERS))?;
        let n = match who.to_ascii_lowercase().as_str() {
            "goalie" | "g" => 0,
            _ => number("number-marker", who, 0..=LAST)?,
        };
        read_marker(s, Marker::new(seat, n), place, text)?;
    }
    Ok(())
}

/// `9,14e-`: a square, a facing, a mark for one that is down.
fn read_marker(s: &mut State, marker: Marker, place: &str, text: &str) -> Result<(), Refusal> {
    let (place, is_down) = place.strip_suffix('-').map_or((place, false), |place| (place, true));
    let (place, turned) = match place.strip_prefix("hand").or(place.strip_prefix("out")) {
        Some(turned) => (place.strip_suffix(turned).unwrap_or(place), turned),
        None => place.split_at(place.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(place.len())),
    };
    if s.present.has(marker) {
        return Err(refuse("position-markers", text, PLAYERS));
    }
    if !turned.is_empty() {
        s.piece_mut(marker).facing = facing(turned)?;
    }
    if is_down {
        s.down.add(marker);
    }
    match place {
        "out" => return Ok(()),
        "hand" => {}
        _ => {
            let at = square(place)?;
            if s.is_occupied(at) {
                return Err(refuse("position-two-on-a-square", &write_square(at), PLAYERS));
            }
            if !(0..=crate::board::LONGEST + 1).contains(&at.y) || !(1..=crate::board::WIDEST).contains(&at.x)
            {
                return Err(refuse("bad-square", place, "10,12"));
            }
            s.put(marker, at);
        }
    }
    s.present.add(marker);
    Ok(())
}

fn read_ball(s: &State, text: &str) -> Result<Ball, Refusal> {
    let Some((how, who)) = text.split_once(':') else {
        return Ok(Ball { at: square(text)?, hold: Hold::Free });
    };
    let who = marker(who)?;
    let hold = match how {
        "held" => Hold::Held(who),
        "juggled" => Hold::Juggled(who),
        _ => return Err(refuse("position-value", text, "ball=10,15, ball=held:H0, ball=juggled:A3")),
    };
    Ok(Ball { at: s.at(who), hold })
}

fn read_half(s: &mut State, items: &[&str]) -> Result<(), Refusal> {
    let bad = || refuse("position-value", &items.join(" "), "half=2 began:90");
    let (half, began) = match items {
        [half] => (half, "0"),
        [half, began] => (half, began.strip_prefix("began:").ok_or_else(bad)?),
        _ => return Err(bad()),
    };
    s.half = number("number-half", half, 1..=2)?;
    s.half_began = number("number-turns", began, 0..=MOST_TURNS)?;
    Ok(())
}

/// `H3:1 A5:2`.
fn counts<'a>(items: &[&'a str], example: &'static str) -> Result<Vec<(Marker, &'a str)>, Refusal> {
    let read = |text: &&'a str| {
        let (who, count) = text.split_once(':').ok_or_else(|| refuse("position-value", text, example))?;
        Ok((marker(who)?, count))
    };
    items.iter().map(read).collect()
}

fn read_skill(s: &mut State, items: &[&str]) -> Result<(), Refusal> {
    for (marker, points) in counts(items, "skill=H3:2 A5:1/0")? {
        let (all, left) = points.split_once('/').unwrap_or((points, points));
        let piece = s.piece_mut(marker);
        piece.skill = number("number-skill", all, 0..=skill::POINTS)?;
        piece.skill_left = number("number-skill", left, 0..=skill::POINTS)?;
    }
    Ok(())
}

fn outcome(field: &Field<'_>) -> Result<Outcome, Refusal> {
    let text = field.items.join(" ");
    Outcome::from_word(&text).ok_or_else(|| refuse("position-value", &text, "home, away, draw, unfinished"))
}

fn read_agenda(s: &mut State, field: &Field<'_>) -> Result<(), Refusal> {
    if field.items.is_empty() || field.items.len() > STAGES {
        return Err(refuse("position-agenda", &field.items.join(" "), "next=act"));
    }
    field.items.iter().try_for_each(|text| {
        s.agenda.push(stage::read(text)?);
        Ok(())
    })
}
