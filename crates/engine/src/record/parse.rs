//! Parses the text of a record.

use super::{Record, RecordError, RecordLine, TITLE, is_key};
use crate::Refusal;
use crate::dice::count;

impl Record {
    /// Parse a record. Checks only the form; [`Replay`](crate::Replay) checks the match.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > Self::MAX_BYTES {
            let refusal = Refusal::new("record-too-long")
                .number("got", count(text.len()))
                .number("want", count(Self::MAX_BYTES));
            return Err(RecordError { line: 1, refusal });
        }
        let mut reader = Reader::default();
        let last = text.lines().count().max(1);
        for line in text.lines() {
            reader.number += 1;
            // A text truncated inside a CRLF keeps the `\r`.
            let line = line.strip_suffix('\r').unwrap_or(line);
            if let Err(refusal) = reader.line(line) {
                // A last line without a line ending is reported as truncated, not as wrong.
                let cut = reader.number == last && !text.ends_with('\n') && reader.could_be_cut(line);
                return Err(if cut {
                    reader.truncated()
                } else {
                    RecordError { line: reader.number, refusal }
                });
            }
        }
        if reader.part != Part::Ended || !text.ends_with('\n') {
            return Err(reader.truncated());
        }
        Ok(reader.record)
    }
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Part {
    #[default]
    Title,
    Headers,
    Inputs,
    Ended,
}

struct Reader {
    part: Part,
    number: usize,
    inputs: usize,
    header_bytes: usize,
    record: Record,
}

impl Default for Reader {
    fn default() -> Self {
        let record = Record { headers: Vec::new(), lines: Vec::new() };
        Self { part: Part::Title, number: 0, inputs: 0, header_bytes: 0, record }
    }
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), Refusal> {
        if self.part == Part::Title {
            title(line.trim_end())?;
        }
        only_visible(line)?;
        let line = line.trim_end();
        match self.part {
            Part::Title => self.part = Part::Headers,
            Part::Headers if line.is_empty() => {
                self.headers_complete()?;
                self.part = Part::Inputs;
            }
            Part::Headers => self.header(line)?,
            Part::Inputs | Part::Ended if line.is_empty() => {}
            Part::Inputs => match line.strip_prefix("end") {
                Some(stated) => {
                    self.end(line, stated)?;
                    self.part = Part::Ended;
                }
                None => self.turn(line)?,
            },
            Part::Ended => return Err(Refusal::new("record-after-end").quoted("got", line)),
        }
        Ok(())
    }

    fn header(&mut self, line: &str) -> Result<(), Refusal> {
        let (key, value) = line
            .split_once(':')
            .filter(|(key, _)| !key.is_empty() && key.chars().all(is_key))
            .ok_or_else(|| wrong("record-header", line, "home: Ada"))?;
        if self.record.header(key).is_some() {
            return Err(Refusal::new("record-header-twice").quoted("header", key));
        }
        if key == "rules" && value.trim().parse::<u32>().is_err() {
            return Err(wrong("record-rules", value, "rules: 1"));
        }
        // Every header is compared with all before it and kept as long as the match: without this bound, a
        // text of nothing but headers would take minutes, and memory.
        self.header_bytes += line.len();
        if self.record.headers.len() >= Record::MAX_HEADERS || self.header_bytes > Record::MAX_HEADER_BYTES {
            return Err(Refusal::new("record-too-many-headers")
                .number("want", count(Record::MAX_HEADERS))
                .number("bytes", count(Record::MAX_HEADER_BYTES)));
        }
        self.record.headers.push((key.to_owned(), value.trim().to_owned()));
        Ok(())
    }

    fn headers_complete(&self) -> Result<(), Refusal> {
        for (key, example) in [("spec", "spec: fuba:3.0"), ("rules", "rules: 1")] {
            if self.record.header(key).is_none_or(str::is_empty) {
                return Err(Refusal::new("record-header-missing")
                    .text("header", key)
                    .text("example", example));
            }
        }
        Ok(())
    }

    fn turn(&mut self, line: &str) -> Result<(), Refusal> {
        let not_a_turn = || wrong("record-line", line, "12. 4 2");
        let (turn, rest) = line.split_once('.').ok_or_else(not_a_turn)?;
        if !turn.bytes().all(|b| b.is_ascii_digit()) {
            return Err(not_a_turn());
        }
        let turn = turn.parse().map_err(|_| not_a_turn())?;
        let inputs: Vec<String> = rest.split(';').map(|input| input.trim().to_owned()).collect();
        if inputs.iter().any(String::is_empty) {
            return Err(not_a_turn());
        }
        self.inputs += inputs.len();
        if self.inputs > Record::MAX_INPUTS {
            let want = count(Record::MAX_INPUTS);
            return Err(Refusal::new("record-too-many-inputs").number("want", want));
        }
        self.record.lines.push(RecordLine { number: self.number, turn, inputs });
        Ok(())
    }

    fn end(&self, line: &str, stated: &str) -> Result<(), Refusal> {
        let right = format!("end {}", self.inputs);
        let stated: usize = stated
            .strip_prefix(' ')
            .filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|digits| digits.parse().ok())
            .ok_or_else(|| wrong("record-line", line, &right))?;
        if stated == self.inputs {
            return Ok(());
        }
        Err(Refusal::new("record-count").number("got", count(stated)).number("want", count(self.inputs)))
    }

    /// Whether a bad last line may be a truncated one. A text that never was a record is refused as such,
    /// even when it is a single line without an ending.
    fn could_be_cut(&self, line: &str) -> bool {
        self.part != Part::Title || TITLE.starts_with(line.trim_end())
    }

    fn truncated(&self) -> RecordError {
        let refusal = Refusal::new("record-truncated")
            .number("inputs", count(self.inputs))
            .text("example", format!("end {}", self.inputs));
        RecordError { line: self.number.max(1), refusal }
    }
}

fn title(line: &str) -> Result<(), Refusal> {
    if line == TITLE {
        return Ok(());
    }
    let of_another_version = line.rsplit_once(' ').map(|(before, _)| before) == Some("touchline record");
    let key = if of_another_version { "record-version" } else { "record-title" };
    Err(wrong(key, line, TITLE))
}

/// Refuse invisible characters: records are printed on terminals, which obey them.
fn only_visible(line: &str) -> Result<(), Refusal> {
    match line.chars().position(char::is_control) {
        None => Ok(()),
        Some(at) => Err(Refusal::new("record-control").number("position", count(at + 1)).quoted("got", line)),
    }
}

fn wrong(key: &str, got: &str, example: &str) -> Refusal {
    Refusal::new(key).quoted("got", got).text("example", example)
}
