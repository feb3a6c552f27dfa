//! A match on the table, driven by a program: the same code for every game.

mod steps;

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use touchline_ai::{Evaluate, Level};
use touchline_engine::{
    Draws, Driver, Input, Node, OddsKind, Record, RecordError, Refusal, Seat, Seeded, retell,
};
use touchline_words::Words;

use crate::advice::{self, Asked};
use crate::command::{Field, Order};
use crate::fault::Fault;
use crate::odds::{all_odds, odds};
use crate::request::{Request, needed, shorten};
use crate::session::{Bounds, message};
use crate::tables::Seated;

use steps::due;
pub(crate) use steps::too_long;

/// A game whose views can be told as JSON.
pub trait Told: Evaluate {
    /// A view, to be written as structured JSON: a server writes thousands of them a second, so no tree is
    /// built.
    fn told<'a>(&'a self, view: &'a Self::View) -> impl Serialize + 'a;
}

/// What is there, and may be `null`.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OrNull<T>(pub(crate) Option<T>);

/// A table of whichever game.
pub(crate) trait AnyTable {
    fn spec(&self) -> String;
    /// The revision of the rules.
    fn rules(&self) -> u32;
    /// How many inputs were given.
    fn inputs(&self) -> usize;
    /// What is next, in a word.
    fn kind(&self) -> &'static str;
    fn summary(&self, words: &Words) -> Value;
    /// The same match once more, with its history and its dice; or from now on with those of another seed.
    fn fork(&self, seed: Option<u64>) -> Seated;
    /// `level` is that of advice when the request names none.
    fn obey(
        &mut self,
        words: &Words,
        level: Level,
        bounds: &Bounds,
        order: Order,
        request: &Request,
    ) -> Result<Value, Fault>;
}

/// One match with its dice.
#[derive(Clone)]
pub(crate) struct Table<G: Told> {
    driver: Driver<G>,
    dice: Seeded,
    /// The seed that somebody chose for the whole match.
    seed: Option<u64>,
    /// The headers of the record that was loaded; copies of the table share them.
    headers: Arc<[(String, String)]>,
}

impl<G: Told> Table<G> {
    fn seated(driver: Driver<G>, seed: Option<u64>) -> Self {
        Self { driver, dice: Seeded::new(seed.unwrap_or(0)), seed, headers: Arc::default() }
    }

    pub(crate) fn new(game: G, seed: Option<u64>) -> Self {
        Self::seated(Driver::new(game, &G::Terms::default()), seed)
    }

    pub(crate) fn from_position(game: G, position: &str, seed: Option<u64>) -> Result<Self, Refusal> {
        let state = game.read_state(position)?;
        Ok(Self::seated(Driver::from_state(game, state), seed))
    }

    /// A match that goes on with the dice of its own seed, or from now on with those of another.
    pub(crate) fn from_record(game: G, record: &Record, seed: Option<u64>) -> Result<Self, RecordError> {
        let own = record.header("seed").and_then(|seed| seed.parse().ok()).filter(|_| seed.is_none());
        let mut dice = Seeded::new(own.unwrap_or(0));
        let mut asked = Draws::NONE;
        let driver = retell(game, record, |driver| {
            if let Some(Input::Roll(_)) = driver.inputs().last() {
                asked.roll(&mut dice.0);
            }
            asked = due(driver);
        })?;
        let headers = record.headers.clone().into();
        Ok(match seed {
            // Dice of two seeds: the record can name neither of them.
            Some(_) => Self { seed: None, headers, ..Self::seated(driver, seed) },
            None => Self { dice, headers, ..Self::seated(driver, own) },
        })
    }

    fn game(&self) -> &G {
        self.driver.game()
    }

    /// Who has to do what next.
    fn next(&self, words: &Words) -> Value {
        match self.driver.node() {
            Node::Decide(seat, decision) => json!({
                "kind": kind(&self.driver),
                "seat": seat.word(),
                "decision": message(words, &self.game().say_question(self.driver.state(), seat, &decision)),
                "secret": self.game().is_secret(&decision),
                "legal": self.written(),
            }),
            Node::Chance => json!({
                "kind": kind(&self.driver),
                "dice": self.game().draws(self.driver.state()).sides(),
                "for": message(words, &self.game().say_roll(self.driver.state())),
            }),
            Node::Over(outcome) => json!({
                "kind": kind(&self.driver),
                "result": outcome.word(),
                "score": self.game().score(self.driver.state()),
            }),
        }
    }

    /// The legal actions in the notation; each is known by its place, too.
    fn written(&self) -> Vec<String> {
        self.driver.actions().iter().map(|action| self.game().write_action(*action)).collect()
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

    fn legal(&self, words: &Words, request: &Request) -> Value {
        let (game, state) = (self.game(), self.driver.state());
        let tell = |(index, action): (usize, &G::Action)| {
            let said = message(words, &game.say_action(*action));
            let mut told = json!({
                "index": index,
                "action": game.write_action(*action),
                "key": said["key"],
                "args": said["args"],
                "text": said["text"],
            });
            // They take many times as long as everything else.
            if request.odds == Some(true) {
                let chances = game.odds(state, *action);
                told["odds"] = odds(&chances, OddsKind::Outcome);
                told["besides"] = odds(&chances, OddsKind::Besides);
                told["turn"] = odds(&game.turn_odds(state, *action), OddsKind::Outcome);
            }
            told
        };
        self.driver.actions().iter().enumerate().map(tell).collect()
    }

    /// Refuse answers that are not those of the position: whoever asks plays by other rules.
    fn check_legal(&self, request: &Request) -> Result<(), Refusal> {
        const SHOWN: usize = 12;
        let written = self.written();
        match &request.legal {
            Some(given) if *given != written => Err(Refusal::new("legal-differs")
                .text("legal", written.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", "))
                .number("count", i64::try_from(written.len()).unwrap_or(i64::MAX))),
            Some(_) | None => Ok(()),
        }
    }

    /// The decision that advice is asked for, as the seat that decides may see it.
    fn asked(&self, level: Level, request: &Request) -> Result<Asked<'_, G>, Refusal> {
        let Node::Decide(seat, _) = self.driver.node() else { return Err(Refusal::new("no-decision")) };
        let level = request.level.as_deref().map_or(Ok(level), advice::level)?;
        Ok(Asked {
            game: self.game(),
            level,
            seat,
            view: self.game().view(self.driver.state(), Some(seat)),
            legal: self.driver.actions(),
        })
    }

    fn view(&self, words: &Words, request: &Request) -> Result<Value, Refusal> {
        let viewer = match request.seat.as_deref() {
            Some("spectator") => None,
            other => {
                let word = needed(other, Field::Seat)?;
                Some(Seat::from_word(word).ok_or_else(|| {
                    Refusal::new("seat-unknown")
                        .text("got", shorten(word))
                        .text("known", "home, away, spectator")
                })?)
            }
        };
        let view = self.game().view(self.driver.state(), viewer);
        let ask = match self.driver.node() {
            Node::Decide(seat, _) if viewer == Some(seat) => self.next(words),
            Node::Decide(..) | Node::Chance | Node::Over(_) => Value::Null,
        };
        Ok(json!({ "view": self.game().told(&view), "position": self.game().write_view(&view), "ask": ask }))
    }

    /// The match so far. What a loaded record said besides stays, in its place; what it said of dice and end
    /// is said anew.
    fn record(&self) -> String {
        let spec = self.game().spec().to_string();
        let rules = self.game().revision().to_string();
        let [home, away] = self.game().score(self.driver.state());
        let seed = self.seed.map(|seed| seed.to_string());
        let over = matches!(self.driver.node(), Node::Over(_));
        let result = over.then(|| format!("{home}-{away}"));
        let stale = |key: &str| (key == "seed" && seed.is_none()) || (key == "result" && result.is_none());
        let kept = self.headers.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let mut headers: Vec<_> = kept.filter(|(key, _)| !stale(key)).collect();
        headers.extend([("spec", spec.as_str()), ("rules", rules.as_str())]);
        headers.extend(seed.iter().map(|seed| ("seed", seed.as_str())));
        headers.extend(result.iter().map(|result| ("result", result.as_str())));
        Record::of(&self.driver, &headers).to_text()
    }
}

impl<G: Told> AnyTable for Table<G>
where
    Self: Send + 'static,
{
    fn spec(&self) -> String {
        self.game().spec().to_string()
    }

    fn rules(&self) -> u32 {
        self.game().revision()
    }

    fn inputs(&self) -> usize {
        self.driver.inputs().len()
    }

    fn kind(&self) -> &'static str {
        kind(&self.driver)
    }

    fn fork(&self, seed: Option<u64>) -> Seated {
        let copy = self.clone();
        Box::new(match seed {
            // Dice of two seeds, as in a record that goes on with another.
            Some(other) => Self { seed: None, dice: Seeded::new(other), ..copy },
            None => copy,
        })
    }

    fn summary(&self, words: &Words) -> Value {
        json!({
            "spec": self.spec(),
            "events": self.events(words),
            "position": self.position(),
            "next": self.next(words),
        })
    }

    fn obey(
        &mut self,
        words: &Words,
        level: Level,
        bounds: &Bounds,
        order: Order,
        request: &Request,
    ) -> Result<Value, Fault> {
        self.check_length(order, bounds)?;
        Ok(match order {
            Order::State => {
                json!({ "spec": self.spec(), "position": self.position(), "next": self.next(words) })
            }
            Order::View => self.view(words, request)?,
            Order::Decision => json!({ "next": self.next(words) }),
            Order::Legal => json!({ "actions": self.legal(words, request) }),
            Order::Odds => all_odds(&self.driver),
            Order::Act => {
                self.act(request)?;
                self.after(words)
            }
            Order::Roll => {
                self.roll(request)?;
                self.after(words)
            }
            Order::Play => {
                let played = self.play(bounds, request)?;
                json!({
                    "inputs": played,
                    "events": self.events(words),
                    "position": self.position(),
                    "next": self.next(words),
                })
            }
            Order::Events => json!({ "events": self.events(words) }),
            Order::Best => {
                let (seed, inputs) = (self.seed.unwrap_or(0), self.driver.inputs().len());
                let asked = self.asked(level, request)?;
                self.check_legal(request)?;
                asked.best(words, advice::budget(asked.level, bounds, request)?, seed, inputs)
            }
            Order::Rate => self.asked(level, request)?.rate(words),
            Order::Undo => {
                self.driver.undo()?;
                json!({ "position": self.position(), "next": self.next(words) })
            }
            Order::Call => {
                let text = needed(request.call.as_deref(), Field::Call)?;
                let call = self.game().read_call(&format!("call {text}"))?;
                self.driver.call(call)?;
                self.after(words)
            }
            Order::Record => json!({ "record": self.record() }),
        })
    }
}

/// What is next, in a word.
fn kind<G: Told>(driver: &Driver<G>) -> &'static str {
    match driver.node() {
        Node::Decide(..) => "decide",
        Node::Chance => "roll",
        Node::Over(_) => "over",
    }
}
