//! What is counted in a match of the toy of `examples/third-game`.

use touchline_engine::{BySeat, Log};
use touchline_toy::{Action, Decision, Event, State, Toy};

use crate::{Covered, Eager, Measure, Measured, Per, Reached, Staged};

/// Counts of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    goals: u32,
    saves: u32,
    shots: BySeat<u32>,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: Event) {
        match event {
            Event::Goal(..) => self.goals += 1,
            Event::Saved(_) => self.saves += 1,
            Event::Kicked(_, shooter, ..) => self.shots[shooter] += 1,
            Event::Chosen(_) | Event::Rolled(_) | Event::Called(_) => {}
        }
    }
}

impl Measured for Toy {
    type Tally = Tally;
    const MEASURES: &'static [Measure<Tally>] = &[
        Measure { name: "goals_per_match", per: Per::Match, count: |tally| tally.goals },
        Measure { name: "saves_per_match", per: Per::Match, count: |tally| tally.saves },
    ];

    fn shots(tally: &Tally) -> BySeat<u32> {
        tally.shots
    }
}

/// Nothing can be fixed.
impl Staged for Toy {}

/// No corner makes more happen than the other.
impl Eager for Toy {
    fn weight(&self, _: &State, _: Action) -> u32 {
        1
    }
}

/// Both questions, and both ways in which a penalty ends.
impl Covered for Toy {
    type Counts = Counts;

    fn asked(counts: &mut Counts, decision: &Decision) {
        match decision {
            Decision::Shoot => counts.shots += 1,
            Decision::Dive => counts.dives += 1,
        }
    }

    fn merge(counts: &mut Counts, other: &Counts) {
        counts.shots += other.shots;
        counts.dives += other.dives;
        counts.ends.goals += other.ends.goals;
        counts.ends.saves += other.ends.saves;
    }

    fn covered(&self, counts: &Counts) -> Vec<Reached> {
        let row = |group, name: &str, count| Reached { group, name: name.to_owned(), count };
        vec![
            row("decisions", "shoot", counts.shots),
            row("decisions", "dive", counts.dives),
            row("events", "goal", u64::from(counts.ends.goals)),
            row("events", "saved", u64::from(counts.ends.saves)),
        ]
    }
}

/// What was reached.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    shots: u64,
    dives: u64,
    ends: Tally,
}

impl Log<Event> for Counts {
    fn note(&mut self, event: Event) {
        self.ends.note(event);
    }
}
