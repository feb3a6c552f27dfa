//! Glicko-2, written from Mark Glickman's description and not from the library that the server uses.

use std::f64::consts::PI;

/// Points per unit of the internal scale.
const SCALE: f64 = 173.7178;

/// How much the volatility may change.
const TAU: f64 = 0.5;

/// Rating, deviation and volatility.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating(pub(crate) f64, pub(crate) f64, pub(crate) f64);

/// The rating of a new player.
pub(crate) const START: Rating = Rating(1500.0, 350.0, 0.06);

impl Rating {
    /// After the matches of one period, each an opponent and a score: 1, 0.5 or 0.
    pub(crate) fn after(self, matches: &[(Self, f64)]) -> Self {
        let (mu, phi, sigma) = ((self.0 - 1500.0) / SCALE, self.1 / SCALE, self.2);
        let (mut known, mut gained) = (0.0, 0.0);
        for (other, score) in matches {
            let (mu_j, phi_j) = ((other.0 - 1500.0) / SCALE, other.1 / SCALE);
            let g = 1.0 / (1.0 + 3.0 * phi_j.powi(2) / PI.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
            known += g.powi(2) * expected * (1.0 - expected);
            gained += g * (score - expected);
        }
        let v = 1.0 / known;
        let sigma = volatility(phi, sigma, v, v * gained);
        let before = phi.hypot(sigma);
        let phi = 1.0 / (1.0 / before.powi(2) + known).sqrt();
        let mu = mu + phi.powi(2) * gained;
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
        (1..100).map(|k| a - f64::from(k) * TAU).find(|x| f(*x) >= 0.0).unwrap()
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
fn it_reproduces_the_example_of_its_description() {
    let others = [
        (Rating(1400.0, 30.0, 0.06), 1.0),
        (Rating(1550.0, 100.0, 0.06), 0.0),
        (Rating(1700.0, 300.0, 0.06), 0.0),
    ];
    let Rating(rating, deviation, volatility) = Rating(1500.0, 200.0, 0.06).after(&others);
    // The description rounds along the way, so its last digit is uncertain.
    assert!((rating - 1464.06).abs() < 0.02, "{rating}");
    assert!((deviation - 151.52).abs() < 0.01, "{deviation}");
    assert!((volatility - 0.059_99).abs() < 0.000_01, "{volatility}");
}
