//! Free kick.
