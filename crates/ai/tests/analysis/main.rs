//! The analysis of matches: the balance closes, luck has no bias, goals and chances are those of the record.

mod balance;
mod chances;
mod matches;
