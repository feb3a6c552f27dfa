//! What CI runs: every step in order, its duration, and the number of tests.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fmt};

use anyhow::{Context, Result, anyhow, bail};

use crate::postgres::{self, Postgres};
use crate::{clauses, tidy, web};

/// With this variable set, tests that compare with files rewrite them instead.
const BLESS: &str = "TOUCHLINE_BLESS";

/// How many tests ran, summed over all test binaries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    ignored: u64,
}

impl Tally {
    /// Adds a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; ...`; ignores any other line.
    fn read(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else { return };
        let counts = counts.split_once(". ").map_or(counts, |(_, counts)| counts);
        for part in counts.split(';') {
            let mut words = part.split_whitespace();
            let (Some(Ok(number)), Some(what)) = (words.next().map(str::parse::<u64>), words.next()) else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

type Step = (&'static str, fn(&Path, &mut Tally) -> Result<()>);

const STEPS: [Step; 8] = [
    ("needs", |_, _| needs()),
    ("format", |root, _| cargo(root, &["fmt", "--all", "--check"], &[])),
    ("clippy", |root, _| {
        cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
    }),
    ("tests", tests),
    ("web", web::test),
    ("docs", |root, _| {
        let flags = [("RUSTDOCFLAGS", "-D warnings")];
        cargo(root, &["doc", "--workspace", "--no-deps", "--locked"], &flags)
    }),
    ("clauses", |root, _| clauses::run(root, clauses::Mode::Check)),
    ("tidy", |root, _| tidy::run(root)),
];

/// Runs all steps up to the first failure, then prints the durations and the number of tests.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut tally = Tally::default();
    let mut rows = Vec::new();
    let mut failure = None;
    for (name, step) in STEPS {
        println!("\n== {name}");
        let start = Instant::now();
        let result = step(root, &mut tally);
        let time = start.elapsed();
        println!("== {name}: {} in {}", if result.is_ok() { "ok" } else { "FAILED" }, seconds(time));
        rows.push((name, result.is_ok(), time));
        if let Err(error) = result {
            failure = Some(error.context(format!("step `{name}` failed")));
            break;
        }
    }
    print!("\n{}", summary(&rows));
    if tally != Tally::default() {
        println!("{tally}");
    }
    failure.map_or(Ok(()), Err)
}

/// Runs the tests once, letting them rewrite the files they compare with.
pub(crate) fn bless(root: &Path) -> Result<()> {
    cargo(root, &["test", "--workspace", "--no-fail-fast"], &[(BLESS, "1")])?;
    println!(
        "Golden files, perft counts and snapshots are rewritten: read `git diff` before you commit them."
    );
    Ok(())
}

/// Trains or checks the evaluations: millions of positions, so in release mode.
pub(crate) fn fit(root: &Path, options: &[&str]) -> Result<()> {
    let example = ["run", "--quiet", "--release", "--package", "touchline-lab", "--example", "fit", "--"];
    cargo(root, &[&example, options].concat(), &[])
}

fn summary(rows: &[(&str, bool, Duration)]) -> String {
    let mut lines = vec![format!("{:<10}{:<10}{:>10}", "step", "result", "time")];
    for (name, _) in STEPS {
        lines.push(match rows.iter().find(|row| row.0 == name) {
            Some((_, true, time)) => format!("{name:<10}{:<10}{:>10}", "ok", seconds(*time)),
            Some((_, false, time)) => format!("{name:<10}{:<10}{:>10}", "FAILED", seconds(*time)),
            None => format!("{name:<10}not run"),
        });
    }
    lines.push(format!("{:<20}{:>10}", "total", seconds(rows.iter().map(|row| row.2).sum())));
    lines.join("\n") + "\n"
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The cargo that runs this task, or the one on the path.
fn cargo_command(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).env_remove(BLESS);
    command
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

/// Runs all tests, forwards their output, and counts them. Database tests run on both backends.
fn tests(root: &Path, tally: &mut Tally) -> Result<()> {
    let database = Postgres::start()?;
    println!("PostgreSQL for the tests: {}", database.url());
    let args = ["test", "--workspace", "--locked", "--no-fail-fast"];
    let mut child = cargo_command(root)
        .args(args)
        .env(postgres::VARIABLE, database.url())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run cargo {}", args.join(" ")))?;
    let output = child.stdout.take().ok_or_else(|| anyhow!("the output of the tests cannot be read"))?;
    for line in BufReader::new(output).split(b'\n') {
        let line = line.context("the output of the tests cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        tally.read(&line);
    }
    let status = child.wait().context("cargo test did not end properly")?;
    if !status.success() {
        bail!("cargo {} ended with {status} ({tally})", args.join(" "));
    }
    if tally.passed + tally.failed == 0 {
        bail!("not a single test was executed");
    }
    Ok(())
}

/// A tool the steps need, how to check for it, and how to install it.
struct Need {
    what: &'static str,
    probe: fn() -> bool,
    source: Source,
}

enum Source {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// Debian packages.
    Packages(&'static str),
    /// A shell command, run as root on Debian.
    Line(&'static str),
}

const NEEDS: &[Need] = &[
    Need {
        what: "rustfmt",
        probe: || works(&["cargo", "fmt", "--version"]),
        source: Source::Component("rustfmt"),
    },
    Need {
        what: "clippy",
        probe: || works(&["cargo", "clippy", "--version"]),
        source: Source::Component("clippy"),
    },
    Need {
        what: "a C compiler (cc)",
        probe: || works(&["cc", "--version"]),
        source: Source::Packages("gcc libc6-dev"),
    },
    Need {
        what: "Python with venv",
        probe: || works(&["python3", "-c", "import ensurepip, venv"]),
        source: Source::Packages("python3 python3-venv"),
    },
    Need { what: "Node 20 or newer, with npm", probe: web::has_node, source: Source::Packages("nodejs npm") },
    Need {
        what: "Chromium",
        probe: web::has_browser,
        source: Source::Packages("chromium fonts-dejavu-core"),
    },
    Need { what: "PostgreSQL", probe: postgres::is_there, source: Source::Line(postgres::INSTALL) },
];

/// Checks that every tool is there; installs what it may, otherwise says how.
fn needs() -> Result<()> {
    for need in NEEDS {
        if (need.probe)() {
            println!("{}: there", need.what);
            continue;
        }
        let line = match need.source {
            Source::Component(name) => format!("rustup component add {name}"),
            Source::Packages(names) => {
                format!("apt-get update && apt-get install -y --no-install-recommends {names}")
            }
            Source::Line(line) => line.to_owned(),
        };
        let allowed = match need.source {
            Source::Component(_) => works(&["rustup", "--version"]),
            Source::Packages(_) | Source::Line(_) => is_root() && works(&["apt-get", "--version"]),
        };
        if !allowed {
            bail!("{} is missing. To install it, run (as root for apt-get):\n  {line}", need.what);
        }
        println!("{} is missing, installing it: {line}", need.what);
        let installed = Command::new("sh").args(["-c", &line]).status().is_ok_and(|status| status.success());
        if !installed || !(need.probe)() {
            bail!("{} is missing and could not be installed with:\n  {line}", need.what);
        }
    }
    Ok(())
}

pub(crate) fn works(probe: &[&str]) -> bool {
    let mut command = Command::new(probe[0]);
    command.args(&probe[1..]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_binaries_add_up() {
        let mut tally = Tally::default();
        for line in [
            "running 4 tests",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s",
            "test a ... ok",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s",
        ] {
            tally.read(line);
        }
        assert_eq!(tally, Tally { passed: 5, failed: 1, ignored: 1 });
        assert_eq!(tally.to_string(), "5 passed, 1 failed");
    }

    #[test]
    fn the_summary_names_the_steps_that_did_not_run() {
        let text = summary(&[
            ("needs", true, Duration::from_millis(250)),
            ("format", false, Duration::from_secs(1)),
        ]);
        assert!(text.contains("needs     ok             0.2 s"), "{text}");
        assert!(text.contains("format    FAILED         1.0 s"), "{text}");
        assert!(text.contains("tidy      not run"), "{text}");
        assert!(text.contains("total                    1.2 s"), "{text}");
    }
}
