//! What CI runs. Cheap checks come first, then Rust and the web client side by side, each with its steps in
//! order. A step that fails stops only those that need it.

mod needs;
mod quick;
mod report;
mod tally;
mod targets;
mod timings;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result, bail};

pub(crate) use needs::{is_root, works};
pub(crate) use quick::run as quick;
pub(crate) use report::{Log, Report};

use crate::postgres::{self, Postgres};
use crate::{clauses, tidy, web};

/// With this variable set, tests that compare with files rewrite them instead.
const BLESS: &str = "TOUCHLINE_BLESS";

/// The variable that makes cargo build incrementally, or not.
const INCREMENTAL: &str = "CARGO_INCREMENTAL";

/// The example of `touchline-server` that its tests run.
const BOT: &str = "bot";

/// How often a long run prints what it is doing.
const SIGN_OF_LIFE: Duration = Duration::from_mins(1);

/// Runs everything.
pub(crate) fn run(root: &Path) -> Result<()> {
    let report = Report::new(target(root).join("xtask"))?;
    if report.step("needs", |_| needs::check()).is_some() {
        report.step("format", |log| format(root, log));
        report.step("tidy", |_| tidy::run(root));
        report.step("clauses", |_| clauses::run(root, clauses::Mode::Check));
        side_by_side(root, &report);
    }
    report.finish()
}

/// Rust in this lane, the web client in the other. Browser tests wait for the server that the Rust tests
/// build anyway, so that nothing is compiled twice.
fn side_by_side(root: &Path, report: &Report) {
    let (built, wait) = mpsc::channel();
    let (over, watch) = mpsc::channel::<()>();
    thread::scope(|scope| {
        // Dropped if this lane panics, so that the other one does not wait for ever.
        let built = built;
        scope.spawn(move || {
            while watch.recv_timeout(SIGN_OF_LIFE) == Err(RecvTimeoutError::Timeout) {
                report.running().inspect(|running| println!("{running}"));
            }
        });
        let client = scope.spawn(move || web::test(root, report, &wait));
        let targets = report.step("build", |log| {
            // `--tests` leaves out the examples, which have none; clippy looks at those.
            let targets = targets::build(root, &["--workspace", "--tests"], log)?;
            // One more program that a test needs, with the features of the whole workspace.
            log.run(cargo_command(root).args(["build", "--workspace", "--locked", "--example", BOT]))?;
            Ok(targets)
        });
        // The other lane may have failed on its own.
        let _ = built.send(targets.is_some());
        // Browser tests suffer most from a busy processor: what may wait runs beside them, the tests last.
        // The features of the whole workspace: otherwise every dependency would be built once more.
        let toy = report.step("toy build", |log| {
            let args = ["build", "--workspace", "--features", "touchline/toy", "--example", "third-game"];
            log.run(patient(root).args(args).arg("--locked"))
        });
        report.step("clippy", |log| {
            let args = ["clippy", "--workspace", "--all-targets", "--all-features", "--locked"];
            let args = [&args[..], &["--", "-D", "warnings"]].concat();
            log.run(patient(root).args(args))
        });
        report.step("docs", |log| {
            let args = ["doc", "--workspace", "--no-deps", "--locked"];
            log.run(patient(root).args(args).env("RUSTDOCFLAGS", "-D warnings"))
        });
        if let Some(targets) = targets {
            report.step("tests", |log| {
                let database = Postgres::start()?;
                let bot = target(root).join("debug/examples").join(BOT).display().to_string();
                // Everything that tests need is there: what cannot be installed is an error.
                let variables = [
                    (postgres::VARIABLE, database.url()),
                    ("TOUCHLINE_TEST_BOT", bot),
                    ("TOUCHLINE_TEST_ALL", "true".to_owned()),
                ];
                targets::run(targets, &variables, report, log)
            });
        } else {
            Report::skip("tests");
        }
        if client.join().is_err() {
            report.step("web", |_| -> Result<()> { bail!("the lane of the web client panicked") });
        }
        if toy.is_some() {
            report.step("third game", |log| web::third_game(root, log));
        } else {
            Report::skip("third game");
        }
        drop(over);
    });
}

fn format(root: &Path, log: &mut Log) -> Result<()> {
    log.run(cargo_command(root).args(["fmt", "--all", "--check"]))
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |target| root.join(target))
}

/// Runs the tests once, letting them rewrite the files they compare with.
pub(crate) fn bless(root: &Path) -> Result<()> {
    cargo(root, &["test", "--workspace", "--no-fail-fast"], &[(BLESS, "1")])?;
    println!(
        "Golden files, perft counts and snapshots are rewritten: read `git diff` before you commit them."
    );
    Ok(())
}

/// Checks the evaluations: millions of positions, so in release mode.
pub(crate) fn fit(root: &Path, options: &[&str]) -> Result<()> {
    let example = ["run", "--quiet", "--release", "--package", "touchline-lab", "--example", "fit", "--"];
    cargo(root, &[&example, options].concat(), &[])
}

/// The cargo that runs this task, or the one on the path.
pub(crate) fn cargo_command(root: &Path) -> Command {
    command(root, Command::new(program()))
}

/// The same cargo, which lets everything else go first.
fn patient(root: &Path) -> Command {
    let mut nice = Command::new("nice");
    nice.args(["-n", "10"]).arg(program());
    command(root, nice)
}

fn program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn command(root: &Path, mut command: Command) -> Command {
    command.current_dir(root).env_remove(BLESS);
    if env::var_os(INCREMENTAL).is_none() && !builds_are_incremental(&target(root)) {
        command.env(INCREMENTAL, "0");
    }
    command
}

/// Whether this is a working copy in use: then the crates were built incrementally. In a fresh clone that
/// costs a fifth of the time and has no benefit.
fn builds_are_incremental(target: &Path) -> bool {
    let crates = fs::read_dir(target.join("debug/incremental")).into_iter().flatten().flatten();
    // `cargo xtask` itself is always built before.
    crates.into_iter().any(|entry| !entry.file_name().to_string_lossy().starts_with("xtask"))
}

pub(crate) fn cargo(root: &Path, args: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let status = cargo_command(root)
        .args(args)
        .envs(variables.iter().copied())
        .status()
        .with_context(|| format!("cannot run cargo {}", args.join(" ")))?;
    if !status.success() {
        bail!("cargo {} ended with {status}", args.join(" "));
    }
    Ok(())
}
