//! What happened in a world, as lines: their hash tells two runs apart, the last of them tell what went
//! before a failure.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::time::Millis;

/// So many lines are shown of a failure.
const SHOWN: usize = 60;

/// A hash of bytes, the same in every run.
pub(crate) fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The lines of a world.
pub(crate) struct Trace {
    hash: DefaultHasher,
    last: VecDeque<String>,
    /// Whether every line is printed as it comes.
    is_told: bool,
}

impl Trace {
    pub(crate) fn new(is_told: bool) -> Self {
        Self { hash: DefaultHasher::new(), last: VecDeque::with_capacity(SHOWN), is_told }
    }

    pub(crate) fn note(&mut self, now: Millis, line: &str) {
        (now, line).hash(&mut self.hash);
        if self.is_told {
            println!("{now:>9} {line}");
        }
        if self.last.len() == SHOWN {
            self.last.pop_front();
        }
        self.last.push_back(format!("{now:>9} {line}"));
    }

    /// Stands for everything that happened.
    pub(crate) fn hash(&self) -> u64 {
        self.hash.finish()
    }

    /// What happened last.
    pub(crate) fn last(&self) -> String {
        self.last.iter().map(|line| format!("  {line}\n")).collect()
    }
}
