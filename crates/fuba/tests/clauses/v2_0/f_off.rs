//! Offside.
