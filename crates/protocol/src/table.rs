//! A match on the table, driven by a program: the same code for every game.

use serde_json::{Value, json};
use touchline_engine::{
    Choices, Describe, Driver, Node, Odds, Outcome, Pcg, Record, RecordError, Refusal, Replay, Rng, Seat,
    Seeded,
};
use touchline_words::Words;

use crate::request::{Request, needed};
use crate::session::message;

/// A game whose views can be told as JSON.
pub(crate) trait Told: Describe {
    /// A view as structured JSON.
    fn tell_view(&self, view: &Self::View) -> Value;
}

/// A table of whichever game.
pub(crate) trait AnyTable {
    fn spec(&self) -> String;
    fn summary(&self, words: &Words) -> Value;
    fn obey(&mut self, words: &Words, request: &Request) -> Result<Value, Refusal>;
}

/// One match with its dice.
pub(crate) struct Table<G: Told> {
    driver: Driver<G>,
    dice: Seeded,
    /// Choices of `best`, apart from the dice so that asking for advice does not change the match.
    advice: Pcg,
}

/// The streams of a seed that this crate draws from.
const ADVICE: u64 = 1;

impl<G: Told> Table<G> {
    fn seated(driver: Driver<G>, seed: u64) -> Self {
        Self { driver, dice: Seeded::new(seed), advice: Pcg::new(seed, ADVICE) }
    }

    pub(crate) fn new(game: G, seed: u64) -> Self {
        Self::seated(Driver::new(game, &G::Terms::default()), seed)
    }

    pub(crate) fn from_position(game: G, position: &str, seed: u64) -> Result<Self, Refusal> {
        let state = game.read_state(position)?;
        Ok(Self::seated(Driver::from_state(game, state), seed))
    }

    pub(crate) fn from_record(game: G, record: &Record, seed: u64) -> Result<Self, RecordError> {
        record.check_rules(game.revision())?;
        let driver = Replay::new(game, &G::Terms::default(), record)?.run(|_, _, _| {})?;
        Ok(Self::seated(driver, seed))
    }

    fn game(&self) -> &G {
        self.driver.game()
    }

    /// Who has to do what next.
    fn next(&self, words: &Words) -> Value {
        match self.driver.node() {
            Node::Decide(seat, decision) => json!({
                "kind": "decide",
                "seat": seat.word(),
                "decision": message(words, &self.game().say_decision(seat, &decision)),
                "secret": self.game().is_secret(&decision),
                "legal": self.driver.actions().len(),
            }),
            Node::Chance => json!({
                "kind": "roll",
                "dice": self.game().draws(self.driver.state()).sides(),
                "for": message(words, &self.game().say_roll(self.driver.state())),
            }),
            Node::Over(outcome) => json!({
                "kind": "over",
                "result": match outcome {
                    Outcome::Win(seat) => seat.word(),
                    Outcome::Draw => "draw",
                },
                "score": self.game().score(self.driver.state()),
            }),
        }
    }

    fn events(&self, words: &Words) -> Value {
        self.driver.events().iter().map(|event| message(words, &self.game().say_event(event))).collect()
    }

    /// The answer to everything that changes the match.
    fn after(&self, words: &Words) -> Value {
        json!({ "events": self.events(words), "position": self.position(), "next": self.next(words) })
    }

    fn position(&self) -> String {
        self.game().write_state(self.driver.state())
    }

    fn legal(&self, words: &Words) -> Value {
        let tell = |(index, action): (usize, &G::Action)| {
            json!({
                "index": index,
                "action": self.game().write_action(*action),
                "text": words.say(&self.game().say_action(*action)),
                "odds": odds(&self.game().odds(self.driver.state(), *action)),
            })
        };
        self.driver.actions().iter().enumerate().map(tell).collect()
    }

    fn all_odds(&self) -> Value {
        let with_odds = self.driver.actions().iter().filter_map(|action| {
            let chances = self.game().odds(self.driver.state(), *action);
            (!chances.is_empty()).then(|| (self.game().write_action(*action), odds(&chances)))
        });
        Value::Object(with_odds.collect())
    }

    fn act(&mut self, request: &Request) -> Result<(), Refusal> {
        if let Some(index) = request.index {
            let Some(action) = self.driver.actions().get(index).copied() else {
                let legal = i64::try_from(self.driver.actions().len()).unwrap_or(0);
                return Err(Refusal::new("index-bad").text("got", index.to_string()).number("legal", legal));
            };
            return self.driver.act(action).map(drop);
        }
        let text = needed(request.action.as_deref(), "action", "target CE")?;
        let action = self.game().read_action(text)?;
        // Through the text form, so that a refusal lists what is legal.
        let canonical = self.game().write_action(action);
        self.driver.act_text(&canonical).map(drop)
    }

    fn best(&mut self, request: &Request) -> Result<Value, Refusal> {
        let level = request.level.as_deref().unwrap_or("random");
        if level != "random" {
            return Err(Refusal::new("level-unknown").text("got", level).text("known", "random"));
        }
        let legal: &Choices<G::Action> = self.driver.actions();
        let count = u32::try_from(legal.len()).unwrap_or(0);
        if count == 0 {
            return Err(Refusal::new("no-decision"));
        }
        let action = legal[self.advice.below(count) as usize];
        Ok(json!({ "level": level, "action": self.game().write_action(action) }))
    }

    fn view(&self, request: &Request) -> Result<Value, Refusal> {
        let viewer = match request.seat.as_deref() {
            Some("spectator") => None,
            other => {
                let word = needed(other, "seat", "home, away, spectator")?;
                Some(Seat::from_word(word).ok_or_else(|| {
                    Refusal::new("seat-unknown").text("got", word).text("known", "home, away, spectator")
                })?)
            }
        };
        let view = self.game().view(self.driver.state(), viewer);
        Ok(json!({ "view": self.game().tell_view(&view), "position": self.game().write_view(&view) }))
    }

    fn record(&self) -> String {
        let spec = self.spec();
        let rules = self.game().revision().to_string();
        Record::of(&self.driver, &[("spec", &spec), ("rules", &rules)]).to_text()
    }
}

impl<G: Told> AnyTable for Table<G> {
    fn spec(&self) -> String {
        self.game().spec().to_string()
    }

    fn summary(&self, words: &Words) -> Value {
        json!({
            "spec": self.spec(),
            "events": self.events(words),
            "position": self.position(),
            "next": self.next(words),
        })
    }

    fn obey(&mut self, words: &Words, request: &Request) -> Result<Value, Refusal> {
        match request.cmd.as_str() {
            "act" => self.act(request)?,
            "roll" => match &request.dice {
                Some(faces) => self.driver.roll(faces).map(drop)?,
                None => self.driver.roll_from(&mut self.dice).map(drop)?,
            },
            "undo" => {
                self.driver.undo()?;
                return Ok(json!({ "position": self.position(), "next": self.next(words) }));
            }
            "call" => {
                let text = needed(request.call.as_deref(), "call", "resign home")?;
                let call = self.game().read_call(&format!("call {text}"))?;
                self.driver.call(call).map(drop)?;
            }
            "view" => return self.view(request),
            "decision" => return Ok(json!({ "next": self.next(words) })),
            "legal" => return Ok(json!({ "actions": self.legal(words) })),
            "odds" => return Ok(json!({ "odds": self.all_odds() })),
            "events" => return Ok(json!({ "events": self.events(words) })),
            "best" => return self.best(request),
            "record" => return Ok(json!({ "record": self.record() })),
            _ => {
                return Ok(
                    json!({ "spec": self.spec(), "position": self.position(), "next": self.next(words) }),
                );
            }
        }
        Ok(self.after(words))
    }
}

/// Chances as exact fractions: `{"keep": [4, 6], "lose": [2, 6]}`.
fn odds(chances: &[Odds]) -> Value {
    Value::Object(
        chances.iter().map(|chance| (chance.what.into(), json!([chance.ways, chance.of]))).collect(),
    )
}
