//! What a program may ask.

use serde::Deserialize;
use serde_json::Value;
use touchline_engine::Refusal;

/// Every command, in the order of the documentation.
pub(crate) const COMMANDS: [&str; 17] = [
    "hello", "new", "position", "state", "view", "decision", "legal", "odds", "act", "roll", "events",
    "best", "undo", "call", "record", "load", "quit",
];

/// One line of input.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// Echoed in the answer.
    #[serde(default)]
    pub(crate) id: Value,
    /// The command.
    pub(crate) cmd: String,
    pub(crate) spec: Option<String>,
    pub(crate) seed: Option<u64>,
    pub(crate) position: Option<String>,
    pub(crate) seat: Option<String>,
    pub(crate) action: Option<String>,
    pub(crate) index: Option<usize>,
    pub(crate) dice: Option<Vec<u8>>,
    pub(crate) level: Option<String>,
    pub(crate) call: Option<String>,
    pub(crate) record: Option<String>,
}

impl Request {
    pub(crate) fn parse(line: &str) -> Result<Self, Refusal> {
        serde_json::from_str(line).map_err(|error| {
            Refusal::new("json-bad")
                .text("reason", error.to_string())
                .text("example", r#"{"cmd":"new","spec":"fuba:3.0"}"#)
        })
    }
}

/// A field that the command needs.
pub(crate) fn needed<'a, T: ?Sized>(
    value: Option<&'a T>,
    field: &str,
    example: &str,
) -> Result<&'a T, Refusal> {
    value.ok_or_else(|| Refusal::new("field-missing").text("field", field).text("example", example))
}
