//! A program that plays a seat. It speaks the engine protocol (docs/protocol.md, "Playing a seat"): for every
//! decision it gets a position that its seat could face, with the legal actions, and is asked for the best
//! one. What the seat cannot know is imagined by whoever asks, so the program learns no secret.

use std::fmt;
use std::io::{BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use touchline_ai::Budget;
use touchline_engine::Describe;
use touchline_protocol::LONGEST_LINE;

use crate::lines::{self, TypedLine};

/// The prefix of a player that is a program.
pub(crate) const ENGINE: &str = "engine:";

/// How long a program may take to exit before it is killed.
const GOODBYE: Duration = Duration::from_secs(1);

/// The most an error quotes of a response.
const QUOTED: usize = 200;

/// A program with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// A program with these arguments.
    pub(crate) fn new(program: &str, arguments: &[&str]) -> Self {
        let text = [&[program], arguments].concat().join(" ");
        Self { text, program: program.into(), arguments: arguments.iter().map(ToString::to_string).collect() }
    }

    /// Words separated by spaces; single or double quotes keep a word together. No shell, so nothing else has
    /// a meaning.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
        for c in text.chars() {
            match (quote, c) {
                (Some(open), _) if c == open => quote = None,
                (None, '"' | '\'') => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                (None, _) if c.is_whitespace() => words.extend(word.take()),
                (Some(_) | None, _) => word.get_or_insert_default().push(c),
            }
        }
        if let Some(open) = quote {
            return Err(format!("a quote {open} is not closed"));
        }
        words.extend(word);
        let mut words = words.into_iter();
        let program =
            words.next().ok_or("name the program after engine: as in \"engine:touchline engine\"")?;
        Ok(Self { text: text.trim().to_owned(), program, arguments: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// How long a program may take to answer, in seconds, as the parser of a command-line option.
pub(crate) fn patience(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=86400.0).contains(&seconds) => Ok(seconds),
        _ => Err("not a number of seconds from 0.01 to 86400".into()),
    }
}

/// A running program.
pub(crate) struct Program {
    line: CommandLine,
    child: Child,
    /// `None` once it has been told to exit.
    requests: Option<ChildStdin>,
    answers: Receiver<TypedLine>,
    patience: Duration,
    asked: u64,
}

impl Program {
    /// Start it. `patience` is how long it may take to answer.
    pub(crate) fn start(line: CommandLine, patience: Duration) -> anyhow::Result<Self> {
        let mut child = Command::new(&line.program)
            .args(&line.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // Ctrl-C in a terminal goes to a whole group: the match is finished first, then the program goes.
            .process_group(0)
            .spawn()
            .with_context(|| format!("cannot start the program {line}"))?;
        let (requests, output) = (child.stdin.take(), child.stdout.take());
        // One response at a time: whatever a program prints unasked stays in the pipe.
        let (answer, answers) = mpsc::sync_channel(1);
        let read = move || {
            let Some(mut output) = output.map(BufReader::new) else { return };
            while let Ok(Some(line)) = lines::read(&mut output, LONGEST_LINE) {
                if answer.send(line).is_err() {
                    return;
                }
            }
        };
        let program = Self { line, child, requests, answers, patience, asked: 0 };
        thread::Builder::new().spawn(read).context("cannot start a thread")?;
        Ok(program)
    }

    /// How it was started.
    pub(crate) fn line(&self) -> &CommandLine {
        &self.line
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Its answer in a position that its seat could face. The program may draw its random numbers from the
    /// seed; the budget overrides its own.
    pub(crate) fn choose<G: Describe>(
        &mut self,
        game: &G,
        imagined: &G::State,
        legal: &[G::Action],
        seed: u64,
        budget: Option<Budget>,
    ) -> anyhow::Result<G::Action> {
        if let [only] = *legal {
            return Ok(only);
        }
        let written: Vec<String> = legal.iter().map(|action| game.write_action(*action)).collect();
        let mut question = json!({
            "cmd": "best",
            "spec": game.spec().to_string(),
            "rules": game.revision(),
            "position": game.write_state(imagined),
            "seed": seed,
            "legal": written,
        });
        match budget {
            Some(Budget::Nodes(nodes)) => question["nodes"] = nodes.into(),
            Some(Budget::Time(time) | Budget::Within(_, time)) => {
                question["ms"] = u64::try_from(time.as_millis()).unwrap_or(u64::MAX).into();
            }
            None => {}
        }
        let answer = self.ask(question).with_context(|| format!("the program {}", self.line))?;
        let chosen = match (answer["action"].as_str(), answer["index"].as_u64()) {
            (Some(text), _) => game.read_action(text).ok().filter(|action| legal.contains(action)),
            (None, Some(index)) => usize::try_from(index).ok().and_then(|index| legal.get(index).copied()),
            (None, None) => None,
        };
        chosen.with_context(|| {
            let given = if answer["action"].is_null() { &answer["index"] } else { &answer["action"] };
            format!(
                "the program {} answered {}, which is no legal action: expected one of {} ({} in all)",
                self.line,
                quoted(&given.to_string()),
                written[..written.len().min(12)].join(", "),
                legal.len()
            )
        })
    }

    /// Send one request and read its response.
    fn ask(&mut self, mut request: Value) -> anyhow::Result<Value> {
        self.asked += 1;
        request["id"] = self.asked.into();
        let Some(requests) = &mut self.requests else { bail!("has been told to go") };
        // Without the system's own error: a closed pipe would look like one of ours.
        writeln!(requests, "{request}")
            .and_then(|()| requests.flush())
            .map_err(|error| anyhow!("takes no requests any more: {error}"))?;
        let line = match self.answers.recv_timeout(self.patience) {
            Ok(TypedLine::Whole(line)) => line,
            Ok(TypedLine::TooLong) => bail!("gave an answer of more than {LONGEST_LINE} bytes"),
            Err(RecvTimeoutError::Timeout) => {
                bail!("gave no answer within {} s (see --engine-timeout)", self.patience.as_secs_f64())
            }
            Err(RecvTimeoutError::Disconnected) => bail!("has ended without an answer"),
        };
        let answer: Value = serde_json::from_str(&line)
            .map_err(|error| anyhow!("answered something that is not JSON ({error}): {}", quoted(&line)))?;
        if answer["id"] != request["id"] {
            bail!("answered something else than request {}: {}", self.asked, quoted(&line));
        }
        if answer["ok"] != Value::Bool(true) {
            let text = answer["error"]["text"].as_str().unwrap_or(&line);
            bail!("refused {}: {}", request["cmd"], quoted(text));
        }
        Ok(answer)
    }
}

impl Drop for Program {
    /// Tell it to exit, and kill it if it does not.
    fn drop(&mut self) {
        if let Some(mut requests) = self.requests.take() {
            let _ = writeln!(requests, "{}", json!({ "cmd": "quit" }));
        }
        // Its output ends with it; its last words are no reason to wait longer.
        let until = Instant::now() + GOODBYE;
        let left = || until.saturating_duration_since(Instant::now());
        while !left().is_zero() && self.answers.recv_timeout(left()).is_ok() {}
        // With whatever it has started: its group is its own, and its number is taken until it is waited for.
        let group = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        let _ = group.map(|group| kill_process_group(group, Signal::KILL));
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The beginning of what a program printed, safe for a terminal.
fn quoted(text: &str) -> String {
    text.chars().take(QUOTED).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::CommandLine;

    fn words(text: &str) -> Vec<String> {
        let line = CommandLine::read(text).expect("a command line");
        [vec![line.program], line.arguments].concat()
    }

    #[test]
    fn quotes_keep_words_together_and_nothing_else_has_a_meaning() {
        assert_eq!(words("touchline engine"), ["touchline", "engine"]);
        assert_eq!(words("  'my games/touchline'  engine "), ["my games/touchline", "engine"]);
        assert_eq!(
            words(r#"sh -c "echo 'a b'; $HOME" '' x"y z"w"#),
            ["sh", "-c", "echo 'a b'; $HOME", "", "xy zw"]
        );
        assert_eq!(words(r"C:\games\a.exe"), [r"C:\games\a.exe"]);
    }

    #[test]
    fn a_command_line_that_names_nothing_is_refused() {
        assert!(CommandLine::read("").is_err_and(|why| why.contains("name the program")));
        assert!(CommandLine::read("  ").is_err());
        assert!(CommandLine::read("touchline 'engine").is_err_and(|why| why.contains("not closed")));
    }
}
