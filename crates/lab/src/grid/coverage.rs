//! Everything the rules of Grid offer, and how often it was reached.
//!
//! Every table is both a `match` without wildcards and the list of its entries: a new variant in the rules
//! does not compile until it has its line there, and every line is expected wherever its rule is in force.

mod facts;
mod tables;
mod when;

use std::collections::BTreeMap;

use touchline_engine::{Log, Seat};
use touchline_grid::{Action, Decision, Event, Grid, Ruleset, State};

use crate::coverage::{Covered, Reached};
use facts::Memory;
use tables::{ANSWERED, ASKED, Ball, FACTS, HAPPENED, ROLLED};

/// Under which rules a thing can be reached.
type When = fn(&Ruleset) -> bool;

/// One thing that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Item {
    group: Group,
    name: &'static str,
}

/// Its kind, in report order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Asked,
    Answered,
    Rolled,
    Happened,
    Fact,
}

impl Group {
    const fn word(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Answered => "answered",
            Self::Rolled => "rolled",
            Self::Happened => "happened",
            Self::Fact => "played",
        }
    }
}

/// How often each thing was reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    reached: BTreeMap<Item, u64>,
    /// Whose turn it is.
    active: Option<Seat>,
    memory: Memory,
}

impl Counts {
    fn add(&mut self, item: Item, count: u64) {
        *self.reached.entry(item).or_default() += count;
    }
}

impl Log<Event> for Counts {
    fn note(&mut self, event: Event) {
        let mut ball = Ball::Theirs;
        match event {
            Event::TurnBegins(_, seat, _) => self.active = Some(seat),
            Event::Rolled(roll, _) => self.add(tables::rolled(roll), 1),
            Event::Attempted(marker, ..) if self.active == Some(marker.seat()) => ball = Ball::Own,
            _ => {}
        }
        self.add(tables::happened((event, ball)), 1);
        if let Some(fact) = self.memory.note(event) {
            self.add(tables::played(fact), 1);
        }
    }
}

impl Covered for Grid {
    type Counts = Counts;

    fn asked(counts: &mut Counts, decision: &Decision) {
        counts.add(tables::asked(*decision), 1);
    }

    fn answered(&self, counts: &mut Counts, s: &State, action: Action) {
        counts.add(tables::answered(action), 1);
        if let Some(fact) = counts.memory.answer(&self.rules, s, action) {
            counts.add(tables::played(fact), 1);
        }
    }

    fn merge(counts: &mut Counts, other: &Counts) {
        other.reached.iter().for_each(|(item, count)| counts.add(*item, *count));
    }

    fn covered(&self, counts: &Counts) -> Vec<Reached> {
        let mut rows = BTreeMap::new();
        for (item, when) in [ASKED, ANSWERED, ROLLED, HAPPENED, FACTS].into_iter().flatten() {
            if when(&self.rules) {
                rows.insert(*item, 0);
            }
        }
        // What was reached unexpectedly is reported as well.
        rows.extend(&counts.reached);
        let row = |(item, count): (Item, u64)| Reached {
            group: item.group.word(),
            name: item.name.to_owned(),
            count,
        };
        rows.into_iter().map(row).collect()
    }
}
