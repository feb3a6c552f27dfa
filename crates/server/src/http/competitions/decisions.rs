//! What organisers decide, with a reason that everybody can read. Each decision names the number of entries
//! that its organiser has seen: of two who decide at once one is told to look again.

use axum::extract::State;
use serde::Deserialize;
use touchline_league::{FixtureId, Input, Pairing, TeamId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::organiser::{LONGEST, Organiser, reason, text};
use super::results::ResultBody;
use super::shapes::CompetitionTold;
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::live::{Giving, Live};
use crate::error::{Problem, Result};
use crate::http::extract::{Json, Path};
use crate::language::Language;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(start_competition))
        .routes(routes!(pause_competition))
        .routes(routes!(resume_competition))
        .routes(routes!(finish_competition))
        .routes(routes!(announce))
        .routes(routes!(adjudicate))
        .routes(routes!(correct))
        .routes(routes!(void))
        .routes(routes!(withdraw_team))
        .routes(routes!(pair_by_hand))
}

/// What an organiser has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeenBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
}

/// A decision, and why.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BecauseBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
}

/// Start a competition: nobody comes in any more, and its matches begin by themselves.
#[utoipa::path(post, path = "/api/competitions/{code}/start", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = SeenBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn start_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<SeenBody>,
) -> Result<Json<CompetitionTold>> {
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Start.into())).await
}

/// Pause a competition: nothing new begins. Matches that are being played go on.
#[utoipa::path(post, path = "/api/competitions/{code}/pause", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = BecauseBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn pause_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<BecauseBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Pause.into() }))
        .await
}

/// Let a paused competition go on.
#[utoipa::path(post, path = "/api/competitions/{code}/resume", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = SeenBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn resume_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<SeenBody>,
) -> Result<Json<CompetitionTold>> {
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Resume.into())).await
}

/// End a competition before its last match; the only way a ladder ends.
#[utoipa::path(post, path = "/api/competitions/{code}/finish", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = BecauseBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn finish_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<BecauseBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Finish.into() }))
        .await
}

/// A message to everybody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AnnounceBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Tell everybody something.
#[utoipa::path(post, path = "/api/competitions/{code}/announce", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = AnnounceBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn announce(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<AnnounceBody>,
) -> Result<Json<CompetitionTold>> {
    text("text", &body.text, LONGEST)?;
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Announce(body.text).into())).await
}

/// Decide a fixture that has no result: a match of it that is being played is called off.
#[utoipa::path(post, path = "/api/competitions/{code}/adjudicate", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ResultBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn adjudicate(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ResultBody>,
) -> Result<Json<CompetitionTold>> {
    let seq = body.seq;
    let because = reason(body.because.clone())?;
    let decide = move |live: &Live| {
        let input = Input::Result(FixtureId(body.fixture), body.result(live)?);
        Ok(Giving { because, ..input.into() })
    };
    Organiser { app, user, language, code }.decide(seq, decide).await
}

/// Correct a result. What follows from it is worked out anew; a later match that is then between others must
/// be played again.
#[utoipa::path(post, path = "/api/competitions/{code}/correct", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ResultBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn correct(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ResultBody>,
) -> Result<Json<CompetitionTold>> {
    let seq = body.seq;
    let because = reason(body.because.clone())?;
    let decide = move |live: &Live| {
        let input = Input::Correct(FixtureId(body.fixture), body.result(live)?);
        Ok(Giving { because, ..input.into() })
    };
    Organiser { app, user, language, code }.decide(seq, decide).await
}

/// A decision about a fixture.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FixtureBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    fixture: u32,
}

/// Take a result back: the match is played again.
#[utoipa::path(post, path = "/api/competitions/{code}/void", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = FixtureBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn void(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<FixtureBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let input = Input::Void(FixtureId(body.fixture));
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
}

/// A decision about a team.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TeamBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The number of the team.
    #[schema(minimum = 1, maximum = 1000)]
    team: u16,
}

/// Take a team out of a competition.
#[utoipa::path(post, path = "/api/competitions/{code}/withdraw", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = TeamBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn withdraw_team(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<TeamBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let input = Input::Withdraw(TeamId(body.team));
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
}

/// The pairings of a Swiss round.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The round.
    #[schema(minimum = 1, maximum = 100)]
    round: u16,
    #[schema(max_items = 32)]
    pairs: Vec<PairOfTeams>,
    /// The number of the team without an opponent.
    #[schema(minimum = 1, maximum = 1000)]
    bye: Option<u16>,
}

/// Two teams by their numbers.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairOfTeams {
    #[schema(minimum = 1, maximum = 1000)]
    home: u16,
    #[schema(minimum = 1, maximum = 1000)]
    away: u16,
}

/// Pair a Swiss round by hand, as long as it has no results.
#[utoipa::path(post, path = "/api/competitions/{code}/pair", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = PairBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn pair_by_hand(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<PairBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let pairs = body.pairs.into_iter().take(64).map(|pair| [TeamId(pair.home), TeamId(pair.away)]).collect();
    let pairing = Pairing { round: body.round, pairs, bye: body.bye.map(TeamId), by_hand: true };
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Pair(pairing).into() }))
        .await
}
