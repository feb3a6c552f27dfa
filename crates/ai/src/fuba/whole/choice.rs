//! Complete choices: formations with roles and styles, and substitutions.

use touchline_engine::{Choices, Describe, Game, Node, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::formation::CARDS;
use touchline_fuba::{Action, Fuba, State};

use super::{Done, points};
use crate::{Evaluator, Whole};

/// What a substitution has to bring at the kick-off to be made at once, in points; less as time goes by. It
/// can be made later, when a fresh player is worth more.
const PRICE_OF_WAITING: f64 = 0.02;
/// The minutes of a match.
const MINUTES: f64 = 90.0;

/// Whether a stage asks for a secret choice before the match or at half-time.
pub(super) fn is_secret(game: &Fuba, s: &State) -> bool {
    matches!(game.node(s), Node::Decide(_, decision) if game.is_secret(&decision))
        && !matches!(s.agenda.top(), Some(Stage::Dive))
}

/// The choices a team has before the match or at half-time, the best first: each followed by the best of
/// what comes with it. They are judged when everything is shown, the other team as the book has it.
pub(super) fn secret(evaluator: &mut Evaluator<'_, Fuba>, s: &State, wide: usize) -> Vec<Done> {
    let game = evaluator.game();
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let sensible = |action: &Action| match (s.agenda.top(), action) {
        (Some(Stage::Formation(_)), Action::Formation(formation)) => CARDS.contains(formation),
        _ => true,
    };
    let mut found: Vec<(f64, Done)> = Vec::new();
    for &action in legal.iter().filter(|action| sensible(action)) {
        let mut next = *s;
        game.act(&mut next, action, &mut ());
        let after = shown(game, &next);
        found.push((points(evaluator, &after, seat), Whole { answers: vec![action], after }));
    }
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    found.truncate(wide.max(1));
    found.into_iter().map(|(_, whole)| whole).collect()
}

/// The position when both teams have made their secret choices, those that are left by the book.
fn shown(game: &Fuba, s: &State) -> State {
    let mut after = *s;
    while is_secret(game, &after) {
        let answer = game.fallback(&after);
        game.act(&mut after, answer, &mut ());
    }
    after
}

/// The substitutions a team may make now, one at a time, and none.
pub(super) fn substitutions(evaluator: &mut Evaluator<'_, Fuba>, s: &State, seat: Seat) -> Vec<Done> {
    let game = evaluator.game();
    let mut none = *s;
    game.act(&mut none, Action::Done, &mut ());
    let least = evaluator.value(&none).points(seat) + PRICE_OF_WAITING * left(s);
    let mut found = vec![Whole { answers: vec![Action::Done], after: none }];
    for whole in replacements(game, s) {
        if evaluator.look_ahead(&whole.after, 1).points(seat) > least {
            found.push(whole);
        }
    }
    found
}

/// The share of the match that is left.
fn left(s: &State) -> f64 {
    (1.0 - f64::from(s.clock.minute) / MINUTES).max(0.0)
}

/// One substitution of each kind.
fn replacements(game: &Fuba, s: &State) -> Vec<Done> {
    let one = Action::Substitute(1);
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    if !legal.contains(&one) {
        return Vec::new();
    }
    let mut announced = *s;
    game.act(&mut announced, one, &mut ());
    game.actions(&announced, &mut legal);
    let kind = |answer: &Action| {
        let mut after = announced;
        game.act(&mut after, *answer, &mut ());
        Whole { answers: vec![one, *answer], after }
    };
    legal.iter().map(kind).collect()
}
