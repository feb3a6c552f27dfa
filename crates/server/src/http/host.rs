//! Checks the host name of requests, against DNS rebinding: another site can point its own name at this
//! machine and then read our responses as if they were its own; only the name in the request gives it away.
//! So every request must name a host of this server. An IP address is nobody's name.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::config::Config;
use crate::error::{Error, Result};

/// Requested by monitoring, under whatever name it uses.
const ANY_NAME: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Refuse requests for another host.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let (parts, body) = request.into_parts();
    if !ANY_NAME.contains(&parts.uri.path()) {
        check(&parts, &app.config)?;
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

fn check(parts: &Parts, config: &Config) -> Result<()> {
    const STATUS: StatusCode = StatusCode::MISDIRECTED_REQUEST;
    let in_line = parts.uri.authority().map(axum::http::uri::Authority::as_str);
    let mut named = parts.headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or_default());
    // Without any name it does not come from a browser.
    if in_line.into_iter().chain(&mut named).all(|host| is_ours(host, config)) {
        return Ok(());
    }
    Err(match &config.public_url {
        Some(url) => Error::new(STATUS, "wrong-host").case("url").text("url", &**url),
        None => Error::new(STATUS, "wrong-host").case("address"),
    })
}

/// Whether this is a name of this server, with or without a port.
fn is_ours(host: &str, config: &Config) -> bool {
    if host.parse::<SocketAddr>().is_ok() || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        return true;
    }
    let Some(name) = name(host) else { return false };
    let public = config.public_url.as_deref().and_then(|url| {
        let (_, rest) = url.split_once("://")?;
        name_of(rest.split(['/', '?', '#']).next()?)
    });
    name == "localhost"
        || name.ends_with(".localhost")
        || public.is_some_and(|public| public == name)
        || config.hosts.iter().any(|ours| ours.trim_end_matches('.').eq_ignore_ascii_case(&name))
}

fn name_of(authority: &str) -> Option<String> {
    name(authority.rsplit('@').next()?)
}

/// The name without its port, normalised for comparison; `None` if malformed.
fn name(host: &str) -> Option<String> {
    let (name, port) = host.split_once(':').unwrap_or((host, ""));
    let is_port = port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit());
    let name = name.strip_suffix('.').unwrap_or(name);
    (is_port && !name.is_empty()).then(|| name.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_goes_by_its_own_names_and_by_addresses() {
        let config = Config {
            public_url: Some("https://Play.example.org:8443/".into()),
            hosts: vec!["touchline.lan".into()],
            ..Config::default()
        };
        for ours in [
            "127.0.0.1:7878",
            "127.0.0.1",
            "[::1]:7878",
            "[::1]",
            "203.0.113.5:80",
            "localhost",
            "LOCALHOST:7878",
            "touchline.localhost:1",
            "play.example.org",
            "play.example.org:8443",
            "play.example.org.",
            "Touchline.LAN:7878",
        ] {
            assert!(is_ours(ours, &config), "{ours}");
        }
        for other in [
            "",
            ":7878",
            "evil.example",
            "evil.example:7878",
            "play.example.org.evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "127.0.0.1@evil.example",
            "play.example.org:port",
            "notlocalhost",
            "play.example.org:8443:1",
        ] {
            assert!(!is_ours(other, &config), "{other}");
        }
        assert!(!is_ours("play.example.org", &Config::default()));
    }
}
