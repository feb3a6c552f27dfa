//! Rulebook 2.2.

mod printed;
