//! Options of specs that choose between words: each game has a table of what each word sets.

use crate::{OfferedOption, Refusal};

/// An option of the specs of a game with rules `R`.
#[derive(Clone, Copy, Debug)]
pub struct SpecOption<R: 'static> {
    /// Name in the spec.
    pub name: &'static str,
    /// The rule it changes, as in [`Row::rule`](crate::Row::rule).
    pub rule: &'static str,
    /// The clause or ruling it belongs to.
    pub ruling: &'static str,
    /// Its values; the one of the basic rules need not come first.
    pub values: &'static [SpecValue<R>],
}

/// One value of a [`SpecOption`].
#[derive(Clone, Copy, Debug)]
pub struct SpecValue<R> {
    /// Word in the spec.
    pub word: &'static str,
    /// What it does to the rules.
    pub set: fn(&mut R),
}

impl<R: Copy + PartialEq> SpecOption<R> {
    /// The word of the value that applies: the one that would leave the rules unchanged.
    pub fn in_force(&self, rules: &R) -> &'static str {
        let holds = |value: &&SpecValue<R>| {
            let mut changed = *rules;
            (value.set)(&mut changed);
            changed == *rules
        };
        self.values.iter().find(holds).map_or("", |value| value.word)
    }

    /// Set the value this word names.
    pub fn choose(&self, rules: &mut R, word: &str) -> Result<(), Refusal> {
        let Some(value) = self.values.iter().find(|value| value.word == word) else {
            let known: Vec<&str> = self.values.iter().map(|value| value.word).collect();
            return Err(unknown_value(self.name, word, &known.join(", ")));
        };
        (value.set)(rules);
        Ok(())
    }

    /// Name and word as a canonical spec writes them: only where they differ from the rules without options.
    pub fn written(&self, rules: &R, without: &R) -> Option<(String, String)> {
        let word = self.in_force(rules);
        (word != self.in_force(without)).then(|| (self.name.to_owned(), word.to_owned()))
    }

    /// The option for people to read, with its default under these rules.
    pub fn offered(&self, basic: &R) -> OfferedOption {
        OfferedOption {
            name: self.name,
            rule: self.rule,
            values: self.values.iter().map(|value| value.word.to_owned()).collect(),
            default: Some(self.in_force(basic).to_owned()),
            clause: self.ruling,
            needs: None,
        }
    }
}

/// Refuses a value the option does not have; `known` lists those it has.
pub fn unknown_value(option: &str, got: &str, known: &str) -> Refusal {
    Refusal::new("spec-unknown-value").text("option", option).text("got", got).text("known", known)
}
