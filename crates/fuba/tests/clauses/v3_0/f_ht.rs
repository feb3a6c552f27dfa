//! Half-time.
