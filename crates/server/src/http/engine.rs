//! The engine protocol over a WebSocket: a table of one's own, where both seats, the dice and the position are whatever its owner says. Pass-and-play,
//! lessons and the analysis board are played on it; nothing of it is kept here.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use touchline_protocol::Session;

use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::Result;
use crate::metrics::Counted;

/// The longest message that is read: the record of a very long match.
const LONGEST: usize = 512 * 1024;

/// A table at which nobody has said anything for so long is cleared; whoever comes back sets it up again.
const IDLE: Duration = Duration::from_mins(30);

/// The paths of this file.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api/engine", get(engine))
}

async fn engine(
    State(app): State<App>,
    Visitor { held, .. }: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let open = (Counted::new(&app.metrics.sockets), app.tasks.token());
    Ok(upgrade.on_upgrade(async move |socket| {
        let _open = open;
        converse(&app, socket, held).await;
    }))
}

/// Answer line by line until either side has had enough.
async fn converse(app: &App, mut socket: WebSocket, held: Held) {
    let session = Arc::new(Mutex::new(Session::default()));
    loop {
        let received = tokio::select! {
            () = app.stopping.cancelled() => break,
            () = held.shut.cancelled() => break,
            received = tokio::time::timeout(IDLE, socket.recv()) => received,
        };
        let Ok(Some(Ok(received))) = received else { break };
        let text = match received {
            Message::Text(text) => text,
            Message::Close(_) => break,
            // The library answers pings by itself.
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => Utf8Bytes::default(),
        };
        let asked = session.clone();
        let thought = move || asked.lock().unwrap_or_else(PoisonError::into_inner).answer(&text);
        let Some(answer) = app.thinkers.think(Box::new(thought)).await else { break };
        if socket.send(Message::Text(answer.into())).await.is_err() {
            break;
        }
        if session.lock().unwrap_or_else(PoisonError::into_inner).is_over() {
            break;
        }
    }
}
