//! `touchline rules`: what can be played and which rules are in force.

use std::io::{self, Write};

use clap::Subcommand;
use touchline_engine::{Message, Refusal};
use touchline_fuba::advanced::skills::{Card, Skills, catalogue};
use touchline_fuba::ruleset::Row;
use touchline_fuba::spec::{ALL, CHOICES, CONCEPTS, EDITIONS, GAME, SKILL_CARDS, SKILLS_OPTION, everything};
use touchline_fuba::{Fuba, describe};
use touchline_protocol::games::AnyGame;
use touchline_words::Words;

use crate::columns;
use crate::say::sentence;

/// Options of `touchline rules`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the specs that can be played.
    List,
    /// Print the resolved ruleset of a spec with its clauses.
    Show {
        /// A spec such as fuba:3.0, fuba:3.0+condition+skills or fuba:3.0+all.
        spec: String,
    },
    /// Print the skill cards of an edition: price, moment, effect.
    Skills {
        /// A spec such as fuba:3.0; with +skills in it, cards that cannot be chosen there are marked.
        spec: String,
    },
    /// Print what differs between two specs, rule by rule.
    Diff {
        /// A spec such as fuba:2.1.
        a: String,
        /// Another, such as fuba:3.0 or fuba:2.1+all.
        b: String,
    },
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let words = Words::english();
    match &options.command {
        Command::List => list(&mut out, &words)?,
        Command::Show { spec } => {
            let AnyGame::Fuba(game) = game(spec)?;
            show_fuba(&mut out, &words, &game)?;
        }
        Command::Skills { spec } => {
            let AnyGame::Fuba(game) = game(spec)?;
            let skills = skills_of(&game).map_err(|refusal| sentence(&refusal))?;
            show_skills(&mut out, &words, &game, skills)?;
        }
        Command::Diff { a, b } => {
            let (AnyGame::Fuba(a), AnyGame::Fuba(b)) = (game(a)?, game(b)?);
            diff_fuba(&mut out, &words, &a, &b)?;
        }
    }
    Ok(())
}

fn game(spec: &str) -> anyhow::Result<AnyGame> {
    AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))
}

fn list(out: &mut impl Write, words: &Words) -> io::Result<()> {
    for (edition, _) in EDITIONS {
        let title = words.say_key(&format!("edition-{GAME}-{}", edition.replace('.', "-")));
        writeln!(out, "{GAME}:{edition}  {title}")?;
    }
    writeln!(out, "\nAdvanced rules (add +name+name, or +{ALL} for everything the edition offers):")?;
    for concept in &CONCEPTS {
        let offered = EDITIONS.iter().map(|(edition, _)| *edition).filter(|name| concept.is_offered(name));
        let needs = concept.needs.map(|needed| format!("needs {needed}")).unwrap_or_default();
        let title = words.say_key(&format!("rule-{}", concept.name));
        let offered = offered.collect::<Vec<_>>().join(" ");
        writeln!(out, "  {:<20} {offered:<12} {needs:<16} {title}", concept.name)?;
    }
    writeln!(out, "\nOptions (add ?name=value&name=value; * is the default):")?;
    let basic = EDITIONS[EDITIONS.len() - 1].1;
    for choice in CHOICES {
        let default = choice.in_force(&basic);
        let values: Vec<String> = choice
            .values
            .iter()
            .map(|value| format!("{}{}", value.word, if value.word == default { "*" } else { "" }))
            .collect();
        writeln!(out, "  {:<18} {:<38} {}", choice.name, values.join(" | "), choice.ruling)?;
    }
    let default =
        EDITIONS.iter().find_map(|(edition, _)| everything(edition)?.skills).map(|skills| skills.cards);
    let cards = SKILL_CARDS.map(|n| format!("{n}{}", if Some(n) == default { "*" } else { "" }));
    let cards = cards.collect::<Vec<_>>().join(" | ");
    writeln!(out, "  {SKILLS_OPTION:<18} {cards:<38} F-SKILL-01, where skills are in play")
}

/// The edition, and how much of it is played.
fn title(words: &Words, game: &Fuba) -> String {
    let spec = game.spec();
    let edition = words.say_key(&format!("edition-{GAME}-{}", spec.edition.replace('.', "-")));
    let played = match &spec.concepts[..] {
        [] => "basic game".to_owned(),
        [all] if all == ALL => "with all its advanced rules".to_owned(),
        names => format!("with {}", names.join(", ")),
    };
    format!("{edition}, {played}")
}

fn rule(words: &Words, row: &Row) -> String {
    words.say_key(&format!("rule-{}", row.rule))
}

/// Ids in a list with a comma between, runs of one group put together: `F-CP-01 to F-CP-10, R-111`.
fn in_short(ids: &str) -> String {
    let number = |id: &str| {
        id.rsplit_once('-').and_then(|(group, n)| Some((group.to_owned(), n.parse::<u32>().ok()?)))
    };
    let follows = |a: &str, b: &str| match (number(a), number(b)) {
        (Some((group, n)), Some((next, m))) => group.starts_with("F-") && group == next && m == n + 1,
        _ => false,
    };
    let mut runs: Vec<Vec<&str>> = Vec::new();
    for id in ids.split(", ") {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| follows(last, id)) => run.push(id),
            _ => runs.push(vec![id]),
        }
    }
    let written = |run: &Vec<&str>| match run[..] {
        [first, _, .., last] if run.len() > 2 => format!("{first} to {last}"),
        _ => run.join(", "),
    };
    runs.iter().map(written).collect::<Vec<_>>().join(", ")
}

/// The word in force and the clauses it stands for. The order of a turn is better read as its sentence.
fn value(row: &Row) -> String {
    let word = if row.value.contains(' ') { "" } else { &row.value };
    let clauses = if row.clauses.is_empty() { String::new() } else { format!("[{}]", in_short(row.clauses)) };
    [word, &clauses].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

fn show_fuba(out: &mut impl Write, words: &Words, game: &Fuba) -> io::Result<()> {
    writeln!(out, "{}\n{}\n", game.spec(), title(words, game))?;
    let absent = |row: &Row| row.advanced && row.value == "none";
    let (absent, rows): (Vec<Row>, Vec<Row>) = game.rules.rows().into_iter().partition(absent);
    let (rows, idle): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| row.matters);
    for row in rows {
        writeln!(out, "{}: {}", rule(words, &row), value(&row))?;
        writeln!(out, "    {}", words.say_rule(row.rule, &row.value))?;
    }
    if !idle.is_empty() {
        writeln!(out, "\nThese make no difference here:")?;
    }
    for row in idle {
        writeln!(out, "    {}: {}", rule(words, &row), row.value)?;
    }
    if !absent.is_empty() {
        let names: Vec<String> = absent.iter().map(|row| rule(words, row)).collect();
        writeln!(out, "\nAdvanced rules that are not in play:")?;
        columns::wrap(&names.join(", "), 96).iter().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    Ok(())
}

/// The table of skills of a spec's edition, whether they are in play or not.
fn skills_of(game: &Fuba) -> Result<Skills, Refusal> {
    let edition = game.spec().edition;
    let of = |edition: &str| everything(edition).and_then(|all| all.skills);
    game.rules.skills.or_else(|| of(&edition)).ok_or_else(|| {
        let known: Vec<&str> =
            EDITIONS.iter().map(|(name, _)| *name).filter(|name| of(name).is_some()).collect();
        Refusal::new("skills-none").text("edition", edition).text("known", known.join(", "))
    })
}

/// Widths of the columns: name, price, moment, effect, clause.
const SKILL_COLUMNS: [usize; 5] = [24, 13, 22, 44, 7];

fn skill_row(cells: [&str; 5]) -> String {
    let cells: Vec<(&str, usize)> = cells.into_iter().zip(SKILL_COLUMNS).collect();
    columns::row(&cells)
}

fn show_skills(out: &mut impl Write, words: &Words, game: &Fuba, skills: Skills) -> io::Result<()> {
    let table = skills.table();
    let spec = game.spec();
    let title = words.say_key(&format!("edition-{GAME}-{}", spec.edition.replace('.', "-")));
    writeln!(out, "{spec}\n{title}, {} skills\n", table.len())?;
    let head = skill_row(["Skill", "Price", "Played", "What it does", "Clause"]);
    writeln!(out, "{head}\n{}", "-".repeat(head.chars().count()))?;
    let mut group = None;
    for card in table {
        if card.group != group {
            group = card.group;
            let name = group.map(|group| words.say_key(describe::group(group))).unwrap_or_default();
            writeln!(out, "\n{name}")?;
        }
        writeln!(out, "{}", skill_line(words, game, skills, *card))?;
    }
    writeln!(
        out,
        "\nPoints are condition points of the zone of the target area. In notation names have hyphens: play tackle."
    )?;
    if table.iter().any(|card| is_barred(game, *card)) {
        writeln!(out, "* cannot be chosen here: the rule it leans on is not in play.")?;
    }
    Ok(())
}

/// Whether skills are in play, but not this one.
fn is_barred(game: &Fuba, card: Card) -> bool {
    game.rules.skills.is_some() && !catalogue::is_usable(&game.rules, card.skill)
}

fn skill_line(words: &Words, game: &Fuba, skills: Skills, card: Card) -> String {
    let mark = if is_barred(game, card) { " *" } else { "" };
    let name = words.say_key(&describe::skill(card.skill)) + mark;
    let (key, points) = describe::cost(card.cost);
    let price = words.say(&Message::new(key).number("points", points));
    let moment = words.say_key(&describe::window(card.window));
    let effect = words.say_key(&describe::skill_effect(skills.catalogue, card.skill));
    skill_row([&name, &price, &moment, &effect, &card.skill.clause()])
}

fn diff_fuba(out: &mut impl Write, words: &Words, a: &Fuba, b: &Fuba) -> io::Result<()> {
    let specs = [a, b].map(|game| game.spec().to_string());
    for (game, spec) in [a, b].into_iter().zip(&specs) {
        writeln!(out, "{spec}  {}", title(words, game))?;
    }
    let width = specs.iter().map(String::len).max().unwrap_or_default() + 1;
    let rows: Vec<[Row; 2]> = a.rules.rows().into_iter().zip(b.rules.rows()).map(<[Row; 2]>::from).collect();
    // What cannot come up is as good as a rule that is not there.
    let effect = |row: &Row| if row.matters { row.value.clone() } else { "none".to_owned() };
    let differs = |[a, b]: &&[Row; 2]| effect(a) != effect(b);
    let differing: Vec<_> = rows.iter().filter(differs).collect();
    if differing.is_empty() {
        return writeln!(out, "\nNo difference: all {} rules are the same.", rows.len());
    }
    writeln!(out, "\n{} of {} rules differ.", differing.len(), rows.len())?;
    for pair in differing {
        writeln!(out, "\n{}", rule(words, &pair[0]))?;
        for (row, spec) in pair.iter().zip(&specs) {
            let label = format!("{spec}:");
            if row.matters {
                writeln!(out, "  {label:width$} {}", value(row))?;
                writeln!(out, "  {:width$} {}", "", words.say_rule(row.rule, &row.value))?;
            } else {
                writeln!(out, "  {label:width$} does not come up")?;
            }
        }
    }
    Ok(())
}
