//! Web Push: the server's public key, and the subscription of a session.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::http::accounts::who::Owner;
use crate::http::extract::Json;
use crate::language::Language;
use crate::push::Keys;
use crate::push::endpoint::{Endpoint, LONGEST};
use crate::store::push::Subscription;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(push_key)).routes(routes!(subscribe, unsubscribe))
}

/// The server's public key.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PushKey {
    /// An uncompressed point of P-256 in base64url: the `applicationServerKey` of a subscription.
    key: String,
}

/// A subscription as a browser gives it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewSubscription {
    /// Its address at the push service of the browser.
    #[schema(max_length = 1000, example = "https://fcm.googleapis.com/fcm/send/abc")]
    endpoint: String,
    /// The browser's public key, in base64url.
    #[schema(max_length = 87)]
    p256dh: String,
    /// The secret it shares with us, in base64url.
    #[schema(max_length = 22)]
    auth: String,
}

fn push_off() -> Error {
    Error::missing("push-off")
}

/// The key that browsers subscribe with.
#[utoipa::path(get, path = "/api/push/key", tag = "accounts", responses(
    (status = 200, body = PushKey),
    (status = 404, body = Problem, description = "This server sends no pushes."),
    (status = "4XX", body = Problem),
))]
async fn push_key(State(app): State<App>) -> Result<Json<PushKey>> {
    let key = app.push.key().ok_or_else(push_off)?.to_owned();
    Ok(Json(PushKey { key }))
}

/// Subscribe this session: its browser is told of your moves, challenges and ends of correspondence matches,
/// in the language of `Accept-Language`. It replaces what the session had before and ends with the session;
/// an account has at most ten, and a new one ends the oldest.
#[utoipa::path(put, path = "/api/me/push", tag = "accounts", request_body = NewSubscription, responses(
    (status = 204, description = "Subscribed."),
    (status = 404, body = Problem, description = "This server sends no pushes."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn subscribe(
    State(app): State<App>,
    owner: Owner,
    language: Language,
    Json(new): Json<NewSubscription>,
) -> Result<StatusCode> {
    app.push.key().ok_or_else(push_off)?;
    let NewSubscription { endpoint, p256dh, auth } = new;
    if Endpoint::read(&endpoint, &app.config).is_none() {
        return Err(Error::bad("bad-push").case("endpoint").number("most", LONGEST));
    }
    if Keys::read(&p256dh, &auth).is_none() {
        return Err(Error::bad("bad-push").case("keys"));
    }
    let language = language.code().to_owned();
    let new = Subscription { endpoint, p256dh, auth, language, created_at: app.time.now() };
    app.store.subscribe(owner.user.id, &owner.session, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End the subscription of this session, if it has one.
#[utoipa::path(delete, path = "/api/me/push", tag = "accounts", responses(
    (status = 204, description = "Not subscribed."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn unsubscribe(State(app): State<App>, owner: Owner) -> Result<StatusCode> {
    app.store.unsubscribe(&owner.session).await?;
    Ok(StatusCode::NO_CONTENT)
}
