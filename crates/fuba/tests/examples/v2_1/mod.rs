//! Rulebook 2.1.

mod printed;
