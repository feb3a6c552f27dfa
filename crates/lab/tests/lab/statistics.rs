//! Mean and standard error against hand-computed cases.

use touchline_lab::Moments;

fn of(values: &[u32]) -> Moments {
    let mut moments = Moments::default();
    values.iter().for_each(|value| moments.add(*value));
    moments
}

fn close(got: Option<f64>, expected: f64) {
    assert!(got.is_some_and(|got| (got - expected).abs() < 1e-12), "{got:?}, not {expected}");
}

/// 1, 2, 3, 4: mean 2.5, squared deviations 2.25 + 0.25 + 0.25 + 2.25 = 5, variance 5/3, error of the mean
/// sqrt(5/3 / 4).
#[test]
fn by_hand() {
    let moments = of(&[1, 2, 3, 4]);
    assert_eq!((moments.n(), moments.sum()), (4, 10));
    close(moments.mean(), 2.5);
    close(moments.standard_error(), (5.0_f64 / 12.0).sqrt());
}

/// A share p of n: sqrt(p (1 - p) / (n - 1)).
#[test]
fn a_share() {
    let moments = of(&[1, 0, 0, 1, 0]);
    close(moments.mean(), 0.4);
    close(moments.standard_error(), (0.4_f64 * 0.6 / 4.0).sqrt());
}

#[test]
fn equal_values_have_no_error() {
    close(of(&[u32::MAX; 9]).standard_error(), 0.0);
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
