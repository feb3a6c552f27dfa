//! The web client: its checks, and its tests in a real browser against the server that the tests of Rust
//! have built.

use std::path::Path;
use std::process::Command;
use std::sync::mpsc::Receiver;

use anyhow::{Context, Result, bail};

use crate::test::{Log, Report, cargo, works};

/// Names of Chromium; web/browser/setup.ts looks for the same.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "/snap/bin/chromium"];

/// Installs exactly what the lock file names.
const CLEAN: [&str; 3] = ["ci", "--no-audit", "--no-fund"];

/// Checks that read the sources only.
const CHECKS: [(&str, &[&str]); 4] = [
    ("web types", &["run", "types", "--", "--check"]),
    ("web format", &["run", "format"]),
    ("web lint", &["run", "lint"]),
    ("web check", &["run", "check"]),
];

/// Whether Node is there and new enough.
pub(crate) fn has_node() -> bool {
    works(&["node", "-e", "process.exit(process.versions.node.split('.')[0] >= 20 ? 0 : 1)"])
        && works(&["npm", "--version"])
}

/// Whether there is a browser for the tests.
pub(crate) fn has_browser() -> bool {
    std::env::var_os("TOUCHLINE_BROWSER").is_some() || BROWSERS.iter().any(|name| works(&[name, "--version"]))
}

/// Types, format, lint, sentences, unit tests, the build, and everything that needs a browser once the
/// server is `built`.
pub(crate) fn test(root: &Path, report: &Report, built: &Receiver<bool>) {
    if report.step("npm ci", |log| log.run(&mut command(root, &CLEAN))).is_none() {
        return;
    }
    for (name, args) in CHECKS {
        report.step(name, |log| log.run(&mut command(root, args)));
    }
    report.step("web units", |log| log.run_tests(&mut command(root, &["run", "test"])));
    let client = report.step("web build", |log| log.run(&mut command(root, &["run", "build"])));
    if client.is_some() && built.recv() == Ok(true) {
        report.step("browser", |log| log.run_tests(&mut command(root, &["run", "browser"])));
    } else {
        Report::skip("browser");
    }
}

/// The recipe "add a third game", followed: plays the toy of `examples/third-game` from the engine to the
/// page, in a program that has it in its list of games.
pub(crate) fn third_game(root: &Path, log: &mut Log) -> Result<()> {
    log.run_tests(&mut command(root, &["run", "third-game"]))
}

/// What can be said of the client in a few seconds, where its packages are installed.
pub(crate) fn quick(root: &Path, report: &Report) {
    if !root.join("web/node_modules").is_dir() {
        report.step("web check", |_| -> Result<()> {
            bail!("the web client has changed, but its packages are not installed: run `npm ci` in web")
        });
        return;
    }
    report.step("web check", |log| log.run(&mut command(root, &["run", "check"])));
    report.step("web units", |log| log.run_tests(&mut command(root, &["run", "test"])));
}

/// Takes screenshots of every page.
pub(crate) fn screenshots(root: &Path) -> Result<()> {
    npm(root, &CLEAN)?;
    npm(root, &["run", "build"])?;
    cargo(root, &["build", "--locked", "--package", "touchline"], &[])?;
    npm(root, &["run", "screenshots"])
}

fn command(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    // Colour codes would hide the counts.
    command.args(args).current_dir(root.join("web")).env("NO_COLOR", "1");
    command
}

fn npm(root: &Path, args: &[&str]) -> Result<()> {
    let status =
        command(root, args).status().with_context(|| format!("cannot run npm {}", args.join(" ")))?;
    if !status.success() {
        bail!("npm {} in the folder web ended with {status}", args.join(" "));
    }
    Ok(())
}
