//! Positions and actions judged at a level: what analysis and hints are made of.

use touchline_engine::{Choices, Seat};

use crate::{Evaluate, Features, Level, Value, look_ahead};

/// A legal action with what it leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// What it is worth.
    pub value: Value,
}

/// What a position is worth as a level sees it. The same position always has the same value.
pub fn assess<G: Evaluate>(game: &G, level: Level, s: &G::State) -> Value {
    let _ = level;
    look_ahead(game, game.net(), s, 2, &mut Features::new(), &mut 0)
}

/// Every legal action of the decision that is due, as the seat that decides may judge it: what it does not know is imagined. In the order of the
/// legal actions.
pub fn rate<G: Evaluate>(game: &G, level: Level, view: &G::View, _seat: Seat) -> Vec<Rated<G::Action>> {
    let mut rng = touchline_engine::Pcg::new(0, 0);
    let s = game.imagine(view, &mut rng);
    let mut legal = Choices::new();
    game.actions(&s, &mut legal);
    let after = |action: &G::Action| {
        let mut next = s;
        game.act(&mut next, *action, &mut ());
        Rated { action: *action, value: assess(game, level, &next) }
    };
    legal.iter().map(after).collect()
}
