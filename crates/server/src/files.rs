//! How many files, and so connections, this process may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Raise the limit on open files as far as the system allows; returns the limit.
pub fn allow_all() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    // If refused, the old limit stays.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    let files = allowed();
    tracing::info!(files, before = limit.current, "open files allowed");
    files
}

/// The limit on open files of this process.
pub(crate) fn allowed() -> u64 {
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
