//! Exact odds.

use serde::{Serialize, Serializer};
use touchline_engine::{Driver, Odds, OddsKind};

use crate::playable::Playable;

/// The exact odds of the legal answers, by action; an answer without dice has none.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chances {
    /// Outcomes that exclude each other.
    odds: ByAnswer,
    /// Side effects, whatever the outcome.
    besides: ByAnswer,
    /// The whole turn: play the ball there, keep it, shoot.
    turn: ByAnswer,
    /// In a penalty duel: how often to give each answer, and what that is worth.
    mixture: Option<Mixture>,
}

/// How to answer one side of a duel.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Mixture {
    #[cfg_attr(test, ts(type = "Record<string, Chance>"))]
    answers: Pairs<Chance>,
    value: Outcomes,
}

/// Ways out of all ways: an exact chance.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Chance(
    #[cfg_attr(test, ts(type = "number"))] u64,
    #[cfg_attr(test, ts(type = "number"))] u64,
);

/// Chances by what may happen: `{"keep": [4, 6], "lose": [2, 6]}`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outcomes(#[cfg_attr(test, ts(type = "Record<string, Chance>"))] Pairs<Chance>);

/// Outcomes by answer.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ByAnswer(#[cfg_attr(test, ts(type = "Record<string, Outcomes>"))] Pairs<Outcomes>);

/// A map in insertion order.
#[derive(Debug)]
struct Pairs<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for Pairs<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Chances {
    /// Where nothing is asked.
    pub(crate) const NONE: Self =
        Self { odds: ByAnswer::NONE, besides: ByAnswer::NONE, turn: ByAnswer::NONE, mixture: None };
}

impl Outcomes {
    /// Chances of one kind.
    pub(crate) fn of(chances: &[Odds], kind: OddsKind) -> Self {
        let chances = chances.iter().filter(|chance| chance.kind == kind);
        Self(Pairs(chances.map(|chance| (chance.what.into(), Chance(chance.ways, chance.of))).collect()))
    }
}

impl ByAnswer {
    const NONE: Self = Self(Pairs(Vec::new()));

    fn put(&mut self, action: &str, outcomes: Outcomes) {
        if !outcomes.0.0.is_empty() {
            self.0.0.push((action.to_owned(), outcomes));
        }
    }
}

/// The exact odds of every legal answer to the decision that is due, and the mixture in a duel.
pub fn chances<G: Playable>(driver: &Driver<G>) -> Chances {
    let (game, state) = (driver.game(), driver.state());
    let mut told = Chances::NONE;
    for action in driver.actions().iter() {
        let (written, chances) = (game.write_action(*action), game.odds(state, *action));
        told.odds.put(&written, Outcomes::of(&chances, OddsKind::Outcome));
        told.besides.put(&written, Outcomes::of(&chances, OddsKind::Besides));
        told.turn.put(&written, Outcomes::of(&game.turn_odds(state, *action), OddsKind::Outcome));
    }
    told.mixture = game.mixture(state).map(|mixture| {
        let answers = mixture.answers.iter();
        let answers = answers.map(|(action, ways)| (game.write_action(*action), Chance(*ways, mixture.of)));
        Mixture {
            answers: Pairs(answers.collect()),
            value: Outcomes::of(&[mixture.value], OddsKind::Outcome),
        }
    });
    told
}
