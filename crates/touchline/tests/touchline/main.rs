//! The program from outside: every command, as somebody at a terminal runs it.
#![allow(clippy::unwrap_used)]

mod analyse;
mod arena;
mod bench;
mod common;
mod compose;
mod gates;
mod grid;
mod guide;
mod lab;
mod league;
mod loadtest;
mod perft;
mod play;
mod puzzles;
mod replay;
mod rules;
mod saving;
mod seats;
mod serve;
mod simulate;
mod terminal;
mod verify;
