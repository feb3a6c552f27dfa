//! Quick pairing and the news stream.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::Caller;
use crate::doors::{Held, Visitor};
use crate::error::{Problem, Result};
use crate::http::challenges;
use crate::http::extract::Json;
use crate::http::listing::{self, MatchTold};
use crate::language::Language;
use crate::lobby::to_the_end;
use crate::news::Event;
use crate::pairing::{self, Standing};
use crate::proposal::{Proposal, SeatWish};
use crate::room::terms::{Access, Control, Hints, Takebacks};
use crate::store::matches::Status;
use crate::time::Millis;

/// How long a stream may be silent before it sends a heartbeat.
const HEARTBEAT: Millis = 15_000;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(standing, wish_for_a_match, wish_no_more)).routes(routes!(news))
}

/// A request to be paired with anybody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WishBody {
    /// What to play, as a spec.
    #[schema(max_length = 1000, example = "fuba:3.0")]
    spec: String,
    #[serde(default)]
    clock: Control,
    /// Whether the match is rated.
    #[serde(default)]
    rated: bool,
}

/// The state of your pairing request.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "pairing", rename_all = "kebab-case")]
pub(crate) enum PairingTold {
    /// You have no request.
    None,
    /// Nobody wants the same yet.
    Waiting {
        /// Since when, in milliseconds since 1970.
        since: Millis,
    },
    /// You have been paired.
    Matched {
        #[serde(rename = "match")]
        found: Box<MatchTold>,
    },
}

/// Ask to be paired with anybody who wants the same match and whose rating is near yours; the longer you
/// wait, the wider the range. A request lasts 60 seconds: send it again to renew it. Each user has at most
/// one.
#[utoipa::path(post, path = "/api/pairing", tag = "pairing", request_body = WishBody, responses(
    (status = 200, body = PairingTold),
    (status = 403, description = "Guests cannot play rated matches.", body = Problem),
    (status = 409, description = "The caller has too many matches.", body = Problem),
    (status = 422, description = "The spec is not valid.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem), (status = 503, description = "Too many players are waiting.", body = Problem)))]
async fn wish_for_a_match(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Json(body): Json<WishBody>,
) -> Result<Json<PairingTold>> {
    let proposal = Proposal {
        spec: body.spec,
        seat: SeatWish::Random,
        clock: body.clock,
        rated: body.rated,
        access: Access::Open,
        takebacks: Takebacks::default(),
        hints: Hints::default(),
    };
    to_the_end(async move {
        let id = user.id;
        if let Some(listed) = pairing::wish(&app, user, proposal).await? {
            let found = Box::new(listing::tell_one(&app, &listed, Some(id), language).await?);
            return Ok(Json(PairingTold::Matched { found }));
        }
        Ok(Json(told(&app, id, language).await?))
    })
    .await
}

/// The state of your pairing request.
#[utoipa::path(get, path = "/api/pairing", tag = "pairing",
    responses((status = 200, body = PairingTold), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn standing(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
) -> Result<Json<PairingTold>> {
    Ok(Json(told(&app, user.id, language).await?))
}

async fn told(app: &App, user: i64, language: Language) -> Result<PairingTold> {
    Ok(match app.lobby.pairing.standing(app, user).await? {
        Standing::Nothing => PairingTold::None,
        Standing::Waiting(since) => PairingTold::Waiting { since },
        Standing::Matched(code) => match app.store.match_by_code(&code).await? {
            Some(listed) => {
                let found = Box::new(listing::tell_one(app, &listed, Some(user), language).await?);
                PairingTold::Matched { found }
            }
            None => PairingTold::None,
        },
    })
}

/// Cancel your pairing request.
#[utoipa::path(delete, path = "/api/pairing", tag = "pairing", responses(
    (status = 204), (status = 409, description = "A match has already been found.", body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn wish_no_more(State(app): State<App>, Caller(user): Caller) -> Result<StatusCode> {
    app.lobby.pairing.withdraw(&app, user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your news as they happen, one JSON object per line; an empty line every 15 seconds shows that the stream
/// is alive. It begins with the challenges that wait for your answer and the matches you play.
#[utoipa::path(get, path = "/api/stream", tag = "challenges", responses(
    (status = 200, description = "One event per line.", body = Event, content_type = "application/x-ndjson"),
    (status = 409, description = "Too many streams are open.", body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn news(
    State(app): State<App>,
    Caller(user): Caller,
    Visitor { held, .. }: Visitor,
) -> Result<Response> {
    // Subscribe first, then read: what happens in between is reported twice rather than never.
    let news = app.news.listen(user.id)?;
    let mut first = String::new();
    for challenge in challenges::waiting_for(&app, user.id).await?.into_iter().rev() {
        let challenge = Box::new(challenges::told(challenge, Language::default()));
        first.push_str(&Event::Challenge { challenge }.line());
    }
    let mut playing = app.store.unfinished_matches(user.id).await?;
    playing.retain(|listed| listed.status == Status::Live);
    for begun in listing::tell(&app, &playing, Some(user.id), Language::default()).await?.into_iter().rev() {
        first.push_str(&Event::MatchBegun { begun: Box::new(begun) }.line());
    }
    let begin = Stream { app, news, first: Some(first.into()), held };
    let lines = stream::unfold(begin, |mut stream| async {
        let line = stream.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line.as_bytes().to_vec()), stream))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

struct Stream {
    app: App,
    news: broadcast::Receiver<Arc<str>>,
    first: Option<Arc<str>>,
    held: Held,
}

impl Stream {
    async fn next(&mut self) -> Option<Arc<str>> {
        // Even with nothing to report: an empty line tells the client that the stream is open.
        if let Some(first) = self.first.take() {
            return Some(if first.is_empty() { "\n".into() } else { first });
        }
        let silence = self.app.time.reach(self.app.time.now() + HEARTBEAT);
        tokio::select! {
            heard = self.news.recv() => match heard {
                Ok(line) => Some(line),
                Err(RecvError::Lagged(_)) => Some(Event::Missed.line()),
                Err(RecvError::Closed) => None,
            },
            () = silence => Some("\n".into()),
            () = self.app.stopping.cancelled() => None,
            () = self.held.shut.cancelled() => None,
        }
    }
}
