//! `touchline gates`: what the computer players have to show, each gate by one command.

mod table;
mod text;
mod verdict;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context as _, bail};
use touchline_lab::{Arena, Sprt, Standing};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use crate::arena::{self, Side, percent};
use crate::interrupt;
use crate::program::CommandLine;
use crate::say::sentence;
use table::{GATES, Gate, Opponent};

/// Options of `touchline gates`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run only these: whole names or their beginnings, such as grid or fuba-3.0
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    only: Vec<String>,
    /// An older build of this program, for the gates against its players
    #[arg(long, value_name = "PATH")]
    old: Option<PathBuf>,
    /// Play so many matches instead of those of the gate, for a trial
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    matches: Option<u64>,
    /// Seed of all dice and choices: the same seed gives the same result, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How long the older build may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::program::patience)]
    engine_timeout: f64,
    /// Also write the table to a file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Only list the gates
    #[arg(long)]
    list: bool,
}

/// What became of a gate.
enum Trial {
    Played(Box<Standing>),
    /// Why not.
    NotRun(String),
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let gates = chosen(&options.only)?;
    let mut out = crate::terminal::out();
    if options.list {
        for gate in gates {
            let (b, demand) = (text::opponent(gate.b), text::demand(gate.demand));
            let Gate { name, rules, a, matches, .. } = gate;
            writeln!(out, "{name:<22} {rules:<24} {a} against {b}, {matches} matches: {demand}")?;
        }
        return Ok(());
    }
    let interrupted = interrupt::caught()?;
    let mut table = format!("{}\n", text::HEAD);
    write!(out, "{table}")?;
    out.flush()?;
    let mut shut = Vec::new();
    for gate in &gates {
        let trial = try_gate(gate, options);
        let row = text::row(gate, &trial);
        let passed = match trial {
            Trial::Played(standing) => verdict::missing(gate.demand, &standing).is_empty(),
            Trial::NotRun(_) => false,
        };
        if !passed {
            shut.push(gate.name);
        }
        writeln!(out, "{row}")?;
        out.flush()?;
        table += &format!("{row}\n");
        if let Some(file) = &options.write {
            fs::write(file, &table).with_context(|| format!("cannot write {}", file.display()))?;
        }
        if interrupted.load(Ordering::Relaxed) {
            bail!(
                "interrupted at {}: a gate that was cut short is not judged, nor is any after it",
                gate.name
            );
        }
    }
    if shut.is_empty() {
        return Ok(());
    }
    bail!("{} of {} gates not passed: {}", shut.len(), gates.len(), shut.join(", "));
}

/// The gates with these names or beginnings; all without any.
fn chosen(only: &[String]) -> anyhow::Result<Vec<Gate>> {
    if let Some(unknown) = only.iter().find(|word| !GATES.iter().any(|gate| is_called(gate, word))) {
        let known: Vec<&str> = GATES.iter().map(|gate| gate.name).collect();
        bail!("no gate is called {unknown:?}. Known: {}", known.join(", "));
    }
    let asked = |gate: &Gate| only.is_empty() || only.iter().any(|word| is_called(gate, word));
    Ok(GATES.into_iter().filter(asked).collect())
}

/// A whole name wins over a beginning: `fuba-3.0` is not also `fuba-3.0-all`.
fn is_called(gate: &Gate, word: &str) -> bool {
    let whole = GATES.iter().any(|gate| gate.name == word);
    if whole { gate.name == word } else { !word.is_empty() && gate.name.starts_with(word) }
}

fn try_gate(gate: &Gate, options: &Options) -> Trial {
    match play(gate, options) {
        Ok(standing) => Trial::Played(Box::new(standing)),
        Err(error) => Trial::NotRun(format!("{error:#}")),
    }
}

fn play(gate: &Gate, options: &Options) -> anyhow::Result<Standing> {
    let game = AnyGame::from_text(gate.rules).map_err(|refusal| sentence(&refusal))?;
    let a = Side::from_word(gate.a).map_err(anyhow::Error::msg)?;
    let b = opponent(gate.b, options.old.as_deref())?;
    let arena = Arena {
        matches: options.matches.unwrap_or(gate.matches),
        seed: options.seed,
        threads: options.threads.map_or(0, usize::from),
        pairs: gate.pairs,
        test: Sprt::default(),
        stop: false,
    };
    let bar = arena::progress_bar(arena.matches);
    let progress = |standing: &Standing| {
        bar.set_position(standing.matches);
        bar.set_message(format!("{} · {:.1} %", gate.name, percent(standing.scores.mean())));
    };
    let patience = Duration::from_secs_f64(options.engine_timeout);
    let standing = with_game!(game, game => arena::play(&game, &arena, [&a, &b], patience, &progress));
    bar.finish_and_clear();
    whole(standing?, arena.matches)
}

/// A gate is judged on all its matches: what Ctrl-C left of them might pass by luck.
fn whole(standing: Standing, asked: u64) -> anyhow::Result<Standing> {
    if standing.matches < asked {
        bail!("only {} of {asked} matches were played", standing.matches);
    }
    Ok(standing)
}

/// The other player. An old one is asked for by its path, so that nothing else is started by accident.
fn opponent(opponent: Opponent, old: Option<&Path>) -> anyhow::Result<Side> {
    match opponent {
        Opponent::Own(word) => Side::from_word(word).map_err(anyhow::Error::msg),
        Opponent::Old(level) => {
            let path = old.context("needs an older build: --old PATH")?;
            let program = path.to_str().context("the path of the older build is not Unicode")?;
            Ok(Side::Engine(CommandLine::new(program, &["engine", "--level", level]), None))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(only: &[&str]) -> Vec<&'static str> {
        let only: Vec<String> = only.iter().map(ToString::to_string).collect();
        chosen(&only).expect("known names").iter().map(|gate| gate.name).collect()
    }

    #[test]
    fn gates_are_chosen_by_name_or_beginning() {
        assert_eq!(names(&[]).len(), GATES.len());
        assert_eq!(names(&["fuba-3.0"]), ["fuba-3.0"]);
        assert_eq!(names(&["fuba"]).len() + names(&["grid"]).len(), GATES.len());
        assert_eq!(names(&["grid-full", "grid-shots"]).len(), 4);
        let error = chosen(&["chess".into()]).expect_err("no such gate").to_string();
        assert!(error.contains("chess") && error.contains("grid-thumb"), "{error}");
        assert!(chosen(&[String::new()]).is_err());
    }

    #[test]
    fn a_gate_that_was_cut_short_is_not_judged() {
        let standing = |matches: u64| Standing { matches, ..Standing::default() };
        let cut = whole(standing(12), 200).expect_err("too few").to_string();
        assert_eq!(cut, "only 12 of 200 matches were played");
        assert_eq!(whole(standing(200), 200).expect("all of them").matches, 200);
    }

    #[test]
    fn an_old_player_needs_its_build() {
        let error = opponent(Opponent::Old("coach:3"), None).expect_err("no path").to_string();
        assert!(error.contains("--old PATH"), "{error}");
        let side =
            opponent(Opponent::Old("coach:3"), Some(Path::new("builds/old touchline"))).expect("a side");
        assert_eq!(side.to_string(), "engine:builds/old touchline engine --level coach:3");
    }
}
