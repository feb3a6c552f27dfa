//! The web client inside this program: its page at every path outside the API, and its scripts, styles and
//! images. Where the program was built without the client, the page says how to get it.

use std::borrow::Cow;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use super::fallback;
use crate::app::App;
use crate::client;

/// A file of the client, from the folder in the settings or from inside this program.
fn find(app: &App, path: &str) -> Option<Cow<'static, [u8]>> {
    client::file(app.config.client.as_deref(), path)
}

/// Shown if there is no client.
const WITHOUT: &str = include_str!("page/without.html");

/// The folder of files whose names change with their contents.
const ASSETS: &str = "assets/";

/// Files at fixed paths. The service worker is among them: from the root it serves the whole site.
const FIXED: [&str; 3] = ["/icon.svg", "/manifest.webmanifest", "/sw.js"];

/// The routes of this file; they are for people, so the API document leaves them out.
pub(crate) fn routes() -> Router<App> {
    let named = ["/assets/{*path}", "/icons/{path}"].into_iter().chain(FIXED);
    named.fold(Router::new().route("/", get(page)), |router, path| router.route(path, get(named_file)))
}

async fn named_file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    file(&app, uri.path().trim_start_matches('/'), &headers)
}

async fn page(State(app): State<App>, headers: HeaderMap) -> Response {
    shown(&app, &headers)
}

/// Any other path: the client knows the paths of its own pages.
pub(crate) async fn anywhere(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let wants_page = headers
        .get(ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    if uri.path().starts_with("/api/") || !wants_page {
        return fallback::no_such_path().into_response();
    }
    shown(&app, &headers)
}

/// The page, or how to get it.
fn shown(app: &App, headers: &HeaderMap) -> Response {
    if find(app, "index.html").is_some() {
        return file(app, "index.html", headers);
    }
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, WITHOUT).into_response()
}

/// A file of the client, compressed if the browser accepts that.
fn file(app: &App, path: &str, headers: &HeaderMap) -> Response {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|accepts| accepts.to_str().ok()).unwrap_or_default();
    let smaller = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(encoding, ending)| {
        accepts
            .contains(encoding)
            .then(|| find(app, &format!("{path}{ending}")))?
            .map(|file| (encoding, file))
    });
    let (encoding, file) = match smaller {
        Some((encoding, file)) => (Some(encoding), file),
        None => match find(app, path) {
            Some(file) => (None, file),
            None => return StatusCode::NOT_FOUND.into_response(),
        },
    };
    let body = match file {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let mut response = Response::new(body);
    let said = response.headers_mut();
    said.insert(CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    said.insert(VARY, HeaderValue::from_static("accept-encoding"));
    // The page itself is always revalidated; it names the files that belong to it.
    let keep = if path.starts_with(ASSETS) { "public, max-age=31536000, immutable" } else { "no-cache" };
    said.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(encoding) = encoding {
        said.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The content type of a file, by its extension.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
