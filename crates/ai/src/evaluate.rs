//! The value of a position: as it stands, and averaged over the dice that come next.

use touchline_engine::{Choices, Describe, Node, Seat, Weighted};

use crate::{Features, Net, Value};

/// A game whose positions can be evaluated from features.
pub trait Evaluate: Describe + Sync {
    /// How many features a position has.
    const FEATURES: usize;

    /// How many positions each coach evaluates per decision: decisions are wider in one game than in another.
    const COACHES: [u32; 5];

    /// The team from whose point of view the features are written: the one that has the ball, or is about to
    /// get it. The features do not change when the seats are swapped and the board is turned, so what is
    /// learned for one team holds for the other.
    fn protagonist(&self, s: &Self::State) -> Seat;

    /// The features of a position, exactly [`Evaluate::FEATURES`] of them. They use only public knowledge:
    /// never a hidden card, a secret choice or a hidden placement.
    fn features(&self, s: &Self::State, out: &mut Features);

    /// The value for home of a position that can be counted and needs no judgement.
    #[inline]
    fn known(&self, _: &Self::State) -> Option<Value> {
        None
    }

    /// Whether the decision that is due only completes an action that was begun: a piece was picked and has
    /// done nothing yet. Such a position is worth its best continuation; evaluated as it stands, it would be
    /// compared with positions of another kind.
    #[inline]
    fn is_midway(&self, _: &Self::State) -> bool {
        false
    }

    /// The trained weights that ship with the program.
    fn net(&self) -> &'static Net;

    /// Home's lead in goals.
    fn lead(&self, s: &Self::State) -> i32 {
        let [home, away] = self.score(s).map(|goals| i32::try_from(goals).unwrap_or(i32::MAX));
        home - away
    }
}

/// The net's value of a position as it stands; the result itself when the match is over.
#[inline]
pub fn evaluate<G: Evaluate>(game: &G, net: &Net, s: &G::State, features: &mut Features) -> Value {
    if let Node::Over(outcome) = game.node(s) {
        return Value::of(outcome, game.lead(s));
    }
    if let Some(value) = game.known(s) {
        return value;
    }
    features.clear();
    game.features(s, features);
    debug_assert_eq!(features.as_slice().len(), G::FEATURES, "a game has as many features as it says");
    let ([win, draw, loss], to_come) = net.judge(features.as_slice());
    let seat = game.protagonist(s);
    let mut value = Value { win, draw, loss, goals: to_come }.seen_by(seat);
    value.goals += f64::from(game.lead(s));
    value
}

/// The value of a position once a begun action is completed optimally and the dice that are due are rolled:
/// the exact mean over their outcomes. Rolls that follow at once are included down to `depth`; `count` is
/// increased by the number of evaluated positions.
pub fn look_ahead<G: Evaluate>(
    game: &G,
    net: &Net,
    s: &G::State,
    depth: u8,
    features: &mut Features,
    count: &mut u64,
) -> Value {
    let Node::Decide(seat, _) = game.node(s) else {
        return roll_ahead(game, net, s, depth, features, count);
    };
    if !game.is_midway(s) {
        return roll_ahead(game, net, s, depth, features, count);
    }
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let values = legal.iter().map(|action| {
        let mut next = *s;
        game.act(&mut next, *action, &mut ());
        roll_ahead(game, net, &next, depth, features, count)
    });
    let better =
        |best: Value, value: Value| if value.points(seat) > best.points(seat) { value } else { best };
    values.reduce(better).unwrap_or_default()
}

fn roll_ahead<G: Evaluate>(
    game: &G,
    net: &Net,
    s: &G::State,
    depth: u8,
    features: &mut Features,
    count: &mut u64,
) -> Value {
    if depth == 0 || !matches!(game.node(s), Node::Chance) {
        *count += 1;
        return evaluate(game, net, s, features);
    }
    let mut outcomes = Weighted::new();
    game.chances(s, &mut outcomes);
    let total = f64::from(outcomes.total());
    let mut mean = Value::default();
    for (chance, weight) in outcomes.iter() {
        let mut next = *s;
        game.resolve(&mut next, chance.as_ref(), &mut ());
        mean += roll_ahead(game, net, &next, depth - 1, features, count) * (f64::from(*weight) / total);
    }
    mean
}
