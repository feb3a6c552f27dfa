//! Where a result came from: the sums over all steps.

use super::Balance;
use super::verdict::{On, Verdict};

/// Half of a 95 % interval in standard deviations.
const NORMAL_95: f64 = 1.96;

/// Sum up. `worths` are home's winning chances in all positions: one more than verdicts.
pub(crate) fn balance<A>(worths: &[f64], verdicts: &[Verdict<A>]) -> Balance {
    let (start, result) = (worths.first().copied().unwrap_or(0.5), worths.last().copied().unwrap_or(0.5));
    let mut sum = Balance { start, result, ..Balance::default() };
    let (mut variance, mut unexplained) = (0.0, 0.0);
    for verdict in verdicts {
        sum.reassessment += verdict.reassessment;
        unexplained += verdict.reassessment * verdict.reassessment;
        match &verdict.on {
            On::Choice(choice) => sum.losses[choice.seat] += choice.loss,
            On::Dice(dice) => {
                sum.luck += dice.luck;
                variance += dice.variance;
            }
            On::Call => {}
        }
    }
    Balance {
        luck_spread: variance.sqrt(),
        adjusted: result - sum.luck,
        margin: NORMAL_95 * unexplained.sqrt(),
        ..sum
    }
}
