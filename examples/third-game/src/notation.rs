//! Text forms: `kick=3 goals=1-0 next=dive.left`, `shoot right`, `dive left`.

use touchline_engine::reading::refuse;
use touchline_engine::{BySeat, Call, Notation, Outcome, Refusal, Seat};

use crate::{Action, Corner, KICKS, Stage, State, Toy};

const EXAMPLE: &str = "kick=3 goals=1-0 next=dive.left";

/// A position, with `?` for a corner that is not to be seen.
pub(crate) fn write(s: State, hidden: bool) -> String {
    let next = match s.stage {
        Stage::Shoot => "shoot".to_owned(),
        Stage::Dive(_) if hidden => "dive.?".to_owned(),
        Stage::Dive(corner) => format!("dive.{}", corner.word()),
        Stage::Die => "die".to_owned(),
        Stage::Over(outcome) => format!("over.{}", outcome.word()),
    };
    format!("kick={} goals={}-{} next={next}", s.kick, s.goals[Seat::Home], s.goals[Seat::Away])
}

fn stage(text: &str) -> Option<Stage> {
    match text.split_once('.') {
        None if text == "shoot" => Some(Stage::Shoot),
        None if text == "die" => Some(Stage::Die),
        Some(("dive", corner)) => Corner::from_word(corner).map(Stage::Dive),
        Some(("over", outcome)) => Outcome::from_word(outcome).map(Stage::Over),
        None | Some(_) => None,
    }
}

fn read(text: &str) -> Option<State> {
    let mut words = text.split_whitespace();
    let mut value = |name: &str| words.next()?.strip_prefix(name)?.strip_prefix('=');
    let kick = value("kick")?.parse().ok().filter(|kick| (1..=KICKS).contains(kick))?;
    let (home, away) = value("goals")?.split_once('-')?;
    let goals = BySeat::new(home.parse().ok()?, away.parse().ok()?);
    let s = State { kick, goals, stage: stage(value("next")?)? };
    // Nobody has scored more often than it has shot; the penalty itself counts once the match is over.
    let shots = if matches!(s.stage, Stage::Over(_)) { kick } else { kick - 1 };
    let (home, away) = (shots.div_ceil(2), shots / 2);
    let fits = s.goals[Seat::Home] <= home && s.goals[Seat::Away] <= away && words.next().is_none();
    fits.then_some(s)
}

impl Notation for Toy {
    fn write_state(&self, s: &State) -> String {
        write(*s, false)
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        read(text).ok_or_else(|| refuse("toy-bad-position", text, EXAMPLE))
    }

    fn write_action(&self, a: Action) -> String {
        match a {
            Action::Shoot(corner) => format!("shoot {}", corner.word()),
            Action::Dive(corner) => format!("dive {}", corner.word()),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        let mut words = text.split_whitespace();
        let (verb, corner) = (words.next(), words.next().and_then(Corner::from_word));
        match (verb, corner, words.next()) {
            (Some("shoot"), Some(corner), None) => Ok(Action::Shoot(corner)),
            (Some("dive"), Some(corner), None) => Ok(Action::Dive(corner)),
            _ => Err(refuse("toy-bad-action", text, "shoot left, dive right")),
        }
    }

    fn write_call(&self, c: Call) -> String {
        c.write()
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        Call::read(text)
    }

    fn turn_number(&self, s: &State) -> u32 {
        u32::from(s.kick)
    }
}
