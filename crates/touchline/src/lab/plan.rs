//! An experiment as people write it: a TOML file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use toml::Value;
use touchline_lab::experiment::write_text;

use super::law;

/// The most matches of an experiment.
pub(super) const MOST_MATCHES: u64 = 10_000_000;
/// The name of the arm whose rules are compared with others.
pub(super) const AS_IT_IS: &str = "as it is";
/// The name of what says who plays.
const PLAYED_BY: &str = "played_by";
/// The most arms.
const MOST_ARMS: usize = 2000;

/// What is asked: decides how the report is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Question {
    /// Arms against the first.
    #[default]
    Arms,
    /// The editions.
    Editions,
    /// All formations against each other, or the best of them.
    Formations,
    /// With and without an advanced rule.
    Rule,
    /// A rule with another value.
    Value,
    /// What each skill is worth.
    Skills,
    /// Kinds of weather.
    Weather,
}

/// An experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of the file
pub(super) struct Plan {
    /// Its title in the report.
    #[serde(default = "untitled")]
    pub(super) title: String,
    #[serde(default)]
    pub(super) question: Question,
    /// The seed of all dice and choices.
    #[serde(default = "one")]
    pub(super) seed: u64,
    /// How many matches in all, over all arms.
    #[serde(default = "thousand")]
    pub(super) matches: u64,
    /// Stop earlier, as soon as the interval of `measure` is at most this far to either side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) precision: Option<f64>,
    /// What `precision` is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) measure: Option<String>,
    /// All arms share their random numbers.
    #[serde(default = "yes")]
    pub(super) paired: bool,
    /// Take the luck of the dice out of the points; where nobody says, as it is worth it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) luck: Option<bool>,
    /// Also keep a row for every turn.
    #[serde(default)]
    pub(super) turns: bool,
    /// Also keep a row for every decision.
    #[serde(default)]
    pub(super) decisions: bool,
    /// Which program played it; written by the program itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) version: String,
    /// How computer players play and what is counted, likewise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) played_by: String,
    /// The command that asked for it, likewise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) command: String,
    /// What else is to be known about the arms, likewise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) about: String,
    /// What comes after the first stage of formations, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) second: Option<Second>,
    #[serde(rename = "arm")]
    pub(super) arms: Vec<ArmPlan>,
}

/// The second stage of formations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Second {
    /// How many formations go on to it.
    pub(super) keep: u8,
    /// Its matches.
    pub(super) matches: u64,
}

/// One way to play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArmPlan {
    /// Its name in the report; the spec if none is given.
    #[serde(default)]
    pub(super) name: String,
    /// A spec; in the folder of a run, the canonical one.
    pub(super) rules: String,
    /// The revision of its rules; written by the program itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) revision: Option<u32>,
    /// The terms of every match.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) terms: String,
    /// A position, in notation, from which matches begin.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) start: String,
    /// The weather a match begins with.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) weather: String,
    #[serde(default)]
    pub(super) a: SidePlan,
    #[serde(default)]
    pub(super) b: SidePlan,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SidePlan {
    /// Who plays.
    #[serde(default = "rookie")]
    pub(super) player: String,
    /// The formation it chooses and keeps.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) formation: String,
    /// Its cards are drawn at random.
    #[serde(default, skip_serializing_if = "is_no")]
    pub(super) any_cards: bool,
}

impl Default for SidePlan {
    fn default() -> Self {
        Self { player: rookie(), formation: String::new(), any_cards: false }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
fn is_no(yes: &bool) -> bool {
    !yes
}

fn yes() -> bool {
    true
}

fn one() -> u64 {
    1
}

fn thousand() -> u64 {
    1000
}

fn rookie() -> String {
    "rookie".into()
}

fn untitled() -> String {
    "An experiment".into()
}

impl ArmPlan {
    /// The rules alone, rookie against rookie.
    pub(super) fn of(name: &str, rules: &str) -> Self {
        Self { name: name.into(), rules: rules.into(), ..Self::default() }
    }

    /// Whether its two sides differ.
    pub(super) fn differs(&self) -> bool {
        self.a != self.b
    }
}

impl Plan {
    /// A question about these arms.
    pub(super) fn new(question: Question, title: String, arms: Vec<ArmPlan>) -> Self {
        Self {
            title,
            question,
            seed: 1,
            matches: 1000,
            precision: None,
            measure: None,
            paired: true,
            luck: None,
            turns: false,
            decisions: false,
            version: String::new(),
            played_by: String::new(),
            command: String::new(),
            about: String::new(),
            second: None,
            arms,
        }
    }

    /// Read a file.
    pub(super) fn read(path: &Path) -> anyhow::Result<Self> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut plan: Self =
            toml::from_str(&text).with_context(|| format!("{} is no experiment", path.display()))?;
        for arm in &mut plan.arms {
            if arm.name.is_empty() {
                arm.name.clone_from(&arm.rules);
            }
        }
        plan.check()?;
        Ok(plan)
    }

    /// As a file.
    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        let text = toml::to_string(self).context("the experiment cannot be written")?;
        Ok(write_text(path, &text)?)
    }

    /// The same with the canonical spec of every arm, the revision of its rules and who plays: what was
    /// played is known even when they have changed since.
    pub(super) fn sealed(mut self) -> anyhow::Result<Self> {
        // Many arms have the same rules, and a key of all that decides who plays takes its time.
        let mut known = BTreeMap::new();
        for arm in &mut self.arms {
            if !known.contains_key(&arm.rules) {
                let played = law::played(&arm.rules).with_context(|| format!("arm {}", arm.name))?;
                known.insert(arm.rules.clone(), played);
            }
            if let Some(played) = known.get(&arm.rules) {
                (arm.rules, arm.revision) = (played.spec.clone(), Some(played.revision));
                self.played_by.clone_from(&played.by);
            }
        }
        // The points are only of interest where the sides differ, or their cards.
        self.luck = Some(self.luck.unwrap_or(self.swaps() || self.question == Question::Skills));
        // The errors of formations are added up as those of independent matches.
        self.paired &= self.question != Question::Formations;
        Ok(self)
    }

    /// Refuse what cannot be played.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        if self.arms.is_empty() || self.arms.len() > MOST_ARMS {
            bail!(
                "an experiment has 1 to {MOST_ARMS} arms ([[arm]] with rules = \"SPEC\"); this one has {}",
                self.arms.len()
            );
        }
        if self.matches == 0 || self.matches > MOST_MATCHES {
            bail!("an experiment has 1 to {MOST_MATCHES} matches, not {}", self.matches);
        }
        if i64::try_from(self.seed).is_err() {
            bail!("the seed of an experiment is at most {}", i64::MAX);
        }
        if self.precision.is_some_and(|precision| !precision.is_finite() || precision <= 0.0) {
            bail!("a precision is a number above 0: how far the interval may reach to either side");
        }
        for (at, arm) in self.arms.iter().enumerate() {
            if self.arms[..at].iter().any(|other| other.name == arm.name) {
                bail!("two arms are called {:?}: give each a name of its own", arm.name);
            }
        }
        self.check_question()
    }

    /// Refuse arms that do not answer the question.
    fn check_question(&self) -> anyhow::Result<()> {
        let has_formations = |arm: &ArmPlan| {
            ![&arm.a, &arm.b].iter().any(|side| side.formation.is_empty())
                && arm.a.formation != arm.b.formation
        };
        match self.question {
            Question::Formations => {
                if let Some(arm) = self.arms.iter().find(|arm| !has_formations(arm)) {
                    bail!(
                        "question = \"formations\" compares the formations of a and b, and arm {:?} has not two of them: \
                         give a and b a formation each, or leave out question",
                        arm.name
                    );
                }
            }
            Question::Skills => {
                if self.arms.len() != 1 || self.arms.iter().any(|arm| !(arm.a.any_cards && arm.b.any_cards)) {
                    bail!(
                        "question = \"skills\" takes one arm whose sides both have any_cards = true: what a card is \
                         worth is known where it was drawn and not chosen"
                    );
                }
                // The two matches of a round would be nearly opposite, and the fit takes each for news.
                if self.swaps() {
                    bail!(
                        "question = \"skills\" takes the same player and formation for both sides: what a card adds is \
                         told apart from what a side is worth only where both are alike. For two kinds of players, ask \
                         once for each"
                    );
                }
            }
            Question::Arms | Question::Editions | Question::Rule | Question::Value | Question::Weather => {}
        }
        Ok(())
    }

    /// Whether the luck of the dice is taken out of the points.
    pub(super) fn takes_luck(&self) -> bool {
        self.luck == Some(true)
    }

    /// How many matches in a row go to the same shard. Arms that share their dice are compared round by
    /// round, so a round that is torn apart is lost; those of formations are compared by themselves.
    pub(super) fn dealt(&self) -> u64 {
        match self.question {
            Question::Formations => self.lengths().first().map_or(1, |length| *length as u64),
            Question::Arms
            | Question::Editions
            | Question::Rule
            | Question::Value
            | Question::Skills
            | Question::Weather => self.round(),
        }
    }

    /// What has to be the same for matches to belong together: everything but how many there are.
    fn identity(&self) -> Self {
        Self {
            matches: 0,
            precision: None,
            measure: None,
            title: String::new(),
            command: String::new(),
            about: String::new(),
            second: None,
            ..self.clone()
        }
    }

    /// The first thing in which an experiment that is there differs from this one, so that their matches do
    /// not belong together; nothing if they do.
    pub(super) fn difference(&self, there: &Self) -> Option<String> {
        let [here, there] = [self, there].map(|plan| Value::try_from(plan.identity()).ok());
        let (path, here, there) = first_difference("", here.as_ref(), there.as_ref())?;
        let told = |value: Option<&Value>| value.map_or("nothing".into(), ToString::to_string);
        let why = match path.as_str() {
            // The same words do not stand for the same players in every build.
            PLAYED_BY => "its computer players have other weights, or play or are counted otherwise: ",
            _ => "",
        };
        Some(format!("{why}{path} is {} there and {} here", told(there), told(here)))
    }

    /// Whether the seats are swapped: in all arms if the two sides differ in any, so that all are measured
    /// alike.
    pub(super) fn swaps(&self) -> bool {
        self.arms.iter().any(ArmPlan::differs)
    }

    /// How many matches a round of each arm has.
    pub(super) fn lengths(&self) -> Vec<usize> {
        vec![if self.swaps() { 2 } else { 1 }; self.arms.len()]
    }

    /// Which arms are compared: editions with the one before, everything else with the first.
    pub(super) fn pairs(&self) -> Vec<[usize; 2]> {
        let before = |other: usize| if self.question == Question::Editions { other - 1 } else { 0 };
        (1..self.arms.len()).map(|other| [before(other), other]).collect()
    }

    /// The seed of the dice. Formations are first looked at all together and then the best of them again: the
    /// arms are a part of the seed, so that the second look has other dice, on whatever machine.
    pub(super) fn dice(&self) -> u64 {
        match self.question {
            Question::Formations => self.seed ^ (self.key() >> 1),
            Question::Arms
            | Question::Editions
            | Question::Rule
            | Question::Value
            | Question::Skills
            | Question::Weather => self.seed,
        }
    }

    /// A number for its arms, by their names (FNV-1a).
    pub(super) fn key(&self) -> u64 {
        let names = self.arms.iter().flat_map(|arm| arm.name.bytes().chain([0]));
        names.fold(0xcbf2_9ce4_8422_2325, |key, byte| (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// The matches of a round.
    pub(super) fn round(&self) -> u64 {
        self.lengths().iter().sum::<usize>() as u64
    }

    /// How many matches are played: whole rounds.
    pub(super) fn rounded(&self) -> u64 {
        self.matches.div_ceil(self.round()) * self.round()
    }
}

/// The first place where two values differ, and both of them.
fn first_difference<'a>(
    path: &str,
    one: Option<&'a Value>,
    other: Option<&'a Value>,
) -> Option<(String, Option<&'a Value>, Option<&'a Value>)> {
    match (one, other) {
        _ if one == other => None,
        (Some(Value::Table(one)), Some(Value::Table(other))) => {
            one.keys().chain(other.keys()).find_map(|key| {
                let inside = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                first_difference(&inside, one.get(key), other.get(key))
            })
        }
        (Some(Value::Array(one)), Some(Value::Array(other))) => (0..one.len().max(other.len()))
            .find_map(|at| first_difference(&format!("{path} {}", at + 1), one.get(at), other.get(at))),
        _ => Some((path.to_owned(), one, other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> anyhow::Result<Plan> {
        let plan: Plan = toml::from_str(text)?;
        plan.check()?;
        Ok(plan)
    }

    #[test]
    fn files_are_read_and_written() {
        let text = "title = \"Two dice\"\nseed = 7\nmatches = 300\n[[arm]]\nname = \"one\"\nrules = \"fuba:2.1\"\n\
                    [[arm]]\nname = \"other\"\nrules = \"fuba:3.0\"\na = { player = \"wall\", formation = \"4-4-2\" }\n";
        let plan = read(text).expect("a plan");
        assert_eq!((plan.lengths(), plan.rounded()), (vec![2, 2], 300), "if one arm swaps seats, all do");
        let again: Plan = toml::from_str(&toml::to_string(&plan).expect("text")).expect("a plan");
        assert_eq!(again, plan);
        let more = Plan { matches: 600, title: "x".into(), ..plan.clone() };
        assert_eq!(more.difference(&plan), None);
        let other = Plan { seed: 8, ..plan.clone() };
        assert_eq!(other.difference(&plan).as_deref(), Some("seed is 7 there and 8 here"));
        let sealed = plan.clone().sealed().expect("rules");
        assert!(sealed.difference(&plan).is_some_and(|found| found.starts_with("arm 1.revision is nothing")));
        let mut corrected = sealed.clone();
        corrected.arms[1].revision = corrected.arms[1].revision.map(|revision| revision + 1);
        assert!(corrected.difference(&sealed).is_some_and(|found| found.starts_with("arm 2.revision is ")));
        let mut retrained = sealed.clone();
        retrained.played_by = "1-0000000000000000".into();
        let found = retrained.difference(&sealed).expect("other players");
        assert!(found.contains("other weights") && found.contains("played_by is \"1-"), "{found}");
        assert_eq!(Plan { matches: 301, ..plan }.rounded(), 304);
    }

    #[test]
    fn a_file_says_whether_luck_is_taken_out() {
        let luck = |line: &str, b: &str| {
            let text = format!(
                "{line}\n[[arm]]\nrules = \"fuba:3.0\"\na = {{ player = \"wall\" }}\nb = {{ player = \"{b}\" }}"
            );
            read(&text).expect("a plan").sealed().expect("rules").takes_luck()
        };
        assert!(luck("", "rookie") && !luck("", "wall"), "where the sides differ");
        assert!(!luck("luck = false", "rookie") && luck("luck = true", "wall"));
    }

    #[test]
    fn a_shard_has_whole_rounds() {
        let arms = "[[arm]]\nname = \"one\"\nrules = \"fuba:2.1\"\n[[arm]]\nname = \"other\"\nrules = \"fuba:3.0\"\n";
        assert_eq!(read(arms).expect("a plan").dealt(), 2);
        assert_eq!(read(&format!("{arms}a = {{ player = \"wall\" }}")).expect("a plan").dealt(), 4);
        let formations = "question = \"formations\"\n[[arm]]\nname = \"x\"\nrules = \"fuba:3.0\"\n\
                          a = { formation = \"4-4-2\" }\nb = { formation = \"3-4-3\" }\n";
        let more =
            format!("{formations}{}", formations.split_once('\n').expect("arms").1.replace("\"x\"", "\"y\""));
        let plan = read(&more).expect("a plan");
        assert_eq!((plan.round(), plan.dealt()), (4, 2), "the two seats of a pair");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let refused = |text: &str| format!("{:#}", read(text).expect_err(text));
        assert!(refused("arm = []").contains("1 to 2000 arms"));
        assert!(refused("[[arm]]\nrulez = \"fuba:3.0\"").contains("rulez"));
        assert!(refused("matches = 0\n[[arm]]\nrules = \"fuba:3.0\"").contains("1 to 10000000"));
        assert!(refused("[[arm]]\nrules = \"fuba:3.0\"\n[[arm]]\nrules = \"fuba:3.0\"").contains("called"));
        let formations =
            "question = \"formations\"\n[[arm]]\nrules = \"fuba:3.0\"\na = { formation = \"4-4-2\" }\n";
        assert!(refused(formations).contains("a and b a formation each"));
        assert!(refused(&format!("{formations}b = {{ formation = \"4-4-2\" }}")).contains("not two"));
        assert!(refused("question = \"skills\"\n[[arm]]\nrules = \"fuba:3.0+all\"").contains("any_cards"));
        let skills = "question = \"skills\"\n[[arm]]\nrules = \"fuba:3.0+all\"\n";
        let apart =
            format!("{skills}a = {{ player = \"coach:1\", any_cards = true }}\nb = {{ any_cards = true }}");
        assert!(refused(&apart).contains("ask once for each"));
        let shape = apart.replace("player = \"coach:1\"", "formation = \"4-4-2\"");
        assert!(refused(&shape).contains("same player and formation"));
        assert!(read(&apart.replace("coach:1", "rookie")).is_ok(), "rookie is who plays if nobody says");
        assert!(refused("precision = -1\n[[arm]]\nrules = \"fuba:3.0\"").contains("above 0"));
    }
}
