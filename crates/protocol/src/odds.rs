//! Exact odds as JSON.

use serde_json::{Map, Value, json};
use touchline_engine::{Driver, Odds, OddsKind};

use crate::table::Told;

/// Chances of one kind as exact fractions: `{"keep": [4, 6], "lose": [2, 6]}`.
pub(crate) fn odds(chances: &[Odds], kind: OddsKind) -> Value {
    let chances = chances.iter().filter(|chance| chance.kind == kind);
    Value::Object(chances.map(|chance| (chance.what.into(), json!([chance.ways, chance.of]))).collect())
}

/// The odds of all actions that have any, and how to mix them in a duel.
pub(crate) fn all_odds<G: Told>(driver: &Driver<G>) -> Value {
    let (game, state) = (driver.game(), driver.state());
    let [mut outcomes, mut besides, mut turn] = [Map::new(), Map::new(), Map::new()];
    for action in driver.actions().iter() {
        let chances = game.odds(state, *action);
        let planned = game.turn_odds(state, *action);
        for (told, odds) in [
            (&mut outcomes, odds(&chances, OddsKind::Outcome)),
            (&mut besides, odds(&chances, OddsKind::Besides)),
            (&mut turn, odds(&planned, OddsKind::Outcome)),
        ] {
            if odds.as_object().is_some_and(|odds| !odds.is_empty()) {
                told.insert(game.write_action(*action), odds);
            }
        }
    }
    json!({ "odds": outcomes, "besides": besides, "turn": turn, "mixture": mixture(driver) })
}

/// How to answer one side of a duel; null elsewhere.
fn mixture<G: Told>(driver: &Driver<G>) -> Value {
    driver.game().mixture(driver.state()).map_or(Value::Null, |mixture| {
        let answers = mixture.answers.iter();
        let answers =
            answers.map(|(action, ways)| (driver.game().write_action(*action), json!([ways, mixture.of])));
        json!({ "answers": answers.collect::<Map<_, _>>(), "value": odds(&[mixture.value], OddsKind::Outcome) })
    })
}
