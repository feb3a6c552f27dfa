//! A match as a stream of lines, for programs without a WebSocket client: the updates of the socket, one JSON
//! object per line. Wishes go the other way as requests.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use touchline_protocol::SeatWord;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::play::{For, attends, visible};
use super::socket::{WAITING, watcher_number};
use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::{Problem, Result};
use crate::fair::Party;
use crate::http::extract::{Path, Query};
use crate::room::owner::Watcher;
use crate::room::registry::Handle;
use crate::talk;

/// After this much silence a blank line is sent, so that both ends notice when the other is gone. This is
/// real time, even where a test controls the clock of the match.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(match_stream))
}

/// Where to continue, and which seat to act for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Since {
    /// The number of the last update you have: you get what came after it, or everything if the gap is too
    /// long.
    last: Option<u64>,
    /// The seat; yours by default.
    #[serde(rename = "as")]
    #[param(rename = "as", inline)]
    seat: Option<SeatWord>,
}

/// Follow a match, line by line.
///
/// The same messages as over the socket, one JSON object per line; a blank line after every 15 seconds of
/// silence. While a seat's stream is open, that seat counts as present.
#[utoipa::path(get, path = "/api/matches/{code}/stream", tag = "play", params(("code" = String, Path, max_length = 40), Since),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn match_stream(
    State(app): State<App>,
    Visitor { user, held }: Visitor,
    who: Party,
    Path(code): Path<String>,
    Query(since): Query<Since>,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    let viewer = attends(&app, &listed, user.as_ref(), For { seat: since.seat })?;
    let room = app.rooms.find(&app, &listed, who).await?;
    let (id, (to, messages)) = (watcher_number(), mpsc::channel(WAITING));
    let words = to.downgrade();
    room.watch(Watcher { id, viewer, windows: None, to: to.into() }, since.last).await?;
    talk::retell(&app, &listed, viewer, words).await;
    let attendance = Attendance { room, id, messages, stopping: app.stopping.clone(), held };
    let lines = stream::unfold(attendance, async |mut attendance| {
        let line = attendance.line().await?;
        Some((Ok::<_, std::convert::Infallible>(line), attendance))
    });
    // A buffering proxy would wait for the end of this response forever.
    let headers =
        [(CONTENT_TYPE, "application/x-ndjson"), (HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// A client that follows a match; dropping it, because it hung up or the room disconnected it, means that it
/// has left.
struct Attendance {
    room: Handle,
    id: u64,
    messages: mpsc::Receiver<Utf8Bytes>,
    stopping: CancellationToken,
    held: Held,
}

impl Attendance {
    /// The next line; `None` at the end.
    async fn line(&mut self) -> Option<Bytes> {
        let message = tokio::select! {
            message = tokio::time::timeout(HEARTBEAT, self.messages.recv()) => message,
            () = self.stopping.cancelled() => return None,
            () = self.held.shut.cancelled() => return None,
        };
        let Ok(message) = message else { return Some(Bytes::from_static(b"\n")) };
        let message = message?;
        let mut line = Vec::with_capacity(message.len() + 1);
        line.extend_from_slice(message.as_bytes());
        line.push(b'\n');
        Some(line.into())
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (room, id) = (self.room.clone(), self.id);
        // Outside a runtime nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { room.leave(id).await });
        }
    }
}
