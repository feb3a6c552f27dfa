//! Keeps a match in a file, so that neither it nor another match is ever lost.
//!
//! A match owns its file: the file is locked while the match is played, an existing file is never
//! overwritten, and a file that somebody else changed is left alone. A record is written in full to a
//! temporary file next to the old one and then renamed.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// The first words of every record.
const TITLE: &str = "touchline record";
/// How many numbers are tried for a match without a name.
const NAMES: u32 = 100_000;
/// How often a file may be replaced while it is being opened.
const TRIES: usize = 100;

/// The file of a match that is being played.
pub(super) struct Kept {
    file: PathBuf,
    /// The lock. It belongs to the file that has the name now, and moves to the file that replaces it.
    lock: File,
    /// What we wrote last.
    text: Vec<u8>,
    /// Whether it only reserves a name for a match that has not begun.
    reserved: bool,
}

impl Kept {
    /// The file of a match to continue. Nobody else may be playing it.
    pub(super) fn resume(file: &Path) -> anyhow::Result<Self> {
        // Opening a pipe would block until somebody writes.
        crate::replay::check_plain(file)?;
        let lock = lock(file)?;
        Ok(Self { file: file.to_owned(), lock, text: crate::replay::bytes(file)?, reserved: false })
    }

    /// Create a file under a free name.
    pub(super) fn begin(file: &Path, record: &str) -> anyhow::Result<Self> {
        create(file, record).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => anyhow::anyhow!(taken(file)),
            _ => cannot_write(file, error),
        })
    }

    /// The same for a match that has not begun: if it never does, the file is removed.
    pub(super) fn reserve(file: &Path, record: &str) -> anyhow::Result<Self> {
        Ok(Self { reserved: true, ..Self::begin(file, record)? })
    }

    /// Create a file under the first free name of a folder: `match-1.tlm`, `match-2.tlm` and so on. If two
    /// try at once, the second takes the next name.
    pub(super) fn begin_in(folder: &Path, record: &str) -> anyhow::Result<Self> {
        let names = (1..NAMES).map(|n| folder.join(format!("match-{n}.tlm")));
        for file in names {
            match create(&file, record) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                other => return other.map_err(|error| cannot_write(&file, error)),
            }
        }
        bail!("no name is left in {}: give one yourself", folder.display())
    }

    /// Replace whatever has this name, unless it is a match being played.
    pub(super) fn begin_over(file: &Path, record: &str) -> anyhow::Result<Self> {
        if !file.exists() {
            return Self::begin(file, record);
        }
        if !file.is_file() {
            bail!(taken(file));
        }
        let _old = lock(file)?;
        let lock = put(file, record).map_err(|error| cannot_write(file, error))?;
        Ok(Self { file: file.to_owned(), lock, text: record.into(), reserved: false })
    }

    /// Write the current state of the match.
    pub(super) fn write(&mut self, record: &str) -> anyhow::Result<()> {
        let file = &self.file;
        if !file.exists() {
            *self = Self::begin(file, record)?;
            return Ok(());
        }
        let name = file.display();
        // A file that cannot be read may not be ours.
        if !fs::read(file).is_ok_and(|there| there == self.text) {
            bail!("{name} was changed by somebody else meanwhile, and is left as it is");
        }
        if fs::metadata(file).is_ok_and(|there| there.permissions().readonly()) {
            bail!("{name} may not be written");
        }
        self.lock = put(file, record).map_err(|error| cannot_write(file, error))?;
        self.text = record.into();
        Ok(())
    }

    /// Its name, as given.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// What was read or written last.
    pub(super) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether a name refers to this file.
    pub(super) fn is(&self, file: &Path) -> bool {
        is_same(&self.lock, file)
    }

    /// Remove the file: nothing was played.
    pub(super) fn forget(self) {
        if self.reserved && self.is(&self.file) {
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// Create a file that must not exist yet.
fn create(file: &Path, record: &str) -> io::Result<Kept> {
    let reserved = File::options().write(true).create_new(true).open(file)?;
    // From here on the name is ours; nobody needs to wait for it before the record is written.
    let _ = reserved.try_lock();
    match put(file, record) {
        Ok(lock) => Ok(Kept { file: file.to_owned(), lock, text: record.into(), reserved: false }),
        Err(error) => {
            let _ = fs::remove_file(file);
            Err(error)
        }
    }
}

/// Create a file that must not exist yet, whole or not at all.
pub(crate) fn put_new(file: &Path, text: &str) -> io::Result<()> {
    create(file, text).map(|_| ())
}

/// Replace a file of ours with a record, which is locked before it becomes visible.
pub(crate) fn put(file: &Path, record: &str) -> io::Result<File> {
    // If the name is a symbolic link, its target is replaced.
    let file = fs::canonicalize(file)?;
    let folder = file.parent().unwrap_or(Path::new("/"));
    let number = getrandom::u64().map_err(|error| io::Error::other(error.to_string()))?;
    let beside = folder.join(format!(".touchline-{}-{number:016x}.part", std::process::id()));
    let mut part = File::options().write(true).create_new(true).open(&beside)?;
    let written = part.write_all(record.as_bytes()).and_then(|()| part.sync_all()).and_then(|()| {
        let _ = part.try_lock();
        let _ = fs::metadata(&file).and_then(|old| part.set_permissions(old.permissions()));
        fs::rename(&beside, &file)
    });
    if let Err(error) = written {
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    // The name is stored in the folder; if a folder cannot be synced, the record is written all the same.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(part)
}

/// Lock a file until it is closed.
fn lock(file: &Path) -> anyhow::Result<File> {
    let name = file.display();
    for _ in 0..TRIES {
        let open = File::open(file).with_context(|| format!("cannot read {name}"))?;
        match open.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("the match in {name} is being played at another terminal: end it there first")
            }
            // Some file systems have no locks. A change by somebody else is still noticed before it is
            // overwritten.
            Err(TryLockError::Error(_)) => return Ok(open),
        }
        // Otherwise it was replaced between opening and locking.
        if is_same(&open, file) {
            return Ok(open);
        }
    }
    bail!("{name} is being written all the time: try again later")
}

pub(crate) fn is_same(open: &File, file: &Path) -> bool {
    let identity = |metadata: Metadata| (metadata.dev(), metadata.ino());
    match (open.metadata(), fs::metadata(file)) {
        (Ok(open), Ok(named)) => identity(open) == identity(named),
        _ => false,
    }
}

fn cannot_write(file: &Path, error: io::Error) -> anyhow::Error {
    anyhow::Error::new(error).context(format!("cannot write {}", file.display()))
}

/// Why an existing file is not overwritten, and what to do.
pub(super) fn taken(file: &Path) -> String {
    let (name, quoted) = (file.display(), quoted(file));
    if file.is_dir() {
        format!("{name} is a folder: give a file name")
    } else if is_record(file) {
        format!(
            "{name} holds another match: give another name, or go on with that one by touchline play --resume {quoted}"
        )
    } else {
        format!("{name} is there already and is not a match: give another name")
    }
}

/// Whether a file holds a record.
pub(crate) fn is_record(file: &Path) -> bool {
    // Reading a terminal would wait for somebody to type.
    if !file.is_file() {
        return false;
    }
    let mut beginning = [0; TITLE.len()];
    let read = File::open(file).and_then(|mut open| open.read_exact(&mut beginning));
    read.is_ok() && beginning == TITLE.as_bytes()
}

/// Whether a file can be written: checked before long work rather than after it.
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

/// A file name quoted for a shell.
pub(crate) fn quoted(file: &Path) -> String {
    let name = file.display().to_string();
    // A leading dash would be taken for an option.
    let name = if name.starts_with('-') { format!("./{name}") } else { name };
    let plain = name.chars().all(|c| c.is_alphanumeric() || "/._-~+,:@%".contains(c));
    if plain { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
