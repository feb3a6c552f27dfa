//! Free movements.
