//! The scores of many matches: what a competition between computer players is foretold from.

use rayon::prelude::*;
use touchline_ai::Evaluate;
use touchline_engine::Pcg;

use crate::players::play_to;
use crate::{Eager, Simulation};

impl Simulation {
    /// The score of every match, in the order of their numbers. `progress` is called, from any thread, with
    /// the number of matches just done.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn scores<G: Eager + Evaluate>(
        &self,
        game: &G,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<[u32; 2]>, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let score = |number: u64| {
            let mut rng = Pcg::new(self.seed, number);
            let state = play_to(game, &G::Terms::default(), self.bots_of(number), &mut rng);
            progress(1);
            game.score(&state)
        };
        Ok(pool.install(|| (0..self.matches).into_par_iter().map(score).collect()))
    }
}

#[cfg(test)]
mod tests {
    use touchline_engine::BySeat;
    use touchline_fuba::Fuba;

    use super::*;
    use crate::Bot;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn scores_are_those_of_the_report_on_any_number_of_threads() {
        let game = Fuba::from_text("fuba:3.0").unwrap();
        let of = |threads| Simulation {
            matches: 60,
            seed: 5,
            threads,
            bots: BySeat::new(Bot::Eager, Bot::RANDOM),
        };
        let scores = of(1).scores(&game, &|_| ()).unwrap();
        assert_eq!(scores, of(3).scores(&game, &|_| ()).unwrap());
        let won = scores.iter().filter(|[home, away]| home > away).count();
        let report = of(1).run(&game, &|_| ()).unwrap();
        let mean = report.row("home_win").and_then(crate::Row::mean).unwrap();
        #[expect(clippy::cast_precision_loss, reason = "at most 60")]
        let share = won as f64 / 60.0;
        assert!((share - mean).abs() < 1e-9, "{share} {mean}");
    }
}
