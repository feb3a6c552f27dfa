//! Glicko-2 for one match, written down from Mark Glickman's description of it and not from the library that the server uses.

use std::f64::consts::PI;

/// Points to one unit of the scale that is calculated in.
const SCALE: f64 = 173.7178;

/// How much the volatility may change.
const TAU: f64 = 0.5;

/// Rating, deviation and volatility.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating(pub(crate) f64, pub(crate) f64, pub(crate) f64);

/// Of somebody who has not played yet.
pub(crate) const START: Rating = Rating(1500.0, 350.0, 0.06);

impl Rating {
    /// After one match that brought `score`: 1, 0.5 or 0.
    pub(crate) fn after(self, other: Self, score: f64) -> Self {
        let (mu, phi, sigma) = ((self.0 - 1500.0) / SCALE, self.1 / SCALE, self.2);
        let (mu_j, phi_j) = ((other.0 - 1500.0) / SCALE, other.1 / SCALE);
        let g = 1.0 / (1.0 + 3.0 * phi_j.powi(2) / PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
        let v = 1.0 / (g.powi(2) * expected * (1.0 - expected));
        let delta = v * g * (score - expected);
        let sigma = volatility(phi, sigma, v, delta);
        let before = phi.hypot(sigma);
        let phi = 1.0 / (1.0 / before.powi(2) + 1.0 / v).sqrt();
        let mu = mu + phi.powi(2) * g * (score - expected);
        Self(SCALE * mu + 1500.0, SCALE * phi, sigma)
    }
}

/// Step 5: the zero of f by the Illinois algorithm.
fn volatility(phi: f64, sigma: f64, v: f64, delta: f64) -> f64 {
    let a = sigma.powi(2).ln();
    let f = |x: f64| {
        let base = phi.powi(2) + v + x.exp();
        x.exp() * (delta.powi(2) - base) / (2.0 * base.powi(2)) - (x - a) / TAU.powi(2)
    };
    let mut low = a;
    let mut high = if delta.powi(2) > phi.powi(2) + v {
        (delta.powi(2) - phi.powi(2) - v).ln()
    } else {
        (1..).map(|k| a - f64::from(k) * TAU).find(|x| f(*x) >= 0.0).unwrap()
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    while (high - low).abs() > 1e-9 {
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[test]
fn a_first_win_is_worth_162_points() {
    // Both numbers as several public calculators give them.
    let Rating(rating, deviation, _) = START.after(START, 1.0);
    assert!((rating - 1662.31).abs() < 0.01 && (deviation - 290.32).abs() < 0.01, "{rating} {deviation}");
    let Rating(rating, ..) = START.after(START, 0.5);
    assert!((rating - 1500.0).abs() < 1e-9, "{rating}");
}
