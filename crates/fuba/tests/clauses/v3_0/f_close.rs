//! The closest player.
