//! The analysis of matches: the balance closes, luck is unbiased, goals and chances match the record.

#![allow(clippy::cast_precision_loss)] // a few dice

mod balance;
mod chances;
mod matches;
mod mistakes;
