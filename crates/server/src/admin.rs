//! What the operator does from the command line, whether or not a server is running.

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::config::Config;
use crate::store::Store;
pub use crate::store::backup::Contents;
use crate::store::{backup, file};

/// Holds the lock on a database file for one server while the value lives; the system releases it even if the
/// process is killed. Two servers on one file would both play the computer's answers.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "that it is open is what counts")] File);

/// Lock the database for this process. A database server is not locked.
pub fn lock(config: &Config) -> Result<Option<Lock>> {
    let Some(database) = config.database_file() else { return Ok(None) };
    // By its real name: a symbolic link would be another lock.
    let mut name = file::real(&database)?.into_os_string();
    name.push(".lock");
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&name);
    let file = file.with_context(|| format!("the folder of {} cannot be written to", database.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock(file))),
        Err(std::fs::TryLockError::WouldBlock) => {
            bail!("another server has {} open: end it first, or name another data folder", database.display())
        }
        Err(std::fs::TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("{} cannot be locked", database.display()))
        }
    }
}

/// Copy the database to a file; the server may keep running.
pub async fn back_up(config: &Config, copy: &Path) -> Result<Contents> {
    backup::copy(&file_of(config, "pg_dump --format=custom --file=FILE DATABASE")?, copy).await
}

/// Create the database from a copy, if there is none.
pub async fn restore(config: &Config, copy: &Path) -> Result<Contents> {
    let database = file_of(config, "pg_restore --dbname=DATABASE FILE")?;
    let _lock = lock(config)?;
    backup::restore(copy, &database).await
}

fn file_of(config: &Config, instead: &str) -> Result<std::path::PathBuf> {
    config.database_file().with_context(|| {
        format!("{} is no file: use PostgreSQL's own tools ({instead})", config.database_shown())
    })
}

/// Make somebody a moderator, or withdraw the role; returns the name as it is spelled.
pub async fn set_moderator(config: &Config, name: &str, is_one: bool) -> Result<String> {
    if let Some(file) = config.database_file() {
        ensure!(file.is_file(), "there is no database {}", file.display());
    }
    let store = Store::open_with(&config.database_url(), config.faults.clone()).await?;
    let user = store.user_named(name).await?;
    let found = match &user {
        None => bail!("nobody is called {name} here"),
        Some(user) => {
            ensure!(
                store.set_moderator(name, is_one, config.time.now()).await?,
                "{} has no account: only a person with one can be a moderator",
                user.name
            );
            user.name.clone()
        }
    };
    store.close().await;
    Ok(found)
}
