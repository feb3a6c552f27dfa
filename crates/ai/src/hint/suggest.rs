//! The best whole actions of a decision, judged as an analysis judges them.

use touchline_engine::{Choices, Game, Node, Odds, Pcg, Seat};

use super::arrow::drawn;
use super::{Explain, SHOWN, Suggestion};
use crate::analysis::compare::judged;
use crate::analysis::run::{LONGEST, open_to};
use crate::analysis::settle;
use crate::player::{ROOKIE_DICE, is_unseen};
use crate::{Budget, Evaluate, Evaluator, Level, Value, Variation, search};

/// How many whole actions are compared with the same budget each: some more than are shown, because what a
/// shared search liked less may turn out to be better.
const COMPARED: usize = 5;
/// How many of them may begin with the same answer.
const ALIKE: usize = 2;
/// Less than this, in points, and two secret choices are as good as each other.
const EQUAL: f64 = 0.002;
/// How many secret choices are considered.
const UNSEEN_WIDTH: usize = 100;

/// How often to choose each way of a duel, out of `of`, and the chance of a goal then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    /// One for each way.
    pub weights: Vec<u64>,
    /// The sum over all answers, those that are not shown included.
    pub of: u64,
    /// What both seats get if both play this way.
    pub value: Odds,
}

/// What is recommended, before there is a reason.
pub(super) struct Suggested<A> {
    pub(super) seat: Seat,
    pub(super) ways: Vec<Suggestion<A>>,
    pub(super) shares: Option<Shares>,
    /// The chance of the worst answer considered, where nobody sees it at first.
    pub(super) least: Option<f64>,
}

/// The ways worth considering; `None` if nothing is asked.
pub(super) fn suggest<G: Explain>(
    game: &G,
    level: Level,
    view: &G::View,
    s: &G::State,
) -> Option<Suggested<G::Action>> {
    let Node::Decide(seat, _) = game.node(s) else { return None };
    if let Some(mixture) = game.mixture(s) {
        return Some(duel(game, s, seat, &mixture));
    }
    let (valued, least) = if is_unseen(game, s) {
        let valued = unseen(game, s, seat);
        let least = valued.last().map(|(_, value)| value.points(seat));
        (valued, least)
    } else {
        (compared(game, level, view, s, seat), None)
    };
    let best = valued.first().map_or(0.0, |(_, value)| game.worth(*value, seat));
    let ways = varied(valued)
        .into_iter()
        .map(|(answers, value)| Suggestion {
            arrows: drawn(game, s, &answers),
            answers,
            value,
            behind: best - game.worth(value, seat),
        })
        .collect();
    Some(Suggested { seat, ways, shares: None, least })
}

/// What somebody answers who follows the hints of a level from here until dice or another seat come, and the
/// position then.
pub(crate) fn followed<G: Evaluate>(
    game: &G,
    level: Level,
    s: &G::State,
    seat: Seat,
) -> (Vec<G::Action>, G::State) {
    let (mut s, mut answers, mut legal) = (*s, Vec::new(), Choices::new());
    while open_to(game, &s) == Some(seat) && answers.len() < LONGEST {
        let view = game.view(&s, Some(seat));
        let imagined = game.imagine(&view, &mut Pcg::new(0, 0));
        let Some((hinted, _)) = compared(game, level, &view, &imagined, seat).into_iter().next() else {
            break;
        };
        let before = answers.len();
        for answer in hinted {
            game.actions(&s, &mut legal);
            // What was imagined may not be so.
            if open_to(game, &s) != Some(seat) || !legal.contains(&answer) {
                break;
            }
            game.act(&mut s, answer, &mut ());
            settle(game, &mut s, &mut legal);
            answers.push(answer);
        }
        if answers.len() == before {
            break;
        }
    }
    (answers, s)
}

/// Some answers and what they are worth.
type Valued<A> = Vec<(Vec<A>, Value)>;

/// The best first; the first of equals stays first.
fn sorted<G: Evaluate>(game: &G, seat: Seat, mut valued: Valued<G::Action>) -> Valued<G::Action> {
    valued.sort_by(|(_, a), (_, b)| game.worth(*b, seat).total_cmp(&game.worth(*a, seat)));
    valued
}

/// The ways that are shown, best first: three that begin differently, where there are, because three
/// variations of one idea teach one idea.
fn varied<A: PartialEq>(valued: Valued<A>) -> Valued<A> {
    let mut shown: Vec<usize> = Vec::new();
    let begins = |at: usize| valued[at].0.first();
    for at in 0..valued.len() {
        if shown.len() < SHOWN && shown.iter().all(|known| begins(*known) != begins(at)) {
            shown.push(at);
        }
    }
    for at in 0..valued.len() {
        if shown.len() < SHOWN && !shown.contains(&at) {
            shown.push(at);
        }
    }
    let kept = valued.into_iter().enumerate().filter(|(at, _)| shown.contains(at));
    kept.map(|(_, way)| way).collect()
}

/// The promising actions of a search, each searched again with the same budget. A level that does not search
/// compares them one step ahead.
fn compared<G: Evaluate>(
    game: &G,
    level: Level,
    view: &G::View,
    s: &G::State,
    seat: Seat,
) -> Valued<G::Action> {
    let lines = match level.budget::<G>() {
        Some(budget) => promising(game, view, budget),
        None => one_step(game, s),
    };
    let mut ways: Valued<G::Action> = Vec::new();
    let mut ends: Vec<G::State> = Vec::new();
    for (answers, first) in sorted(game, seat, lines) {
        let (answers, end) = asked(game, s, seat, &answers);
        let alike = ways.iter().filter(|(known, _)| known.first() == answers.first()).count();
        if ways.len() < COMPARED && alike < ALIKE && !answers.is_empty() && !ends.contains(&end) {
            let value = judged(game, level, view, seat, &answers).filter(|_| level.searches());
            ways.push((answers, value.unwrap_or(first)));
            ends.push(end);
        }
    }
    sorted(game, seat, ways)
}

/// The whole actions of a search, those that it looked at closely.
fn promising<G: Evaluate>(game: &G, view: &G::View, budget: Budget) -> Valued<G::Action> {
    let found = search(game, game.net(), view, budget, &mut Pcg::new(0, 0));
    let mut lines = found.lines;
    lines.sort_by_key(|line| std::cmp::Reverse(line.visits));
    lines.truncate(4 * COMPARED);
    lines.into_iter().map(|Variation { answers, value, .. }| (answers, value)).collect()
}

/// The whole actions one step ahead, dice included.
fn one_step<G: Evaluate>(game: &G, s: &G::State) -> Valued<G::Action> {
    let mut evaluator = Evaluator::new(game, game.net());
    let wholes = crate::player::actions(&mut evaluator, s, 2 * COMPARED);
    wholes.into_iter().map(|whole| (whole.answers, evaluator.look_ahead(&whole.after, ROOKIE_DICE))).collect()
}

/// Choices that nobody sees at first, judged as they will look once they are shown.
fn unseen<G: Evaluate>(game: &G, s: &G::State, seat: Seat) -> Valued<G::Action> {
    let mut evaluator = Evaluator::new(game, game.net());
    let wholes = crate::player::actions(&mut evaluator, s, UNSEEN_WIDTH);
    let value = |whole: crate::Whole<G::Action, G::State>| {
        (asked(game, s, seat, &whole.answers).0, evaluator.look_ahead(&whole.after, 0))
    };
    let mut valued = sorted(game, seat, wholes.into_iter().map(value).collect());
    // What the book recommends comes first among equals.
    let usual = game.fallback(s);
    let worth = |at: usize| game.worth(valued[at].1, seat);
    let known = valued.iter().position(|(answers, _)| answers.first() == Some(&usual));
    if let Some(at) = known.filter(|at| worth(0) - worth(*at) < EQUAL) {
        let (answers, _) = valued.remove(at);
        let best = valued.first().map_or(Value::default(), |(_, value)| *value);
        valued.insert(0, (answers, best));
    }
    valued
}

/// The answers that somebody has to give, without those that are forced, and the position after them all.
fn asked<G: Game>(game: &G, s: &G::State, seat: Seat, answers: &[G::Action]) -> (Vec<G::Action>, G::State) {
    let (mut s, mut given, mut legal) = (*s, Vec::new(), Choices::new());
    for answer in answers {
        let Node::Decide(who, decision) = game.node(&s) else { break };
        game.actions(&s, &mut legal);
        if who != seat || !legal.contains(answer) {
            break;
        }
        if legal.len() > 1 || game.always_ask(&s, seat, &decision) {
            given.push(*answer);
        }
        game.act(&mut s, *answer, &mut ());
    }
    (given, s)
}

/// The answers of a duel, the one to be chosen most often first.
fn duel<G: Explain>(
    game: &G,
    s: &G::State,
    seat: Seat,
    mixture: &touchline_engine::Mixture<G::Action>,
) -> Suggested<G::Action> {
    let value = Evaluator::new(game, game.net()).look_ahead(s, ROOKIE_DICE);
    let mut answers: Vec<_> = mixture.answers.iter().filter(|(_, weight)| *weight > 0).collect();
    answers.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    answers.truncate(SHOWN);
    let way = |answer: &G::Action| Suggestion {
        answers: vec![*answer],
        value,
        behind: 0.0,
        arrows: drawn(game, s, &[*answer]),
    };
    let shares = Shares {
        weights: answers.iter().map(|(_, weight)| *weight).collect(),
        of: mixture.of,
        value: mixture.value,
    };
    let ways = answers.iter().map(|(answer, _)| way(answer)).collect();
    Suggested { seat, ways, shares: Some(shares), least: None }
}
