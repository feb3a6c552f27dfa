//! `touchline rules`: what can be played, and which rules apply.

mod clause;
mod skills;
mod text;
mod width;

use std::io::{self, Write};

use clap::Subcommand;
use touchline_engine::{
    Describe, Offer, OfferedConcept, OfferedOption, Refusal, Row, Rulebook, Setting, edition_key,
};
use touchline_protocol::games::{self, AnyGame};
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::columns;
use crate::say::sentence;
use crate::terminal;

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
        /// A spec such as fuba:3.0, fuba:3.0+condition+skills, fuba:3.0+all or grid:basic@small+tackle.
        spec: String,
        /// Say what the terms of a match mean, such as "home.discard=1 draw=extra-time,shoot-out".
        #[arg(long, value_name = "TERMS")]
        terms: Option<String>,
    },
    /// Print the skill cards of an edition: price, moment, effect.
    Skills {
        /// A spec such as fuba:3.0; with +skills in it, cards that cannot be chosen there are marked.
        spec: String,
    },
    /// Print the rules of a spec as sentences, chapter by chapter: the rules that apply, from beginning to
    /// end.
    Text {
        /// A spec such as fuba:3.0, fuba:3.0+weather or grid:basic.
        spec: String,
        /// Include worked examples.
        #[arg(long)]
        examples: bool,
    },
    /// Print a clause or a ruling: its sentence, how it differs between editions, and rulings on it.
    Clause {
        /// An id such as F-PRESS-05, G-KICK-12, R-080, R-G15, or a chapter such as F-PRESS.
        id: String,
    },
    /// Print how two specs differ, rule by rule.
    Diff {
        /// A spec such as fuba:2.1 or grid:basic.
        a: String,
        /// Another of the same game, such as fuba:3.0, fuba:2.1+all or grid:full.
        b: String,
    },
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let words = Words::english();
    match &options.command {
        Command::List => list(&mut out, &words)?,
        Command::Show { spec, terms } => {
            let terms = terms.as_deref().map(|terms| explained(&words, game(spec)?, terms)).transpose()?;
            show(&mut out, &words, &rules(&words, game(spec)?))?;
            if let Some(terms) = terms {
                writeln!(out, "\nTerms of the match:")?;
                terms.iter().try_for_each(|term| width::hang(&mut out, "    ", 4, term))?;
            }
        }
        Command::Skills { spec } => {
            let game = game(spec)?.fuba().ok_or_else(|| no_cards(spec))?;
            skills::show(&mut out, &words, &game)?;
        }
        Command::Text { spec, examples } => {
            text::show(&mut out, &words, &rules(&words, game(spec)?), *examples)?;
        }
        Command::Clause { id } => clause::show(&mut out, id)?,
        Command::Diff { a, b } => {
            let [a, b] = [rules(&words, game(a)?), rules(&words, game(b)?)];
            if a.game != b.game {
                return Err(sentence(&Refusal::new("diff-two-games").text("a", a.game).text("b", b.game)));
            }
            diff(&mut out, &words, &[a, b])?;
        }
    }
    Ok(())
}

fn game(spec: &str) -> anyhow::Result<AnyGame> {
    AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))
}

/// What terms mean; where there are none, that.
fn explained(words: &Words, game: AnyGame, terms: &str) -> anyhow::Result<Vec<String>> {
    fn of<G: Describe>(words: &Words, game: &G, terms: &str) -> anyhow::Result<Vec<String>> {
        let terms = game.read_terms(terms).map_err(|refusal| sentence(&refusal))?;
        Ok(game.say_terms(&terms).iter().map(|term| words.say(term)).collect())
    }
    let said = with_game!(game, game => of(words, &game, terms))?;
    Ok(if said.is_empty() { vec![words.say_key("terms-say-none")] } else { said })
}

fn no_cards(spec: &str) -> anyhow::Error {
    sentence(&Refusal::new("skills-other-game").quoted("got", spec))
}

/// The rules of a spec, whatever the game.
struct Rules {
    game: String,
    spec: String,
    title: String,
    rows: Vec<Row>,
    warnings: Vec<String>,
    custom: Vec<&'static str>,
    /// The edition by itself, and its rules.
    edition: (String, Vec<Row>),
}

fn rules(words: &Words, game: AnyGame) -> Rules {
    fn of<G: Rulebook>(words: &Words, game: &G) -> Rules {
        let spec = game.spec();
        let edition = format!("{}:{}", spec.game, spec.edition);
        let own = AnyGame::from_text(&edition).map(|game| with_game!(game, game => game.rows()));
        let title: Vec<String> = game.title().iter().map(|part| words.say(part)).collect();
        let warnings = game.warnings().iter().map(|warning| words.say(warning)).collect();
        Rules {
            spec: spec.to_string(),
            game: spec.game,
            title: title.join(", "),
            rows: game.rows(),
            warnings,
            custom: game.custom(),
            edition: (edition, own.unwrap_or_default()),
        }
    }
    with_game!(game, game => of(words, &game))
}

fn list(out: &mut impl Write, words: &Words) -> io::Result<()> {
    for (i, offer) in games::offers().iter().enumerate() {
        if i > 0 {
            writeln!(out, "\n")?;
        }
        list_one(out, words, offer)?;
    }
    writeln!(
        out,
        "\n\nWhat they mean:\n\
         \x20 rules text SPEC       the rules in force, to be read from beginning to end\n\
         \x20 rules show SPEC       the same in short, rule by rule, with its clauses, and\n\
         \x20                       how specs set each rule: fuba:2.1?pressing=two-dice\n\
         \x20 rules diff SPEC SPEC  what a rule or an option changes, as in\n\
         \x20                       rules diff fuba:3.0 fuba:3.0+weather\n\
         \x20                       rules diff grid:advanced \"grid:advanced?heel_cost=a\"\n\
         \x20 rules clause ID       one rule or ruling: rules clause R-065"
    )
}

fn list_one(out: &mut impl Write, words: &Words, offer: &Offer) -> io::Result<()> {
    let game = offer.game;
    let width = offer.editions.iter().map(|edition| edition.len()).max().unwrap_or_default();
    for edition in &offer.editions {
        writeln!(out, "{game}:{edition:<width$}  {}", words.say_key(&edition_key(game, edition)))?;
    }
    if let Some((default, others)) = offer.boards.split_first() {
        writeln!(out, "\nBoards (add @name; * is the default):\n  {default}* | {}", others.join(" | "))?;
    }
    if !offer.concepts.is_empty() {
        let all = offer.all.map(|all| format!(", or +{all} for everything the edition offers"));
        writeln!(out, "\nAdvanced rules (add +name+name{}):", all.unwrap_or_default())?;
    }
    let concept = |concept: &OfferedConcept| {
        let needs = format!("needs {}", concept.needs.join(" or "));
        let needs = if concept.needs.is_empty() { String::new() } else { needs };
        [concept.name.to_owned(), concept.editions.join(" "), needs, title(words, concept.rule)]
    };
    in_columns(out, &offer.concepts.iter().map(concept).collect::<Vec<_>>())?;
    if !offer.options.is_empty() {
        writeln!(out, "\nOptions (add ?name=value&name=value; * is the default):")?;
    }
    in_columns(out, &offer.options.iter().map(|option| option_cells(words, option)).collect::<Vec<_>>())
}

fn option_cells(words: &Words, option: &OfferedOption) -> [String; 4] {
    let mark = |value: &String| if option.default.as_ref() == Some(value) { "*" } else { "" };
    let values: Vec<String> = option.values.iter().map(|value| format!("{value}{}", mark(value))).collect();
    let needs =
        option.needs.as_ref().map(|need| format!(", {}", words.say_key(&format!("where-{}", need.word))));
    let where_from = format!("{}{}", option.clause, needs.unwrap_or_default());
    [option.name.to_owned(), values.join(" | "), title(words, option.rule), where_from]
}

/// Print rows of cells in columns.
fn in_columns<const N: usize>(out: &mut impl Write, lines: &[[String; N]]) -> io::Result<()> {
    let width = |column: usize| lines.iter().map(|cells| cells[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = width::fit(std::array::from_fn(width));
    for cells in lines {
        let cells: Vec<(&str, usize)> = cells.iter().map(String::as_str).zip(widths).collect();
        columns::row(&cells).lines().try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    Ok(())
}

fn title(words: &Words, rule: &str) -> String {
    words.say_key(&format!("rule-{rule}"))
}

/// Shorten a comma-separated list of ids by joining runs of one group: `F-CP-01 to F-CP-10, R-111`.
pub(crate) fn in_short(ids: &str) -> String {
    let number = |id: &str| {
        id.rsplit_once('-').and_then(|(group, n)| Some((group.to_owned(), n.parse::<u32>().ok()?)))
    };
    let follows = |a: &str, b: &str| match (number(a), number(b)) {
        (Some((group, n)), Some((next, m))) => group != "R" && group == next && m == n + 1,
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

/// The word of the value and the clauses behind it. The order of a turn reads better as its sentence.
fn value(row: &Row) -> String {
    let word = if row.value.matches(':').count() > 1 { "" } else { &row.value };
    with_clauses(word, row)
}

/// The value as a spec sets it, where one can, and the clauses behind it.
fn set(row: &Row) -> String {
    match &row.setting {
        Some(setting) if fits(&setting.to_string()) => with_clauses(&setting.to_string(), row),
        Some(_) => value(row),
        None => with_clauses(&row.value, row),
    }
}

fn with_clauses(word: &str, row: &Row) -> String {
    let clauses = if row.clauses.is_empty() { String::new() } else { format!("[{}]", in_short(row.clauses)) };
    [word, clauses.as_str()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

impl Rules {
    /// What the edition has where this rule is custom.
    fn own_value(&self, row: &Row) -> Option<String> {
        let (edition, rows) = &self.edition;
        let own = rows.iter().find(|own| own.rule == row.rule && self.custom.contains(&own.rule))?;
        Some(format!("Custom: {edition} has {}.", own.value))
    }
}

/// Whether a word that cannot be wrapped, such as the order of a turn, leaves room in the window.
fn fits(word: &str) -> bool {
    terminal::window().is_none_or(|width| word.len() + 40 < width || word.len() < 40)
}

/// How a spec sets a rule, and to what: `pressing=one-die | two-dice`. Numbers are a range; where there are
/// too many words, the refusal of any other word lists them.
fn ways(setting: &Setting) -> String {
    const MOST: usize = 400;
    let stem = |word: &str| word.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let runs = setting.words.chunk_by(|a, b| stem(a) == stem(b));
    let run = |run: &[String]| match run {
        [first, .., last] => format!("{first} to {last}"),
        _ => run.concat(),
    };
    let words = runs.map(run).collect::<Vec<_>>().join(" | ");
    if words.len() <= MOST {
        return format!("{}={words}", setting.name);
    }
    let (name, number) = (&setting.name, setting.words.len());
    let now = if fits(&setting.to_string()) { setting.to_string() } else { format!("{name}=...") };
    format!("{now} (one of {number}; the answer to {name}=list names them)")
}

fn show(out: &mut impl Write, words: &Words, rules: &Rules) -> io::Result<()> {
    writeln!(out, "{}", rules.spec)?;
    width::hang(out, "", 0, &rules.title)?;
    writeln!(out)?;
    for warning in &rules.warnings {
        width::hang(out, "Note: ", 6, warning)?;
        writeln!(out)?;
    }
    let absent = |row: &Row| row.advanced && row.value == "none";
    let (absent, rows): (Vec<Row>, Vec<Row>) = rules.rows.iter().cloned().partition(absent);
    let (rows, idle): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| row.matters);
    for row in rows {
        let mark = if rules.custom.contains(&row.rule) { "* " } else { "" };
        width::hang(out, mark, 4, &format!("{}: {}", title(words, row.rule), value(&row)))?;
        width::hang(out, "    ", 4, &words.say_rule(row.rule, &row.value))?;
        if let Some(own) = rules.own_value(&row) {
            width::hang(out, "    ", 4, &own)?;
        }
        if let Some(setting) = &row.setting {
            width::hang(out, "    ", 8, &ways(setting))?;
        }
    }
    if !idle.is_empty() {
        writeln!(out, "\nThese make no difference here:")?;
    }
    for row in idle {
        let set = row.setting.as_ref().map_or_else(String::new, |setting| format!("  ({})", ways(setting)));
        width::hang(out, "    ", 8, &format!("{}: {}{set}", title(words, row.rule), row.value))?;
    }
    if !absent.is_empty() {
        let names: Vec<String> = absent.iter().map(|row| title(words, row.rule)).collect();
        writeln!(out, "\nAdvanced rules that are not in play:")?;
        let width = terminal::window().unwrap_or(100) - 4;
        columns::wrap(&names.join(", "), width).iter().try_for_each(|line| writeln!(out, "    {line}"))?;
        let ways = absent.iter().filter_map(|row| row.setting.as_ref()).map(ways);
        writeln!(out)?;
        for way in ways {
            width::hang(out, "    ", 8, &way)?;
        }
    }
    Ok(())
}

fn diff(out: &mut impl Write, words: &Words, both: &[Rules; 2]) -> io::Result<()> {
    for rules in both {
        width::hang(out, &format!("{}  ", rules.spec), 4, &rules.title)?;
    }
    let width = both.iter().map(|rules| rules.spec.len()).max().unwrap_or_default() + 1;
    let [a, b] = both;
    let rows: Vec<[&Row; 2]> = a.rows.iter().zip(&b.rows).map(<[&Row; 2]>::from).collect();
    // A rule that cannot make a difference is as good as absent.
    let effect = |row: &Row| if row.matters { row.value.clone() } else { "none".to_owned() };
    let differs = |[a, b]: &&[&Row; 2]| effect(a) != effect(b);
    let differing: Vec<_> = rows.iter().filter(differs).collect();
    if differing.is_empty() {
        return writeln!(out, "\nNo difference: all {} rules are the same.", rows.len());
    }
    writeln!(out, "\n{} of {} rules differ.", differing.len(), rows.len())?;
    for pair in differing {
        writeln!(out, "\n{}", title(words, pair[0].rule))?;
        for (row, rules) in pair.iter().zip(both) {
            let label = format!("{}:", rules.spec);
            if row.matters {
                let (label, below) = (format!("  {label:width$} "), format!("  {:width$} ", ""));
                width::hang(out, &label, below.len(), &set(row))?;
                width::hang(out, &below, below.len(), &words.say_rule(row.rule, &row.value))?;
            } else {
                writeln!(out, "  {label:width$} does not come up")?;
            }
        }
    }
    Ok(())
}
