//! The transcript and the table of commands in `docs/protocol.md` match the engine's real replies.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use touchline_protocol::Session;

const BEGIN: &str = "<!-- transcript -->\n```text\n";
const END: &str = "```\n";

fn documentation() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

#[test]
fn the_documented_session_is_what_the_engine_answers() {
    let file = documentation();
    let text = fs::read_to_string(&file).unwrap();
    let from = text.find(BEGIN).unwrap() + BEGIN.len();
    let to = from + text[from..].find(END).unwrap();
    let mut session = Session::default();
    let mut played = String::new();
    for request in text[from..to].lines().filter_map(|line| line.strip_prefix("> ")) {
        played += &format!("> {request}\n{}\n", session.answer(request));
    }
    assert!(session.is_over(), "the transcript ends with quit");
    if std::env::var_os("TOUCHLINE_BLESS").is_some() {
        fs::write(&file, format!("{}{played}{}", &text[..from], &text[to..])).unwrap();
    } else {
        assert_eq!(played, text[from..to], "run `cargo xtask golden` and look at the difference");
    }
}

/// The words between backquotes.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_documented_commands_and_fields_are_those_that_are_taken() {
    let text = fs::read_to_string(documentation()).unwrap();
    let mut session = Session::default();
    let mut ask =
        |request: Value| -> Value { serde_json::from_str(&session.answer(&request.to_string())).unwrap() };
    let mut commands = Vec::new();
    for row in text.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').collect();
        let command = quoted(cells[1])[0];
        // "Any request about a match may name its table."
        let table: &[&str] = if ["hello", "tables", "quit"].contains(&command) { &[] } else { &["table"] };
        let known = [&["cmd", "id"], table, &quoted(cells[2])[..]].concat().join(", ");
        let refused = ask(json!({"cmd": command, "no such field": 1}));
        assert_eq!(refused["error"]["args"]["known"], json!(known), "{command}");
        commands.push(command);
    }
    assert_eq!(ask(json!({"cmd": "hello"}))["commands"], json!(commands));
}
