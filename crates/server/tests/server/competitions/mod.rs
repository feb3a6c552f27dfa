//! Competitions: played by the server, followed by anybody, decided by organisers.

mod carry_over;
mod cups;
mod decisions;
mod fairness;
mod faults;
mod times;
mod waiting;

use std::time::Duration;

use crate::common::{Client, StatusCode, Value, json};

/// The shortest wait between two looks.
pub(crate) const LOOK: Duration = Duration::from_millis(20);

/// Something went well; what came of it.
pub(crate) fn ok((status, body): (StatusCode, Value)) -> Value {
    assert!(status.is_success(), "{status}: {body}");
    body
}

/// Something was refused with this code.
pub(crate) fn refused((status, body): (StatusCode, Value), wanted: StatusCode, code: &str) {
    assert_eq!((status, body["error"]["code"].as_str()), (wanted, Some(code)), "{body}");
}

/// A competition and its organiser.
pub(crate) struct Cup {
    pub(crate) organiser: Client,
    pub(crate) code: String,
}

impl Cup {
    /// Create one.
    pub(crate) async fn make(organiser: &Client, spec: &str, format: Value) -> Self {
        Self::with(organiser, spec, format, json!({})).await
    }

    /// Create one with more said about it.
    pub(crate) async fn with(organiser: &Client, spec: &str, format: Value, more: Value) -> Self {
        let mut body = json!({ "name": "Winter cup", "spec": spec, "format": format });
        for (key, value) in more.as_object().unwrap() {
            body[key] = value.clone();
        }
        let made = ok(organiser.post("/api/competitions", body).await);
        Self { organiser: organiser.clone(), code: made["code"].as_str().unwrap().to_owned() }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/competitions/{}{rest}", self.code)
    }

    /// As anybody sees it.
    pub(crate) async fn show(&self) -> Value {
        ok(self.organiser.get(&self.path("")).await)
    }

    /// Add computers.
    pub(crate) async fn computers(&self, level: &str, count: u32) {
        ok(self.organiser.post(&self.path("/computers"), json!({ "level": level, "count": count })).await);
    }

    /// Decide something, with the current number; the server may write something at the same moment.
    pub(crate) async fn decide(&self, what: &str, mut body: Value) -> (StatusCode, Value) {
        loop {
            body["seq"] = self.show().await["seq"].clone();
            let answer = self.organiser.post(&self.path(&format!("/{what}")), body.clone()).await;
            if answer.1["error"]["code"] != "competition-changed" {
                return answer;
            }
        }
    }

    /// Start it.
    pub(crate) async fn start(&self) -> Value {
        ok(self.decide("start", json!({})).await)
    }

    /// Look until something is so.
    pub(crate) async fn until(&self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..3000 {
            let shown = self.show().await;
            if wanted(&shown) {
                return shown;
            }
            tokio::time::sleep(LOOK).await;
        }
        panic!("{what}: {:#}", self.show().await);
    }

    /// Look until it is over.
    pub(crate) async fn over(&self) -> Value {
        self.until("it ends", |shown| shown["status"] == "over").await
    }

    /// Look until a fixture is played; the code of its match.
    pub(crate) async fn playing(&self, fixture: u64) -> String {
        let shown = self
            .until("a fixture is played", |shown| {
                fixtures(shown).iter().any(|of| of["id"] == fixture && of["state"] == "playing")
            })
            .await;
        let of = fixtures(&shown).into_iter().find(|of| of["id"] == fixture).unwrap();
        of["match"]["code"].as_str().unwrap().to_owned()
    }
}

/// Its fixtures.
pub(crate) fn fixtures(shown: &Value) -> Vec<Value> {
    shown["fixtures"].as_array().unwrap().clone()
}
