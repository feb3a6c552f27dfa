//! Programs that play: the example bots against each other, the stream of a match, and the documented
//! messages.

mod examples;
mod fields;
mod glicko;
mod program;
mod stream;
