//! The file of a SQLite database: where it really is, who may read it, and whether it is one at all.

use std::fs::{DirBuilder, Permissions};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};

use super::backup::{Part, beside};

/// The real file behind symbolic links: locking one name locks all of them. The folder is created if missing.
pub(crate) fn real(file: &Path) -> Result<PathBuf> {
    if file.symlink_metadata().is_ok() {
        return file.canonicalize().with_context(|| {
            format!(
                "{} is a link that leads nowhere: remove it, or let it lead to a database",
                file.display()
            )
        });
    }
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    make_folder(folder)?;
    let name = file.file_name().with_context(|| format!("{} is no name of a file", file.display()))?;
    Ok(folder.canonicalize()?.join(name))
}

/// Create a folder only we can read; an existing one stays as it is.
pub(crate) fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))
}

/// Make sure that a file is a database nobody else on this machine can read. It is not opened here: closing
/// it would release SQLite's locks on it for the whole process.
pub(super) async fn prepare(file: &Path) -> Result<()> {
    match file.metadata() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => make(file).await,
        Err(error) => Err(error).with_context(|| format!("{} cannot be looked at", file.display())),
        Ok(metadata) => {
            ensure!(metadata.is_file(), "{} is no file", file.display());
            ensure!(
                metadata.len() > 0,
                "{} is empty, as no database ever is: was it truncated? Restore it from a backup, or remove it to begin anew",
                file.display()
            );
            for suffix in ["", "-wal", "-shm"] {
                tighten(&beside(file, suffix))?;
            }
            Ok(())
        }
    }
}

/// The error for a corrupt database.
pub(crate) fn damaged(file: &Path) -> String {
    format!(
        "{} is damaged, or no SQLite database: keep a copy of it, move it away with what stands beside it (-wal, -shm) and restore a backup \
         (touchline admin restore FILE)",
        file.display()
    )
}

/// Create the file under a temporary name first: whatever happens, its own name refers to a database or to
/// nothing.
async fn make(file: &Path) -> Result<()> {
    for suffix in ["-wal", "-journal"] {
        let left = beside(file, suffix);
        ensure!(
            !left.exists(),
            "{} is gone, and {} is left of it: put the database back, restore a backup, or remove what is left to begin anew",
            file.display(),
            left.display()
        );
    }
    // Left over from an interrupted start.
    let _ = std::fs::remove_file(beside(file, ".part"));
    let part = Part::new(file)?;
    let mut connection = super::sqlite(&part.0, "rw")?.connect().await?;
    connection.execute("PRAGMA journal_mode = WAL").await?;
    connection.close().await?;
    part.finish(file)
}

/// It contains credentials. Access given to a group on purpose stays; read access for everybody is removed.
fn tighten(file: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(metadata) = file.metadata() else { return Ok(()) };
        if metadata.permissions().mode() & 0o007 != 0 {
            if let Err(error) = std::fs::set_permissions(file, Permissions::from_mode(0o600)) {
                bail!("everybody can read {}, and that cannot be changed: {error}", file.display());
            }
            tracing::warn!(file = %file.display(), "everybody on this machine could read it; only its owner can now");
        }
    }
    Ok(())
}
