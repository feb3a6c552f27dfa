//! How specs set a rule: `?name=word`. Each game has a table of its own.

use crate::{OfferedOption, Refusal, Row, Setting, Worded};

/// An option of the specs of a game with rules `R`.
#[derive(Clone, Copy, Debug)]
pub struct SpecOption<R: 'static> {
    /// Name in the spec.
    pub name: &'static str,
    /// The rule it changes, as in [`Row::rule`].
    pub rule: &'static str,
    /// The clause or ruling that leaves the choice to the table. Without one, a value that the edition does
    /// not have makes the rules custom.
    pub ruling: Option<&'static str>,
    /// Every word it can be set to; the one of the basic rules need not come first.
    pub words: fn() -> Vec<String>,
    /// The word of the value that applies.
    pub word: fn(&R) -> String,
    /// Set the value of a word; `false` if there is no such word.
    pub set: fn(&mut R, &str) -> bool,
}

impl<R> SpecOption<R> {
    /// Set the value this word names.
    pub fn choose(&self, rules: &mut R, word: &str) -> Result<(), Refusal> {
        if (self.set)(rules, word) {
            return Ok(());
        }
        Err(unknown_value(self.name, word, &(self.words)().join(", ")))
    }

    /// Name and word as a canonical spec writes them: only where they differ from the rules without options.
    pub fn written(&self, rules: &R, without: &R) -> Option<(String, String)> {
        let word = (self.word)(rules);
        (word != (self.word)(without)).then(|| (self.name.to_owned(), word))
    }

    /// The row with the way to set it.
    pub fn on(&self, row: Row, rules: &R) -> Row {
        Row { setting: Some(self.setting(rules)), ..row }
    }

    /// How specs set it, with the value that applies.
    pub fn setting(&self, rules: &R) -> Setting {
        Setting { name: self.name.to_owned(), word: (self.word)(rules), words: (self.words)() }
    }

    /// The option for people to read, with its default under these rules.
    pub fn offered(&self, basic: &R) -> OfferedOption {
        OfferedOption {
            name: self.name,
            rule: self.rule,
            values: (self.words)(),
            default: Some((self.word)(basic)),
            clause: self.ruling.unwrap_or_default(),
            needs: None,
        }
    }
}

/// Refuses a value the option does not have; `known` lists those it has.
pub fn unknown_value(option: &str, got: &str, known: &str) -> Refusal {
    Refusal::new("spec-unknown-value").text("option", option).text("got", got).text("known", known)
}

/// The words of an enum, in its order.
pub fn words_of<T: Worded>() -> Vec<String> {
    T::ALL.iter().map(|value| value.word().to_owned()).collect()
}

/// The value of a word in specs.
pub fn value_of<T: Worded>(word: &str) -> Option<T> {
    T::ALL.iter().copied().find(|value| value.word() == word)
}
