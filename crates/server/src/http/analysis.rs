//! After the match: replay and analysis. Both are sent as lines of JSON, because a long match makes a lot of
//! it and an analysis takes a while.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use touchline_ai::Level;
use touchline_protocol::analysis::{AnalysisLine, Progress};
use touchline_protocol::replay;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::play::visible;
use crate::analyses::{self, UnderWay};
use crate::app::App;
use crate::doors::{Held, Visitor};
use crate::error::{Error, Problem, Result};
use crate::fair::Party;
use crate::http::extract::{Path, Query, Text};
use crate::language::Language;
use crate::room::owner::Question;
use crate::store::accounts::User;

/// How often progress is reported.
const TOLD: Duration = Duration::from_millis(300);

/// How many steps are sent together.
const TOGETHER: usize = 16;

/// The strongest level available here: stronger ones take longer than anybody waits.
const STRONGEST: u8 = 3;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(match_replay))
        .routes(routes!(match_analysis))
        .routes(routes!(replay_record))
        .routes(routes!(analyse_record))
}

/// The level that judges.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Judge {
    /// `rookie`, or `coach:1` to `coach:3`; `coach:1` by default.
    #[param(max_length = 20, example = "coach:2")]
    level: Option<String>,
}

impl Judge {
    fn level(&self) -> Result<Level> {
        let Some(word) = &self.level else { return Ok(Level::Coach(1)) };
        let level = Level::from_word(word);
        level
            .filter(|level| match level {
                Level::Random | Level::Gaffer => false,
                Level::Rookie => true,
                Level::Coach(strength) => *strength <= STRONGEST,
            })
            .ok_or_else(|| {
                let known: Vec<String> = std::iter::once(Level::Rookie)
                    .chain((1..=STRONGEST).map(Level::Coach))
                    .map(|level| level.to_string())
                    .collect();
                Error::bad("level-unknown").quoted("got", word).text("known", known.join(", "))
            })
    }
}

/// The record of a finished match the caller may see.
async fn record_of(app: &App, code: &str, user: Option<&User>, who: Party) -> Result<String> {
    let listed = visible(app, code, user).await?;
    app.rooms.find(app, &listed, who).await?.ask(Question::Record).await
}

fn lines(body: Body) -> Response {
    // A buffering proxy would show no progress.
    let headers =
        [(CONTENT_TYPE, "application/x-ndjson"), (HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, body).into_response()
}

/// Replay a finished match, line by line.
///
/// The first line has the `spec`, the `headers` of the record and the number of `inputs`. Then come the
/// updates a spectator would get over the socket: one for the start, and one after every input. Their
/// `position` is complete, because nothing is secret any more.
#[utoipa::path(get, path = "/api/matches/{code}/replay", tag = "analysis", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = "4XX", body = Problem)))]
async fn match_replay(
    State(app): State<App>,
    Visitor { user, held }: Visitor,
    who: Party,
    Path(code): Path<String>,
) -> Result<Response> {
    let record = record_of(&app, &code, user.as_ref(), who).await?;
    replayed(app, record, held, who).await
}

/// A record as text; for the API document.
#[derive(ToSchema)]
#[schema(
    max_length = 65536,
    example = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2\nend 1\n"
)]
#[allow(dead_code)] // Never constructed: the body is read as plain text.
struct RecordText(String);

/// Replay a record, line by line.
///
/// As for a match of the server. An invalid record is refused with the faulty line.
#[utoipa::path(post, path = "/api/replays", tag = "analysis", request_body(content = RecordText, content_type = "text/plain"),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = "4XX", body = Problem)))]
async fn replay_record(
    State(app): State<App>,
    Visitor { held, .. }: Visitor,
    who: Party,
    Text(record): Text,
) -> Result<Response> {
    replayed(app, record, held, who).await
}

async fn replayed(app: App, record: String, held: Held, who: Party) -> Result<Response> {
    let read = move || replay::lines(&record).map_err(|error| Error::record(&error));
    let steps = app.clerks.ask(who, read).await??;
    // A slow reader holds a connection open, and those are limited.
    let parts = stream::unfold((steps, held), async |(mut steps, held)| {
        let mut part = String::new();
        for step in steps.by_ref().take(TOGETHER) {
            part.push_str(&step);
            part.push('\n');
        }
        (!part.is_empty()).then(|| (Ok::<_, std::convert::Infallible>(Bytes::from(part)), (steps, held)))
    });
    Ok(lines(Body::from_stream(parts)))
}

/// Analyse a finished match: mistakes, luck, goal chances.
///
/// Lines of JSON: `{"progress": {"done", "of", "waiting"}}` while it runs, then `{"report": …}` with
/// everything that `touchline analyse --json` prints, or `{"error": …}`.
#[utoipa::path(get, path = "/api/matches/{code}/analysis", tag = "analysis", params(("code" = String, Path, max_length = 40), Judge),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn match_analysis(
    State(app): State<App>,
    Visitor { user, held }: Visitor,
    who: Party,
    language: Language,
    Path(code): Path<String>,
    Query(judge): Query<Judge>,
) -> Result<Response> {
    let level = judge.level()?;
    let record = record_of(&app, &code, user.as_ref(), who).await?;
    explained(app, record, level, held, who, language).await
}

/// Analyse a record.
///
/// As for a match of the server. An invalid record is refused with the faulty line.
#[utoipa::path(post, path = "/api/analyses", tag = "analysis", params(Judge), request_body(content = RecordText, content_type = "text/plain"),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn analyse_record(
    State(app): State<App>,
    Visitor { held, .. }: Visitor,
    who: Party,
    language: Language,
    Query(judge): Query<Judge>,
    Text(record): Text,
) -> Result<Response> {
    let level = judge.level()?;
    explained(app, record, level, held, who, language).await
}

async fn explained(
    app: App,
    record: String,
    level: Level,
    held: Held,
    who: Party,
    language: Language,
) -> Result<Response> {
    let under_way = analyses::begin(&app, record, level, &held, who).await?;
    let told = stream::unfold(Some(Telling { app, under_way, held, language }), async |telling| {
        let mut telling = telling?;
        let (line, is_last) = telling.line().await?;
        Some((Ok::<_, std::convert::Infallible>(line), (!is_last).then_some(telling)))
    });
    Ok(lines(Body::from_stream(told)))
}

/// A client waiting for an analysis; the analysis ends when it hangs up.
struct Telling {
    app: App,
    under_way: UnderWay,
    held: Held,
    language: Language,
}

impl Telling {
    /// The next line, and whether it is the last; `None` if there is nothing more to send.
    async fn line(&mut self) -> Option<(Bytes, bool)> {
        let report = tokio::select! {
            report = tokio::time::timeout(TOLD, &mut self.under_way.report) => report,
            () = self.app.stopping.cancelled() => return None,
            () = self.held.shut.cancelled() => return None,
        };
        let Ok(report) = report else {
            let UnderWay { looks, .. } = self.under_way;
            let (done, waiting) = (self.under_way.done().min(looks), self.under_way.waits());
            return Some((line(&AnalysisLine::Progress(Progress { done, of: looks, waiting })), false));
        };
        // The report is JSON already and passed on as it is.
        let report = report.ok();
        let written = report.as_deref().and_then(|report| serde_json::from_slice(report).ok());
        let broken = || Error::internal("an analysis broke off").problem(self.language).error;
        let last = written.map_or_else(|| AnalysisLine::Error(broken()), AnalysisLine::Report);
        Some((line(&last), true))
    }
}

fn line(told: &impl serde::Serialize) -> Bytes {
    let mut line = serde_json::to_vec(told).unwrap_or_default();
    line.push(b'\n');
    line.into()
}
