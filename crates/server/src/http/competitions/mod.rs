//! Competitions: listing, creating, following. Taking part is in `teams`, what organisers decide in
//! `decisions`.

pub(crate) mod create;
mod decisions;
mod organiser;
mod quick;
mod rank;
mod replace;
mod results;
mod shapes;
mod stream;
mod teams;
mod times;
pub(crate) mod told;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use touchline_league::Spec;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::create::NewCompetitionBody;
use self::shapes::{CompetitionListed, CompetitionTold};
use self::told::tell;
use crate::app::App;
use crate::auth::{Anybody, Caller};
use crate::competitions::live::Live;
use crate::competitions::settings::Settings;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path, Query};
use crate::http::matches::check_cursor;
use crate::ids;
use crate::language::Language;
use crate::lobby::to_the_end;
use crate::store::accounts::{Kind, User};
use crate::store::competitions::{MOST_OWN, NewCompetition, Status};

/// Competitions per page.
const PAGE: i64 = 50;

/// The most unfinished competitions of a guest.
const MOST_OF_GUEST: i64 = 3;

/// The paths of this folder.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(competitions, make_competition))
        .routes(routes!(my_competitions))
        .routes(routes!(show_competition, remove_competition))
        .routes(routes!(competition_log))
        .merge(stream::routes())
        .merge(quick::routes())
        .merge(teams::routes())
        .merge(decisions::routes())
        .merge(replace::routes())
        .merge(times::routes())
}

/// Which competitions to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// Competitions that are open (the default), running or over.
    #[param(inline)]
    status: Option<Status>,
    /// Where the page before ended.
    #[param(minimum = 1)]
    cursor: Option<i64>,
}

/// A page of competitions.
#[derive(Debug, Serialize, ToSchema)]
struct CompetitionPage {
    competitions: Vec<CompetitionListed>,
    /// The cursor of the next page; absent on the last.
    next: Option<i64>,
}

/// Competitions, newest first.
#[utoipa::path(get, path = "/api/competitions", tag = "competitions", params(ListQuery),
    responses((status = 200, body = CompetitionPage), (status = "4XX", body = Problem)))]
async fn competitions(
    State(app): State<App>,
    language: Language,
    Query(query): Query<ListQuery>,
) -> Result<Json<CompetitionPage>> {
    check_cursor(query.cursor)?;
    let status = query.status.unwrap_or(Status::Open);
    let mut found = app.store.list_competitions(status, query.cursor, PAGE + 1).await?;
    let most = usize::try_from(PAGE).unwrap_or_default();
    let more = found.len() > most;
    found.truncate(most);
    let next = found.last().filter(|_| more).map(|last| last.id);
    let competitions = found.into_iter().map(|row| CompetitionListed::of(row, language)).collect();
    Ok(Json(CompetitionPage { competitions, next }))
}

/// The newest competitions that you organise or play in.
#[utoipa::path(get, path = "/api/me/competitions", tag = "competitions", responses(
    (status = 200, body = CompetitionPage), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn my_competitions(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
) -> Result<Json<CompetitionPage>> {
    let found = app.store.competitions_of(user.id, PAGE).await?;
    let competitions = found.into_iter().map(|row| CompetitionListed::of(row, language)).collect();
    Ok(Json(CompetitionPage { competitions, next: None }))
}

/// Create a competition, to which teams may come. You are its organiser.
#[utoipa::path(post, path = "/api/competitions", tag = "competitions", request_body = NewCompetitionBody, responses(
    (status = 201, description = "The competition.", body = CompetitionTold),
    (status = 409, description = "The caller organises too many competitions.", body = Problem),
    (status = 422, description = "The spec is not valid, or its rules do not have what is asked for.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn make_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Json(body): Json<NewCompetitionBody>,
) -> Result<(StatusCode, Json<CompetitionTold>)> {
    let (spec, settings) = body.check()?;
    to_the_end(async move {
        let code = create(&app, &user, &spec, settings).await?;
        let mut turn = app.competitions.hold(&app, &code).await?;
        Ok((StatusCode::CREATED, Json(tell(&app, turn.live()?, Some(&user), language))))
    })
    .await
}

/// Store a new competition; returns its code.
async fn create(app: &App, user: &User, spec: &Spec, settings: Settings) -> Result<String> {
    if settings.rated && user.kind == Kind::Guest {
        return Err(Error::forbidden("guests-play-unrated"));
    }
    let header: Vec<String> = spec.headers().iter().map(|(key, value)| format!("{key}: {value}")).collect();
    let new = NewCompetition {
        code: ids::code()?,
        name: spec.name.clone(),
        spec: spec.play.clone(),
        header: header.join("\n"),
        settings,
        created_by: user.id,
    };
    let most = if user.kind == Kind::Guest { MOST_OF_GUEST } else { MOST_OWN };
    if !app.store.add_competition(&new, most, app.time.now()).await? {
        return Err(Error::conflict("too-many-competitions").case("own").number("most", most));
    }
    Ok(new.code)
}

/// Everything about a competition; for everybody, also without an account.
#[utoipa::path(get, path = "/api/competitions/{code}", tag = "competitions", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, body = CompetitionTold), (status = 404, body = Problem), (status = "4XX", body = Problem)))]
async fn show_competition(
    State(app): State<App>,
    Anybody(viewer): Anybody,
    language: Language,
    Path(code): Path<String>,
) -> Result<Json<CompetitionTold>> {
    let mut turn = app.competitions.hold(&app, &code).await?;
    Ok(Json(tell(&app, turn.live()?, viewer.as_ref(), language)))
}

/// Delete a competition of yours that has not begun.
#[utoipa::path(delete, path = "/api/competitions/{code}", tag = "competitions", params(("code" = String, Path, max_length = 40)), responses(
    (status = 204), (status = 403, description = "The caller does not organise it.", body = Problem), (status = 404, body = Problem),
    (status = 409, description = "It has begun.", body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn remove_competition(
    State(app): State<App>,
    Caller(user): Caller,
    Path(code): Path<String>,
) -> Result<StatusCode> {
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        organises(live, &user)?;
        if !app.store.remove_competition(live.row.id).await? {
            return Err(Error::conflict("competition-begun"));
        }
        turn.forget();
        app.competitions.drop_held(&code);
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

/// The log of a competition: its specification and every entry, as `touchline league` reads it.
#[utoipa::path(get, path = "/api/competitions/{code}/log", tag = "competitions", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem), (status = "4XX", body = Problem)))]
async fn competition_log(State(app): State<App>, Path(code): Path<String>) -> Result<Response> {
    let mut turn = app.competitions.hold(&app, &code).await?;
    let text = touchline_league::to_text(&turn.live()?.now.league);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Refuse whoever does not organise a competition.
fn organises(live: &Live, user: &User) -> Result<()> {
    if live.is_organiser(user) { Ok(()) } else { Err(Error::forbidden("not-organiser")) }
}
