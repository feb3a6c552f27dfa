//! A report for a terminal.

use std::fmt::Write as _;

use super::{Block, Report};
use crate::columns;

const WIDTH: usize = 110;

/// The report as text.
pub(in crate::lab) fn text(report: &Report) -> String {
    let mut out = format!("{}\n", report.title);
    for (at, block) in report.blocks.iter().enumerate() {
        match block {
            // A heading over drawings alone has nothing to announce here.
            Block::Heading(_) if !is_over_text(&report.blocks[at + 1..]) => {}
            Block::Heading(text) => {
                let _ = write!(out, "\n{text}\n\n");
            }
            Block::Paragraph(text) => lines(&mut out, text, "  "),
            Block::Finding { sentence, clauses } => {
                lines(&mut out, sentence, "  ");
                for (id, text) in clauses {
                    let told = if text.is_empty() { id.clone() } else { format!("{id}: {text}") };
                    lines(&mut out, &told, "      ");
                }
            }
            Block::Table { head, rows, note } => table(&mut out, head, rows, note),
            Block::Figure { rows, note, .. } => {
                if let [head, rows @ ..] = &rows[..] {
                    table(&mut out, head, rows, note);
                }
            }
            Block::Notes(notes) => {
                notes.iter().for_each(|note| lines(&mut out, note, "  "));
            }
        }
    }
    out
}

/// Whether something that a terminal shows comes before the next heading.
fn is_over_text(rest: &[Block]) -> bool {
    rest.iter()
        .find(|block| !matches!(block, Block::Figure { rows, .. } if rows.is_empty()))
        .is_some_and(|block| !matches!(block, Block::Heading(_)))
}

fn lines(out: &mut String, text: &str, indent: &str) {
    for line in columns::wrap(text, WIDTH - indent.len()) {
        let _ = writeln!(out, "{indent}{line}");
    }
}

fn table(out: &mut String, head: &[String], rows: &[Vec<String>], note: &str) {
    let width = |at: usize| {
        let cells = rows.iter().filter_map(|row| row.get(at)).chain(head.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for row in std::iter::once(head).chain(rows.iter().map(Vec::as_slice)) {
        let mut line = String::from(" ");
        for (at, cell) in row.iter().enumerate() {
            let pad = " ".repeat(width(at) - cell.chars().count());
            line += &if at == 0 { format!(" {cell}{pad}") } else { format!("  {pad}{cell}") };
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
    if !note.is_empty() {
        lines(out, note, "  ");
    }
}
