//! Playing a match with plain requests; the same wishes as over a socket.

use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use touchline_engine::Seat;
use touchline_protocol::SeatWord;
use touchline_protocol::to_server::ToServer;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::{Anybody, Caller, refuse_suspended};
use crate::error::{Error, Problem, Result};
use crate::fair::Party;
use crate::http::extract::{Json, Path, Query};
use crate::http::limits::Payer;
use crate::language::Language;
use crate::lobby;
use crate::room::log;
use crate::room::owner::{Looking, Question};
use crate::store::accounts::User;
use crate::store::matches::Match;
use crate::talk;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(wish))
        .routes(routes!(state))
        .routes(routes!(log_of))
        .routes(routes!(odds))
        .routes(routes!(ways))
        .routes(routes!(hint))
        .routes(routes!(record))
        .routes(routes!(dice))
}

/// Which seat to act for, if one user has both.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct For {
    /// The seat; yours by default.
    #[serde(rename = "as")]
    #[param(rename = "as", inline)]
    pub(crate) seat: Option<SeatWord>,
}

/// Which seat to act for, and which answers to imagine.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Imagined {
    /// The seat; yours by default.
    #[serde(rename = "as")]
    #[param(rename = "as", inline)]
    seat: Option<SeatWord>,
    /// Answers in notation that you have not given, separated by `;`: the response describes the position
    /// after them.
    #[param(max_length = 4096)]
    after: Option<String>,
}

impl Imagined {
    fn wanted(&self) -> For {
        For { seat: self.seat }
    }

    fn answers(&self) -> Vec<String> {
        let answers = self.after.iter().flat_map(|after| after.split(';'));
        answers.map(|answer| answer.trim().to_owned()).collect()
    }
}

/// A match the caller may see.
pub(crate) async fn visible(app: &App, code: &str, user: Option<&User>) -> Result<Match> {
    lobby::visible(app, user.map(|user| user.id), code, None).await
}

/// The seat a user acts for; `None` for a spectator.
pub(crate) fn seat_for(listed: &Match, user: Option<&User>, wanted: For) -> Result<Option<Seat>> {
    let Some(seat) = wanted.seat else {
        return Ok(user.and_then(|user| listed.seats.seat_of(user.id)));
    };
    let seat = Seat::from(seat);
    match user {
        Some(user) if listed.seats.user(seat) == Some(user.id) => Ok(Some(seat)),
        _ => Err(not_yours()),
    }
}

/// The seat a user attends a match from; `None` for a spectator. A suspended user cannot take a seat.
pub(crate) fn attends(app: &App, listed: &Match, user: Option<&User>, wanted: For) -> Result<Option<Seat>> {
    let seat = seat_for(listed, user, wanted)?;
    if let (Some(_), Some(user)) = (seat, user) {
        refuse_suspended(app, user)?;
    }
    Ok(seat)
}

fn not_yours() -> Error {
    Error::forbidden("not-your-seat").case("speak")
}

async fn seated(app: &App, code: &str, user: &User, wanted: For) -> Result<(Match, Seat)> {
    let listed = visible(app, code, Some(user)).await?;
    let seat = seat_for(&listed, Some(user), wanted)?.ok_or_else(not_yours)?;
    Ok((listed, seat))
}

fn json(text: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], Body::from(text)).into_response()
}

/// Act in a match: answer, take back, offer, resign, chat.
///
/// The response means that it is done and stored; its effect comes with the next update. A look is answered
/// with where the match would stand: the message `look` of the socket.
#[utoipa::path(post, path = "/api/matches/{code}/wishes", tag = "play", params(("code" = String, Path, max_length = 40), For), request_body = ToServer,
    responses((status = 204, description = "Done."), (status = 200, description = "The response to a look.", body = serde_json::Value), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn wish(
    State(app): State<App>,
    Caller(user): Caller,
    who: Party,
    payer: Payer,
    Path(code): Path<String>,
    Query(wanted): Query<For>,
    Json(wish): Json<ToServer>,
) -> Result<Response> {
    app.limits.wish(payer, Some(&wish))?;
    if !matches!(wish, ToServer::Look { .. }) {
        app.limits.keep(payer, payer.length)?;
    }
    let (listed, seat) = seated(&app, &code, &user, wanted).await?;
    match wish {
        ToServer::Say { text } => {
            let room = app.rooms.find(&app, &listed, who).await?;
            talk::say(&app, &room, &listed, seat, &text).await?;
        }
        ToServer::Look { seq, answers } => {
            let looking = Looking { id: None, seq, answers };
            return Ok(json(
                app.rooms.find(&app, &listed, who).await?.ask(Question::Look(seat, looking)).await?,
            ));
        }
        wish => app.rooms.done(&app, &listed, seat, wish, who).await?,
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The current state of a match, as you may see it.
#[utoipa::path(get, path = "/api/matches/{code}/state", tag = "play", params(("code" = String, Path, max_length = 40), For),
    responses((status = 200, description = "The same as the socket's message `match`.", body = serde_json::Value), (status = "4XX", body = Problem)))]
async fn state(
    State(app): State<App>,
    Anybody(user): Anybody,
    who: Party,
    Path(code): Path<String>,
    Query(wanted): Query<For>,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    let viewer = seat_for(&listed, user.as_ref(), wanted)?;
    Ok(json(app.rooms.find(&app, &listed, who).await?.ask(Question::State(viewer)).await?))
}

/// Everything that has happened so far, as you were allowed to see it.
///
/// What was taken back is left out. `seq` is the number of the last update it includes.
#[utoipa::path(get, path = "/api/matches/{code}/log", tag = "play", params(("code" = String, Path, max_length = 40), For),
    responses((status = 200, description = "The inputs and events of all updates.", body = serde_json::Value), (status = "4XX", body = Problem)))]
async fn log_of(
    State(app): State<App>,
    Anybody(user): Anybody,
    who: Party,
    Path(code): Path<String>,
    Query(wanted): Query<For>,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    let viewer = seat_for(&listed, user.as_ref(), wanted)?;
    // Replaying everything takes a moment in which others want to be answered.
    let clerk = app.clerks.call(who).await?;
    let steps = app.store.steps(listed.id).await?;
    let told = clerk.work(move || log::told(&listed, &steps, viewer)).await;
    Ok(json(told.ok_or_else(|| Error::internal("a log broke off"))??))
}

/// The exact odds of every answer you may give.
#[utoipa::path(get, path = "/api/matches/{code}/odds", tag = "play", params(("code" = String, Path, max_length = 40), Imagined),
    responses((status = 200, description = "As the engine protocol's `odds`.", body = serde_json::Value), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn odds(
    State(app): State<App>,
    Caller(user): Caller,
    who: Party,
    Path(code): Path<String>,
    Query(imagined): Query<Imagined>,
) -> Result<Response> {
    let (listed, seat) = seated(&app, &code, &user, imagined.wanted()).await?;
    Ok(json(app.rooms.find(&app, &listed, who).await?.ask(Question::Odds(seat, imagined.answers())).await?))
}

/// The cheapest ways to every place within your reach.
#[utoipa::path(get, path = "/api/matches/{code}/ways", tag = "play", params(("code" = String, Path, max_length = 40), Imagined),
    responses((status = 200, description = "As the engine protocol's `ways`.", body = serde_json::Value), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn ways(
    State(app): State<App>,
    Caller(user): Caller,
    who: Party,
    Path(code): Path<String>,
    Query(imagined): Query<Imagined>,
) -> Result<Response> {
    let (listed, seat) = seated(&app, &code, &user, imagined.wanted()).await?;
    Ok(json(app.rooms.find(&app, &listed, who).await?.ask(Question::Ways(seat, imagined.answers())).await?))
}

/// The three best whole actions from here, what they move on the board, and why the first is best. Between
/// people only where the match was created with hints, and never in rated ones.
#[utoipa::path(get, path = "/api/matches/{code}/hint", tag = "play", params(("code" = String, Path, max_length = 40), Imagined),
    responses((status = 200, description = "As the engine protocol's `hint`.", body = serde_json::Value), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn hint(
    State(app): State<App>,
    Caller(user): Caller,
    who: Party,
    language: Language,
    Path(code): Path<String>,
    Query(imagined): Query<Imagined>,
) -> Result<Response> {
    let (listed, seat) = seated(&app, &code, &user, imagined.wanted()).await?;
    let room = app.rooms.find(&app, &listed, who).await?;
    Ok(json(room.ask(Question::Hint(seat, imagined.answers(), language)).await?))
}

/// What the dice of a match are made of, as far as everybody may know.
///
/// The commitments are there from the beginning, the secret once the match is over, however it ended.
#[utoipa::path(get, path = "/api/matches/{code}/dice", tag = "play", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, description = "The same as the socket's message `dice`.", body = touchline_protocol::dice::Dice), (status = 404, description = "There is no such match, or it is from before there were such dice.", body = Problem), (status = "4XX", body = Problem)))]
async fn dice(
    State(app): State<App>,
    Anybody(user): Anybody,
    who: Party,
    Path(code): Path<String>,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    Ok(json(app.rooms.dice(&app, &listed, who).await?))
}

/// The record of a finished match.
#[utoipa::path(get, path = "/api/matches/{code}/record", tag = "play", params(("code" = String, Path, max_length = 40)),
    responses((status = 200, content_type = "text/plain", body = String), (status = "4XX", body = Problem)))]
async fn record(
    State(app): State<App>,
    Anybody(user): Anybody,
    who: Party,
    Path(code): Path<String>,
) -> Result<Response> {
    let listed = visible(&app, &code, user.as_ref()).await?;
    let text = app.rooms.find(&app, &listed, who).await?.ask(Question::Record).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
