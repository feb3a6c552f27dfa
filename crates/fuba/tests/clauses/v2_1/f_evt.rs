//! Special events.
