//! A computer player's view of a decision, at some level. It sees what the deciding seat may see and imagines
//! the rest.

use std::time::Duration;

use serde::Serialize;
use touchline_ai::{Advised, Budget, Computer, Evaluate, Level, Opponent, Player as _, Rated, advise};
use touchline_engine::{Refusal, Seat};
use touchline_words::Words;

use crate::SeatWord;
use crate::bench::{Adviser, Bench};
use crate::command::Field;
use crate::request::{Request, shorten};
use crate::session::Bounds;

/// A decision that is due.
pub(crate) struct Asked<'a, G: Evaluate> {
    pub(crate) game: &'a G,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: &'a [G::Action],
}

impl<G: Evaluate> Asked<'_, G> {
    /// The answer of a player, which goes through with the whole action it has begun. No dice
    /// are used up.
    pub(crate) fn best(&self, bench: &mut Bench<'_>, budget: Option<Budget>, player: Computer) -> Best {
        let adviser = Adviser {
            table: bench.table.to_owned(),
            spec: self.game.spec().to_string(),
            rules: self.game.revision(),
            seat: self.seat,
            who: player.who(),
            budget,
        };
        let player = budget.into_iter().fold(player, Computer::with_budget);
        let mut player = player.meaning(bench.intents.of(&adviser));
        let action = player.choose(self.game, &self.view, self.seat, self.legal);
        bench.intents.keep(adviser, player.intent().clone());
        let words = bench.words;
        Best {
            level: player.who().to_string(),
            seat: self.seat.into(),
            index: self.legal.iter().position(|legal| *legal == action),
            action: self.game.write_action(action),
            text: words.say(&self.game.say_action(action)),
            value: player.judged().map(|value| Worth::of(value, self.seat)),
        }
    }

    /// Every legal action with its worth.
    pub(crate) fn rate(&self, level: Level, words: &Words) -> Advice {
        let tell = |(index, rated): (usize, &Rated<G::Action>)| RatedAnswer {
            index,
            action: self.game.write_action(rated.action),
            text: words.say(&self.game.say_action(rated.action)),
            value: Worth::of(rated.value, self.seat),
        };
        let Advised { rated, plan } = advise(self.game, level, &self.view);
        let actions = rated.iter().enumerate().map(tell).collect();
        let answer = |action: &G::Action| PlannedAnswer {
            action: self.game.write_action(*action),
            text: words.say(&self.game.say_action(*action)),
        };
        let plan = plan.iter().map(answer).collect();
        Advice { level: level.to_string(), seat: self.seat.into(), actions, plan }
    }
}

/// What a player of some level answers.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Best {
    level: String,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: SeatWord,
    index: Option<usize>,
    action: String,
    text: String,
    value: Option<Worth>,
}

/// Every legal answer with its worth to the seat that is asked.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Advice {
    level: String,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: SeatWord,
    actions: Vec<RatedAnswer>,
    /// What a player of the level would answer from here until dice are rolled or the other seat answers.
    plan: Vec<PlannedAnswer>,
}

/// An answer of a plan.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlannedAnswer {
    action: String,
    text: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatedAnswer {
    index: usize,
    action: String,
    text: String,
    value: Worth,
}

/// The worth of an answer to the seat that is asked: chances from 0 to 1, expected goals.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Worth {
    points: f64,
    win: f64,
    draw: f64,
    loss: f64,
    goals: f64,
}

impl Worth {
    /// From a seat's point of view.
    pub(crate) fn of(value: touchline_ai::Value, seat: Seat) -> Self {
        let points = value.points(seat);
        let value = value.seen_by(seat);
        Self {
            points: figure(points),
            win: figure(value.win),
            draw: figure(value.draw),
            loss: figure(value.loss),
            goals: figure(value.goals),
        }
    }
}

/// A millionth is far below the precision of any evaluation.
pub(crate) fn figure(figure: f64) -> f64 {
    (figure * 1e6).round() / 1e6
}

/// The opponent a request names: it may be a character.
pub(crate) fn opponent(word: &str) -> Result<Opponent, Refusal> {
    Opponent::from_word(word).ok_or_else(|| unknown(word, Opponent::words()))
}

/// The level a request names. A character judges nothing: its likes are its own.
pub(crate) fn level(word: &str) -> Result<Level, Refusal> {
    Level::from_word(word).ok_or_else(|| unknown(word, Level::words()))
}

fn unknown(word: &str, known: String) -> Refusal {
    Refusal::new("level-unknown").text("got", shorten(word)).text("known", known)
}

/// The longest time for one answer, in milliseconds.
pub const MOST_MS: u32 = 60_000;

/// How long the request lets a coach think, if it says so.
pub(crate) fn budget(who: Opponent, bounds: &Bounds, request: &Request) -> Result<Option<Budget>, Refusal> {
    let within = |field: Field, got: u32, most: u32| {
        let bad =
            || Refusal::new("budget-bad").text("field", field.name()).number("got", got).number("most", most);
        if (1..=most).contains(&got) { Ok(got) } else { Err(bad()) }
    };
    let budget = match (request.nodes, request.ms) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => {
            return Err(Refusal::new("field-either").text("field", "nodes").text("other", "ms"));
        }
        (Some(nodes), None) => Budget::Nodes(within(Field::Nodes, nodes, bounds.nodes)?),
        (None, Some(ms)) => Budget::Time(Duration::from_millis(within(Field::Ms, ms, bounds.ms)?.into())),
    };
    match who.level() {
        Level::Coach(_) | Level::Gaffer => Ok(Some(budget)),
        Level::Random | Level::Rookie => Err(Refusal::new("level-thinks-not")
            .text("level", who.to_string())
            .text("example", Level::Coach(3).to_string())),
    }
}
