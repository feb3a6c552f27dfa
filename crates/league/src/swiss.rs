//! # Swiss pairings
//! A minimum-weight perfect matching. What a pairing costs, the most important first:
//!
//! 1. a second bye for one team,
//! 2. teams that meet again,
//! 3. kick-off balance: matches at home less matches away beyond one, squared,
//! 4. the bye of a team that is not the lowest,
//! 5. the difference of points, squared,
//! 6. within a score group, how far a pair is from "upper half against lower half".
//!
//! So nobody has a second bye before everybody has had one, no two teams meet again while any such pairing
//! avoids it, and among those the rest decides. Who of a pair is at home is decided with the next round in
//! mind (`ahead`).

mod ahead;

use integer_blossom::min_weight_perfect_matching;

use touchline_engine::Seat;

use crate::field::Field;
use crate::table::Ranking;
use crate::{Pairing, Part, Spec, TeamId};

/// One team as the pairing sees it.
#[derive(Clone, Debug)]
struct Entrant {
    team: TeamId,
    points: u32,
    /// Matches at home less matches away.
    balance: i32,
    /// Where it played last.
    last: Option<Seat>,
    byes: u16,
    /// The place within its score group, and the size of that group.
    place: usize,
    group: usize,
}

/// What a choice costs, the most important first. Compared like a number with one digit each.
type Cost = [u64; 6];

/// The most that one pair may cost in each digit; more counts as that much.
const MOST: Cost = [63, 63, 4095, 255, (1 << 19) - 1, (1 << 16) - 1];

/// How many bits each digit has: 128 pairs, of which one is a bye, never carry over to the next digit.
const BITS: [u32; 6] = [6, 13, 19, 8, 26, 23];

/// The pairings of a round.
pub(crate) fn pair(spec: &Spec, field: &Field, round: u16) -> Pairing {
    let field_of_round = Round::of(spec, field, round);
    let count = field_of_round.entrants.len();
    if count == 0 {
        return Pairing { round, pairs: Vec::new(), bye: None, by_hand: false };
    }
    let mates = matching(count, |one, other| field_of_round.cost(one, other));
    field_of_round.pairing(round, &mates)
}

/// The cheapest matching of so many places; where their number is odd, the place after the last one is the
/// bye. The first place of a pair is the lower one.
fn matching(count: usize, cost: impl Fn(usize, usize) -> Cost) -> Vec<usize> {
    let size = count + count % 2;
    let mut costs = vec![0_i128; size * size];
    for one in 0..size {
        for other in one + 1..size {
            let cost = weight(cost(one, other));
            costs[one * size + other] = cost;
            costs[other * size + one] = cost;
        }
    }
    min_weight_perfect_matching(&costs, size)
}

fn weight(cost: Cost) -> i128 {
    cost.iter()
        .zip(MOST)
        .zip(BITS)
        .fold(0, |sum, ((digit, most), bits)| (sum << bits) + i128::from((*digit).min(most)))
}

/// The teams of a round, the best first, and who has met whom.
pub(crate) struct Round {
    entrants: Vec<Entrant>,
    met: Vec<u16>,
    number: u16,
}

impl Round {
    fn of(spec: &Spec, field: &Field, round: u16) -> Self {
        let ranking = Ranking::of(spec, field, Part::Table);
        let earlier = |of: u16| of < round;
        let mut entrants: Vec<Entrant> = ranking
            .rows
            .iter()
            .filter(|row| !row.withdrawn)
            .map(|row| Entrant {
                team: row.team,
                points: row.points,
                balance: 0,
                last: None,
                byes: 0,
                place: 0,
                group: 0,
            })
            .collect();
        let count = entrants.len();
        let mut met = vec![0_u16; count * count];
        let find = |team: TeamId, entrants: &[Entrant]| entrants.iter().position(|other| other.team == team);
        for fixture in field.fixtures.iter().filter(|fixture| earlier(fixture.round)) {
            let Some(pair) = fixture.teams() else { continue };
            // What nobody played gives no right to another place, and can still be played.
            if !fixture.result.is_some_and(|result| result.was_played()) {
                continue;
            }
            let places = pair.map(|team| find(team, &entrants));
            for (seat, place) in Seat::ALL.into_iter().zip(places) {
                if let Some(at) = place {
                    entrants[at].balance += if seat == Seat::Home { 1 } else { -1 };
                    entrants[at].last = Some(seat);
                }
            }
            if let [Some(one), Some(other)] = places {
                met[one * count + other] += 1;
                met[other * count + one] += 1;
            }
        }
        for (_, team) in field.byes.iter().filter(|(of, _)| earlier(*of)) {
            if let Some(at) = find(*team, &entrants) {
                entrants[at].byes += 1;
            }
        }
        for at in 0..count {
            let points = entrants[at].points;
            let first = entrants.iter().position(|other| other.points == points).unwrap_or(at);
            entrants[at].place = at - first;
            entrants[at].group = entrants.iter().filter(|other| other.points == points).count();
        }
        Self { entrants, met, number: round }
    }

    /// What it costs to pair two places; the place after the last one is the bye.
    fn cost(&self, one: usize, other: usize) -> Cost {
        let count = self.entrants.len();
        let (one, other) = (one.min(other), one.max(other));
        if other >= count {
            let team = &self.entrants[one];
            return [u64::from(team.byes), 0, 0, number(count - 1 - one), 0, 0];
        }
        let (a, b) = (&self.entrants[one], &self.entrants[other]);
        let excess = |balance: i32| u64::from((balance.unsigned_abs()).saturating_sub(1)).pow(2);
        let (home, away) = self.kick_off(one, other);
        let (at_home, is_away) = (&self.entrants[home], &self.entrants[away]);
        let balance = excess(at_home.balance + 1) + excess(is_away.balance - 1);
        let points = u64::from(a.points.abs_diff(b.points));
        let distance = if points == 0 {
            (other - one).abs_diff(a.group / 2)
        } else {
            // Whoever must leave a score group meets the nearest of the next.
            other - one
        };
        let met = u64::from(self.met[one * count + other]);
        [0, met, balance, 0, points * points, number(distance).pow(2)]
    }

    /// Who of two places is at home: the one that was at home less often, then the one that was away last,
    /// then by turns.
    fn kick_off(&self, one: usize, other: usize) -> (usize, usize) {
        let (a, b) = (&self.entrants[one], &self.entrants[other]);
        let first_at_home = match a.balance.cmp(&b.balance) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => match (a.last, b.last) {
                (Some(Seat::Away), Some(Seat::Home)) => true,
                (Some(Seat::Home), Some(Seat::Away)) => false,
                _ => (usize::from(self.number) + one) % 2 == 1,
            },
        };
        if first_at_home { (one, other) } else { (other, one) }
    }

    fn pairing(&self, round: u16, mates: &[usize]) -> Pairing {
        let count = self.entrants.len();
        let mut pairing = Pairing { round, pairs: Vec::new(), bye: None, by_hand: false };
        let at_home = ahead::at_home(self, mates);
        for (one, other) in ahead::pairs(mates, count) {
            let (home, away) = if at_home[one] { (one, other) } else { (other, one) };
            pairing.pairs.push([self.entrants[home].team, self.entrants[away].team]);
        }
        let bye = mates.get(count).and_then(|at| self.entrants.get(*at));
        pairing.bye = bye.map(|entrant| entrant.team);
        pairing
    }
}

fn number(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}
