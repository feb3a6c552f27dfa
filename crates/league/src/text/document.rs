//! The whole text: title, headers, entries, end.

use touchline_engine::Refusal;
use touchline_engine::reading::refuse;

use super::inputs;
use super::tokens::{Token, Tokens, digits, quote};
use super::{LogError, one_line};
use crate::{Competition, Entry, MAX_ENTRIES, MAX_NAME, MAX_TEXT, Spec};

const TITLE: &str = "touchline competition 1";

/// What a line of an entry looks like, for refusals.
const LINE: &str = "1. \"Ada\" add \"Ajax\"";

/// The longest text accepted, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// The most bytes of the line that counts the entries.
pub(crate) const LAST_LINE: usize = 16;

/// Title, headers and the empty line.
pub(crate) fn opening(spec: &Spec) -> String {
    let headers = spec.headers().into_iter().map(|(key, value)| format!("{key}: {value}\n"));
    format!("{TITLE}\n{}\n", headers.collect::<String>())
}

/// The line of an entry.
pub(crate) fn numbered_line(number: usize, entry: &Entry) -> String {
    format!("{number}. {}\n", entry.to_text())
}

/// Refuse a text that is too long to be read.
pub(crate) fn check_length(bytes: usize) -> Result<(), Refusal> {
    if bytes <= MAX_BYTES {
        return Ok(());
    }
    Err(Refusal::new("league-too-long").number("got", count(bytes)).number("want", count(MAX_BYTES)))
}

/// The text of a competition.
pub fn to_text(competition: &Competition) -> String {
    let mut text = opening(competition.spec());
    for (at, entry) in competition.entries().iter().enumerate() {
        text.push_str(&numbered_line(at + 1, entry));
    }
    text.push_str(&format!("end {}\n", competition.entries().len()));
    text
}

/// Read a competition and apply its entries. An error names the line and what would be right.
pub fn parse(text: &str) -> Result<Competition, LogError> {
    let at = |line: usize| move |refusal: Refusal| LogError { line, refusal };
    check_length(text.len()).map_err(at(1))?;
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    title(lines.first().copied().unwrap_or_default()).map_err(at(1))?;
    let blank = lines.iter().position(|line| line.is_empty()).unwrap_or(lines.len());
    let spec = headers(&lines[1..blank])?;
    let mut competition = Competition::new(spec).map_err(at(1))?;
    let mut ended = false;
    for (index, line) in lines.iter().enumerate().skip(blank).filter(|(_, line)| !line.is_empty()) {
        let number = index + 1;
        if ended {
            return Err(at(number)(Refusal::new("league-after-end").quoted("got", line)));
        }
        if let Some(stated) = line.strip_prefix("end") {
            end(line, stated, competition.entries().len()).map_err(at(number))?;
            ended = true;
            continue;
        }
        let read = numbered(line, competition.entries().len() + 1)
            .and_then(|rest| parse_entry(competition.spec(), rest))
            .and_then(|entry| competition.apply_in_place(entry));
        if let Err(refusal) = read {
            // A last line without a line ending is reported as cut off, not as wrong.
            let is_cut = number == lines.len() && !text.ends_with('\n');
            let entries = competition.entries().len();
            return Err(at(number)(if is_cut { truncated(entries) } else { refusal }));
        }
    }
    if !ended || !text.ends_with('\n') {
        return Err(at(lines.len().max(1))(truncated(competition.entries().len())));
    }
    Ok(competition)
}

/// Read one entry, without its number: `"Ada" @1763300000000 pause because "rain"`.
pub fn parse_entry(spec: &Spec, text: &str) -> Result<Entry, Refusal> {
    let mut tokens = Tokens::split(text)?;
    let by = one_line("league-by", &tokens.quoted(LINE)?, MAX_NAME)?;
    let at = match tokens.peek() {
        Some(Token::Word(word)) if word.starts_with('@') => {
            let time = digits(&word[1..]).ok_or_else(|| tokens.bad("\"Ada\" @1763300000000 start"))?;
            tokens.next();
            Some(time)
        }
        _ => None,
    };
    let input = inputs::read(spec, &mut tokens)?;
    let because = match tokens.peek() {
        Some(Token::Word(word)) if word == "because" => {
            tokens.next();
            Some(one_line("league-reason", &tokens.quoted("because \"rain\"")?, MAX_TEXT)?)
        }
        _ => None,
    };
    tokens.end(LINE)?;
    Ok(Entry { by, at, input, because })
}

impl Entry {
    /// The text of the entry, without its number.
    pub fn to_text(&self) -> String {
        let at = self.at.map(|at| format!(" @{at}")).unwrap_or_default();
        let because = self.because.as_ref().map(|why| format!(" because {}", quote(why)));
        format!("{}{at} {}{}", quote(&self.by), self.input.to_text(), because.unwrap_or_default())
    }
}

fn title(line: &str) -> Result<(), Refusal> {
    if line == TITLE {
        return Ok(());
    }
    let of_another_version = line.rsplit_once(' ').map(|(before, _)| before) == Some("touchline competition");
    Err(if of_another_version {
        refuse("league-version", line, TITLE)
    } else {
        refuse("league-title", line, TITLE)
    })
}

/// The headers, which begin at line 2.
fn headers(lines: &[&str]) -> Result<Spec, LogError> {
    let mut headers = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        // Every header is compared with all before it: a text of nothing but headers is refused early.
        let header = line.split_once(':').filter(|_| at < 2 * Spec::HEADERS.len()).ok_or_else(|| {
            LogError { line: at + 2, refusal: refuse("record-header", line, "name: Spring Cup") }
        })?;
        headers.push(header);
    }
    // A header that is missing is missed at the title.
    Spec::read(&headers).map_err(|(at, refusal)| LogError { line: at.map_or(1, |at| at + 2), refusal })
}

/// What follows the number of an entry.
fn numbered(line: &str, want: usize) -> Result<&str, Refusal> {
    let bad = || refuse("league-bad-line", line, LINE);
    if want > MAX_ENTRIES {
        return Err(Refusal::new("league-too-many-entries").number("want", count(MAX_ENTRIES)));
    }
    let (number, rest) = line.split_once('.').ok_or_else(bad)?;
    let number: usize = digits(number).ok_or_else(bad)?;
    if number != want {
        return Err(Refusal::new("league-entry-number")
            .number("got", count(number))
            .number("want", count(want)));
    }
    Ok(rest)
}

fn end(line: &str, stated: &str, entries: usize) -> Result<(), Refusal> {
    let right = format!("end {entries}");
    let stated: usize =
        stated.strip_prefix(' ').and_then(digits).ok_or_else(|| refuse("league-bad-line", line, &right))?;
    if stated == entries {
        return Ok(());
    }
    Err(Refusal::new("league-entry-count").number("got", count(stated)).number("want", count(entries)))
}

fn truncated(entries: usize) -> Refusal {
    Refusal::new("league-truncated")
        .number("entries", count(entries))
        .text("example", format!("end {entries}"))
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
