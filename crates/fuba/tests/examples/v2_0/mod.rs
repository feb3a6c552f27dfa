//! Rulebook 2.0.

mod derived;
mod printed;
