//! Keeping a match in a file, so that neither it nor another match is ever lost.
//!
//! A match has its file for itself: the file is locked for as long as the match is played, a name that is
//! taken is never written over, and a file that somebody changed meanwhile is left alone. A record is written
//! whole beside the old one, under a name of its own, and then put in its place.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// What every record begins with.
const TITLE: &str = "touchline record";
/// So many numbers are tried for a match that has no name.
const NAMES: u32 = 100_000;
/// How often a file may be replaced while it is being opened.
const TRIES: usize = 100;

/// The file of a match that is being played.
pub(super) struct Kept {
    file: PathBuf,
    /// Locked. The lock belongs to what stands under the name now, and goes over to what takes its place.
    lock: File,
    /// What we left there.
    text: Vec<u8>,
    /// Whether it only holds a place for a match that has not begun.
    reserved: bool,
}

impl Kept {
    /// The file of a match that goes on. Nobody else may be playing it.
    pub(super) fn resume(file: &Path) -> anyhow::Result<Self> {
        // Opening a pipe would wait for somebody to write.
        crate::replay::check_plain(file)?;
        let lock = lock(file)?;
        Ok(Self { file: file.to_owned(), lock, text: crate::replay::bytes(file)?, reserved: false })
    }

    /// Begin a file under a name that is still free.
    pub(super) fn begin(file: &Path, record: &str) -> anyhow::Result<Self> {
        create(file, record).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => anyhow::anyhow!(taken(file)),
            _ => cannot_write(file, error),
        })
    }

    /// The same for a match that has not begun: if it never does, the file goes again.
    pub(super) fn reserve(file: &Path, record: &str) -> anyhow::Result<Self> {
        Ok(Self { reserved: true, ..Self::begin(file, record)? })
    }

    /// Begin a file under the first free name of a folder: `match-1.tlm`, `match-2.tlm` and so on. Whoever
    /// comes second takes the next.
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

    /// Take the place of whatever stands under a name, unless it is a match that somebody plays.
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

    /// Write the match as it stands now.
    pub(super) fn write(&mut self, record: &str) -> anyhow::Result<()> {
        let file = &self.file;
        if !file.exists() {
            *self = Self::begin(file, record)?;
            return Ok(());
        }
        let name = file.display();
        // A file that cannot be read is not known to be ours.
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

    /// Its name, as it was given.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// What was read or written last.
    pub(super) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether a name means this file.
    pub(super) fn is(&self, file: &Path) -> bool {
        is_same(&self.lock, file)
    }

    /// Nothing was played, so nothing needs to be kept.
    pub(super) fn forget(self) {
        if self.reserved && self.is(&self.file) {
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// Begin a file that must not be there yet.
fn create(file: &Path, record: &str) -> io::Result<Kept> {
    let reserved = File::options().write(true).create_new(true).open(file)?;
    // From here on nobody else takes the name; until the record is there nobody else needs to wait for it.
    let _ = reserved.try_lock();
    match put(file, record) {
        Ok(lock) => Ok(Kept { file: file.to_owned(), lock, text: record.into(), reserved: false }),
        Err(error) => {
            let _ = fs::remove_file(file);
            Err(error)
        }
    }
}

/// Put a record in the place of a file that is ours. It is locked before it can be seen.
fn put(file: &Path, record: &str) -> io::Result<File> {
    // Where the name is a link, what it leads to is replaced.
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
    // The name is in the folder; where a folder cannot be synced the record is written all the same.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(part)
}

/// Have a file for ourselves until it is closed.
fn lock(file: &Path) -> anyhow::Result<File> {
    let name = file.display();
    for _ in 0..TRIES {
        let open = File::open(file).with_context(|| format!("cannot read {name}"))?;
        match open.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("the match in {name} is being played at another terminal: end it there first")
            }
            // Some file systems know no locks. What was changed meanwhile is noticed before it is written
            // over.
            Err(TryLockError::Error(_)) => return Ok(open),
        }
        // Otherwise it was replaced between opening and locking.
        if is_same(&open, file) {
            return Ok(open);
        }
    }
    bail!("{name} is being written all the time: try again later")
}

fn is_same(open: &File, file: &Path) -> bool {
    let identity = |metadata: Metadata| (metadata.dev(), metadata.ino());
    match (open.metadata(), fs::metadata(file)) {
        (Ok(open), Ok(named)) => identity(open) == identity(named),
        _ => false,
    }
}

fn cannot_write(file: &Path, error: io::Error) -> anyhow::Error {
    anyhow::Error::new(error).context(format!("cannot write {}", file.display()))
}

/// Why a name is not taken, and what to do.
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

/// Whether a file could be written: tried before something that takes long rather than after it.
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

/// A file name as it can be typed in a shell.
pub(crate) fn quoted(file: &Path) -> String {
    let name = file.display().to_string();
    // What begins with a dash would be taken for an option.
    let name = if name.starts_with('-') { format!("./{name}") } else { name };
    let plain = name.chars().all(|c| c.is_alphanumeric() || "/._-~+,:@%".contains(c));
    if plain { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
