//! Parses requests.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use touchline_engine::Refusal;

use crate::command::{COMMANDS, Command, Entry, Field, names};

/// An example of a request.
pub(crate) const EXAMPLE: &str = r#"{"cmd":"new","spec":"fuba:3.0"}"#;

/// The fields of one line, in order and verbatim: an `id` is repeated exactly, a value that does not fit is
/// quoted, and a repeated name is noticed.
pub(crate) struct Fields(Vec<(String, Box<RawValue>)>);

impl Fields {
    pub(crate) fn parse(line: &str) -> Result<Self, Refusal> {
        serde_json::from_str(line).map_err(|error| {
            // The only requirement on the data here is to be an object.
            if error.is_data() {
                return Refusal::new("json-not-object").text("got", shorten(line)).text("example", EXAMPLE);
            }
            Refusal::new("json-bad").text("reason", error.to_string()).text("example", EXAMPLE)
        })
    }

    /// What the reply has to repeat exactly: a number of any size comes back unchanged. On one line, though:
    /// JSON strings contain no line breaks, so these are between values.
    pub(crate) fn id(&self) -> Option<Box<RawValue>> {
        self.get("id").and_then(|id| RawValue::from_string(id.get().replace(['\n', '\r'], " ")).ok())
    }

    fn get(&self, name: &str) -> Option<&RawValue> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_ref())
    }

    /// The entry of the command asked for.
    pub(crate) fn command(&self) -> Result<&'static Entry, Refusal> {
        let missing = || Refusal::new("field-missing").text("field", "cmd").text("example", EXAMPLE);
        let raw = self.get("cmd").ok_or_else(missing)?;
        let name: String = read("cmd", "want-text", r#""state""#, raw)?.ok_or_else(missing)?;
        COMMANDS.iter().find(|entry| entry.name == name).ok_or_else(|| {
            Refusal::new("command-unknown").text("got", shorten(&name)).text("known", names().join(", "))
        })
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Fields(fields))
    }
}

/// A command with its fields; fields of other commands are refused.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) command: Command,
    pub(crate) table: Option<String>,
    pub(crate) to: Option<String>,
    pub(crate) spec: Option<String>,
    pub(crate) rules: Option<u32>,
    pub(crate) seed: Option<u64>,
    pub(crate) terms: Option<String>,
    pub(crate) position: Option<String>,
    pub(crate) seat: Option<String>,
    pub(crate) odds: Option<bool>,
    pub(crate) answers: Option<Vec<String>>,
    pub(crate) after: Option<Vec<String>>,
    pub(crate) index: Option<u64>,
    pub(crate) dice: Option<Vec<i64>>,
    pub(crate) inputs: Option<Vec<String>>,
    pub(crate) roll: Option<bool>,
    pub(crate) level: Option<String>,
    pub(crate) nodes: Option<u32>,
    pub(crate) ms: Option<u32>,
    pub(crate) legal: Option<Vec<String>>,
    pub(crate) call: Option<String>,
    pub(crate) record: Option<String>,
}

impl Request {
    pub(crate) fn read(fields: &Fields) -> Result<Self, Refusal> {
        let entry = fields.command()?;
        let mut request = Self::bare(entry.command);
        // Never long: the first unknown or repeated field ends it.
        let mut seen: Vec<&str> = Vec::new();
        for (name, raw) in &fields.0 {
            if seen.contains(&name.as_str()) {
                return Err(Refusal::new("field-twice").text("field", name));
            }
            seen.push(name);
            if name != "cmd" && name != "id" {
                request.put(field_of(entry, name)?, raw)?;
            }
        }
        if request.answers.is_some() && request.index.is_some() {
            return Err(Refusal::new("field-either").text("field", "answers").text("other", "index"));
        }
        Ok(request)
    }

    /// Whether it describes a position of its own; a part of one without the rest is reported as a mistake.
    pub(crate) fn describes_a_position(&self) -> bool {
        self.position.is_some() || self.spec.is_some() || self.rules.is_some() || self.seed.is_some()
    }

    fn bare(command: Command) -> Self {
        Self {
            command,
            table: None,
            to: None,
            spec: None,
            rules: None,
            seed: None,
            terms: None,
            position: None,
            seat: None,
            odds: None,
            answers: None,
            after: None,
            index: None,
            dice: None,
            inputs: None,
            roll: None,
            level: None,
            nodes: None,
            ms: None,
            legal: None,
            call: None,
            record: None,
        }
    }

    fn put(&mut self, field: Field, raw: &RawValue) -> Result<(), Refusal> {
        match field {
            Field::Table => self.table = value(field, raw)?,
            Field::To => self.to = value(field, raw)?,
            Field::Spec => self.spec = value(field, raw)?,
            Field::Rules => self.rules = value(field, raw)?,
            Field::Seed => self.seed = value(field, raw)?,
            Field::Terms => self.terms = value(field, raw)?,
            Field::Position => self.position = value(field, raw)?,
            Field::Record => self.record = value(field, raw)?,
            Field::Seat => self.seat = value(field, raw)?,
            Field::Odds => self.odds = value(field, raw)?,
            Field::Answers => self.answers = value(field, raw)?,
            Field::After => self.after = value(field, raw)?,
            Field::Index => self.index = value(field, raw)?,
            Field::Dice => self.dice = value(field, raw)?,
            Field::Inputs => self.inputs = value(field, raw)?,
            Field::Roll => self.roll = value(field, raw)?,
            Field::Level => self.level = value(field, raw)?,
            Field::Nodes => self.nodes = value(field, raw)?,
            Field::Ms => self.ms = value(field, raw)?,
            Field::Legal => self.legal = value(field, raw)?,
            Field::Call => self.call = value(field, raw)?,
        }
        Ok(())
    }
}

fn field_of(entry: &Entry, name: &str) -> Result<Field, Refusal> {
    let table = entry.command.is_at_a_table().then_some(Field::Table);
    let fields = || table.into_iter().chain(entry.fields.iter().copied());
    fields().find(|field| field.name() == name).ok_or_else(|| {
        let known: Vec<_> = ["cmd", "id"].into_iter().chain(fields().map(Field::name)).collect();
        Refusal::new("field-unknown")
            .text("cmd", entry.name)
            .text("field", shorten(name))
            .text("known", known.join(", "))
    })
}

fn value<T: DeserializeOwned>(field: Field, raw: &RawValue) -> Result<Option<T>, Refusal> {
    read(field.name(), field.want(), field.example(), raw)
}

/// The value of a field; `null` is the same as leaving it out.
fn read<T: DeserializeOwned>(
    field: &str,
    want: &str,
    example: &str,
    raw: &RawValue,
) -> Result<Option<T>, Refusal> {
    serde_json::from_str(raw.get()).map_err(|_| {
        Refusal::new("field-wrong")
            .text("field", field)
            .text("got", shorten(raw.get()))
            .key("want", want)
            .text("example", example)
    })
}

/// A required field.
pub(crate) fn needed<T: ?Sized>(value: Option<&T>, field: Field) -> Result<&T, Refusal> {
    value.ok_or_else(|| {
        Refusal::new("field-missing").text("field", field.name()).text("example", field.example())
    })
}

/// The beginning of what a program sent, so that a refusal that quotes it stays small.
pub(crate) fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
