//! Shared by tests of play: two people at a table.

use crate::common::{Client, Host, Socket, StatusCode, Value, json};

/// Two guests and their match.
pub(crate) struct Table {
    pub(crate) home: Client,
    pub(crate) away: Client,
    pub(crate) code: String,
}

impl Table {
    /// A match with these terms (`spec` at least), started.
    pub(crate) async fn of(host: &Host, mut wishes: Value) -> Self {
        let (home, away) = (host.guest().await, host.guest().await);
        wishes["seat"] = json!("home");
        let (status, made) = home.post("/api/matches", wishes).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let code = made["code"].as_str().unwrap().to_owned();
        let (status, joined) = away
            .post(&format!("/api/matches/{code}/join"), json!({ "invitation": made["invitation"] }))
            .await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        Self { home, away, code }
    }

    /// Both seats, home first.
    pub(crate) fn seats(&self) -> [&Client; 2] {
        [&self.home, &self.away]
    }

    /// A path of the match.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.code)
    }

    /// The state as a client sees it.
    pub(crate) async fn state(&self, client: &Client) -> Value {
        let (status, state) = client.get(&self.path("/state")).await;
        assert_eq!(status, StatusCode::OK, "{state}");
        state
    }

    /// Send a wish with a plain request.
    pub(crate) async fn wish(&self, client: &Client, wish: Value) -> (StatusCode, Value) {
        client.post(&self.path("/wishes"), wish).await
    }

    /// Send a wish that is accepted.
    pub(crate) async fn done(&self, client: &Client, wish: Value) {
        let (status, answer) = self.wish(client, wish.clone()).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{wish}: {answer}");
    }

    /// Send a wish that is refused with this code.
    pub(crate) async fn refused(&self, client: &Client, wish: Value, code: &str) {
        let (status, answer) = self.wish(client, wish.clone()).await;
        assert!(status.is_client_error(), "{wish}: {status} {answer}");
        assert_eq!(answer["error"]["code"], code, "{wish}: {answer}");
    }

    /// Answer a seat's question with the answer at this index (the last one, if there are fewer).
    pub(crate) async fn act(&self, client: &Client, at: usize) -> Value {
        let state = self.state(client).await;
        let (seq, action) = answer(&state, at).unwrap_or_else(|| panic!("not asked: {state}"));
        self.done(client, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
        self.state(client).await
    }

    /// Play on with plain requests until a condition holds.
    pub(crate) async fn play_until(&self, mut wanted: impl FnMut(&Value) -> bool) -> Value {
        for number in 0..3000 {
            let states = [self.state(&self.home).await, self.state(&self.away).await];
            if let Some(state) = states.iter().find(|state| wanted(state)) {
                return state.clone();
            }
            let asked = (0..2).find(|at| !states[*at]["ask"].is_null()).expect("somebody is asked");
            self.act(self.seats()[asked], number * 7 % 11).await;
        }
        panic!("it never came to that");
    }
}

/// The number of a message, and the answer at this index to its question.
pub(crate) fn answer(message: &Value, at: usize) -> Option<(u64, String)> {
    let legal = message["ask"]["legal"].as_array()?;
    let action = legal[at.min(legal.len() - 1)].as_str()?;
    Some((message["seq"].as_u64()?, action.to_owned()))
}

/// Everything sent so far: whatever precedes the reply to a wish that is refused.
pub(crate) async fn all_said(socket: &mut Socket) -> Vec<String> {
    const MARK: u64 = 987_654_321;
    socket.say(&json!({ "id": MARK, "wish": { "do": "undo", "seq": u64::MAX } })).await;
    let mark = MARK.to_string();
    let mut said = Vec::new();
    while let Some(text) = socket.hear_text().await {
        if text.contains(&mark) {
            return said;
        }
        said.push(text);
    }
    panic!("the socket was closed after {said:?}");
}
