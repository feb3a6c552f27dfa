//! Corner kick.
