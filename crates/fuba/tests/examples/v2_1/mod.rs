//! Rulebook 2.1.

mod derived;
mod printed;
