//! Keeping a match in a file: written whole beside the old one, then put in its place, so that nothing is lost.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// What every record begins with.
const TITLE: &str = "touchline record";

/// Write a record to a file.
pub(super) fn write(file: &Path, record: &str) -> anyhow::Result<()> {
    if file.is_dir() {
        bail!("{} is a folder: give a file name", file.display());
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = File::create(&beside)
        .and_then(|mut part| part.write_all(record.as_bytes()).and_then(|()| part.sync_all()))
        .and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", file.display()))
}

/// Whether a file holds a match.
pub(crate) fn is_record(file: &Path) -> bool {
    // Reading a terminal would wait for somebody to type.
    if !file.is_file() {
        return false;
    }
    let mut beginning = [0; TITLE.len()];
    let read = File::open(file).and_then(|mut open| open.read_exact(&mut beginning));
    read.is_ok() && beginning == TITLE.as_bytes()
}

/// Refuse to write over something that is not a match.
pub(super) fn check_not_foreign(file: &Path) -> anyhow::Result<()> {
    if file.is_file() && !is_record(file) {
        bail!("{} is there already and is not a match: type save! to write over it", file.display());
    }
    Ok(())
}

/// Whether a file could be written: tried before a match begins rather than after it.
pub(crate) fn check_writable(file: &Path) -> anyhow::Result<()> {
    let existed = file.exists();
    if file.is_dir() {
        bail!("{} is a folder: give a file name", file.display());
    }
    File::options()
        .append(true)
        .create(true)
        .open(file)
        .with_context(|| format!("cannot write {}", file.display()))?;
    if !existed {
        let _ = fs::remove_file(file);
    }
    Ok(())
}

/// A name for a match that has none yet: `match-1.tlm`, `match-2.tlm` and so on.
pub(super) fn free_name(folder: &Path) -> PathBuf {
    (1..10_000)
        .map(|n| folder.join(format!("match-{n}.tlm")))
        .find(|name| !name.exists())
        .unwrap_or_else(|| folder.join("match.tlm"))
}

/// A file name as it can be typed in a shell.
pub(crate) fn quoted(file: &Path) -> String {
    let name = file.display().to_string();
    let plain = name.chars().all(|c| c.is_alphanumeric() || "/._-~+,:@%".contains(c));
    if plain { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
