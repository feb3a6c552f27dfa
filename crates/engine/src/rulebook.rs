//! The rules of a game for people to read: what a spec can ask for, and what applies under one.

use crate::{Describe, Message};

/// A game whose rules can be listed, shown and compared.
pub trait Rulebook: Describe {
    /// Everything a spec of this game can ask for.
    fn offer() -> Offer;
    /// What is played, as parts to be joined by commas: the edition, and how much of it.
    fn title(&self) -> Vec<Message>;
    /// Every rule with its value, in rulebook order. All specs of a game list the same rules in the same
    /// order; specs that play differently differ in at least one row.
    fn rows(&self) -> Vec<Row>;
    /// The rules that are custom, as in [`Row::rule`]: set to what neither the edition, nor an advanced rule
    /// it offers, nor a choice it leaves to the table brings. Empty for the rules of a book.
    fn custom(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// What players should know before they use this spec: something allowed, but not advised.
    fn warnings(&self) -> Vec<Message> {
        Vec::new()
    }
}

/// One rule of a resolved ruleset, for people to read and compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The rule, by the name of its field. The key of its title is `rule-` and this name.
    pub rule: &'static str,
    /// The value that applies, as a word.
    pub value: String,
    /// The full ids of the clauses and rulings behind it, separated by commas. Empty where a rulebook has no
    /// such rule and does not say so.
    pub clauses: &'static str,
    /// Whether it can make a difference: some values only matter together with another rule.
    pub matters: bool,
    /// Whether it is an advanced rule; its value is `none` when not in play.
    pub advanced: bool,
    /// How specs set it; nothing where it follows from other rules.
    pub setting: Option<Setting>,
}

/// How specs set a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The option.
    pub name: String,
    /// The word of the value that applies.
    pub word: String,
    /// Every word it can be set to.
    pub words: Vec<String>,
}

/// As a spec writes it: `pressing=two-dice`.
impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}={}", self.name, self.word)
    }
}

impl Row {
    /// A basic rule that can make a difference.
    pub fn new(rule: &'static str, value: impl Into<String>, clauses: &'static str) -> Self {
        Self { rule, value: value.into(), clauses, matters: true, advanced: false, setting: None }
    }

    /// Makes a difference only under this condition.
    #[must_use]
    pub fn only_if(self, matters: bool) -> Self {
        Self { matters, ..self }
    }

    /// Mark it as an advanced rule.
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
    /// Editions or presets. The key of a title is [`edition_key`].
    pub editions: Vec<&'static str>,
    /// The default edition.
    pub edition: &'static str,
    /// Boards, the default first; empty where there is only one.
    pub boards: Vec<&'static str>,
    /// Advanced rules, sorted by name.
    pub concepts: Vec<OfferedConcept>,
    /// The word that switches on all of them, if there is one.
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
    /// The editions that include it.
    pub part_of: Vec<&'static str>,
    /// It requires at least one of these; empty where it needs none.
    pub needs: Vec<&'static str>,
}

/// A choice that specs can make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedOption {
    /// Name in the spec.
    pub name: &'static str,
    /// The rule it changes, as in [`Row::rule`].
    pub rule: &'static str,
    /// Its values, as words.
    pub values: Vec<String>,
    /// The default, if it is the same in all editions.
    pub default: Option<String>,
    /// The clause or ruling it belongs to.
    pub clause: &'static str,
    /// What it requires, if anything.
    pub needs: Option<OfferedNeed>,
}

/// What an option requires: one of these concepts in force, or one of these values chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedNeed {
    /// The key of its sentence is `where-` and this word.
    pub word: &'static str,
    /// Any one of these concepts is enough.
    pub concepts: Vec<&'static str>,
    /// Any one of these values is enough; `turns` matches `turns:180` and all others of that kind.
    pub options: Vec<(&'static str, Vec<&'static str>)>,
}

/// The part of a title that says which rules are custom: as a spec writes them, or how many.
pub fn played_custom(custom: &[&str], rows: &[Row]) -> Option<Message> {
    const NAMED_AT_MOST: usize = 3;
    let written = rows.iter().filter(|row| custom.contains(&row.rule)).filter_map(|row| row.setting.as_ref());
    let written: Vec<String> = written.map(ToString::to_string).collect();
    match written.len() {
        0 => None,
        1..=NAMED_AT_MOST => Some(Message::new("played-custom").text("rules", written.join(", "))),
        many => Some(Message::new("played-custom-many").number("n", crate::dice::count(many))),
    }
}

/// The key of an edition's title: `edition-fuba-3-0`.
pub fn edition_key(game: &str, edition: &str) -> String {
    format!("edition-{game}-{}", edition.replace('.', "-"))
}

/// `OneDie` as `one-die`: the word for a variant in every text form.
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
