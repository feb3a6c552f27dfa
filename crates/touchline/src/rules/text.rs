//! The clauses of a spec as sentences, in reading order.

use std::io::{self, Write};

use touchline_engine::{Row, Rulebook};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;
use touchline_words::clauses::{self, Clause, ClauseTable, Group, Kind};

use super::{Rules, game, title, width};
use crate::columns;

/// The table of a spec's edition.
pub(super) fn table(spec: &str) -> anyhow::Result<&'static ClauseTable> {
    let tables = clauses::tables().map_err(anyhow::Error::msg)?;
    tables.iter().find(|table| table.has(spec)).ok_or_else(|| anyhow::anyhow!("no clauses for {spec}"))
}

/// The rows of the plain edition, or of the basic game.
fn plain_rows(spec: &str) -> anyhow::Result<Vec<Row>> {
    let table = table(spec)?;
    let plain =
        if table.edition.contains(':') { table.edition.clone() } else { format!("{}:basic", table.edition) };
    let game: AnyGame = game(&plain)?;
    Ok(with_game!(game, game => game.rows()))
}

/// Whether a chapter applies: one of an advanced rule only if that rule differs from the plain edition.
fn is_in_force(group: &Group, rows: &[Row], plain: &[Row]) -> bool {
    let value =
        |rows: &[Row], rule: &str| rows.iter().find(|row| row.rule == rule).map(|row| row.value.clone());
    group.rule.as_deref().is_none_or(|rule| value(rows, rule) != value(plain, rule))
}

fn is_example(clause: &Clause) -> bool {
    clause.kind == Kind::Example
}

/// Print chapter by chapter; worked examples, if wanted, come last.
pub(super) fn show(out: &mut impl Write, words: &Words, rules: &Rules, examples: bool) -> anyhow::Result<()> {
    let width = width::of_text();
    let (table, plain) = (table(&rules.spec)?, plain_rows(&rules.spec)?);
    writeln!(out, "{}", rules.spec)?;
    paragraph(out, &rules.title, width)?;
    let (on, off): (Vec<&Group>, Vec<&Group>) =
        table.groups.iter().partition(|group| is_in_force(group, &rules.rows, &plain));
    let mut introduced: Vec<&str> = Vec::new();
    for group in on.iter().filter(|group| !group.clauses.iter().all(is_example)) {
        heading(out, &group.title)?;
        if let Some(rule) = group.rule.as_deref().filter(|rule| !introduced.contains(rule)) {
            introduced.push(rule);
            introduction(out, words, rules, rule, width)?;
        }
        sentences(out, group, width, |clause| !is_example(clause))?;
    }
    choices(out, words, rules, &plain, table, width)?;
    for group in on.iter().filter(|group| examples && group.clauses.iter().any(is_example)) {
        heading(out, &group.title)?;
        sentences(out, group, width, is_example)?;
    }
    let idle: Vec<&str> = off
        .iter()
        .filter(|group| !group.clauses.iter().all(is_example))
        .map(|group| group.title.as_str())
        .collect();
    writeln!(out)?;
    if !idle.is_empty() {
        paragraph(out, &format!("Not in play here: {}.", idle.join(", ")), width)?;
    }
    paragraph(
        out,
        "touchline rules clause ID tells more about one: where it differs between editions, and the rulings on it.",
        width,
    )?;
    Ok(())
}

/// What an advanced rule is about, in one sentence.
fn introduction(
    out: &mut impl Write,
    words: &Words,
    rules: &Rules,
    rule: &str,
    width: usize,
) -> io::Result<()> {
    let Some(row) = rules.rows.iter().find(|row| row.rule == rule) else { return Ok(()) };
    paragraph(out, &words.say_rule(rule, &row.value), width)?;
    writeln!(out)
}

/// The sentences of a chapter, with ids in a column of their own.
fn sentences(
    out: &mut impl Write,
    group: &Group,
    width: usize,
    wanted: impl Fn(&Clause) -> bool,
) -> io::Result<()> {
    let clauses: Vec<&Clause> = group.clauses.iter().filter(|clause| wanted(clause)).collect();
    let ids = clauses.iter().map(|clause| clause.id.len()).max().unwrap_or_default();
    for clause in clauses {
        writeln!(out, "{}", columns::row(&[(&clause.id, ids), (&clause.text, width - ids - 2)]))?;
    }
    Ok(())
}

/// What a spec chooses where its clauses leave a choice, or plays differently from its edition.
fn choices(
    out: &mut impl Write,
    words: &Words,
    rules: &Rules,
    plain: &[Row],
    table: &ClauseTable,
    width: usize,
) -> io::Result<()> {
    let has_chapter = |row: &Row| table.groups.iter().any(|group| group.rule.as_deref() == Some(row.rule));
    let differs = |(row, plain): &(&Row, &Row)| row.matters && row.value != plain.value;
    let chosen: Vec<&Row> = rules
        .rows
        .iter()
        .zip(plain)
        .filter(differs)
        .map(|(row, _)| row)
        .filter(|row| !has_chapter(row))
        .collect();
    if chosen.is_empty() {
        return Ok(());
    }
    heading(out, "What this spec chooses")?;
    for row in chosen {
        let sentence = format!("{}: {}", title(words, row.rule), words.say_rule(row.rule, &row.value));
        paragraph(out, &sentence, width)?;
    }
    Ok(())
}

pub(super) fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    writeln!(out, "\n{text}\n{}", "-".repeat(text.chars().count()))
}

pub(super) fn paragraph(out: &mut impl Write, text: &str, width: usize) -> io::Result<()> {
    columns::wrap(text, width).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The concept that switches a rule on in an edition.
pub(super) fn concept_of(rule: &str, edition: &str) -> Option<String> {
    let (game, edition) = edition.split_once(':').unwrap_or((edition, ""));
    let offers = touchline_protocol::games::offers();
    let offer = offers.iter().find(|offer| offer.game == game)?;
    let offered = |concept: &&touchline_engine::OfferedConcept| {
        concept.rule == rule && (edition.is_empty() || concept.editions.contains(&edition))
    };
    offer.concepts.iter().find(offered).map(|concept| concept.name.to_owned())
}
