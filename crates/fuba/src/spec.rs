//! Specifications: from `fuba:3.0?order_tie=passive-at-start` to a [`Fuba`] and back to the canonical string.

use touchline_engine::{Refusal, Spec};

use crate::Fuba;
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

/// The name of the game in specs.
pub const GAME: &str = "fuba";

/// The editions that can be played, oldest first, with their basic rules.
pub const EDITIONS: [(&str, Ruleset); 4] =
    [("2.0", v2_0::BASIC), ("2.1", v2_1::BASIC), ("2.2", v2_2::BASIC), ("3.0", v3_0::BASIC)];

/// A choice that the rulebooks leave to the table: a ruling with a default.
pub struct Choice {
    /// Name in the spec.
    pub name: &'static str,
    /// The ruling it belongs to.
    pub ruling: &'static str,
    /// Words for its values, the default of the basic rules not necessarily first.
    pub values: &'static [Value],
}

/// One value of a [`Choice`].
pub struct Value {
    /// Word in the spec.
    pub word: &'static str,
    set: fn(&mut Ruleset),
}

/// Every option of a spec, sorted by name.
pub const CHOICES: [Choice; 8] = [
    Choice {
        name: "dribbler_offside",
        ruling: "R-199",
        values: &[
            Value { word: "exempt", set: |r| r.dribbler_offside = DribblerOffside::Exempt },
            Value { word: "bound", set: |r| r.dribbler_offside = DribblerOffside::Bound },
        ],
    },
    Choice {
        name: "fewest_players",
        ruling: "R-106",
        values: &[
            Value { word: "no-limit", set: |r| r.fewest_players = FewestPlayers::NoLimit },
            Value { word: "seven", set: |r| r.fewest_players = FewestPlayers::Seven },
        ],
    },
    Choice {
        name: "formation_lines",
        ruling: "R-010",
        values: &[
            Value { word: "at-least-one", set: |r| r.lines = Lines::AtLeastOne },
            Value { word: "any", set: |r| r.lines = Lines::Any },
        ],
    },
    Choice {
        name: "offside_moves",
        ruling: "R-209",
        values: &[
            Value { word: "both-teams", set: |r| r.offside_moves = OffsideMoves::BothTeams },
            Value { word: "controlling-team", set: |r| r.offside_moves = OffsideMoves::ControllingTeam },
        ],
    },
    Choice {
        name: "order_tie",
        ruling: "R-065",
        values: &[
            Value { word: "passive-now", set: |r| r.order_tie = OrderTie::PassiveNow },
            Value { word: "passive-at-start", set: |r| r.order_tie = OrderTie::PassiveAtStart },
        ],
    },
    Choice {
        name: "rebound",
        ruling: "R-080",
        values: &[
            Value { word: "added", set: |r| r.rebound = ReboundNumbers::Added },
            Value { word: "literal", set: |r| r.rebound = ReboundNumbers::DiceOnly },
        ],
    },
    Choice {
        name: "restart_order",
        ruling: "R-193",
        values: &[
            Value { word: "passive-now", set: |r| r.restart_order = RestartOrder::PassiveNow },
            Value { word: "passive-at-start", set: |r| r.restart_order = RestartOrder::PassiveAtStart },
        ],
    },
    Choice {
        name: "shot_free_moves",
        ruling: "R-072",
        values: &[
            Value { word: "none", set: |r| r.shot_free_moves = ShotFreeMoves::None },
            Value { word: "allowed", set: |r| r.shot_free_moves = ShotFreeMoves::Allowed },
        ],
    },
];

impl Value {
    /// Whether choosing this value would leave the rules as they are.
    fn holds(&self, rules: &Ruleset) -> bool {
        let mut changed = *rules;
        (self.set)(&mut changed);
        changed == *rules
    }
}

impl Choice {
    /// The word of the value in force.
    pub fn in_force(&self, rules: &Ruleset) -> &'static str {
        self.values.iter().find(|value| value.holds(rules)).map_or("", |value| value.word)
    }
}

impl Fuba {
    /// The game a spec string names.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        Self::from_spec(&Spec::parse(text)?)
    }

    /// The game a spec names.
    pub fn from_spec(spec: &Spec) -> Result<Self, Refusal> {
        let known = EDITIONS.map(|(name, _)| name).join(", ");
        let Some((_, basic)) = EDITIONS.iter().find(|(name, _)| *name == spec.edition) else {
            return Err(Refusal::new("spec-unknown-edition").text("got", &spec.edition).text("known", known));
        };
        if let Some(board) = &spec.board {
            return Err(Refusal::new("spec-no-board").text("got", board));
        }
        if let Some(concept) = spec.concepts.first() {
            return Err(Refusal::new("spec-unknown-concept")
                .text("got", concept)
                .text("edition", &spec.edition));
        }
        let mut rules = *basic;
        for (name, word) in &spec.options {
            let Some(choice) = CHOICES.iter().find(|choice| choice.name == name) else {
                let known = CHOICES.map(|choice| choice.name).join(", ");
                return Err(Refusal::new("spec-unknown-option").text("got", name).text("known", known));
            };
            let Some(value) = choice.values.iter().find(|value| value.word == word) else {
                let known: Vec<&str> = choice.values.iter().map(|value| value.word).collect();
                return Err(Refusal::new("spec-unknown-value")
                    .text("option", name)
                    .text("got", word)
                    .text("known", known.join(", ")));
            };
            (value.set)(&mut rules);
        }
        Ok(Self { rules })
    }

    /// The canonical spec: options only where they differ from the edition.
    pub fn spec(&self) -> Spec {
        let (name, basic) = EDITIONS
            .into_iter()
            .find(|(_, basic)| basic.edition == self.rules.edition)
            .unwrap_or(EDITIONS[EDITIONS.len() - 1]);
        let options = CHOICES
            .iter()
            .filter(|choice| choice.in_force(&self.rules) != choice.in_force(&basic))
            .map(|choice| (choice.name.to_owned(), choice.in_force(&self.rules).to_owned()))
            .collect();
        Spec { game: GAME.into(), edition: name.into(), board: None, concepts: Vec::new(), options }
    }
}
