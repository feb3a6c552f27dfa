//! The rules in our own words: the clauses of an edition, and those behind each event or question.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use axum::http::HeaderName;
use axum::http::header::CACHE_CONTROL;
use serde::{Deserialize, Serialize};
use touchline_words::clauses::{self, ClauseTable, Kind};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Query};
use crate::proposal::Rules;

/// The rules change only with the program: a browser may cache them.
const FOR_AN_HOUR: [(HeaderName, &str); 1] = [(CACHE_CONTROL, "public, max-age=3600")];

/// What is behind the events of a game that has no table of clauses.
static NO_EVENTS: BTreeMap<String, Vec<String>> = BTreeMap::new();

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(rules))
}

/// Which rules.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesQuery {
    /// The spec.
    #[param(max_length = 1000, example = "fuba:3.0")]
    spec: String,
}

/// The rules of an edition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RulesTold {
    /// The canonical spec.
    spec: String,
    groups: &'static [Group],
    /// The ids of the clauses behind an event, question or refusal, by message key.
    #[schema(value_type = BTreeMap<String, Vec<String>>)]
    events: &'static BTreeMap<String, Vec<String>>,
}

/// Clauses on one subject.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Group {
    id: &'static str,
    title: &'static str,
    clauses: Vec<Clause>,
}

/// One rule, as a sentence.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Clause {
    id: &'static str,
    text: &'static str,
}

/// What is shown of an edition.
#[derive(Debug)]
struct Edition {
    table: &'static ClauseTable,
    groups: Vec<Group>,
    events: BTreeMap<String, Vec<String>>,
}

/// Examples belong to tests, cardboard to the box.
fn is_played(kind: Kind) -> bool {
    match kind {
        Kind::Rule | Kind::Table | Kind::Definition | Kind::Advanced => true,
        Kind::Example | Kind::Cardboard | Kind::Statistic => false,
    }
}

/// The rules of an edition as sentences, and which of them stand behind which event, question or refusal.
///
/// The sentences are in English.
#[utoipa::path(get, path = "/api/rules", tag = "lobby", params(RulesQuery),
    responses((status = 200, body = RulesTold), (status = "4XX", body = Problem)))]
async fn rules(
    Query(query): Query<RulesQuery>,
) -> Result<([(HeaderName, &'static str); 1], Json<RulesTold>)> {
    let spec = Rules::of(&query.spec)?.spec;
    let known = editions().map_err(Error::internal)?;
    let edition = known.iter().find(|edition| edition.table.has(&spec));
    let (groups, events) = edition.map_or((&[][..], &NO_EVENTS), |found| (&found.groups[..], &found.events));
    Ok((FOR_AN_HOUR, Json(RulesTold { spec, groups, events })))
}

impl Edition {
    fn of(table: &'static ClauseTable, events: &BTreeMap<String, Vec<String>>) -> Self {
        let group = |group: &'static clauses::Group| Group {
            id: &group.id,
            title: &group.title,
            clauses: group
                .clauses
                .iter()
                .filter(|clause| is_played(clause.kind))
                .map(|clause| Clause { id: &clause.id, text: &clause.text })
                .collect(),
        };
        let groups: Vec<Group> =
            table.groups.iter().map(group).filter(|group| !group.clauses.is_empty()).collect();
        let known: BTreeSet<&str> =
            groups.iter().flat_map(|group| &group.clauses).map(|clause| clause.id).collect();
        let mut events = events.clone();
        for clauses in events.values_mut() {
            clauses.retain(|clause| known.contains(clause.as_str()));
        }
        events.retain(|_, clauses| !clauses.is_empty());
        Self { table, groups, events }
    }
}

fn editions() -> Result<&'static [Edition], &'static str> {
    static READ: OnceLock<Result<Vec<Edition>, &'static str>> = OnceLock::new();
    let read = || {
        let events = clauses::events()?;
        Ok(clauses::tables()?.iter().map(|table| Edition::of(table, events)).collect())
    };
    READ.get_or_init(read).as_deref().map_err(|error| *error)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use touchline_protocol::games;

    use super::*;

    const CATALOGUES: [&str; 4] = ["fuba", "advanced", "grid", "reasons"];
    const REFUSALS: &str = "refusals";
    /// Answers explain themselves, a roll has the clauses of its purpose, an opponent is part of a question.
    const NEED_NONE: [&str; 4] = ["grid-do-", "fuba-rolled", "grid-rolled", "grid-opponent"];

    fn keys(catalogue: &str) -> Vec<String> {
        let file = format!("{}/../words/catalogues/en/{catalogue}.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let is_key = |key: &&str| key.starts_with(|first: char| first.is_ascii_lowercase());
        let keys = text.lines().filter_map(|line| Some(line.split_once(" =")?.0)).filter(is_key);
        keys.map(str::to_owned).collect()
    }

    fn table() -> &'static BTreeMap<String, Vec<String>> {
        clauses::events().unwrap()
    }

    #[test]
    fn every_event_and_question_has_its_clauses() {
        let table = table();
        let is_told = |key: &String| {
            ["fuba-", "why-", "ask-", "grid-", "no-", "roll-"].iter().any(|begin| key.starts_with(begin))
                && !NEED_NONE.iter().any(|begin| key.starts_with(begin))
        };
        let told: Vec<_> = CATALOGUES.into_iter().flat_map(keys).filter(is_told).collect();
        assert!(told.len() > 200, "{told:?}");
        let missing: Vec<_> = told.iter().filter(|key| !table.contains_key(*key)).collect();
        assert!(missing.is_empty(), "docs/clauses/events.toml lacks {missing:?}");
    }

    #[test]
    fn every_key_is_one_of_the_catalogues_and_every_clause_is_one_of_an_edition() {
        let all: BTreeSet<String> = CATALOGUES.into_iter().chain([REFUSALS]).flat_map(keys).collect();
        let known = editions().unwrap();
        for (key, clauses) in table() {
            assert!(all.contains(key), "there is no sentence {key}");
            assert!(!clauses.is_empty(), "{key} names no clause");
            for clause in clauses {
                let has = |edition: &Edition| edition.events.get(key).is_some_and(|ids| ids.contains(clause));
                assert!(known.iter().any(has), "{key} names {clause}, which no edition has");
            }
        }
    }

    #[test]
    fn every_edition_that_is_offered_has_clauses() {
        for offer in games::offers() {
            for edition in offer.editions {
                let spec = format!("{}:{edition}", offer.game);
                let found: Vec<_> =
                    editions().unwrap().iter().filter(|edition| edition.table.has(&spec)).collect();
                assert_eq!(found.len(), 1, "{spec}");
                assert!(found[0].groups.len() > 20, "{spec}");
            }
        }
    }
}
