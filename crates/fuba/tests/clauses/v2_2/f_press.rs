//! Pressing.
