//! A bot that thinks: it reads the position of every update, asks a computer player of this library, and
//! answers over the socket.
//!
//! ```text
//! TOUCHLINE_TOKEN=touchline_... cargo run --package touchline-server --example bot -- http://127.0.0.1:7878 --challenge NAME --rated
//! ```
//!
//! Without `--challenge` it waits to be challenged. It exits after `--matches` matches (1). Its own
//! challenges are for `--spec` (fuba:3.0) with `--seconds` (900) on the clock; `--level` (rookie) sets its
//! strength. docs/api.md documents the messages a bot gets.

use std::collections::{BTreeMap, HashSet};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use touchline_ai::{Computer, Evaluate, Intent, Level, Opponent, Player as _};
use touchline_engine::{Node, Seat};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

/// How often a connection is retried, a second apart, before the server counts as gone.
const TRIES: u32 = 60;

/// Silence after which a connection is given up; the server sends a heartbeat every 15 seconds on a stream.
const PATIENCE: Duration = Duration::from_secs(40);

/// The command-line options.
#[derive(Clone, Debug)]
struct Options {
    server: String,
    challenge: Option<String>,
    spec: String,
    seconds: u32,
    rated: bool,
    matches: usize,
    level: Opponent,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self> {
        let server = words.next().context("say which server: http://127.0.0.1:7878")?;
        let mut options = Self {
            server: server.trim_end_matches('/').to_owned(),
            challenge: None,
            spec: "fuba:3.0".into(),
            seconds: 900,
            rated: false,
            matches: 1,
            level: Level::Rookie.into(),
        };
        while let Some(option) = words.next() {
            let mut value = || words.next().with_context(|| format!("{option} needs a value"));
            match option.as_str() {
                "--challenge" => options.challenge = Some(value()?),
                "--spec" => options.spec = value()?,
                "--seconds" => options.seconds = value()?.parse()?,
                "--rated" => options.rated = true,
                "--matches" => options.matches = value()?.parse()?,
                "--level" => {
                    let word = value()?;
                    options.level = Opponent::from_word(&word)
                        .with_context(|| format!("no level {word}: there are {}", Opponent::words()))?;
                }
                _ => bail!("{option} is no option of this bot"),
            }
        }
        Ok(options)
    }
}

/// The server, as this bot reaches it.
#[derive(Clone)]
struct Server {
    url: String,
    token: String,
    http: reqwest::Client,
}

impl Server {
    /// Send a request; retried while the server is away.
    async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value> {
        let mut failures = 0;
        loop {
            match self.try_to_ask(method.clone(), path, body, PATIENCE).await {
                Ok(answer) => return refused(answer).await?.json().await.or(Ok(Value::Null)),
                Err(error) if failures == TRIES => return Err(error),
                Err(_) => failures += 1,
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// One try. Rate limits and a busy server are reasons to retry, too.
    async fn try_to_ask(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        patience: Duration,
    ) -> Result<Response> {
        let request = self.http.request(method, format!("{}{path}", self.url)).bearer_auth(&self.token);
        let request = body.into_iter().fold(request, reqwest::RequestBuilder::json);
        let answer = request.timeout(patience).send().await?;
        if [429, 503].contains(&answer.status().as_u16()) {
            let patience =
                answer.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
            tokio::time::sleep(Duration::from_secs(patience.unwrap_or(1))).await;
            bail!("the server is busy: {}", answer.text().await?);
        }
        Ok(answer)
    }

    /// The news of this bot, forever: `Null` once it listens, then one event after another.
    async fn listen(self, news: mpsc::Sender<Result<Value>>) {
        let mut failures = 0;
        loop {
            // A stream has no end, so only silence is limited.
            let day = Duration::from_hours(24);
            let opened =
                async { refused(self.try_to_ask(Method::GET, "/api/stream", None, day).await?).await };
            match opened.await {
                Ok(answer) => {
                    failures = 0;
                    let _ = news.send(Ok(Value::Null)).await;
                    let _ = pass_on(answer, &news).await;
                }
                Err(error) if failures == TRIES => return drop(news.send(Err(error)).await),
                Err(_) => failures += 1,
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

/// Pass on the lines of a stream until it breaks; an incomplete last line is lost.
async fn pass_on(mut answer: Response, news: &mpsc::Sender<Result<Value>>) -> Result<()> {
    let mut waiting = Vec::new();
    while let Some(chunk) = tokio::time::timeout(PATIENCE, answer.chunk()).await?? {
        waiting.extend_from_slice(&chunk);
        while let Some(end) = waiting.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = waiting.drain(..=end).collect();
            if !line.trim_ascii().is_empty() {
                news.send(Ok(serde_json::from_slice(&line)?)).await?;
            }
        }
    }
    Ok(())
}

/// Turn a refusal into an error.
async fn refused(answer: Response) -> Result<Response> {
    let status = answer.status();
    if status.is_success() { Ok(answer) } else { bail!("{status}: {}", answer.text().await?) }
}

/// A match in progress.
struct Match {
    server: Server,
    code: String,
    game: AnyGame,
    level: Opponent,
    /// What is left of the whole action it has begun.
    intent: Intent,
    /// The number of the last update.
    last: Option<u64>,
    /// What was sent and not yet confirmed: sent again after a broken connection, which is harmless if it was
    /// done already.
    pending: Option<Value>,
}

impl Match {
    /// Play to the end; returns the last update.
    async fn play(mut self) -> Result<Value> {
        let mut failures = 0;
        loop {
            let before = self.last;
            match self.play_on().await {
                Ok(Some(end)) => return Ok(end),
                Err(error) if failures == TRIES => return Err(error),
                Ok(None) | Err(_) if self.last != before => failures = 0,
                Ok(None) | Err(_) => failures += 1,
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Play over one connection until it breaks, or to the end.
    async fn play_on(&mut self) -> Result<Option<Value>> {
        let since = self.last.map_or(String::new(), |last| format!("?last={last}"));
        let address = format!("{}/api/matches/{}/socket{since}", self.server.url, self.code);
        let mut request = address.replacen("http", "ws", 1).into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.server.token).parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        if let Some(wish) = &self.pending {
            socket.send(Message::text(wish.to_string())).await?;
        }
        while let Some(received) = socket.next().await {
            let Message::Text(text) = received? else { continue };
            let message: Value = serde_json::from_str(&text)?;
            match (message["type"].as_str(), message["error"]["code"].as_str()) {
                (Some("match" | "update"), _) => {}
                // If our answer crossed with something else, the update about that asks again.
                (Some("done"), _) | (Some("error"), Some("stale" | "match-over")) => {
                    self.pending.take_if(|sent| sent["id"] == message["id"]);
                    continue;
                }
                (Some("error"), _) => bail!("refused: {}", message["error"]),
                _ => continue,
            }
            self.last = message["seq"].as_u64();
            if message.get("result").is_some() {
                let _ = socket.close(None).await;
                return Ok(Some(message));
            }
            let Some(wish) = self.wish(&message).await? else { continue };
            let wish = json!({ "id": self.last, "wish": wish });
            socket.send(Message::text(wish.to_string())).await?;
            self.pending = Some(wish);
        }
        Ok(None)
    }

    /// What to do after an update.
    async fn wish(&mut self, update: &Value) -> Result<Option<Value>> {
        if update["offer"].is_object() && update["offer"]["by"] != update["view"]["viewer"] {
            return Ok(Some(json!({ "do": "decline" })));
        }
        let legal: Vec<&str> =
            update["ask"]["legal"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(first) = legal.first() else { return Ok(None) };
        let intent = &mut self.intent;
        let thought = with_game!(self.game, game => think(&game, self.level, intent, update, &legal));
        let action = match thought {
            Some(action) => action,
            None if legal.len() == 1 => (*first).to_owned(),
            None => self.by_the_odds(&legal).await?,
        };
        Ok(Some(json!({ "do": "act", "seq": update["seq"], "answers": [action] })))
    }

    /// With something hidden the position cannot be read; then the exact odds have to do, which the server
    /// gives both seats.
    async fn by_the_odds(&self, legal: &[&str]) -> Result<String> {
        let path = format!("/api/matches/{}/odds", self.code);
        let answer = self.server.ask(Method::GET, &path, None).await.unwrap_or_default();
        let odds: BTreeMap<String, BTreeMap<String, [f64; 2]>> =
            serde_json::from_value(answer["odds"].clone()).unwrap_or_default();
        let worth = |action: &str| -> f64 {
            let outcomes = odds.get(action).into_iter().flatten();
            outcomes.map(|(outcome, [ways, of])| value(outcome) * ways / of).sum()
        };
        // The first of the best; with no odds at all the middle answer is as good as any.
        let middle = legal[legal.len() / 2];
        let best = legal
            .iter()
            .copied()
            .fold(middle, |best, action| if worth(action) > worth(best) { action } else { best });
        Ok(best.to_owned())
    }
}

/// The worth of an outcome to the seat that chooses.
fn value(outcome: &str) -> f64 {
    match outcome {
        "goal" => 1.0,
        "penalty" => 0.7,
        "corner" | "free-kick" => 0.15,
        "keep" => 0.1,
        "penalty-against" => -0.7,
        "conceded" => -1.0,
        _ => 0.0,
    }
}

/// The answer of a computer player; `None` if the position has hidden parts.
fn think<G: Evaluate>(
    game: &G,
    level: Opponent,
    intent: &mut Intent,
    update: &Value,
    legal: &[&str],
) -> Option<String> {
    let state = game.read_state(update["position"].as_str()?).ok()?;
    let seat = Seat::from_word(update["view"]["viewer"].as_str()?)?;
    if !matches!(game.node(&state), Node::Decide(asked, _) if asked == seat) {
        return None;
    }
    let legal: Vec<G::Action> =
        legal.iter().map(|action| game.read_action(action).ok()).collect::<Option<_>>()?;
    let view = game.view(&state, Some(seat));
    let mut player = Computer::new(level, update["seq"].as_u64()?, 1).meaning(std::mem::take(intent));
    // Its own challenges have no increment, and whoever gives one gives it time.
    let left = update["clock"][seat.word()].as_u64().map(Duration::from_millis);
    if let (Some(left), Some(budget)) = (left, level.level().budget::<G>()) {
        player = player.with_budget(budget.on_clock(left, Duration::ZERO));
    }
    let action = player.choose(game, &view, seat, &legal);
    *intent = player.intent().clone();
    Some(game.write_action(action))
}

/// Play a match and print how it went.
async fn play(server: Server, level: Opponent, me: String, begun: Value) -> Result<()> {
    let code = begun["code"].as_str().context("a match has a code")?.to_owned();
    let spec = begun["spec"].as_str().context("a match has a spec")?;
    let [home, away] =
        ["home", "away"].map(|side| begun["seats"][side]["name"].as_str().unwrap_or("a computer"));
    println!("{me}: match {code} begins: {home} against {away}, {spec}");
    let game = AnyGame::from_text(spec).map_err(|refusal| anyhow!("{spec}: {}", refusal.key))?;
    let intent = Intent::default();
    let played = Match { server, code: code.clone(), game, level, intent, last: None, pending: None };
    let end = played.play().await?;
    let (score, result) = (&end["score"], &end["result"]);
    let outcome = result["outcome"].as_str().unwrap_or_default();
    let reason = result["reason"].as_str().unwrap_or_default();
    let viewer = end["view"]["viewer"].as_str().unwrap_or_default();
    println!("{me}: match {code} is over: {}-{}, {outcome} ({reason}), I was {viewer}", score[0], score[1]);
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bot: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<()> {
    let options = Options::read(std::env::args().skip(1))?;
    let token = std::env::var("TOUCHLINE_TOKEN").context("put the bot's token into TOUCHLINE_TOKEN")?;
    let server = Server { url: options.server.clone(), token, http: reqwest::Client::new() };
    let me = server.ask(Method::GET, "/api/me", None).await?;
    let me = me["name"].as_str().context("nobody has this token")?.to_owned();

    let (to, mut news) = mpsc::channel(16);
    tokio::spawn(server.clone().listen(to));
    let (ends, mut over) = mpsc::channel(16);
    let (mut begun, mut challenged, mut done) = (HashSet::new(), 0, 0);
    while done < options.matches {
        let event = tokio::select! {
            event = news.recv() => event.context("the news have ended")??,
            end = over.recv() => {
                end.context("a match has no end")??;
                done += 1;
                Value::Null
            }
        };
        let challenge = &event["challenge"];
        let begins = match event["event"].as_str() {
            Some("challenge") if challenge["from"] != me.as_str() => {
                let answer = if begun.len() < options.matches { "accept" } else { "decline" };
                let path =
                    format!("/api/challenges/{}/{answer}", challenge["code"].as_str().unwrap_or_default());
                // If refused, it was withdrawn meanwhile.
                server.ask(Method::POST, &path, None).await.unwrap_or_default()
            }
            Some("challenge-declined") => bail!("{} does not want to play", challenge["to"]),
            Some("match-begun") => event["match"].clone(),
            _ => Value::Null,
        };
        if begins["code"].as_str().is_some_and(|code| begun.insert(code.to_owned())) {
            let played = play(server.clone(), options.level, me.clone(), begins);
            let ends = ends.clone();
            tokio::spawn(async move { ends.send(played.await).await });
        }
        // One challenge after another, the first once the news stream is open.
        if let Some(name) = options.challenge.as_ref().filter(|_| event.is_null() && challenged == done) {
            challenged += 1;
            if done < options.matches {
                let clock = json!({ "kind": "live", "seconds": options.seconds, "increment": 0, "at_zero": "fallback" });
                let wanted =
                    json!({ "to": name, "spec": options.spec, "clock": clock, "rated": options.rated });
                server.ask(Method::POST, "/api/challenges", Some(&wanted)).await?;
            }
        }
    }
    Ok(())
}
