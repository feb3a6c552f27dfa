//! Means, ratios and their standard errors against hand-computed cases.

use touchline_lab::Ratio;

fn of(values: &[u32]) -> Ratio {
    let mut ratio = Ratio::default();
    values.iter().for_each(|value| ratio.add(*value, 1));
    ratio
}

fn close(got: Option<f64>, expected: f64) {
    assert!(got.is_some_and(|got| (got - expected).abs() < 1e-12), "{got:?}, not {expected}");
}

/// 1, 2, 3, 4: mean 2.5, squared deviations 2.25 + 0.25 + 0.25 + 2.25 = 5, variance 5/3, error of the mean
/// sqrt(5/3 / 4).
#[test]
fn by_hand() {
    let ratio = of(&[1, 2, 3, 4]);
    assert_eq!((ratio.n(), ratio.sum()), (4, 10));
    close(ratio.mean(), 2.5);
    close(ratio.standard_error(), (5.0_f64 / 12.0).sqrt());
}

/// A share p of n: sqrt(p (1 - p) / (n - 1)).
#[test]
fn a_share() {
    let ratio = of(&[1, 0, 0, 1, 0]);
    close(ratio.mean(), 0.4);
    close(ratio.standard_error(), (0.4_f64 * 0.6 / 4.0).sqrt());
}

#[test]
fn equal_values_have_no_error() {
    close(of(&[u32::MAX; 9]).standard_error(), 0.0);
}

/// Four matches of 2, 2, 4 and 2 halves with 6, 2, 8 and 4 turns: 20 over 10 is 2 a half. What they have more
/// than that is 2, -2, 0 and 0, squared 8 in all; a variance of 8/3 over 2.5 halves a match.
#[test]
fn a_match_with_more_units_counts_for_more() {
    let mut turns = Ratio::default();
    [(6, 2), (2, 2), (8, 4), (4, 2)].into_iter().for_each(|(turn, halves)| turns.add(turn, halves));
    close(turns.mean(), 2.0);
    close(turns.standard_error(), (8.0_f64 / 3.0 / 4.0).sqrt() / 2.5);
    // A longer match has more turns, and that alone is no doubt about how many a half has.
    let mut even = Ratio::default();
    [(20, 2), (40, 4), (20, 2)].into_iter().for_each(|(turn, halves)| even.add(turn, halves));
    close(even.standard_error(), 0.0);
}

#[test]
fn too_few_values() {
    assert_eq!(of(&[]).mean(), None);
    assert_eq!(of(&[5]).standard_error(), None);
    close(of(&[5]).mean(), 5.0);
}

#[test]
fn merging_is_adding_in_any_order() {
    let (mut left, mut right) = (of(&[1, 2]), of(&[30, 4]));
    let first = left;
    left.merge(&right);
    right.merge(&first);
    assert_eq!(left, of(&[1, 2, 30, 4]));
    assert_eq!(left, right);
}
