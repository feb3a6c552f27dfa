//! The chance that a turn roll brings enough points.

/// More points than three dice can show.
const SUMS: usize = 20;

/// The chances to roll at least this many points with one, two and three dice.
const ENOUGH: [[f32; SUMS]; 3] = [at_least(1, 1), at_least(2, 1), at_least(3, 1)];

/// The same for two dice without a 1, which would be a poor-aim kick (G-AIM-01).
const WELL_AIMED: [f32; SUMS] = at_least(2, 2);

/// The chance that this many dice each show `lowest` or more and add up to at least the index.
const fn at_least(dice: usize, lowest: usize) -> [f32; SUMS] {
    let mut exactly = [0.0; SUMS];
    exactly[0] = 1.0;
    let mut die = 0;
    while die < dice {
        let mut with = [0.0; SUMS];
        let mut sum = 0;
        while sum + 6 < SUMS {
            let mut face = lowest;
            while face <= 6 {
                with[sum + face] += exactly[sum] / 6.0;
                face += 1;
            }
            sum += 1;
        }
        exactly = with;
        die += 1;
    }
    let mut sum = SUMS - 1;
    while sum > 0 {
        exactly[sum - 1] += exactly[sum];
        sum -= 1;
    }
    exactly
}

/// What a team has to spend.
#[derive(Clone, Copy, Debug)]
pub(super) enum Budget {
    /// This many points.
    Points(u8),
    /// The sum of this many dice. With two, the aim may be poor.
    Dice { dice: u8, poor_aim: bool },
}

impl Budget {
    /// The chance that it covers a cost.
    #[inline]
    pub(super) fn covers(self, cost: u8) -> f32 {
        match self {
            Self::Points(points) => {
                if cost <= points {
                    1.0
                } else {
                    0.0
                }
            }
            Self::Dice { dice: 2, poor_aim: true } => WELL_AIMED[usize::from(cost).min(SUMS - 1)],
            Self::Dice { dice, .. } => {
                ENOUGH[usize::from(dice.clamp(1, 3)) - 1][usize::from(cost).min(SUMS - 1)]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;

    #[test]
    fn dice_cover_what_they_can_show() {
        let dice = |dice, poor_aim| Budget::Dice { dice, poor_aim };
        let is = |budget: Budget, cost, chance: f32| {
            assert!(
                (budget.covers(cost) - chance).abs() < 1e-6,
                "{budget:?} {cost}: {}",
                budget.covers(cost)
            );
        };
        is(dice(1, true), 4, 1.0 / 2.0);
        is(dice(1, false), 7, 0.0);
        is(dice(2, false), 0, 1.0);
        is(dice(2, false), 7, 21.0 / 36.0);
        is(dice(2, false), 12, 1.0 / 36.0);
        is(dice(2, true), 0, 25.0 / 36.0);
        is(dice(2, true), 11, 3.0 / 36.0);
        is(dice(3, true), 4, 215.0 / 216.0);
        is(dice(3, false), 18, 1.0 / 216.0);
        is(dice(3, false), 200, 0.0);
        is(Budget::Points(5), 5, 1.0);
        is(Budget::Points(5), 6, 0.0);
    }
}
