//! The web client renders messages from the same catalogues with its own code. This writes the expected
//! sentences, one message of every kind, into a file that the client's tests read.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};
use touchline_engine::{Arg, Describe, Message};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_words::{LANGUAGES, Words};

/// The first of every kind of event of both games.
fn messages() -> Vec<Message> {
    let fuba = Fuba::from_text("fuba:3.0+all").unwrap();
    let grid = Grid::from_text("grid:full").unwrap();
    let said = crate::fuba::events().into_iter().map(|event| fuba.say_event(&event));
    let said = said.chain(crate::grid::events().into_iter().map(|event| grid.say_event(&event)));
    let mut kinds = BTreeMap::new();
    for message in said {
        kinds.entry(message.key.clone()).or_insert(message);
    }
    kinds.into_values().collect()
}

fn told(message: &Message, words: &[Words]) -> Value {
    let args: BTreeMap<_, _> = message
        .args
        .iter()
        .map(|(name, arg)| match arg {
            Arg::Number(number) => (*name, json!(number)),
            Arg::Text(text) | Arg::Key(text) => (*name, json!(text)),
        })
        .collect();
    let said: BTreeMap<_, _> = words.iter().map(|words| (words.language(), words.say(message))).collect();
    json!({ "key": message.key, "args": args, "said": said })
}

#[test]
fn the_web_client_knows_how_to_say_it() {
    let words = LANGUAGES.map(|language| Words::in_language(language).unwrap());
    let told: Vec<String> = messages().iter().map(|message| format!("  {}", told(message, &words))).collect();
    assert!(told.len() > 100, "only {} kinds of messages", told.len());
    let written = format!("[\n{}\n]\n", told.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures/sentences.json");
    if std::env::var_os("TOUCHLINE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &written).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        known == written,
        "web/tests/fixtures/sentences.json is stale: `cargo xtask golden` writes it anew"
    );
}
