//! A program in an arena: one process for one match.

use std::fs;
use std::time::{Duration, Instant};

use touchline_ai::Budget;
use touchline_engine::{Describe, Pcg, Rng as _, Seat};
use touchline_lab::Contestant;

use crate::program::{CommandLine, Program};

/// A program that plays one match.
pub(super) struct Engine {
    /// Or why it could not be started.
    program: Result<Program, String>,
    budget: Option<Budget>,
    /// For what it cannot know, and for the seeds of its own random numbers.
    rng: Pcg,
    /// Its processor time so far, where the system tells.
    spent: Option<Duration>,
    took: Duration,
}

impl Engine {
    pub(super) fn start(
        line: CommandLine,
        budget: Option<Budget>,
        patience: Duration,
        seed: u64,
        stream: u64,
    ) -> Self {
        let program = Program::start(line, patience).map_err(|error| format!("{error:#}"));
        let spent = program.as_ref().ok().and_then(|program| processor_time(program.process()));
        Self { program, budget, rng: Pcg::new(seed, stream), spent, took: Duration::ZERO }
    }
}

impl<G: Describe> Contestant<G> for Engine {
    fn answer(
        &mut self,
        game: &G,
        view: &G::View,
        _: Seat,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        let program = self.program.as_mut().map_err(|why| why.clone())?;
        let imagined = game.imagine(view, &mut self.rng);
        let seed = u64::from(self.rng.next_u32());
        let begin = Instant::now();
        let answer = program.choose(game, &imagined, legal, seed, self.budget);
        // Since the last reading, not since the question: the system may be late to tell.
        let now = processor_time(program.process());
        self.took = match (now, self.spent) {
            (Some(now), Some(before)) => now.saturating_sub(before),
            (Some(_), None) | (None, _) => begin.elapsed(),
        };
        self.spent = now;
        answer.map_err(|error| format!("{error:#}"))
    }

    fn took(&self) -> Option<Duration> {
        Some(self.took)
    }
}

/// The processor time of a process: of all its threads that are still there. Only Linux tells it finely
/// enough.
fn processor_time(process: u32) -> Option<Duration> {
    let mut sum = 0;
    for thread in fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let figures = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        sum += figures.split_whitespace().next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_process_grows_with_its_work() {
        let own = std::process::id();
        let Some(before) = processor_time(own) else { return };
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(30) {
            std::hint::black_box(processor_time(own));
        }
        assert!(processor_time(own) > Some(before));
        assert_eq!(processor_time(u32::MAX), None);
    }
}
