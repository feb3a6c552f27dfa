//! Judges positions and actions at a level: the basis of analysis and hints.

use touchline_engine::{Choices, Pcg, Seat};

use crate::analysis::compare::judged;
use crate::analysis::run::{open_to, own_run};
use crate::player::ROOKIE_DICE;
use crate::{Budget, Evaluate, Evaluator, Level, Value, search};

/// A legal action and its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// Its worth.
    pub value: Value,
}

/// The value of a position as far as a level [looks](Level::sight). The same position always has the same
/// value.
pub fn assess<G: Evaluate>(game: &G, level: Level, s: &G::State) -> Value {
    level.sight::<G>().value(&mut Evaluator::new(game, game.net()), s)
}

/// What a level says about the decision that is due.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<A> {
    /// Every legal action with its worth, in order.
    pub rated: Vec<Rated<A>>,
    /// What a player of the level would answer from here until dice are rolled or another seat answers; empty
    /// in a duel and for an answer nobody sees at first.
    pub plan: Vec<A>,
}

/// How many of the best actions of a search are compared with the same budget.
const COMPARED: usize = 4;

/// Rates every legal action: see [`advise`].
pub fn rate<G: Evaluate>(game: &G, level: Level, view: &G::View) -> Vec<Rated<G::Action>> {
    advise(game, level, view).rated
}

/// Judges the decision that is due, as an analysis would, by what the deciding seat may know: the rest is
/// imagined. Every action is worth the best whole action found with it; none is worth more than what the
/// level itself would play. In a duel, and for an answer nobody sees at first, all actions rate the same: no
/// position shows yet which was better.
pub fn advise<G: Evaluate>(game: &G, level: Level, view: &G::View) -> Advised<G::Action> {
    let mut rng = Pcg::new(0, 0);
    let s = game.imagine(view, &mut rng);
    let mut legal = Choices::new();
    game.actions(&s, &mut legal);
    let Some(seat) = open_to(game, &s) else {
        let value = Evaluator::new(game, game.net()).look_ahead(&s, ROOKIE_DICE);
        let rated = legal.iter().map(|&action| Rated { action, value }).collect();
        return Advised { rated, plan: Vec::new() };
    };
    let (plan, end) = own_run(game, level, &s, seat);
    let (worth, mut rated) = match level.budget::<G>() {
        Some(budget @ Budget::Nodes(_)) => searched(game, level, view, budget, seat, &plan, &legal),
        Some(Budget::Time(_) | Budget::Within(..)) | None => {
            let value = |action: &G::Action| {
                let mut next = s;
                game.act(&mut next, *action, &mut ());
                assess(game, level, &own_run(game, level, &next, seat).1)
            };
            let rated = legal.iter().map(|action| Rated { action: *action, value: value(action) });
            (assess(game, level, &end), rated.collect())
        }
    };
    for one in &mut rated {
        if plan.first() == Some(&one.action) || game.worth(one.value, seat) > game.worth(worth, seat) {
            one.value = worth;
        }
    }
    Advised { rated, plan }
}

/// The worth of a plan and of every legal action. The plan and the most promising others are searched again,
/// each with the same budget; what is left is worth no more than the last of these.
fn searched<G: Evaluate>(
    game: &G,
    level: Level,
    view: &G::View,
    budget: Budget,
    seat: Seat,
    plan: &[G::Action],
    legal: &[G::Action],
) -> (Value, Vec<Rated<G::Action>>) {
    let mut rng = Pcg::new(0, 0);
    let s = game.imagine(view, &mut rng);
    let found = search(game, game.net(), view, budget, &mut rng);
    let mut lines: Vec<_> = legal
        .iter()
        .map(|action| {
            let with = found.lines.iter().filter(|line| line.answers.contains(action));
            let best = with.reduce(|best, line| if line.worth > best.worth { line } else { best });
            best.map_or_else(
                || {
                    let mut next = s;
                    game.act(&mut next, *action, &mut ());
                    let value = Evaluator::new(game, game.net()).look_ahead(&next, ROOKIE_DICE);
                    (*action, vec![*action], value)
                },
                |line| (*action, line.answers.clone(), line.value),
            )
        })
        .collect();
    lines.sort_by(|(.., a), (.., b)| game.worth(*b, seat).total_cmp(&game.worth(*a, seat)));
    // Whole actions, so that what is compared is equally finished.
    let chosen = found.best().map_or(plan, |line| &line.answers);
    let mut ways: Vec<&[G::Action]> = vec![chosen];
    for (_, answers, _) in &lines {
        if ways.len() <= COMPARED && !ways.contains(&answers.as_slice()) {
            ways.push(answers);
        }
    }
    let even: Vec<Option<Value>> = ways.iter().map(|way| judged(game, level, view, seat, way)).collect();
    let worth = even.first().copied().flatten().unwrap_or_default();
    let lower = |low: Value, value: Value| {
        if game.worth(value, seat) < game.worth(low, seat) { value } else { low }
    };
    let low = even.iter().flatten().copied().reduce(lower).unwrap_or(worth);
    let value = |answers: &Vec<G::Action>, first: Value| match ways.iter().position(|way| way == answers) {
        Some(at) => even[at].unwrap_or(first),
        None => lower(first, low),
    };
    let mut rated: Vec<_> = lines
        .iter()
        .map(|(action, answers, first)| Rated { action: *action, value: value(answers, *first) })
        .collect();
    rated.sort_by_key(|one| one.action);
    (worth, rated)
}
