//! The analysis of matches: the balance closes, luck has no bias, goals and chances are those of the record.

#![allow(clippy::cast_precision_loss)] // a few dice

mod balance;
mod chances;
mod matches;
