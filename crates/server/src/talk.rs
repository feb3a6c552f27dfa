//! Chat between the players, during a match and afterwards. It is private: spectators do not see it, and
//! neither do two users one of whom has blocked the other. It is stored with the match and repeated to a
//! player who reconnects.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use touchline_engine::Seat;
use touchline_protocol::to_client::{Chat, ToClient};

use crate::app::App;
use crate::error::{Error, Result};
use crate::nodes::notices::Notice;
use crate::room::Occupant;
use crate::room::registry::Handle;
use crate::store::chat::ChatLine;
use crate::store::matches::Match;
use crate::time::Millis;

/// The longest line, in characters.
const LONGEST: usize = 500;

/// How many lines a player who connects is sent again: fewer than fit their queue.
const RETOLD: i64 = 100;

/// The most lines of one person within [`WHILE`] milliseconds.
const MOST: usize = 10;
const WHILE: Millis = 30_000;

/// Beyond this many people, those who have been silent lately are forgotten.
const CROWD: usize = 1000;

/// Who has spoken lately, and when in steady time.
#[derive(Debug, Default)]
pub(crate) struct Talk(Mutex<HashMap<i64, VecDeque<Millis>>>);

impl Talk {
    /// Check that a user may send one more line now.
    fn count(&self, user: i64, now: Millis) -> Result<()> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() > CROWD {
            people.retain(|_, said| said.back().is_some_and(|last| last + WHILE > now));
        }
        let said = people.entry(user).or_default();
        while said.front().is_some_and(|first| first + WHILE <= now) {
            said.pop_front();
        }
        match said.front() {
            Some(first) if said.len() >= MOST => {
                let wait = first + WHILE - now;
                Err(Error::too_often(u64::try_from((wait + 999) / 1000).unwrap_or(1)))
            }
            _ => {
                said.push_back(now);
                Ok(())
            }
        }
    }
}

/// A line as it is sent: trimmed, and only if it is a single line.
fn line(text: &str) -> Result<&str> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST || text.chars().any(char::is_control) {
        return Err(Error::bad("bad-chat-line").number("most", LONGEST));
    }
    Ok(text)
}

/// A line as clients receive it.
fn told(listed: &Match, line: &ChatLine) -> Utf8Bytes {
    let name = match listed.seats.at(line.from) {
        Occupant::User { name, .. } => name,
        Occupant::Computer { .. } | Occupant::Nobody => "",
    };
    let chat = Chat::new(line.number, line.from, name, &line.text, line.at);
    serde_json::to_string(&ToClient::<()>::Chat(chat)).unwrap_or_default().into()
}

/// A seat sends a line to the other; done once it is stored.
pub(crate) async fn say(app: &App, room: &Handle, listed: &Match, from: Seat, text: &str) -> Result<()> {
    let (Some(user), Some(other)) = (listed.seats.user(from), listed.seats.user(from.other())) else {
        return Err(alone());
    };
    if user == other {
        return Err(alone());
    }
    let (text, now) = (line(text)?, app.time.now());
    app.talk.count(user, app.time.steady_millis())?;
    let Some(number) = app.store.keep_line(listed.id, user, from, text, now).await? else {
        return Err(Error::conflict("too-much-said"));
    };
    let said = told(listed, &ChatLine { number, from, text: text.to_owned(), at: now });
    // A blocked user is not told so.
    let is_heard = !app.store.is_blocked(user, other).await?;
    if let Some(nodes) = &app.nodes {
        let text = said.to_string();
        nodes.post(Notice::Said { match_id: listed.id, from: from.into(), is_heard, text });
    }
    room.said(from, is_heard, said).await
}

/// Send a connecting seat the last lines. Lines that arrive at the same moment may be sent twice.
pub(crate) async fn retell(app: &App, listed: &Match, viewer: Option<Seat>, to: mpsc::WeakSender<Utf8Bytes>) {
    let Some((seat, [Some(home), Some(away)])) =
        viewer.map(|seat| (seat, Seat::ALL.map(|seat| listed.seats.user(seat))))
    else {
        return;
    };
    let lines = async {
        let lines = app.store.last_lines(listed.id, RETOLD).await?;
        let is_deaf = !lines.is_empty() && app.store.is_blocked(home, away).await?;
        Ok::<_, sqlx::Error>(lines.into_iter().filter(move |line| !is_deaf || line.from == seat))
    };
    let lines = match lines.await {
        Ok(lines) => lines,
        Err(error) => return tracing::error!(%error, code = listed.code, "what was said cannot be told"),
    };
    let Some(to) = to.upgrade() else { return };
    for line in lines {
        let _ = to.try_send(told(listed, &line));
    }
}

fn alone() -> Error {
    Error::conflict("nobody-to-talk-to")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn ten_lines_in_half_a_minute_and_no_more() {
        let talk = Talk::default();
        for at in 0..10 {
            talk.count(1, at * 100).unwrap();
        }
        assert_eq!(talk.count(1, 1000), Err(Error::too_often(29)));
        talk.count(2, 1000).unwrap();
        talk.count(1, 30_000).unwrap();
        assert!(talk.count(1, 30_001).is_err());
    }

    #[test]
    fn those_who_have_been_silent_are_forgotten() {
        let talk = Talk::default();
        for user in 0..3000 {
            talk.count(user, user).unwrap();
        }
        talk.count(1, 100_000).unwrap();
        assert_eq!(talk.0.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_line_is_one_line() {
        assert_eq!(line("  well played  "), Ok("well played"));
        assert!(line(&"é".repeat(500)).is_ok());
        for bad in ["", "  ", "a\nb", "a\u{0}b", "\u{7}", &"x".repeat(501)] {
            assert!(line(bad).is_err(), "{bad:?}");
        }
    }
}
