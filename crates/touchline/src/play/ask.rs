//! The question and its numbered answers with their odds.

use std::io::{self, Write};

use touchline_engine::{Describe, Driver, Node, Odds};
use touchline_words::Words;

use crate::board::Board;

/// Widest list of answers.
const COLUMNS: usize = 96;
/// With more answers than this the explanations are left out.
const EXPLAINED: usize = 14;

/// The number of each answer: its own where all are the same word with a number (`place 3` is 3), else counted from 1.
pub(super) fn labels(written: &[String]) -> Vec<usize> {
    let word = written.first().and_then(|first| first.split_once(' ')).map_or("", |(word, _)| word);
    let own = |action: &String| action.strip_prefix(word)?.strip_prefix(' ')?.parse().ok();
    let numbers: Option<Vec<usize>> = written.iter().map(own).collect();
    numbers.unwrap_or_else(|| (1..=written.len()).collect())
}

/// The question and the legal answers.
pub(super) fn question<G: Describe + Board>(
    out: &mut impl Write,
    words: &Words,
    driver: &Driver<G>,
) -> io::Result<()> {
    let game = driver.game();
    if let Node::Decide(seat, decision) = driver.node() {
        writeln!(out, "\n{}", words.say(&game.say_decision(seat, &decision)))?;
    }
    let written: Vec<String> = driver.actions().iter().map(|action| game.write_action(*action)).collect();
    let rows: Vec<Row> = driver
        .actions()
        .iter()
        .zip(written.iter().zip(labels(&written)))
        .map(|(action, (written, label))| Row {
            label,
            action: if game.stands_out(*action) { format!("{written} *") } else { written.clone() },
            odds: odds(words, &game.odds(driver.state(), *action)),
            text: words.say(&game.say_action(*action)),
        })
        .collect();
    if rows.len() <= EXPLAINED { explained(out, &rows) } else { in_columns(out, &rows) }
}

struct Row {
    label: usize,
    action: String,
    odds: String,
    text: String,
}

fn explained(out: &mut impl Write, rows: &[Row]) -> io::Result<()> {
    let widest =
        |text: fn(&Row) -> &String| rows.iter().map(|row| text(row).chars().count()).max().unwrap_or(0);
    let (actions, odds) = (widest(|row| &row.action), widest(|row| &row.odds));
    let gap = if odds > 0 { "  " } else { "" };
    for row in rows {
        writeln!(out, "{:>3}  {:<actions$}  {:<odds$}{gap}{}", row.label, row.action, row.odds, row.text)?;
    }
    Ok(())
}

fn in_columns(out: &mut impl Write, rows: &[Row]) -> io::Result<()> {
    let cell = |row: &Row| format!("{:>3}  {} {}", row.label, row.action, row.odds).trim_end().to_owned();
    let cells: Vec<String> = rows.iter().map(cell).collect();
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

pub(super) fn help(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "Type the number of an answer, the answer itself (target CE, move ALW>CE, press), or just its end (CE).\n\
         \x20 auto        let the computer answer this and the questions of its kind that follow: a whole setup\n\
         \x20 undo        take back your last answer, until dice fall or a secret is shown\n\
         \x20 save FILE   keep the match there (save! FILE also over another file); it is saved as you play anyway\n\
         \x20 board       draw the board and the answers again\n\
         \x20 notation    print the position as one line\n\
         \x20 resign      give up\n\
         \x20 quit        leave; go on later with: touchline play --resume FILE\n\
         Odds are those of the dice the answer itself brings; special events come on top."
    )
}
