//! Protection against cross-site request forgery.
//!
//! A browser sends our cookie automatically, whoever wrote the page that makes the request. So every change
//! has to come from one of our own pages, which browsers state truthfully. A program that uses the cookie
//! adds a header that no other site can make a browser send. Tokens are never sent automatically and need
//! none of this.

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::auth::Credential;
use crate::error::{Error, Result};

/// Where the requesting page comes from, as the browser states it.
const SITE: &str = "sec-fetch-site";

/// Sent by programs that use the cookie.
const PROGRAM: &str = "x-touchline";

/// Refuse requests from elsewhere that change something or open a socket.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let (parts, body) = request.into_parts();
    if !parts.method.is_safe() || parts.headers.contains_key(UPGRADE) {
        check(&parts, &app)?;
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Check that a request comes from our own pages, or from no page at all.
pub(crate) fn check(parts: &Parts, app: &App) -> Result<()> {
    let header = |name| parts.headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let credential = Credential::of(parts, app);
    if matches!(credential, Some(Credential::Token(_))) {
        return Ok(());
    }
    let is_ours = if let Some(site) = header(SITE) {
        matches!(site, "same-origin" | "none")
    } else if let Some(origin) = header(ORIGIN.as_str()) {
        is_own_origin(origin, app.config.public_url.as_deref(), header(HOST.as_str()))
    } else if credential.is_some() && header(PROGRAM) != Some("1") {
        return Err(Error::forbidden("header-needed"));
    } else {
        true
    };
    is_ours.then_some(()).ok_or_else(|| Error::forbidden("foreign-origin"))
}

/// Whether this is the origin of the public address; if none is set, of whatever address was used.
fn is_own_origin(origin: &str, public_url: Option<&str>, host: Option<&str>) -> bool {
    let Some((scheme, authority)) = split(origin) else { return false };
    match (public_url.and_then(split), host) {
        (Some(own), _) => own == (scheme, authority),
        (None, Some(host)) => bare(&scheme, host) == authority,
        (None, None) => false,
    }
}

/// Scheme and authority of a URL, normalised for comparison.
fn split(url: &str) -> Option<(String, String)> {
    let (scheme, rest) = url.split_once("://")?;
    let scheme = scheme.to_ascii_lowercase();
    let authority = rest.split(['/', '?', '#']).next().filter(|authority| !authority.is_empty())?;
    let authority = bare(&scheme, authority);
    matches!(scheme.as_str(), "http" | "https").then_some((scheme, authority))
}

/// Without the scheme's default port.
fn bare(scheme: &str, authority: &str) -> String {
    let port = if scheme == "https" { ":443" } else { ":80" };
    authority.strip_suffix(port).unwrap_or(authority).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_origin_is_the_public_address_where_there_is_one() {
        let is_own =
            |origin| is_own_origin(origin, Some("https://Play.example.org:443/"), Some("10.0.0.5:7878"));
        assert!(is_own("https://play.example.org"));
        for other in
            ["http://play.example.org", "https://10.0.0.5:7878", "https://play.example.org:8443", "null"]
        {
            assert!(!is_own(other), "{other}");
        }
    }

    #[test]
    fn the_own_origin_is_the_host_that_was_asked_where_there_is_none() {
        let is_own = |origin, host| is_own_origin(origin, None, host);
        assert!(is_own("http://localhost:7878", Some("localhost:7878")));
        assert!(is_own("http://localhost", Some("LOCALHOST:80")));
        assert!(!is_own("http://localhost:7879", Some("localhost:7878")));
        assert!(!is_own("http://localhost.example.org:7878", Some("localhost:7878")));
        for nonsense in ["null", "", "localhost:7878", "file://localhost:7878", "http://"] {
            assert!(!is_own(nonsense, Some("localhost:7878")), "{nonsense}");
        }
        assert!(!is_own("http://localhost", None));
    }
}
