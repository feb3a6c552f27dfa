//! A client of the server.

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::cookie::{CookieStore as _, Jar};
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue, ORIGIN};
use reqwest::{Method, Response, StatusCode};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::BOUND;

/// A browser (cookies, an origin) or a program with a token.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) addr: SocketAddr,
    jar: Arc<Jar>,
    token: Option<String>,
    http: reqwest::Client,
}

impl Client {
    /// A new visitor.
    pub(crate) fn new(addr: SocketAddr) -> Self {
        let jar = Arc::new(Jar::default());
        let origin = HeaderValue::try_from(format!("http://{addr}")).unwrap();
        let http = reqwest::Client::builder()
            .cookie_provider(jar.clone())
            .default_headers(HeaderMap::from_iter([(ORIGIN, origin)]))
            .timeout(BOUND)
            .build()
            .unwrap();
        Self { addr, jar, token: None, http }
    }

    /// A program with only a token: no cookies, no origin.
    pub(crate) fn with_token(addr: SocketAddr, token: &str) -> Self {
        let bearer = HeaderValue::try_from(format!("Bearer {token}")).unwrap();
        let http = reqwest::Client::builder()
            .default_headers(HeaderMap::from_iter([(AUTHORIZATION, bearer)]))
            .timeout(BOUND)
            .build()
            .unwrap();
        Self { addr, jar: Arc::default(), token: Some(token.to_owned()), http }
    }

    /// The same client, with the same cookies, on another server.
    pub(crate) fn at(&self, addr: SocketAddr) -> Self {
        Self { addr, ..self.clone() }
    }

    /// The full URL of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// The cookies it would send, as a header.
    pub(crate) fn cookies(&self) -> Option<HeaderValue> {
        self.jar.cookies(&self.url("/").parse().unwrap())
    }

    /// A bare request; for headers and bodies that no honest client sends.
    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method, self.url(path))
    }

    /// A request whose response may go on for as long as a test.
    pub(crate) fn stream(&self, path: &str) -> reqwest::RequestBuilder {
        self.request(Method::GET, path).timeout(10 * BOUND)
    }

    /// Send a GET request.
    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        answer(self.request(Method::GET, path).send().await.unwrap()).await
    }

    /// Send a POST request; null sends no body.
    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, body).await
    }

    /// Send a PUT request.
    pub(crate) async fn put(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::PUT, path, body).await
    }

    /// Send a DELETE request.
    pub(crate) async fn delete(&self, path: &str) -> (StatusCode, Value) {
        self.send(Method::DELETE, path, Value::Null).await
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { request.json(&body) };
        answer(request.send().await.unwrap()).await
    }

    /// Open the socket of a match, from the last number heard.
    pub(crate) async fn socket(&self, code: &str, last: Option<u64>) -> Socket {
        let last = last.map_or(String::new(), |last| format!("?last={last}"));
        self.socket_at(&format!("/api/matches/{code}/socket{last}")).await.unwrap()
    }

    /// Open a socket at any path; it may be refused.
    pub(crate) async fn socket_at(&self, path: &str) -> Result<Socket, tungstenite::Error> {
        self.socket_with(path, HeaderMap::new()).await
    }

    /// The same with extra headers.
    pub(crate) async fn socket_with(
        &self,
        path: &str,
        more: HeaderMap,
    ) -> Result<Socket, tungstenite::Error> {
        let mut request = format!("ws://{}{path}", self.addr).into_client_request()?;
        let headers = request.headers_mut();
        headers.extend(more);
        if let Some(token) = &self.token {
            headers.insert(AUTHORIZATION, HeaderValue::try_from(format!("Bearer {token}")).unwrap());
        } else {
            headers.insert(ORIGIN, HeaderValue::try_from(format!("http://{}", self.addr)).unwrap());
        }
        if let Some(cookies) = self.cookies() {
            headers.insert(COOKIE, cookies);
        }
        let opened = tokio::time::timeout(BOUND, tokio_tungstenite::connect_async(request)).await;
        let silent = |_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into());
        let (stream, _) = opened.unwrap_or_else(silent)?;
        Ok(Socket { stream })
    }
}

/// Status and body: an empty body is null, a text that is not JSON is a string.
pub(crate) async fn answer(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.unwrap();
    if text.is_empty() {
        return (status, Value::Null);
    }
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status, value)
}

/// An open WebSocket.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Send a message.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    /// Send a text that need not be JSON. A closed connection shows when nothing is heard.
    pub(crate) async fn say_text(&mut self, text: &str) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next text; `None` when the server has closed.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.hear_frame().await? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message; there must be one.
    pub(crate) async fn hear(&mut self) -> Value {
        let text = self.hear_text().await.expect("the socket is open");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// Read messages up to the first that matches; returns it.
    pub(crate) async fn hear_until(&mut self, mut wanted: impl FnMut(&Value) -> bool) -> Value {
        for _ in 0..10_000 {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
        }
        panic!("it never came");
    }

    /// The close frame, whatever comes before it.
    pub(crate) async fn hear_close(&mut self) -> Option<CloseFrame> {
        while let Some(frame) = self.hear_frame().await {
            if let Message::Close(reason) = frame {
                return reason;
            }
        }
        None
    }

    async fn hear_frame(&mut self) -> Option<Message> {
        // A server that has nothing to say sends a ping within a bound.
        let next = tokio::time::timeout(2 * BOUND, self.stream.next()).await;
        next.expect("the server says something within its bound")?.ok()
    }

    /// Close the socket.
    pub(crate) async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
