//! The ready questions as experiments.

use std::collections::BTreeSet;
use std::path::PathBuf;

use anyhow::{Context as _, anyhow, bail};
use touchline_engine::Spec;
use touchline_fuba::Fuba;
use touchline_lab::Staged as _;
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};

use super::plan::{AS_IT_IS, ArmPlan, Plan, Question, SidePlan};
use super::{Common, answer, hidden, matches_by_default, quoted, runner, toggle};
use crate::say::sentence;

/// The matches of two arms, or of a few, if nobody says.
const MATCHES: u64 = 4000;
/// Those of the skills: there are many.
const MATCHES_OF_SKILLS: u64 = 20_000;
/// Those of all kinds of weather.
const MATCHES_OF_WEATHER: u64 = 6000;
/// Who plays if nobody says.
const PLAYER: &str = "rookie";

/// Options of `touchline lab run`.
#[derive(clap::Args)]
#[command(
    group = clap::ArgGroup::new("experiment").required(true).args(["file", "rules"]),
    mut_arg("matches", |arg| matches_by_default(arg, "those of FILE, or 1000")),
)]
pub(super) struct RunOptions {
    /// An experiment as a TOML file (docs/laboratory.md)
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Rules of an arm; once for each arm
    #[arg(long, value_name = "SPEC")]
    rules: Vec<String>,
    /// Side a of every arm [default: rookie]
    #[arg(long, value_name = "PLAYER")]
    a: Option<String>,
    /// Side b of every arm [default: rookie]
    #[arg(long, value_name = "PLAYER")]
    b: Option<String>,
    /// Both sides of every arm
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["a", "b"])]
    player: Option<String>,
    /// The formation that side a chooses and keeps
    #[arg(long, value_name = "D-M-F", default_value = "", hide_default_value = true)]
    formation_a: String,
    /// The formation that side b chooses and keeps
    #[arg(long, value_name = "D-M-F", default_value = "", hide_default_value = true)]
    formation_b: String,
    /// The weather matches begin with
    #[arg(long, value_name = "WEATHER", default_value = "", hide_default_value = true)]
    weather: String,
    /// The position matches begin with, in notation
    #[arg(long, value_name = "POSITION", default_value = "", hide_default_value = true)]
    start: String,
    /// The terms of every match
    #[arg(long, value_name = "TERMS", default_value = "", hide_default_value = true)]
    terms: String,
    #[command(flatten)]
    common: Common,
}

/// Options of `touchline lab editions`.
#[derive(clap::Args)]
#[command(mut_arg("matches", |arg| matches_by_default(arg, MATCHES)))]
pub(super) struct EditionsOptions {
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    /// Play them with all their advanced rules
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    common: Common,
}

/// Options of `touchline lab rule`.
#[derive(clap::Args)]
#[command(mut_arg("matches", |arg| matches_by_default(arg, MATCHES)))]
pub(super) struct RuleOptions {
    /// What to play
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// The advanced rule to switch on or off, such as slow-play
    #[arg(long, value_name = "CONCEPT")]
    toggle: String,
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    #[command(flatten)]
    common: Common,
}

/// Options of `touchline lab value`.
#[derive(clap::Args)]
#[command(mut_arg("matches", |arg| matches_by_default(arg, MATCHES)))]
pub(super) struct ValueOptions {
    /// What to play
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// The rule and its other value, such as pressing=one-die. Several rules are set together; one rule
    /// several times is an arm for each of its values
    #[arg(long, value_name = "RULE=VALUE", required = true)]
    set: Vec<String>,
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    #[command(flatten)]
    common: Common,
}

/// Options of `touchline lab skills`.
#[derive(clap::Args)]
#[command(
    mut_arg("matches", |arg| matches_by_default(arg, MATCHES_OF_SKILLS)),
    mut_arg("precision", hidden),
    mut_arg("measure", hidden),
)]
pub(super) struct SkillsOptions {
    /// What to play
    #[arg(long, value_name = "SPEC", default_value = "fuba:3.0+all")]
    rules: String,
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    #[command(flatten)]
    common: Common,
}

/// Options of `touchline lab weather`.
#[derive(clap::Args)]
#[command(mut_arg("matches", |arg| matches_by_default(arg, MATCHES_OF_WEATHER)))]
pub(super) struct WeatherOptions {
    /// What to play
    #[arg(long, value_name = "SPEC", default_value = "fuba:3.0+all")]
    rules: String,
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    #[command(flatten)]
    common: Common,
}

/// Both sides played by the same.
fn by(player: &str, arm: ArmPlan) -> ArmPlan {
    let side = SidePlan { player: player.into(), ..SidePlan::default() };
    ArmPlan { a: side.clone(), b: side, ..arm }
}

/// The canonical form of a spec.
pub(super) fn canonical(rules: &str) -> anyhow::Result<Spec> {
    let game = AnyGame::from_text(rules).map_err(|refusal| sentence(&refusal))?;
    Ok(touchline_protocol::with_game!(game, game => touchline_engine::Describe::spec(&game)))
}

pub(super) fn run(options: &RunOptions) -> anyhow::Result<()> {
    let plan = match &options.file {
        None => from_flags(options),
        Some(file) => {
            if let Some((flag, what)) = said_by_file(options) {
                bail!(
                    "{} says {what}: leave out {flag}, and change the arms in the file instead (docs/laboratory.md)",
                    file.display()
                );
            }
            Plan::read(file)?
        }
    };
    answer(plan, &options.common, "run")
}

/// The first flag about arms, which are those of the file if there is one, and what it is about.
fn said_by_file(options: &RunOptions) -> Option<(&'static str, &'static str)> {
    let flags = [
        ("--player", "who plays", options.player.is_some()),
        ("--a", "who plays", options.a.is_some()),
        ("--b", "who plays", options.b.is_some()),
        ("--formation-a", "which formations are played", !options.formation_a.is_empty()),
        ("--formation-b", "which formations are played", !options.formation_b.is_empty()),
        ("--weather", "in which weather matches begin", !options.weather.is_empty()),
        ("--start", "where matches begin", !options.start.is_empty()),
        ("--terms", "on which terms matches are played", !options.terms.is_empty()),
    ];
    flags.into_iter().find(|(.., given)| *given).map(|(flag, what, _)| (flag, what))
}

fn from_flags(options: &RunOptions) -> Plan {
    let side = |player: &Option<String>, formation: &str| SidePlan {
        player: player.as_ref().or(options.player.as_ref()).map_or(PLAYER, String::as_str).into(),
        formation: formation.into(),
        any_cards: false,
    };
    let arm = |rules: &String| ArmPlan {
        terms: options.terms.clone(),
        start: options.start.clone(),
        weather: options.weather.clone(),
        a: side(&options.a, &options.formation_a),
        b: side(&options.b, &options.formation_b),
        ..ArmPlan::of(rules, rules)
    };
    Plan::new(Question::Arms, options.rules.join(" and "), options.rules.iter().map(arm).collect())
}

pub(super) fn editions(options: &EditionsOptions) -> anyhow::Result<()> {
    let (specs, about) = editions_played(options.all);
    let arm = |(edition, spec): &(&str, String)| by(&options.player, ArmPlan::of(edition, spec));
    let with = if options.all { ", with all advanced rules" } else { "" };
    let title = format!("What changed from edition to edition{with}: {} against itself", options.player);
    let plan = Plan::new(Question::Editions, title, specs.iter().map(arm).collect());
    answer(Plan { matches: MATCHES, about, ..plan }, &options.common, "editions")
}

/// The editions with their specs, and what is to be known about them: not all have advanced rules.
fn editions_played(all: bool) -> (Vec<(&'static str, String)>, String) {
    let (mut specs, mut plain) = (Vec::new(), Vec::new());
    for (edition, basic, full) in touchline_fuba::spec::EDITIONS {
        let has_more = basic != full;
        if all && !has_more {
            plain.push(edition);
        }
        specs.push((edition, format!("fuba:{edition}{}", if all && has_more { "+all" } else { "" })));
    }
    let about = match &plain[..] {
        [] => String::new(),
        plain => format!(
            "{} has no advanced rules and is played as it is, so what differs from the editions beside it is also that they have them",
            plain.join(" and ")
        ),
    };
    (specs, about)
}

pub(super) fn rule(options: &RuleOptions) -> anyhow::Result<()> {
    let concept = options.toggle.as_str();
    let spec = canonical(&options.rules)?;
    let toggled = toggle::toggle(&spec, concept)?;
    let said = toggled.said(concept);
    if !said.is_empty() {
        eprintln!("{said}");
    }
    let arms = vec![
        by(&options.player, ArmPlan::of(&format!("without {concept}"), &toggled.without.to_string())),
        by(&options.player, ArmPlan::of(&format!("with {concept}"), &toggled.with.to_string())),
    ];
    // Such as skills.
    let does = if concept.ends_with('s') { "do" } else { "does" };
    let title = format!("What {does} {concept} do to {spec}?");
    let plan = Plan { matches: MATCHES, about: said, ..Plan::new(Question::Rule, title, arms) };
    answer(plan, &options.common, "rule")
}

pub(super) fn value(options: &ValueOptions) -> anyhow::Result<()> {
    let spec = canonical(&options.rules)?;
    let mut arms = vec![by(&options.player, ArmPlan::of(AS_IT_IS, &spec.to_string()))];
    for (name, other) in values(&spec, &options.set)? {
        if other == spec {
            eprintln!("{name} is what {spec} plays already: two arms are the same");
        }
        arms.push(by(&options.player, ArmPlan::of(&name, &other.to_string())));
    }
    let asked: Vec<&str> = arms[1..].iter().map(|arm| arm.name.as_str()).collect();
    let title = format!("What does {} do to {spec}?", asked.join(" or "));
    answer(Plan { matches: MATCHES, ..Plan::new(Question::Value, title, arms) }, &options.common, "value")
}

/// The rules with other values, by name: different rules are set together, one rule with several values is
/// an arm for each.
fn values(spec: &Spec, sets: &[String]) -> anyhow::Result<Vec<(String, Spec)>> {
    let mut pairs = Vec::new();
    for set in sets {
        let Some(pair) = set.split_once('=') else {
            bail!("{set:?} sets nothing: write RULE=VALUE, such as pressing=one-die");
        };
        pairs.push(pair);
    }
    let rules: BTreeSet<&str> = pairs.iter().map(|(rule, _)| *rule).collect();
    let together: Vec<&[(&str, &str)]> = match (rules.len(), pairs.len()) {
        (all, sets) if all == sets => vec![&pairs],
        (1, _) => pairs.chunks(1).collect(),
        _ => bail!(
            "one rule has several values, and other rules are set as well: write the others into the spec of --rules"
        ),
    };
    let with = |set: &[(&str, &str)]| {
        let mut other = spec.clone();
        other.options.retain(|(name, _)| !set.iter().any(|(rule, _)| name == rule));
        other.options.extend(set.iter().map(|(rule, value)| ((*rule).to_owned(), (*value).to_owned())));
        let name: Vec<String> = set.iter().map(|(rule, value)| format!("{rule}={value}")).collect();
        let read = canonical(&other.to_string()).map_err(|why| match off(spec, set) {
            Some(concept) => anyhow!(
                "{why} Or compare the rules with and without it and all that needs it: \
                 touchline lab rule --rules {} --toggle {concept}",
                quoted(&spec.to_string())
            ),
            None => why,
        });
        Ok((name.join(", "), read?))
    };
    together.into_iter().map(with).collect()
}

/// The concept that one of these values takes out of the rules.
fn off(spec: &Spec, set: &[(&str, &str)]) -> Option<&'static str> {
    set.iter().find_map(|(rule, value)| toggle::switched_off(spec, rule, value))
}

pub(super) fn skills(options: &SkillsOptions) -> anyhow::Result<()> {
    let spec = canonical(&options.rules)?.to_string();
    let side = SidePlan { player: options.player.clone(), any_cards: true, ..SidePlan::default() };
    let arm = ArmPlan { a: side.clone(), b: side, ..ArmPlan::of("cards at random", &spec) };
    let title = format!("What is each skill of {spec} worth?");
    answer(
        Plan { matches: MATCHES_OF_SKILLS, ..Plan::new(Question::Skills, title, vec![arm]) },
        &options.common,
        "skills",
    )
}

pub(super) fn weather(options: &WeatherOptions) -> anyhow::Result<()> {
    let spec = canonical(&options.rules)?.to_string();
    let game: Fuba = runner::typed(&spec).context("only FUBA has weather")?;
    let weathers = game.weathers();
    if weathers.is_empty() {
        bail!("{spec} has no weather: {}", toggle::advice(&canonical(&spec)?, "weather", "+weather"));
    }
    let arm = |weather: &str| {
        by(&options.player, ArmPlan { weather: weather.into(), ..ArmPlan::of(weather, &spec) })
    };
    let arms = weathers.into_iter().map(arm).collect();
    let title = format!("What does the weather do to {spec}?");
    answer(
        Plan { matches: MATCHES_OF_WEATHER, ..Plan::new(Question::Weather, title, arms) },
        &options.common,
        "weather",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(sets: &[&str]) -> anyhow::Result<Vec<(String, String)>> {
        let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
        let all = values(&canonical("fuba:2.1")?, &sets)?;
        Ok(all.into_iter().map(|(name, spec)| (name, spec.to_string())).collect())
    }

    #[test]
    fn editions_have_the_advanced_rules_that_they_offer() {
        let (basic, about) = editions_played(false);
        assert!(about.is_empty() && basic.iter().all(|(_, spec)| !spec.contains('+')), "{basic:?}");
        let (all, about) = editions_played(true);
        let plain: Vec<&str> =
            all.iter().filter(|(_, spec)| !spec.ends_with("+all")).map(|(name, _)| *name).collect();
        assert!(plain == ["2.2"] && about.starts_with("2.2 has no advanced rules"), "{all:?}: {about}");
        all.iter().for_each(|(_, spec)| drop(canonical(spec).expect("a spec")));
    }

    #[test]
    fn rules_are_set_together_and_values_of_one_rule_are_arms() {
        let one = set(&["pressing=two-dice"]).expect("a value");
        assert_eq!(one, [("pressing=two-dice".to_owned(), "fuba:2.1?pressing=two-dice".to_owned())]);
        let both = set(&["pressing=two-dice", "fewest_players=seven"]).expect("two rules");
        assert_eq!(both.len(), 1);
        assert!(
            both[0].0 == "pressing=two-dice, fewest_players=seven"
                && both[0].1.contains("fewest_players=seven")
        );
        let sweep = set(&["pressing=two-dice", "pressing=one-die"]).expect("two values");
        assert_eq!(sweep.len(), 2);
        assert_eq!((sweep[0].0.as_str(), sweep[1].0.as_str()), ("pressing=two-dice", "pressing=one-die"));
        assert!(sweep[0].1.ends_with("?pressing=two-dice") && !sweep[1].1.contains("two-dice"), "{sweep:?}");
        let mixed = set(&["pressing=two-dice", "pressing=one-die", "fewest_players=seven"]);
        assert!(mixed.expect_err("unclear").to_string().contains("--rules"));
    }
}
