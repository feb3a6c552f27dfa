//! Actions as phrases: `target CE`, `move ALW>CE`, `press`.

use touchline_engine::Refusal;

use super::advanced::{skill, styles, write_styles};
use super::fields::{area, formation, number_of, refuse, seat, side};
use crate::action::Action;
use crate::pitch::Area;
use crate::rules::formation::OUTFIELD;
use crate::state::Line;

/// Behind a step of the player that was nominated.
const NOMINEE: &str = "*";

pub(super) fn write(action: Action) -> String {
    let step = |word: &str, from: Area, to: Area| format!("{word} {}>{}", from.name(), to.name());
    match action {
        Action::Done => "done".into(),
        Action::Formation(f) => format!("formation {f}"),
        Action::KickOff(seat) => format!("kick-off {}", seat.word()),
        Action::PlaceKeeper(area) => format!("keeper {}", area.name()),
        Action::Place(n) => format!("place {n}"),
        Action::Target(area) => format!("target {}", area.name()),
        Action::Shoot => "shoot".into(),
        Action::Pass => "pass".into(),
        Action::Movement(line) => line.word().into(),
        Action::Position(n) => format!("position {n}"),
        Action::Adjust => "adjust".into(),
        Action::Press => "press".into(),
        Action::SlowKick => "slow".into(),
        Action::Move(from, to) => step("move", from, to),
        Action::MoveKeeper(from, to) => step("keeper", from, to),
        Action::Dribble(from, to) => step("dribble", from, to),
        Action::DribbleKeeper(from, to) => step("keeper-dribble", from, to),
        Action::MoveNominee(from, to) => step("move", from, to) + NOMINEE,
        Action::DribbleNominee(from, to) => step("dribble", from, to) + NOMINEE,
        Action::SecondActions => "second".into(),
        Action::NewTurn => "next".into(),
        Action::Corner(area) => format!("corner {}", area.name()),
        Action::Dive(dive) => format!("dive {}", dive.word()),
        Action::Kick(kick) => format!("kick {}", kick.word()),
        Action::SendOff(area) => format!("off {}", area.name()),
        Action::MidfieldRoles(attacking, defending) => format!("midfield-roles {attacking} {defending}"),
        Action::OtherRoles(backs, strikers, wings) => format!("other-roles {backs} {strikers} {wings}"),
        Action::Styles(styles) => format!("styles {}", write_styles(styles)),
        Action::Skill(skill) => format!("skill {}", skill.word()),
        Action::Play(skill) => format!("play {}", skill.word()),
        Action::Cross(area) => format!("cross {}", area.name()),
        Action::MovementWithPoint(line) => format!("{} cp", line.word()),
        Action::MovementByDie => "roll-moves".into(),
        Action::PositionWithPoint(n) => format!("position {n} cp"),
        Action::AdjustWithPoint => "adjust cp".into(),
        Action::PressWithPoint => "press cp".into(),
        Action::PressAggressively => "press aggressively".into(),
        Action::Substitute(n) => format!("substitute {n}"),
        Action::Shift(from, to) => format!("shift {}>{}", from.word(), to.word()),
        Action::BookedOff => "booked-off".into(),
        Action::Fresh(line) => format!("fresh {}", line.word()),
        Action::Points(line) => format!("point {}", line.word()),
        Action::Injured(area) => format!("injured {}", area.name()),
        Action::Sweep => "sweep".into(),
        Action::KeeperOut => "keeper-out".into(),
        Action::KeeperIn => "keeper-in".into(),
        Action::SlowDown => "slow-down".into(),
        Action::Nominate(area) => format!("nominate {}", area.name()),
        Action::Raise => "raise".into(),
        Action::Lower => "lower".into(),
        Action::BallOn(area) => format!("ball-on {}", area.name()),
        Action::Discard(die) => format!("discard {die}"),
    }
}

pub(super) fn read(text: &str) -> Result<Action, Refusal> {
    let text = text.trim();
    let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
    let (rest, nominee) = match (word, rest.strip_suffix(NOMINEE)) {
        ("move" | "dribble", Some(rest)) => (rest, true),
        _ => (rest, false),
    };
    let step = |make: fn(Area, Area) -> Action| {
        let (from, to) = rest.split_once('>').ok_or_else(|| refuse("bad-step", text, "move ALW>CE"))?;
        Ok(make(area(from.trim())?, area(to.trim())?))
    };
    match word {
        "formation" => Ok(Action::Formation(formation(rest)?)),
        "kick-off" => Ok(Action::KickOff(seat(rest)?)),
        "keeper" if rest.contains('>') => step(Action::MoveKeeper),
        "keeper" => Ok(Action::PlaceKeeper(area(rest)?)),
        "place" => Ok(Action::Place(number_of("number-players", rest, 0..=OUTFIELD)?)),
        "target" => Ok(Action::Target(area(rest)?)),
        "position" if !rest.contains(' ') => Ok(Action::Position(number_of("number-position", rest, 0..=5)?)),
        "move" => step(if nominee { Action::MoveNominee } else { Action::Move }),
        "dribble" => step(if nominee { Action::DribbleNominee } else { Action::Dribble }),
        "keeper-dribble" => step(Action::DribbleKeeper),
        "corner" => Ok(Action::Corner(area(rest)?)),
        "dive" => Ok(Action::Dive(side(rest)?)),
        "kick" => Ok(Action::Kick(side(rest)?)),
        "off" => Ok(Action::SendOff(area(rest)?)),
        _ if rest.is_empty() => bare(word).ok_or_else(|| unknown(text)),
        _ => advanced_phrase(word, rest, text),
    }
}

/// Phrases that only the advanced rules have.
fn advanced_phrase(word: &str, rest: &str, text: &str) -> Result<Action, Refusal> {
    let option = |text: &str| {
        Line::from_word(text).ok_or_else(|| refuse("bad-line", text, "defence, midfield, forward"))
    };
    let count = |text: &str| number_of("number-players", text, 0..=OUTFIELD);
    let parts: Vec<&str> = rest.split_whitespace().collect();
    match (word, &parts[..]) {
        ("midfield-roles", [attacking, defending]) => {
            Ok(Action::MidfieldRoles(count(attacking)?, count(defending)?))
        }
        ("other-roles", [backs, strikers, wings]) => {
            Ok(Action::OtherRoles(count(backs)?, count(strikers)?, count(wings)?))
        }
        ("styles", [all]) => Ok(Action::Styles(styles(all)?)),
        ("skill", [name]) => Ok(Action::Skill(skill(name)?)),
        ("play", [name]) => Ok(Action::Play(skill(name)?)),
        ("cross", [place]) => Ok(Action::Cross(area(place)?)),
        ("position", [steps, "cp"]) => {
            Ok(Action::PositionWithPoint(number_of("number-position", steps, 0..=5)?))
        }
        ("adjust", ["cp"]) => Ok(Action::AdjustWithPoint),
        ("press", ["cp"]) => Ok(Action::PressWithPoint),
        ("press", ["aggressively"]) => Ok(Action::PressAggressively),
        ("substitute", [number]) => Ok(Action::Substitute(number_of("number-substitutions", number, 0..=3)?)),
        ("shift", [lines]) => {
            let (from, to) =
                lines.split_once('>').ok_or_else(|| refuse("bad-step", text, "shift defence>midfield"))?;
            Ok(Action::Shift(option(from)?, option(to)?))
        }
        ("fresh", [line]) => Ok(Action::Fresh(option(line)?)),
        ("point", [line]) => Ok(Action::Points(option(line)?)),
        ("injured", [place]) => Ok(Action::Injured(area(place)?)),
        ("nominate", [place]) => Ok(Action::Nominate(area(place)?)),
        ("ball-on", [place]) => Ok(Action::BallOn(area(place)?)),
        ("discard", [die]) => Ok(Action::Discard(number_of("number-die", die, 1..=6)?)),
        (name, ["cp"]) => Line::from_word(name).map(Action::MovementWithPoint).ok_or_else(|| unknown(text)),
        _ => Err(unknown(text)),
    }
}

/// Phrases of a single word.
fn bare(word: &str) -> Option<Action> {
    Some(match word {
        "done" => Action::Done,
        "shoot" => Action::Shoot,
        "pass" => Action::Pass,
        "press" => Action::Press,
        "adjust" => Action::Adjust,
        "slow" => Action::SlowKick,
        "second" => Action::SecondActions,
        "next" => Action::NewTurn,
        "roll-moves" => Action::MovementByDie,
        "booked-off" => Action::BookedOff,
        "sweep" => Action::Sweep,
        "keeper-out" => Action::KeeperOut,
        "keeper-in" => Action::KeeperIn,
        "slow-down" => Action::SlowDown,
        "raise" => Action::Raise,
        "lower" => Action::Lower,
        _ => Action::Movement(Line::from_word(word)?),
    })
}

fn unknown(text: &str) -> Refusal {
    let lines = Line::ALL.map(Line::word).join(", ");
    refuse("unknown-action", text, "target CE; move ALW>CE; shoot; press; position 1; done")
        .text("lines", lines)
}
