//! Specifications: from `fuba:3.0?order_tie=passive-at-start` to a [`Fuba`] and back to the canonical string.

use touchline_engine::{Refusal, Spec, SpecOption, SpecValue, unknown_value};

use crate::editions::{v2_0, v2_1, v2_2, v3_0};
use crate::rules::{
    action_order::{OrderTie, RestartOrder},
    cards::FewestPlayers,
    dribbling::DribblerOffside,
    formation::Lines,
    free_kick::ShotFreeMoves,
    goal_attempt::ReboundNumbers,
    offside::OffsideMoves,
};
use crate::ruleset::Ruleset;
use crate::{Fuba, revisions};

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

    /// Whether it is in force: without it the rules would be others.
    fn is_in_force(&self, rules: &Ruleset, basic: &Ruleset) -> bool {
        let mut without = *rules;
        (self.adopt)(&mut without, basic);
        without != *rules
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

/// A choice that the rulebooks leave to the table: a ruling with a default.
pub type Choice = SpecOption<Ruleset>;
type Value = SpecValue<Ruleset>;

/// Every option of a spec, sorted by name.
pub const CHOICES: [Choice; 8] = [
    Choice {
        name: "dribbler_offside",
        rule: "dribbler-offside",
        ruling: "R-199",
        values: &[
            Value { word: "exempt", set: |r| r.dribbler_offside = DribblerOffside::Exempt },
            Value { word: "bound", set: |r| r.dribbler_offside = DribblerOffside::Bound },
        ],
    },
    Choice {
        name: "fewest_players",
        rule: "fewest-players",
        ruling: "R-106",
        values: &[
            Value { word: "no-limit", set: |r| r.fewest_players = FewestPlayers::NoLimit },
            Value { word: "seven", set: |r| r.fewest_players = FewestPlayers::Seven },
        ],
    },
    Choice {
        name: "formation_lines",
        rule: "formation-lines",
        ruling: "R-010",
        values: &[
            Value { word: "at-least-one", set: |r| r.lines = Lines::AtLeastOne },
            Value { word: "any", set: |r| r.lines = Lines::Any },
        ],
    },
    Choice {
        name: "offside_moves",
        rule: "offside-moves",
        ruling: "R-209",
        values: &[
            Value { word: "both-teams", set: |r| r.offside_moves = OffsideMoves::BothTeams },
            Value { word: "controlling-team", set: |r| r.offside_moves = OffsideMoves::ControllingTeam },
        ],
    },
    Choice {
        name: "order_tie",
        rule: "order-tie",
        ruling: "R-065",
        values: &[
            Value { word: "passive-now", set: |r| r.order_tie = OrderTie::PassiveNow },
            Value { word: "passive-at-start", set: |r| r.order_tie = OrderTie::PassiveAtStart },
        ],
    },
    Choice {
        name: "rebound",
        rule: "rebound",
        ruling: "R-080",
        values: &[
            Value { word: "added", set: |r| r.rebound = ReboundNumbers::Added },
            Value { word: "literal", set: |r| r.rebound = ReboundNumbers::DiceOnly },
        ],
    },
    Choice {
        name: "restart_order",
        rule: "restart-order",
        ruling: "R-193",
        values: &[
            Value { word: "passive-now", set: |r| r.restart_order = RestartOrder::PassiveNow },
            Value { word: "passive-at-start", set: |r| r.restart_order = RestartOrder::PassiveAtStart },
        ],
    },
    Choice {
        name: "shot_free_moves",
        rule: "shot-free-moves",
        ruling: "R-072",
        values: &[
            Value { word: "none", set: |r| r.shot_free_moves = ShotFreeMoves::None },
            Value { word: "allowed", set: |r| r.shot_free_moves = ShotFreeMoves::Allowed },
        ],
    },
];

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
            if name == SKILLS_OPTION {
                set_skill_cards(&mut rules, word)?;
                continue;
            }
            let Some(choice) = CHOICES.iter().find(|choice| choice.name == name) else {
                let known = CHOICES.map(|choice| choice.name).join(", ") + ", " + SKILLS_OPTION;
                return Err(Refusal::new("spec-unknown-option").text("got", name).text("known", known));
            };
            choice.choose(&mut rules, word)?;
        }
        Ok(Self { rules })
    }

    /// The canonical spec: `all` where every concept of the edition is in force, options only where they
    /// differ from the edition.
    pub fn spec(&self) -> Spec {
        let (name, basic, _) = EDITIONS
            .into_iter()
            .find(|(_, basic, _)| basic.edition == self.rules.edition)
            .unwrap_or(EDITIONS[EDITIONS.len() - 1]);
        // What a revision of the rules played otherwise is in no spec.
        let mut basic = basic;
        let _ = revisions::play_as(&mut basic, self.rules.revision);
        let mut options: Vec<(String, String)> =
            CHOICES.iter().filter_map(|choice| choice.written(&self.rules, &basic)).collect();
        let offered = everything(name).and_then(|all| all.skills).map(|skills| skills.cards);
        if let Some(cards) = self.rules.skills.map(|skills| skills.cards)
            && Some(cards) != offered
        {
            options.push((SKILLS_OPTION.to_owned(), cards.to_string()));
            options.sort();
        }
        Spec {
            game: GAME.into(),
            edition: name.into(),
            board: None,
            concepts: self.concepts(name, &basic),
            options,
        }
    }

    fn concepts(&self, edition: &str, basic: &Ruleset) -> Vec<String> {
        let in_force: Vec<&str> = CONCEPTS
            .iter()
            .filter(|concept| concept.is_in_force(&self.rules, basic))
            .map(|concept| concept.name)
            .collect();
        if !in_force.is_empty() && in_force == concepts_of(edition) {
            vec![ALL.to_owned()]
        } else {
            in_force.into_iter().map(str::to_owned).collect()
        }
    }
}

/// The option that says how many skill cards each team chooses.
pub const SKILLS_OPTION: &str = "skills";

/// How many skill cards may be chosen (F-SKILL-01).
pub const SKILL_CARDS: std::ops::RangeInclusive<u8> = 1..=5;

/// Switch on what the spec names, each only where the edition offers it and what it needs is on as well.
fn adopt_concepts(rules: &mut Ruleset, spec: &Spec) -> Result<(), Refusal> {
    let (edition, offered) = (spec.edition.as_str(), concepts_of(&spec.edition));
    let Some(all) = everything(edition) else { return Ok(()) };
    let everything_on = spec.concepts.iter().any(|name| name == ALL);
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
        if let Some(needed) = concept.needs
            && !everything_on
            && !spec.concepts.iter().any(|other| other == needed)
        {
            return Err(Refusal::new("spec-concept-needs").text("got", name).text("needs", needed));
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
