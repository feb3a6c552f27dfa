//! Test targets: built by one call of cargo, run two at a time, or more with more cores.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::report::{Log, Report, lock, seconds};
use super::tally::Tally;
use super::{BLESS, cargo_command, timings};

/// The slowest run first, so that none of them is left over at the end.
const SLOW: [&str; 6] =
    ["server/server", "touchline/touchline", "touchline/fault", "lab/lab", "grid/play", "fuba/play"];

/// The target that waits most of its time, for clocks and for other programs: it runs more tests at once than
/// there are cores.
const WAITING: (&str, &str) = ("server/server", "--test-threads=4");

/// Diagnostics for people on one output, artefacts for us on the other.
const JSON: &str = "--message-format=json-render-diagnostics";

/// A program that runs tests.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Target {
    /// Names of the crate and of the target: `fuba/play`, `server/unit tests (lib)`.
    name: String,
    program: PathBuf,
    /// The folder of its crate, in which it runs.
    folder: PathBuf,
    /// How long it took to compile, if it was.
    compiled: Option<Duration>,
}

/// A message of cargo, as far as it matters here.
#[derive(Deserialize)]
struct Message {
    reason: String,
    #[serde(default)]
    package_id: String,
    #[serde(default)]
    manifest_path: PathBuf,
    target: Option<Unit>,
    profile: Option<Profile>,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Unit {
    kind: Vec<String>,
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// Compiles tests; `which` selects the packages and targets.
pub(crate) fn build(root: &Path, which: &[&str], log: &mut Log) -> Result<Vec<Target>> {
    let since = SystemTime::now();
    let fixed = ["test", "--no-run", "--locked", "--timings", JSON];
    let args = [&fixed, which].concat();
    let output = cargo_command(root)
        .args(&args)
        .stdin(Stdio::null())
        .stderr(log.output()?)
        .output()
        .with_context(|| format!("cannot run cargo {}", args.join(" ")))?;
    if !output.status.success() {
        bail!("cargo {}: {}", args.join(" "), output.status);
    }
    let mut targets = Vec::new();
    let mut timings = None;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        // Anything that is not a message of cargo comes from a build script or a macro.
        let Ok(message) = serde_json::from_str::<Message>(line) else { continue };
        let package = timings::package(&message.package_id);
        let Some((mut target, kind, unit)) = test(message, &package) else { continue };
        let timings =
            timings.get_or_insert_with(|| timings::read(&target.program, since).unwrap_or_default());
        target.compiled = timings.time(&package, &unit, &kind);
        targets.push(target);
    }
    if targets.is_empty() {
        bail!("cargo {} built no tests", args.join(" "));
    }
    Ok(targets)
}

/// The target of a message, if it has tests to run; with its kind and its name.
fn test(message: Message, package: &str) -> Option<(Target, String, String)> {
    if message.reason != "compiler-artifact" || !message.profile?.test {
        return None;
    }
    let program = message.executable?;
    let Unit { kind, name } = message.target?;
    let kind = kind.into_iter().next()?;
    let folder = message.manifest_path.parent()?.to_owned();
    let package = package.strip_prefix("touchline-").unwrap_or(package);
    let full =
        if kind == "test" { format!("{package}/{name}") } else { format!("{package}/unit tests ({kind})") };
    Some((Target { name: full, program, folder, compiled: None }, kind, name))
}

/// The result of a target.
struct Outcome {
    target: Target,
    ran: Duration,
    tally: Tally,
    /// Why it failed, if it did.
    result: Result<()>,
    said: String,
}

/// Runs every target with some variables, whether or not others fail. The log gets the output of those that
/// fail, and a table.
pub(crate) fn run(
    targets: Vec<Target>,
    variables: &[(&str, String)],
    report: &Report,
    log: &mut Log,
) -> Result<()> {
    let mut queue = VecDeque::from(targets);
    let rank = |target: &Target| SLOW.iter().position(|slow| *slow == target.name).unwrap_or(SLOW.len());
    queue.make_contiguous().sort_by_key(rank);
    let queue = Mutex::new(queue);
    let outcomes = Mutex::new(Vec::new());
    let worker = || {
        loop {
            // The guard is dropped before the target runs.
            let next = lock(&queue).pop_front();
            let Some(target) = next else { return };
            let outcome = run_one(target, variables, report);
            lock(&outcomes).push(outcome);
        }
    };
    let cores = thread::available_parallelism().map_or(2, usize::from).max(2);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let joined: Vec<_> = workers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        if joined.iter().any(Result::is_err) {
            bail!("a thread that runs tests panicked");
        }
        Ok(())
    })?;
    let mut outcomes = outcomes.into_inner().unwrap_or_else(PoisonError::into_inner);
    outcomes.sort_by(|a, b| a.target.name.cmp(&b.target.name));
    for outcome in &outcomes {
        log.count(outcome.tally);
        if let Err(error) = &outcome.result {
            log.write(&format!("\n== {} FAILED\n{}\n{error:#}", outcome.target.name, outcome.said))?;
        }
    }
    let table = table(&outcomes);
    log.write(&table)?;
    println!("{table}");
    let failed: Vec<_> =
        outcomes.iter().filter(|o| o.result.is_err()).map(|o| o.target.name.as_str()).collect();
    if !failed.is_empty() {
        bail!("{}", failed.join(", "));
    }
    Ok(())
}

fn run_one(target: Target, variables: &[(&str, String)], report: &Report) -> Outcome {
    let start = Instant::now();
    let _running = report.running_now(&target.name);
    let mut said = String::new();
    let result = report.log(&target.name).and_then(|mut log| {
        let result = run_as_cargo_would(&target, variables, &mut log);
        said = log.text();
        result.and_then(|()| is_complete(&said))
    });
    Outcome { ran: start.elapsed(), tally: Tally::of(&said), result, said, target }
}

/// A program that ends without its result has not run all of its tests, whatever its exit status says.
fn is_complete(said: &str) -> Result<()> {
    let has_result = said.lines().any(|line| line.starts_with("test result: ok"));
    if has_result { Ok(()) } else { bail!("it ended without a result") }
}

fn run_as_cargo_would(target: &Target, variables: &[(&str, String)], log: &mut Log) -> Result<()> {
    let mut command = Command::new(&target.program);
    if target.name == WAITING.0 {
        command.arg(WAITING.1);
    }
    command.current_dir(&target.folder).env("CARGO_MANIFEST_DIR", &target.folder);
    command.env_remove(BLESS).envs(variables.iter().map(|(name, value)| (name, value)));
    log.run(&mut command)
}

/// Compile and run time of every target.
fn table(outcomes: &[Outcome]) -> String {
    let mut lines = vec![format!("{:<30}{:>10}{:>10}  tests", "target", "compiled", "ran")];
    for Outcome { target, ran, tally, result, .. } in outcomes {
        let compiled = target.compiled.map_or("-".to_owned(), seconds);
        let failed = if result.is_ok() { "" } else { "  FAILED" };
        lines.push(format!("{:<30}{compiled:>10}{:>10}  {tally}{failed}", target.name, seconds(*ran)));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(kind: &str, name: &str, is_test: bool) -> Option<Target> {
        let text = format!(
            r#"{{"reason":"compiler-artifact","package_id":"path+file:///a/crates/fuba#touchline-fuba@0.1.0",
            "manifest_path":"/a/crates/fuba/Cargo.toml","target":{{"kind":["{kind}"],"name":"{name}","test":true}},
            "profile":{{"test":{is_test}}},"executable":"/a/target/debug/deps/x-1"}}"#
        );
        let message = serde_json::from_str(&text).expect("a message");
        test(message, "touchline-fuba").map(|(target, _, _)| target)
    }

    #[test]
    fn a_target_is_named_by_its_crate() {
        let play = told("test", "play", true).expect("a target");
        assert_eq!(play.name, "fuba/play");
        assert_eq!(play.folder, Path::new("/a/crates/fuba"));
        assert_eq!(told("lib", "touchline_fuba", true).expect("a target").name, "fuba/unit tests (lib)");
    }

    #[test]
    fn a_program_that_ends_early_has_failed() {
        assert!(is_complete("running 2 tests\ntest a ... ok\n").is_err());
        assert!(is_complete("running 0 tests\n\ntest result: ok. 0 passed; 0 failed\n").is_ok());
    }

    #[test]
    fn what_has_no_tests_is_no_target() {
        assert_eq!(told("bin", "touchline", false), None);
        let finished: Message =
            serde_json::from_str(r#"{"reason":"build-finished","success":true}"#).expect("a message");
        assert!(test(finished, "touchline-fuba").is_none());
    }
}
