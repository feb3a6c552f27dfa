//! The file of a competition. Whoever changes it holds its lock from reading to writing, so that two
//! organisers never overwrite each other, and replaces it as a whole, so that it is never half written.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use touchline_engine::Message;
use touchline_league::{Competition, text};
use touchline_words::Words;

use crate::play::save;

/// How often a lock that somebody else holds is tried.
const PAUSE: Duration = Duration::from_millis(20);
/// One byte more than the longest text of a competition is read: the length a file reports cannot be trusted.
const MAX_BYTES: u64 = (16 << 20) + 1;
/// The first words of every competition.
const TITLE: &str = "touchline competition";

/// A competition that is being changed.
pub(super) struct Held {
    file: PathBuf,
    /// Released when it is closed.
    _lock: File,
    /// What was read.
    text: String,
    /// What it says.
    pub(super) competition: Competition,
}

impl Held {
    /// Lock and read a competition. If somebody else is changing it, wait so long.
    pub(super) fn open(file: &Path, wait: Duration, words: &Words) -> anyhow::Result<Self> {
        check_plain(file, words)?;
        let lock = lock(file, wait, words)?;
        let text = read_text(file, words)?;
        let competition = parse(file, &text, words)?;
        Ok(Self { file: file.to_owned(), _lock: lock, text, competition })
    }

    /// Write the competition as it is now.
    pub(super) fn write(&self, words: &Words) -> anyhow::Result<()> {
        let refuse = |key: &'static str| Message::new(key).text("file", self.file.display().to_string());
        // An editor takes no lock.
        if !fs::read(&self.file).is_ok_and(|there| there == self.text.as_bytes()) {
            bail!(words.say(&refuse("league-changed-meanwhile")));
        }
        if fs::metadata(&self.file).is_ok_and(|there| there.permissions().readonly()) {
            bail!(words.say(&refuse("league-read-only")));
        }
        save::put(&self.file, &text::to_text(&self.competition))
            .with_context(|| words.say(&refuse("league-cannot-write")))?;
        Ok(())
    }
}

/// Read a competition that nobody is going to change here.
pub(super) fn read(file: &Path, words: &Words) -> anyhow::Result<Competition> {
    check_plain(file, words)?;
    parse(file, &read_text(file, words)?, words)
}

/// Write a new competition; never over anything that is there.
pub(super) fn create(file: &Path, competition: &Competition, words: &Words) -> anyhow::Result<()> {
    save::put_new(file, &text::to_text(competition)).map_err(|error| {
        let name = file.display().to_string();
        match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow::anyhow!(words.say(&Message::new("league-file-exists").text("file", name)))
            }
            _ => anyhow::Error::new(error)
                .context(words.say(&Message::new("league-cannot-write").text("file", name))),
        }
    })
}

/// Write a page or a list. It may replace an older one, but never a match or a competition.
pub(super) fn export(file: &Path, text: &str, words: &Words) -> anyhow::Result<()> {
    let name = || file.display().to_string();
    if save::is_record(file) || is_competition(file) {
        bail!(words.say(&Message::new("league-export-over").text("file", name())));
    }
    let written = if file.exists() { save::put(file, text).map(|_| ()) } else { save::put_new(file, text) };
    written.with_context(|| words.say(&Message::new("league-cannot-write").text("file", name())))
}

fn is_competition(file: &Path) -> bool {
    if !file.is_file() {
        return false;
    }
    let mut beginning = [0; TITLE.len()];
    let read = File::open(file).and_then(|mut open| open.read_exact(&mut beginning));
    read.is_ok() && beginning == TITLE.as_bytes()
}

/// Refuse anything but a regular file, before it is opened: opening a pipe blocks until somebody writes.
fn check_plain(file: &Path, words: &Words) -> anyhow::Result<()> {
    let refuse = |key: &'static str| words.say(&Message::new(key).text("file", file.display().to_string()));
    match fs::metadata(file) {
        Ok(found) if found.is_file() => Ok(()),
        Ok(_) => bail!(refuse("league-no-plain-file")),
        Err(error) if error.kind() == ErrorKind::NotFound => bail!(refuse("league-no-file")),
        Err(error) => Err(anyhow::Error::new(error).context(refuse("league-cannot-read"))),
    }
}

fn read_text(file: &Path, words: &Words) -> anyhow::Result<String> {
    let refuse = |key: &'static str| words.say(&Message::new(key).text("file", file.display().to_string()));
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|open| open.take(MAX_BYTES).read_to_end(&mut bytes))
        .with_context(|| refuse("league-cannot-read"))?;
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!(refuse("league-no-text")))
}

fn parse(file: &Path, text: &str, words: &Words) -> anyhow::Result<Competition> {
    // Some editors begin a text with a byte order mark; it is not part of it.
    text::parse(text.trim_start_matches('\u{feff}')).map_err(|error| {
        let line = i64::try_from(error.line).unwrap_or(i64::MAX);
        let whereabouts =
            Message::new("league-at-line").text("file", file.display().to_string()).number("line", line);
        anyhow::anyhow!(words.say(&error.refusal)).context(words.say(&whereabouts))
    })
}

/// Lock a file until it is closed.
fn lock(file: &Path, wait: Duration, words: &Words) -> anyhow::Result<File> {
    let name = || file.display().to_string();
    let begin = Instant::now();
    loop {
        let open = File::open(file)
            .with_context(|| words.say(&Message::new("league-cannot-read").text("file", name())))?;
        match open.try_lock() {
            // Otherwise it was replaced between opening and locking.
            Ok(()) if save::is_same(&open, file) => return Ok(open),
            // Some file systems have no locks. A change by somebody else is still noticed before it is
            // overwritten.
            Err(TryLockError::Error(_)) => return Ok(open),
            Ok(()) | Err(TryLockError::WouldBlock) => {}
        }
        if begin.elapsed() >= wait {
            bail!(words.say(&Message::new("league-locked").text("file", name())));
        }
        thread::sleep(PAUSE);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_league::{Entry, Input, NewTeam, Spec};

    use super::*;

    /// An editor takes no lock: what it wrote meanwhile stays.
    #[test]
    fn a_change_from_elsewhere_is_not_overwritten() {
        let words = Words::english();
        let folder = std::env::temp_dir().join(format!("touchline-held-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("cup");
        let headers = [("name", "Cup"), ("play", "fuba:3.0"), ("format", "swiss")];
        let competition = Competition::new(Spec::from_headers(headers).unwrap()).unwrap();
        create(&file, &competition, &words).unwrap();
        let mut held = Held::open(&file, Duration::ZERO, &words).unwrap();
        held.competition.apply(Entry::new("Ada", Input::Add(NewTeam::named("Ajax")))).unwrap();
        let edited = text::to_text(&competition).replace("name: Cup", "name: Winter Cup");
        fs::write(&file, &edited).unwrap();
        let refused = held.write(&words).unwrap_err().to_string();
        assert!(refused.contains("changed by somebody else"), "{refused}");
        assert_eq!(fs::read_to_string(&file).unwrap(), edited);
        drop(held);
        assert_eq!(read(&file, &words).unwrap().spec().name, "Winter Cup");
        fs::remove_dir_all(&folder).unwrap();
    }
}
