//! The wall of live matches: as it is now, and as it changes. One connection follows all of its boards.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::time::Millis;
use crate::wall::{LOOK, WallTold};

/// After so many looks at which nothing had changed a comment is sent, so that both ends notice when the
/// other is gone.
const SILENCE: u32 = 15;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(wall)).routes(routes!(wall_stream))
}

/// The wall: up to twelve public matches that are played now, as spectators see them.
///
/// The highest ratings come first, then those that moved last. A match is on it if something has happened in
/// it within 15 minutes; a finished one stays for some 20 seconds. At most two are of the same user.
#[utoipa::path(get, path = "/api/live", tag = "lobby",
    responses((status = 200, body = WallTold), (status = "4XX", body = Problem)))]
async fn wall(State(app): State<App>) -> Result<Json<WallTold>> {
    let told = app.wall.since(&app, None).await?;
    Ok(Json(told.ok_or_else(|| Error::internal("the wall told nothing"))?))
}

/// Follow the wall, also without an account.
///
/// Server-sent events: `data` is the wall as `GET /api/live` tells it, first with all boards, then with those
/// that have changed, at most once a second. A comment comes after every 15 seconds of silence.
#[utoipa::path(get, path = "/api/live/stream", tag = "lobby",
    responses((status = 200, content_type = "text/event-stream", body = String),
    (status = 409, description = "Too many streams are open.", body = Problem), (status = "4XX", body = Problem)))]
async fn wall_stream(State(app): State<App>, Visitor { held, .. }: Visitor) -> Response {
    let next = app.time.steady_millis();
    let onlooker = Onlooker { app, held, last: None, next };
    let events = stream::unfold(onlooker, async |mut onlooker| {
        let event = onlooker.event().await?;
        Some((Ok::<_, std::convert::Infallible>(event), onlooker))
    });
    // A buffering proxy would wait for the end of this response forever.
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(events)).into_response()
}

struct Onlooker {
    app: App,
    held: Held,
    /// The version that they have.
    last: Option<u64>,
    /// When they look next, in steady time.
    next: Millis,
}

impl Onlooker {
    /// The next event; `None` at the end.
    async fn event(&mut self) -> Option<Bytes> {
        for _ in 0..SILENCE {
            tokio::select! {
                () = self.app.time.reach_steady(self.next) => {}
                () = self.app.stopping.cancelled() => return None,
                () = self.held.shut.cancelled() => return None,
            }
            self.next = self.app.time.steady_millis() + LOOK;
            match self.app.wall.since(&self.app, self.last).await {
                Ok(Some(told)) => {
                    self.last = Some(told.version);
                    let told = serde_json::to_string(&told).unwrap_or_default();
                    return Some(format!("data: {told}\n\n").into());
                }
                Ok(None) => {}
                // What hangs there stays; the next look may have more luck.
                Err(error) => tracing::warn!(error = error.code(), "the wall could not be looked at"),
            }
        }
        Some(Bytes::from_static(b":\n\n"))
    }
}
