//! How many files, and with them connections, this process may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Allow this process as many open files as the system lets it have; how many.
pub fn allow_all() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    // Where it is refused, what was allowed before has to do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    let files = allowed();
    tracing::info!(files, before = limit.current, "open files allowed");
    files
}

/// How many files this process may have open.
pub(crate) fn allowed() -> u64 {
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
