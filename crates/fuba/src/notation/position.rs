//! A state as one line of `key=value` fields. Fields at their default are left out, so that a person can type
//! only what matters: `home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20`.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Outcome, Refusal, Seat};

use super::fields::{area, formation, number_of, refuse, seat, side};
use super::turn::{self, Written};
use super::{advanced, agreed, moment, older};
use crate::flow::{self, Agenda, Stage};
use crate::pitch::{AREAS, Area, penalty_area};
use crate::rules::formation::OUTFIELD;
use crate::rules::half;
use crate::ruleset::Ruleset;
use crate::state::{
    Agreed, Ball, Clock, Dribble, Mark, Memory, PerArea, Secret, Squad, State, Steps, Team, Turn, Weather,
};
use crate::view::Unknown;

const EXAMPLE: &str = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";

/// The state a line is read into, and what fields left out mean: a new turn of the first half.
fn blank() -> State {
    let squad = |seat| Squad::in_hand(0, penalty_area(seat));
    let mut agenda = Agenda::new();
    agenda.push(Stage::Turn(0));
    State {
        squads: BySeat::new(squad(Seat::Home), squad(Seat::Away)),
        teams: BySeat::new(Team::default(), Team::default()),
        ball: Ball { area: Area::Ce, value: 1 },
        control: Seat::Home,
        kicked_off: Seat::Home,
        clock: Clock { half: 1, minute: 0, stoppage: 0 },
        weather: Weather::Ordinary,
        agreed: Agreed::default(),
        secrets: BySeat::new(Secret::default(), Secret::default()),
        turn: Turn::default(),
        steps: Steps::default(),
        moved: BySeat::default(),
        moved_freely: BySeat::default(),
        memory: Memory::default(),
        agenda,
        ended: None,
    }
}

/// The line of a state, with `?` for what is unknown to whoever reads it.
pub(super) fn write(s: &State, unknown: BySeat<Unknown>) -> String {
    let mut out = String::new();
    for seat in Seat::ALL {
        let _ = write!(out, "{}={} ", seat.word(), write_team(&s.squads[seat], s.teams[seat].formation));
    }
    let _ = write!(out, "ball={}:{}:{}", s.ball.area.name(), s.ball.value, s.control.word());
    let _ = write!(out, " clock={}:{}", s.clock.half, s.clock.minute);
    if s.clock.stoppage > 0 {
        let _ = write!(out, "+{}", s.clock.stoppage);
    }
    let teams = &s.teams;
    for (key, pair) in [
        ("goals", teams.map(|team| team.goals)),
        ("yellow", teams.map(|team| team.yellows)),
        ("red", teams.map(|team| team.reds)),
    ] {
        if pair != BySeat::new(0, 0) {
            let _ = write!(out, " {key}={}-{}", pair[Seat::Home], pair[Seat::Away]);
        }
    }
    if s.kicked_off != Seat::Home {
        let _ = write!(out, " first={}", s.kicked_off.word());
    }
    for seat in Seat::ALL {
        if let Some(secret) = s.secrets[seat].formation() {
            let _ = write!(out, " secret={}:{}", seat.word(), secret);
        }
        if let Some(dive) = s.secrets[seat].dive {
            let _ = write!(out, " dive={}:{}", seat.word(), dive.word());
        }
    }
    if advanced::with_also(s.turn, &Turn::default()) != Turn::default() {
        let _ = write!(out, " turn={}", turn::write(&s.turn));
    }
    older::write(s, &mut out);
    advanced::write(s, unknown, &mut out);
    agreed::write(&s.agreed, &mut out);
    if advanced::with_boost(s.steps, &Steps::default()) != Steps::default() {
        let _ = write!(out, " steps={}", write_steps(&s.steps));
    }
    let next: Vec<String> = s.agenda.stages().iter().map(|todo| flow::write(*todo)).collect();
    match s.ended {
        Some(outcome) => {
            let _ = write!(out, " over={}", outcome.word());
        }
        None => {
            let _ = write!(out, " next={}", next.join(","));
        }
    }
    out
}

fn write_team(squad: &Squad, shown: crate::state::Formation) -> String {
    let mut out = format!("{shown},GK:{}", squad.keeper().name());
    for place in Area::ALL.into_iter().chain([Area::Spot]).filter(|place| squad.outfield(*place) > 0) {
        let _ = write!(out, ",{}:{}", place.name(), squad.outfield(place));
    }
    if squad.in_hand > 0 {
        let _ = write!(out, ",HAND:{}", squad.in_hand);
    }
    out
}

/// Left, made, dribble, extra, keeper, moved per area, surplus per area.
fn write_steps(steps: &Steps) -> String {
    let keeper = if steps.keeper_moved { "moved" } else { "still" };
    let (moved, surplus) = (write_digits(&steps.moved.all()), write_digits(&steps.surplus.all()));
    let (dribble, mark) = (steps.dribble.word(), steps.mark.word());
    let tail = if steps.mark == Mark::None { String::new() } else { format!(",{mark}") };
    format!("{},{},{dribble},{},{keeper},{moved},{surplus}{tail}", steps.left, steps.made, steps.extra)
}

/// One digit per area.
pub(super) fn write_digits(counts: &[u8; AREAS]) -> String {
    counts.iter().map(|n| char::from_digit(u32::from(*n), 36).unwrap_or('z')).collect()
}

/// One digit per area, none above the size of a team.
pub(super) fn read_digits(text: &str) -> Option<[u8; AREAS]> {
    let digit = |c: char| c.to_digit(36).and_then(|n| u8::try_from(n).ok()).filter(|n| *n <= OUTFIELD + 1);
    let counts: Vec<u8> = text.chars().map(digit).collect::<Option<_>>()?;
    counts.try_into().ok()
}

/// The longest line a person could mean.
const LONGEST: usize = 2000;

/// A position, in which a moment stands for what is to be done next.
pub(super) fn read(rules: &Ruleset, text: &str) -> Result<State, Refusal> {
    if text.len() > LONGEST {
        return Err(Refusal::new("position-too-long").number("most", i64::try_from(LONGEST).unwrap_or(0)));
    }
    let mut s = blank();
    let mut seen: Vec<&str> = Vec::new();
    let (mut written, mut moment) = (Written::default(), None);
    for field in text.split_whitespace() {
        let (key, value) = field.split_once('=').ok_or_else(|| refuse("position-field", field, EXAMPLE))?;
        let repeatable = matches!(key, "secret" | "dive");
        if seen.contains(&key) && !repeatable {
            return Err(refuse("position-field-twice", key, EXAMPLE));
        }
        seen.push(key);
        match key {
            "turn" => written = turn::read(value)?,
            "next" if moment::is_named(value) => moment = Some(moment::read(rules, value)?),
            _ => read_field(&mut s, key, value)?,
        }
    }
    advanced::settle(&mut s.teams, seen.contains(&"change"));
    for key in ["home", "away", "ball"] {
        if !seen.contains(&key) {
            return Err(refuse("position-field-missing", key, EXAMPLE));
        }
    }
    // What the fields `more` and `also` say of the turn is kept: the order of the fields does not matter.
    s.turn = advanced::with_also(older::with_more(written.turn, &s.turn), &s.turn);
    moment::settle(rules, &mut s, &written, moment);
    Ok(s)
}

fn read_field(s: &mut State, key: &str, value: &str) -> Result<(), Refusal> {
    match key {
        "home" => read_team(s, Seat::Home, value)?,
        "away" => read_team(s, Seat::Away, value)?,
        "ball" => read_ball(s, value)?,
        "clock" => s.clock = read_clock(value)?,
        "goals" => per_team(s, read_pair("number-goals", value, 99)?, |team, n| team.goals = n),
        "yellow" => per_team(s, read_pair("number-yellow", value, 20)?, |team, n| team.yellows = n),
        "red" => per_team(s, read_pair("number-red", value, 10)?, |team, n| team.reds = n),
        "first" => s.kicked_off = seat(value)?,
        "secret" => {
            let (who, chosen) =
                value.split_once(':').ok_or_else(|| refuse("position-value", value, "home:4-4-2"))?;
            let secret = &mut s.secrets[seat(who)?];
            *secret = secret.with_formation(Some(formation(chosen)?));
        }
        "dive" => {
            let (who, dive) =
                value.split_once(':').ok_or_else(|| refuse("position-value", value, "away:left"))?;
            s.secrets[seat(who)?].dive = Some(side(dive)?);
        }
        "more" | "moved" | "freely" | "memory" => older::read(s, key, value)?,
        "steps" => s.steps = advanced::with_boost(read_steps(value)?, &s.steps),
        _ if advanced::KEYS.contains(&key) => advanced::read(s, key, value)?,
        _ if agreed::KEYS.contains(&key) => agreed::read(&mut s.agreed, key, value)?,
        "next" => s.agenda = read_agenda(value)?,
        "over" => {
            s.ended = Some(
                Outcome::from_word(value)
                    .ok_or_else(|| refuse("position-value", value, "home, away, draw, unfinished"))?,
            );
            s.agenda.clear();
        }
        _ => return Err(refuse("position-field", key, EXAMPLE)),
    }
    Ok(())
}

fn per_team(s: &mut State, counts: [u8; 2], set: fn(&mut Team, u8)) {
    s.teams.0.iter_mut().zip(counts).for_each(|(team, n)| set(team, n));
}

fn read_team(s: &mut State, seat: Seat, value: &str) -> Result<(), Refusal> {
    let mut parts = value.split(',');
    s.teams[seat].formation = formation(parts.next().unwrap_or_default())?;
    let squad = &mut s.squads[seat];
    for part in parts {
        let (place, what) = part
            .split_once(':')
            .ok_or_else(|| refuse("position-players", part, "4-4-2,GK:APA,AFR:4,CE:6"))?;
        match place {
            "GK" => squad.place_keeper(area(what)?),
            "HAND" => squad.in_hand = number_of("number-players", what, 0..=OUTFIELD)?,
            _ => {
                let place = area(place)?;
                if squad.outfield(place) > 0 {
                    return Err(refuse("position-players", part, "4-4-2,GK:APA,AFR:4,CE:6"));
                }
                squad.put(place, number_of("number-players", what, 0..=OUTFIELD)?);
            }
        }
    }
    Ok(())
}

fn read_ball(s: &mut State, value: &str) -> Result<(), Refusal> {
    let parts: Vec<&str> = value.split(':').collect();
    let [place, shown, who] = parts[..] else { return Err(refuse("position-value", value, "CE:3:home")) };
    s.ball = Ball { area: area(place)?, value: number_of("number-ball-value", shown, 1..=6)? };
    s.control = seat(who)?;
    Ok(())
}

fn read_clock(value: &str) -> Result<Clock, Refusal> {
    let bad = || refuse("position-value", value, "1:20, 2:90+3, 4:117");
    let (half, rest) = value.split_once(':').ok_or_else(bad)?;
    let (minute, stoppage) = rest.split_once('+').unwrap_or((rest, "0"));
    let half = number_of("number-half", half, 0..=4)?;
    let last = half::last_minute(half);
    Ok(Clock {
        half,
        minute: number_of("number-minute", minute, last - half::minutes(half)..=last)?,
        stoppage: number_of("number-stoppage", stoppage, 0..=5)?,
    })
}

pub(super) fn read_pair(what: &'static str, value: &str, most: u8) -> Result<[u8; 2], Refusal> {
    let (home, away) = value.split_once('-').ok_or_else(|| refuse("position-value", value, "2-1"))?;
    Ok([number_of(what, home, 0..=most)?, number_of(what, away, 0..=most)?])
}

fn read_steps(value: &str) -> Result<Steps, Refusal> {
    let bad = || refuse("position-steps", value, "3,1,no,0,still,0000001000000,0000000000000");
    let parts: Vec<&str> = value.split(',').collect();
    let (parts, mark) = match parts[..] {
        [ref steps @ .., mark] if steps.len() == 7 => {
            (steps.to_vec(), Mark::from_word(mark).ok_or_else(bad)?)
        }
        _ => (parts, Mark::None),
    };
    let [left, made, dribble, extra, keeper, moved, surplus] = parts[..] else { return Err(bad()) };
    let count = |text, most| number_of("number-steps", text, 0..=most);
    Ok(Steps {
        left: count(left, 11)?,
        made: count(made, 11)?,
        dribble: Dribble::from_word(dribble).ok_or_else(bad)?,
        extra: count(extra, 9)?,
        keeper_moved: match keeper {
            "moved" => true,
            "still" => false,
            _ => return Err(bad()),
        },
        moved: read_digits(moved).map(PerArea::new).ok_or_else(bad)?,
        surplus: read_digits(surplus).map(PerArea::new).ok_or_else(bad)?,
        mark,
        ..Steps::default()
    })
}

fn read_agenda(value: &str) -> Result<Agenda, Refusal> {
    let mut agenda = Agenda::new();
    let words: Vec<&str> = value.split(',').collect();
    if words.len() > Agenda::CAPACITY {
        return Err(refuse("position-agenda", value, "turn.0"));
    }
    for text in words {
        agenda.push(flow::read(text)?);
    }
    Ok(agenda)
}
