//! Those who give advice in a session, and what they have begun.

use std::collections::VecDeque;

use touchline_ai::{Budget, Intent, Opponent};
use touchline_engine::Seat;
use touchline_words::Words;

use crate::session::Bounds;

/// The most whole actions that are remembered: the oldest is forgotten first.
const MOST: usize = 64;

/// What a table needs to give advice.
pub(crate) struct Bench<'a> {
    pub(crate) words: &'a Words,
    /// Who answers when the request names nobody; its level judges.
    pub(crate) who: Opponent,
    pub(crate) bounds: &'a Bounds,
    /// The name of the table.
    pub(crate) table: &'a str,
    pub(crate) intents: &'a mut Intents,
}

/// Whose action it is: another player, under other rules or with another budget, has not begun it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Adviser {
    pub(crate) table: String,
    pub(crate) spec: String,
    pub(crate) rules: u32,
    pub(crate) seat: Seat,
    pub(crate) who: Opponent,
    pub(crate) budget: Option<Budget>,
}

/// The whole actions that were begun: the last of each adviser.
#[derive(Debug, Default)]
pub(crate) struct Intents(VecDeque<(Adviser, Intent)>);

impl Intents {
    /// What the adviser means to do.
    pub(crate) fn of(&self, adviser: &Adviser) -> Intent {
        let known = self.0.iter().find(|(other, _)| other == adviser);
        known.map(|(_, intent)| intent.clone()).unwrap_or_default()
    }

    /// Remember what the adviser means to do from now on.
    pub(crate) fn keep(&mut self, adviser: Adviser, intent: Intent) {
        self.0.retain(|(other, _)| *other != adviser);
        if !intent.is_empty() {
            self.0.push_back((adviser, intent));
        }
        if self.0.len() > MOST {
            self.0.pop_front();
        }
    }
}
