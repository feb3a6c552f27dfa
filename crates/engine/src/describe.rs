//! What clients need to show a match to people, whatever the game.

use crate::{Message, Mixture, Notation, Odds, Seat, Spec};

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
    /// The same where the position matters for the words: a question that cannot be left yet.
    fn say_question(&self, _: &Self::State, seat: Seat, decision: &Self::Decision) -> Message {
        self.say_decision(seat, decision)
    }
    /// Which rule forbids an action that is no legal answer now, where the game can tell. It depends only on
    /// what the seat that is asked may know.
    fn why_not(&self, _: &Self::State, _: Self::Action) -> Option<Message> {
        None
    }
    /// What an answer means.
    fn say_action(&self, action: Self::Action) -> Message;
    /// What the dice that are due are rolled for, and whose they are, in order.
    fn say_roll(&self, s: &Self::State) -> Message;
    /// Whether the answer is to be kept from the other seat: a shared screen hands over before asking.
    fn is_secret(&self, decision: &Self::Decision) -> bool;
    /// Whether the dice that are due are seen by nobody, because they would tell what is hidden.
    fn is_roll_secret(&self, _: &Self::State) -> bool {
        false
    }
    /// The exact chances of what happens from an action to the next decision of anybody: first the outcomes,
    /// then what may happen besides. Empty when no dice decide anything. They depend only on what the seat
    /// that is asked may know.
    fn odds(&self, s: &Self::State, action: Self::Action) -> Vec<Odds>;
    /// The same for a whole plan that begins with this action and ends with a shot in this turn; everybody
    /// else does nothing special. Empty when no shot comes of it.
    fn turn_odds(&self, _: &Self::State, _: Self::Action) -> Vec<Odds> {
        Vec::new()
    }
    /// How often each answer is best given where both sides of a duel choose in secret; none elsewhere. It
    /// depends only on what the seat that is asked may know.
    fn mixture(&self, _: &Self::State) -> Option<Mixture<Self::Action>> {
        None
    }
    /// The score, home first.
    fn score(&self, s: &Self::State) -> [u32; 2];
}
