//! Scores to chances, with an exponential function that is the same on every platform.

/// Scores to chances.
#[inline]
pub fn softmax(scores: [f64; 3]) -> [f64; 3] {
    let highest = scores[0].max(scores[1]).max(scores[2]);
    let [win, draw, loss] = scores;
    let [win, draw, loss] = [exp(win - highest), exp(draw - highest), exp(loss - highest)];
    let share = 1.0 / (win + draw + loss);
    [win * share, draw * share, loss * share]
}

/// One over n factorial.
const SERIES: [f64; 12] = {
    let mut series = [1.0; 12];
    let (mut n, mut divisor) = (1, 1.0);
    while n < series.len() {
        series[n] = series[n - 1] / divisor;
        divisor += 1.0;
        n += 1;
    }
    series
};

/// The exponential function to about twelve digits, for arguments up to 0: the same on every platform.
#[inline]
pub fn exp(x: f64) -> f64 {
    const LOWEST: f64 = -700.0;
    let x = x.max(LOWEST);
    // x = k ln 2 + r with |r| at most half of ln 2: a short series for r, k goes into the exponent.
    #[expect(clippy::cast_possible_truncation, reason = "between -1010 and 1")]
    let k = (x * std::f64::consts::LOG2_E - 0.5) as i64;
    #[expect(clippy::cast_precision_loss, reason = "small")]
    let r = x - k as f64 * std::f64::consts::LN_2;
    let sum = SERIES.iter().rev().fold(0.0, |sum, term| sum * r + term);
    #[expect(clippy::cast_sign_loss, reason = "k is above -1023")]
    let power = f64::from_bits(((k + 1023) as u64) << 52);
    sum * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_the_exponential_function() {
        for i in 0..7_000 {
            let x = -f64::from(i) / 10.0;
            let (ours, theirs) = (exp(x), x.exp());
            assert!((ours - theirs).abs() <= theirs * 1e-12, "{x}: {ours} {theirs}");
        }
    }

    #[test]
    fn chances_add_up() {
        let [a, b, c] = softmax([2.0, -1.0, -30.0]);
        assert!((a + b + c - 1.0).abs() < 1e-15 && a > b && b > c && c > 0.0);
        assert!(softmax([0.0; 3]).iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-15));
    }
}
