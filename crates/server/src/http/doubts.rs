//! Questions about the rules: a user asks about a position, and moderators read it.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use touchline_engine::Notation as _;
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::accounts::who::check_text;
use super::moderation::Moderator;
use super::play::visible;
use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path, Query};
use crate::store::doubts::{Doubt, MOST_WAITING, NewDoubt};
use crate::time::Millis;

/// Questions per page.
const PAGE: i64 = 50;

/// The longest spec, position and question.
const SPEC: usize = 500;
const POSITION: usize = 8000;
const QUESTION: usize = 2000;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(doubt_rules)).routes(routes!(doubts)).routes(routes!(close_doubt))
}

/// A question about the rules.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AskedDoubt {
    /// What is played.
    #[schema(max_length = 500)]
    spec: String,
    /// The position in question, as the asker may see it: `?` where something is hidden.
    #[schema(max_length = 8000)]
    position: String,
    #[schema(min_length = 1, max_length = 2000)]
    question: String,
    /// The code of the match in which it came up.
    #[schema(max_length = 24)]
    #[serde(default)]
    code: Option<String>,
}

/// A question that was sent.
#[derive(Serialize, ToSchema)]
struct SentDoubt {
    id: i64,
}

/// The state of a question.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum DoubtState {
    /// Nobody has dealt with it yet.
    #[default]
    Waiting,
    /// It has been dealt with.
    Closed,
}

impl DoubtState {
    const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Closed => "closed",
        }
    }
}

/// Which questions to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct WantedDoubts {
    /// Those in this state; `waiting` by default.
    #[serde(default)]
    #[param(inline)]
    state: DoubtState,
    /// Those after this id: `next` of the page before.
    #[serde(default)]
    after: u32,
}

/// Questions, oldest first.
#[derive(Serialize, ToSchema)]
struct DoubtsPage {
    doubts: Vec<ListedDoubt>,
    /// The id to continue after; absent on the last page.
    next: Option<i64>,
}

/// A question as moderators see it.
#[derive(Serialize, ToSchema)]
struct ListedDoubt {
    id: i64,
    from: String,
    spec: String,
    position: String,
    question: String,
    code: Option<String>,
    state: String,
    created_at: Millis,
    closed_by: Option<String>,
    closed_at: Option<Millis>,
}

impl From<Doubt> for ListedDoubt {
    fn from(doubt: Doubt) -> Self {
        Self {
            id: doubt.id,
            from: doubt.from,
            spec: doubt.spec,
            position: doubt.position,
            question: doubt.question,
            code: doubt.match_code,
            state: doubt.state,
            created_at: doubt.created_at,
            closed_by: doubt.closed_by,
            closed_at: doubt.closed_at,
        }
    }
}

/// Ask a question about the rules, with the position in question.
#[utoipa::path(post, path = "/api/doubts", tag = "moderation", request_body = AskedDoubt, responses(
    (status = 201, body = SentDoubt),
    (status = 404, body = Problem, description = "There is no such match, or the caller may not see it."),
    (status = 409, body = Problem, description = "Too many of the caller's questions are waiting for an answer."),
    (status = 422, body = Problem, description = "There is no such game, or the position is not valid in it."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn doubt_rules(
    State(app): State<App>,
    Caller(user): Caller,
    Json(asked): Json<AskedDoubt>,
) -> Result<(StatusCode, Json<SentDoubt>)> {
    check_text("question", &asked.question, 1, QUESTION)?;
    check_text("spec", &asked.spec, 1, SPEC)?;
    check_text("position", &asked.position, 1, POSITION)?;
    check_position(&asked.spec, &asked.position)?;
    if let Some(code) = &asked.code {
        visible(&app, code, Some(&user)).await?;
    }
    let new = NewDoubt {
        from: user.id,
        spec: &asked.spec,
        position: &asked.position,
        question: &asked.question,
        match_code: asked.code.as_deref(),
    };
    let id = app
        .store
        .add_doubt(&new, app.time.now())
        .await?
        .ok_or_else(|| Error::conflict("too-many-doubts").number("most", MOST_WAITING))?;
    Ok((StatusCode::CREATED, Json(SentDoubt { id })))
}

/// Refuse an impossible position. One with hidden parts cannot be played, so there only the game is checked.
fn check_position(spec: &str, position: &str) -> Result<()> {
    let refused = |refusal| Error::refused(&refusal);
    let game = AnyGame::from_text(spec).map_err(refused)?;
    if position.contains('?') {
        return Ok(());
    }
    with_game!(game, game => game.read_state(position).map(drop)).map_err(refused)
}

/// Questions about the rules, waiting or closed.
#[utoipa::path(get, path = "/api/moderation/doubts", tag = "moderation", params(WantedDoubts), responses(
    (status = 200, body = DoubtsPage),
    (status = 403, body = Problem, description = "The caller is not a moderator."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn doubts(
    State(app): State<App>,
    _moderator: Moderator,
    Query(wanted): Query<WantedDoubts>,
) -> Result<Json<DoubtsPage>> {
    let found = app.store.doubts_in(wanted.state.word(), i64::from(wanted.after), PAGE).await?;
    let is_full = i64::try_from(found.len()).is_ok_and(|count| count == PAGE);
    let next = found.last().filter(|_| is_full).map(|last| last.id);
    Ok(Json(DoubtsPage { doubts: found.into_iter().map(ListedDoubt::from).collect(), next }))
}

/// Close a question.
#[utoipa::path(post, path = "/api/moderation/doubts/{id}/close", tag = "moderation", params(("id" = i64, Path)), responses(
    (status = 200, body = ListedDoubt),
    (status = 403, body = Problem, description = "The caller is not a moderator."),
    (status = 404, body = Problem, description = "There is no question with this id."),
    (status = 409, body = Problem, description = "The question has already been closed."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn close_doubt(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<i64>,
) -> Result<Json<ListedDoubt>> {
    let missing = || Error::missing("no-such-doubt");
    app.store.doubt(id).await?.ok_or_else(missing)?;
    if !app.store.close_doubt(id, moderator.id, app.time.now()).await? {
        return Err(Error::conflict("already-closed"));
    }
    Ok(Json(app.store.doubt(id).await?.ok_or_else(missing)?.into()))
}
