//! Bounded lines of input: a line that is too long is read to its end and discarded, so that its rest is
//! never taken for a command.

use std::io::{self, BufRead, Read};

/// A line of input.
pub(crate) enum TypedLine {
    /// Trimmed; invalid UTF-8 is replaced.
    Whole(String),
    /// Longer than allowed.
    TooLong,
}

/// The next line of at most `longest` bytes; `None` at the end of the input.
pub(crate) fn read(input: &mut impl BufRead, longest: usize) -> io::Result<Option<TypedLine>> {
    let limit = longest as u64 + 1;
    let mut line = Vec::new();
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") || line.len() <= longest {
        return Ok(Some(TypedLine::Whole(String::from_utf8_lossy(&line).trim().to_owned())));
    }
    while !line.is_empty() && !line.ends_with(b"\n") {
        line.clear();
        input.by_ref().take(limit).read_until(b'\n', &mut line)?;
    }
    Ok(Some(TypedLine::TooLong))
}
