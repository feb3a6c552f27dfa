//! The one binary with the toy of `examples/third-game` in its list of games: what the test of the recipe "a
//! third game" runs.

use std::process::ExitCode;

fn main() -> ExitCode {
    touchline::main()
}
