//! The engine protocol, as a program speaks it.
#![allow(clippy::unwrap_used)]

mod advice;
mod common;
mod grid;
mod legal;
mod session;
mod strange;
mod tables;
mod transcript;
