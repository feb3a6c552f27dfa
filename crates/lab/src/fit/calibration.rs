//! Calibration: predictions against results, in matches that were not used for training.
//!
//! Positions of one match share its result, so every error is computed over matches, never over positions.

use touchline_ai::Value;

/// A prediction and the truth, from the protagonist's point of view. Goals are those still to come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The prediction.
    pub expected: Value,
    /// What happened.
    pub happened: Value,
}

/// Sampled positions of one match.
#[derive(Clone, Debug, PartialEq)]
pub struct Tested {
    /// The index of its spec in [`SPECS`](super::Fitted::SPECS).
    pub spec: usize,
    /// In order.
    pub forecasts: Vec<Forecast>,
    /// What the position before the first roll is worth to home: its winning chance.
    pub start: f64,
    /// Home's points: 1, a half or 0.
    pub result: f64,
    /// The same without the luck of the dice, positions valued as they stand.
    pub adjusted: f64,
    /// The same without the luck of the dice, every outcome looked into further; `None` if that was not
    /// wanted.
    pub ahead: Option<f64>,
}

/// Similar predictions, and what happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// The mean prediction.
    pub expected: f64,
    /// The mean outcome.
    pub happened: f64,
    /// The standard error of the mean outcome, over matches.
    pub error: f64,
    /// Its share of all positions.
    pub share: f64,
    /// How many matches they come from.
    pub matches: usize,
}

/// A calibration curve, without empty bins.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// In ascending order.
    pub bins: Vec<Bin>,
}

impl Curve {
    /// Predictions of one number, in bins of this width.
    pub fn new(tested: &[Tested], width: f64, of: impl Fn(&Value) -> f64) -> Self {
        let mut sums: std::collections::BTreeMap<i64, Sums> = std::collections::BTreeMap::new();
        for (number, tested) in tested.iter().enumerate() {
            for forecast in &tested.forecasts {
                let (expected, happened) = (of(&forecast.expected), of(&forecast.happened));
                #[expect(clippy::cast_possible_truncation, reason = "chances, or a few goals")]
                let bin = (expected / width).floor() as i64;
                sums.entry(bin).or_default().add(number, expected, happened);
            }
        }
        let all = sums.values().map(|sums| sums.positions).sum::<f64>();
        Self { bins: sums.into_values().map(|sums| sums.bin(all)).collect() }
    }

    /// The expected calibration error: the distance between mean outcome and mean prediction, averaged over
    /// all bins by their share.
    pub fn error(&self) -> f64 {
        self.bins.iter().map(|bin| bin.share * (bin.expected - bin.happened).abs()).sum()
    }

    /// The error that perfect predictions would show, because the number of matches is finite.
    pub fn error_by_chance(&self) -> f64 {
        // The mean of the absolute value of a normal deviate.
        let mean = std::f64::consts::FRAC_2_PI.sqrt();
        self.bins.iter().map(|bin| bin.share * bin.error * mean).sum()
    }
}

/// The contents of one bin.
#[derive(Default)]
struct Sums {
    positions: f64,
    expected: f64,
    happened: f64,
    /// Per match: its number, its positions and the sum of outcomes.
    matches: Vec<(usize, f64, f64)>,
}

impl Sums {
    fn add(&mut self, number: usize, expected: f64, happened: f64) {
        self.positions += 1.0;
        self.expected += expected;
        self.happened += happened;
        match self.matches.last_mut() {
            Some((last, positions, sum)) if *last == number => {
                *positions += 1.0;
                *sum += happened;
            }
            _ => self.matches.push((number, 1.0, happened)),
        }
    }

    fn bin(self, all: f64) -> Bin {
        let happened = self.happened / self.positions;
        let residuals = self.matches.iter().map(|(_, positions, sum)| sum - happened * positions);
        // The error of a ratio of two sums over independent matches, to first order.
        let spread = residuals.map(|residual| residual * residual).sum::<f64>().sqrt() / self.positions;
        let n = float(self.matches.len());
        Bin {
            expected: self.expected / self.positions,
            happened,
            error: spread * (n / (n - 1.0).max(1.0)).sqrt(),
            share: self.positions / all,
            matches: self.matches.len(),
        }
    }
}

/// Overall quality of the predictions, as means over positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scores {
    /// Matches.
    pub matches: usize,
    /// Positions.
    pub positions: usize,
    /// Brier score: the squared errors of the three chances, summed.
    pub brier: f64,
    /// The same for a constant prediction of the shares of the results among these positions.
    pub base_brier: f64,
    /// The negative log-likelihood of what happened.
    pub log: f64,
    /// The same for the constant prediction.
    pub base_log: f64,
    /// The root mean squared error of the goals to come.
    pub goals: f64,
    /// The same for a prediction of none.
    pub base_goals: f64,
}

impl Scores {
    /// The scores of these matches.
    pub fn new(tested: &[Tested]) -> Self {
        let forecasts = || tested.iter().flat_map(|tested| &tested.forecasts);
        let positions = forecasts().count();
        let mean = |of: &dyn Fn(&Forecast) -> f64| forecasts().map(of).sum::<f64>() / float(positions.max(1));
        let base = Value {
            win: mean(&|forecast| forecast.happened.win),
            draw: mean(&|forecast| forecast.happened.draw),
            loss: mean(&|forecast| forecast.happened.loss),
            goals: 0.0,
        };
        Self {
            matches: tested.len(),
            positions,
            brier: mean(&|forecast| brier(&forecast.expected, &forecast.happened)),
            base_brier: mean(&|forecast| brier(&base, &forecast.happened)),
            log: mean(&|forecast| log(&forecast.expected, &forecast.happened)),
            base_log: mean(&|forecast| log(&base, &forecast.happened)),
            goals: mean(&|forecast| (forecast.expected.goals - forecast.happened.goals).powi(2)).sqrt(),
            base_goals: mean(&|forecast| forecast.happened.goals.powi(2)).sqrt(),
        }
    }
}

/// How the points of matches scatter, with and without luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The variance of home's points.
    pub results: f64,
    /// The same without the luck of the dice.
    pub adjusted: f64,
    /// The standard error of the factor between them.
    pub error: f64,
}

impl Spread {
    /// The variances over these matches, positions valued as they stand.
    pub fn new(tested: &[Tested]) -> Self {
        Self::of(tested.iter().map(|tested| [tested.result, tested.adjusted]).collect())
    }

    /// The same over those matches in which every outcome was looked into further; `None` without any.
    pub fn ahead(tested: &[Tested]) -> Option<Self> {
        let points: Vec<_> =
            tested.iter().filter_map(|tested| Some([tested.result, tested.ahead?])).collect();
        (!points.is_empty()).then(|| Self::of(points))
    }

    /// Points with and without luck, match by match.
    fn of(mut points: Vec<[f64; 2]>) -> Self {
        let n = float(points.len().max(1));
        for column in [0, 1] {
            let mean = points.iter().map(|pair| pair[column]).sum::<f64>() / n;
            points.iter_mut().for_each(|pair| pair[column] = (pair[column] - mean).powi(2));
        }
        let [results, adjusted] =
            [0, 1].map(|column| points.iter().map(|pair| pair[column]).sum::<f64>() / n);
        let ratio = results / adjusted.max(f64::MIN_POSITIVE);
        // The error of a ratio of two means over independent matches, to first order.
        let residuals = points.iter().map(|[result, rest]| (result - ratio * rest).powi(2));
        let error = residuals.sum::<f64>().sqrt() / n / adjusted.max(f64::MIN_POSITIVE);
        Self { results, adjusted, error }
    }

    /// How many times smaller the variance is without luck.
    pub fn factor(&self) -> f64 {
        self.results / self.adjusted.max(f64::MIN_POSITIVE)
    }
}

fn brier(expected: &Value, happened: &Value) -> f64 {
    let errors = [expected.win - happened.win, expected.draw - happened.draw, expected.loss - happened.loss];
    errors.iter().map(|error| error * error).sum()
}

fn log(expected: &Value, happened: &Value) -> f64 {
    let hit = expected.win * happened.win + expected.draw * happened.draw + expected.loss * happened.loss;
    -hit.max(f64::MIN_POSITIVE).ln()
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::{Pcg, Rng};

    use super::*;

    fn one_match(forecasts: Vec<Forecast>) -> Tested {
        Tested { spec: 0, forecasts, start: 0.5, result: 0.5, adjusted: 0.5, ahead: None }
    }

    /// Matches of one position each: `said` is predicted, and a win happens with a probability that depends
    /// on it.
    fn tested(chance: impl Fn(f64) -> f64) -> Vec<Tested> {
        let mut rng = Pcg::new(5, 0);
        let mut one = |_| {
            let win = f64::from(rng.below(1000)) / 1000.0;
            let won = f64::from(u8::from(f64::from(rng.below(1000)) < 1000.0 * chance(win)));
            let value = |win| Value { win, draw: 0.0, loss: 1.0 - win, goals: 0.0 };
            one_match(vec![Forecast { expected: value(win), happened: value(won) }])
        };
        (0..20_000).map(&mut one).collect()
    }

    #[test]
    fn true_predictions_have_no_error_but_chance() {
        let curve = Curve::new(&tested(|win| win), 0.05, |value| value.win);
        assert_eq!(curve.bins.len(), 20);
        let (error, chance) = (curve.error(), curve.error_by_chance());
        assert!(error < 2.0 * chance && chance < 0.015, "{error} {chance}");
        let far =
            curve.bins.iter().filter(|bin| (bin.expected - bin.happened).abs() > 2.0 * bin.error).count();
        assert!(far <= 4, "{far} bins of 20 are off by two standard errors");
    }

    #[test]
    fn bold_predictions_are_found_out() {
        // A prediction of 0 or 1 is right only three times in four.
        let curve = Curve::new(&tested(|win| 0.25 + win / 2.0), 0.05, |value| value.win);
        assert!((curve.error() - 0.125).abs() < 0.02, "{}", curve.error());
    }

    #[test]
    fn positions_of_one_match_count_as_one_result() {
        let value = |win| Value { win, draw: 0.0, loss: 1.0 - win, goals: 0.0 };
        let forecast = |won| Forecast { expected: value(0.5), happened: value(won) };
        let matches = |positions: usize| -> Vec<Tested> {
            [1.0, 0.0, 1.0, 0.0].map(|won| one_match(vec![forecast(won); positions])).into()
        };
        let error = |positions| Curve::new(&matches(positions), 0.05, |value| value.win).bins[0].error;
        assert!((error(1) - error(50)).abs() < 1e-12);
        assert!((error(1) - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_variance_is_smaller_without_luck() {
        let of = |result, adjusted, ahead| Tested { result, adjusted, ahead, ..one_match(Vec::new()) };
        let two = |one: Tested, other: Tested| [one, other].into_iter().cycle();
        let mut tested: Vec<Tested> =
            two(of(1.0, 0.75, Some(0.625)), of(0.0, 0.25, Some(0.375))).take(100).collect();
        let (stands, ahead) = (Spread::new(&tested), Spread::ahead(&tested).unwrap());
        assert!((stands.factor() - 4.0).abs() < 1e-9 && (ahead.factor() - 16.0).abs() < 1e-9);
        assert!(stands.error < 1e-9, "every match is the same: {}", stands.error);
        tested.extend(two(of(0.5, 0.5, Some(0.0)), of(0.5, 0.5, Some(1.0))).take(20));
        let (stands, ahead) = (Spread::new(&tested), Spread::ahead(&tested).unwrap());
        assert!((stands.factor() - 4.0).abs() < 1e-9 && ahead.factor() < 5.0 && ahead.error > 0.3);
        tested.iter_mut().skip(100).for_each(|tested| tested.ahead = None);
        assert!((Spread::ahead(&tested).unwrap().factor() - 16.0).abs() < 1e-9, "of those that were seen");
        tested.iter_mut().for_each(|tested| tested.ahead = None);
        assert_eq!(Spread::ahead(&tested), None);
    }

    #[test]
    fn scores_compare_with_the_shares_of_results() {
        let scores = Scores::new(&tested(|win| win));
        assert!(
            (scores.base_brier - 0.5).abs() < 0.01 && (scores.brier - 1.0 / 3.0).abs() < 0.01,
            "{scores:?}"
        );
        assert!(
            (scores.base_log - 2.0_f64.ln()).abs() < 0.01 && (scores.log - 0.5).abs() < 0.01,
            "{scores:?}"
        );
    }
}
