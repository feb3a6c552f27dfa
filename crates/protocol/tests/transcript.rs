//! The transcript of `docs/protocol.md` is what the engine really answers.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;

use touchline_protocol::Session;

const BEGIN: &str = "<!-- transcript -->\n```text\n";
const END: &str = "```\n";

#[test]
fn the_documented_session_is_what_the_engine_answers() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
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
