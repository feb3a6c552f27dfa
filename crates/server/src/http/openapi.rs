//! The API document at `/api/openapi.json`: what the handlers declare, and what the layers around them add.

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::app::App;
use crate::auth::COOKIE_NAME;
use crate::error::Problem;
use crate::http::limits::SIGN_INS;

/// Paths the document leaves out, because OpenAPI cannot describe them or because they are not for programs.
#[cfg(test)]
const PLAIN: [&str; 9] = [
    "/",
    "/assets/{*path}",
    "/icon.svg",
    "/icons/{path}",
    "/manifest.webmanifest",
    "/sw.js",
    "/api/openapi.json",
    "/api/matches/{code}/socket",
    "/api/engine",
];

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Touchline",
        version = env!("CARGO_PKG_VERSION"),
        description = "Play tactical football board games against people, programs and the computer.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    components(schemas(Problem)),
    modifiers(&Credentials),
    tags(
        (name = "accounts", description = "Guests, accounts, sessions and passwords."),
        (name = "users", description = "Public profiles, with the history of matches and ratings."),
        (name = "lobby", description = "Games, rules and rating tables; creating, listing, joining and withdrawing matches."),
        (name = "challenges", description = "Challenges to a particular user, and the stream of news."),
        (name = "competitions", description = "Leagues and cups: creating, joining and following them, and the decisions of organisers."),
        (name = "pairing", description = "Opponents found by the server."),
        (name = "play", description = "Playing a match: its state, odds and hints, and acting in it."),
        (name = "analysis", description = "Replays and analyses of finished matches."),
        (name = "bots", description = "Programs that play, and their tokens."),
        (name = "moderation", description = "Reports, questions about the rules, and the decisions of moderators."),
        (name = "operations", description = "Health and metrics of the server."),
    ),
)]
pub(crate) struct Document;

/// The two ways to authenticate.
struct Credentials;

/// Their names in the document.
const SESSION: &str = "session";
const TOKEN: &str = "token";

impl Modify for Credentials {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let session = ApiKeyValue::with_description(
            COOKIE_NAME,
            "The session cookie of a guest or an account. Pages of the server need nothing else; a program that \
             sends it must also send the header X-Touchline: 1 with every request that changes something.",
        );
        components.add_security_scheme(SESSION, SecurityScheme::ApiKey(ApiKey::Cookie(session)));
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token of a program: Authorization: Bearer TOKEN."));
        components.add_security_scheme(TOKEN, SecurityScheme::Http(token.build()));
    }
}

/// Add to every operation the responses of the layers around it, and the authentication it needs.
pub(crate) fn complete(document: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut document.paths.paths {
        // Whoever signs in is not authenticated yet: there a 401 means that the password is wrong.
        let is_for_strangers =
            SIGN_INS.iter().any(|(_, begin)| begin == path) && !path.starts_with("/api/me");
        for (is_safe, operation) in operations(item) {
            let refuses_strangers = operation.responses.responses.contains_key("401");
            let has_body = operation.request_body.is_some();
            let has_parameters = operation.parameters.as_ref().is_some_and(|all| !all.is_empty());
            let answers = [
                ("400", has_body || has_parameters, "The path, the query or the body is not valid."),
                (
                    "403",
                    !is_safe || refuses_strangers,
                    "The caller is not allowed to do this, or the request came from another site.",
                ),
                ("413", has_body, "The body is too long."),
                ("415", has_body, "The body is not JSON."),
                ("421", true, "The server does not serve this host name."),
                ("429", true, "Too many requests; the header Retry-After says when to try again."),
                ("500", true, "An error in the server."),
                ("503", true, "Temporarily unavailable."),
            ];
            for (status, _, description) in answers.iter().filter(|(_, is_possible, _)| *is_possible) {
                add(operation, status, description);
            }
            for (status, answer) in &mut operation.responses.responses {
                describe(status, answer);
            }
            if refuses_strangers && !is_for_strangers && operation.security.is_none() {
                let none: [&str; 0] = [];
                let requirements = [SESSION, TOKEN].map(|name| SecurityRequirement::new(name, none));
                operation.security = Some(requirements.into());
            }
        }
    }
}

/// Add a problem response, unless the handler declares this status itself.
fn add(operation: &mut Operation, status: &str, description: &str) {
    let answers = &mut operation.responses.responses;
    let range = format!("{}XX", &status[..1]);
    if answers.contains_key(status) || answers.contains_key(&range) {
        return;
    }
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let answer = ResponseBuilder::new().description(description).content("application/json", content);
    answers.insert(status.into(), RefOr::T(answer.build()));
}

/// Give every response a description, even if the handler has none.
fn describe(status: &str, answer: &mut RefOr<Response>) {
    if let RefOr::T(answer) = answer
        && answer.description.is_empty()
    {
        let reason = status.parse().ok().and_then(|status: StatusCode| status.canonical_reason());
        answer.description = format!("{}.", reason.unwrap_or("Refused: the body says why"));
    }
}

/// The operations of a path, and whether each is read-only.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [(true, get), (false, put), (false, post), (false, delete), (false, patch)]
        .into_iter()
        .filter_map(|(is_safe, operation)| operation.as_mut().map(|operation| (is_safe, operation)))
}

/// Serve the document.
pub(crate) fn routes(document: &utoipa::openapi::OpenApi) -> serde_json::Result<Router<App>> {
    let text = axum::body::Bytes::from(serde_json::to_string_pretty(document)? + "\n");
    let answer = move || std::future::ready(([(CONTENT_TYPE, "application/json")], text.clone()));
    Ok(Router::new().route("/api/openapi.json", get(answer)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::collections::BTreeSet;

    use axum::http::Method;

    use super::*;

    /// The paths of a router, which it reveals only in its debug output: `RouteId(0): "/api/me"`.
    fn paths(router: &Router<App>) -> BTreeSet<String> {
        let text = format!("{router:?}");
        let (routes, _) = text.split_once("fallback_router").unwrap();
        let paths = routes.split("RouteId(").filter_map(|part| part.split_once("): \"")?.1.split('"').next());
        paths.map(str::to_owned).collect()
    }

    #[test]
    fn every_path_is_documented_or_named_here() {
        let (documented, document) = crate::http::documented().split_for_parts();
        let documents: BTreeSet<String> = document.paths.paths.keys().cloned().collect();
        assert_eq!(paths(&documented), documents, "a path was added with .route instead of .routes");
        let plain: BTreeSet<String> = PLAIN.map(str::to_owned).into();
        let all = paths(&crate::http::paths().unwrap());
        assert_eq!(all, &documents | &plain);
    }

    #[test]
    fn whoever_can_guess_a_secret_is_counted() {
        let (_, document) = crate::http::documented().split_for_parts();
        let document = serde_json::to_value(document).unwrap();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let Some(schema) =
                    operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str()
                else {
                    continue;
                };
                let fields = &document.pointer(schema.trim_start_matches('#')).unwrap()["properties"];
                let takes_a_secret = ["password", "new_password"].iter().any(|name| fields[name].is_object());
                let is_counted = |(verb, begin): &(Method, &str)| {
                    verb.as_str().eq_ignore_ascii_case(method) && begin == path
                };
                assert!(!takes_a_secret || SIGN_INS.iter().any(is_counted), "{method} {path} takes a secret");
            }
        }
    }
}
