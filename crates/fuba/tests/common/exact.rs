//! Exact probabilities, by walking the chance nodes of the rules themselves.

use std::collections::BTreeMap;

use touchline_engine::{Game, Weighted};
use touchline_fuba::{Event, Fuba, State};

use super::fraction::{Fraction, fraction};

/// Every outcome of the roll that is due: its probability, the state it leads to and its events.
pub fn outcomes(game: &Fuba, s: &State) -> Vec<(Fraction, State, Vec<Event>)> {
    let mut all = Weighted::new();
    game.chances(s, &mut all);
    let total = all.total();
    let roll = |(outcome, weight): &(touchline_fuba::Chance, u32)| {
        let (mut next, mut events) = (*s, Vec::new());
        game.resolve(&mut next, outcome.as_ref(), &mut events);
        (fraction(*weight, total), next, events)
    };
    all.iter().map(roll).collect()
}

/// The probability of each result, by classifying every outcome.
pub fn distribution<T: Ord>(
    game: &Fuba,
    s: &State,
    ask: impl Fn(&State, &[Event]) -> T,
) -> BTreeMap<T, Fraction> {
    let mut table = BTreeMap::new();
    for (chance, next, events) in outcomes(game, s) {
        *table.entry(ask(&next, &events)).or_insert(Fraction::ZERO) += chance;
    }
    table
}
