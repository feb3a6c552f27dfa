//! What is answered where no handler answers: nothing there, not like that, too long, too slow, broken.

use std::any::Any;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::{Error, Result};

/// The longest body of a request, in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;

/// How long a request may take; what comes later (a stream, a socket) is not part of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// There is nothing at this path.
pub(crate) async fn no_such_path() -> Error {
    Error::missing("no-such-path", "There is nothing at this path; /api/openapi.json lists what there is.")
}

/// There is something at this path, but it is not asked like that. What would be right is in the header `Allow`.
pub(crate) async fn wrong_method(method: Method, uri: Uri) -> Error {
    let sentence = format!("{} is not asked with {method}; the header Allow says with what.", uri.path());
    Error::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", sentence)
}

/// Refuse a body that says itself that it is too long; one that does not say is refused while it is read.
pub(crate) async fn bounded(request: Request, next: Next) -> Result<Response> {
    let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > LONGEST_BODY as u64) {
        let sentence = format!("A body has at most {LONGEST_BODY} bytes.");
        return Err(Error::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-long", sentence));
    }
    Ok(next.run(request).await)
}

/// Give up on what takes too long.
pub(crate) async fn patient(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let end = app.time.now().saturating_add(i64::try_from(PATIENCE.as_millis()).unwrap_or(i64::MAX));
    tokio::select! {
        biased;
        response = next.run(request) => Ok(response),
        () = app.time.reach(end) => Err(Error::unavailable(
            "took-too-long",
            "This took too long, and it may or may not have been done: look before you try again.",
        )),
    }
}

/// A fault of ours; the request fails, the server goes on.
#[allow(clippy::needless_pass_by_value)] // As the layer wants it.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response<Body> {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    Error::internal(format_args!("panic: {}", text.unwrap_or("of an unknown kind"))).into_response()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use axum::Router;
    use axum::routing::{get, post};
    use serde_json::Value;
    use tokio::net::TcpListener;

    use super::*;
    use crate::http::extract::Json;
    use crate::time::Time;
    use crate::{Config, Server};

    /// A server whose handlers misbehave as none of ours should.
    async fn misbehaving() -> (Time, String, tempfolder::Folder) {
        let (time, folder) = (Time::manual(0), tempfolder::Folder::new("fallback"));
        let config = Config { data_dir: folder.0.clone(), time: time.clone(), ..Config::default() };
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
        let (_, address, _folder) = misbehaving().await;
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
        let (time, address, _folder) = misbehaving().await;
        let request = reqwest::Client::new().get(format!("{address}/sleeps"));
        let answer = tokio::spawn(problem(request));
        // The clock stands until the request is there; then half a minute passes at once, as often as it takes.
        while !answer.is_finished() {
            time.advance(PATIENCE);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(answer.await.unwrap(), (503, "took-too-long".into()));
    }

    #[tokio::test]
    async fn a_body_that_does_not_say_how_long_it_is_is_cut_short() {
        let (_, address, _folder) = misbehaving().await;
        let mut stream = tokio::net::TcpStream::connect(address.trim_start_matches("http://")).await.unwrap();
        let head = "POST /reads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
        let chunk = format!("{LONGEST_BODY:x}\r\n{}\r\n", " ".repeat(LONGEST_BODY));
        // No end of the body: whoever waited for it would wait for ever.
        tokio::io::AsyncWriteExt::write_all(&mut stream, format!("{head}{chunk}1\r\n \r\n").as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        tokio::io::AsyncReadExt::read_exact(&mut stream, &mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 413");
    }
}
