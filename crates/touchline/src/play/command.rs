//! What a person typed.

use std::path::PathBuf;

use touchline_engine::{Describe, Driver, Refusal};

use super::ask::labels;

/// A line at the prompt.
pub(super) enum Command {
    /// Anything that is not a command: an answer.
    Answer(String),
    /// Let the computer answer this question and the ones of its kind that follow.
    Auto,
    Undo,
    Save {
        file: PathBuf,
        /// Also over a file that is not a match.
        overwrite: bool,
    },
    Board,
    Notation,
    Resign,
    Help,
    Quit,
    Nothing,
}

/// What a line means.
pub(super) fn read(line: &str) -> Result<Command, Refusal> {
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    Ok(match word.to_lowercase().as_str() {
        "" => Command::Nothing,
        "auto" | "a" => Command::Auto,
        "undo" | "u" => Command::Undo,
        "save" | "save!" if rest.is_empty() => {
            return Err(Refusal::new("save-needs-file").text("example", "save match.tlm"));
        }
        "save" => Command::Save { file: rest.into(), overwrite: false },
        "save!" => Command::Save { file: rest.into(), overwrite: true },
        "board" | "b" => Command::Board,
        "notation" => Command::Notation,
        "resign" => Command::Resign,
        "help" | "?" => Command::Help,
        "quit" | "q" => Command::Quit,
        _ => Command::Answer(line.to_owned()),
    })
}

/// The legal action a person means: a number of the list, the action in notation, or the part of it that only one legal action
/// ends with (`4-4-2`, `CE`), in capitals or not.
pub(super) fn action<G: Describe>(driver: &Driver<G>, line: &str) -> Result<G::Action, Refusal> {
    let legal = driver.actions();
    let written: Vec<String> =
        legal.iter().map(|action| driver.game().write_action(*action).to_lowercase()).collect();
    let line = line.to_lowercase();
    let labels = labels(&written);
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = line.parse().unwrap_or(usize::MAX);
        return match labels.iter().position(|label| *label == number) {
            Some(at) => Ok(legal[at]),
            None => Err(no_such_number(&line, &labels)),
        };
    }
    let ending = format!(" {line}");
    let exact = written.iter().position(|action| *action == line);
    let mut endings =
        written.iter().enumerate().filter(|(_, action)| action.ends_with(&ending)).map(|(at, _)| at);
    let chosen = exact.or(match (endings.next(), endings.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    });
    match chosen {
        Some(at) => Ok(legal[at]),
        // Through the notation first: a formation that does not add up deserves a better answer than a list.
        None => Err(driver
            .game()
            .read_action(&line)
            .err()
            .filter(|why| why.key != "unknown-action")
            .unwrap_or_else(|| {
                let shown: Vec<String> =
                    legal.iter().take(12).map(|action| driver.game().write_action(*action)).collect();
                Refusal::new("illegal-action")
                    .text("action", line)
                    .text("legal", shown.join(", "))
                    .number("count", i64::try_from(legal.len()).unwrap_or(0))
            })),
    }
}

fn no_such_number(got: &str, labels: &[usize]) -> Refusal {
    let bound = |label: Option<&usize>| i64::try_from(label.copied().unwrap_or(0)).unwrap_or(0);
    Refusal::new("index-bad")
        .text("got", got)
        .number("first", bound(labels.iter().min()))
        .number("last", bound(labels.iter().max()))
}
