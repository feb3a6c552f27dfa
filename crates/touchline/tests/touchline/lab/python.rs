//! The tables read back by a program that others made: `DuckDB`, from Python.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::printed;
use crate::common::Folder;

/// What to install, with pinned versions.
const REQUIREMENTS: &str = include_str!("requirements.txt");

/// Reads both tables and prints what the test compares.
const READ: &str = "
import duckdb
matches = 'read_parquet(\"one/matches.parquet\")'
print(duckdb.sql(f'select count(*), count(distinct spec), min(rules_revision), min(version) from {matches}').fetchone())
print(duckdb.sql(f'select arm, count(*), sum(goals), sum(home_goals + away_goals) from {matches} group by arm order by arm').fetchall())
print(duckdb.sql(f'select count(*) from {matches} where luck_a is null').fetchone())
print(duckdb.sql(f'select outcome from {matches} order by match limit 3').fetchall())
turns = 'read_parquet(\"one/turns.parquet\")'
print(duckdb.sql(f'select count(*) > 1000, count(distinct match), min(half), max(half) from {turns}').fetchone())
csv = 'read_csv(\"one/matches.csv\")'
print(duckdb.sql(f'select sum(goals) from {csv}').fetchone() == duckdb.sql(f'select sum(goals) from {matches}').fetchone())
";

/// A Python with `DuckDB` in a folder of the build, made once. If that fails, print a notice; on a build
/// server and under `cargo xtask test` it is an error.
fn python() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("duckdb");
    match install(&folder) {
        Ok(()) => Some(folder.join("venv/bin/python")),
        Err(why) if ["CI", "TOUCHLINE_TEST_ALL"].iter().any(is_set) => {
            panic!("DuckDB cannot be installed: {why}")
        }
        Err(why) => {
            println!("skipped: DuckDB cannot be installed ({why}); it needs python3 with venv and pip");
            None
        }
    }
}

/// Whether a variable says that nothing may be skipped.
fn is_set(variable: &&str) -> bool {
    std::env::var_os(variable).is_some_and(|value| value == "true")
}

fn install(folder: &Path) -> Result<(), String> {
    let done = folder.join("installed.txt");
    if std::fs::read_to_string(&done).is_ok_and(|installed| installed == REQUIREMENTS) {
        return Ok(());
    }
    let requirements = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/touchline/lab/requirements.txt");
    let environment = folder.join("venv");
    succeed(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let mut pip = Command::new(environment.join("bin/pip"));
    pip.args(["install", "--quiet", "--no-input", "--disable-pip-version-check", "--only-binary", ":all:"]);
    succeed(pip.arg("--requirement").arg(requirements))?;
    std::fs::write(&done, REQUIREMENTS).map_err(|error| error.to_string())
}

/// Run a command quietly; returns its error output if it fails.
fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let complaint = || format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    output.status.success().then_some(()).ok_or_else(complaint)
}

#[test]
fn duckdb_reads_the_tables() {
    let Some(python) = python() else { return };
    let folder = Folder::new("lab duckdb");
    let rules = ["run", "--rules", "fuba:2.1", "--rules", "fuba:3.0", "--a", "random", "--b", "random"];
    printed(&folder.0, &[&rules[..], &["--turns", "--csv", "--matches", "40", "--out", "one"]].concat());
    let output = Command::new(python).current_dir(&folder.0).args(["-c", READ]).output().expect("python");
    let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().collect();
    let [all, arms, luck, outcomes, turns, same] = lines[..] else { panic!("{said}{error}") };
    assert!(all.starts_with("(40, 2, ") && all.contains(env!("CARGO_PKG_VERSION")), "{all}");
    assert!(arms.contains("('fuba:2.1', 20, ") && arms.contains("('fuba:3.0', 20, "), "{arms}");
    assert_eq!(luck, "(40,)", "nobody asked for the luck");
    assert!(
        outcomes.matches("home").count()
            + outcomes.matches("away").count()
            + outcomes.matches("draw").count()
            == 3
    );
    assert_eq!((turns, same), ("(True, 40, 1, 2)", "True"));
}
