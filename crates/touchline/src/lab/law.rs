//! Which clauses a finding is about.

use touchline_engine::{Row, Rulebook as _};
use touchline_protocol::games::{AnyGame, offers};
use touchline_protocol::with_game;
use touchline_words::clauses::tables;

use crate::say::sentence;

/// The most rules that are quoted with a finding: more than that are an edition.
const MOST: usize = 3;

/// Every rule of a spec.
pub(super) fn rows(spec: &str) -> anyhow::Result<Vec<Row>> {
    let game = AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))?;
    Ok(with_game!(game, game => game.rows()))
}

/// A clause with its text, as the edition of a spec has it.
pub(super) fn clause(spec: &str, id: &str) -> Option<(String, String)> {
    let table = tables().ok()?.iter().find(|table| table.has(spec))?;
    table.find(id).map(|(_, clause)| (clause.id.clone(), clause.text.clone()))
}

/// The clauses of the rules in which two specs differ, as the second has them; none where they differ in too
/// many to be quoted.
pub(super) fn between(one: &str, other: &str) -> anyhow::Result<Vec<(String, String)>> {
    let (before, after) = (rows(one)?, rows(other)?);
    let changed: Vec<(&Row, &Row)> =
        before.iter().zip(&after).filter(|(before, after)| before.value != after.value).collect();
    if changed.len() > MOST {
        return Ok(Vec::new());
    }
    Ok(changed.into_iter().flat_map(|(before, after)| quote(one, other, before, after)).collect())
}

/// The clauses of one rule that changed. A value may come from another book than the spec's: then that book
/// is quoted. A rule that is switched off is told by what it was.
fn quote(one: &str, other: &str, before: &Row, after: &Row) -> Vec<(String, String)> {
    let (row, spec, than) = if after.value == "none" { (before, one, other) } else { (after, other, one) };
    let book = book_of(spec, row).unwrap_or_else(|| spec.to_owned());
    let ids = || row.clauses.split([',', ' ']).filter(|id| !id.is_empty());
    let texts: Vec<(String, String)> = ids().filter_map(|id| clause(&book, id)).collect();
    let is_news = |(id, text): &&(String, String)| clause(than, id).is_none_or(|(_, old)| old != *text);
    let news: Vec<&(String, String)> = texts.iter().filter(is_news).collect();
    let told = if news.is_empty() { texts.iter().take(1).collect() } else { news };
    let label = |id: &str| format!("{id} ({}: {} instead of {})", row.rule, after.value, before.value);
    if told.is_empty() {
        return vec![(label(row.clauses), String::new())];
    }
    told.into_iter().take(MOST).map(|(id, text)| (label(id), text.clone())).collect()
}

/// An edition of the same game that plays a rule this way: the spec's own if it does.
fn book_of(spec: &str, row: &Row) -> Option<String> {
    let parsed = touchline_engine::Spec::parse(spec).ok()?;
    let offer = offers().into_iter().find(|offer| offer.game == parsed.game)?;
    let all = offer.all.map_or(String::new(), |all| format!("+{all}"));
    let own = offer.editions.iter().filter(|edition| **edition == parsed.edition);
    let books = own.chain(&offer.editions).flat_map(|edition| {
        let basic = format!("{}:{edition}", offer.game);
        [basic.clone(), format!("{basic}{all}")]
    });
    let plays = |book: &String| {
        rows(book)
            .is_ok_and(|rows| rows.iter().any(|other| other.rule == row.rule && other.value == row.value))
    };
    books.into_iter().find(plays)
}

/// The clause behind a measure, where one speaks of it.
pub(super) fn of_measure(measure: &str, spec: &str) -> Option<(String, String)> {
    let id = match measure {
        "turns_per_half" => "F-TURN-12",
        _ => return None,
    };
    clause(spec, id)
}

/// The canonical form of a spec, and the revision of its rules.
pub(super) fn played(spec: &str) -> anyhow::Result<(String, u32)> {
    let game = AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))?;
    Ok(with_game!(game, game => {
        (touchline_engine::Describe::spec(&game).to_string(), touchline_engine::Describe::revision(&game))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_specs_differ_in_is_quoted() {
        let found = between("fuba:3.0", "fuba:3.0+weather").expect("specs");
        assert_eq!(found.len(), 1);
        assert!(found[0].0.starts_with("F-WTHR") && !found[0].1.is_empty(), "{found:?}");
        assert_eq!(between("fuba:3.0+weather", "fuba:3.0").expect("specs")[0].1, found[0].1);
        assert!(between("fuba:2.0", "fuba:3.0").expect("specs").is_empty(), "that is an edition");
        let dice = between("fuba:2.1", "fuba:2.1?pressing=two-dice").expect("specs");
        assert!(
            dice.iter().any(|(id, text)| id.starts_with("F-PRESS-03 (") && text.contains("two dice")),
            "{dice:?}"
        );
        assert!(of_measure("turns_per_half", "fuba:2.1").is_some_and(|(_, text)| text.contains("20")));
    }
}
