//! The rules of a game for people to read: what a spec can ask for, and what is in force under one.

use crate::{Describe, Message};

/// A game whose rules can be listed, shown and compared.
pub trait Rulebook: Describe {
    /// Everything a spec of this game can ask for.
    fn offer() -> Offer;
    /// What is played, in parts with a comma between: the edition, and how much of it.
    fn title(&self) -> Vec<Message>;
    /// Every rule with what is in force, in the order of the rulebook. Under all specs of a game they are the
    /// same rules in the same order; specs that are played differently have rows that differ.
    fn rows(&self) -> Vec<Row>;
    /// What whoever plays by this spec should know beforehand: something allowed, but not advised.
    fn warnings(&self) -> Vec<Message> {
        Vec::new()
    }
}

/// One rule of a resolved ruleset, for people to read and compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The rule: the name of its field. Its title in a catalogue is `rule-` and this name.
    pub rule: &'static str,
    /// What is in force, as a word.
    pub value: String,
    /// The ids of the clauses and rulings it stands for, each in full, with a comma between. Empty where a
    /// rulebook has no such rule and does not say so.
    pub clauses: &'static str,
    /// Whether it can come up at all: some values only matter together with those of another rule.
    pub matters: bool,
    /// Whether it is an advanced rule: `none` where it is not in play.
    pub advanced: bool,
}

impl Row {
    /// A rule of the basic game that can come up.
    pub fn new(rule: &'static str, value: impl Into<String>, clauses: &'static str) -> Self {
        Self { rule, value: value.into(), clauses, matters: true, advanced: false }
    }

    /// It matters only under a condition.
    #[must_use]
    pub fn only_if(self, matters: bool) -> Self {
        Self { matters, ..self }
    }

    /// An advanced rule.
    #[must_use]
    pub fn advanced(self) -> Self {
        Self { advanced: true, ..self }
    }
}

/// What the specs of a game can ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The name of the game in specs.
    pub game: &'static str,
    /// Editions or presets. The title of one has the key [`edition_key`].
    pub editions: Vec<&'static str>,
    /// The edition to begin with, where nobody has chosen one.
    pub edition: &'static str,
    /// Boards, the one that is meant by itself first; empty where there is only one.
    pub boards: Vec<&'static str>,
    /// Advanced rules, sorted by name.
    pub concepts: Vec<OfferedConcept>,
    /// The word that switches on all of them, where there is one.
    pub all: Option<&'static str>,
    /// Everything else that can be chosen.
    pub options: Vec<OfferedOption>,
}

/// An advanced rule that specs can switch on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedConcept {
    /// Name in the spec.
    pub name: &'static str,
    /// The rule it switches on, as in [`Row::rule`].
    pub rule: &'static str,
    /// The editions that offer it.
    pub editions: Vec<&'static str>,
    /// The editions that it is a part of: it is in force there without being named.
    pub part_of: Vec<&'static str>,
    /// Without one of these it means nothing; empty where it needs none.
    pub needs: Vec<&'static str>,
}

/// A choice that specs can make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedOption {
    /// Name in the spec.
    pub name: &'static str,
    /// The rule it changes, as in [`Row::rule`].
    pub rule: &'static str,
    /// Its values as words.
    pub values: Vec<String>,
    /// The value that is meant by itself, where it is the same under all editions.
    pub default: Option<String>,
    /// The clause or ruling it belongs to.
    pub clause: &'static str,
    /// What it means nothing without.
    pub needs: Option<OfferedNeed>,
}

/// What an option means nothing without: one of these concepts in force, or one of these values chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedNeed {
    /// A catalogue says what is needed under `where-` and this word.
    pub word: &'static str,
    /// Concepts, each of which is enough.
    pub concepts: Vec<&'static str>,
    /// Options and those of their values that are enough; `turns` stands for `turns:180` and all its like.
    pub options: Vec<(&'static str, Vec<&'static str>)>,
}

/// The key of the title of an edition: `edition-fuba-3-0`.
pub fn edition_key(game: &str, edition: &str) -> String {
    format!("edition-{game}-{}", edition.replace('.', "-"))
}

/// `OneDie` as `one-die`: the word of a variant in every text form.
pub fn variant_word(variant: &impl std::fmt::Debug) -> String {
    let mut out = String::new();
    for c in format!("{variant:?}").chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}
