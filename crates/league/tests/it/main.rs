//! Competitions from outside: inputs in, tables, brackets, terms and texts out.
#![allow(clippy::unwrap_used)]

mod common;
mod groups;
mod knock_out;
mod ladder;
mod played;
mod round_robin;
mod simulate;
mod swiss;
mod text;
mod tie_breaks;
mod withdrawal;
