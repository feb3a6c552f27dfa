//! `touchline rules`: what can be played and which rules are in force.

use std::io::{self, Write};

use clap::Subcommand;
use touchline_fuba::Fuba;
use touchline_fuba::ruleset::Row;
use touchline_fuba::spec::{CHOICES, EDITIONS, GAME};
use touchline_protocol::games::AnyGame;
use touchline_words::Words;

use crate::say::sentence;

/// Options of `touchline rules`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the specs that can be played.
    List,
    /// Print the resolved ruleset of a spec with its clauses.
    Show {
        /// A spec such as fuba:3.0.
        spec: String,
    },
    /// Print what differs between two specs, rule by rule.
    Diff {
        /// A spec such as fuba:2.1.
        a: String,
        /// Another, such as fuba:3.0.
        b: String,
    },
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let words = Words::english();
    match &options.command {
        Command::List => list(&mut out, &words)?,
        Command::Show { spec } => {
            let AnyGame::Fuba(game) = game(spec)?;
            show_fuba(&mut out, &words, &game)?;
        }
        Command::Diff { a, b } => {
            let (AnyGame::Fuba(a), AnyGame::Fuba(b)) = (game(a)?, game(b)?);
            diff_fuba(&mut out, &words, &a, &b)?;
        }
    }
    Ok(())
}

fn game(spec: &str) -> anyhow::Result<AnyGame> {
    AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))
}

fn list(out: &mut impl Write, words: &Words) -> io::Result<()> {
    for (edition, _) in EDITIONS {
        let title = words.say_key(&format!("edition-{GAME}-{}", edition.replace('.', "-")));
        writeln!(out, "{GAME}:{edition}  {title}")?;
    }
    writeln!(out, "\nOptions (add ?name=value&name=value; * is the default):")?;
    let basic = EDITIONS[EDITIONS.len() - 1].1;
    for choice in CHOICES {
        let default = choice.in_force(&basic);
        let values: Vec<String> = choice
            .values
            .iter()
            .map(|value| format!("{}{}", value.word, if value.word == default { "*" } else { "" }))
            .collect();
        writeln!(out, "  {:<18} {:<38} {}", choice.name, values.join(" | "), choice.ruling)?;
    }
    Ok(())
}

fn title(words: &Words, game: &Fuba) -> String {
    words.say_key(&format!("edition-{GAME}-{}", game.spec().edition.replace('.', "-")))
}

fn rule(words: &Words, row: &Row) -> String {
    words.say_key(&format!("rule-{}", row.rule))
}

/// The word in force and the clauses it stands for. The order of a turn is better read as its sentence.
fn value(row: &Row) -> String {
    let word = if row.value.contains(' ') { "" } else { &row.value };
    let clauses = if row.clauses.is_empty() { String::new() } else { format!("[{}]", row.clauses) };
    [word, &clauses].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

fn show_fuba(out: &mut impl Write, words: &Words, game: &Fuba) -> io::Result<()> {
    writeln!(out, "{}\n{}\n", game.spec(), title(words, game))?;
    let (rows, idle): (Vec<Row>, Vec<Row>) = game.rules.rows().into_iter().partition(|row| row.matters);
    for row in rows {
        writeln!(out, "{}: {}", rule(words, &row), value(&row))?;
        writeln!(out, "    {}", words.say_rule(row.rule, &row.value))?;
    }
    if !idle.is_empty() {
        writeln!(out, "\nThese make no difference here:")?;
    }
    for row in idle {
        writeln!(out, "    {}: {}", rule(words, &row), row.value)?;
    }
    Ok(())
}

fn diff_fuba(out: &mut impl Write, words: &Words, a: &Fuba, b: &Fuba) -> io::Result<()> {
    let specs = [a, b].map(|game| game.spec().to_string());
    for (game, spec) in [a, b].into_iter().zip(&specs) {
        writeln!(out, "{spec}  {}", title(words, game))?;
    }
    let width = specs.iter().map(String::len).max().unwrap_or_default() + 1;
    let rows: Vec<[Row; 2]> = a.rules.rows().into_iter().zip(b.rules.rows()).map(<[Row; 2]>::from).collect();
    // What cannot come up is as good as a rule that is not there.
    let effect = |row: &Row| if row.matters { row.value.clone() } else { "none".to_owned() };
    let differs = |[a, b]: &&[Row; 2]| effect(a) != effect(b);
    let differing: Vec<_> = rows.iter().filter(differs).collect();
    if differing.is_empty() {
        return writeln!(out, "\nNo difference: all {} rules are the same.", rows.len());
    }
    writeln!(out, "\n{} of {} rules differ.", differing.len(), rows.len())?;
    for pair in differing {
        writeln!(out, "\n{}", rule(words, &pair[0]))?;
        for (row, spec) in pair.iter().zip(&specs) {
            let label = format!("{spec}:");
            if row.matters {
                writeln!(out, "  {label:width$} {}", value(row))?;
                writeln!(out, "  {:width$} {}", "", words.say_rule(row.rule, &row.value))?;
            } else {
                writeln!(out, "  {label:width$} does not come up")?;
            }
        }
    }
    Ok(())
}
