//! Parses what a person typed.

use std::path::PathBuf;

use touchline_ai::{HINT_LEVEL, Level};
use touchline_engine::{Describe, Driver, Refusal};

use super::ask::{Eyes, Listed, listed};
use super::cards::Cards;
use crate::level;

/// A line at the prompt.
pub(super) enum Command {
    /// Anything that is not a command: an answer.
    Answer(String),
    /// Let the computer answer this question and the following ones of its kind.
    Auto,
    Undo,
    Save {
        file: PathBuf,
        /// Even over an existing file, whatever it holds.
        overwrite: bool,
    },
    Board,
    /// Show the person's own cards.
    Cards,
    /// Show the best answers at a level.
    Hint(Level),
    /// Stop playing cards, or play them again.
    Passing(bool),
    /// Show the rules behind what happened last, or why this answer is not legal.
    Why(String),
    Notation,
    Resign,
    /// A call, as records spell it.
    Call(String),
    Help,
    Quit,
    Nothing,
}

/// Parse a line.
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
        "cards" => Command::Cards,
        "hint" if rest.is_empty() => Command::Hint(HINT_LEVEL),
        "hint" => Command::Hint(level::read(rest)?),
        // `pass` alone may be an answer: a free kick can be passed.
        "pass" if matches!(rest, "on" | "off") => Command::Passing(rest == "on"),
        "why" => Command::Why(rest.to_owned()),
        "notation" => Command::Notation,
        "resign" => Command::Resign,
        "call" => Command::Call(line.to_owned()),
        "help" | "?" => Command::Help,
        "quit" | "q" => Command::Quit,
        _ => Command::Answer(line.to_owned()),
    })
}

/// The answers of a line, in order.
pub(super) fn answers(line: &str) -> Vec<String> {
    let parts = || line.split(';').map(str::trim).filter(|part| !part.is_empty());
    // A line of only separators is no answer, and is refused as typed.
    if parts().next().is_none() { vec![line.to_owned()] } else { parts().map(str::to_owned).collect() }
}

/// The legal action a person means: a number of the list, the action in notation, or an ending that only one
/// listed answer has (`4-4-2`, `CE`), in any case. Cards that are not listed must be named in full: if part
/// of a name could mean them, or made another answer ambiguous, the other person at the screen would notice.
pub(super) fn action<G: Describe + Cards>(
    driver: &Driver<G>,
    typed: &str,
    eyes: Eyes,
) -> Result<G::Action, Refusal> {
    let seen = listed(driver, eyes);
    let line = typed.to_lowercase();
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = line.parse().unwrap_or(usize::MAX);
        return match seen.iter().find(|listed| listed.label == number) {
            Some(listed) => Ok(listed.action),
            None => Err(no_such_number(&line, &seen)),
        };
    }
    let all = listed(driver, Eyes::Own);
    let exact = all.iter().find(|listed| listed.written.to_lowercase() == line);
    match exact.or_else(|| only_ending(driver.game(), &seen, &line)) {
        Some(listed) => Ok(listed.action),
        // Parse as notation first: a formation that does not add up deserves a better refusal than a list.
        None => Err(driver
            .game()
            .read_action(&line)
            .err()
            .filter(|why| !why.key.starts_with("unknown-"))
            .unwrap_or_else(|| {
                let shown: Vec<&str> = seen.iter().take(12).map(|listed| listed.written.as_str()).collect();
                Refusal::new("illegal-action")
                    .quoted("action", typed)
                    .text("legal", shown.join(", "))
                    .number("count", i64::try_from(seen.len()).unwrap_or(0))
            })),
    }
}

/// The only answer with this ending; a card only if nothing else has it (`target CE` before `cross CE`).
fn only_ending<'a, G: Cards>(
    game: &G,
    seen: &'a [Listed<G::Action>],
    line: &str,
) -> Option<&'a Listed<G::Action>> {
    let ending = format!(" {line}");
    let ends = seen.iter().filter(|listed| listed.written.to_lowercase().ends_with(&ending));
    let (cards, others): (Vec<_>, Vec<_>) = ends.partition(|listed| game.is_card(listed.action));
    let meant = if others.is_empty() { cards } else { others };
    meant.first().copied().filter(|_| meant.len() == 1)
}

fn no_such_number<A>(got: &str, seen: &[Listed<A>]) -> Refusal {
    let bound = |label: Option<usize>| i64::try_from(label.unwrap_or(0)).unwrap_or(0);
    let labels = || seen.iter().map(|listed| listed.label);
    Refusal::new("index-bad")
        .text("got", got)
        .number("first", bound(labels().min()))
        .number("last", bound(labels().max()))
}
