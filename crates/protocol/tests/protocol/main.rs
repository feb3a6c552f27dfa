//! The engine protocol, as a program speaks it.
#![allow(clippy::unwrap_used)]

mod advice;
mod common;
mod grid;
mod layout;
mod legal;
mod look;
mod offers;
mod questions;
mod session;
mod strange;
mod tables;
mod terms;
mod transcript;
