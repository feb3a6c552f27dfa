//! Pauses of a competition: while it rests nobody is waited for, and no deadline comes closer.

use std::collections::HashMap;

use touchline_league::Input;

use crate::time::Millis;

/// All pauses, and how many there had been when each deadline was set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Breaks {
    /// From when to when. The one that still lasts has no end.
    pauses: Vec<(Millis, Option<Millis>)>,
    deadlines: HashMap<u16, usize>,
}

impl Breaks {
    /// Note an input of a given moment.
    pub(super) fn note(&mut self, input: &Input, at: Millis) {
        match input {
            Input::Pause => self.pauses.push((at, None)),
            Input::Resume => {
                if let Some((_, end @ None)) = self.pauses.last_mut() {
                    *end = Some(at);
                }
            }
            Input::Deadline { round, .. } => {
                self.deadlines.insert(*round, self.pauses.len());
            }
            _ => {}
        }
    }

    /// How long it has rested between two moments, in pauses that are over.
    pub(crate) fn between(&self, from: Millis, to: Millis) -> Millis {
        let over = self.pauses.iter().filter_map(|(begin, end)| Some((*begin, (*end)?)));
        over.map(|(begin, end)| (end.min(to) - begin.max(from)).max(0)).sum()
    }

    /// How long it has rested since the deadline of a round was set.
    pub(crate) fn since_deadline(&self, round: u16) -> Millis {
        let before = self.deadlines.get(&round).copied().unwrap_or(0);
        let over = self.pauses.iter().skip(before).filter_map(|(begin, end)| Some((*begin, (*end)?)));
        over.map(|(begin, end)| (end - begin).max(0)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pauses_after_a_deadline_was_set_move_it() {
        let mut breaks = Breaks::default();
        breaks.note(&Input::Pause, 10);
        // Whoever sets it during a pause means that moment.
        breaks.note(&Input::Deadline { round: 1, at: 100 }, 15);
        breaks.note(&Input::Resume, 30);
        assert_eq!(breaks.since_deadline(1), 0);
        breaks.note(&Input::Pause, 40);
        assert_eq!(breaks.since_deadline(1), 0, "it still lasts");
        breaks.note(&Input::Resume, 47);
        assert_eq!(breaks.since_deadline(1), 7);
    }

    #[test]
    fn a_pause_counts_where_it_overlaps() {
        let mut breaks = Breaks::default();
        breaks.note(&Input::Pause, 10);
        breaks.note(&Input::Resume, 20);
        for (from, to, rested) in [(0, 30, 10), (15, 30, 5), (0, 15, 5), (12, 14, 2), (20, 30, 0), (0, 10, 0)]
        {
            assert_eq!(breaks.between(from, to), rested, "{from} to {to}");
        }
    }
}
