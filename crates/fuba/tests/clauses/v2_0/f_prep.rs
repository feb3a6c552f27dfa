//! Match preparation.
