//! The description of the API for programs, at `/api/openapi.json`: what the handlers say, and what holds around all of them.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::app::App;
use crate::auth::COOKIE_NAME;
use crate::error::Problem;

/// Paths that the document does not list, because a document of this kind cannot describe them or because they are not for players.
#[cfg(test)]
const PLAIN: [&str; 1] = ["/api/openapi.json"];

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
    tags((name = "accounts", description = "Guests, accounts, sessions and tokens: who somebody is.")),
)]
pub(crate) struct Document;

/// The two ways to say who one is.
struct Credentials;

/// Names of the two in the document.
const SESSION: &str = "session";
const TOKEN: &str = "token";

impl Modify for Credentials {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let session = ApiKeyValue::with_description(
            COOKIE_NAME,
            "The session of somebody who plays, as a guest or with an account. Pages of the server need nothing else; a program that uses it sends \
             the header X-Touchline: 1 with whatever changes something.",
        );
        components.add_security_scheme(SESSION, SecurityScheme::ApiKey(ApiKey::Cookie(session)));
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token of a program: Authorization: Bearer TOKEN."));
        components.add_security_scheme(TOKEN, SecurityScheme::Http(token.build()));
    }
}

/// Add to every operation what the layers around it may answer, and that somebody has to be known where it says so.
pub(crate) fn complete(document: &mut utoipa::openapi::OpenApi) {
    for item in document.paths.paths.values_mut() {
        for (is_safe, operation) in operations(item) {
            let refuses_strangers = operation.responses.responses.contains_key("401");
            let has_body = operation.request_body.is_some();
            let has_parameters = operation.parameters.as_ref().is_some_and(|all| !all.is_empty());
            let answers = [
                ("400", has_body || has_parameters, "What was sent makes no sense."),
                ("403", !is_safe || refuses_strangers, "This may not be done, or not from there."),
                ("413", has_body, "The body is too long."),
                ("415", has_body, "The body is not JSON."),
                ("429", true, "Too often; the header Retry-After says when to try again."),
                ("500", true, "A fault of the server."),
                ("503", true, "Not at this moment."),
            ];
            for (status, _, description) in answers.iter().filter(|(_, is_possible, _)| *is_possible) {
                add(operation, status, description);
            }
            if refuses_strangers && operation.security.is_none() {
                let none: [&str; 0] = [];
                let requirements = [SESSION, TOKEN].map(|name| SecurityRequirement::new(name, none));
                operation.security = Some(requirements.into());
            }
        }
    }
}

/// Unless the handler has said what this answer is, it is a problem.
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

/// The operations of a path, and whether each leaves everything as it is.
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
