//! What every answer says to browsers: what they may do with it.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

/// Everything comes from here and nowhere else, and no page of another site shows ours inside of it.
const POLICY: &str = "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; \
                      frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/// On every answer, unless a handler has said something else.
const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Where the address is an encrypted one: never ask there without encryption, for a year.
const ENCRYPTED: &str = "max-age=31536000";

/// Put the headers on an answer.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let mut say = |name: HeaderName, value: &'static str| {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    };
    for (name, value) in ALWAYS {
        say(name, value);
    }
    if is_api {
        // Answers are about somebody and about this moment.
        say(CACHE_CONTROL, "no-store");
    }
    if app.config.is_secure() {
        say(STRICT_TRANSPORT_SECURITY, ENCRYPTED);
    }
    response
}
