//! Goal kick.
