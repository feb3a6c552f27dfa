//! One program talking to the engine: a line in, a line out, never an exit because of bad input.

use serde_json::{Map, Value, json};
use touchline_engine::{Arg, Message, Record, Refusal, Spec};
use touchline_words::Words;

use crate::games::{AnyGame, NAMES};
use crate::request::{COMMANDS, Request, needed};
use crate::table::{AnyTable, Table};
use crate::with_game;

/// Longer lines are refused unread.
pub const LONGEST_LINE: usize = 2 << 20;

/// The version of the protocol, raised when a program written for an older one would break.
const PROTOCOL: u32 = 1;

/// The state of one conversation: at most one match.
pub struct Session {
    words: Words,
    table: Option<Box<dyn AnyTable>>,
    over: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self { words: Words::english(), table: None, over: false }
    }
}

impl Session {
    /// Whether the program has said goodbye.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to one line.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, answer) = match Request::parse(line) {
            Ok(request) => (request.id.clone(), self.obey(&request)),
            Err(refusal) => (Value::Null, Err(refusal)),
        };
        self.finish(id, answer)
    }

    /// The answer to a line longer than [`LONGEST_LINE`].
    pub fn too_long(&self) -> String {
        let limit = i64::try_from(LONGEST_LINE).unwrap_or(i64::MAX);
        self.finish(Value::Null, Err(Refusal::new("line-too-long").number("most", limit)))
    }

    fn finish(&self, id: Value, answer: Result<Value, Refusal>) -> String {
        let mut out = Map::new();
        if !id.is_null() {
            out.insert("id".into(), id);
        }
        out.insert("ok".into(), answer.is_ok().into());
        match answer {
            Ok(Value::Object(fields)) => out.extend(fields),
            Ok(_) => {}
            Err(refusal) => {
                out.insert("error".into(), message(&self.words, &refusal));
            }
        }
        Value::Object(out).to_string()
    }

    fn obey(&mut self, request: &Request) -> Result<Value, Refusal> {
        let words = &self.words;
        match request.cmd.as_str() {
            "hello" => Ok(json!({
                "name": "touchline",
                "version": env!("CARGO_PKG_VERSION"),
                "protocol": PROTOCOL,
                "games": NAMES,
                "commands": COMMANDS,
            })),
            "new" => {
                let spec = needed(request.spec.as_deref(), "spec", "fuba:3.0")?;
                let seed = request.seed.unwrap_or(0);
                let table: Box<dyn AnyTable> =
                    with_game!(AnyGame::from_text(spec)?, game => Box::new(Table::new(game, seed)));
                Ok(self.sit_down(table))
            }
            "position" => {
                let text = needed(request.position.as_deref(), "position", "home=4-4-2,GK:APA,AFR:10 ...")?;
                let spec = match (&request.spec, &self.table) {
                    (Some(spec), _) => spec.clone(),
                    (None, Some(table)) => table.spec(),
                    (None, None) => return Err(no_match()),
                };
                let seed = request.seed.unwrap_or(0);
                let table: Box<dyn AnyTable> = with_game!(AnyGame::from_text(&spec)?, game => Box::new(Table::from_position(game, text, seed)?));
                Ok(self.sit_down(table))
            }
            "load" => {
                let text = needed(request.record.as_deref(), "record", "touchline record 1 ...")?;
                let at = |error: touchline_engine::RecordError| {
                    error.refusal.number("line", i64::try_from(error.line).unwrap_or(i64::MAX))
                };
                let record = Record::parse(text).map_err(at)?;
                let spec = Spec::parse(record.spec())?.to_string();
                let seed = request.seed.unwrap_or(0);
                let table: Box<dyn AnyTable> = with_game!(
                    AnyGame::from_text(&spec)?,
                    game => Box::new(Table::from_record(game, &record, seed).map_err(at)?)
                );
                Ok(self.sit_down(table))
            }
            "quit" => {
                self.over = true;
                Ok(json!({}))
            }
            known if COMMANDS.contains(&known) => match &mut self.table {
                Some(table) => table.obey(words, request),
                None => Err(no_match()),
            },
            unknown => {
                Err(Refusal::new("command-unknown").text("got", unknown).text("known", COMMANDS.join(", ")))
            }
        }
    }

    fn sit_down(&mut self, table: Box<dyn AnyTable>) -> Value {
        let answer = table.summary(&self.words);
        self.table = Some(table);
        answer
    }
}

fn no_match() -> Refusal {
    Refusal::new("no-match").text("example", r#"{"cmd":"new","spec":"fuba:3.0"}"#)
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
