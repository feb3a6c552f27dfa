//! The examples as 3.0 plays them.

mod derived;
mod printed;
