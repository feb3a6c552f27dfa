//! Actions as phrases: `target CE`, `move ALW>CE`, `press`.

use touchline_engine::Refusal;

use super::fields::{area, formation, line, number_of, refuse, seat, side, write_line, write_side};
use crate::action::Action;
use crate::pitch::Area;
use crate::rules::formation::OUTFIELD;
use crate::state::Line;

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
        Action::Movement(line) => write_line(line).into(),
        Action::Position(n) => format!("position {n}"),
        Action::Adjust => "adjust".into(),
        Action::Press => "press".into(),
        Action::SlowKick => "slow".into(),
        Action::Move(from, to) => step("move", from, to),
        Action::MoveKeeper(from, to) => step("keeper", from, to),
        Action::Dribble(from, to) => step("dribble", from, to),
        Action::DribbleKeeper(from, to) => step("keeper-dribble", from, to),
        Action::SecondActions => "second".into(),
        Action::NewTurn => "next".into(),
        Action::Corner(area) => format!("corner {}", area.name()),
        Action::Dive(dive) => format!("dive {}", write_side(dive)),
        Action::Kick(kick) => format!("kick {}", write_side(kick)),
        Action::SendOff(area) => format!("off {}", area.name()),
    }
}

pub(super) fn read(text: &str) -> Result<Action, Refusal> {
    let text = text.trim();
    let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
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
        "position" => Ok(Action::Position(number_of("number-position", rest, 0..=2)?)),
        "move" => step(Action::Move),
        "dribble" => step(Action::Dribble),
        "keeper-dribble" => step(Action::DribbleKeeper),
        "corner" => Ok(Action::Corner(area(rest)?)),
        "dive" => Ok(Action::Dive(side(rest)?)),
        "kick" => Ok(Action::Kick(side(rest)?)),
        "off" => Ok(Action::SendOff(area(rest)?)),
        _ if rest.is_empty() => bare(word).ok_or_else(|| unknown(text)),
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
        _ => Action::Movement(line(word)?),
    })
}

fn unknown(text: &str) -> Refusal {
    let lines = Line::ALL.map(write_line).join(", ");
    refuse("unknown-action", text, "target CE; move ALW>CE; shoot; press; position 1; done")
        .text("lines", lines)
}
