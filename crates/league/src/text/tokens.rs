//! The words of a line: plain, `"quoted"`, or `key=value` with either as value.

use touchline_engine::Refusal;
use touchline_engine::reading::refuse;

/// One word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A plain word.
    Word(String),
    /// A text in quotes.
    Quoted(String),
    /// `key=value`.
    Pair(String, String),
}

/// The words of a line that have not been used yet.
#[derive(Debug)]
pub(crate) struct Tokens {
    /// The whole line, for refusals.
    line: String,
    words: std::vec::IntoIter<Token>,
}

impl Tokens {
    /// Split a line. Refuses an open quote and control characters.
    pub(crate) fn split(line: &str) -> Result<Self, Refusal> {
        if let Some(at) = line.chars().position(char::is_control) {
            let position = i64::try_from(at + 1).unwrap_or(i64::MAX);
            return Err(Refusal::new("league-control").number("position", position).quoted("got", line));
        }
        let mut words = Vec::new();
        let mut rest = line.trim_start();
        while !rest.is_empty() {
            let (token, after) = token(rest).ok_or_else(|| refuse("league-open-quote", rest, "\"Ajax\""))?;
            words.push(token);
            rest = after.trim_start();
        }
        Ok(Self { line: line.to_owned(), words: words.into_iter() })
    }

    /// The next word, of whatever kind.
    pub(crate) fn next(&mut self) -> Option<Token> {
        self.words.next()
    }

    /// The next word without using it.
    pub(crate) fn peek(&self) -> Option<&Token> {
        self.words.as_slice().first()
    }

    /// The next plain word.
    pub(crate) fn word(&mut self, example: &str) -> Result<String, Refusal> {
        match self.next() {
            Some(Token::Word(word)) => Ok(word),
            _ => Err(self.bad(example)),
        }
    }

    /// The next text in quotes.
    pub(crate) fn quoted(&mut self, example: &str) -> Result<String, Refusal> {
        match self.next() {
            Some(Token::Quoted(text)) => Ok(text),
            _ => Err(self.bad(example)),
        }
    }

    /// The next plain word, as a number.
    pub(crate) fn number<T: std::str::FromStr>(&mut self, example: &str) -> Result<T, Refusal> {
        let word = self.word(example)?;
        digits(&word).ok_or_else(|| self.bad(example))
    }

    /// Refuse what is left over.
    pub(crate) fn end(&mut self, example: &str) -> Result<(), Refusal> {
        if self.next().is_none() { Ok(()) } else { Err(self.bad(example)) }
    }

    /// The line is not as it should be.
    pub(crate) fn bad(&self, example: &str) -> Refusal {
        refuse("league-bad-line", &self.line, example)
    }
}

/// A number written in plain digits.
pub(crate) fn digits<T: std::str::FromStr>(word: &str) -> Option<T> {
    let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok()).flatten()
}

/// The first word of a text that is not empty, and what follows it.
fn token(text: &str) -> Option<(Token, &str)> {
    if let Some(inner) = text.strip_prefix('"') {
        let (quoted, after) = unquote(inner)?;
        return Some((Token::Quoted(quoted), after));
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let equals = text.find('=').filter(|at| *at < end && *at > 0);
    let Some(equals) = equals else { return Some((Token::Word(text[..end].to_owned()), &text[end..])) };
    let (key, value) = (text[..equals].to_owned(), &text[equals + 1..]);
    if let Some(inner) = value.strip_prefix('"') {
        let (quoted, after) = unquote(inner)?;
        return Some((Token::Pair(key, quoted), after));
    }
    Some((Token::Pair(key, text[equals + 1..end].to_owned()), &text[end..]))
}

/// The text up to the closing quote, and what follows it.
fn unquote(text: &str) -> Option<(String, &str)> {
    let mut out = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((out, &text[at + 1..])),
            '\\' => out.push(chars.next()?.1),
            _ => out.push(c),
        }
    }
    None
}

/// A text in quotes.
pub(crate) fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
    out
}
