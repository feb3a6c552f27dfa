//! The API document: it is complete, it is true, and no request made from it breaks the server.

mod schemathesis;

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::{Backend, Client, Host, StatusCode, Value, json};
use crate::token::token;
use reqwest::Method;
use schemathesis::{Filter, Schemathesis};
use touchline_server::time::Time;

/// The methods of operations, as the document spells them.
const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

/// Every operation of the document: its method, its path, itself.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().unwrap();
    let of = |(path, item)| METHODS.map(|method| (method, path, item));
    let all = paths.iter().map(|(path, item)| (path.as_str(), item)).flat_map(of);
    all.filter_map(|(method, path, item)| Some((method, path, item.get(method)?))).collect()
}

/// Resolve a reference.
fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(reference) => {
            document.pointer(reference.trim_start_matches('#')).expect("a reference leads somewhere")
        }
        None => schema,
    }
}

async fn document(host: &Host) -> Value {
    let (status, document) = host.stranger().get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    document
}

#[tokio::test]
async fn the_document_is_kept_and_fresh() {
    let host = Host::start(Backend::Sqlite).await;
    let text = reqwest::get(host.url() + "/api/openapi.json").await.unwrap().text().await.unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("TOUCHLINE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&file, &text).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == text,
        "docs/openapi.json is not what the server says: `cargo xtask golden` writes it anew"
    );
}

#[tokio::test]
async fn a_path_answers_the_methods_that_are_documented_and_no_others() {
    let host = Host::start(Backend::Sqlite).await;
    let document = document(&host).await;
    let documented: BTreeSet<_> =
        operations(&document).into_iter().map(|(method, path, _)| (method, path)).collect();
    assert!(documented.contains(&("post", "/api/guests")));
    for path in document["paths"].as_object().unwrap().keys() {
        let parts: Vec<_> =
            path.split('/').map(|part| if part.starts_with('{') { "1" } else { part }).collect();
        for method in METHODS {
            let verb: Method = method.to_uppercase().parse().unwrap();
            let request = host.stranger().request(verb, &parts.join("/"));
            let response = request.send().await.unwrap();
            let status = response.status();
            let is_documented = documented.contains(&(method, path.as_str()));
            assert_eq!(status != StatusCode::METHOD_NOT_ALLOWED, is_documented, "{method} {path}: {status}");
            if status == StatusCode::NOT_FOUND {
                let problem: Value = response.json().await.unwrap();
                assert_ne!(problem["error"]["code"], "no-such-path", "{method} {path}");
            }
        }
    }
}

#[tokio::test]
async fn every_operation_says_what_it_is_and_what_it_may_answer() {
    let host = Host::start(Backend::Sqlite).await;
    let document = document(&host).await;
    let tags: BTreeSet<_> =
        document["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str()).collect();
    let (mut names, mut used) = (BTreeSet::new(), BTreeSet::new());
    for (method, path, operation) in operations(&document) {
        let what = format!("{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|summary| summary.len() > 3), "{what}: no summary");
        let name = operation["operationId"].as_str().expect("a name");
        assert!(names.insert(name), "{what}: another operation is called {name}");
        let tag = operation["tags"].as_array().and_then(|tags| tags.first()).and_then(Value::as_str);
        assert!(tag.is_some() && tags.contains(&tag), "{what}: {tag:?} is no tag of the document");
        used.insert(tag);
        let answers = operation["responses"].as_object().unwrap();
        assert!(
            answers.keys().any(|status| status.starts_with(['1', '2', '3'])),
            "{what}: it never succeeds"
        );
        for (status, answer) in answers {
            assert!(answer["description"].is_string(), "{what}: {status} is not described");
            if status.starts_with(['4', '5']) {
                let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Problem", "{what}: {status}");
            }
        }
        for status in [429, 500, 503] {
            let range = format!("{}XX", status / 100);
            let is_there = answers.contains_key(&status.to_string()) || answers.contains_key(&range);
            assert!(is_there, "{what}: {status} is missing");
        }
        // Whoever signs in is not authenticated yet.
        if answers.contains_key("401") && !["/api/sessions", "/api/recovery"].contains(&path) {
            assert!(operation["security"].is_array(), "{what}: how to be known is missing");
        }
    }
    assert_eq!(used, tags, "every tag has operations");
    assert!(document["components"]["securitySchemes"]["session"]["in"] == "cookie");
    assert!(document["components"]["securitySchemes"]["token"]["scheme"] == "bearer");
}

#[tokio::test]
async fn whatever_a_client_sends_has_stated_bounds() {
    let host = Host::start(Backend::Sqlite).await;
    let document = document(&host).await;
    let mut complaints = Vec::new();
    for (method, path, operation) in operations(&document) {
        let what = format!("{method} {path}");
        for content in operation["requestBody"]["content"].as_object().into_iter().flatten() {
            unbounded(&document, &content.1["schema"], &format!("{what} body"), 0, &mut complaints);
        }
        // A path parameter is looked up as it is, and the path has its own length limit.
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        for parameter in parameters.filter(|parameter| parameter["in"] != "path") {
            let name = format!("{what} {}", parameter["name"]);
            unbounded(&document, &parameter["schema"], &name, 0, &mut complaints);
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Everything in a schema without a bound: strings, arrays, numbers, and objects that accept any field.
fn unbounded(document: &Value, schema: &Value, what: &str, depth: usize, complaints: &mut Vec<String>) {
    if depth > 12 {
        return complaints.push(format!("{what}: without end"));
    }
    let schema = resolve(document, schema);
    let has = |key: &str| schema.get(key).is_some_and(|value| !value.is_null());
    for choice in ["oneOf", "anyOf", "allOf"].iter().filter_map(|key| schema[key].as_array()).flatten() {
        unbounded(document, choice, what, depth + 1, complaints);
    }
    let is_choice = ["enum", "const", "format"].iter().any(|key| has(key));
    let is = |kind: &str| {
        schema["type"] == kind
            || schema["type"].as_array().is_some_and(|kinds| kinds.iter().any(|one| one == kind))
    };
    // The document does not mark the variants of a choice as closed, although the handlers refuse unknown
    // fields.
    let is_variant = schema["properties"].as_object().is_some_and(|properties| {
        properties.values().any(|property| property["enum"].as_array().is_some_and(|words| words.len() == 1))
    });
    let is_open = is("object") && has("properties") && schema["additionalProperties"] != false && !is_variant;
    let is_between = has("minimum") && has("maximum");
    let needs: [(&str, bool); 5] = [
        ("a text without maxLength", is("string") && !is_choice && !has("maxLength")),
        ("a list without maxItems", is("array") && !has("maxItems")),
        ("an integer without bounds or format", is("integer") && !is_choice && !is_between),
        ("a number without minimum or maximum", is("number") && !has("enum") && !is_between),
        ("an object that takes any field", is_open),
    ];
    for (complaint, _) in needs.iter().filter(|(_, is_so)| *is_so) {
        complaints.push(format!("{what}: {complaint}"));
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        unbounded(document, property, &format!("{what}.{name}"), depth + 1, complaints);
    }
    for key in ["items", "additionalProperties"] {
        if schema[key].is_object() {
            unbounded(document, &schema[key], &format!("{what}[]"), depth + 1, complaints);
        }
    }
}

#[tokio::test]
async fn nothing_that_can_be_sent_breaks_the_server() {
    let Some(mut schemathesis) = Schemathesis::ready() else { return };
    let host = Host::with(Backend::Sqlite, |config| config.time = Time::system()).await;
    let robot = bearer(&host, "Robot", "bot", "player").await;
    let moderator = bearer(&host, "Moderator", "person", "moderator").await;
    let (guest, leaver) = (host.guest().await, host.guest().await);
    let document = document(&host).await;
    schemathesis.know("name", &["Robot".into(), "Moderator".into()]);
    schemathesis.know("code", &matches(&guest, &document).await);
    let (guest, leaver) = (session(&guest), session(&leaver));
    let named = |wanted: &dyn Fn(&str, &str, &Value) -> bool| -> Vec<String> {
        let all = operations(&document)
            .into_iter()
            .filter(|(method, path, operation)| wanted(method, path, operation));
        all.map(|(_, _, operation)| operation["operationId"].as_str().unwrap().to_owned()).collect()
    };
    // These end the session, and everything after them would be unauthenticated.
    let endings = named(&|method, path, _| {
        method == "delete" && ["/api/me", "/api/sessions", "/api/sessions/current"].contains(&path)
    });
    // These responses do not end on their own.
    let streams = named(&|_, _, operation| {
        let kinds = ["application/x-ndjson", "text/event-stream"];
        kinds.iter().any(|kind| operation["responses"]["200"]["content"][kind].is_object())
    });
    let url = host.url();
    let runs = tokio::task::spawn_blocking(move || {
        let without: Vec<_> = endings.iter().chain(&streams).cloned().collect();
        let run = |who, headers: &[&str], filter| schemathesis.run(&url, who, headers, filter);
        // Two at a time: each has its own thread and leaves the server idle most of the time.
        std::thread::scope(|scope| {
            scope.spawn(|| {
                run("nobody", &[], Filter::Without(&streams));
                run("a program", &[&robot], Filter::Without(&without));
            });
            run("a guest", &[&guest, "X-Touchline: 1"], Filter::Without(&without));
            run("a moderator", &[&moderator], Filter::Without(&without));
        });
        if !endings.is_empty() {
            run("a guest who leaves", &[&leaver, "X-Touchline: 1"], Filter::Only(&endings));
        }
    });
    runs.await.unwrap();
}

/// Matches of a guest, by code: against themselves, against the computer, and an open one.
async fn matches(guest: &Client, document: &Value) -> Vec<String> {
    let mut codes = Vec::new();
    if document["paths"]["/api/matches"]["post"].is_object() {
        for (spec, opponent) in [
            ("grid:basic", json!({"kind": "myself"})),
            ("fuba:3.0", json!({"kind": "myself"})),
            ("grid:basic", json!({"kind": "computer", "level": "random"})),
            ("fuba:3.0", json!({"kind": "anybody"})),
        ] {
            let (status, made) =
                guest.post("/api/matches", json!({"spec": spec, "opponent": opponent})).await;
            assert_eq!(status, StatusCode::CREATED, "{made}");
            codes.push(made["code"].as_str().unwrap().to_owned());
        }
    }
    codes
}

/// The header of a client with a session.
fn session(client: &Client) -> String {
    format!("Cookie: {}", client.cookies().unwrap().to_str().unwrap())
}

/// The header of a client with a token.
async fn bearer(host: &Host, name: &str, kind: &str, role: &str) -> String {
    format!("Authorization: Bearer {}", token(&host.database.url, name, kind, role).await)
}
