//! Cards that a team holds in secret, and who may see them on the screen.
//!
//! A program that stops for a question only when something can be played tells everybody watching that
//! something is held. So a match between two people at one screen stops at every window, whatever the hand,
//! and never lists a card that has not been revealed: it is typed by name, and `cards` shows a seat its own
//! hand after a hand-over. Whoever does not want to be asked says so in advance (`pass on`): then every
//! question with a single answer besides cards is answered automatically, which does not depend on the hand
//! either. Against the computer nobody watches, so a question with one answer is not asked.

use touchline_engine::{Game, Message, Seat};
use touchline_fuba::advanced::skills::{Skill, Skills};
use touchline_fuba::{Action, Decision, Fuba, Roll, State, describe};
use touchline_grid::Grid;
use touchline_words::Words;

/// A game in which seats may hold cards. A game without cards keeps the defaults.
pub(crate) trait Cards: Game {
    /// Whether this match has cards.
    fn in_play(&self) -> bool {
        false
    }
    /// Whether a question is only a moment for playing cards.
    fn is_window(&self, _: &Self::Decision) -> bool {
        false
    }
    /// Whether a question with a single answer is asked only because silence would give away hidden cards or
    /// choices.
    fn is_asked_for_silence(&self, _: &Self::Decision) -> bool {
        true
    }
    /// Whether an answer plays a card.
    fn is_card(&self, _: Self::Action) -> bool {
        false
    }
    /// Whether an answer names a card that only its owner knows.
    fn is_hidden(&self, _: &Self::State, _: Seat, _: Self::Action) -> bool {
        false
    }
    /// Whether the dice that are due would give away hidden cards: the program rolls these itself, whoever
    /// rolls the others.
    fn is_rolled_in_secret(&self, _: &Self::State) -> bool {
        false
    }
    /// The heading under which an answer is listed, where the answers are cards to choose from.
    fn heading(&self, _: &Words, _: Self::Action) -> Option<String> {
        None
    }
    /// The hand of a seat, hidden cards included, one card per line.
    fn hand(&self, _: &Words, _: &Self::State, _: Seat) -> Vec<String> {
        Vec::new()
    }
}

impl Cards for Fuba {
    fn in_play(&self) -> bool {
        self.rules.skills.is_some()
    }

    fn is_window(&self, decision: &Decision) -> bool {
        matches!(decision, Decision::Window(_))
    }

    fn is_card(&self, action: Action) -> bool {
        played(action).is_some()
    }

    fn is_hidden(&self, state: &State, seat: Seat, action: Action) -> bool {
        played(action).is_some_and(|skill| !state.teams[seat].hand.shown.has(skill))
    }

    fn is_rolled_in_secret(&self, state: &State) -> bool {
        touchline_fuba::roll(&self.rules, state).is_some_and(Roll::is_secret)
    }

    fn heading(&self, words: &Words, action: Action) -> Option<String> {
        let Action::Skill(skill) = action else { return None };
        let group = self.rules.skills?.card(skill)?.group?;
        Some(words.say_key(&describe::group(group)))
    }

    fn hand(&self, words: &Words, state: &State, seat: Seat) -> Vec<String> {
        let hand = state.teams[seat].hand;
        let Some(skills) = self.rules.skills else { return Vec::new() };
        let mut lines = Vec::new();
        for skill in hand.held.iter() {
            let seen = if hand.shown.has(skill) { "shown" } else { "hidden" };
            lines.push(card(words, skills, skill, seen));
        }
        let lost = hand.lost();
        lines.extend(lost.iter().map(|skill| format!("{} is lost.", words.say_key(&describe::skill(skill)))));
        lines
    }
}

impl Cards for Grid {
    /// Ending the turn is left to its team: until then the last step can be taken back.
    fn is_asked_for_silence(&self, _: &touchline_grid::Decision) -> bool {
        false
    }
}

#[cfg(feature = "toy")]
impl Cards for touchline_toy::Toy {}

/// The card an answer plays.
fn played(action: Action) -> Option<Skill> {
    match action {
        Action::Play(skill) => Some(skill),
        Action::Cross(_) => Some(Skill::Crossing),
        _ => None,
    }
}

/// `Tackle (hidden, 1 point), with the choice of pressing: what it does.`
fn card(words: &Words, skills: Skills, skill: Skill, seen: &str) -> String {
    let name = words.say_key(&describe::skill(skill));
    let effect = words.say_key(&describe::skill_effect(skills.catalogue, skill));
    let Some(card) = skills.card(skill) else { return name };
    let (key, points) = describe::cost(card.cost);
    let price = words.say(&Message::new(key).number("points", points));
    let moment = words.say_key(&describe::window(card.window));
    format!("{name} ({seen}, {price}), {moment}: {effect}")
}
