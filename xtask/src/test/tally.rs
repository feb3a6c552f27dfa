//! The number of tests that ran, read from their output.

use std::fmt;
use std::ops::AddAssign;

/// How many tests ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

impl Tally {
    /// The results of a Rust test binary or of Vitest in a log.
    pub(crate) fn of(log: &str) -> Self {
        let mut tally = Self::default();
        for line in log.lines() {
            tally.read(line);
        }
        tally
    }

    /// How many tests were executed.
    pub(crate) fn run(self) -> u64 {
        self.passed + self.failed
    }

    /// Adds a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; ...` or
    /// `Tests  2 failed | 31 passed (33)`; ignores any other line.
    fn read(&mut self, line: &str) {
        let counts = if let Some(counts) = line.strip_prefix("test result: ") {
            counts.split_once(". ").map_or(counts, |(_, counts)| counts)
        } else if let Some(counts) = line.trim_start().strip_prefix("Tests ") {
            counts
        } else {
            return;
        };
        for part in counts.split([';', '|']) {
            let mut words = part.split_whitespace();
            let (Some(Ok(number)), Some(what)) = (words.next().map(str::parse::<u64>), words.next()) else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" | "skipped" => self.ignored += number,
                _ => {}
            }
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.ignored > 0 {
            write!(f, ", {} skipped", self.ignored)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_binaries_add_up() {
        let tally = Tally::of(
            "running 4 tests\n\
             test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s\n\
             test a ... ok\n\
             test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s\n",
        );
        assert_eq!(tally, Tally { passed: 5, failed: 1, ignored: 1 });
        assert_eq!(tally.to_string(), "5 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn tests_of_the_client_count() {
        let log =
            " Test Files  1 failed (1)\n      Tests  2 failed | 31 passed (33)\n   Start at  01:25:46\n";
        assert_eq!(Tally::of(log), Tally { passed: 31, failed: 2, ignored: 0 });
    }
}
