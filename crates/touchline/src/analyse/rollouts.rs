//! `touchline analyse --rollouts N`: plays mistakes out to check them.

use anyhow::{Context as _, bail};
use touchline_ai::analysis::{Analysis, Course, Kind, Rollouts};
use touchline_ai::{Level, Watch};
use touchline_engine::Message;
use touchline_words::Words;

use super::progress_bar;
use crate::level;

/// Fewer trials say nothing; more take days.
const TRIALS: std::ops::RangeInclusive<i64> = 2..=1_000_000;

/// How decisions are played out.
#[derive(clap::Args)]
pub(crate) struct PlayingOut {
    /// Check every mistake by playing it out this many times
    #[arg(long, value_name = "N", conflicts_with = "study", value_parser = clap::value_parser!(u32).range(TRIALS))]
    rollouts: Option<u32>,
    /// Play out only the decision of this step of the match, counted from 0 as in the JSON
    #[arg(long, value_name = "STEP", requires = "rollouts")]
    at: Option<usize>,
    /// The level that plays rollouts
    #[arg(long, value_name = "LEVEL", default_value = "rookie", requires = "rollouts", value_parser = level::option)]
    rollout_level: Level,
    /// Stop rollouts after this many turns, where the evaluation says what the rest is worth [default: play
    /// to the end]
    #[arg(long, value_name = "T", requires = "rollouts", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rollout_turns: Option<u32>,
    /// The seed of rollouts
    #[arg(long, value_name = "S", default_value_t = 1, requires = "rollouts", value_parser = crate::seed::read, allow_hyphen_values = true)]
    rollout_seed: u64,
}

impl PlayingOut {
    /// The level that plays rollouts.
    pub(crate) fn level(&self) -> Level {
        self.rollout_level
    }

    /// Refuse a step that the match does not have, before the long wait.
    pub(crate) fn check(&self, steps: usize, words: &Words) -> anyhow::Result<()> {
        match self.at {
            Some(step) if step >= steps => {
                let refusal = Message::new("analysis-no-step")
                    .text("step", step.to_string())
                    .text("steps", steps.to_string());
                bail!(words.say(&refusal))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Play out what was asked for, and note it in the analysis.
    pub(crate) fn run<G: Watch>(
        &self,
        course: &Course<G>,
        analysis: &mut Analysis,
        threads: usize,
        words: &Words,
    ) -> anyhow::Result<()> {
        let Some(trials) = self.rollouts else { return Ok(()) };
        let rollouts = Rollouts {
            trials,
            level: self.rollout_level,
            turns: self.rollout_turns,
            seed: self.rollout_seed,
            threads,
        };
        let steps = match self.at {
            Some(step) => {
                vec![told_at(analysis, step).with_context(|| nothing_better(analysis, step, words))?]
            }
            None => Rollouts::flagged(analysis),
        };
        let bar = progress_bar(u64::from(trials) * steps.len() as u64, "rollouts");
        for step in steps {
            let found = rollouts.check(course, analysis, step, &|| bar.inc(1));
            analysis.played_out.extend(found);
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// Whether something better is known at a step.
fn is_better_known(analysis: &Analysis, step: usize) -> bool {
    match analysis.steps.get(step).map(|step| &step.kind) {
        Some(Kind::Decision(decision)) => decision.chosen != decision.best,
        Some(Kind::Roll(_) | Kind::Call) | None => false,
    }
}

fn told_at(analysis: &Analysis, step: usize) -> Option<usize> {
    is_better_known(analysis, step).then_some(step)
}

fn nothing_better(analysis: &Analysis, step: usize, words: &Words) -> String {
    let others = (0..analysis.steps.len()).filter(|step| is_better_known(analysis, *step));
    let others: Vec<String> = others.map(|step| step.to_string()).collect();
    let others = if others.is_empty() { "-".to_owned() } else { others.join(", ") };
    let refusal =
        Message::new("analysis-nothing-better").text("step", step.to_string()).text("steps", others);
    words.say(&refusal)
}
