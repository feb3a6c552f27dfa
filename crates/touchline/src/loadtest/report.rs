//! The results of a load test, for people and for programs.

use std::fmt::Write as _;
use std::time::Duration;

use serde_json::{Value, json};

use super::BOUND;
use super::field::Tally;

/// A snapshot of the server and the load generator.
pub(super) struct Look {
    pub(super) cpu: Duration,
    pub(super) own_cpu: Duration,
    pub(super) memory: u64,
    /// Commits of the journal so far, and the entries in them; `None` if the server does not report them.
    pub(super) commits: Option<f64>,
    pub(super) steps: Option<f64>,
}

/// The results of one run.
pub(super) struct Figures {
    pub(super) matches: usize,
    pub(super) rate: Option<f64>,
    /// Whether seats gave whole turns as plans.
    pub(super) plans: bool,
    pub(super) tally: Tally,
    pub(super) before: Look,
    pub(super) after: Look,
    pub(super) took: Duration,
    /// Memory of all matches together, in bytes.
    pub(super) memory: u64,
}

/// The results of the search.
pub(super) struct Largest {
    pub(super) rate: Option<f64>,
    /// The largest number of matches within the bound; 0 if none.
    pub(super) holds: usize,
    /// Whether a larger number was tried and failed.
    pub(super) bounded: bool,
    /// Every number that was tried, with its p99.
    pub(super) probes: Vec<(usize, Duration)>,
}

/// All results.
pub(super) struct Report {
    pub(super) spec: String,
    pub(super) database: &'static str,
    /// How many servers there were.
    pub(super) nodes: u8,
    pub(super) seconds: f64,
    pub(super) runs: Vec<Figures>,
    pub(super) largest: Option<Largest>,
}

/// The value of a metric in the server's metrics text.
pub(super) fn metric(text: &str, name: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
    line.split(' ').next()?.parse().ok()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
fn as_float(count: u64) -> f64 {
    count as f64
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl Figures {
    fn inputs(&self) -> f64 {
        as_float(self.tally.times.n())
    }

    fn per_second(&self) -> f64 {
        self.inputs() / self.took.as_secs_f64()
    }

    /// CPU time of the server per input, in milliseconds.
    fn server_cpu(&self) -> f64 {
        milliseconds(self.after.cpu.saturating_sub(self.before.cpu)) / self.inputs()
    }

    /// CPU time of the server, in milliseconds, over a count.
    fn server_cpu_over(&self, count: u64) -> f64 {
        milliseconds(self.after.cpu.saturating_sub(self.before.cpu)) / as_float(count.max(1))
    }

    /// A count per turn.
    fn per_turn(&self, count: u64) -> f64 {
        as_float(count) / as_float(self.tally.turns.max(1))
    }

    /// A row of the second table: what answers and turns cost.
    fn turn_row(&self) -> String {
        let tally = &self.tally;
        format!(
            "{:>8}  {:<15} {:>9.0} {:>10.4} {:>10.4} {:>12.2} {:>13.2} {:>10.2}",
            self.matches,
            if self.plans { "plans" } else { "one by one" },
            as_float(tally.answers) / self.took.as_secs_f64(),
            self.server_cpu_over(tally.answers),
            self.server_cpu_over(tally.turns),
            self.per_turn(tally.answers),
            self.per_turn(tally.messages),
            self.per_turn(tally.bytes) / 1024.0,
        )
    }

    fn own_cpu(&self) -> f64 {
        milliseconds(self.after.own_cpu.saturating_sub(self.before.own_cpu)) / self.inputs()
    }

    /// p50, p90, p99 and the longest, in milliseconds.
    fn times(&self) -> [f64; 4] {
        let times = &self.tally.times;
        [times.percentile(50), times.percentile(90), times.percentile(99), times.longest()].map(milliseconds)
    }

    /// Memory per match, in KiB.
    fn memory(&self) -> f64 {
        as_float(self.memory) / 1024.0 / as_float(self.matches as u64)
    }

    /// Commits in the window, and the mean number of entries per commit.
    fn commits(&self) -> Option<(f64, f64)> {
        let commits = self.after.commits? - self.before.commits?;
        let steps = self.after.steps? - self.before.steps?;
        (commits > 0.0).then_some((commits, steps / commits))
    }

    fn json(&self) -> Value {
        let [p50, p90, p99, longest] = self.times();
        let commits = self.commits();
        json!({
            "matches": self.matches,
            "rate": self.rate,
            "plans": self.plans,
            "answers": self.tally.answers,
            "turns": self.tally.turns,
            "server_cpu_ms_per_answer": self.server_cpu_over(self.tally.answers),
            "server_cpu_ms_per_turn": self.server_cpu_over(self.tally.turns),
            "messages_per_turn": self.per_turn(self.tally.messages),
            "bytes_per_turn": self.per_turn(self.tally.bytes),
            "inputs": self.tally.times.n(),
            "inputs_per_s": self.per_second(),
            "server_cpu_ms_per_input": self.server_cpu(),
            "generator_cpu_ms_per_input": self.own_cpu(),
            "p50_ms": p50,
            "p90_ms": p90,
            "p99_ms": p99,
            "max_ms": longest,
            "memory_kib_per_match": self.memory(),
            "commits_per_s": commits.map(|(commits, _)| commits / self.took.as_secs_f64()),
            "steps_per_commit": commits.map(|(_, steps)| steps),
            "matches_finished": self.tally.finished,
            "other_seat_not_told": self.tally.untold,
            "answers_given_again": self.tally.stale,
            "wall_s": self.took.as_secs_f64(),
        })
    }

    fn row(&self) -> String {
        let pace = self.rate.map_or("as fast as told".to_owned(), |rate| format!("{rate} a second"));
        let [p50, p90, p99, longest] = self.times();
        let steps = self.commits().map_or("-".to_owned(), |(_, steps)| format!("{steps:.1}"));
        format!(
            "{:>8}  {pace:<15} {:>9.0} {:>10.4} {p50:>9.2} {p90:>9.2} {p99:>9.2} {longest:>9.2} {:>10.1} {steps:>8}",
            self.matches,
            self.per_second(),
            self.server_cpu(),
            self.memory(),
        )
    }
}

impl Largest {
    fn json(&self) -> Value {
        let probes = self.probes.iter();
        let probes: Vec<_> = probes
            .map(|(matches, p99)| json!({ "matches": matches, "p99_ms": milliseconds(*p99) }))
            .collect();
        json!({
            "bound_ms": milliseconds(BOUND),
            "rate": self.rate,
            "matches": self.holds,
            "more_were_tried": self.bounded,
            "probes": probes,
        })
    }

    fn text(&self) -> String {
        let pace = self.rate.map_or(String::new(), |rate| format!(" at {rate} inputs a second each"));
        let more = if self.bounded { "" } else { " or more: no more were tried" };
        let mut text = format!(
            "The largest number of matches{pace} with p99 below {} ms: {}{more}.\n",
            BOUND.as_millis(),
            self.holds
        );
        for (matches, p99) in &self.probes {
            let _ = writeln!(text, "{matches:>8}  p99 {:>8.2} ms", milliseconds(*p99));
        }
        text
    }
}

impl Report {
    pub(super) fn json(&self) -> Value {
        json!({
            "spec": self.spec,
            "database": self.database,
            "nodes": self.nodes,
            "cores": cores(),
            "generator_shares_cores": true,
            "seconds": self.seconds,
            "runs": self.runs.iter().map(Figures::json).collect::<Vec<_>>(),
            "largest": self.largest.as_ref().map(Largest::json),
        })
    }

    pub(super) fn text(&self) -> String {
        let mut text = format!(
            "{} · live matches between scripted seats over WebSockets · {} · {} cores, shared by server and generator\n\n",
            self.spec,
            self.database,
            cores()
        );
        if !self.runs.is_empty() {
            text.push_str(
                " matches  inputs a match   inputs/s  CPU ms/in    p50 ms    p90 ms    p99 ms    max ms  KiB/match  in group\n",
            );
            for run in &self.runs {
                text.push_str(&run.row());
                text.push('\n');
            }
            let own = self.runs.iter().map(Figures::own_cpu).fold(0.0, f64::max);
            let _ = write!(
                text,
                "\nAn input is what a seat sends at once: an answer or a plan. CPU is the server's, user and kernel, for each input; the generator takes up to {own:.4} ms\n\
                 more of the same cores. Times are from sending an input until both seats have its events, and with a given pace from when it\n\
                 should have been sent. Memory is what the server grew by, over the matches. In a group are the steps of one commit.\n",
            );
        }
        if self.runs.iter().any(|run| run.plans) {
            text.push_str(
                "\n matches  given          answers/s CPU ms/ans CPU ms/turn answers/turn messages/turn   KiB/turn\n",
            );
            for run in &self.runs {
                text.push_str(&run.turn_row());
                text.push('\n');
            }
            text.push_str(
                "\nA turn is what a seat answers until dice fall or it is asked nothing more. Messages go both ways, to both seats.\n",
            );
        }
        if let Some(largest) = &self.largest {
            text.push('\n');
            text.push_str(&largest.text());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_metric_is_found_by_its_whole_name() {
        let text = "# TYPE a histogram\na_sum 12.5\na_count 5\na_count_more 7\n";
        assert_eq!(metric(text, "a_count"), Some(5.0));
        assert_eq!(metric(text, "a_sum"), Some(12.5));
        assert_eq!(metric(text, "a"), None);
    }
}
