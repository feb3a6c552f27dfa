//! One program talking to the engine: a line in, a line out, never an exit because of bad input.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use touchline_ai::{Level, MOST_NODES};
use touchline_engine::{Arg, Message, Record, RecordError, Refusal};
use touchline_words::Words;

use crate::advice::MOST_MS;
use crate::command::{Command, Field, Order, names};
use crate::games::{AnyGame, NAMES};
use crate::request::{EXAMPLE, Fields, Request, needed};
use crate::table::{AnyTable, Table};
use crate::with_game;

/// Longer lines are refused unread.
pub const LONGEST_LINE: usize = 2 << 20;

/// The version of the protocol, raised when a program written for an older one would break.
const PROTOCOL: u32 = 1;

/// How much one command may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Bytes of a line; longer ones are refused unread.
    pub line: usize,
    /// Positions that `best` judges.
    pub nodes: u32,
    /// Milliseconds that `best` takes.
    pub ms: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { line: LONGEST_LINE, nodes: MOST_NODES, ms: MOST_MS }
    }
}

/// The state of one conversation: at most one match.
pub struct Session {
    words: Arc<Words>,
    level: Level,
    bounds: Bounds,
    table: Option<Box<dyn AnyTable + Send>>,
    over: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::with_level(Self::LEVEL)
    }
}

impl Session {
    /// The level of advice when nobody names another.
    pub const LEVEL: Level = Level::Coach(3);

    /// A conversation in which advice is that of a level where no other is asked for.
    pub fn with_level(level: Level) -> Self {
        Self::with_words(Arc::new(Words::english()), level)
    }

    /// A conversation in words that others use as well: reading the catalogues takes milliseconds, and memory.
    pub fn with_words(words: Arc<Words>, level: Level) -> Self {
        Self { words, level, bounds: Bounds::default(), table: None, over: false }
    }

    /// A conversation with somebody who may not ask for as much as usual.
    #[must_use]
    pub fn within(self, bounds: Bounds) -> Self {
        Self { bounds, ..self }
    }

    /// Whether a line asks a computer for its opinion, which takes far longer than anything else.
    pub fn asks_to_think(line: &str) -> bool {
        let command =
            Fields::parse(line).ok().and_then(|fields| fields.command().ok().map(|entry| entry.command));
        matches!(command, Some(Command::Match(Order::Best | Order::Rate)))
    }

    /// Whether the program has said goodbye.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to one line.
    pub fn answer(&mut self, line: &str) -> String {
        if line.len() > self.bounds.line {
            return self.too_long();
        }
        match Fields::parse(line) {
            Ok(fields) => {
                let answer = Request::read(&fields).map_err(Fault::from).and_then(|asked| self.obey(&asked));
                self.finish(fields.id(), answer)
            }
            Err(refusal) => self.finish(None, Err(refusal.into())),
        }
    }

    /// The answer to a line that is longer than it may be.
    pub fn too_long(&self) -> String {
        let limit = i64::try_from(self.bounds.line).unwrap_or(i64::MAX);
        self.finish(None, Err(Refusal::new("line-too-long").number("most", limit).into()))
    }

    fn finish(&self, id: Option<String>, answer: Result<Value, Fault>) -> String {
        let mut out = Map::new();
        out.insert("ok".into(), answer.is_ok().into());
        match answer {
            Ok(Value::Object(fields)) => out.extend(fields),
            Ok(_) => {}
            Err(fault) => {
                out.insert("error".into(), fault.tell(&self.words));
            }
        }
        let out = Value::Object(out).to_string();
        match id {
            // Put in as it was written: a number of any size comes back unchanged.
            Some(id) => format!("{{\"id\":{id},{}", &out[1..]),
            None => out,
        }
    }

    fn obey(&mut self, request: &Request) -> Result<Value, Fault> {
        match request.command {
            Command::Hello => Ok(json!({
                "name": "touchline",
                "version": env!("CARGO_PKG_VERSION"),
                "protocol": PROTOCOL,
                "games": NAMES,
                "commands": names(),
            })),
            Command::New => {
                let spec = needed(request.spec.as_deref(), Field::Spec)?;
                let table: Box<dyn AnyTable + Send> =
                    with_game!(AnyGame::from_text(spec)?, game => Box::new(Table::new(game, request.seed)));
                Ok(self.sit_down(table))
            }
            Command::Position => {
                let text = needed(request.position.as_deref(), Field::Position)?;
                let spec = match (&request.spec, &self.table) {
                    (Some(spec), _) => spec.clone(),
                    (None, Some(table)) => table.spec(),
                    (None, None) => return Err(no_match().into()),
                };
                let table: Box<dyn AnyTable + Send> = with_game!(
                    AnyGame::from_text(&spec)?,
                    game => Box::new(Table::from_position(game, text, request.seed)?)
                );
                Ok(self.sit_down(table))
            }
            Command::Load => {
                let record = Record::parse(needed(request.record.as_deref(), Field::Record)?)?;
                let game = AnyGame::of_record(&record)?;
                let table: Box<dyn AnyTable + Send> =
                    with_game!(game, game => Box::new(Table::from_record(game, &record, request.seed)?));
                Ok(self.sit_down(table))
            }
            Command::Match(order) => match &mut self.table {
                Some(table) => Ok(table.obey(&self.words, self.level, &self.bounds, order, request)?),
                None => Err(no_match().into()),
            },
            Command::Quit => {
                self.over = true;
                Ok(json!({}))
            }
        }
    }

    fn sit_down(&mut self, table: Box<dyn AnyTable + Send>) -> Value {
        let answer = table.summary(&self.words);
        self.table = Some(table);
        answer
    }
}

fn no_match() -> Refusal {
    Refusal::new("no-match").text("example", EXAMPLE)
}

/// Why a request is refused, with the line at fault when that is one of a record.
struct Fault {
    refusal: Refusal,
    line: Option<i64>,
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, line: None }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self { refusal: error.refusal, line: Some(i64::try_from(error.line).unwrap_or(i64::MAX)) }
    }
}

impl Fault {
    fn tell(self, words: &Words) -> Value {
        let Some(line) = self.line else { return message(words, &self.refusal) };
        let refusal = self.refusal.number("line", line);
        let text = words.say(&Message::new("at-line").number("line", line).text("text", words.say(&refusal)));
        let mut told = message(words, &refusal);
        told["text"] = text.into();
        told
    }
}

/// A message as JSON: its key and arguments for programs, its sentence for people.
pub(crate) fn message(words: &Words, message: &Message) -> Value {
    let mut args = Map::new();
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Number(n) => json!(n),
            Arg::Text(text) | Arg::Key(text) => json!(text),
        };
        args.insert((*name).into(), value);
    }
    json!({ "key": message.key, "args": args, "text": words.say(message) })
}
