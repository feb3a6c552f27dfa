//! What a client needs to show a match to people, whatever the game.

use crate::{Incident, Message, Mixture, Notation, Odds, Seat, Spec};

/// A message for everything people are shown. The sentences live in the catalogues; a game only names their
/// keys.
pub trait Describe: Notation {
    /// The canonical spec of this game.
    fn spec(&self) -> Spec;
    /// The revision of the rules, as written in records.
    fn revision(&self) -> u32;
    /// A view as one line: like the state, with `?` for what the viewer may not know.
    fn write_view(&self, v: &Self::View) -> String;
    /// Whether a turn begins with this event: the log of a match starts a new paragraph there.
    fn begins_turn(&self, event: &Self::Event) -> bool;
    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Message;
    /// What a seat is asked.
    fn say_decision(&self, seat: Seat, decision: &Self::Decision) -> Message;
    /// Like [`Self::say_decision`], where the wording depends on the position: a question that cannot be left
    /// yet.
    fn say_question(&self, _: &Self::State, seat: Seat, decision: &Self::Decision) -> Message {
        self.say_decision(seat, decision)
    }
    /// Which rule forbids an action that is not legal now, if the game can tell. May use only what the seat
    /// that is asked knows.
    fn why_not(&self, _: &Self::State, _: Self::Action) -> Option<Message> {
        None
    }
    /// What an answer means.
    fn say_action(&self, action: Self::Action) -> Message;
    /// What the dice that are due are for, and whose they are, in order.
    fn say_roll(&self, s: &Self::State) -> Message;
    /// Whether the other seat must not see the answer: a shared screen is handed over before asking.
    fn is_secret(&self, decision: &Self::Decision) -> bool;
    /// Whether an event shows everybody the whole answer to a secret question: from what spectators have seen
    /// by then, no other answer could have been given. What is never shown as a whole stays secret until the
    /// match is over.
    fn shows(&self, _: &Self::Event, _: &Self::Decision) -> bool {
        false
    }
    /// Whether nobody may see the dice that are due, because they would give away a secret.
    fn is_roll_secret(&self, _: &Self::State) -> bool {
        false
    }
    /// The exact odds of what happens between this action and the next decision of either seat: the outcomes
    /// first, then side effects. Empty when no dice are involved. May use only what the seat that is asked
    /// knows.
    fn odds(&self, s: &Self::State, action: Self::Action) -> Vec<Odds>;
    /// The odds of the whole plan that begins with this action and ends with a shot this turn, assuming
    /// nobody else does anything special. Empty when the plan has no shot.
    fn turn_odds(&self, _: &Self::State, _: Self::Action) -> Vec<Odds> {
        Vec::new()
    }
    /// How often to give each answer in a duel where both seats choose in secret; `None` outside a duel. May
    /// use only what the seat that is asked knows.
    fn mixture(&self, _: &Self::State) -> Option<Mixture<Self::Action>> {
        None
    }
    /// What terms mean, one message for each.
    fn say_terms(&self, _: &Self::Terms) -> Vec<Message> {
        Vec::new()
    }
    /// The score, home first.
    fn score(&self, s: &Self::State) -> [u32; 2];
    /// The goals of a shoot-out, home first; none where none was played.
    fn shoot_out(&self, _: &Self::State) -> Option<[u32; 2]> {
        None
    }
    /// What a competition remembers of an event.
    fn incident(&self, _: &Self::Event) -> Option<Incident> {
        None
    }
}
