//! What clients need to show a match to people, whatever the game.

use crate::{Message, Notation, Seat, Spec};

/// A chance as so many ways out of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// A word for what may happen; its name in a catalogue is `odds-` and this word.
    pub what: &'static str,
    /// Ways in which it does.
    pub ways: u32,
    /// All ways.
    pub of: u32,
}

/// Messages for everything a person is shown. The sentences live in catalogues; a game only names them.
pub trait Describe: Notation {
    /// The canonical spec of this game.
    fn spec(&self) -> Spec;
    /// The revision of the rules, written in records.
    fn revision(&self) -> u32;
    /// A view as one line: like the state, with `?` for what the viewer may not know.
    fn write_view(&self, v: &Self::View) -> String;
    /// Whether this is where a turn begins: a story starts a new paragraph with it.
    fn begins_turn(&self, event: &Self::Event) -> bool;
    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Message;
    /// What a seat is asked.
    fn say_decision(&self, seat: Seat, decision: &Self::Decision) -> Message;
    /// What an answer means.
    fn say_action(&self, action: Self::Action) -> Message;
    /// What the dice that are due are rolled for, and whose they are, in order.
    fn say_roll(&self, s: &Self::State) -> Message;
    /// Whether the answer is to be kept from the other seat: a shared screen hands over before asking.
    fn is_secret(&self, decision: &Self::Decision) -> bool;
    /// The exact chances of what an action's own dice decide; empty when none do.
    fn odds(&self, s: &Self::State, action: Self::Action) -> Vec<Odds>;
    /// The score, home first.
    fn score(&self, s: &Self::State) -> [u32; 2];
}
