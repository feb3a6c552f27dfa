//! Many matches at once: the same with any number of threads, and what the rules predict about them.

mod arena;
mod arena_statistics;
mod coverage;
mod experiment;
mod fit;
mod grid;
mod puzzles;
mod simulation;
mod statistics;
mod styles;
