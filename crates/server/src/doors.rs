//! Long-lived connections: sockets and streams of matches, and streams of news. Their number is limited per
//! user and address, and a user who is signed out, suspended or gone is disconnected.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::auth::{Anybody, Credential};
use crate::error::{Error, Result};
use crate::fair::Party;
use crate::http::address;
use crate::store::accounts::{Kind, User};

/// The most a user with an account may have open: every match they can play, in several windows.
const MOST_ACCOUNT: usize = 200;
/// The most a guest may have open.
const MOST_GUEST: usize = 50;
/// The most all anonymous visitors at one address may have open.
const MOST_STRANGERS: usize = 50;
/// The most everybody at one address may have open. Loopback does not count: that is an unnamed proxy or a
/// load test.
const MOST_HOUSEHOLD: usize = 1000;

/// Whom an open connection counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Who {
    User(i64),
    Strangers(IpAddr),
    Household(IpAddr),
}

#[derive(Debug, Default)]
struct Door {
    open: usize,
    shut: CancellationToken,
}

/// All open connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doors(Arc<Mutex<HashMap<Who, Door>>>);

impl Doors {
    fn doors(&self) -> MutexGuard<'_, HashMap<Who, Door>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Open one more, if there is room.
    fn enter(&self, wanted: &[(Who, usize)]) -> Result<Held> {
        let mut doors = self.doors();
        if let Some((_, most)) =
            wanted.iter().find(|(who, most)| doors.get(who).is_some_and(|door| door.open >= *most))
        {
            return Err(Error::conflict("too-many-open").case("connections").number("most", *most));
        }
        let mut shut = CancellationToken::new();
        for (at, (who, _)) in wanted.iter().enumerate() {
            let door = doors.entry(*who).or_default();
            door.open += 1;
            if at == 0 {
                shut = door.shut.clone();
            }
        }
        Ok(Held { doors: self.clone(), whose: wanted.iter().map(|(who, _)| *who).collect(), shut })
    }

    /// Open one more for a party, with these limits per party and address; `None` if there is no room.
    pub(crate) fn open_for(&self, who: Party, most: usize, most_household: usize) -> Option<Held> {
        let mut wanted = Vec::new();
        if let Some(user) = who.user {
            wanted.push((Who::User(user), most));
        }
        if let Some(address) = who.address {
            wanted.push((Who::Household(address), most_household));
        }
        self.enter(&wanted).ok()
    }

    /// Disconnect a user: everything they have open ends. If still allowed in, they can reconnect.
    pub(crate) fn turn_out(&self, user: i64) {
        if let Some(door) = self.doors().get_mut(&Who::User(user)) {
            std::mem::take(&mut door.shut).cancel();
        }
    }
}

/// An open connection; dropping it closes it.
#[derive(Debug)]
pub(crate) struct Held {
    doors: Doors,
    whose: Vec<Who>,
    /// Cancelled when it has to end.
    pub(crate) shut: CancellationToken,
}

impl Held {
    /// Open one for the same people elsewhere, with this limit each; `None` if there is no room.
    pub(crate) fn at(&self, doors: &Doors, most: usize) -> Option<Self> {
        let wanted: Vec<_> = self.whose.iter().map(|who| (*who, most)).collect();
        doors.enter(&wanted).ok()
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut doors = self.doors.doors();
        for who in &self.whose {
            let Some(door) = doors.get_mut(who) else { continue };
            door.open -= 1;
            if door.open == 0 {
                doors.remove(who);
            }
        }
    }
}

/// Anybody, authenticated or not, who opens a long-lived connection.
pub(crate) struct Visitor {
    pub(crate) user: Option<User>,
    pub(crate) held: Held,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(known) = Anybody::from_request_parts(parts, app).await?;
        let address = address::household(address::client(parts, &app.config.trusted_proxies));
        let mut wanted = vec![match &known {
            Some(user) if user.kind == Kind::Guest => (Who::User(user.id), MOST_GUEST),
            Some(user) => (Who::User(user.id), MOST_ACCOUNT),
            None => (Who::Strangers(address), MOST_STRANGERS),
        }];
        if !address.is_loopback() {
            wanted.push((Who::Household(address), MOST_HOUSEHOLD));
        }
        let held = app.doors.enter(&wanted)?;
        // Checked again once registered: a user disconnected at this very moment would slip in otherwise.
        let user = match Credential::of(parts, app) {
            Some(credential) if known.is_some() => credential.user(app).await?,
            _ => None,
        };
        if known.is_some() && user.is_none() {
            return Err(crate::auth::not_signed_in());
        }
        Ok(Self { user, held })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn nothing_is_remembered_of_who_has_left() {
        let doors = Doors::default();
        let wanted = [(Who::User(1), 2), (Who::Household([192, 0, 2, 1].into()), 3)];
        let held = [doors.enter(&wanted).unwrap(), doors.enter(&wanted).unwrap()];
        assert_eq!(
            doors.enter(&wanted).map_err(|error| error.code().to_owned()).unwrap_err(),
            "too-many-open"
        );
        let other = doors.enter(&[(Who::User(2), 2), wanted[1]]).unwrap();
        assert!(doors.enter(&[(Who::User(3), 2), wanted[1]]).is_err(), "the household is full");
        let more = Doors::default();
        let again = held[0].at(&more, 1).unwrap();
        assert!(held[1].at(&more, 1).is_none(), "the same user");
        drop(again);
        assert!(held[1].at(&more, 1).is_some() && more.doors().is_empty());
        doors.turn_out(1);
        assert!(held[0].shut.is_cancelled() && held[1].shut.is_cancelled() && !other.shut.is_cancelled());
        drop(held);
        assert!(!doors.enter(&wanted).unwrap().shut.is_cancelled(), "who comes back is let in");
        drop(other);
        assert!(doors.doors().is_empty());
    }
}
