//! `touchline rules`: what can be played and which rules are in force.

use std::io::{self, Write};

use clap::Subcommand;
use touchline_fuba::Fuba;
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
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let words = Words::english();
    match &options.command {
        Command::List => list(&mut out, &words)?,
        Command::Show { spec } => match AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))? {
            AnyGame::Fuba(game) => show_fuba(&mut out, &words, &game)?,
        },
    }
    Ok(())
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

fn show_fuba(out: &mut impl Write, words: &Words, game: &Fuba) -> io::Result<()> {
    let spec = game.spec();
    let title = words.say_key(&format!("edition-{GAME}-{}", spec.edition.replace('.', "-")));
    writeln!(out, "{spec}\n{title}\n")?;
    for row in game.rules.rows() {
        let name = words.say_key(&format!("rule-{}", row.rule));
        writeln!(out, "{name}: {}  [{}]", row.value, row.clauses)?;
        writeln!(out, "    {}", words.say_rule(row.rule, &row.value))?;
    }
    Ok(())
}
