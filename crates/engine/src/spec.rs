//! Spec strings: one line that names what is played, everywhere.
//!
//! `game:edition[@board][+concept...][?option=value[&option=value...]]`, for example
//! `fuba:3.0+condition+skills` or `grid:full@large?fielders=9&end=score:2`. The games define what the words
//! mean.

use std::fmt;
use std::str::FromStr;

use crate::dice::count;
use crate::message::visible;
use crate::reading::refuse;
use crate::{Refusal, edition_key};

/// A parsed spec string. After parsing, concepts and options are sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The game.
    pub game: String,
    /// The edition or preset.
    pub edition: String,
    /// The board, if the game has several.
    pub board: Option<String>,
    /// Advanced rules, by concept.
    pub concepts: Vec<String>,
    /// Everything else, as option and value.
    pub options: Vec<(String, String)>,
}

impl Spec {
    /// The longest spec string accepted.
    pub const MAX_LEN: usize = 1000;
    /// The examples a refusal suggests for each game (the first game, if none is named): a plain spec, one
    /// with a board, one with an advanced rule, one with an option. The engine knows no games; the crate with
    /// the list of games tests that these can be played.
    pub const EXAMPLES: [[&str; 4]; 2] = [
        ["fuba:3.0", "grid:basic@small", "fuba:3.0+condition", "fuba:3.0?order_tie=passive-at-start"],
        ["grid:basic", "grid:basic@small", "grid:basic+tackle", "grid:basic?end=score:1"],
    ];

    /// Parse a spec string. Board and concepts may come in any order; case is ignored.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        fits(text)?;
        let text = &text.trim().to_ascii_lowercase();
        let (head, options) = match text.split_once('?') {
            Some((head, options)) => (head, Some(options)),
            None => (text.as_str(), None),
        };
        let Some((game, rest)) = head.split_once(':') else {
            return Err(refuse("spec-no-edition", text, example("spec-part-edition", text)));
        };
        let end = rest.find(['@', '+']).unwrap_or(rest.len());
        let (edition, mut rest) = rest.split_at(end);
        let mut spec = Self {
            game: word(game, "spec-part-game", text)?,
            edition: word(edition, "spec-part-edition", text)?,
            board: None,
            concepts: Vec::new(),
            options: Vec::new(),
        };
        while let Some(mark) = rest.chars().next() {
            let end = rest[1..].find(['@', '+']).map_or(rest.len(), |i| i + 1);
            let part = &rest[1..end];
            rest = &rest[end..];
            if mark == '@' {
                spec.add_board(word(part, "spec-part-board", text)?)?;
            } else {
                spec.add_concept(word(part, "spec-part-concept", text)?)?;
            }
        }
        for option in options.iter().flat_map(|options| options.split('&')) {
            spec.add_option(option, text)?;
        }
        spec.concepts.sort();
        spec.options.sort();
        Ok(spec)
    }

    /// Whether its canonical form can be parsed again.
    pub fn fits(&self) -> Result<(), Refusal> {
        fits(&self.to_string())
    }

    /// The value of an option.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// The key of its edition's title.
    pub fn edition_key(&self) -> String {
        edition_key(&self.game, &self.edition)
    }

    fn add_board(&mut self, board: String) -> Result<(), Refusal> {
        if let Some(first) = &self.board {
            let example = format!("{}:{}@{first}", self.game, self.edition);
            return Err(refuse("spec-two-boards", &board, &example));
        }
        self.board = Some(board);
        Ok(())
    }

    fn add_concept(&mut self, concept: String) -> Result<(), Refusal> {
        if self.concepts.contains(&concept) {
            let example = format!("{}:{}+{concept}", self.game, self.edition);
            return Err(refuse("spec-concept-twice", &concept, &example));
        }
        self.concepts.push(concept);
        Ok(())
    }

    fn add_option(&mut self, option: &str, text: &str) -> Result<(), Refusal> {
        let Some((name, value)) = option.split_once('=') else {
            return Err(refuse("spec-option", option, example("spec-part-option", text)));
        };
        let name = word(name, "spec-part-option", text)?;
        let value = checked(value, "spec-part-value", text, |c| is_plain(c) || c == ':')?;
        if let Some(first) = self.option(&name) {
            let example = format!("{}:{}?{name}={first}", self.game, self.edition);
            return Err(refuse("spec-option-twice", &name, &example));
        }
        self.options.push((name, value));
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        Self::parse(text)
    }
}

/// The canonical form: two specs name the same rules exactly when these are equal.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.edition)?;
        if let Some(board) = &self.board {
            write!(f, "@{board}")?;
        }
        let mut concepts: Vec<_> = self.concepts.iter().collect();
        concepts.sort();
        for concept in concepts {
            write!(f, "+{concept}")?;
        }
        let mut options: Vec<_> = self.options.iter().collect();
        options.sort();
        for (i, (name, value)) in options.into_iter().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

fn fits(text: &str) -> Result<(), Refusal> {
    if text.len() > Spec::MAX_LEN {
        let (got, want) = (count(text.chars().count()), count(Spec::MAX_LEN));
        return Err(Refusal::new("spec-too-long").number("got", got).number("want", want));
    }
    Ok(())
}

fn is_plain(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-' | '_')
}

fn word(part: &str, kind: &str, text: &str) -> Result<String, Refusal> {
    checked(part, kind, text, is_plain)
}

/// A part that is present and consists of the allowed characters.
fn checked(part: &str, kind: &str, text: &str, right: fn(char) -> bool) -> Result<String, Refusal> {
    let example = example(kind, text);
    if part.is_empty() {
        return Err(refuse("spec-empty-part", text, example).key("part", kind));
    }
    let Some(wrong) = part.chars().find(|&c| !right(c)) else { return Ok(part.to_owned()) };
    Err(refuse("spec-character", part, example).key("part", kind).text("character", visible(wrong)))
}

/// An example spec with such a part, for the game that was named.
fn example(part: &str, text: &str) -> &'static str {
    let named = text.split(':').next().unwrap_or_default();
    let of_game = |examples: &&[&str; 4]| examples[0].split(':').next() == Some(named);
    let [plain, board, concept, option] = *Spec::EXAMPLES.iter().find(of_game).unwrap_or(&Spec::EXAMPLES[0]);
    match part {
        "spec-part-board" => board,
        "spec-part-concept" => concept,
        "spec-part-option" | "spec-part-value" => option,
        _ => plain,
    }
}
