//! Dice and seals that players can verify.
#![allow(clippy::unwrap_used)]

mod dice;
mod guessing;
mod records;
mod vectors;
