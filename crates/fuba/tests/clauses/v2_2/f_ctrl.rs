//! Control check.
