//! Specifications: from `fuba:2.1?pressing=two-dice` to a [`Fuba`] and back to the canonical string.

use touchline_engine::{Refusal, Spec, unknown_value};

use crate::editions::{v2_0, v2_1, v2_2, v3_0};
pub use crate::rows::{RULES, Rule};
use crate::ruleset::Ruleset;
pub use crate::sense::{NEEDS, Need};
use crate::values::NONE;
use crate::{Fuba, revisions, sense};

/// The name of the game in specs.
pub const GAME: &str = "fuba";

/// What is played where nobody chooses: the newest edition.
pub const DEFAULT: &str = "fuba:3.0";

/// The editions that can be played, oldest first: name, basic rules, everything it offers.
pub const EDITIONS: [(&str, Ruleset, Ruleset); 4] = [
    ("2.0", v2_0::BASIC, v2_0::ALL),
    ("2.1", v2_1::BASIC, v2_1::ALL),
    ("2.2", v2_2::BASIC, v2_2::ALL),
    ("3.0", v3_0::BASIC, v3_0::ALL),
];

/// The basic rules of an edition, and everything it offers.
fn edition(name: &str) -> Option<(Ruleset, Ruleset)> {
    EDITIONS.into_iter().find(|(known, ..)| *known == name).map(|(_, basic, all)| (basic, all))
}

/// An advanced rule as specs name it.
pub struct Concept {
    /// Name in the spec.
    pub name: &'static str,
    /// The concept without which it means nothing.
    pub needs: Option<&'static str>,
    /// Take it over from everything an edition offers.
    adopt: fn(&mut Ruleset, &Ruleset),
}

/// Switches on all concepts of an edition.
pub const ALL: &str = "all";

/// Every concept, sorted by name.
pub const CONCEPTS: [Concept; 13] = [
    Concept {
        name: "aggressive-pressing",
        needs: Some("condition"),
        adopt: |r, all| r.aggressive_pressing = all.aggressive_pressing,
    },
    Concept {
        name: "condition",
        needs: None,
        adopt: |r, all| {
            r.condition = all.condition;
            r.tiredness = all.tiredness;
        },
    },
    Concept { name: "injuries", needs: None, adopt: |r, all| r.injuries = all.injuries },
    Concept { name: "keeper", needs: None, adopt: |r, all| r.keeper = all.keeper },
    Concept { name: "offside-risk", needs: None, adopt: |r, all| r.offside_risk = all.offside_risk },
    Concept { name: "passing-through", needs: None, adopt: |r, all| r.passing_through = all.passing_through },
    Concept { name: "roles", needs: Some("condition"), adopt: |r, all| r.roles = all.roles },
    Concept { name: "skills", needs: Some("condition"), adopt: |r, all| r.skills = all.skills },
    Concept { name: "slow-play", needs: None, adopt: |r, all| r.slow_play = all.slow_play },
    Concept { name: "special-events", needs: None, adopt: |r, all| r.special_events = all.special_events },
    Concept { name: "styles", needs: None, adopt: |r, all| r.styles = all.styles },
    Concept { name: "substitutions", needs: None, adopt: |r, all| r.substitutions = all.substitutions },
    Concept { name: "weather", needs: None, adopt: |r, all| r.weather = all.weather },
];

impl Concept {
    /// Whether an edition offers it: it has such a rule and not in the basic game already.
    pub fn is_offered(&self, edition: &str) -> bool {
        let Some((basic, all)) = self::edition(edition) else { return false };
        let mut with = basic;
        (self.adopt)(&mut with, &all);
        with != basic
    }

    /// Whether a spec names it: the rules have the edition's own flavour. How many cards there are does not
    /// matter.
    fn is_named(&self, rules: &Ruleset, [basic, all]: [&Ruleset; 2]) -> bool {
        let rule = RULES.iter().find(|rule| rule.option.rule == self.name);
        let flavour = |rules| {
            let word = rule.map(|rule| rule.word(rules)).unwrap_or_default();
            word.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
        };
        flavour(rules) == flavour(all) && flavour(all) != flavour(basic)
    }
}

/// Everything an edition offers.
pub fn everything(edition: &str) -> Option<Ruleset> {
    self::edition(edition).map(|(_, all)| all)
}

/// The concepts an edition offers, sorted by name.
pub fn concepts_of(edition: &str) -> Vec<&'static str> {
    CONCEPTS.iter().filter(|concept| concept.is_offered(edition)).map(|concept| concept.name).collect()
}

/// The choices that the rulebooks leave to the table, sorted by name: rulings with a default.
pub fn choices() -> Vec<&'static Rule> {
    let mut choices: Vec<&Rule> = RULES.iter().filter(|rule| rule.option.ruling.is_some()).collect();
    choices.sort_by_key(|rule| rule.option.name);
    choices
}

impl Fuba {
    /// The game a spec string names.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        Self::from_spec(&Spec::parse(text)?)
    }

    /// The game a spec names, as a revision of the rules played it: what began under it goes on under it.
    pub fn at_revision(spec: &Spec, revision: u32) -> Result<Self, Refusal> {
        let mut game = Self::from_spec(spec)?;
        revisions::play_as(&mut game.rules, revision)?;
        Ok(game)
    }

    /// The game a spec names.
    pub fn from_spec(spec: &Spec) -> Result<Self, Refusal> {
        let Some((basic, _)) = edition(&spec.edition) else {
            let known = EDITIONS.map(|(name, ..)| name).join(", ");
            return Err(Refusal::new("spec-unknown-edition").text("got", &spec.edition).text("known", known));
        };
        if let Some(board) = &spec.board {
            return Err(Refusal::new("spec-no-board").text("got", board));
        }
        let mut rules = basic;
        adopt_concepts(&mut rules, spec)?;
        for (name, word) in &spec.options {
            set(&mut rules, name, word)?;
        }
        needed_concepts(&rules, spec)?;
        sense::check(&rules)?;
        let game = Self { rules };
        game.spec().fits()?;
        Ok(game)
    }

    /// The rules of the edition with the concepts that a canonical spec names, and those concepts.
    fn base(&self) -> (&'static str, Ruleset, Vec<&'static str>) {
        let (name, basic, all) = EDITIONS
            .into_iter()
            .find(|(_, basic, _)| basic.edition == self.rules.edition)
            .unwrap_or(EDITIONS[EDITIONS.len() - 1]);
        let (mut basic, mut all) = (basic, all);
        // What a revision of the rules played otherwise is in no spec.
        for rules in [&mut basic, &mut all] {
            let _ = revisions::play_as(rules, self.rules.revision);
        }
        let named = CONCEPTS.iter().filter(|concept| concept.is_named(&self.rules, [&basic, &all]));
        let mut base = basic;
        let named = named.map(|concept| {
            (concept.adopt)(&mut base, &all);
            concept.name
        });
        let named = named.collect();
        (name, base, named)
    }

    /// The canonical spec: `all` where every concept of the edition is in force, options only where they
    /// differ from the edition.
    pub fn spec(&self) -> Spec {
        let (edition, base, named) = self.base();
        let mut options: Vec<(String, String)> =
            RULES.iter().filter_map(|rule| rule.option.written(&self.rules, &base)).collect();
        if let Some(cards) = self.other_cards(&base)
            && let Some((_, word)) = options.iter_mut().find(|(name, _)| name == SKILLS_OPTION)
        {
            *word = cards.to_string();
        }
        options.sort();
        let concepts = if !named.is_empty() && named == concepts_of(edition) { vec![ALL] } else { named };
        Spec {
            game: GAME.into(),
            edition: edition.into(),
            board: None,
            concepts: concepts.into_iter().map(str::to_owned).collect(),
            options,
        }
    }

    /// The number of skill cards, where only that differs from the skills of the edition.
    fn other_cards(&self, base: &Ruleset) -> Option<u8> {
        let (skills, own) = (self.rules.skills?, base.skills?);
        (skills.catalogue == own.catalogue && skills.cards != own.cards).then_some(skills.cards)
    }

    /// The rules that neither the edition nor a choice it leaves to the table brings.
    pub fn custom(&self) -> Vec<&'static str> {
        let (_, base, _) = self.base();
        let cards = self.other_cards(&base).is_some();
        RULES
            .iter()
            .filter(|rule| rule.option.ruling.is_none() && rule.word(&self.rules) != rule.word(&base))
            .filter(|rule| !(cards && rule.option.name == SKILLS_OPTION))
            .map(|rule| rule.option.rule)
            .collect()
    }
}

/// Set one rule.
fn set(rules: &mut Ruleset, name: &str, word: &str) -> Result<(), Refusal> {
    let Some(rule) = RULES.iter().find(|rule| rule.option.name == name) else {
        let mut known = RULES.map(|rule| rule.option.name);
        known.sort_unstable();
        return Err(Refusal::new("spec-unknown-option").text("got", name).text("known", known.join(", ")));
    };
    if name == SKILLS_OPTION && word.bytes().all(|byte| byte.is_ascii_digit()) {
        return set_skill_cards(rules, word);
    }
    rule.option.choose(rules, word)
}

/// What a concept means nothing without, whether as a concept or by its rule.
fn needed_concepts(rules: &Ruleset, spec: &Spec) -> Result<(), Refusal> {
    let named = CONCEPTS.iter().filter(|concept| spec.concepts.iter().any(|name| name == concept.name));
    for (concept, needed) in named.filter_map(|concept| Some((concept, concept.needs?))) {
        let rule = RULES.iter().find(|rule| rule.option.rule == needed);
        if rule.is_some_and(|rule| rule.word(rules) == NONE) {
            return Err(Refusal::new("spec-concept-needs").text("got", concept.name).text("needs", needed));
        }
    }
    Ok(())
}

/// The option that says how many skill cards each team chooses.
pub const SKILLS_OPTION: &str = "skills";

/// How many skill cards may be chosen (F-SKILL-01).
pub const SKILL_CARDS: std::ops::RangeInclusive<u8> = 1..=5;

/// Switch on what the spec names, each only where the edition offers it.
fn adopt_concepts(rules: &mut Ruleset, spec: &Spec) -> Result<(), Refusal> {
    let (edition, offered) = (spec.edition.as_str(), concepts_of(&spec.edition));
    let Some(all) = everything(edition) else { return Ok(()) };
    for name in &spec.concepts {
        if offered.is_empty() {
            return Err(Refusal::new("spec-no-concepts").text("got", name).text("edition", edition));
        }
        if name == ALL {
            *rules = all;
            continue;
        }
        let unknown = || {
            Refusal::new("spec-unknown-concept")
                .text("got", name)
                .text("edition", edition)
                .text("known", offered.join(", ") + ", " + ALL)
        };
        let concept = CONCEPTS.iter().find(|concept| concept.name == name).ok_or_else(unknown)?;
        if !concept.is_offered(edition) {
            return Err(unknown());
        }
        (concept.adopt)(rules, &all);
    }
    Ok(())
}

/// `?skills=3`, where skills are in play.
fn set_skill_cards(rules: &mut Ruleset, word: &str) -> Result<(), Refusal> {
    let Some(skills) = &mut rules.skills else {
        return Err(Refusal::new("spec-option-needs-concept")
            .text("option", SKILLS_OPTION)
            .text("needs", "condition+skills"));
    };
    match word.parse() {
        Ok(cards) if SKILL_CARDS.contains(&cards) => skills.cards = cards,
        _ => {
            let known = SKILL_CARDS.map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
            return Err(unknown_value(SKILLS_OPTION, word, &known));
        }
    }
    Ok(())
}
