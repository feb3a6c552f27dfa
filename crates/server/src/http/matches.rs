//! Matches: create, list, join, withdraw. Playing them is elsewhere.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use touchline_engine::Seat;
use touchline_protocol::games;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::{Anybody, Caller};
use crate::error::{Error, Problem, Result};
use crate::http::challenges::{self, ChallengeTold};
use crate::http::extract::{Json, Path, Query};
use crate::http::listing::{self, MatchTold};
use crate::ids;
use crate::language::Language;
use crate::lobby::{self, to_the_end};
use crate::proposal::{Proposal, SeatWish};
use crate::room::Occupant;
use crate::room::terms::{Access, Control, Hints, Takebacks};
use crate::store::accounts::User;
use crate::store::matches::{Listing, Match, Status};

/// Matches per page.
const PAGE: i64 = 50;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(matches, make))
        .routes(routes!(mine))
        .routes(routes!(show, withdraw))
        .routes(routes!(join))
        .routes(routes!(play_again))
}

/// A match to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMatchBody {
    /// What to play, as a spec.
    #[schema(max_length = 1000, example = "fuba:3.0")]
    spec: String,
    /// Your seat.
    #[serde(default)]
    seat: SeatWish,
    #[serde(default)]
    opponent: Opponent,
    #[serde(default)]
    clock: Control,
    /// Whether the match is rated.
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    access: Access,
    #[serde(default)]
    takebacks: Takebacks,
    #[serde(default)]
    hints: Hints,
}

/// Whom to play against.
// Variants without fields have braces, because only then are unknown fields refused.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) enum Opponent {
    /// Whoever joins.
    Anybody {},
    /// The computer.
    Computer {
        /// A level or a character of `/api/games`, such as `coach:3` or `wall`.
        #[schema(max_length = 20, example = "coach:3")]
        level: String,
    },
    /// A particular user, who is challenged.
    User {
        #[schema(max_length = 40)]
        name: String,
    },
    /// Yourself, for analysis.
    Myself {},
}

impl Default for Opponent {
    fn default() -> Self {
        Self::Anybody {}
    }
}

/// A page of matches.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchPage {
    matches: Vec<MatchTold>,
    /// The cursor of the next page; absent on the last.
    next: Option<i64>,
}

impl MatchPage {
    /// From a query result with one match more than a page, if there is a next page.
    async fn of(app: &App, mut found: Vec<Match>, viewer: Option<i64>, language: Language) -> Result<Self> {
        let most = usize::try_from(PAGE).unwrap_or_default();
        let more = found.len() > most;
        found.truncate(most);
        let next = found.last().filter(|_| more).map(|last| last.id);
        Ok(Self { matches: listing::tell(app, &found, viewer, language).await?, next })
    }
}

/// Create a match. It begins at once if both seats are taken; against a particular user it becomes a
/// challenge, and the response is 202.
#[utoipa::path(post, path = "/api/matches", tag = "lobby", request_body = NewMatchBody, responses(
    (status = 201, description = "The match.", body = MatchTold),
    (status = 202, description = "The challenge that was sent.", body = ChallengeTold),
    (status = 404, description = "There is no user with this name.", body = Problem),
    (status = 409, description = "The caller has too many matches.", body = Problem),
    (status = 422, description = "The spec is not valid.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn make(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Json(body): Json<NewMatchBody>,
) -> Result<Response> {
    let NewMatchBody { spec, seat, opponent, clock, rated, access, takebacks, hints } = body;
    let proposal = Proposal { spec, seat, clock, rated, access, takebacks, hints };
    to_the_end(async move {
        if let Opponent::User { name } = opponent {
            let challenge = challenges::send(&app, &user, &name, proposal, language).await?;
            return Ok((StatusCode::ACCEPTED, Json(challenge)).into_response());
        }
        let made = make_now(&app, &user, proposal, opponent, language).await?;
        Ok((StatusCode::CREATED, Json(made)).into_response())
    })
    .await
}

async fn make_now(
    app: &App,
    user: &User,
    mut proposal: Proposal,
    opponent: Opponent,
    language: Language,
) -> Result<MatchTold> {
    let rules = proposal.check()?;
    proposal.allow(user)?;
    let other = match opponent {
        Opponent::Anybody {} | Opponent::User { .. } => Occupant::Nobody,
        Opponent::Computer { level } => Occupant::Computer { level: lobby::computer(&level)? },
        Opponent::Myself {} => Occupant::User { id: user.id, name: user.name.clone() },
    };
    if proposal.rated && other != Occupant::Nobody {
        return Err(Error::bad("rated-needs-two"));
    }
    let seats = lobby::seats(proposal.seat.draw()?, user, other);
    let mut new = lobby::new_match(&proposal, rules, seats, user.id)?;
    let mut invitation = None;
    if new.seats.free().is_some() && proposal.access != Access::Open {
        let word = ids::secret()?;
        new.invitation = Some(ids::hash(&word));
        invitation = Some(word);
    }
    let listed = lobby::make(app, user.id, &new).await?;
    let mut told = listing::tell_one(app, &listed, Some(user.id), language).await?;
    told.invitation = invitation;
    Ok(told)
}

/// Which matches to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// Matches that are open (the default), live or over.
    #[param(inline)]
    status: Option<Listed>,
    /// Only this game.
    #[param(max_length = 20)]
    game: Option<String>,
    /// Where the page before ended.
    #[param(minimum = 1)]
    cursor: Option<i64>,
}

/// The state of the listed matches.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Listed {
    #[default]
    Open,
    Live,
    Over,
}

/// Check the name of a game.
pub(crate) fn known_game(game: &str) -> Result<&'static str> {
    games::NAMES
        .into_iter()
        .find(|name| *name == game)
        .ok_or_else(|| Error::bad("game-unknown").quoted("got", game).text("known", games::NAMES.join(", ")))
}

pub(crate) fn check_cursor(cursor: Option<i64>) -> Result<()> {
    if cursor.is_none_or(|cursor| cursor > 0) {
        return Ok(());
    }
    Err(Error::bad("bad-cursor"))
}

/// Public matches, newest first.
#[utoipa::path(get, path = "/api/matches", tag = "lobby", params(ListQuery),
    responses((status = 200, body = MatchPage), (status = "4XX", body = Problem)))]
async fn matches(
    State(app): State<App>,
    Anybody(viewer): Anybody,
    language: Language,
    Query(query): Query<ListQuery>,
) -> Result<Json<MatchPage>> {
    let status = match query.status.unwrap_or_default() {
        Listed::Open => Status::Open,
        Listed::Live => Status::Live,
        Listed::Over => Status::Over,
    };
    let game = query.game.as_deref().map(known_game).transpose()?;
    check_cursor(query.cursor)?;
    let viewer = viewer.map(|user| user.id);
    let listing = Listing { status, game, before: query.cursor, viewer, most: PAGE + 1 };
    let found = app.store.list_matches(&listing).await?;
    Ok(Json(MatchPage::of(&app, found, viewer, language).await?))
}

/// Where to continue in a list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PageQuery {
    /// Where the page before ended.
    #[param(minimum = 1)]
    cursor: Option<i64>,
}

/// Your matches: first those in progress, those that wait for you before the others; then finished ones,
/// newest first. The cursor pages through the finished ones.
#[utoipa::path(get, path = "/api/me/matches", tag = "lobby", params(PageQuery),
    responses((status = 200, body = MatchPage), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn mine(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Query(query): Query<PageQuery>,
) -> Result<Json<MatchPage>> {
    check_cursor(query.cursor)?;
    let finished = app.store.finished_matches(user.id, query.cursor, PAGE + 1).await?;
    let mut page = MatchPage::of(&app, finished, Some(user.id), language).await?;
    if query.cursor.is_none() {
        let unfinished = app.store.unfinished_matches(user.id).await?;
        let mut unfinished = listing::tell(&app, &unfinished, Some(user.id), language).await?;
        unfinished.sort_by_key(|told| !told.waits());
        page.matches.splice(0..0, unfinished);
    }
    Ok(Json(page))
}

/// What grants access to a private match.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShowQuery {
    /// The secret of the invitation link.
    #[param(max_length = 100)]
    invitation: Option<String>,
}

/// A match. A private one is shown to its players, and to holders of its invitation while it is open.
#[utoipa::path(get, path = "/api/matches/{code}", tag = "lobby", params(("code" = String, Path, max_length = 40), ShowQuery),
    responses((status = 200, body = MatchTold), (status = 404, body = Problem), (status = "4XX", body = Problem)))]
async fn show(
    State(app): State<App>,
    Anybody(viewer): Anybody,
    language: Language,
    Path(code): Path<String>,
    Query(query): Query<ShowQuery>,
) -> Result<Json<MatchTold>> {
    let viewer = viewer.map(|user| user.id);
    let listed = lobby::visible(&app, viewer, &code, query.invitation.as_deref()).await?;
    Ok(Json(listing::tell_one(&app, &listed, viewer, language).await?))
}

/// A seat by its name.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatName {
    Home,
    Away,
}

/// How to join a match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinBody {
    /// The secret of the invitation link, if the match needs one.
    #[schema(max_length = 100)]
    invitation: Option<String>,
    /// The seat you expect to be free; refused if it is not.
    seat: Option<SeatName>,
}

/// Take the free seat of a match, which then begins. Of two who try at once, one is refused.
#[utoipa::path(post, path = "/api/matches/{code}/join", tag = "lobby", params(("code" = String, Path, max_length = 40)), request_body = JoinBody, responses(
    (status = 200, description = "The match, which has begun.", body = MatchTold),
    (status = 403, description = "The match needs an invitation or an account.", body = Problem),
    (status = 404, body = Problem),
    (status = 409, description = "The seat is taken, or one of the players has too many matches.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn join(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<JoinBody>,
) -> Result<Json<MatchTold>> {
    let seat = body.seat.map(|seat| match seat {
        SeatName::Home => Seat::Home,
        SeatName::Away => Seat::Away,
    });
    to_the_end(async move {
        let listed = lobby::join(&app, &user, &code, body.invitation.as_deref(), seat).await?;
        Ok(Json(listing::tell_one(&app, &listed, Some(user.id), language).await?))
    })
    .await
}

/// Withdraw a match of yours that nobody has joined.
#[utoipa::path(delete, path = "/api/matches/{code}", tag = "lobby", params(("code" = String, Path, max_length = 40)), responses(
    (status = 204), (status = 403, description = "The caller did not create the match.", body = Problem), (status = 404, body = Problem),
    (status = 409, description = "Somebody has joined the match.", body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn withdraw(
    State(app): State<App>,
    Caller(user): Caller,
    Path(code): Path<String>,
) -> Result<StatusCode> {
    lobby::withdraw(&app, &user, &code).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for a rematch of a finished match, with seats swapped. It begins once both have asked; against the
/// computer, at once.
#[utoipa::path(post, path = "/api/matches/{code}/rematch", tag = "lobby", params(("code" = String, Path, max_length = 40)), responses(
    (status = 201, description = "The new match.", body = MatchTold),
    (status = 202, description = "The opponent has been asked; the match begins once they ask for it too."),
    (status = 404, description = "There is no such match.", body = Problem),
    (status = 409, description = "The match is not over, or one of the players has too many matches.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn play_again(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
) -> Result<Response> {
    to_the_end(async move {
        Ok(match lobby::play_again(&app, &user, &code).await? {
            Some(begun) => {
                let told = listing::tell_one(&app, &begun, Some(user.id), language).await?;
                (StatusCode::CREATED, Json(told)).into_response()
            }
            None => StatusCode::ACCEPTED.into_response(),
        })
    })
    .await
}
