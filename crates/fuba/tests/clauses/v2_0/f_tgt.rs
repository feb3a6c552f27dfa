//! Choice of the target area.
