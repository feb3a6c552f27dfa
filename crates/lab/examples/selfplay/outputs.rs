//! What a net says about the positions of a file: another program that computes it must agree exactly.

use std::fs;
use std::io::{BufWriter, Write, stdout};
use std::path::Path;

use anyhow::{Context, Result};
use touchline_ai::Net;
use touchline_lab::fit::{Fitted, Record};

/// A line of four whole numbers for every record.
pub(crate) fn print<G: Fitted>(net: &Net, file: &Path) -> Result<()> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let slots = G::SLOTS.len();
    let mut out = BufWriter::new(stdout().lock());
    for chunk in bytes.chunks(Record::size(slots)) {
        let record = Record::read(slots, chunk).context("the file ends in the middle of a record")?;
        let sums = net.sums(&record.inputs);
        let [win, draw, loss, goals] = net.outputs(&sums, record.stack.into());
        writeln!(out, "{win} {draw} {loss} {goals}")?;
    }
    Ok(())
}
