//! Where a result came from: sums over all steps.

use super::Balance;
use super::verdict::{On, Verdict};

/// Half the width of a 95 % interval, in standard deviations.
const NORMAL_95: f64 = 1.96;

/// Sum up a match. `worths` holds home's winning chance in every position, one more than there are verdicts;
/// `turns` the turn of every verdict.
pub(crate) fn balance<A>(worths: &[f64], verdicts: &[Verdict<A>], turns: &[u32]) -> Balance {
    let (start, result) = (worths.first().copied().unwrap_or(0.5), worths.last().copied().unwrap_or(0.5));
    let mut sum = Balance { start, result, ..Balance::default() };
    let mut variance = 0.0;
    for verdict in verdicts {
        sum.reassessment += verdict.reassessment;
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
        margin: NORMAL_95 * unexplained(worths, verdicts, turns).sqrt(),
        ..sum
    }
}

/// Estimates the variance of the luck-free result: the squares of all changes that were not luck. Changes are
/// first added up within a turn, because later steps of a turn often take back what an earlier one promised.
fn unexplained<A>(worths: &[f64], verdicts: &[Verdict<A>], turns: &[u32]) -> f64 {
    let (mut sum, mut of_turn, mut turn) = (0.0, 0.0, None);
    for ((verdict, around), now) in verdicts.iter().zip(worths.windows(2)).zip(turns) {
        if turn != Some(now) {
            sum += of_turn * of_turn;
            (of_turn, turn) = (0.0, Some(now));
        }
        let luck = match &verdict.on {
            On::Dice(dice) => dice.luck,
            On::Choice(_) | On::Call => 0.0,
        };
        of_turn += around[1] - around[0] - luck;
    }
    sum + of_turn * of_turn
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::verdict::Dice;

    fn roll(luck: f64, reassessment: f64) -> Verdict<()> {
        Verdict { reassessment, on: On::Dice(Dice { luck, variance: luck * luck, outcomes: Vec::new() }) }
    }

    #[test]
    fn the_margin_is_made_of_what_turns_changed_besides_luck() {
        let verdicts = [roll(0.3, 0.1), roll(0.0, -0.1), roll(-0.2, 0.05), roll(0.0, 0.0)];
        let worths = [0.5, 0.9, 0.8, 0.65, 0.65];
        // The first turn takes back what it promised.
        let together = balance(&worths, &verdicts, &[1, 1, 2, 2]);
        assert!((together.margin - 1.96 * 0.05).abs() < 1e-12, "{}", together.margin);
        let apart = balance(&worths, &verdicts, &[1, 2, 3, 4]);
        assert!((apart.margin - 1.96 * 0.15).abs() < 1e-12, "{}", apart.margin);
        // Grouping by turn changes nothing but the margin.
        assert_eq!(Balance { margin: 0.0, ..together }, Balance { margin: 0.0, ..apart });
        assert!((together.luck_spread - 0.13_f64.sqrt()).abs() < 1e-12);
        assert!((together.result - together.start - (together.luck - together.errors())).abs() < 1e-12);
    }
}
