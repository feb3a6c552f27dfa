//! Secret duels with known solutions.

use touchline_engine::{Duel, duel};

fn solved(rows: &[&[i64]]) -> Duel {
    duel(&rows.iter().map(|row| row.to_vec()).collect::<Vec<_>>()).unwrap()
}

#[test]
fn a_penalty_in_sixths() {
    let found = solved(&[&[5, 5, 1], &[6, 1, 6], &[1, 5, 5]]);
    assert_eq!(found, Duel { rows: vec![5, 4, 5], columns: vec![2, 3, 2] });
}

#[test]
fn rock_paper_scissors_is_played_evenly() {
    let found = solved(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]]);
    assert_eq!(found, Duel { rows: vec![1, 1, 1], columns: vec![1, 1, 1] });
}

#[test]
fn what_is_never_better_is_never_chosen() {
    let found = solved(&[&[3, 2], &[1, 0]]);
    assert_eq!(found, Duel { rows: vec![1, 0], columns: vec![0, 1] });
    // A saddle point needs no mixture.
    assert_eq!(solved(&[&[7]]), Duel { rows: vec![1], columns: vec![1] });
}

/// Neither seat can do better against the other: the definition of a solution.
#[test]
fn nobody_can_do_better_in_random_duels() {
    let mut number = 12_345_u64;
    let mut next = || {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(number >> 60).unwrap()
    };
    for (rows, columns) in [(2, 2), (3, 5), (6, 7), (7, 4), (5, 5)] {
        for _ in 0..40 {
            let payoff: Vec<Vec<i64>> = (0..rows).map(|_| (0..columns).map(|_| next()).collect()).collect();
            let found = duel(&payoff).unwrap();
            let weight = |n: u64| i128::from(n);
            let against = |row: &Vec<i64>| -> i128 {
                row.iter().zip(&found.columns).map(|(cell, n)| i128::from(*cell) * weight(*n)).sum()
            };
            let worst = (0..columns).map(|at| -> i128 {
                payoff.iter().zip(&found.rows).map(|(row, n)| i128::from(row[at]) * weight(*n)).sum()
            });
            let (of_rows, of_columns): (u64, u64) = (found.rows.iter().sum(), found.columns.iter().sum());
            let most = payoff.iter().map(against).max().unwrap() * weight(of_rows);
            let least = worst.min().unwrap() * weight(of_columns);
            assert_eq!(most, least, "{payoff:?} {found:?}");
        }
    }
}

#[test]
fn a_duel_needs_numbers() {
    assert_eq!(duel(&[]), None);
    assert_eq!(duel(&[vec![]]), None);
    assert_eq!(duel(&[vec![1, 2], vec![3]]), None);
}
