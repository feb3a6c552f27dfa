//! `touchline engine`: the engine protocol on standard input and output.

use std::io::{self, BufRead, Read, Write};

use touchline_protocol::{LONGEST_LINE, Session};

/// Options of `touchline engine`.
#[derive(clap::Args)]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options) -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::default();
    while let Some(line) = read_line(&mut input)? {
        let answer = match line {
            Line::Whole(bytes) => match String::from_utf8_lossy(&bytes).trim() {
                "" => continue,
                text => session.answer(text),
            },
            Line::TooLong => session.too_long(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line; one that is too long is read to its end without being kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let limit = LONGEST_LINE as u64 + 1;
    let mut line = Vec::new();
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") || line.len() <= LONGEST_LINE {
        return Ok(Some(Line::Whole(line)));
    }
    while !line.is_empty() && !line.ends_with(b"\n") {
        line.clear();
        input.by_ref().take(limit).read_until(b'\n', &mut line)?;
    }
    Ok(Some(Line::TooLong))
}
