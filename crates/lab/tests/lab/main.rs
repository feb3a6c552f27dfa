//! Many matches at once: the same whatever the threads, and what is known of them beforehand.

mod arena;
mod arena_statistics;
mod coverage;
mod fit;
mod grid;
mod simulation;
mod statistics;
