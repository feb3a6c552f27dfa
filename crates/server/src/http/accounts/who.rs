//! Who makes a request, and whom it is about.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::auth::{Anybody, Credential, not_signed_in};
use crate::error::{Error, Result};
use crate::ids;
use crate::names::{self, Fault};
use crate::password;
use crate::store::accounts::{Kind, User, name_key};
use crate::time::Millis;

/// The signed-in user, as they see themselves.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    name: String,
    kind: Kind,
    moderator: bool,
    /// Until when they may watch but not play.
    suspended_until: Option<Millis>,
}

impl From<User> for Me {
    fn from(user: User) -> Self {
        let User { name, kind, is_moderator, suspended_until, .. } = user;
        Self { name, kind, moderator: is_moderator, suspended_until }
    }
}

/// An authenticated user, suspended or not: for what a suspension does not forbid.
#[derive(Clone, Debug)]
pub(crate) struct Known(pub(crate) User);

impl FromRequestParts<App> for Known {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(user) = Anybody::from_request_parts(parts, app).await?;
        user.map(Self).ok_or_else(not_signed_in)
    }
}

/// A user in a session of their own, suspended or not. Programs cannot manage the account itself: a leaked
/// token must not let its finder take the account over.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    pub(crate) user: User,
    /// The hash of the session.
    pub(crate) session: String,
}

impl FromRequestParts<App> for Owner {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Known(user) = Known::from_request_parts(parts, app).await?;
        match Credential::of(parts, app) {
            Some(Credential::Session(secret)) => Ok(Self { user, session: ids::hash(&secret) }),
            _ => Err(Error::forbidden("needs-session")),
        }
    }
}

impl Owner {
    /// Refuse a caller without an account.
    pub(crate) fn person(&self) -> Result<()> {
        match self.user.kind {
            Kind::Person => Ok(()),
            Kind::Guest | Kind::Bot => Err(Error::forbidden("needs-account")),
        }
    }

    /// Refuse a caller who does not know the account's password; returns the stored hash otherwise.
    pub(crate) async fn prove(&self, app: &App, password: String) -> Result<String> {
        self.person()?;
        let kept = app.store.password_of(self.user.id).await?;
        match kept {
            Some(kept) if app.passwords.verify(password, Some(kept.clone())).await? => Ok(kept),
            _ => Err(Error::forbidden("wrong-password").case("own")),
        }
    }
}

/// Check that a name and a password may be chosen; returns the name as it is kept.
pub(crate) fn check_new(name: &str, password: &str) -> Result<String> {
    let name = check_name(name)?;
    password::check(password, &name)?;
    Ok(name)
}

/// Check that a name may be chosen; returns it as it is kept.
pub(crate) fn check_name(name: &str) -> Result<String> {
    let name = names::normal(name).map_err(|fault| match fault {
        Fault::Form => Error::bad("bad-name").number("least", names::LEAST).number("most", names::MOST),
        Fault::Scripts => Error::bad("confusable-name").case("scripts"),
        Fault::Lookalike => Error::bad("confusable-name").case("lookalike"),
    })?;
    let folded = name_key(&name);
    match ["guest-", "closed-"].into_iter().find(|prefix| folded.starts_with(prefix)) {
        Some(prefix) => Err(Error::bad("reserved-name").case("prefix").text("prefix", prefix)),
        None if names::is_reserved(&name) => Err(Error::bad("reserved-name").case("office")),
        None => Ok(name),
    }
}

/// The refusal for a name that is taken.
pub(crate) fn name_taken() -> Error {
    Error::conflict("name-taken")
}

/// The user with this name.
pub(crate) async fn named(app: &App, name: &str) -> Result<User> {
    // Anything else is in no database, and some databases choke on it.
    let user = match names::normal(name) {
        Ok(name) => app.store.user_named(&name).await?,
        Err(_) => None,
    };
    user.ok_or_else(|| Error::missing("no-such-user"))
}

/// The user with this name, and the hash of their password.
pub(crate) async fn named_with_password(app: &App, name: &str) -> Result<Option<(User, Option<String>)>> {
    match names::normal(name) {
        Ok(name) => Ok(app.store.user_with_password(&name).await?),
        Err(_) => Ok(None),
    }
}

/// Check a text by its length in characters, and that it contains no control characters.
pub(crate) fn check_text(field: &str, text: &str, fewest: usize, most: usize) -> Result<()> {
    let strange = |char: char| char.is_control() && char != '\n' && char != '\t';
    if text.len() > 4 * most || text.chars().count() > most || text.trim().chars().count() < fewest {
        return Err(Error::bad("bad-text")
            .case("length")
            .text("field", field)
            .number("least", fewest)
            .number("most", most));
    }
    if text.contains(strange) {
        return Err(Error::bad("bad-text").case("control").text("field", field));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_and_some_are_the_servers() {
        for good in ["ab", "Ann-Lee_7", "0x", &"a".repeat(24), "guesthouse", "Jürgen"] {
            assert_eq!(check_name(good).ok().as_deref(), Some(good), "{good}");
        }
        for (bad, code) in [
            ("a", "bad-name"),
            ("", "bad-name"),
            (&"a".repeat(25), "bad-name"),
            ("-ab", "bad-name"),
            ("a b", "bad-name"),
            ("a\0b", "bad-name"),
            ("аnn", "confusable-name"),
            ("Guest-1", "reserved-name"),
            ("ｇuest-1", "reserved-name"),
            ("closed-12", "reserved-name"),
            ("Adm1n", "reserved-name"),
        ] {
            assert_eq!(
                check_name(bad).map_err(|error| error.code().to_owned()),
                Err(code.to_owned()),
                "{bad}"
            );
        }
    }

    #[test]
    fn texts_are_bounded_and_plain() {
        assert!(check_text("note", "two\nlines", 0, 20).is_ok());
        assert!(check_text("note", "nul\0", 0, 20).is_err());
        assert!(check_text("label", "   ", 1, 20).is_err());
        assert!(check_text("label", "äöü", 1, 3).is_ok());
        assert!(check_text("label", "four", 1, 3).is_err());
    }
}
