//! Rulebook 2.2.

mod derived;
mod printed;
