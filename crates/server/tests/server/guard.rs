//! The layers around every request: requests that are too frequent, cross-site, too large or malformed are
//! refused, and every response is JSON.

use crate::on_both;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use crate::common::{BOUND, Client, Host, StatusCode, Value};
use crate::token::token;
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, RequestBuilder};

/// Status, headers and the code of a refusal.
async fn ask(request: RequestBuilder) -> (StatusCode, HeaderMap, String) {
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await.unwrap();
    if status.is_success() {
        return (status, headers, String::new());
    }
    assert_eq!(headers["content-type"], "application/json", "{text}");
    let body: Value = serde_json::from_str(&text).unwrap();
    let sentence = body["error"]["message"].as_str().unwrap();
    assert!(sentence.ends_with('.'), "{sentence}");
    (status, headers, body["error"]["code"].as_str().unwrap().to_owned())
}

/// A client that sends nothing on its own.
fn program(host: &Host, method: Method, path: &str) -> RequestBuilder {
    reqwest::Client::new().request(method, format!("{}{path}", host.url()))
}

/// The response to raw bytes that no HTTP library would send, until the server hangs up.
async fn raw(host: &Host, request: String) -> String {
    let addr = host.addr;
    let answer = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(addr).unwrap();
        stream.set_read_timeout(Some(BOUND)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    answer.await.unwrap()
}

/// This many requests are answered, and the next is refused.
async fn answered(mut request: impl FnMut() -> RequestBuilder) -> (usize, u64) {
    for count in 0..1000 {
        let (status, headers, code) = ask(request()).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(code, "too-often");
            return (count, headers["retry-after"].to_str().unwrap().parse().unwrap());
        }
    }
    panic!("nobody refuses");
}

on_both! {
    async fn an_address_is_limited_however_many_guests_begin_there(backend) {
        let host = Host::with(backend, |config| config.requests_per_minute = 12).await;
        let guests = [host.guest().await, host.guest().await, host.guest().await];
        // Three were used to become guests.
        let mut at = 0;
        let in_turn = || {
            at += 1;
            guests[at % 3].request(Method::GET, "/api/me")
        };
        assert_eq!(answered(in_turn).await, (9, 5));
        assert_eq!(answered(|| program(&host, Method::GET, "/api/me")).await, (0, 5));
        assert_eq!(answered(|| guests[0].request(Method::GET, "/nowhere")).await, (0, 5));
        host.advance(Duration::from_secs(10));
        assert_eq!(answered(|| guests[1].request(Method::GET, "/api/me")).await, (2, 5));
        host.advance(Duration::from_hours(1));
        assert_eq!(answered(|| guests[2].request(Method::GET, "/api/me")).await, (12, 5));
    }

    async fn an_account_may_ask_ten_times_as_often(backend) {
        let host = Host::with(backend, |config| config.requests_per_minute = 6).await;
        let token = token(&host.database.url, "Robot", "bot", "player").await;
        let ask = || program(&host, Method::GET, "/api/me").bearer_auth(&token);
        assert_eq!(answered(ask).await, (60, 1));
        // An invalid token belongs to nobody.
        let ask = || program(&host, Method::GET, "/api/me").bearer_auth("made up");
        assert_eq!(answered(ask).await, (6, 10));
    }

    async fn guests_are_made_slowly(backend) {
        let host = Host::with(backend, |config| config.sign_ins_per_minute = 3).await;
        assert_eq!(answered(|| program(&host, Method::POST, "/api/guests")).await, (3, 20));
        let (status, ..) = ask(program(&host, Method::GET, "/api/me")).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "everything else goes on");
        host.advance(Duration::from_secs(20));
        assert_eq!(answered(|| program(&host, Method::POST, "/api/guests")).await, (1, 20));
    }

    async fn a_proxy_is_believed_only_where_it_is_trusted(backend) {
        let made_up = |number: usize| format!("198.51.100.{number}");
        for (trusted, limited) in [(Vec::new(), true), (vec!["127.0.0.1".parse().unwrap()], false)] {
            let host = Host::with(backend, |config| {
                config.requests_per_minute = 3;
                config.trusted_proxies = trusted;
            })
            .await;
            let mut refused = 0;
            for number in 0..6 {
                let request = program(&host, Method::GET, "/api/me");
                let (status, ..) = ask(request.header("x-forwarded-for", made_up(number))).await;
                refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
            }
            assert_eq!(refused, if limited { 3 } else { 0 });
            // The left end of the header is the client's own invention.
            if !limited {
                let mut number = 0;
                let ask = || {
                    number += 1;
                    let forwarded = format!("{}, 203.0.113.7", made_up(number));
                    program(&host, Method::GET, "/api/me").header("x-forwarded-for", forwarded)
                };
                assert_eq!(answered(ask).await.0, 3);
            }
        }
    }

    async fn whatever_changes_something_comes_from_our_own_pages(backend) {
        let host = Host::start(backend).await;
        let cookie = host.guest().await.cookies().unwrap();
        let own = host.url();
        let cases: [(&[(&str, &str)], &str); 12] = [
            (&[("sec-fetch-site", "same-origin")], ""),
            (&[("sec-fetch-site", "none")], ""),
            (&[("sec-fetch-site", "cross-site")], "foreign-origin"),
            (&[("sec-fetch-site", "same-site")], "foreign-origin"),
            (&[("sec-fetch-site", "cross-site"), ("origin", &own)], "foreign-origin"),
            (&[("sec-fetch-site", "cross-site"), ("x-touchline", "1")], "foreign-origin"),
            (&[("origin", &own)], ""),
            (&[("origin", "http://evil.example")], "foreign-origin"),
            (&[("origin", "null")], "foreign-origin"),
            (&[("origin", "http://evil.example"), ("x-touchline", "1")], "foreign-origin"),
            (&[("x-touchline", "1")], ""),
            (&[], "header-needed"),
        ];
        for (headers, wanted) in cases {
            let with = |method, path, signed_in: bool| {
                let request = headers.iter().fold(program(&host, method, path), |request, (name, value)| {
                    request.header(*name, *value)
                });
                if signed_in { request.header("cookie", &cookie) } else { request }
            };
            let (status, _, code) = ask(with(Method::POST, "/api/guests", true)).await;
            assert_eq!((status == StatusCode::CREATED, code.as_str()), (wanted.is_empty(), wanted), "{headers:?}");
            // Beginning a session needs it too, but a program without a cookie has no session to protect.
            let (_, _, code) = ask(with(Method::POST, "/api/guests", false)).await;
            assert_eq!(code, if wanted == "header-needed" { "" } else { wanted }, "{headers:?}");
            // Reading needs nothing.
            let (status, ..) = ask(with(Method::GET, "/api/me", true)).await;
            assert_eq!(status, StatusCode::OK, "{headers:?}");
            // A socket does: a page of another site could listen.
            let socket = with(Method::GET, "/api/me", true).header("upgrade", "websocket");
            let (_, _, code) = ask(socket).await;
            assert_eq!(code, wanted, "{headers:?}");
        }
    }

    async fn a_token_is_never_sent_by_a_browser_on_its_own(backend) {
        let host = Host::start(backend).await;
        let token = token(&host.database.url, "Robot", "bot", "player").await;
        let request = program(&host, Method::POST, "/api/guests").bearer_auth(&token);
        let (status, ..) = ask(request.header("origin", "http://elsewhere.example")).await;
        assert_eq!(status, StatusCode::CREATED);
    }

    async fn the_public_address_is_the_origin(backend) {
        let host = Host::with(backend, |config| config.public_url = Some("https://play.example.org/".into())).await;
        let code = async |origin: &str| ask(program(&host, Method::POST, "/api/guests").header("origin", origin)).await.2;
        assert_eq!(code("https://play.example.org").await, "");
        assert_eq!(code("http://play.example.org").await, "foreign-origin");
        assert_eq!(code(&host.url()).await, "foreign-origin");
    }

    async fn a_request_is_for_a_name_of_this_server(backend) {
        let host = Host::with(backend, |config| {
            config.public_url = Some("https://play.example.org".into());
            config.hosts = vec!["touchline.lan".into()];
        })
        .await;
        let at = async |name: &str, path| ask(program(&host, Method::GET, path).header("host", name)).await;
        for ours in ["play.example.org", "touchline.lan:7878", "localhost:1", "127.0.0.1", "[::1]:7878"] {
            assert_eq!(at(ours, "/api/openapi.json").await.0, StatusCode::OK, "{ours}");
        }
        for other in ["evil.example", "evil.example:7878", "play.example.org.evil.example"] {
            for path in ["/", "/api/me", "/api/openapi.json", "/nowhere"] {
                let (status, _, code) = at(other, path).await;
                assert_eq!((status, code.as_str()), (StatusCode::MISDIRECTED_REQUEST, "wrong-host"), "{other}{path}");
            }
            assert_eq!(at(other, "/healthz").await.0, StatusCode::OK, "machines that watch");
        }
        let named_twice = "GET http://evil.example/api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        let answer = raw(&host, named_twice.into()).await;
        assert!(answer.starts_with("HTTP/1.1 421 "), "{answer}");
    }

    async fn behind_tls_the_cookie_is_of_this_host_alone(backend) {
        for (public, wanted) in [(None, "touchline_session="), (Some("https://play.example.org"), "__Host-touchline_session=")] {
            let host = Host::with(backend, |config| config.public_url = public.map(str::to_owned)).await;
            let (_, headers, _) = ask(program(&host, Method::POST, "/api/guests")).await;
            let cookie = headers["set-cookie"].to_str().unwrap();
            assert!(cookie.starts_with(wanted) && cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), public.is_some(), "{cookie}");
            let pair = cookie.split(';').next().unwrap();
            let asks = async |cookie: &str| ask(program(&host, Method::GET, "/api/me").header("cookie", cookie)).await.0;
            assert_eq!(asks(pair).await, StatusCode::OK);
            // The same secret under the other name may have been planted by another host.
            let other = match pair.strip_prefix("__Host-") {
                Some(bare) => bare.to_owned(),
                None => format!("__Host-{pair}"),
            };
            assert_eq!(asks(&other).await, StatusCode::UNAUTHORIZED);
        }
    }

    async fn every_answer_tells_browsers_what_they_may_do(backend) {
        for secure in [false, true] {
            let host = Host::with(backend, |config| {
                config.public_url = secure.then(|| "https://play.example.org".into());
            })
            .await;
            for path in ["/api/me", "/api/openapi.json", "/nowhere", "/api/guests"] {
                let (_, headers, _) = ask(program(&host, Method::GET, path)).await;
                let policy = headers["content-security-policy"].to_str().unwrap();
                for part in ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"] {
                    assert!(policy.contains(part), "{policy}");
                }
                assert!(!policy.contains("unsafe"), "{policy}");
                assert_eq!(headers["x-content-type-options"], "nosniff");
                assert_eq!(headers["referrer-policy"], "no-referrer");
                assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
                assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
                assert!(headers.contains_key("permissions-policy"));
                assert_eq!(headers.contains_key("strict-transport-security"), secure);
                let kept = headers.get("cache-control").map(HeaderValue::as_bytes);
                assert_eq!(kept, path.starts_with("/api/").then_some(&b"no-store"[..]), "{path}");
            }
        }
    }

    async fn what_is_not_there_and_what_is_asked_wrongly_is_said_in_json(backend) {
        let host = Host::start(backend).await;
        for path in ["/nowhere", "/api/nowhere", "/api/me/", "/api//me", "/%ff", "/api/openapi.json/x"] {
            let (status, _, code) = ask(program(&host, Method::GET, path)).await;
            assert_eq!((status, code.as_str()), (StatusCode::NOT_FOUND, "no-such-path"), "{path}");
        }
        for (method, path, allowed) in [
            (Method::DELETE, "/api/guests", "POST"),
            (Method::OPTIONS, "/api/guests", "POST"),
            (Method::POST, "/api/openapi.json", "GET,HEAD"),
            (Method::from_bytes(b"BREW").unwrap(), "/api/openapi.json", "GET,HEAD"),
        ] {
            let (status, headers, code) = ask(program(&host, method, path)).await;
            assert_eq!((status, code.as_str()), (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"), "{path}");
            assert_eq!(headers["allow"], allowed);
        }
    }

    async fn a_body_that_is_too_long_is_refused(backend) {
        let host = Host::start(backend).await;
        let client = Client::new(host.addr);
        for (length, refused) in [(64 * 1024, false), (64 * 1024 + 1, true), (300_000, true), (64 * 1024, false)] {
            let request = client.request(Method::POST, "/api/guests").body(" ".repeat(length));
            let (status, _, code) = ask(request).await;
            assert_eq!(status == StatusCode::PAYLOAD_TOO_LARGE, refused, "{length}");
            assert_eq!(code, if refused { "body-too-long" } else { "" });
        }
        // One that is far too long is not even read.
        let head = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9999999999\r\n\r\n";
        let answer = raw(&host, head.into()).await;
        assert!(answer.starts_with("HTTP/1.1 413 ") && answer.contains("connection: close"), "{answer}");
    }
}
