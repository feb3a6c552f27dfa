//! A match over a WebSocket: updates in one direction, wishes in the other.

use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::response::Response;
use axum::routing::get;
use futures_util::SinkExt as _;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::Instant;
use touchline_engine::Seat;
use touchline_protocol::SeatWord;
use touchline_protocol::to_client::ToClient;
use touchline_protocol::to_server::{Sent, ToServer};

use super::play::{For, attends, visible};
use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::{Error, Result};
use crate::fair::Party;
use crate::http::complaint;
use crate::http::extract::{Path, Query, Upgrade};
use crate::http::limits::Payer;
use crate::language::Language;
use crate::metrics::Counted;
use crate::room::owner::{Looking, Question, Watcher, Windows};
use crate::room::registry::Handle;
use crate::store::matches::Match;
use crate::talk;

/// The longest message that is read.
const LONGEST: usize = 4096;

/// Messages that may wait for somebody who reads slowly; whoever has more is cut off and comes back.
pub(super) const WAITING: usize = 256;

/// A message that can be read.
const EXAMPLE: &str = r#"{"id": 1, "wish": {"do": "act", "seq": 1, "answers": ["..."]}}"#;

/// Messages in a row that are refused because there are too many; whoever goes on is cut off.
const MOST_IGNORED: u32 = 100;

/// The paths of this file.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api/matches/{code}/socket", get(socket))
}

/// What stands behind the question mark.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Since {
    /// The number of the last update that the client has.
    last: Option<u64>,
    /// The language of refusals, where it is not the one of `Accept-Language`: a browser lets no page choose
    /// the headers of a socket.
    lang: Option<Language>,
    #[serde(rename = "as")]
    seat: Option<SeatWord>,
    /// What is to become of the windows of the seat.
    windows: Option<Windows>,
}

/// The answer to a message; none where it was done and nobody wants to know.
fn answer(id: Option<u64>, done: Result<()>, language: Language) -> Option<Utf8Bytes> {
    let answer: ToClient<'_, ()> = match done {
        Ok(()) => ToClient::Done { id: id? },
        Err(error) => ToClient::Error { id, error: error.problem(language).error },
    };
    serde_json::to_string(&answer).ok().map(Utf8Bytes::from)
}

#[allow(clippy::too_many_arguments)] // what axum takes out of a request, each for itself
async fn socket(
    State(app): State<App>,
    Visitor { user, held }: Visitor,
    who: Party,
    payer: Payer,
    Path(code): Path<String>,
    Query(since): Query<Since>,
    language: Language,
    Upgrade(upgrade): Upgrade,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    let viewer = attends(&app, &listed, user.as_ref(), For { seat: since.seat })?;
    let room = app.rooms.find(&app, &listed, who).await?;
    let language = since.lang.unwrap_or(language);
    // Nobody may send more than fits into the buffer, so that a socket needs no larger one (the library's own
    // takes 128 KiB each).
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(LONGEST);
    let open = (Counted::new(&app.metrics.sockets), app.tasks.token());
    Ok(upgrade.on_upgrade(async move |socket| {
        let _open = open;
        attend(&app, &listed, room, viewer, &since, socket, (held, payer, language)).await;
    }))
}

/// A number that no other watcher has.
pub(super) fn watcher_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Attend a match until the client or the server ends it.
async fn attend(
    app: &App,
    listed: &Match,
    room: Handle,
    viewer: Option<Seat>,
    since: &Since,
    mut socket: WebSocket,
    (held, payer, language): (Held, Payer, Language),
) {
    let id = watcher_number();
    let (to, mut messages) = mpsc::channel(WAITING);
    // The room alone keeps a way to send updates: when it lets go of it, this ends.
    let answers = to.downgrade();
    let windows = since.windows;
    if room.watch(Watcher { id, viewer, windows, to: to.into() }, since.last).await.is_err() {
        return;
    }
    talk::retell(app, listed, viewer, answers.clone()).await;
    let silence = app.config.silence;
    let mut stopped = pin!(app.stopping.cancelled());
    let mut shut = pin!(held.shut.cancelled());
    // A browser whose machine fell asleep never hangs up: whoever does not answer a ping is gone, and their
    // grace begins.
    let mut pulse = tokio::time::interval_at(Instant::now() + silence, silence);
    let mut heard = true;
    let mut ignored = 0;
    loop {
        tokio::select! {
            () = &mut stopped => {
                close(&mut socket, silence, close_code::RESTART, language.say("closed-restart")).await;
                break;
            }
            () = &mut shut => {
                close(&mut socket, silence, close_code::POLICY, language.say("closed-signed-out")).await;
                break;
            }
            message = messages.recv() => {
                let Some(message) = message else {
                    close(&mut socket, silence, close_code::AGAIN, language.say("closed-missed")).await;
                    break;
                };
                // Whoever reads nothing does not keep this waiting for ever.
                let sent = tokio::time::timeout(silence, send(&mut socket, message, &mut messages)).await;
                if !matches!(sent, Ok(Ok(()))) {
                    break;
                }
            }
            _ = pulse.tick() => {
                let ping = socket.send(Message::Ping(Bytes::new()));
                if !std::mem::take(&mut heard) || !matches!(tokio::time::timeout(silence, ping).await, Ok(Ok(()))) {
                    break;
                }
            }
            received = socket.recv() => {
                heard = true;
                let received = match received {
                    Some(Ok(received)) => received,
                    Some(Err(_)) => {
                        // Too long, or nothing that a WebSocket may say.
                        close(&mut socket, silence, close_code::SIZE, language.say("closed-unreadable")).await;
                        break;
                    }
                    None => break,
                };
                let text = match received {
                    Message::Text(text) => text,
                    Message::Close(_) => break,
                    // The library answers pings by itself.
                    Message::Ping(_) | Message::Pong(_) => continue,
                    Message::Binary(_) => Utf8Bytes::default(),
                };
                let Some(to) = answers.upgrade() else { break };
                let incoming = serde_json::from_str::<Sent>(&text);
                let mut allowed = app.limits.wish(payer, incoming.as_ref().ok().map(|sent| &sent.wish));
                // Nothing is kept of what cannot be read, is a look, or comes from somebody who only watches.
                let is_kept = matches!(&incoming, Ok(Sent { wish, .. }) if !matches!(wish, ToServer::Look { .. }));
                if is_kept && viewer.is_some() {
                    allowed = allowed.and_then(|()| app.limits.keep(payer, text.len()));
                }
                ignored = if allowed.is_ok() { 0 } else { ignored + 1 };
                if ignored > MOST_IGNORED {
                    close(&mut socket, silence, close_code::POLICY, language.say("closed-too-often")).await;
                    break;
                }
                obey(app, listed, &room, viewer, incoming, allowed, (to, language)).await;
            }
        }
    }
    room.leave(id).await;
}

/// Say why this ends, to whoever still listens.
pub(super) async fn close(socket: &mut WebSocket, patience: Duration, code: u16, reason: String) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = tokio::time::timeout(patience, socket.send(Message::Close(Some(frame)))).await;
}

/// Send a message with everything that waits behind it, and write it all out at once.
async fn send(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    while let Ok(next) = waiting.try_recv() {
        socket.feed(Message::Text(next)).await?;
    }
    socket.flush().await
}

/// Do what a message wants.
pub(crate) async fn obey(
    app: &App,
    listed: &Match,
    room: &Handle,
    viewer: Option<Seat>,
    incoming: serde_json::Result<Sent>,
    allowed: Result<()>,
    (to, language): (mpsc::Sender<Utf8Bytes>, Language),
) {
    let (id, wish) = match incoming {
        Ok(Sent { id, wish }) => (id, allowed.map(|()| wish)),
        Err(error) => (
            None,
            Err(Error::bad("bad-message")
                .text("detail", complaint::of_message(&error))
                .text("example", EXAMPLE)),
        ),
    };
    let done = match (wish, viewer) {
        (Ok(ToServer::Say { text }), Some(seat)) => talk::say(app, room, listed, seat, &text).await,
        (Ok(ToServer::Look { seq, answers }), Some(seat)) => {
            // One at a time: whoever looks waits for the answer before the next message is read.
            match room.ask(Question::Look(seat, Looking { id, seq, answers })).await {
                Ok(text) => return drop(to.try_send(text.into())),
                Err(error) => Err(error),
            }
        }
        (Ok(wish), Some(seat)) => {
            let to = to.clone();
            let reply = move |done| {
                if let Some(text) = answer(id, done, language) {
                    let _ = to.try_send(text);
                }
            };
            match room.wish(seat, wish, Box::new(reply)).await {
                Ok(()) => return,
                Err(error) => Err(error),
            }
        }
        (Ok(_), None) => Err(Error::forbidden("not-your-seat").case("watching")),
        (Err(error), _) => Err(error),
    };
    if let Some(text) = answer(id, done, language) {
        let _ = to.try_send(text);
    }
}
