//! The normal distribution, and Student's: quantiles and p-values for intervals and tests.

/// The chance that a normal number is further from 0 than `z`, on either side.
pub fn two_sided(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    if x < 2.0 {
        // The power series of the error function.
        let (mut term, mut sum, mut n) = (x, x, 0.0);
        while term.abs() > 1e-17 * sum.abs() && n < 200.0 {
            n += 1.0;
            term *= -x * x / n;
            sum += term / (2.0 * n + 1.0);
        }
        1.0 - sum * 2.0 / std::f64::consts::PI.sqrt()
    } else {
        // Its continued fraction, from the inside out.
        let inner = (1..=60).rev().fold(0.0, |inner, k| f64::from(k) / 2.0 / (x + inner));
        (-x * x).exp() / std::f64::consts::PI.sqrt() / (x + inner)
    }
}

/// How far from 0 a normal number lies with the chance `share` outside: 1.96 for 0.05.
pub fn quantile(share: f64) -> f64 {
    let (mut low, mut high) = (0.0, 38.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if two_sided(middle) > share {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The chance that a number of Student's distribution with so many degrees of freedom is further from 0 than
/// `t`, on either side.
pub fn student_two_sided(t: f64, freedom: f64) -> f64 {
    let v = freedom.max(1.0);
    incomplete_beta(v / (v + t * t), v / 2.0, 0.5)
}

/// How far from 0 a number of Student's distribution lies with the chance `share` outside.
pub fn student(share: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while student_two_sided(high, freedom) > share && high < 1e150 {
        (low, high) = (high, 2.0 * high);
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if student_two_sided(middle, freedom) > share {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The regularised incomplete beta function, by its continued fraction on the side where that is quick.
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (-x).ln_1p()).exp();
    if x < (a + 1.0) / (a + b + 2.0) {
        front * beta_fraction(x, a, b) / a
    } else {
        1.0 - front * beta_fraction(1.0 - x, b, a) / b
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn beta_fraction(x: f64, a: f64, b: f64) -> f64 {
    let tiny = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let mut below = 1.0 / tiny(1.0 - (a + b) * x / (a + 1.0));
    let (mut above, mut fraction) = (1.0, below);
    for step in (1..=10_000).map(f64::from) {
        let twice = a + 2.0 * step;
        let even = step * (b - step) * x / ((twice - 1.0) * twice);
        let odd = -(a + step) * (a + b + step) * x / (twice * (twice + 1.0));
        let mut change = 1.0;
        for term in [even, odd] {
            below = 1.0 / tiny(1.0 + term * below);
            above = tiny(1.0 + term / above);
            change = below * above;
            fraction *= change;
        }
        if (change - 1.0).abs() < 1e-15 {
            break;
        }
    }
    fraction
}

/// The logarithm of the gamma function above 0, by Lanczos' approximation.
fn ln_gamma(x: f64) -> f64 {
    const PARTS: [f64; 9] = [
        0.999_999_999_999_809_9,
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    if x < 0.5 {
        let pi = std::f64::consts::PI;
        return (pi / (pi * x).sin()).ln() - ln_gamma(1.0 - x);
    }
    let (x, base) = (x - 1.0, x + 6.5);
    let sum = (1_u32..).zip(&PARTS[1..]).fold(PARTS[0], |sum, (k, part)| sum + part / (x + f64::from(k)));
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * base.ln() - base + sum.ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} {b}");
    }

    #[test]
    fn values_are_those_of_the_tables() {
        close(two_sided(1.959_963_984_540_054), 0.05, 1e-12);
        close(two_sided(0.0), 1.0, 1e-15);
        close(two_sided(3.290_526_731_491_926), 0.001, 1e-12);
        close(two_sided(2.828_427_124_7), two_sided(2.828_427_125), 1e-9);
        close(quantile(0.05), 1.959_963_984_540_054, 1e-9);
        close(quantile(0.000_1), 3.890_591_886_413_1, 1e-9);
        for (share, freedom, want) in [
            (0.05, 1.0, 12.706_204_736),
            (0.05, 4.0, 2.776_445_105),
            (0.05, 10.0, 2.228_138_852),
            (0.001, 100.0, 3.390_491_311),
            (0.000_1, 2.0, 99.992_5),
            (0.05, 1e6, 1.959_966_3),
        ] {
            close(student(share, freedom), want, 1e-6 * want);
            close(student_two_sided(want, freedom), share, 1e-6);
        }
        close(student_two_sided(0.0, 3.0), 1.0, 1e-12);
    }
}
