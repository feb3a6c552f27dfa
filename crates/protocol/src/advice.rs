//! What a computer player of some level makes of a decision. It sees what the seat that decides may see and imagines the rest.

use serde_json::{Value, json};
use touchline_ai::{Computer, Evaluate, Level, Player as _, Rated, rate};
use touchline_engine::{Refusal, Seat};
use touchline_words::Words;

use crate::request::shorten;

/// A decision that is due.
pub(crate) struct Asked<'a, G: Evaluate> {
    pub(crate) game: &'a G,
    pub(crate) level: Level,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: &'a [G::Action],
}

impl<G: Evaluate> Asked<'_, G> {
    /// The answer of a player of the level. Nothing is drawn from the dice, and the same question gets the same answer.
    pub(crate) fn best(&self, words: &Words, seed: u64, inputs: usize) -> Value {
        let mut player = Computer::after(self.level, seed, inputs);
        let action = player.choose(self.game, &self.view, self.seat, self.legal);
        let value = match self.level {
            // Whoever chooses blindly judges nothing.
            Level::Random => None,
            Level::Rookie | Level::Coach(_) => {
                let rated = rate(self.game, self.level, &self.view);
                rated.iter().find(|rated| rated.action == action).map(|rated| self.value(rated))
            }
        };
        json!({
            "level": self.level.to_string(),
            "seat": self.seat.word(),
            "action": self.game.write_action(action),
            "text": words.say(&self.game.say_action(action)),
            "value": value,
        })
    }

    /// Every legal action with what it is worth.
    pub(crate) fn rate(&self, words: &Words) -> Value {
        let tell = |(index, rated): (usize, &Rated<G::Action>)| {
            json!({
                "index": index,
                "action": self.game.write_action(rated.action),
                "text": words.say(&self.game.say_action(rated.action)),
                "value": self.value(rated),
            })
        };
        let rated = rate(self.game, self.level, &self.view);
        let told: Value = rated.iter().enumerate().map(tell).collect();
        json!({ "level": self.level.to_string(), "seat": self.seat.word(), "actions": told })
    }

    /// As the seat that decides sees it.
    fn value(&self, rated: &Rated<G::Action>) -> Value {
        let value = rated.value.seen_by(self.seat);
        // A millionth is far below what anybody knows of a position.
        let figure = |figure: f64| (figure * 1e6).round() / 1e6;
        json!({
            "points": figure(rated.value.points(self.seat)),
            "win": figure(value.win),
            "draw": figure(value.draw),
            "loss": figure(value.loss),
            "goals": figure(value.goals),
        })
    }
}

/// The level a request names.
pub(crate) fn level(word: &str) -> Result<Level, Refusal> {
    Level::from_word(word)
        .ok_or_else(|| Refusal::new("level-unknown").text("got", shorten(word)).text("known", Level::words()))
}
