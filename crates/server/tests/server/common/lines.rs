//! A streamed response: one JSON object per line, and blank lines as heartbeats.

use reqwest::{Response, StatusCode};
use serde_json::Value;

use super::{BOUND, Client};

/// An open stream.
pub(crate) struct Lines {
    response: Response,
    waiting: Vec<u8>,
}

impl Lines {
    pub(crate) async fn open(client: &Client, path: &str) -> Self {
        Self::open_as(client, path, "application/x-ndjson").await
    }

    /// Open a stream of another kind.
    pub(crate) async fn open_as(client: &Client, path: &str, kind: &str) -> Self {
        let response = client.stream(path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], kind);
        Self { response, waiting: Vec::new() }
    }

    /// The next line, even a blank one; `None` at the end.
    pub(crate) async fn line(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.waiting.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.waiting.drain(..=end).collect();
                return Some(String::from_utf8(line).unwrap().trim_end().to_owned());
            }
            let chunk = tokio::time::timeout(BOUND, self.response.chunk()).await.expect("a line in time");
            self.waiting.extend_from_slice(&chunk.ok()??);
        }
    }

    /// The next line that is not blank; `None` at the end.
    pub(crate) async fn text(&mut self) -> Option<String> {
        loop {
            let line = self.line().await?;
            if !line.is_empty() {
                return Some(line);
            }
        }
    }

    pub(crate) async fn end(&mut self) {
        while self.line().await.is_some() {}
    }

    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.text().await.expect("the stream goes on")).unwrap()
    }

    /// Read lines up to the first that matches; returns it.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..10_000 {
            let line = self.next().await;
            if wanted(&line) {
                return line;
            }
        }
        panic!("it never came");
    }
}
