//! Security headers on every response.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

/// Load resources only from this server, and let no other site embed our pages.
const POLICY: &str = "default-src 'self'; script-src 'self'; worker-src 'self'; connect-src 'self'; \
                      img-src 'self' data:; style-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/// On every response, unless a handler has set another value.
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

/// With a public https address: browsers must use TLS only, for a year.
const ENCRYPTED: &str = "max-age=31536000";

/// Add the headers to a response.
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
        // Responses are personal and momentary.
        say(CACHE_CONTROL, "no-store");
    }
    if app.config.is_secure() {
        say(STRICT_TRANSPORT_SECURITY, ENCRYPTED);
    }
    response
}
