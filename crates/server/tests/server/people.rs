//! People for tests of the lobby: with accounts, ratings and blocks, and listeners for their news.

use crate::common::{self, Client, Host, Lines, START, Value, json};
pub(crate) use common::person;

/// A live clock that loses the match at zero.
pub(crate) fn live_clock(seconds: u32, increment: u32) -> Value {
    json!({"kind": "live", "seconds": seconds, "increment": increment, "at_zero": "lose"})
}

/// The codes on a page of matches.
pub(crate) fn codes(page: &Value) -> Vec<String> {
    page["matches"].as_array().unwrap().iter().map(|told| told["code"].as_str().unwrap().into()).collect()
}

/// The user name of a client.
pub(crate) async fn name_of(client: &Client) -> String {
    client.get("/api/me").await.1["name"].as_str().unwrap().to_owned()
}

/// One user blocks another.
pub(crate) async fn block(host: &Host, who: &str, whom: &str) {
    let done = sqlx::query(
        "INSERT INTO blocks (user_id, blocked_id, at) SELECT a.id, b.id, 0 FROM users a, users b WHERE a.name = $1 AND b.name = $2",
    )
    .bind(who)
    .bind(whom)
    .execute(&mut host.database.connect().await)
    .await;
    assert_eq!(done.unwrap().rows_affected(), 1);
}

/// Give a user a rating.
pub(crate) async fn rate(host: &Host, name: &str, game: &str, class: &str, rating: f64, deviation: f64) {
    let done = sqlx::query(
        "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
         SELECT u.id, $2, $3, $4, $5, 0.06, 10, $6 FROM users u WHERE u.name = $1",
    )
    .bind(name)
    .bind(game)
    .bind(class)
    .bind(rating)
    .bind(deviation)
    .bind(START)
    .execute(&mut host.database.connect().await)
    .await;
    assert_eq!(done.unwrap().rows_affected(), 1);
}

/// A user's news stream.
pub(crate) struct Ear {
    lines: Lines,
    /// The first line.
    pub(crate) first: Value,
}

/// Open a user's news stream; once this returns, it is open.
pub(crate) async fn listen(client: &Client) -> Ear {
    let mut ear = Ear { lines: Lines::open(client, "/api/stream").await, first: Value::Null };
    ear.first = ear.next().await;
    ear
}

impl Ear {
    /// The next line; an empty one is null.
    pub(crate) async fn next(&mut self) -> Value {
        let line = self.lines.line().await.expect("the stream goes on");
        if line.is_empty() { Value::Null } else { serde_json::from_str(&line).unwrap() }
    }

    /// The first news of a kind.
    pub(crate) async fn until(&mut self, event: &str) -> Value {
        for _ in 0..1000 {
            let line = self.next().await;
            if line["event"] == event {
                return line;
            }
        }
        panic!("{event} is never heard");
    }
}
