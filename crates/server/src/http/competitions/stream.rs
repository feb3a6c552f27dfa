//! Following a competition: a number that grows with every change, as server-sent events. Whoever hears a new
//! one fetches the competition again.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::{Problem, Result};
use crate::http::extract::Path;

/// After this much silence a comment is sent, so that both ends notice when the other is gone. This is real
/// time, even where a test controls the clock.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(competition_stream))
}

/// Follow a competition, also without an account.
///
/// Server-sent events: `data` is a number that grows with every change, first the current one. A comment
/// comes after every 15 seconds of silence.
#[utoipa::path(get, path = "/api/competitions/{code}/stream", tag = "competitions", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = Problem),
    (status = 409, description = "Too many streams are open.", body = Problem), (status = "4XX", body = Problem)))]
async fn competition_stream(
    State(app): State<App>,
    Visitor { held, .. }: Visitor,
    Path(code): Path<String>,
) -> Result<Response> {
    let version = app.competitions.follow(&app, &code).await?;
    let follower = Follower { version, is_first: true, stopping: app.stopping.clone(), held };
    let events = stream::unfold(follower, async |mut follower| {
        let event = follower.event().await?;
        Some((Ok::<_, std::convert::Infallible>(event), follower))
    });
    // A buffering proxy would wait for the end of this response forever.
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(events)).into_response())
}

struct Follower {
    version: watch::Receiver<u64>,
    is_first: bool,
    stopping: CancellationToken,
    held: Held,
}

impl Follower {
    /// The next event; `None` at the end.
    async fn event(&mut self) -> Option<Bytes> {
        if !std::mem::take(&mut self.is_first) {
            let changed = tokio::select! {
                changed = tokio::time::timeout(HEARTBEAT, self.version.changed()) => changed,
                () = self.stopping.cancelled() => return None,
                () = self.held.shut.cancelled() => return None,
            };
            match changed {
                Ok(changed) => changed.ok()?,
                Err(_) => return Some(Bytes::from_static(b":\n\n")),
            }
        }
        let version = *self.version.borrow_and_update();
        Some(format!("id: {version}\ndata: {version}\n\n").into())
    }
}
