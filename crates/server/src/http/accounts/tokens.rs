//! Bots, and the tokens that authenticate programs.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::close::leave;
use super::who::{Owner, check_name, check_text, name_taken};
use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path};
use crate::ids;
use crate::store::accounts::{Kind, MOST_BOTS, User, name_key};
use crate::store::credentials::{MOST_TOKENS, Token};
use crate::store::is_taken;
use crate::time::Millis;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(register_bot, bots))
        .routes(routes!(close_bot))
        .routes(routes!(make_token, tokens))
        .routes(routes!(revoke_token))
}

/// A bot to register.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBot {
    #[schema(min_length = 2, max_length = 24)]
    name: String,
}

/// A bot with its first token.
#[derive(Serialize, ToSchema)]
struct RegisteredBot {
    name: String,
    kind: Kind,
    /// Authenticates the bot: `Authorization: Bearer TOKEN`. Shown only once.
    token: String,
}

/// One of your bots.
#[derive(Serialize, ToSchema)]
struct OwnBot {
    name: String,
    since: Millis,
    suspended_until: Option<Millis>,
}

/// A token to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewToken {
    /// What it is for; only you see this.
    #[schema(min_length = 1, max_length = 60)]
    label: String,
    /// The bot it authenticates; without one, it authenticates you.
    #[schema(max_length = 24)]
    #[serde(default)]
    bot: Option<String>,
}

/// A new token.
#[derive(Serialize, ToSchema)]
struct MadeToken {
    /// Its id, for revoking it.
    id: i64,
    /// The token. Shown only once.
    token: String,
}

/// A token in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct ListedToken {
    id: i64,
    /// Whom it authenticates: you or one of your bots.
    user: String,
    label: String,
    created_at: Millis,
    /// When it was last used, to the hour.
    used_at: Option<Millis>,
}

impl From<Token> for ListedToken {
    fn from(token: Token) -> Self {
        let Token { id, user, label, created_at, used_at } = token;
        Self { id, user, label, created_at, used_at }
    }
}

/// A token in the form given out once. The prefix lets people and tools recognise a leaked one.
fn new_token() -> Result<String> {
    Ok(format!("touchline_{}", ids::secret()?))
}

/// Register a bot: an account for a program.
#[utoipa::path(post, path = "/api/bots", tag = "bots", request_body = NewBot, responses(
    (status = 201, body = RegisteredBot),
    (status = 403, body = Problem, description = "The caller has no account of their own."),
    (status = 409, body = Problem, description = "The name is taken, or the caller has too many bots."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn register_bot(
    State(app): State<App>,
    // A suspended user must not continue under another name.
    _active: Caller,
    owner: Owner,
    Json(NewBot { name }): Json<NewBot>,
) -> Result<(StatusCode, Json<RegisteredBot>)> {
    owner.person()?;
    let name = check_name(&name)?;
    if app.store.is_retired(&name).await? {
        return Err(name_taken());
    }
    let token = new_token()?;
    match app.store.add_bot(owner.user.id, &name, &ids::hash(&token), app.time.now()).await {
        Ok(Some(_)) => Ok((StatusCode::CREATED, Json(RegisteredBot { name, kind: Kind::Bot, token }))),
        Ok(None) => Err(Error::conflict("too-many-bots").number("most", MOST_BOTS)),
        Err(error) if is_taken(&error) => Err(name_taken()),
        Err(error) => Err(error.into()),
    }
}

/// Your bots.
#[utoipa::path(get, path = "/api/bots", tag = "bots", responses(
    (status = 200, body = Vec<OwnBot>),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn bots(State(app): State<App>, owner: Owner) -> Result<Json<Vec<OwnBot>>> {
    let bots = app.store.bots_of(owner.user.id).await?.into_iter();
    let listed =
        |bot: User| OwnBot { name: bot.name, since: bot.created_at, suspended_until: bot.suspended_until };
    Ok(Json(bots.map(listed).collect()))
}

/// Close one of your bots. It gives up its matches in progress; finished ones stay.
#[utoipa::path(delete, path = "/api/bots/{name}", tag = "bots", params(("name" = String, Path, max_length = 24)), responses(
    (status = 204, description = "Bot closed."),
    (status = 404, body = Problem, description = "The caller has no bot with this name."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn close_bot(State(app): State<App>, owner: Owner, Path(name): Path<String>) -> Result<StatusCode> {
    let bot = own_bot(&app, &owner, &name).await?;
    leave(&app, bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create a token for yourself or for one of your bots.
#[utoipa::path(post, path = "/api/tokens", tag = "bots", request_body = NewToken, responses(
    (status = 201, body = MadeToken),
    (status = 403, body = Problem, description = "The caller has no account of their own."),
    (status = 404, body = Problem, description = "The caller has no bot with this name."),
    (status = 409, body = Problem, description = "There are too many tokens."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn make_token(
    State(app): State<App>,
    owner: Owner,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>)> {
    owner.person()?;
    check_text("label", &new.label, 1, 60)?;
    let user = match &new.bot {
        Some(name) => own_bot(&app, &owner, name).await?,
        None => owner.user.id,
    };
    let token = new_token()?;
    let added = app.store.add_token(user, &ids::hash(&token), new.label.trim(), app.time.now()).await?;
    let id = added.ok_or_else(|| Error::conflict("too-many-tokens").number("most", MOST_TOKENS))?;
    Ok((StatusCode::CREATED, Json(MadeToken { id, token })))
}

/// Tokens of yours and of your bots.
#[utoipa::path(get, path = "/api/tokens", tag = "bots", responses(
    (status = 200, body = Vec<ListedToken>),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn tokens(State(app): State<App>, owner: Owner) -> Result<Json<Vec<ListedToken>>> {
    let tokens = app.store.tokens_of(owner.user.id).await?;
    Ok(Json(tokens.into_iter().map(ListedToken::from).collect()))
}

/// Revoke a token of yours or of one of your bots.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "bots", params(("id" = i64, Path)), responses(
    (status = 204, description = "Token revoked."),
    (status = 404, body = Problem, description = "The caller has no token with this id."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn revoke_token(State(app): State<App>, owner: Owner, Path(id): Path<i64>) -> Result<StatusCode> {
    if app.store.revoke_token(owner.user.id, id).await? {
        app.turn_out_family(owner.user.id).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Error::missing("no-such-token"))
}

/// A user's bot, by name.
async fn own_bot(app: &App, owner: &Owner, name: &str) -> Result<i64> {
    let key = name_key(name);
    let bots = app.store.bots_of(owner.user.id).await?;
    let bot = bots.into_iter().find(|bot| name_key(&bot.name) == key);
    bot.map(|bot| bot.id).ok_or_else(|| Error::missing("no-such-bot"))
}
