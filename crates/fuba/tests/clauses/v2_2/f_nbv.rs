//! New ball value.
