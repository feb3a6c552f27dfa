//! Backup of a SQLite database while the server runs, and restore. PostgreSQL has its own tools for this.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Row as _};

use super::Backend;
use super::migrations;

/// What a backup contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Users of every kind.
    pub users: i64,
    /// Matches in every state.
    pub matches: i64,
    /// Journal entries of all matches.
    pub steps: i64,
}

/// Copy a database file to another as of one moment; writers may continue. Nothing is overwritten, and the
/// copy is verified.
pub(crate) async fn copy(database: &Path, copy: &Path) -> Result<Contents> {
    ensure!(database.is_file(), "there is no database {}", database.display());
    ensure!(!copy.exists(), "{} is there already: name a file that is not", copy.display());
    let part = Part::new(copy)?;
    let mut connection = open(database, "rw").await?;
    let file = part.0.to_str().context("the name of the copy is not UTF-8")?;
    sqlx::query("VACUUM INTO $1")
        .bind(file)
        .execute(&mut connection)
        .await
        .with_context(|| format!("{} cannot be copied to {}", database.display(), copy.display()))?;
    connection.close().await?;
    let contents = inspect(&part.0).await?;
    part.finish(copy)?;
    Ok(contents)
}

/// Create a database from a copy, where there is none.
pub(crate) async fn restore(copy: &Path, database: &Path) -> Result<Contents> {
    ensure!(copy.is_file(), "there is no backup {}", copy.display());
    // SQLite would read leftovers of another database into this one.
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let there = beside(database, suffix);
        ensure!(
            !there.exists(),
            "{} is there already and is not overwritten: move it away, or name another data folder",
            there.display()
        );
    }
    if let Some(folder) = folder_of(database) {
        super::file::make_folder(folder)?;
    }
    let part = Part::new(database)?;
    std::fs::copy(copy, &part.0).with_context(|| format!("{} cannot be copied", copy.display()))?;
    let contents =
        inspect(&part.0).await.with_context(|| format!("{} cannot be restored", copy.display()))?;
    part.finish(database)?;
    Ok(contents)
}

/// An unfinished file; deleted unless it is finished.
pub(super) struct Part(pub(super) PathBuf);

impl Part {
    pub(super) fn new(whole: &Path) -> Result<Self> {
        let part = beside(whole, ".part");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // It contains credentials: nobody else on this machine may read it.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&part).with_context(|| format!("{} cannot be made", part.display()))?;
        Ok(Self(part))
    }

    /// Sync it to disk and rename it: a backup is worthless if a power cut can lose it.
    pub(super) fn finish(self, whole: &Path) -> Result<()> {
        File::open(&self.0)?.sync_all()?;
        std::fs::rename(&self.0, whole).with_context(|| format!("{} cannot be made", whole.display()))?;
        if let Some(folder) = folder_of(whole) {
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After the rename there is nothing to remove.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Verify that it is intact and ours, and count its contents.
async fn inspect(file: &Path) -> Result<Contents> {
    let mut connection = open(file, "ro").await?;
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await;
    let whole = check.and_then(|row| row.try_get::<String, _>(0)).is_ok_and(|word| word == "ok");
    ensure!(whole, "it is damaged, or no SQLite database");
    let version = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let Ok(version) = version.and_then(|row| row.try_get::<i64, _>(0)) else {
        bail!("it is no database of Touchline");
    };
    let newest = migrations(Backend::Sqlite).iter().map(|file| file.0).max().unwrap_or(0);
    ensure!(version <= newest, "it was made by a newer version of Touchline: use that one");
    let count =
        "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM steps)";
    let row =
        sqlx::query(count).fetch_one(&mut connection).await.context("it is no database of Touchline")?;
    let contents = Contents { users: row.try_get(0)?, matches: row.try_get(1)?, steps: row.try_get(2)? };
    connection.close().await?;
    Ok(contents)
}

async fn open(file: &Path, mode: &str) -> Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    super::sqlite(file, mode)?
        .connect()
        .await
        .with_context(|| format!("the database {} cannot be opened", file.display()))
}

/// The file name with this suffix added.
pub(super) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The folder of a file; a bare name is in the current one.
fn folder_of(file: &Path) -> Option<&Path> {
    file.parent().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
}
