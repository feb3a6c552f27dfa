//! Programs that play: the example bots against each other, the stream of a match, and what the documentation
//! says that bots are told.

mod examples;
mod fields;
mod glicko;
mod program;
mod stream;
