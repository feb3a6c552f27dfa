//! Which clauses a finding is about.

use touchline_engine::{Describe, Row, Rulebook as _};
use touchline_lab::experiment::played_by;
use touchline_protocol::games::{AnyGame, offers};
use touchline_protocol::with_game;
use touchline_words::clauses::{rulings, tables};

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

/// What we ruled where the books leave something open.
fn ruling(id: &str) -> Option<(String, String)> {
    let found = rulings().iter().find(|ruling| ruling.id == id)?;
    let text = if found.ruling.is_empty() { &found.question } else { &found.ruling };
    Some((found.id.clone(), text.clone()))
}

/// Clauses that were quoted before, by their numbers alone.
pub(super) fn named(clauses: &[(String, String)]) -> Vec<(String, String)> {
    let number = |(label, _): &(String, String)| label.split(" (").next().unwrap_or_default().to_owned();
    let mut numbers: Vec<String> = clauses.iter().map(number).collect();
    numbers.dedup();
    if numbers.is_empty() { Vec::new() } else { vec![(numbers.join(", "), "as above.".into())] }
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
    let mut texts: Vec<(String, String)> = ids().filter_map(|id| clause(&book, id)).collect();
    if texts.is_empty() {
        // The books say nothing about it: we had to decide.
        texts.extend(ids().filter_map(ruling));
    }
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

/// The clauses about formations.
pub(super) fn of_formations(spec: &str) -> Vec<(String, String)> {
    ["F-PREP-01", "F-PREP-03"].iter().filter_map(|id| clause(spec, id)).collect()
}

/// What tells two kinds of weather apart, as the rules of a spec have it; where neither does anything by
/// itself, where weather comes from. Nothing where both are the same.
pub(super) fn of_weathers(spec: &str, weathers: [&str; 2]) -> Vec<(String, String)> {
    if weathers[0] == weathers[1] {
        return Vec::new();
    }
    let own: Vec<&str> = weathers.into_iter().filter_map(of_weather).collect();
    let ids = if own.is_empty() { vec!["F-WTHR-01"] } else { own };
    ids.into_iter().filter_map(|id| clause(spec, id)).collect()
}

/// The clause about what a kind of weather does from the first kick-off on.
fn of_weather(weather: &str) -> Option<&'static str> {
    match weather {
        "heat" => Some("F-WTHR-02"),
        "sunshine" => Some("F-WTHR-04"),
        "wind" => Some("F-WTHR-06"),
        "rain" => Some("F-WTHR-08"),
        "cold" => Some("F-WTHR-10"),
        _ => None,
    }
}

/// The clause behind a measure of FUBA, where one speaks of it: the same in all editions that have it.
pub(super) fn of_measure(measure: &str, spec: &str) -> Option<(String, String)> {
    let id = match measure {
        "turns_per_half" => "F-TURN-12",
        "goals_per_match" | "home_goals_per_match" | "away_goals_per_match" => "F-GOAL-04",
        "shots_per_match" => "F-GOAL-01",
        "turnovers_per_match" => "F-CTRL-04",
        "restart_minutes_per_half" => "F-TIME-06",
        "stoppage_minutes_per_half" => "F-TIME-09",
        "free_kicks_per_half" => "F-FK-01",
        "corner_kicks_per_half" => "F-CK-01",
        "goal_kicks_per_half" => "F-GKK-01",
        "penalties_per_match" => "F-PEN-01",
        "yellow_cards_per_match" => "F-CARD-01",
        "special_events_per_match" => "F-EVT-01",
        _ => return None,
    };
    clause(spec, id)
}

/// What a spec stands for in this program.
pub(super) struct Played {
    /// Its canonical form.
    pub(super) spec: String,
    /// The revision of its rules.
    pub(super) revision: u32,
    /// Who plays.
    pub(super) by: String,
}

/// What a spec stands for in this program.
pub(super) fn played(spec: &str) -> anyhow::Result<Played> {
    let game = AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))?;
    Ok(with_game!(game, game => Played {
        spec: Describe::spec(&game).to_string(),
        revision: Describe::revision(&game),
        by: played_by(&game),
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
        assert!(of_measure("goals_per_match", "fuba:3.0+all").is_some_and(|(_, text)| text.contains("goal")));
        assert!(of_measure("goals_per_match", "grid:basic").is_none(), "the clauses are those of FUBA");
    }

    #[test]
    fn every_weather_is_quoted_by_its_own_clause() {
        let spec = "fuba:3.0+weather";
        let quoted = |weathers: [&str; 2]| {
            let found = of_weathers(spec, weathers);
            found.into_iter().map(|(id, _)| id).collect::<Vec<String>>()
        };
        let game: touchline_fuba::Fuba = super::super::runner::typed(spec).expect("FUBA");
        for weather in touchline_lab::Staged::weathers(&game) {
            let [found] = &of_weathers(spec, ["ordinary", weather])[..] else {
                assert_eq!(weather, "ordinary");
                continue;
            };
            assert!(found.1.to_lowercase().contains(weather), "{weather}: {found:?}");
        }
        assert_eq!(quoted(["rain", "ordinary"]), ["F-WTHR-08"]);
        assert_eq!(quoted(["cold", "wind"]), ["F-WTHR-10", "F-WTHR-06"]);
        assert_eq!(quoted(["", "ordinary"]), ["F-WTHR-01"], "the dice decide in one of them");
        assert_eq!(quoted(["heat", "heat"]), [""; 0]);
    }

    /// What the books leave open stands in a ruling.
    #[test]
    fn a_ruling_is_quoted_with_its_text() {
        let found = between("fuba:2.1", "fuba:2.1?fewest_players=seven").expect("specs");
        assert_eq!(found.len(), 1);
        let (label, text) = &found[0];
        assert!(label.starts_with("R-106 (") && text.contains("fewer than seven"), "{found:?}");
        assert_eq!(named(&found), [("R-106".to_owned(), "as above.".to_owned())]);
        assert!(named(&[]).is_empty());
    }
}
