//! What organisers decide about times: who came late, and until when a round is played.

use axum::extract::State;
use serde::Deserialize;
use touchline_league::{FixtureId, Format, Input};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::organiser::{Organiser, reason};
use super::results::SeatWordBody;
use super::shapes::CompetitionTold;
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::live::{Giving, Live};
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path};
use crate::language::Language;
use crate::time::{DAY, HOUR, Millis};

/// The latest deadline, from now.
const YEAR: Millis = 366 * DAY;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(late)).routes(routes!(move_deadline))
}

/// A team that came late.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LateBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    fixture: u32,
    /// Whose fault it is.
    seat: SeatWordBody,
    /// How late, in whole minutes.
    #[schema(minimum = 0, maximum = 1000)]
    minutes: u16,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
}

/// Note that a team came late for a match that has not begun (F-COMP-08, F-COMP-13).
#[utoipa::path(post, path = "/api/competitions/{code}/late", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = LateBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn late(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<LateBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let input =
        Input::Late { fixture: FixtureId(body.fixture), seat: body.seat.into(), minutes: body.minutes };
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
}

/// Another deadline for a round.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DeadlineBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The round.
    #[schema(minimum = 1, maximum = 1000)]
    round: u16,
    /// When it must be over, in milliseconds since 1970: in an hour at the earliest, in a year at the latest.
    #[schema(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    at: Millis,
}

/// Say until when a round must be over.
#[utoipa::path(post, path = "/api/competitions/{code}/deadline", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = DeadlineBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn move_deadline(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<DeadlineBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let now = app.time.now();
    if !(now + HOUR..=now + YEAR).contains(&body.at) {
        return Err(Error::bad("deadline-range").number("least", now + HOUR).number("most", now + YEAR));
    }
    let input = Input::Deadline { round: body.round, at: u64::try_from(body.at).unwrap_or_default() };
    let decide = move |live: &Live| {
        if matches!(live.now.league.spec().format, Format::Ladder { .. }) {
            return Err(Error::bad("ladder-without-rounds"));
        }
        if !live.now.league.fixtures().iter().any(|of| of.round == body.round && !of.is_settled()) {
            return Err(Error::conflict("round-not-played").number("round", body.round));
        }
        Ok(Giving { because, ..input.into() })
    };
    Organiser { app, user, language, code }.decide(body.seq, decide).await
}
