//! What users are told while they are away, in a sentence and nothing more: no position, no dice, no result.

use serde_json::json;
use touchline_engine::{Message, Seat};

use crate::language::Language;
use crate::room::Occupant;
use crate::room::terms::Control;
use crate::store::matches::Match;
use crate::time::{DAY, HOUR, Millis};

/// Something to tell a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) user: i64,
    pub(crate) what: What,
    /// The opponent, or who challenges.
    pub(crate) name: String,
    /// The match or the challenge.
    pub(crate) code: String,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Both are there, and it has begun.
    Begun,
    /// Their decision is waited for.
    YourMove,
    /// Not much of their time is left.
    LowTime(Millis),
    Challenge,
    Over,
}

impl Note {
    /// What the user in a seat is told of a match by correspondence against somebody else; `None` of any
    /// other match.
    pub(crate) fn of(listed: &Match, seat: Seat, what: What) -> Option<Self> {
        let is_slow = matches!(listed.terms.clock, Control::Days { .. });
        let user = listed.seats.user(seat).filter(|_| is_slow && listed.seats.are_of_two())?;
        let Occupant::User { name, .. } = listed.seats.at(seat.other()) else { return None };
        Some(Self { user, what, name: name.clone(), code: listed.code.clone() })
    }

    /// As the service worker reads it: the sentence, where it leads, and what it replaces.
    pub(super) fn text(&self, language: Language) -> String {
        let key = match self.what {
            What::Begun => "notify-begun",
            What::YourMove => "notify-your-move",
            What::LowTime(_) => "notify-low-time",
            What::Challenge => "notify-challenge",
            What::Over => "notify-over",
        };
        let mut message = Message::new(key).text("name", &self.name);
        if let What::LowTime(left) = self.what {
            message = message.number("hours", (left + HOUR / 2) / HOUR);
        }
        let to = match self.what {
            What::Challenge => "/matches".to_owned(),
            What::Begun | What::YourMove | What::LowTime(_) | What::Over => format!("/match/{}", self.code),
        };
        let body = language.words().say(&message);
        json!({ "body": body, "to": to, "tag": self.code, "lang": language.code() }).to_string()
    }

    /// How long a service keeps it for a device that is off, in seconds.
    pub(super) fn keep_for(&self) -> Millis {
        let kept = match self.what {
            What::LowTime(left) => left,
            What::Begun | What::YourMove | What::Over | What::Challenge => 3 * DAY,
        };
        kept.max(0) / 1000
    }
}
