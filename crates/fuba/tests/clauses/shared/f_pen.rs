//! Penalty kick.
