//! Judges one decision.

use touchline_ai::analysis::settle;
use touchline_ai::{Budget, Value, Watch, judge, search, think};
use touchline_engine::{Choices, Node, Pcg, Refusal, Seat};

use super::{Maker, Puzzle, Stood, Way, name};
use crate::Eager;

/// How many actions a puzzle offers.
const OFFERED: usize = 4;
/// The quick look takes one part in so many of the judge's budget.
const QUICK: u32 = 16;
/// How much deeper than the judge a check looks.
const CHECK: u32 = 10;

/// A decision that may be a puzzle.
pub(super) struct Candidate<G: Watch> {
    pub(super) s: G::State,
    pub(super) seat: Seat,
    pub(super) question: String,
    best: Vec<G::Action>,
    /// What an eager player would begin with.
    tempting: Vec<G::Action>,
    /// Whether the answer begins so.
    pub(super) tempts: bool,
    /// Where it does not, what does: always on offer, so that no answer is best because it is there.
    lure: Option<Vec<G::Action>>,
    /// How many of the weaker levels would answer something else.
    pub(super) missed: u32,
}

/// An action with its worth.
struct Judged<A, S> {
    answers: Vec<A>,
    after: S,
    value: Value,
    worth: f64,
    spread: f64,
}

impl Maker {
    /// Look at a position quickly: does one action seem clearly best?
    pub(super) fn candidate<G: Watch + Eager>(&self, game: &G, s: &G::State) -> Option<Candidate<G>> {
        let Node::Decide(seat, decision) = game.node(s) else { return None };
        if !game.is_in_play(s) || game.is_midway(s) || game.is_secret(&decision) || game.mixture(s).is_some()
        {
            return None;
        }
        // Who sees the board must know all there is to know.
        let view = game.view(s, Some(seat));
        if game.imagine(&view, &mut Pcg::new(1, 1)) != *s {
            return None;
        }
        let found = search(game, game.net(), &view, Budget::Nodes(self.nodes::<G>() / QUICK), &mut rng());
        let mut lines: Vec<_> = found.lines.iter().collect();
        lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let [first, second, ..] = lines.as_slice() else { return None };
        let ahead = first.value.points(seat) - second.value.points(seat);
        if lines.len() < OFFERED || ahead < self.least / 2.0 {
            return None;
        }
        let best = first.answers.clone();
        let end = after(game, s, seat, &best)?;
        let mut legal = Choices::new();
        game.actions(s, &mut legal);
        let tempting = tempting(game, s, &legal);
        let tempts = begins_with(&tempting, &best);
        let whole = |answer: &&G::Action| {
            after(game, s, seat, std::slice::from_ref(*answer)).is_some_and(|s| !game.is_midway(&s))
        };
        let lure = lines.iter().map(|line| line.answers.clone()).find(|own| begins_with(&tempting, own));
        let lure = lure.or_else(|| tempting.iter().find(whole).map(|answer| vec![*answer]));
        let lure = lure.filter(|_| !tempts);
        let [weakest, weak, ..] = G::COACHES;
        let budgets = [None, Some(Budget::Nodes(weakest)), Some(Budget::Nodes(weak))];
        let missed = budgets.into_iter().filter(|budget| {
            let thought = think(game, game.net(), &view, seat, &legal, *budget, &mut rng());
            after(game, s, seat, &thought.answers) != Some(end)
        });
        let missed = u32::try_from(missed.count()).unwrap_or(0);
        let question = game.say_decision(seat, &decision).key;
        Some(Candidate { s: *s, seat, question, best, tempting, tempts, lure, missed })
    }

    /// Judge a candidate with the whole budget: a puzzle if its action still stands.
    pub(super) fn puzzle<G: Watch>(&self, game: &G, candidate: &Candidate<G>) -> Option<Puzzle> {
        let Candidate { s, seat, question, best, tempting, tempts, lure, missed } = candidate;
        let named: Vec<_> = std::iter::once(best.clone()).chain(lure.clone()).collect();
        let mut ranked = ranked(game, s, *seat, self.nodes::<G>(), &named);
        if let Some(lure) = lure {
            keep_on_offer(&mut ranked, lure);
        }
        let [first, second, ..] = ranked.as_slice() else { return None };
        let ahead = first.value.points(*seat) - second.value.points(*seat);
        if first.answers != *best
            || ranked.len() < OFFERED
            || ahead - first.spread - second.spread < self.least
        {
            return None;
        }
        let mut rivals = ranked.iter().take(OFFERED).skip(1);
        let obvious = *tempts && !rivals.any(|one| begins_with(tempting, &one.answers));
        let ways = ranked.iter().take(OFFERED).map(|one| Way {
            answers: one.answers.iter().map(|answer| game.write_action(*answer)).collect(),
            said: one.answers.iter().map(|answer| game.say_action(*answer)).collect(),
            points: one.value.points(*seat),
        });
        let (spec, position) = (game.spec().to_string(), game.write_state(s));
        Some(Puzzle {
            id: name(&spec, &position),
            spec,
            position,
            seat: *seat,
            question: question.clone(),
            ways: ways.collect(),
            difficulty: difficulty(ahead, best.len(), *missed),
            obvious,
        })
    }

    /// Look at the answer of a puzzle again, ten times deeper, and against what the deeper search prefers.
    ///
    /// # Errors
    /// When the position or an answer cannot be read, or an answer cannot be given.
    pub fn check<G: Watch>(
        &self,
        game: &G,
        position: &str,
        seat: Seat,
        ways: &[Vec<String>],
    ) -> Result<Stood, Refusal> {
        let s = game.read_state(position)?;
        let read = |way: &Vec<String>| way.iter().map(|answer| game.read_action(answer)).collect();
        let ways: Vec<Vec<G::Action>> = ways.iter().map(read).collect::<Result<_, _>>()?;
        let refused = || Refusal::new("puzzle-answer-impossible").quoted("position", position);
        let ends: Option<Vec<_>> = ways.iter().map(|way| after(game, &s, seat, way)).collect();
        let best = *ends.ok_or_else(refused)?.first().ok_or_else(refused)?;
        let ranked = ranked(game, &s, seat, self.nodes::<G>().saturating_mul(CHECK), &ways);
        let own = ranked.iter().find(|one| one.after == best).ok_or_else(refused)?;
        let rival = ranked.iter().find(|one| one.after != best).ok_or_else(refused)?;
        let ahead = own.value.points(seat) - rival.value.points(seat);
        Ok(Stood { stands: own.worth > rival.worth, ahead })
    }
}

/// The best actions of a search and those named, each searched again with the same budget; the best first.
fn ranked<G: Watch>(
    game: &G,
    s: &G::State,
    seat: Seat,
    nodes: u32,
    named: &[Vec<G::Action>],
) -> Vec<Judged<G::Action, G::State>> {
    let view = game.view(s, Some(seat));
    let mut lines = search(game, game.net(), &view, Budget::Nodes(nodes), &mut rng()).lines;
    lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let most = OFFERED.max(named.len());
    let mut judged: Vec<Judged<G::Action, G::State>> = Vec::new();
    for answers in named.iter().cloned().chain(lines.into_iter().take(most).map(|line| line.answers)) {
        let Some(after) = after(game, s, seat, &answers) else { continue };
        if judged.iter().any(|known| known.after == after) {
            continue;
        }
        let found = judge(game, game.net(), &after, nodes);
        let worth = game.worth(found.value, seat);
        judged.push(Judged { answers, after, value: found.value, worth, spread: found.spread });
    }
    judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    judged
}

/// The legal answers that tempt an eager player most; none where all are alike.
fn tempting<G: Eager>(game: &G, s: &G::State, legal: &[G::Action]) -> Vec<G::Action> {
    let weights: Vec<_> = legal.iter().map(|answer| game.weight(s, *answer)).collect();
    let (most, least) = (weights.iter().max(), weights.iter().min());
    let tempts = legal.iter().zip(&weights).filter(|(_, weight)| most > least && Some(*weight) == most);
    tempts.map(|(answer, _)| *answer).collect()
}

fn begins_with<A: PartialEq>(first: &[A], answers: &[A]) -> bool {
    answers.first().is_some_and(|answer| first.contains(answer))
}

/// Among the actions on offer is this one, whatever it is worth.
fn keep_on_offer<A: PartialEq, S>(ranked: &mut Vec<Judged<A, S>>, lure: &[A]) {
    if let Some(at) = ranked.iter().position(|one| one.answers == lure)
        && at >= OFFERED
    {
        let last = ranked.remove(at);
        ranked.insert(OFFERED - 1, last);
    }
}

/// The position after these answers, given as at a table: what is forced is not asked. `None` if one of them
/// cannot be given.
fn after<G: Watch>(game: &G, s: &G::State, seat: Seat, answers: &[G::Action]) -> Option<G::State> {
    let (mut s, mut legal) = (*s, Choices::new());
    for answer in answers {
        if !matches!(game.node(&s), Node::Decide(who, _) if who == seat) {
            return None;
        }
        game.actions(&s, &mut legal);
        if !legal.contains(answer) {
            return None;
        }
        game.act(&mut s, *answer, &mut ());
        settle(game, &mut s, &mut legal);
    }
    Some(s)
}

/// The same random numbers for everything that is judged.
fn rng() -> Pcg {
    Pcg::new(0, 0)
}

/// From 800 on: the smaller the margin, the longer the action and the more levels miss it, the harder.
/// Margins are small: most of the scale is for those below a tenth.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1200")]
fn difficulty(ahead: f64, answers: usize, missed: u32) -> u32 {
    let margin = 900.0 * (0.24 - ahead).max(0.0) / (0.18 + ahead.max(0.0));
    let longer = u32::try_from(answers.saturating_sub(1).min(5)).unwrap_or(0);
    800 + margin as u32 + 40 * longer + 300 * missed
}

#[cfg(test)]
mod tests {
    use super::difficulty;

    #[test]
    fn a_smaller_margin_a_longer_action_and_a_missed_answer_are_harder() {
        assert_eq!(difficulty(0.5, 1, 0), 800);
        assert!(difficulty(0.06, 1, 0) > difficulty(0.12, 1, 0) + 250, "close margins are told apart");
        assert!(difficulty(0.12, 3, 0) > difficulty(0.12, 1, 0));
        assert_eq!(difficulty(0.12, 6, 0), difficulty(0.12, 90, 0));
        assert!(difficulty(0.12, 1, 1) > difficulty(0.12, 1, 0));
        assert!(difficulty(0.0, 9, 3) <= 3100);
    }
}
