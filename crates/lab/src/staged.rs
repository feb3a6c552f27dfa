//! Matches of which something is fixed: a formation, the weather, the cards. No rule changes: a fixed answer
//! is a legal one, and a fixed roll one that the dice can show.

use touchline_engine::Faces;

use crate::Measured;

/// A game of whose matches something can be fixed. Every part is optional: a game without formations has
/// none to fix.
pub trait Staged: Measured {
    /// The formations that a team may choose before the match, by name, each with its answer.
    fn formations(&self) -> Vec<(String, Self::Action)> {
        Vec::new()
    }

    /// Whether this question asks for a formation: a fixed one is chosen there, and kept, where it is legal.
    fn asks_formation(_: &Self::Decision) -> bool {
        false
    }

    /// The formation that this answer chooses, by name.
    fn formation_of(_: &Self::Decision, _: Self::Action) -> Option<String> {
        None
    }

    /// The weather a match can begin with, by name; empty unless the rules have weather.
    fn weathers(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// What the dice that are due have to show for this weather.
    fn weather_dice(&self, _: &Self::State, _weather: &str) -> Forced {
        Forced::Nothing
    }

    /// The weather of a position in the first half, by name; nothing where the rules have none.
    fn weather_of_first_half(&self, _: &Self::State) -> Option<&'static str> {
        None
    }

    /// The card that this answer takes into the hand before the match, by name.
    fn card(_: &Self::Decision, _: Self::Action) -> Option<&'static str> {
        None
    }

    /// Every card a team can take, by name, with its clause; empty where the rules have none.
    fn cards(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// What is fixed about a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// Nothing: the dice are rolled.
    Nothing,
    /// These faces; nothing is rolled.
    Faces(Faces),
    /// Not these: the dice are rolled until they show something else.
    Unequal,
}
