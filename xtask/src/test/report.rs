//! Steps that run side by side: each writes its own log, which is shown if the step fails, and one line when
//! it ends; the last line counts all tests.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::tally::Tally;

/// A program that runs longer than this hangs: the slowest one takes a fifth of it.
const LIMIT: Duration = Duration::from_mins(30);

/// How often a running program is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// The output of a step, in a file.
pub(crate) struct Log {
    path: PathBuf,
    file: File,
    /// The tests that the step ran.
    tally: Tally,
}

impl Log {
    fn create(path: PathBuf) -> Result<Self> {
        let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path, file, tally: Tally::default() })
    }

    /// Runs a program with its output in the log; an error unless it succeeds in time.
    pub(crate) fn run(&mut self, command: &mut Command) -> Result<()> {
        let words: Vec<_> = [command.get_program()]
            .into_iter()
            .chain(command.get_args())
            .map(|word| word.to_string_lossy())
            .collect();
        let words = words.join(" ");
        self.write(&format!("$ {words}"))?;
        // A file instead of a pipe: a program that leaves another one running behind it blocks nobody.
        command.stdin(Stdio::null()).stdout(self.file.try_clone()?).stderr(self.file.try_clone()?);
        let mut child = command.spawn().with_context(|| format!("cannot run {words}"))?;
        let start = Instant::now();
        loop {
            match child.try_wait().with_context(|| format!("cannot wait for {words}"))? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => bail!("{words}: {status}"),
                None if start.elapsed() > LIMIT => {
                    child.kill().with_context(|| format!("{words} hangs and cannot be ended"))?;
                    child.wait()?;
                    bail!("{words}: ended after {}: it hangs", seconds(LIMIT));
                }
                None => thread::sleep(LOOK),
            }
        }
    }

    /// Runs a program and counts the tests in its output; an error if there are none.
    pub(crate) fn run_tests(&mut self, command: &mut Command) -> Result<()> {
        let result = self.run(command);
        let tally = Tally::of(&self.text());
        self.count(tally);
        result?;
        if tally.run() == 0 {
            bail!("not a single test was executed");
        }
        Ok(())
    }

    /// Tests that the step ran.
    pub(crate) fn count(&mut self, tally: Tally) {
        self.tally += tally;
    }

    /// Adds a text.
    pub(crate) fn write(&mut self, text: &str) -> Result<()> {
        writeln!(self.file, "{text}").with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// The file, for the output of a program that is not run by `run`.
    pub(crate) fn output(&self) -> Result<File> {
        Ok(self.file.try_clone()?)
    }

    /// Its whole text.
    pub(crate) fn text(&self) -> String {
        fs::read(&self.path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
    }
}

/// How a step went.
#[derive(Clone, Debug)]
struct Row {
    name: String,
    is_ok: bool,
    time: Duration,
    tally: Tally,
}

/// Everything that has run, and what is running now.
pub(crate) struct Report {
    logs: PathBuf,
    start: Instant,
    rows: Mutex<Vec<Row>>,
    running: Mutex<Vec<(String, Instant)>>,
}

impl Report {
    /// A report whose logs go to a folder.
    pub(crate) fn new(logs: PathBuf) -> Result<Self> {
        fs::create_dir_all(&logs).with_context(|| format!("cannot make {}", logs.display()))?;
        Ok(Self { logs, start: Instant::now(), rows: Mutex::default(), running: Mutex::default() })
    }

    /// Runs a step and prints how it went; returns its result, or `None` if it failed.
    pub(crate) fn step<T>(&self, name: &str, work: impl FnOnce(&mut Log) -> Result<T>) -> Option<T> {
        let start = Instant::now();
        let running = self.running_now(name);
        let mut text = String::new();
        let mut tally = Tally::default();
        let result = self.log(name).and_then(|mut log| {
            let result = work(&mut log);
            (text, tally) = (log.text(), log.tally);
            result
        });
        drop(running);
        let row = Row { name: name.to_owned(), is_ok: result.is_ok(), time: start.elapsed(), tally };
        // A single `println!`, so that the output of two steps never mixes.
        match &result {
            Ok(_) => println!("{}", row.line()),
            Err(error) => println!("\n{text}\n{}\n        {error:#}\n", row.line()),
        }
        lock(&self.rows).push(row);
        result.ok()
    }

    /// A step that cannot run because one it needs has failed.
    pub(crate) fn skip(name: &str) {
        println!("{:<8}{name}", "not run");
    }

    /// Lists something as running until the guard is dropped.
    pub(crate) fn running_now(&self, name: &str) -> Running<'_> {
        lock(&self.running).push((name.to_owned(), Instant::now()));
        Running { report: self, name: name.to_owned() }
    }

    /// What has been running for a while: a sign of life for whoever watches.
    pub(crate) fn running(&self) -> Option<String> {
        let running = lock(&self.running);
        let names: Vec<_> =
            running.iter().map(|(name, start)| format!("{name} ({})", seconds(start.elapsed()))).collect();
        (!names.is_empty()).then(|| format!("        ... {}", names.join(", ")))
    }

    /// Prints the total time and the number of tests; an error if something failed.
    pub(crate) fn finish(self) -> Result<()> {
        let rows = lock(&self.rows);
        let mut tally = Tally::default();
        for row in rows.iter() {
            tally += row.tally;
        }
        let failed: Vec<_> = rows.iter().filter(|row| !row.is_ok).map(|row| row.name.as_str()).collect();
        println!("\n{tally}\n{} in all; logs are in {}", seconds(self.start.elapsed()), self.logs.display());
        if !failed.is_empty() {
            bail!("failed: {}", failed.join(", "));
        }
        Ok(())
    }

    /// A new log.
    pub(crate) fn log(&self, name: &str) -> Result<Log> {
        Log::create(self.logs.join(format!("{}.log", name.replace(['/', ' '], "-"))))
    }
}

/// Something that is running.
pub(crate) struct Running<'a> {
    report: &'a Report,
    name: String,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        lock(&self.report.running).retain(|(running, _)| *running != self.name);
    }
}

impl Row {
    fn line(&self) -> String {
        let result = if self.is_ok { "ok" } else { "FAILED" };
        let tests = if self.tally == Tally::default() { String::new() } else { format!("  {}", self.tally) };
        format!("{result:<8}{:<28}{:>10}{tests}", self.name, seconds(self.time))
    }
}

pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// After a panic the contents are still worth reading.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
