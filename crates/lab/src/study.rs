//! How well luck can be removed from results: many matches, each analysed.

use rayon::prelude::*;
use touchline_ai::analysis::{Analysis, Analyst, Balance, Course};
use touchline_ai::{Computer, Level, Player, Watch};
use touchline_engine::{BySeat, Driver, InputOf, Node, Seeded};

/// Matches between players of two levels, to be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// How many matches.
    pub matches: u64,
    /// Match `i` is played with the `i`-th seed after this one.
    pub seed: u64,
    /// How many threads; 0 means one per core.
    pub threads: usize,
    /// The levels that play.
    pub players: BySeat<Level>,
    /// The level that judges.
    pub judge: Level,
}

/// The results, in home's points.
#[derive(Clone, Debug, PartialEq)]
pub struct Studied {
    /// The balances of all matches, in order.
    pub balances: Vec<Balance>,
}

/// Mean, variance and standard error of a number over matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The unbiased variance; 0 for fewer than two matches.
    pub variance: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Spread {
    /// The statistics of these numbers.
    pub fn of(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> Self {
        let n = float(numbers.len().max(1));
        let mean = numbers.clone().sum::<f64>() / n;
        let squares: f64 = numbers.map(|number| (number - mean) * (number - mean)).sum();
        let variance = squares / (n - 1.0).max(1.0);
        Self { mean, variance, error: (variance / n).sqrt() }
    }
}

impl Studied {
    fn spread(&self, number: impl Fn(&Balance) -> f64 + Clone) -> Spread {
        Spread::of(self.balances.iter().map(number))
    }

    /// The points home took.
    pub fn raw(&self) -> Spread {
        self.spread(|balance| balance.result)
    }

    /// The same without the luck.
    pub fn adjusted(&self) -> Spread {
        self.spread(|balance| balance.adjusted)
    }

    /// The luck: its expected value is zero.
    pub fn luck(&self) -> Spread {
        self.spread(|balance| balance.luck)
    }

    /// The absolute reassessment per match.
    pub fn reassessment(&self) -> Spread {
        self.spread(|balance| balance.reassessment.abs())
    }

    /// How many times more matches the raw result needs for the same precision: the ratio of the variances.
    pub fn factor(&self) -> f64 {
        self.raw().variance / self.adjusted().variance.max(f64::MIN_POSITIVE)
    }

    /// The share of matches whose interval contains home's expectation, as estimated from all of them.
    pub fn coverage(&self) -> f64 {
        let expected = self.adjusted().mean;
        let holds = |balance: &&Balance| (balance.adjusted - expected).abs() <= balance.margin;
        float(self.balances.iter().filter(holds).count()) / float(self.balances.len().max(1))
    }
}

impl Study {
    /// Play and analyse all matches. `progress` is called, from any thread, after each.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Watch>(
        &self,
        game: &G,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Studied, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let analyst = Analyst { level: self.judge, threads: 1 };
        let one = |number: u64| {
            let balance = analyst.balance(&Course::of_driver(&self.play(*game, number)));
            progress();
            balance
        };
        let balances = pool.install(|| (0..self.matches).into_par_iter().map(one).collect());
        Ok(Studied { balances })
    }

    /// How many threads there are.
    pub(crate) fn parallel(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            some => some,
        }
    }

    /// Play and analyse these matches, each on a thread of its own; in order.
    pub(crate) fn analysed<G: Watch>(&self, game: &G, numbers: &[u64]) -> Vec<(u64, Course<G>, Analysis)> {
        let analyst = Analyst { level: self.judge, threads: 1 };
        let one = |number: u64| {
            let driver = self.play(*game, number);
            let analysis = analyst.analyse(&Course::of_driver(&driver), &|| ());
            (driver.inputs().to_vec(), analysis)
        };
        let done: Vec<_> = std::thread::scope(|scope| {
            let one = &one;
            let threads: Vec<_> = numbers.iter().map(|number| scope.spawn(move || one(*number))).collect();
            let done = threads.into_iter().map(|thread| match thread.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            done.collect()
        });
        let again = |(number, (inputs, analysis)): (&u64, (Vec<InputOf<G>>, Analysis))| {
            let mut driver = Driver::new(*game, &G::Terms::default());
            inputs.into_iter().for_each(|input| {
                let replayed = driver.step(input).is_ok();
                debug_assert!(replayed, "what a driver accepted once it accepts again");
            });
            (*number, Course::of_driver(&driver), analysis)
        };
        numbers.iter().zip(done).map(again).collect()
    }

    /// Play a match of the study.
    pub fn play<G: Watch>(&self, game: G, number: u64) -> Driver<G> {
        let seed = self.seed.wrapping_add(number);
        let mut driver = Driver::new(game, &G::Terms::default());
        let mut dice = Seeded::new(seed);
        let [home, away] = self.players.0;
        let mut players = BySeat::new(Computer::new(home, seed, 1), Computer::new(away, seed, 2));
        loop {
            // Nothing here is ever refused: players choose legal actions, and dice are rolled when they are
            // due.
            let given = match driver.node() {
                Node::Decide(seat, _) => {
                    let view = game.view(driver.state(), Some(seat));
                    let action = players[seat].choose(&game, &view, seat, driver.actions());
                    driver.act(action).is_ok()
                }
                Node::Chance => match game.overlong(driver.state()) {
                    Some(call) => driver.call(call).is_ok(),
                    None => driver.roll_from(&mut dice).is_ok(),
                },
                Node::Over(_) => false,
            };
            if !given {
                return driver;
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches")]
fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    #[test]
    fn spreads_are_those_of_the_textbook() {
        let spread = Spread::of([1.0, 2.0, 6.0].into_iter());
        assert!(close(spread.mean, 3.0) && close(spread.variance, 7.0));
        assert!(close(spread.error, (7.0_f64 / 3.0).sqrt()));
        assert!(close(Spread::of([4.0].into_iter()).variance, 0.0));
    }

    #[test]
    fn what_luck_explains_is_taken_out() {
        let balance = |result: f64, adjusted: f64| Balance {
            result,
            adjusted,
            luck: result - adjusted,
            margin: 0.15,
            ..Balance::default()
        };
        let balances = vec![balance(1.0, 0.6), balance(0.0, 0.4), balance(1.0, 0.7), balance(0.0, 0.3)];
        let studied = Studied { balances };
        assert!(close(studied.raw().mean, 0.5) && close(studied.adjusted().mean, 0.5));
        assert!(close(studied.luck().mean, 0.0));
        assert!(close(studied.factor(), 1.0 / 0.1));
        assert!(close(studied.coverage(), 0.5));
    }
}
