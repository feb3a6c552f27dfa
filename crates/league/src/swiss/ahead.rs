//! Kick-offs with the next round in mind.
//!
//! Two teams that have been at home equally often may kick off either way, but not every choice leaves a next
//! round without a rematch in which everybody is back in balance: it pairs teams that were at home once more
//! with teams that were away once more. So a next round is paired as a trial. This round and the trial are
//! two matchings: together they make rings and rows of teams, and along each of them home and away take
//! turns. Then the trial, at least, is a next round that keeps the balance.

use super::{Entrant, Round, matching};

/// Whether the next round may fail to find opponents of the other side that a team has not met. With `pairs`
/// teams on each side a team has at least `pairs - round` of them left, and half of `pairs` is always enough;
/// byes and matches that were not played blur it a little.
pub(super) fn is_needed(teams: usize, round: u16) -> bool {
    4 * (usize::from(round) + 2) > teams
}

/// For every place: whether it is at home in this round. Only pairs that may kick off either way differ from
/// [`Round::kick_off`].
pub(super) fn at_home(round: &Round, mates: &[usize]) -> Vec<bool> {
    let count = round.entrants.len();
    let mut at_home = vec![false; count];
    for (one, other) in pairs(mates, count) {
        at_home[round.kick_off(one, other).0] = true;
    }
    let usual = at_home.clone();
    let is_free = |at: usize| is_even(round, at) && is_even(round, mates[at]);
    if !is_needed(count, round.number) || !(0..count).any(is_free) {
        return at_home;
    }
    // Matches at home less matches away after this round, where that is certain.
    let after = |at: usize| {
        let turn = if usual[at] { 1 } else { -1 };
        let played = if mates[at] < count { turn } else { 0 };
        (!is_free(at)).then_some(round.entrants[at].balance + played)
    };
    let trial = matching(count, |one, other| {
        let mut cost = round.cost(one, other);
        if other >= count {
            cost[0] += u64::from(mates[one] >= count);
            return cost;
        }
        cost[1] += u64::from(mates[one] == other);
        cost[2] = u64::from(after(one).zip(after(other)).is_some_and(|(a, b)| a * b > 0));
        cost
    });
    let mut is_done = vec![false; count];
    for start in (0..count).filter(|at| is_free(*at)) {
        if is_done[start] {
            continue;
        }
        let chain = chain(start, mates, &trial, &is_free);
        // What speaks against beginning the chain at home, and against beginning it away.
        let mut against = [(0, 0); 2];
        for (at, same) in &chain {
            is_done[*at] = true;
            for (way, against) in against.iter_mut().enumerate() {
                let home = (way == 0) == *same;
                let sign = if home { 1 } else { -1 };
                let other = trial.get(*at).copied().filter(|other| *other < count);
                let clashes = other.and_then(after).is_some_and(|balance| balance * sign > 0);
                against.0 += u32::from(clashes);
                against.1 += u32::from(home != usual[*at]);
            }
        }
        let begins_at_home = match against[0].cmp(&against[1]) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => usual[start],
        };
        for (at, same) in chain {
            at_home[at] = begins_at_home == same;
        }
    }
    at_home
}

fn is_even(round: &Round, at: usize) -> bool {
    round.entrants.get(at).is_some_and(|Entrant { balance, .. }| *balance == 0)
}

/// All pairs of a matching, without the bye.
pub(super) fn pairs(mates: &[usize], count: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
    mates.iter().copied().enumerate().filter(move |(one, other)| one < other && *other < count)
}

/// Everybody that the kick-off of one team decides about: opponents of this round and of the trial by turns,
/// each with whether it is on the same side as the first.
fn chain(
    start: usize,
    mates: &[usize],
    trial: &[usize],
    is_free: &impl Fn(usize) -> bool,
) -> Vec<(usize, bool)> {
    let mut chain = vec![(start, true)];
    let mut next = 0;
    while let Some((at, same)) = chain.get(next).copied() {
        next += 1;
        for other in [mates[at], trial[at]] {
            if is_free(other) && !chain.iter().any(|(seen, _)| *seen == other) {
                chain.push((other, !same));
            }
        }
    }
    chain
}
