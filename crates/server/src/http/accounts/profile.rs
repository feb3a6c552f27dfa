//! Profiles: who a user is, what they have played and how they are rated.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::who::{Known, Me, named};
use crate::app::App;
use crate::auth::Anybody;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path, Query};
use crate::room::{Ending, Occupant, Terms};
use crate::store::accounts::Kind;
use crate::store::history::{RatingChange, UserRating};
use crate::store::matches::{Match, Status};
use crate::time::Millis;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(profile))
        .routes(routes!(played_matches))
        .routes(routes!(rating_changes))
}

/// The public profile of a user.
#[derive(Serialize, ToSchema)]
struct Profile {
    name: String,
    kind: Kind,
    since: Millis,
    /// The owner of a bot.
    owner: Option<String>,
    ratings: Vec<UserRating>,
    /// How many matches were finished.
    matches: i64,
    /// How many matches this user has called off after they had begun.
    aborted: i64,
}

/// Which page of a long list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Page {
    /// Where to continue: `next` of the page before.
    #[param(max_length = 50)]
    cursor: Option<String>,
    /// The most items; 30 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// The longest cursor accepted.
const CURSOR: usize = 50;

impl Page {
    /// The cursor, if it is well-formed.
    fn cursor(&self) -> Result<Option<&str>> {
        match self.cursor.as_deref() {
            Some(cursor) if cursor.len() > CURSOR => Err(bad_cursor()),
            cursor => Ok(cursor),
        }
    }

    fn most(&self) -> Result<i64> {
        match self.limit.unwrap_or(30) {
            most @ 1..=100 => Ok(i64::from(most)),
            _ => Err(Error::bad("bad-limit").number("most", 100)),
        }
    }
}

fn bad_cursor() -> Error {
    Error::bad("bad-cursor")
}

/// A page of a user's matches, newest first.
#[derive(Serialize, ToSchema)]
struct MatchesPage {
    matches: Vec<PlayedMatch>,
    /// The cursor of the next page; absent on the last.
    next: Option<String>,
}

/// A match in a user's history.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayedMatch {
    pub(super) code: String,
    spec: String,
    /// The revision of the rules.
    rules: u32,
    terms: Terms,
    rated: bool,
    status: Status,
    home: PlayedSeat,
    away: PlayedSeat,
    created_at: Millis,
    started_at: Option<Millis>,
    ended_at: Option<Millis>,
    ending: Option<Ending>,
}

/// Who sat in a seat: a user, a computer of some level, or nobody.
#[derive(Serialize, ToSchema)]
struct PlayedSeat {
    user: Option<String>,
    level: Option<String>,
}

impl From<Occupant> for PlayedSeat {
    fn from(occupant: Occupant) -> Self {
        match occupant {
            Occupant::Nobody => Self { user: None, level: None },
            Occupant::User { name, .. } => Self { user: Some(name), level: None },
            Occupant::Computer { level } => Self { user: None, level: Some(level) },
        }
    }
}

impl From<Match> for PlayedMatch {
    fn from(listed: Match) -> Self {
        let [home, away] = listed.seats.0;
        let is_over = matches!(listed.status, Status::Over | Status::Aborted);
        Self {
            code: listed.code,
            spec: listed.spec,
            rules: listed.rules,
            terms: if is_over { listed.terms } else { listed.terms.before_the_end() },
            rated: listed.rated,
            status: listed.status,
            home: home.into(),
            away: away.into(),
            created_at: listed.created_at,
            started_at: listed.started_at,
            ended_at: listed.ended_at,
            ending: listed.ending,
        }
    }
}

/// A page of a user's rating changes, newest first.
#[derive(Serialize, ToSchema)]
struct RatingsPage {
    changes: Vec<ListedChange>,
    /// The cursor of the next page; absent on the last.
    next: Option<String>,
}

/// The effect of one match on a rating.
#[derive(Serialize, ToSchema)]
pub(super) struct ListedChange {
    /// The code of the match; absent if it is not public.
    r#match: Option<String>,
    game: String,
    time_class: String,
    before: f64,
    after: f64,
    deviation: f64,
    at: Millis,
}

impl From<RatingChange> for ListedChange {
    fn from(change: RatingChange) -> Self {
        let RatingChange { code, game, time_class, before, after, deviation, at, .. } = change;
        Self { r#match: code, game, time_class, before, after, deviation, at }
    }
}

/// The signed-in user.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses(
    (status = 200, body = Me),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn me(Known(user): Known) -> Json<Me> {
    Json(user.into())
}

/// The profile of a user.
#[utoipa::path(get, path = "/api/users/{name}", tag = "users", params(("name" = String, Path, max_length = 24)), responses(
    (status = 200, body = Profile),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = "4XX", body = Problem),
))]
async fn profile(State(app): State<App>, Path(name): Path<String>) -> Result<Json<Profile>> {
    let user = named(&app, &name).await?;
    let owner = match user.kind {
        Kind::Bot => app.store.owner_of(user.id).await?.map(|owner| owner.name),
        Kind::Guest | Kind::Person => None,
    };
    Ok(Json(Profile {
        owner,
        ratings: app.store.ratings_of(user.id).await?,
        matches: app.store.matches_played(user.id).await?,
        aborted: app.store.matches_aborted(user.id).await?,
        name: user.name,
        kind: user.kind,
        since: user.created_at,
    }))
}

/// The matches of a user. Unlisted matches are shown only to those who played them.
#[utoipa::path(get, path = "/api/users/{name}/matches", tag = "users", params(("name" = String, Path, max_length = 24), Page), responses(
    (status = 200, body = MatchesPage),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = "4XX", body = Problem),
))]
async fn played_matches(
    State(app): State<App>,
    Anybody(viewer): Anybody,
    Path(name): Path<String>,
    Query(page): Query<Page>,
) -> Result<Json<MatchesPage>> {
    let most = page.most()?;
    let before = match page.cursor()? {
        Some(cursor) => cursor.parse().map_err(|_| bad_cursor())?,
        None => i64::MAX,
    };
    let user = named(&app, &name).await?;
    let viewer = viewer.map_or(0, |viewer| viewer.id);
    // One more than asked for tells whether there is a next page.
    let mut found = app.store.matches_of(user.id, viewer, before, most + 1).await?;
    let next = cut(&mut found, most).map(|last| last.id.to_string());
    Ok(Json(MatchesPage { matches: found.into_iter().map(PlayedMatch::from).collect(), next }))
}

/// The rating history of a user.
#[utoipa::path(get, path = "/api/users/{name}/ratings", tag = "users", params(("name" = String, Path, max_length = 24), Page), responses(
    (status = 200, body = RatingsPage),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = "4XX", body = Problem),
))]
async fn rating_changes(
    State(app): State<App>,
    Anybody(viewer): Anybody,
    Path(name): Path<String>,
    Query(page): Query<Page>,
) -> Result<Json<RatingsPage>> {
    let most = page.most()?;
    let before = match page.cursor()? {
        Some(cursor) => moment(cursor).ok_or_else(bad_cursor)?,
        None => (i64::MAX, i64::MAX),
    };
    let user = named(&app, &name).await?;
    let viewer = viewer.map_or(0, |viewer| viewer.id);
    let mut found = app.store.rating_changes_of(user.id, viewer, before, most + 1).await?;
    let next = cut(&mut found, most).map(|last| format!("{}.{}", last.at, last.match_id));
    Ok(Json(RatingsPage { changes: found.into_iter().map(ListedChange::from).collect(), next }))
}

/// Parse a cursor: a time and the match of that time.
fn moment(cursor: &str) -> Option<(Millis, i64)> {
    let (at, id) = cursor.split_once('.')?;
    Some((at.parse().ok()?, id.parse().ok()?))
}

/// Cut a list to length; returns the last item kept, if there was more.
fn cut<T>(found: &mut Vec<T>, most: i64) -> Option<&T> {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let more = found.len() > most;
    found.truncate(most);
    if more { found.last() } else { None }
}
