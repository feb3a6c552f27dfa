//! How a team of a self-play match answers: the best whole action one step ahead, and now and then another.

use touchline_ai::net::exp;
use touchline_ai::{Evaluator, Net, Value};
use touchline_engine::{Node, Pcg, Rng, Seat};

use super::Fitted;
use crate::players::weighted_choice;

/// How many consecutive rolls are looked through.
const DICE: u8 = 1;
/// How many whole actions are compared at most.
const WIDE: usize = 6;
/// How much worse an action may be and still be played about a third as often as the best, by a team that
/// strays.
const NEAR: f64 = 0.03;
/// One answer in this many of a team that strays may be any; the others are near the best.
const ANY: u32 = 3;

/// One time in this many a rule of thumb is not followed.
const HABIT: u32 = 8;

/// Which of the actions it knows a team plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The best.
    Best,
    /// Any.
    Careless,
    /// Another, often one near the best.
    Strays,
    /// What the rule of thumb says.
    Thumb,
}

/// The players of one match: both judge by the same net.
pub(crate) struct Mind<'a, G: Fitted> {
    pub(crate) evaluator: Evaluator<'a, G>,
    pub(crate) net: &'a Net,
}

/// What is left of the whole action that was begun.
#[derive(Debug, Default)]
pub(crate) struct Intent<A> {
    rest: Vec<A>,
}

impl<A: Copy + PartialEq> Intent<A> {
    /// Keeps a whole action in mind; returns its first answer, which is taken off when it is given.
    pub(crate) fn begin(&mut self, answers: Vec<A>) -> Option<A> {
        self.rest = answers;
        self.rest.reverse();
        self.rest.last().copied()
    }

    /// The next answer, if it is still legal.
    pub(crate) fn next(&self, legal: &[A]) -> Option<A> {
        self.rest.last().copied().filter(|answer| legal.contains(answer))
    }

    /// An answer was given, by choice or because there was no other.
    pub(crate) fn answered(&mut self, answer: A) {
        if self.rest.pop().is_some_and(|expected| expected != answer) {
            self.rest.clear();
        }
    }
}

/// An action that could be played.
struct Candidate<A> {
    answers: Vec<A>,
    value: Value,
}

impl<'a, G: Fitted> Mind<'a, G> {
    /// Nothing in mind.
    pub(crate) fn new(game: &'a G, net: &'a Net) -> Self {
        Self { evaluator: Evaluator::new(game, net), net }
    }

    /// Chooses a whole action.
    pub(crate) fn choose(
        &mut self,
        s: &G::State,
        seat: Seat,
        legal: &[G::Action],
        way: Way,
        rng: &mut Pcg,
    ) -> Vec<G::Action> {
        let game = self.evaluator.game();
        let candidates = self.candidates(s, legal);
        let points = |candidate: &Candidate<G::Action>| game.worth(candidate.value, seat);
        let first = Candidate { answers: vec![legal[0]], value: Value::default() };
        let best =
            candidates.iter().reduce(|best, next| if points(next) > points(best) { next } else { best });
        let best = best.unwrap_or(&first);
        let any = |rng: &mut Pcg| vec![weighted_choice(legal, rng, |action| game.careless(s, *action))];
        // What nobody sees at first is varied: cards all look alike to the net, and it should know them all.
        let unseen = matches!(game.node(s), Node::Decide(_, decision) if game.is_secret(&decision));
        match way {
            Way::Best if unseen => {
                near(&candidates, points(best), points, rng).unwrap_or(best).answers.clone()
            }
            Way::Best => best.answers.clone(),
            Way::Careless => any(rng),
            Way::Thumb => thumb(game, s, legal).unwrap_or_else(|| best.answers.clone()),
            Way::Strays if rng.below(ANY) == 0 => habit(game, s, legal, rng).unwrap_or_else(|| any(rng)),
            Way::Strays => near(&candidates, points(best), points, rng).unwrap_or(best).answers.clone(),
        }
    }

    fn candidates(&mut self, s: &G::State, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let game = self.evaluator.game();
        let wholes = game.wholes(&mut self.evaluator, s, WIDE);
        if !wholes.is_empty() {
            let judged = wholes.into_iter().map(|whole| {
                let value = self.evaluator.look_ahead(&whole.after, DICE);
                Candidate { answers: whole.answers, value }
            });
            return judged
                .filter(|candidate| candidate.answers.first().is_some_and(|a| legal.contains(a)))
                .collect();
        }
        let single = |action: &G::Action| {
            let mut after = *s;
            game.act(&mut after, *action, &mut ());
            Candidate { answers: vec![*action], value: self.evaluator.look_ahead(&after, DICE) }
        };
        legal.iter().map(single).collect()
    }
}

/// Mostly what a rule of thumb plays, if there is one.
pub(crate) fn habit<G: Fitted>(
    game: &G,
    s: &G::State,
    legal: &[G::Action],
    rng: &mut Pcg,
) -> Option<Vec<G::Action>> {
    if rng.below(HABIT) == 0 { None } else { thumb(game, s, legal) }
}

/// What a rule of thumb plays, if there is one.
fn thumb<G: Fitted>(game: &G, s: &G::State, legal: &[G::Action]) -> Option<Vec<G::Action>> {
    game.habit(s).filter(|answers| answers.first().is_some_and(|answer| legal.contains(answer)))
}

/// One of the candidates, the likelier the nearer it is to the best.
fn near<'c, A>(
    candidates: &'c [Candidate<A>],
    best: f64,
    points: impl Fn(&Candidate<A>) -> f64,
    rng: &mut Pcg,
) -> Option<&'c Candidate<A>> {
    /// The weight of the best: fine enough for all that can be near it.
    const FULL: f64 = 4096.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 4096")]
    let weight = |candidate: &Candidate<A>| (FULL * exp(((points(candidate) - best) / NEAR).min(0.0))) as u32;
    let mut left = rng.below(candidates.iter().map(&weight).sum::<u32>().max(1));
    candidates.iter().find(|candidate| {
        let weight = weight(candidate);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}
