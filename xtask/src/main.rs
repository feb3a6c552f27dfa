//! The project's tasks. `cargo xtask` alone lists them; CI runs exactly what a person runs.

mod clauses;
mod postgres;
mod recipes;
mod source;
mod test;
mod tidy;
mod web;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const HELP: &str = "\
Tasks of this repository:

  cargo xtask test              everything CI needs: tools, format, clippy, tests, the web client, docs, clauses, tidy
  cargo xtask test --quick      format, tidy, and the crates changed since the last commit with what uses them
  cargo xtask clauses           which clauses of docs/clauses/*.toml lack a citation in code or a test
  cargo xtask clauses --update  raise docs/clauses/ratchet.toml to the present counts
  cargo xtask fit --check       how far the evaluations are from matches never seen, into docs/evaluation.md
  cargo xtask golden            rewrite golden matches, perft counts and snapshots
  cargo xtask screenshots       pictures of every page, into docs/screenshots
  cargo xtask tidy              conventions that neither the compiler nor clippy checks
";

fn main() -> ExitCode {
    match dispatch(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        ["test"] => test::run(&root()?),
        ["test", "--quick"] => test::quick(&root()?),
        ["clauses"] => clauses::run(&root()?, clauses::Mode::Check),
        ["clauses", "--update"] => clauses::run(&root()?, clauses::Mode::Update),
        ["fit", ref options @ ..] => test::fit(&root()?, options),
        ["golden"] => test::bless(&root()?),
        ["screenshots"] => web::screenshots(&root()?),
        ["tidy"] => tidy::run(&root()?),
        _ => bail!("unknown task `{}`\n\n{HELP}", args.join(" ")),
    }
}

/// The repository root: the nearest folder with `xtask` in it, starting at this package as cargo reports it
/// or, without cargo, at the current folder.
fn root() -> Result<PathBuf> {
    let start = match env::var_os("CARGO_MANIFEST_DIR") {
        Some(dir) => PathBuf::from(dir),
        None => env::current_dir().context("the current folder cannot be read")?,
    };
    start
        .ancestors()
        .find(|dir| dir.join("xtask/Cargo.toml").is_file())
        .map(PathBuf::from)
        .context("no repository here: run `cargo xtask` inside the working tree")
}
