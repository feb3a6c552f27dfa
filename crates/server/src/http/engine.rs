//! The engine protocol over a WebSocket: tables of one's own, where both seats, the dice and the position are
//! whatever its owner says. Pass-and-play, lessons and the analysis board are played on it; nothing of it is
//! kept here.

use std::collections::VecDeque;
use std::future::pending;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, close_code};
use axum::response::Response;
use axum::routing::get;
use futures_util::future::BoxFuture;
use serde::Deserialize;
use tokio::time::Instant;
use touchline_protocol::{Bounds, Session};

use super::socket::close;
use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::Result;
use crate::fair::Party;
use crate::http::extract::{Query, Upgrade};
use crate::language::Language;
use crate::metrics::Counted;

/// What anybody may ask for. A message may be as long as the record of a very long match, and no match that
/// anybody plays is longer than this. A table takes 200 KiB at most, nearly all of it inputs and headers.
const BOUNDS: Bounds = Bounds { line: 512 * 1024, nodes: 20_000, ms: 2000, tables: 8, inputs: 20_000 };

/// Messages up to here are refused with an answer; whoever sends longer ones is cut off.
const LONGEST: usize = 2 * BOUNDS.line;

/// Messages that may wait while one is answered, and their bytes; the rest is not read before there is room.
const WAITING: usize = 16;
const WAITING_BYTES: usize = 64 * 1024;

/// The paths of this file.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api/engine", get(engine))
}

/// What stands behind the question mark.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Spoken {
    /// The language of every sentence, where it is not the one of `Accept-Language`.
    lang: Option<Language>,
}

async fn engine(
    State(app): State<App>,
    Visitor { held, .. }: Visitor,
    who: Party,
    Query(spoken): Query<Spoken>,
    language: Language,
    Upgrade(upgrade): Upgrade,
) -> Result<Response> {
    let language = spoken.lang.unwrap_or(language);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(4096);
    let metrics = &app.metrics;
    let open = (Counted::new(&metrics.sockets), Counted::new(&metrics.tables), app.tasks.token());
    Ok(upgrade.on_upgrade(async move |socket| {
        let _open = open;
        converse(&app, socket, held, who, language).await;
    }))
}

/// So many commands at once and so many a second; the others wait.
struct Pace {
    left: f64,
    at: Instant,
}

impl Pace {
    const AT_ONCE: f64 = 200.0;
    const A_SECOND: f64 = 50.0;

    fn new() -> Self {
        Self { left: Self::AT_ONCE, at: Instant::now() }
    }

    /// How long the next command waits.
    fn next(&mut self) -> Duration {
        let since = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.left = (self.left + since * Self::A_SECOND).min(Self::AT_ONCE) - 1.0;
        Duration::from_secs_f64((-self.left).max(0.0) / Self::A_SECOND)
    }
}

/// A session that may be answering on another thread.
type SharedSession = Arc<Mutex<Session>>;

fn at(session: &SharedSession) -> MutexGuard<'_, Session> {
    session.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The answer to a command, on a thread of its own: opinions of computers where computers think, everything
/// else where it does not wait for them.
async fn answer(
    app: App,
    who: Party,
    session: SharedSession,
    text: Utf8Bytes,
    wait: Duration,
) -> Option<String> {
    tokio::time::sleep(wait).await;
    let thinks = text.len() <= BOUNDS.line && Session::asks_to_think(&text);
    let work = move || at(&session).answer(&text);
    let answer = if thinks {
        app.thinkers.advise(who, Box::new(work)).await
    } else {
        // A table has one command under way, and somebody has only so many tables.
        app.clerks.attend(who, work).await
    };
    app.metrics.commands.inc();
    answer
}

/// Answer message after message until the client or the server ends it.
async fn converse(app: &App, mut socket: WebSocket, held: Held, who: Party, language: Language) {
    let session: SharedSession =
        Arc::new(Mutex::new(Session::with_words(language.words().clone(), Session::LEVEL).within(BOUNDS)));
    let silence = app.config.silence;
    let mut stopped = pin!(app.stopping.cancelled());
    let mut shut = pin!(held.shut.cancelled());
    let mut pulse = tokio::time::interval_at(Instant::now() + silence, silence);
    let mut idle = pin!(tokio::time::sleep(app.config.idle));
    let mut heard = true;
    let mut pace = Pace::new();
    let mut waiting: VecDeque<Utf8Bytes> = VecDeque::new();
    // What is being answered. It is dropped when the socket is gone: then nobody waits for a thinker any
    // more.
    let mut answering: Option<BoxFuture<'static, Option<String>>> = None;
    let (code, why) = loop {
        if answering.is_none()
            && let Some(text) = waiting.pop_front()
        {
            answering = Some(Box::pin(answer(app.clone(), who, session.clone(), text, pace.next())));
        }
        let has_room =
            waiting.len() < WAITING && waiting.iter().map(|text| text.len()).sum::<usize>() < WAITING_BYTES;
        let answered = async {
            match &mut answering {
                Some(answering) => answering.await,
                None => pending().await,
            }
        };
        tokio::select! {
            () = &mut stopped => break (close_code::RESTART, "closed-restart"),
            () = &mut shut => break (close_code::POLICY, "closed-signed-out"),
            () = &mut idle => break (close_code::NORMAL, "closed-idle"),
            answer = answered => {
                answering = None;
                let Some(answer) = answer else { break (close_code::ERROR, "closed-broke-off") };
                let sent = tokio::time::timeout(silence, socket.send(Message::Text(answer.into()))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
                if at(&session).is_over() {
                    break (close_code::NORMAL, "closed-over");
                }
                idle.as_mut().reset(Instant::now() + app.config.idle);
            }
            _ = pulse.tick() => {
                // Where nothing is read, nobody can be heard.
                heard |= !has_room;
                let ping = socket.send(Message::Ping(Bytes::new()));
                if !std::mem::take(&mut heard) || !matches!(tokio::time::timeout(silence, ping).await, Ok(Ok(()))) {
                    return;
                }
            }
            received = socket.recv(), if has_room => {
                heard = true;
                match received {
                    Some(Ok(Message::Text(text))) => waiting.push_back(text),
                    // It is no command, and that is the answer.
                    Some(Ok(Message::Binary(_))) => waiting.push_back(Utf8Bytes::default()),
                    // The library answers pings by itself.
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(_)) => break (close_code::SIZE, "closed-unreadable"),
                }
            }
        }
    };
    close(&mut socket, silence, code, language.say(why)).await;
}
