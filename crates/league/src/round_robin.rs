//! Everybody against everybody: the circle method, and the division into groups.

use crate::field::Field;
use crate::{Part, Slot, TeamId};

/// Add the fixtures of tables that are played side by side, round by round. In every leg each team is at
/// home as often as away, or once more or less; the next leg turns every match round. Returns the number of
/// rounds.
pub(crate) fn schedule(field: &mut Field, parts: &[(Part, &[TeamId])], legs: u8) -> u16 {
    let most = parts.iter().map(|(_, teams)| rounds(teams.len())).max().unwrap_or(0);
    let mut number = 0;
    for leg in 1..=legs {
        for round in 0..most {
            number += 1;
            for (part, teams) in parts {
                for [home, away] in pairs(teams.len(), round) {
                    let [home, away] = if leg % 2 == 1 { [home, away] } else { [away, home] };
                    field.add(*part, number, leg, Slot::Team(teams[home]), Slot::Team(teams[away]));
                }
            }
        }
    }
    number
}

/// How many rounds so many teams need to meet once each.
fn rounds(teams: usize) -> usize {
    match teams {
        0 | 1 => 0,
        even if even % 2 == 0 => even - 1,
        odd => odd,
    }
}

/// The pairs of one round, from 0: one team stays, the others go round it. With an odd number the one that
/// stays is nobody.
fn pairs(teams: usize, round: usize) -> Vec<[usize; 2]> {
    let seats = teams + teams % 2;
    if teams < 2 || round >= seats - 1 {
        return Vec::new();
    }
    let circle = seats - 1;
    (0..seats / 2)
        .map(|i| {
            let one = (round + i) % circle;
            if i == 0 {
                // The team that stays is at home in every other round.
                if round.is_multiple_of(2) { [one, circle] } else { [circle, one] }
            } else {
                let other = (round + circle - i) % circle;
                if i % 2 == 1 { [one, other] } else { [other, one] }
            }
        })
        .filter(|pair| pair.iter().all(|at| *at < teams))
        .collect()
}

/// Divide a draw into groups like a snake: A B C D, D C B A, A B C D.
pub(crate) fn into_groups(order: &[TeamId], groups: u8) -> Vec<Vec<TeamId>> {
    let count = usize::from(groups).max(1);
    let mut list = vec![Vec::new(); count];
    for (at, team) in order.iter().enumerate() {
        let (row, column) = (at / count, at % count);
        list[if row % 2 == 0 { column } else { count - 1 - column }].push(*team);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{pairs, rounds};

    #[test]
    fn everybody_meets_everybody_once_and_is_at_home_half_of_the_time() {
        for teams in 2..=24 {
            let mut met = vec![vec![0; teams]; teams];
            let mut balance = vec![0_i32; teams];
            for round in 0..rounds(teams) {
                let mut plays = vec![0; teams];
                for [home, away] in pairs(teams, round) {
                    met[home][away] += 1;
                    met[away][home] += 1;
                    balance[home] += 1;
                    balance[away] -= 1;
                    plays[home] += 1;
                    plays[away] += 1;
                }
                assert!(plays.iter().all(|n| *n <= 1), "{teams} teams, round {round}");
            }
            for (one, row) in met.iter().enumerate() {
                for (other, times) in row.iter().enumerate() {
                    assert_eq!(*times, i32::from(one != other), "{teams} teams: {one} and {other}");
                }
            }
            assert!(balance.iter().all(|n| n.abs() <= 1), "{teams} teams: {balance:?}");
        }
    }
}
