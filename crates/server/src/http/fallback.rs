//! Responses where no handler answers: no such path, wrong method, body too long, timeout, panic.

use std::any::Any;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;

use crate::app::App;
use crate::error::{Error, Result};

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest body that is read to its end even though it is refused.
const LONGEST_READ: usize = 1024 * 1024;

/// How long a request may take; a stream or socket it opens does not count.
const PATIENCE: Duration = Duration::from_secs(30);

/// There is nothing at this path.
pub(crate) fn no_such_path() -> Error {
    Error::missing("no-such-path")
}

/// The path exists, but not with this method. The `Allow` header says which ones it takes.
pub(crate) async fn wrong_method(method: Method, uri: Uri) -> Error {
    Error::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method")
        .quoted("method", method.as_str())
        .quoted("path", uri.path())
}

/// Read the whole body before anything else, unless it is too long. So a refusal never comes in the middle of
/// it, where many clients would miss it, and no later layer waits for the network.
pub(crate) async fn bounded(request: Request, next: Next) -> Result<Response> {
    let (parts, body) = request.into_parts();
    let announced: Option<usize> =
        parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length| length > LONGEST_READ) {
        return Ok(too_long(false));
    }
    // A body that is a little too long and says so is still read to its end, so that the client sees the
    // refusal.
    let most = if announced.is_some() { LONGEST_READ } else { LONGEST_BODY };
    let (mut kept, mut length, mut chunks) = (Vec::new(), 0, body.into_data_stream());
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| Error::bad("bad-body").case("broken"))?;
        length += chunk.len();
        if length > most {
            return Ok(too_long(false));
        }
        if length <= LONGEST_BODY {
            kept.extend_from_slice(&chunk);
        }
    }
    if length > LONGEST_BODY {
        return Ok(too_long(true));
    }
    Ok(next.run(Request::from_parts(parts, Body::from(kept))).await)
}

/// The refusal of a body that is too long.
pub(crate) fn body_too_long() -> Error {
    Error::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-long").number("most", LONGEST_BODY)
}

/// If the body was not read to its end, the connection cannot be reused.
fn too_long(was_read: bool) -> Response {
    let error = body_too_long();
    if was_read { error.into_response() } else { ([(CONNECTION, "close")], error).into_response() }
}

/// Time out what takes too long.
pub(crate) async fn patient(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let end = app.time.now().saturating_add(i64::try_from(PATIENCE.as_millis()).unwrap_or(i64::MAX));
    tokio::select! {
        biased;
        response = next.run(request) => Ok(response),
        () = app.time.reach(end) => Err(Error::unavailable("took-too-long")),
    }
}

/// A panic of ours; the request fails, the server goes on.
#[allow(clippy::needless_pass_by_value)] // The layer's signature.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response<Body> {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    Error::internal(format_args!("panic: {}", text.unwrap_or("of an unknown kind"))).into_response()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::io::{Read as _, Write as _};
    use std::net::TcpStream;
    use std::path::PathBuf;

    use axum::Router;
    use axum::routing::{get, post};
    use serde_json::Value;
    use tokio::net::TcpListener;

    use super::*;
    use crate::http::extract::Json;
    use crate::time::Time;
    use crate::{Config, Server};

    /// A folder of the test's own; removed on drop.
    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// A server whose handlers misbehave as none of ours should.
    async fn misbehaving(name: &str) -> (Time, String, Folder) {
        let time = Time::manual(0);
        let data_dir = std::env::temp_dir().join(format!("touchline-fallback-{name}-{}", std::process::id()));
        let folder = Folder(data_dir.clone());
        let config = Config { data_dir, time: time.clone(), ..Config::default() };
        let server = Server::open(config).await.unwrap();
        let handlers = Router::new()
            .route("/panics", get(|| async { panic!("on purpose") as () }))
            .route("/sleeps", get(std::future::pending::<()>))
            .route("/reads", post(|_: Json<Value>| async {}));
        let router = crate::http::guarded(handlers, server.app());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (time, address, folder)
    }

    async fn problem(request: reqwest::RequestBuilder) -> (u16, String) {
        let response = request.send().await.unwrap();
        assert_eq!(response.headers()["content-type"], "application/json");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        let status = response.status().as_u16();
        let body: Value = response.json().await.unwrap();
        assert!(body["error"]["message"].as_str().is_some_and(|message| message.ends_with('.')), "{body}");
        (status, body["error"]["code"].as_str().unwrap().to_owned())
    }

    #[tokio::test]
    async fn a_panic_costs_one_request_and_says_nothing_of_its_cause() {
        let (_, address, _folder) = misbehaving("panic").await;
        let client = reqwest::Client::new();
        for _ in 0..3 {
            let answer = problem(client.get(format!("{address}/panics"))).await;
            assert_eq!(answer, (500, "internal".into()));
        }
        let text = client.get(format!("{address}/panics")).send().await.unwrap().text().await.unwrap();
        assert!(!text.contains("on purpose"), "{text}");
    }

    #[tokio::test]
    async fn what_takes_longer_than_half_a_minute_is_given_up() {
        let (time, address, _folder) = misbehaving("slow").await;
        let request = reqwest::Client::new().get(format!("{address}/sleeps"));
        let answer = tokio::spawn(problem(request));
        // The clock stands still until the request has arrived; then half a minute passes at once, as often
        // as needed.
        for _ in 0..2000 {
            if answer.is_finished() {
                break;
            }
            time.advance(PATIENCE);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(answer.await.unwrap(), (503, "took-too-long".into()));
    }

    #[tokio::test]
    async fn a_body_that_does_not_say_how_long_it_is_is_cut_short() {
        let (_, address, _folder) = misbehaving("long").await;
        let head = "POST /reads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
        let chunk = format!("{LONGEST_BODY:x}\r\n{}\r\n", " ".repeat(LONGEST_BODY));
        // The body has no end: whoever waited for it would wait forever.
        let request = format!("{head}{chunk}1\r\n \r\n");
        let answer = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address.trim_start_matches("http://")).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut answer = [0; 12];
            stream.read_exact(&mut answer).map(|()| answer)
        });
        assert_eq!(&answer.await.unwrap().unwrap(), b"HTTP/1.1 413");
    }
}
