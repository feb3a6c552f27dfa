//! One program talking to the engine: a line in, a line out, and bad input never ends the session.

use std::sync::Arc;

use serde_json::value::RawValue;
use touchline_ai::{Level, MOST_NODES, Opponent};
use touchline_engine::{Record, Refusal};
use touchline_words::Words;

use crate::advice::MOST_MS;
use crate::answers::{Answer, EngineReply};
use crate::bench::{Bench, Intents};
use crate::command::{Command, Field, Order, names};
use crate::fault::Fault;
use crate::games::{AnyGame, NAMES};
use crate::plan::Then;
use crate::request::{Fields, Request, needed};
use crate::table::{Table, too_long};
use crate::tables::{Seated, Tables};

/// Longer lines are refused unread.
pub const LONGEST_LINE: usize = 2 << 20;

/// A table takes a few kilobytes: a program that never closes one hits this limit before the memory runs out.
const MOST_TABLES: usize = 10_000;

/// The version of the protocol, raised when a program written for an older one would break.
const PROTOCOL: u32 = 3;

/// How much a program may request.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The longest line in bytes; longer ones are refused unread.
    pub line: usize,
    /// The most positions `best` evaluates.
    pub nodes: u32,
    /// The longest time `best` takes, in milliseconds.
    pub ms: u32,
    /// The most tables at a time.
    pub tables: usize,
    /// The most inputs of a match.
    pub inputs: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            line: LONGEST_LINE,
            nodes: MOST_NODES,
            ms: MOST_MS,
            tables: MOST_TABLES,
            // The record of a longer match could not be read.
            inputs: Record::MAX_INPUTS,
        }
    }
}

/// One session: its tables, each with a match.
pub struct Session {
    words: Arc<Words>,
    who: Opponent,
    bounds: Bounds,
    tables: Tables,
    /// What those who give advice have begun.
    intents: Intents,
    over: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::with_level(Self::LEVEL)
    }
}

impl Session {
    /// The default level of advice.
    pub const LEVEL: Opponent = Opponent::Plain(Level::Coach(3));

    /// A session with this default level of advice: of a character its answers, and the judgement of its
    /// level.
    pub fn with_level(who: impl Into<Opponent>) -> Self {
        Self::with_words(Arc::new(Words::english()), who)
    }

    /// A session with shared words: parsing the catalogues takes milliseconds, and memory.
    pub fn with_words(words: Arc<Words>, who: impl Into<Opponent>) -> Self {
        Self {
            words,
            who: who.into(),
            bounds: Bounds::default(),
            tables: Tables::default(),
            intents: Intents::default(),
            over: false,
        }
    }

    /// A session with tighter limits.
    #[must_use]
    pub fn within(self, bounds: Bounds) -> Self {
        Self { bounds, ..self }
    }

    /// Whether a line asks a computer for advice, which takes far longer than anything else.
    pub fn asks_to_think(line: &str) -> bool {
        let command =
            Fields::parse(line).ok().and_then(|fields| fields.command().ok().map(|entry| entry.command));
        matches!(command, Some(Command::Match(Order::Best | Order::Rate | Order::Hint)))
    }

    /// Whether the program has quit.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The reply to one line.
    pub fn answer(&mut self, line: &str) -> String {
        if line.len() > self.bounds.line {
            return self.too_long();
        }
        match Fields::parse(line) {
            Ok(fields) => {
                let answer = Request::read(&fields).map_err(Fault::from).and_then(|asked| self.obey(&asked));
                self.finish(fields.id().as_deref(), answer)
            }
            Err(refusal) => self.finish(None, Err(refusal.into())),
        }
    }

    /// The reply to a line that is too long.
    pub fn too_long(&self) -> String {
        let limit = i64::try_from(self.bounds.line).unwrap_or(i64::MAX);
        self.finish(None, Err(Refusal::new("line-too-long").number("most", limit).into()))
    }

    fn finish(&self, id: Option<&RawValue>, answer: Result<(Answer, Option<Then>), Fault>) -> String {
        let ok = answer.is_ok();
        let refused = |fault: Fault| (Answer::Refused { error: fault.tell(&self.words) }, None);
        let (answer, then) = answer.unwrap_or_else(refused);
        // Strings and numbers always serialise.
        serde_json::to_string(&EngineReply { id, ok, then, answer }).unwrap_or_default()
    }

    /// The answer; after answers that have not been given, also why nothing more can be planned.
    fn obey(&mut self, request: &Request) -> Result<(Answer, Option<Then>), Fault> {
        let name = Tables::name(request.table.as_deref())?;
        match (request.command, &request.after) {
            (Command::Match(order), Some(plan)) => {
                let Self { words, who, bounds, tables, .. } = self;
                // Whoever only looks ahead begins nothing.
                let intents = &mut Intents::default();
                let mut bench = Bench { words, who: *who, bounds, table: name, intents };
                tables.find(name)?.look(&mut bench, order, request, plan)
            }
            (command, _) => Ok((self.obey_now(command, name, request)?, None)),
        }
    }

    fn obey_now(&mut self, command: Command, name: &str, request: &Request) -> Result<Answer, Fault> {
        match command {
            Command::Hello => Ok(Answer::Hello {
                name: "touchline",
                version: env!("CARGO_PKG_VERSION"),
                protocol: PROTOCOL,
                games: &NAMES,
                commands: names().to_vec(),
            }),
            Command::New => {
                let spec = needed(request.spec.as_deref(), Field::Spec)?;
                let terms = request.terms.as_deref().unwrap_or_default();
                let table = with_game!(
                    game_of(spec, request.rules)?,
                    game => Box::new(Table::new(game, terms, request.seed)?) as Seated
                );
                self.sit_down(name, table)
            }
            Command::Position => {
                let table = self.set_up(name, request)?;
                self.sit_down(name, table)
            }
            Command::Load => {
                let record = Record::parse(needed(request.record.as_deref(), Field::Record)?)?;
                if record.len() > self.bounds.inputs {
                    return Err(too_long(self.bounds.inputs).into());
                }
                let terms = request.terms.as_deref();
                let table = with_game!(
                    AnyGame::of_record(&record)?,
                    game => Box::new(Table::from_record(game, &record, request.seed, terms)?) as Seated
                );
                self.sit_down(name, table)
            }
            Command::Tables => Ok(Answer::Tables { tables: self.tables.list(), most: self.bounds.tables }),
            Command::Fork => {
                let to = Tables::name(Some(needed(request.to.as_deref(), Field::To)?))?;
                let copy = self.tables.find(name)?.fork(request.seed);
                self.sit_down(to, copy)
            }
            Command::Close => Ok(self.tables.close(name).map(|()| Answer::Nothing {})?),
            Command::Match(Order::Best) if request.describes_a_position() => {
                let mut table = self.set_up(name, request)?;
                let Self { words, who, bounds, intents, .. } = self;
                let mut bench = Bench { words, who: *who, bounds, table: name, intents };
                table.obey(&mut bench, Order::Best, request)
            }
            Command::Match(order) => {
                let Self { words, who, bounds, tables, intents, .. } = self;
                let mut bench = Bench { words, who: *who, bounds, table: name, intents };
                tables.find(name)?.obey(&mut bench, order, request)
            }
            Command::Quit => {
                self.over = true;
                Ok(Answer::Nothing {})
            }
        }
    }

    /// A table with the position a request describes, under the rules of the named table if it names no
    /// others.
    fn set_up(&mut self, name: &str, request: &Request) -> Result<Seated, Refusal> {
        let text = needed(request.position.as_deref(), Field::Position)?;
        // Without a spec it is the match of the table, under the rules played there.
        let (spec, rules) = if let Some(spec) = &request.spec {
            (spec.clone(), request.rules)
        } else {
            let table = self.tables.find(name)?;
            (table.spec(), Some(request.rules.unwrap_or(table.rules())))
        };
        Ok(with_game!(
            game_of(&spec, rules)?,
            game => Box::new(Table::from_position(game, text, request.seed)?) as Seated
        ))
    }

    fn sit_down(&mut self, name: &str, table: Seated) -> Result<Answer, Fault> {
        self.tables.room(name, self.bounds.tables)?;
        let answer = table.summary(&self.words);
        self.tables.put(name, table);
        Ok(answer)
    }
}

/// The game of a spec, under the newest rules or those of a revision.
fn game_of(spec: &str, rules: Option<u32>) -> Result<AnyGame, Refusal> {
    rules.map_or_else(|| AnyGame::from_text(spec), |revision| AnyGame::at_revision(spec, revision))
}
