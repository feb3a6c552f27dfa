//! `touchline engine`: the engine protocol on standard input and output.

use std::io::{self, Write};

use touchline_ai::Opponent;
use touchline_protocol::{LONGEST_LINE, Session};

use crate::level;
use crate::lines::{self, TypedLine};

/// Options of `touchline engine`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The level of `best` and `rate` when a request names none: random, rookie, coach:1 to coach:5, gaffer;
    /// a character such as wall gives its own answers and the judgement of its level
    #[arg(long, value_name = "LEVEL", default_value_t = Session::LEVEL, value_parser = level::opponent)]
    level: Opponent,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::with_level(options.level);
    while let Some(line) = lines::read(&mut input, LONGEST_LINE)? {
        let answer = match line {
            TypedLine::Whole(text) => match text.trim_start_matches('\u{feff}') {
                "" => continue,
                text => session.answer(text),
            },
            TypedLine::TooLong => session.too_long(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}
