//! The bracket before anything is played: seeds, byes, and who can meet when.

use super::Tie;
use crate::field::Field;
use crate::{KnockOut, Part, Slot, TieId};

/// The sides of a bracket by the draw.
pub(crate) fn by_draw(teams: usize) -> Vec<Slot> {
    (0..teams).map(|at| Slot::Drawn(u16::try_from(at).unwrap_or(u16::MAX))).collect()
}

/// The sides of a bracket after groups, the best seeds first: all first places, then all second places, and
/// so on. Each row of places is in the order that keeps teams of one group apart the longest.
pub(crate) fn by_groups(groups: usize, qualify: usize) -> Vec<Slot> {
    let slot = |group: usize, place: usize| Slot::Place {
        group: u8::try_from(group).unwrap_or(u8::MAX),
        place: u8::try_from(place).unwrap_or(u8::MAX),
    };
    let size = (groups * qualify).next_power_of_two();
    let mut seeds: Vec<usize> = (0..groups).collect();
    for _ in 1..qualify {
        let candidates = (0..groups).flat_map(|turn| {
            let turned: Vec<usize> = (0..groups).map(|at| (at + turn) % groups).collect();
            let back: Vec<usize> = turned.iter().rev().copied().collect();
            let swapped: Vec<usize> =
                back.chunks(2).flat_map(|pair| pair.iter().rev().copied().collect::<Vec<_>>()).collect();
            [back, swapped, turned]
        });
        let best = candidates.min_by_key(|row| {
            let with: Vec<usize> = seeds.iter().chain(row).copied().collect();
            closeness(&with, size)
        });
        seeds.extend(best.unwrap_or_default());
    }
    seeds.iter().enumerate().map(|(at, group)| slot(*group, at / groups.max(1))).collect()
}

/// How early teams of one group may meet: one number a round, the first round first.
fn closeness(groups: &[usize], size: usize) -> Vec<usize> {
    let bracket = order_of_seeds(size);
    let place = |seed: usize| bracket.iter().position(|other| *other == seed).unwrap_or(0);
    let places: Vec<usize> = (0..groups.len()).map(place).collect();
    let mut meetings = vec![0; size.ilog2() as usize];
    for one in 0..groups.len() {
        for other in one + 1..groups.len() {
            if groups[one] == groups[other] {
                // The round in which two places of a bracket meet: how often both must be halved.
                let round = (places[one] ^ places[other]).ilog2() as usize;
                meetings[round] += 1;
            }
        }
    }
    meetings
}

/// The seeds from the top of a bracket to its bottom, from 0: the best two meet in the final only.
fn order_of_seeds(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = order.len() * 2 - 1;
        order = order.iter().flat_map(|seed| [*seed, last - seed]).collect();
    }
    order
}

/// Add the ties and the fixtures of a bracket. The best seeds get the byes.
pub(crate) fn plan(field: &mut Field, cup: KnockOut, slots: &[Slot], rounds_before: u16) {
    let size = slots.len().next_power_of_two().max(2);
    let mut sides: Vec<Slot> = order_of_seeds(size)
        .into_iter()
        .map(|seed| slots.get(seed).copied().unwrap_or(Slot::Nobody))
        .collect();
    let mut round = 0;
    while sides.len() > 1 {
        round += 1;
        let mut next = Vec::new();
        let semi_finals = sides.len() == 4;
        for pair in sides.chunks(2) {
            next.push(Slot::Winner(add_tie(field, cup, [pair[0], pair[1]], round, false, rounds_before)));
        }
        if semi_finals && cup.third_place {
            let losers = [next[0], next[1]].map(|slot| match slot {
                Slot::Winner(tie) => Slot::Loser(tie),
                other => other,
            });
            add_tie(field, cup, losers, round + 1, true, rounds_before);
        }
        sides = next;
    }
}

fn add_tie(
    field: &mut Field,
    cup: KnockOut,
    from: [Slot; 2],
    round: u16,
    third_place: bool,
    rounds_before: u16,
) -> TieId {
    let id = TieId::at(field.ties.len());
    let mut first = None;
    if !from.contains(&Slot::Nobody) {
        let legs = if third_place { 1 } else { cup.legs };
        for leg in 1..=legs {
            let [home, away] = if leg == 1 { from } else { [from[1], from[0]] };
            let fixture = field.add(Part::Tie(id), rounds_before + round, leg, home, away);
            first = first.or(Some(fixture));
        }
        // The number of a decider, should one be needed.
        field.numbered += 1;
    }
    field.ties.push(Tie { id, round, third_place, from, sides: from, first, winner: None, loser: None });
    id
}
