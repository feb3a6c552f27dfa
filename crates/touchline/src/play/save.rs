//! Keeping a match in a file: written whole beside the old one, then put in its place, so that nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// Write a record to a file.
pub(super) fn write(file: &Path, record: &str) -> anyhow::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    fs::write(&beside, record)
        .and_then(|()| fs::rename(&beside, file))
        .with_context(|| format!("cannot write {}; nothing was changed", file.display()))
}

/// Write a record to the file given, or to the first free name. Returns where it is.
pub(super) fn keep(file: Option<&Path>, record: &str) -> anyhow::Result<PathBuf> {
    let file = match file {
        Some(file) => file.to_owned(),
        None => free_name(),
    };
    write(&file, record)?;
    Ok(file)
}

fn free_name() -> PathBuf {
    let names = (1..).map(|n| PathBuf::from(format!("match-{n}.tlm")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| PathBuf::from("match.tlm"))
}
