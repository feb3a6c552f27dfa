//! One clause or ruling, with everything related to it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::sync::OnceLock;

use touchline_engine::{Refusal, Rulebook};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::clauses::{self, Clause, ClauseTable, Group, Ruling, rulings};
use touchline_words::near;

use super::text::{concept_of, heading, paragraph};
use super::width;
use crate::say::sentence;

/// A wording of a clause, with the editions that have it.
type Version<'a> = (Vec<&'a str>, &'a Group, &'a Clause);

pub(super) fn show(out: &mut impl Write, asked: &str) -> anyhow::Result<()> {
    let width = width::of_text();
    let tables = clauses::tables().map_err(anyhow::Error::msg)?;
    let known = known(tables);
    let id = canonical(asked);
    if let Some(ruling) = rulings().iter().find(|ruling| ruling.id == id) {
        return Ok(show_ruling(out, tables, ruling, width)?);
    }
    let versions = versions(tables, &id);
    if !versions.is_empty() {
        return Ok(show_clause(out, tables, &id, &versions, width)?);
    }
    if let Some(ids) = group(tables, &id) {
        return Ok(show_group(out, &id, &ids, width)?);
    }
    let near = nearest(&id, &known);
    let refusal = Refusal::new(if near.is_empty() { "clause-unlike" } else { "clause-unknown" });
    Err(sentence(&refusal.quoted("got", asked).text("near", near.join(", "))))
}

/// `f-press-5` means `F-PRESS-05`, `r-g7` means `R-G07`, `r-7` means `R-007`.
fn canonical(asked: &str) -> String {
    let upper = asked.trim().to_ascii_uppercase();
    let Some((begin, last)) = upper.rsplit_once('-') else { return upper };
    let (letter, number) = last.split_at(usize::from(last.starts_with('G')));
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return upper;
    }
    let digits = if begin == "R" && letter.is_empty() { 3 } else { 2 };
    format!("{begin}-{letter}{:0>digits$}", number.trim_start_matches('0'))
}

/// Every existing id.
fn known(tables: &'static [ClauseTable]) -> BTreeSet<&'static str> {
    let clauses = tables.iter().flat_map(ClauseTable::clauses).map(|(_, clause)| clause.id.as_str());
    clauses.chain(rulings().iter().map(|ruling| ruling.id.as_str())).collect()
}

/// The wordings of a clause, each with its editions.
fn versions<'a>(tables: &'a [ClauseTable], id: &str) -> Vec<Version<'a>> {
    let mut found: Vec<Version<'a>> = Vec::new();
    for table in tables {
        let Some((group, clause)) = table.find(id) else { continue };
        match found.iter_mut().find(|(_, _, other)| other.text == clause.text) {
            Some((editions, ..)) => editions.push(&table.edition),
            None => found.push((vec![&table.edition], group, clause)),
        }
    }
    found
}

fn show_clause(
    out: &mut impl Write,
    tables: &[ClauseTable],
    id: &str,
    versions: &[Version<'_>],
    width: usize,
) -> io::Result<()> {
    let titles: BTreeSet<&str> = versions.iter().map(|(_, group, _)| group.title.as_str()).collect();
    writeln!(out, "{id}  {}", titles.into_iter().collect::<Vec<_>>().join(" / "))?;
    for (editions, _, clause) in versions {
        writeln!(out, "\n{}:", editions.join(", "))?;
        paragraph(out, &clause.text, width)?;
    }
    let first = versions.first().and_then(|(editions, ..)| editions.first());
    let game = first.map_or("", |edition| edition.split(':').next().unwrap_or_default());
    let lacking: Vec<&str> = tables
        .iter()
        .map(|table| table.edition.as_str())
        .filter(|edition| edition.split(':').next() == Some(game))
        .filter(|edition| !versions.iter().any(|(editions, ..)| editions.contains(edition)))
        .collect();
    let mut lines = played(versions);
    if !lacking.is_empty() {
        lines.push(format!("Not a clause of {}.", lacking.join(", ")));
    }
    let touching = rulings_on(id);
    if touching.is_empty() {
        lines.push("No ruling is about it.".to_owned());
    }
    if !lines.is_empty() {
        writeln!(out)?;
    }
    lines.iter().try_for_each(|line| paragraph(out, line, width))?;
    if touching.is_empty() {
        return Ok(());
    }
    heading(out, "Rulings")?;
    for (i, ruling) in touching.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write_ruling(out, ruling, width)?;
    }
    Ok(())
}

/// When the clause applies: always, or with an advanced rule.
fn played(versions: &[Version<'_>]) -> Vec<String> {
    let mut lines = Vec::new();
    for (editions, group, _) in versions {
        for edition in editions {
            let Some(rule) = &group.rule else { continue };
            if let Some(concept) = concept_of(rule, edition) {
                lines.push(format!("{edition}: in play with +{concept}."));
            }
        }
    }
    lines
}

/// The rulings that name a clause, and those that a rule cites together with it, in file order.
fn rulings_on(id: &str) -> Vec<&'static Ruling> {
    static TOUCHED: OnceLock<BTreeMap<String, BTreeSet<usize>>> = OnceLock::new();
    let touched = TOUCHED.get_or_init(|| {
        let mut touched: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (at, ruling) in rulings().iter().enumerate() {
            for named in clauses::ids_in(&ruling.text()) {
                touched.entry(named.to_owned()).or_default().insert(at);
            }
        }
        for (clause, ruling) in cited_together() {
            if let Some(at) = rulings().iter().position(|other| other.id == ruling) {
                touched.entry(clause.to_owned()).or_default().insert(at);
            }
        }
        touched
    });
    touched.get(id).into_iter().flatten().filter_map(|at| rulings().get(*at)).collect()
}

/// Clauses and rulings that one row cites, if it cites only a few clauses: a row for a whole chapter says
/// nothing about one of its sentences.
fn cited_together() -> BTreeSet<(&'static str, &'static str)> {
    const FEW: usize = 3;
    let mut found = BTreeSet::new();
    for offer in touchline_protocol::games::offers() {
        for edition in &offer.editions {
            let plain = format!("{}:{edition}", offer.game);
            let all = offer.all.map(|all| format!("{plain}+{all}"));
            let specs = [Some(plain), all].into_iter().flatten();
            for game in specs.filter_map(|spec| AnyGame::from_text(&spec).ok()) {
                for row in with_game!(game, game => game.rows()) {
                    let (rulings, clauses): (Vec<&str>, Vec<&str>) =
                        row.clauses.split(", ").partition(|cited| cited.starts_with("R-"));
                    if clauses.len() <= FEW {
                        found.extend(
                            clauses
                                .iter()
                                .flat_map(|clause| rulings.iter().map(move |ruling| (*clause, *ruling))),
                        );
                    }
                }
            }
        }
    }
    found
}

fn write_ruling(out: &mut impl Write, ruling: &Ruling, width: usize) -> io::Result<()> {
    paragraph(out, &format!("{}  {}", ruling.id, ruling.question), width)?;
    for (label, text) in [("Ruling", &ruling.ruling), ("Why", &ruling.why)] {
        if !text.is_empty() {
            paragraph(out, &format!("{label}: {text}"), width)?;
        }
    }
    Ok(())
}

fn show_ruling(
    out: &mut impl Write,
    tables: &[ClauseTable],
    ruling: &Ruling,
    width: usize,
) -> io::Result<()> {
    write_ruling(out, ruling, width)?;
    let text = ruling.text();
    let named = clauses::ids_in(&text);
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for (_, clause) in tables.iter().flat_map(ClauseTable::clauses) {
        if named.contains(&clause.id.as_str()) && !seen.contains(&(&clause.id, &clause.text)) {
            seen.push((&clause.id, &clause.text));
        }
    }
    if seen.is_empty() {
        return Ok(());
    }
    heading(out, "The clauses it names")?;
    seen.iter().try_for_each(|(id, text)| paragraph(out, &format!("{id}  {text}"), width))
}

/// The clauses of a whole group: `F-PRESS`.
fn group(tables: &'static [ClauseTable], id: &str) -> Option<Vec<(&'static str, &'static str)>> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for group in tables.iter().flat_map(|table| &table.groups).filter(|group| group.id == id) {
        for clause in &group.clauses {
            if !found.iter().any(|(id, _)| *id == clause.id) {
                found.push((&clause.id, &group.title));
            }
        }
    }
    found.sort_unstable();
    (!found.is_empty()).then_some(found)
}

fn show_group(out: &mut impl Write, id: &str, ids: &[(&str, &str)], width: usize) -> io::Result<()> {
    let title = ids.first().map_or("", |(_, title)| title);
    writeln!(out, "{id}  {title}\n")?;
    let ids: Vec<&str> = ids.iter().map(|(id, _)| *id).collect();
    paragraph(out, &format!("The clauses of this chapter: {}.", ids.join(", ")), width)
}

/// The closest existing ids: at most three, and none if half of the id would have to change.
fn nearest<'a>(id: &str, known: &BTreeSet<&'a str>) -> Vec<&'a str> {
    let distance = |other: &str| (near::distance(id, other), usize::from(other.get(..1) != id.get(..1)));
    let Some(least) = known.iter().map(|other| distance(other)).min() else { return Vec::new() };
    if least.0 * 2 >= id.len() {
        return Vec::new();
    }
    known.iter().copied().filter(|other| distance(other) == least).take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_may_be_typed_short() {
        for (asked, id) in [
            ("f-press-5", "F-PRESS-05"),
            (" F-PRESS-05 ", "F-PRESS-05"),
            ("r-7", "R-007"),
            ("R-G7", "R-G07"),
            ("r-g970", "R-G970"),
            ("e-60", "E-60"),
            ("F-PRESS", "F-PRESS"),
            ("press", "PRESS"),
        ] {
            assert_eq!(canonical(asked), id);
        }
    }

    #[test]
    fn every_id_is_told() {
        let all = known(clauses::tables().expect("tables"));
        assert!(all.len() > 1000, "{}", all.len());
        for id in all {
            let mut out = Vec::new();
            show(&mut out, id).unwrap_or_else(|error| panic!("{id}: {error}"));
            let text = String::from_utf8(out).expect("text");
            assert!(text.starts_with(id) && text.len() > id.len() + 20, "{text}");
        }
    }

    #[test]
    fn what_is_nearest_is_named() {
        let all = known(clauses::tables().expect("tables"));
        assert_eq!(nearest("F-PREES-05", &all), ["F-PRESS-05"]);
        assert_eq!(nearest("G-KICK-99", &all), ["G-KICK-09"]);
        assert!(nearest("XYZZY", &all).is_empty());
    }
}
