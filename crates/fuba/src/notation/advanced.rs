//! Fields of a position that only the advanced rules use. Left out where nothing differs from the default.

use std::fmt::Write as _;

use touchline_engine::{BySeat, Refusal, Seat};

use super::fields::{area, formation, number_of, refuse, seat};
use crate::advanced::skills::{Hand, Skill, SkillSet};
use crate::state::{
    Condition, Line, Nominee, Press, Recovering, Rights, State, Steps, Style, Styles, Team, TeamMark, Turn,
    Weather,
};
use crate::view::Unknown;

/// The nominated player has stepped.
const NOMINEE_MOVED: &str = ",nominee";

/// The goalkeeper, where an area names another player.
const KEEPER: &str = "GK";

/// The keys of these fields.
pub(super) const KEYS: [&str; 10] =
    ["condition", "change", "flags", "subs", "recovering", "styles", "skills", "weather", "also", "boost"];

pub(super) fn write(s: &State, unknown: BySeat<Unknown>, out: &mut String) {
    let pair = |f: fn(&Team) -> String| s.teams.0.each_ref().map(f).join("-");
    let hides = |what: fn(&Unknown) -> bool| unknown.0.iter().any(what);
    let secret = |is: fn(&Unknown) -> bool, text: fn(&Team) -> String| {
        Seat::ALL.map(|seat| if is(&unknown[seat]) { "?".to_owned() } else { text(&s.teams[seat]) }).join("-")
    };
    if s.teams.0.iter().any(|team| team.condition != Condition::default()) || hides(|u| u.condition) {
        let points = |team: &Team| team.condition.points.map(|n| n.to_string()).join("/");
        let _ = write!(out, " condition={}", secret(|u| u.condition, points));
    }
    if s.teams.0.iter().any(|team| team.next() != team.formation) {
        let _ = write!(out, " change={}", s.teams.0.map(|team| team.next().to_string()).join(":"));
    }
    let flags = write_flags(s);
    if !flags.is_empty() {
        let _ = write!(out, " flags={flags}");
    }
    if s.teams.0.iter().any(|team| team.substitutions > 0) {
        let _ = write!(out, " subs={}", pair(|team| team.substitutions.to_string()));
    }
    if s.teams.0.iter().any(|team| team.recovering.total() > 0) {
        let digits = |team: &Team| {
            (0..=Recovering::LONGEST).map(|n| team.recovering.with_left(n).to_string()).collect()
        };
        let _ = write!(
            out,
            " recovering={}",
            s.teams.0.each_ref().map(digits).map(|text: String| text).join("-")
        );
    }
    if s.teams.0.iter().any(|team| team.styles != Styles::default()) || hides(|u| u.styles) {
        let _ = write!(out, " styles={}", secret(|u| u.styles, |team| write_styles(team.styles)));
    }
    if s.teams.0.iter().any(|team| team.hand != Hand::default()) || hides(|u| u.cards > 0) {
        let hands = Seat::ALL.map(|seat| write_hand(s.teams[seat].hand, unknown[seat].cards));
        let _ = write!(out, " skills={}", hands.join(":"));
    }
    if s.weather != Weather::Ordinary {
        let _ = write!(out, " weather={}", s.weather.word());
    }
    let also = write_turn(&s.turn);
    if !also.is_empty() {
        let _ = write!(out, " also={also}");
    }
    if s.steps.any > 0 || !s.steps.rights.is_empty() || s.steps.nominee_moved {
        let nominee = if s.steps.nominee_moved { NOMINEE_MOVED } else { "" };
        let _ = write!(out, " boost={},{}{nominee}", s.steps.any, s.steps.rights.0);
    }
}

fn write_flags(s: &State) -> String {
    let mut parts = Vec::new();
    for who in Seat::ALL {
        for mark in TeamMark::ALL {
            if s.teams[who].marks.has(mark) {
                parts.push(format!("{}-{}", who.word(), mark.word()));
            }
        }
    }
    parts.join(",")
}

/// `easy/normal/aggressive`.
pub(super) fn write_styles(styles: Styles) -> String {
    Line::ALL.map(|line| styles.of(line).word()).join("/")
}

pub(super) fn styles(text: &str) -> Result<Styles, Refusal> {
    let bad = || refuse("bad-styles", text, "easy/normal/aggressive");
    let parts: Vec<&str> = text.split('/').collect();
    let [defence, midfield, forward] = parts[..] else { return Err(bad()) };
    let style = |text| Style::from_word(text).ok_or_else(bad);
    Ok(Styles::new([style(defence)?, style(midfield)?, style(forward)?]))
}

/// A hidden card by its name, one that both know with `!`, one that is lost with `~`, one that the reader may
/// not know as `?`; `none` without cards.
fn write_hand(hand: Hand, unknown: u8) -> String {
    let all = Skill::ALL.into_iter().filter(|skill| hand.held.has(*skill) || hand.shown.has(*skill));
    let cards: Vec<String> = all
        .map(|skill| match (hand.held.has(skill), hand.shown.has(skill)) {
            (true, false) => skill.word().to_owned(),
            (true, true) => format!("!{}", skill.word()),
            (false, _) => format!("~{}", skill.word()),
        })
        .chain((0..unknown).map(|_| "?".to_owned()))
        .collect();
    if cards.is_empty() { "none".into() } else { cards.join("+") }
}

pub(super) fn skill(text: &str) -> Result<Skill, Refusal> {
    Skill::from_word(text).ok_or_else(|| refuse("bad-skill", text, "tackle, high-condition, box-to-box"))
}

fn read_hand(text: &str) -> Result<Hand, Refusal> {
    let mut hand = Hand::default();
    if text == "none" {
        return Ok(hand);
    }
    for card in text.split('+') {
        let name = skill(card.trim_start_matches(['!', '~']))?;
        if !card.starts_with('~') {
            hand.held = hand.held.with(name);
        }
        if card.starts_with(['!', '~']) {
            hand.shown = hand.shown.with(name);
        }
    }
    Ok(hand)
}

pub(super) fn write_set(set: SkillSet) -> String {
    set.iter().map(Skill::word).collect::<Vec<_>>().join("+")
}

pub(super) fn read_set(text: &str) -> Result<SkillSet, Refusal> {
    text.split('+').try_fold(SkillSet::NONE, |set, name| Ok(set.with(skill(name)?)))
}

fn write_turn(turn: &Turn) -> String {
    let mut parts: Vec<String> = Vec::new();
    if turn.kept {
        parts.push("kept".into());
    }
    for (name, n) in [("risk", turn.risk), ("tally", turn.tally), ("crowd", turn.crowd)] {
        if n > 0 {
            parts.push(format!("{name}:{n}"));
        }
    }
    if turn.press != Press::Plain {
        parts.push(format!("press:{}", turn.press.word()));
    }
    for (name, who) in [("pressed", turn.pressed), ("sweep", turn.sweep)] {
        if let Some(who) = who {
            parts.push(format!("{name}:{}", who.word()));
        }
    }
    if let Some((who, nominee)) = turn.fans {
        let name = match nominee {
            Nominee::Anybody(place) | Nominee::Player(place) => place.name(),
            Nominee::Keeper => KEEPER,
        };
        parts.push(format!("fans:{}:{name}", who.word()));
    }
    for who in Seat::ALL {
        if !turn.played[who].is_empty() {
            parts.push(format!("played:{}:{}", who.word(), write_set(turn.played[who])));
        }
    }
    parts.join(",")
}

pub(super) fn read(s: &mut State, key: &str, value: &str) -> Result<(), Refusal> {
    match key {
        "condition" => read_pair(s, value, "4/4/2-4/2/4", '-', |team, text| {
            team.condition = read_condition(text)?;
            Ok(())
        }),
        "change" => read_pair(s, value, "4-4-2:4-3-3", ':', |team, text| {
            team.set_next(formation(text)?);
            Ok(())
        }),
        "flags" => value.split(',').try_for_each(|part| read_flag(s, part)),
        "subs" => read_pair(s, value, "1-0", '-', |team, text| {
            team.substitutions = number_of("number-substitutions", text, 0..=3)?;
            Ok(())
        }),
        "recovering" => read_pair(s, value, "00100-00000", '-', |team, text| {
            team.recovering = read_recovering(text)?;
            Ok(())
        }),
        "styles" => read_pair(s, value, "easy/normal/normal-normal/normal/aggressive", '-', |team, text| {
            team.styles = styles(text)?;
            Ok(())
        }),
        "skills" => read_pair(s, value, "tackle+!actor:none", ':', |team, text| {
            team.hand = read_hand(text)?;
            Ok(())
        }),
        "weather" => {
            s.weather = Weather::from_word(value).ok_or_else(|| {
                refuse("position-value", value, "heat, extreme-heat, sunshine, wind, rain, cold, storm")
            })?;
            Ok(())
        }
        "boost" => read_boost(&mut s.steps, value),
        _ => value.split(',').try_for_each(|part| read_turn(&mut s.turn, part)),
    }
}

fn read_pair(
    s: &mut State,
    value: &str,
    example: &'static str,
    between: char,
    set: impl Fn(&mut Team, &str) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let (home, away) = value.split_once(between).ok_or_else(|| refuse("position-value", value, example))?;
    set(&mut s.teams[Seat::Home], home)?;
    set(&mut s.teams[Seat::Away], away)
}

fn read_condition(text: &str) -> Result<Condition, Refusal> {
    let parts: Vec<&str> = text.split('/').collect();
    let [defence, midfield, forward] = parts[..] else {
        return Err(refuse("position-value", text, "4/4/2-4/2/4"));
    };
    let points = |text| number_of("number-condition", text, 0..=60);
    Ok(Condition { points: [points(defence)?, points(midfield)?, points(forward)?] })
}

fn read_recovering(text: &str) -> Result<Recovering, Refusal> {
    let bad = || refuse("position-value", text, "00100-00000");
    let digits: Vec<u8> = text
        .chars()
        .map(|c| c.to_digit(10).and_then(|n| u8::try_from(n).ok()))
        .collect::<Option<_>>()
        .ok_or_else(bad)?;
    Ok(Recovering::new(digits.try_into().map_err(|_| bad())?))
}

fn read_flag(s: &mut State, part: &str) -> Result<(), Refusal> {
    let bad = || refuse("position-value", part, "home-tired, away-outside, home-hurt, away-coach-off");
    let (who, name) = part.split_once('-').ok_or_else(bad)?;
    s.teams[seat(who)?].marks.add(TeamMark::from_word(name).ok_or_else(bad)?);
    Ok(())
}

fn read_turn(turn: &mut Turn, part: &str) -> Result<(), Refusal> {
    let bad =
        || refuse("position-value", part, "kept, risk:3, press:aggressive, sweep:away, played:home:tackle");
    match part.split_once(':') {
        None if part == "kept" => turn.kept = true,
        Some(("risk", n)) => turn.risk = number_of("number-also", n, 0..=6)?,
        Some(("tally", n)) => turn.tally = number_of("number-also", n, 0..=66)?,
        Some(("crowd", n)) => turn.crowd = number_of("number-also", n, 0..=6)?,
        Some(("press", how)) => turn.press = Press::from_word(how).ok_or_else(bad)?,
        Some(("pressed", who)) => turn.pressed = Some(seat(who)?),
        Some(("sweep", who)) => turn.sweep = Some(seat(who)?),
        Some(("fans", rest)) => {
            let (who, place) = rest.split_once(':').ok_or_else(bad)?;
            let nominee = if place == KEEPER { Nominee::Keeper } else { Nominee::Player(area(place)?) };
            turn.fans = Some((seat(who)?, nominee));
        }
        Some(("played", rest)) => {
            let (who, set) = rest.split_once(':').ok_or_else(bad)?;
            turn.played[seat(who)?] = read_set(set)?;
        }
        _ => return Err(bad()),
    }
    Ok(())
}

fn read_boost(steps: &mut Steps, value: &str) -> Result<(), Refusal> {
    let stripped = value.strip_suffix(NOMINEE_MOVED);
    steps.nominee_moved = stripped.is_some();
    let value = stripped.unwrap_or(value);
    let (any, rights) = value.split_once(',').ok_or_else(|| refuse("position-value", value, "1,0"))?;
    steps.any = number_of("number-steps", any, 0..=11)?;
    steps.rights = Rights(number_of("number-steps", rights, 0..=7)?);
    Ok(())
}

/// A turn with what the field `also` says about it.
pub(super) fn with_also(turn: Turn, also: &Turn) -> Turn {
    let Turn { kept, risk, tally, crowd, press, pressed, sweep, fans, played, .. } = *also;
    Turn { kept, risk, tally, press, pressed, sweep, fans, crowd, played, ..turn }
}

/// Steps with what the field `boost` says about them.
pub(super) fn with_boost(steps: Steps, boost: &Steps) -> Steps {
    Steps { any: boost.any, rights: boost.rights, nominee_moved: boost.nominee_moved, ..steps }
}

/// Where the field `change` is left out, nothing changes.
pub(super) fn settle(teams: &mut BySeat<Team>, changed: bool) {
    if !changed {
        teams.0.iter_mut().for_each(|team| team.set_next(team.formation));
    }
}
