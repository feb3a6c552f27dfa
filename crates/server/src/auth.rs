//! Authentication: a session cookie, or a program's token.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use crate::store::accounts::User;

/// The session cookie.
pub(crate) const COOKIE_NAME: &str = "touchline_session";

/// The session cookie over TLS: browsers accept a cookie with this prefix only from this very host, so no
/// other host of its domain can plant one.
const SECURE_COOKIE_NAME: &str = "__Host-touchline_session";

/// The name of the session cookie. Behind TLS the plain one is ignored: it may have been planted.
pub(crate) fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

/// Sent by clients that contribute to the dice of their user's matches: those matches wait for them before
/// they begin (docs/fairness.md).
const DICE_HEADER: &str = "x-touchline-dice";

/// How a caller authenticates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Credential {
    /// The secret of a session; browsers send it automatically, so changes need further proof (see
    /// `http/csrf.rs`).
    Session(String),
    /// The secret of a token.
    Token(String),
}

impl Credential {
    /// The credential in the headers of a request; a token takes precedence.
    pub(crate) fn of(parts: &Parts, app: &App) -> Option<Self> {
        let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        if let Some(token) = text(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
            return Some(Self::Token(token.trim().to_owned()));
        }
        let cookies = text(COOKIE)?.split(';').filter_map(|cookie| cookie.trim().split_once('='));
        let mut sessions = cookies.filter(|(name, _)| *name == cookie_name(app));
        sessions.next().map(|(_, secret)| Self::Session(secret.to_owned()))
    }

    /// The user it belongs to.
    pub(crate) async fn user(&self, app: &App) -> Result<Option<User>> {
        Ok(match self {
            Self::Session(secret) => app.store.user_of_session(&ids::hash(secret), app.time.now()).await?,
            Self::Token(secret) => app.store.user_of_token(&ids::hash(secret), app.time.now()).await?,
        })
    }
}

/// An authenticated user. Extracting it refuses everybody else.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) User);

/// Any caller, authenticated or not.
#[derive(Clone, Debug)]
pub(crate) struct Anybody(pub(crate) Option<User>);

impl FromRequestParts<App> for Anybody {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        // An earlier layer may know already (the rate limits count by user).
        if let Some(known) = parts.extensions.get::<Anybody>() {
            return Ok(known.clone());
        }
        match Credential::of(parts, app) {
            Some(credential) => Ok(Self(credential.user(app).await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(user) = Anybody::from_request_parts(parts, app).await?;
        let user = user.ok_or_else(not_signed_in)?;
        refuse_suspended(app, &user)?;
        if parts.headers.contains_key(DICE_HEADER) && !user.contributes {
            let noted = app.store.note_contributes(user.id).await;
            // Whoever only reads can do so although nothing can be written; it is noted another time. A match
            // that is made without it would not wait for them.
            if let Err(error) = noted.map_err(Error::from)
                && !parts.method.is_safe()
            {
                return Err(error);
            }
        }
        Ok(Self(user))
    }
}

/// A suspended user may watch but not play.
pub(crate) fn refuse_suspended(app: &App, user: &User) -> Result<()> {
    match user.suspended_until {
        Some(until) if until > app.time.now() => Err(Error::forbidden("suspended")),
        _ => Ok(()),
    }
}

/// The refusal for a caller who is not signed in.
pub(crate) fn not_signed_in() -> Error {
    Error::unauthorized("not-signed-in")
}
