//! Which clauses a finding is about.

use touchline_engine::{Describe, Row, Rulebook as _};
use touchline_lab::experiment::played_by;
use touchline_protocol::games::{AnyGame, offers};
use touchline_protocol::with_game;
use touchline_words::Words;
use touchline_words::clauses::tables;

use crate::rules::in_short;
use crate::say::sentence;

/// The most rules that are quoted with a finding: more than that are named.
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

/// Clauses that were quoted before, by their numbers alone.
pub(super) fn named(clauses: &[(String, String)]) -> Vec<(String, String)> {
    let number = |(label, _): &(String, String)| label.split(" (").next().unwrap_or_default().to_owned();
    let mut numbers: Vec<String> = clauses.iter().map(number).collect();
    numbers.dedup();
    if numbers.is_empty() { Vec::new() } else { vec![(numbers.join(", "), "as above.".into())] }
}

/// The rules in which two specs differ, each as the second has it, with its clauses.
pub(super) fn between(one: &str, other: &str) -> anyhow::Result<Vec<(String, String)>> {
    let (before, after) = (rows(one)?, rows(other)?);
    let changed: Vec<(&Row, &Row)> =
        before.iter().zip(&after).filter(|(before, after)| before.value != after.value).collect();
    if changed.len() > MOST {
        let names: Vec<String> = changed.iter().map(|(_, after)| name(after)).collect();
        let told = format!("{}. touchline rules diff {one} {other} says how.", names.join(", "));
        return Ok(vec![(format!("{} rules differ", changed.len()), told)]);
    }
    Ok(changed.into_iter().map(|(before, after)| quote(one, other, before, after)).collect())
}

/// One rule that changed: the clauses that are news, and what applies now. A rule that is no longer in play
/// is named by what it was.
fn quote(one: &str, other: &str, before: &Row, after: &Row) -> (String, String) {
    let words = Words::english();
    let change = format!("{}={} instead of {}", name(after), word(after), word(before));
    let label = match (after.clauses, before.clauses) {
        ("", "") => change,
        ("", old) => format!("{}, not in play ({change})", in_short(old)),
        _ => format!("{} ({change})", in_short(&news(one, other, before, after))),
    };
    let idle = if before.matters || after.matters { "" } else { " It makes no difference in these rules." };
    let title = words.say_key(&format!("rule-{}", after.rule));
    (label, format!("{title}: {}{idle}", words.say_rule(after.rule, &after.value)))
}

/// How a spec names a rule.
fn name(row: &Row) -> String {
    row.setting.as_ref().map_or_else(|| row.rule.replace('-', "_"), |setting| setting.name.clone())
}

/// How a spec names its value.
fn word(row: &Row) -> &str {
    row.setting.as_ref().map_or(&row.value, |setting| &setting.word)
}

/// The clauses of a rule that read otherwise in a book that plays it the old way, or are not behind that; all
/// of them where no book knows the one value or the other, or nothing reads otherwise.
fn news(one: &str, other: &str, before: &Row, after: &Row) -> String {
    let ids = |row: &Row| row.clauses.split(", ").map(str::to_owned).collect::<Vec<_>>();
    let (old, books) = (ids(before), book_of(one, before).zip(book_of(other, after)));
    let Some((old_book, new_book)) = books else { return after.clauses.to_owned() };
    let is_news = |id: &String| {
        !old.contains(id)
            || clause(&new_book, id)
                .is_some_and(|(_, text)| clause(&old_book, id).is_none_or(|(_, before)| before != text))
    };
    let news: Vec<String> = ids(after).into_iter().filter(is_news).collect();
    if news.is_empty() { after.clauses.to_owned() } else { news.join(", ") }
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

/// What is said about formations: the choice, and which there are, which can be custom.
pub(super) fn of_formations(spec: &str) -> Vec<(String, String)> {
    const WHICH: &str = "F-PREP-03";
    let rows = rows(spec).unwrap_or_default();
    let row = rows.iter().find(|row| row.clauses.split(", ").any(|id| id == WHICH));
    let which = match row.filter(|row| book_of(spec, row).is_none()) {
        Some(row) => {
            let told = Words::english().say_rule(row.rule, &row.value);
            Some((format!("{WHICH} ({}={})", name(row), word(row)), told))
        }
        None => clause(spec, WHICH),
    };
    clause(spec, "F-PREP-01").into_iter().chain(which).collect()
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

/// The clause behind a measure of FUBA, where one speaks of it, as the second of two specs has it: one that
/// reads otherwise in the first, or that both have.
pub(super) fn of_measure(measure: &str, [one, other]: [&str; 2]) -> Option<(String, String)> {
    let found: Vec<(String, String)> =
        of_any_measure(measure).iter().filter_map(|id| clause(other, id)).collect();
    let is_news = |(id, text): &&(String, String)| clause(one, id).is_none_or(|(_, before)| before != *text);
    let news = found.iter().find(is_news);
    news.cloned().or_else(|| {
        let (id, text) = found.into_iter().next()?;
        Some((if one == other { id } else { format!("{id} (the same in both)") }, text))
    })
}

fn of_any_measure(measure: &str) -> &'static [&'static str] {
    match measure {
        "turns_per_half" => &["F-TURN-12"],
        "goals_per_match" | "home_goals_per_match" | "away_goals_per_match" => &["F-GOAL-04"],
        "shots_per_match" => &["F-GOAL-01"],
        "turnovers_per_match" => &["F-CTRL-04"],
        "restart_minutes_per_half" => &["F-TIME-05", "F-TIME-06"],
        "stoppage_minutes_per_half" => &["F-TIME-09"],
        "free_kicks_per_half" => &["F-FK-01"],
        "corner_kicks_per_half" => &["F-CK-01"],
        "goal_kicks_per_half" => &["F-GKK-01"],
        "penalties_per_match" => &["F-PEN-01"],
        "yellow_cards_per_match" => &["F-CARD-01"],
        "special_events_per_match" => &["F-EVT-01"],
        _ => &[],
    }
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

    fn only(one: &str, other: &str) -> (String, String) {
        let found = between(one, other).expect("specs");
        let [quoted] = &found[..] else { panic!("{found:?}") };
        quoted.clone()
    }

    #[test]
    fn a_rule_is_quoted_as_it_is_in_the_second_spec() {
        for (one, other, label, text) in [
            (
                "fuba:2.1",
                "fuba:2.1?pressing=two-dice",
                "F-PRESS-03 to F-PRESS-08, R-088 (pressing=two-dice",
                "two dice",
            ),
            // From a custom rule to the one of the book, and to one that no book has.
            (
                "fuba:3.0?pressing=one-die",
                "fuba:3.0",
                "F-PRESS-03 to F-PRESS-08, R-088 (pressing=two-dice",
                "two dice",
            ),
            (
                "fuba:2.1",
                "fuba:2.1?pressing=three-dice",
                "F-PRESS-02 to F-PRESS-08, R-088, R-089 (pressing=three-dice",
                "three dice",
            ),
            (
                "fuba:3.0",
                "fuba:3.0?offside_moves=controlling-team",
                "F-MOVE-12, ",
                "Only the controlling team",
            ),
            ("fuba:3.0", "fuba:3.0?goal_kick=skips-turn:10", "F-GKK-04, ", "up to 10"),
            ("fuba:3.0", "fuba:3.0+offside-risk", "F-AOFF-01 to F-AOFF-07, ", "partly behind"),
            (
                "fuba:3.0+condition+skills",
                "fuba:3.0+condition+skills+special-events",
                "F-EVT-32, F-AEVT-01",
                "36 cells",
            ),
            ("fuba:2.1", "fuba:2.1?fewest_players=seven", "R-106 (fewest_players=seven", "seven"),
            // What is not in play any more does not read as if it were.
            (
                "fuba:3.0",
                "fuba:3.0?restart_minute=none",
                "F-TIME-05 to F-TIME-07, not in play (restart_minute=none",
                "take no time",
            ),
            (
                "fuba:2.1",
                "fuba:2.1?second_action=plain",
                "F-ACT-11 to F-ACT-14, not in play (",
                "like first ones",
            ),
            ("fuba:3.0+weather", "fuba:3.0", "F-WTHR-01", "Weather: "),
        ] {
            let (said, told) = only(one, other);
            assert!(said.starts_with(label) && told.contains(text), "{one} {other}: {said}: {told}");
        }
        // The order of restarts matters only where restarts take time.
        let (_, told) = only("fuba:2.1", "fuba:2.1?restart_order=passive-at-start");
        assert!(told.ends_with("It makes no difference in these rules."), "{told}");
    }

    #[test]
    fn many_rules_are_named() {
        let found = between("fuba:3.0", "fuba:3.0+all").expect("specs");
        assert_eq!(found.len(), 1);
        assert!(
            found[0].0.ends_with(" rules differ") && found[0].1.contains("special_events, "),
            "{found:?}"
        );
    }

    #[test]
    fn a_measure_is_quoted_by_a_clause_that_changed_or_by_one_that_both_have() {
        let of = |measure: &str, one: &str, other: &str| of_measure(measure, [one, other]);
        assert!(of("turns_per_half", "fuba:2.0", "fuba:2.1").is_some_and(|(_, text)| text.contains("20")));
        let (label, _) = of("goals_per_match", "fuba:2.2", "fuba:3.0").expect("a clause");
        assert_eq!(label, "F-GOAL-04 (the same in both)");
        let (label, text) = of("restart_minutes_per_half", "fuba:2.2", "fuba:3.0").expect("a clause");
        assert!(label == "F-TIME-05" && text.contains("kick-off"), "{label}: {text}");
        let (label, text) = of("goals_per_match", "fuba:3.0+all", "fuba:3.0+all").expect("a clause");
        assert!(label == "F-GOAL-04" && text.contains("goal"), "{label}: {text}");
        assert!(of("goals_per_match", "grid:basic", "grid:basic").is_none(), "the clauses are those of FUBA");
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

    #[test]
    fn custom_formations_are_quoted_as_they_are() {
        let which = |spec: &str| of_formations(spec).pop().expect("clauses");
        let (label, text) = which("fuba:3.0");
        assert!(label == "F-PREP-03" && text.contains("at least 1"), "{label}: {text}");
        let (label, text) = which("fuba:3.0?formation_lines=any");
        assert!(
            label == "F-PREP-03 (formation_lines=any)" && !text.contains("at least 1"),
            "{label}: {text}"
        );
    }

    #[test]
    fn what_was_quoted_is_named_after_that() {
        let found = between("fuba:2.1", "fuba:2.1?fewest_players=seven").expect("specs");
        assert_eq!(named(&found), [("R-106".to_owned(), "as above.".to_owned())]);
        assert!(named(&[]).is_empty());
    }
}
