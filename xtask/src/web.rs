//! The web client: its checks, and its tests in a real browser against the server that `cargo test` has
//! built.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, bail};

use crate::test::{Tally, cargo, works};

/// Names of Chromium; web/browser/support.ts looks for the same.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "/snap/bin/chromium"];

/// Whether Node is there and new enough.
pub(crate) fn has_node() -> bool {
    works(&["node", "-e", "process.exit(process.versions.node.split('.')[0] >= 20 ? 0 : 1)"])
        && works(&["npm", "--version"])
}

/// Whether there is a browser for the tests.
pub(crate) fn has_browser() -> bool {
    std::env::var_os("TOUCHLINE_BROWSER").is_some() || BROWSERS.iter().any(|name| works(&[name, "--version"]))
}

/// Types, format, lint, sentences, unit tests, the build, and everything that needs a browser.
pub(crate) fn test(root: &Path, tally: &mut Tally) -> Result<()> {
    npm(root, &["ci", "--no-audit", "--no-fund"])?;
    npm(root, &["run", "types", "--", "--check"])?;
    npm(root, &["run", "format"])?;
    npm(root, &["run", "lint"])?;
    npm(root, &["run", "check"])?;
    counted(root, &["run", "test"], tally)?;
    npm(root, &["run", "build"])?;
    cargo(root, &["build", "--locked", "--package", "touchline"], &[])?;
    counted(root, &["run", "browser"], tally)
}

/// Takes screenshots of every page.
pub(crate) fn screenshots(root: &Path) -> Result<()> {
    npm(root, &["ci", "--no-audit", "--no-fund"])?;
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

/// Runs tests, forwards their output, and counts them.
fn counted(root: &Path, args: &[&str], tally: &mut Tally) -> Result<()> {
    let mut child = command(root, args)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run npm {}", args.join(" ")))?;
    let output = child.stdout.take().ok_or_else(|| anyhow!("the output of the tests cannot be read"))?;
    let before = tally.passed;
    for line in BufReader::new(output).split(b'\n') {
        let line = line.context("the output of the tests cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        read(&line, tally);
    }
    let status = child.wait().context("npm did not end properly")?;
    if !status.success() {
        bail!("npm {} in the folder web ended with {status}", args.join(" "));
    }
    if tally.passed == before {
        bail!("npm {}: not a single test was executed", args.join(" "));
    }
    Ok(())
}

/// Adds a line such as `Tests  2 failed | 31 passed (33)`; ignores any other line.
fn read(line: &str, tally: &mut Tally) {
    let Some(counts) = line.trim_start().strip_prefix("Tests ") else { return };
    for part in counts.split('|') {
        let mut words = part.split_whitespace();
        let (Some(Ok(number)), Some(what)) = (words.next().map(str::parse::<u64>), words.next()) else {
            continue;
        };
        match what {
            "passed" => tally.passed += number,
            "failed" => tally.failed += number,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_of_the_client_count() {
        let mut tally = Tally::default();
        for line in
            [" Test Files  1 failed (1)", "      Tests  2 failed | 31 passed (33)", "   Start at  01:25:46"]
        {
            read(line, &mut tally);
        }
        assert_eq!((tally.passed, tally.failed), (31, 2));
    }
}
