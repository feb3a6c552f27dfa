//! Asking a person: the question, the numbered answers with their odds, and what was typed.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use touchline_engine::{Describe, Driver, Node, Odds, Refusal, Seat};
use touchline_words::Words;

use crate::board::Paint;

/// What a person typed.
pub(super) enum Answer<A, C> {
    Act(A),
    Call(C),
    /// Let the computer answer this question and the ones of its kind that follow.
    Auto,
    Undo,
    Save(PathBuf),
    Board,
    Position,
    Help,
    Quit,
    Nothing,
}

/// Widest list of answers.
const COLUMNS: usize = 96;
/// With more answers than this the explanations are left out.
const EXPLAINED: usize = 14;
/// Nobody types more in one line.
const LONGEST: u64 = 4096;

/// One line from the person, trimmed; `None` when there is nothing more to read.
pub(super) fn line(
    input: &mut impl BufRead,
    out: &mut impl Write,
    prompt: &str,
) -> io::Result<Option<String>> {
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut bytes = Vec::new();
    if io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// The question and the legal answers.
pub(super) fn question<G: Describe>(
    out: &mut impl Write,
    words: &Words,
    driver: &Driver<G>,
) -> io::Result<()> {
    let game = driver.game();
    if let Node::Decide(seat, decision) = driver.node() {
        writeln!(out, "\n{}", words.say(&game.say_decision(seat, &decision)))?;
    }
    let rows: Vec<[String; 3]> = driver
        .actions()
        .iter()
        .map(|action| {
            let chances = game.odds(driver.state(), *action);
            [game.write_action(*action), odds(words, &chances), words.say(&game.say_action(*action))]
        })
        .collect();
    if rows.len() <= EXPLAINED { explained(out, &rows) } else { in_columns(out, &rows) }
}

fn explained(out: &mut impl Write, rows: &[[String; 3]]) -> io::Result<()> {
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (wide(0), wide(1));
    for (number, [action, odds, text]) in rows.iter().enumerate() {
        let gap = if second > 0 { "  " } else { "" };
        writeln!(out, "{:>3}  {action:<first$}  {odds:<second$}{gap}{text}", number + 1)?;
    }
    Ok(())
}

fn in_columns(out: &mut impl Write, rows: &[[String; 3]]) -> io::Result<()> {
    let cells: Vec<String> = rows
        .iter()
        .enumerate()
        .map(|(number, [action, odds, _])| {
            format!("{:>3}  {action} {odds}", number + 1).trim_end().to_owned()
        })
        .collect();
    let width = cells.iter().map(|cell| cell.chars().count() + 2).max().unwrap_or(1);
    for row in cells.chunks((COLUMNS / width).max(1)) {
        let row: String = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

/// `keep 67%, lose 33%`.
fn odds(words: &Words, chances: &[Odds]) -> String {
    let shown: Vec<String> = chances
        .iter()
        .map(|chance| {
            let percent = (200 * chance.ways + chance.of) / (2 * chance.of.max(1));
            format!("{} {percent}%", words.say_key(&format!("odds-{}", chance.what)))
        })
        .collect();
    shown.join(", ")
}

/// What a line means here: a number from the list, an action in notation, or a command.
pub(super) fn understand<G: Describe>(
    driver: &Driver<G>,
    line: &str,
) -> Result<Answer<G::Action, G::Call>, Refusal> {
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    Ok(match word {
        "" => Answer::Nothing,
        "auto" | "a" => Answer::Auto,
        "undo" | "u" => Answer::Undo,
        "save" if rest.is_empty() => {
            return Err(Refusal::new("field-missing")
                .text("field", "save FILE")
                .text("example", "save match.tlm"));
        }
        "save" => Answer::Save(PathBuf::from(rest)),
        "board" | "b" => Answer::Board,
        "notation" => Answer::Position,
        "help" | "?" => Answer::Help,
        "quit" | "q" => Answer::Quit,
        "resign" => {
            let Node::Decide(seat, _) = driver.node() else { return Err(Refusal::new("no-decision")) };
            Answer::Call(driver.game().read_call(&format!("call resign {}", seat.word()))?)
        }
        _ => Answer::Act(action(driver, line)?),
    })
}

fn action<G: Describe>(driver: &Driver<G>, line: &str) -> Result<G::Action, Refusal> {
    let legal = driver.actions();
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let chosen = line.parse::<usize>().ok().and_then(|number| legal.get(number.wrapping_sub(1)));
        let most = i64::try_from(legal.len()).unwrap_or(0);
        return chosen
            .copied()
            .ok_or_else(|| Refusal::new("index-bad").text("got", line).number("legal", most));
    }
    let wanted = driver.game().read_action(line)?;
    if legal.contains(&wanted) {
        return Ok(wanted);
    }
    let shown: Vec<String> =
        legal.iter().take(12).map(|action| driver.game().write_action(*action)).collect();
    Err(Refusal::new("illegal-action")
        .text("action", line)
        .text("legal", shown.join(", "))
        .number("count", i64::try_from(legal.len()).unwrap_or(0)))
}

/// Before a secret question the screen is handed over. Returns whether somebody is there.
pub(super) fn hand_over(
    input: &mut impl BufRead,
    out: &mut impl Write,
    words: &Words,
    seat: Seat,
) -> io::Result<bool> {
    let name = words.say_key(&format!("seat-{}", seat.word()));
    Ok(line(input, out, &format!("\nA secret choice: hand the keyboard to {name}, then press Enter. "))?
        .is_some())
}

/// After a secret answer nothing of it may stay on the screen.
pub(super) fn wipe(out: &mut impl Write, paint: Paint) -> io::Result<()> {
    match paint {
        Paint::Colour => write!(out, "\x1b[2J\x1b[3J\x1b[H"),
        Paint::Plain => writeln!(out),
    }
}

pub(super) fn help(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "Type the number of an answer, or the answer itself (target CE, move ALW>CE, press).\n\
         \x20 auto        let the computer answer this and the questions of its kind that follow: a whole setup\n\
         \x20 undo        take back your last answer, until dice fall or a secret is shown\n\
         \x20 save FILE   keep the match; go on later with: touchline play --resume FILE\n\
         \x20 board       draw the board and the answers again\n\
         \x20 notation    print the position as one line\n\
         \x20 resign      give up\n\
         \x20 quit        leave; the match is saved"
    )
}
