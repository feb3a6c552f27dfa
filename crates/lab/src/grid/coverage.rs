//! Everything the rules of the grid game offer, and how often it was reached.
//!
//! Every table is at once a `match` without wildcards and the list of what there is: a variant that the rules gain does not compile
//! until it has its line there, and what has a line is expected wherever its rule is in force.

mod tables;
mod when;

use std::collections::BTreeMap;

use touchline_engine::{Log, Seat};
use touchline_grid::advanced::facing;
use touchline_grid::flow::Stage;
use touchline_grid::rules::kicking::Steering;
use touchline_grid::{Action, Decision, Event, Grid, Ruleset, State};

use crate::coverage::{Covered, Reached};
use tables::{ANSWERED, ASKED, Ball, HAPPENED, ROLLED};

/// Under which rules a thing can be reached.
type When = fn(&Ruleset) -> bool;

/// One thing that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Item {
    group: Group,
    name: &'static str,
}

/// Of what kind it is, in the order of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Asked,
    Answered,
    Kick,
    Rolled,
    Happened,
}

impl Group {
    const fn word(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Answered => "answered",
            Self::Kick => "kick",
            Self::Rolled => "rolled",
            Self::Happened => "happened",
        }
    }
}

/// Kicks that no event tells from others.
const HEEL: Item = Item { group: Group::Kick, name: "heel kick" };
const SLIDE: Item = Item { group: Group::Kick, name: "slide kick" };
const KICKS: &[(Item, When)] = &[(HEEL, when::facing), (SLIDE, when::facing)];

/// How often each thing was reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    reached: BTreeMap<Item, u64>,
    /// Whose turn it is.
    active: Option<Seat>,
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
    }
}

impl Covered for Grid {
    type Counts = Counts;

    fn asked(counts: &mut Counts, decision: &Decision) {
        counts.add(tables::asked(*decision), 1);
    }

    fn answered(&self, counts: &mut Counts, s: &State, action: Action) {
        counts.add(tables::answered(action), 1);
        if let (Some(Stage::Member(kicker)), Action::Kick(dir)) = (s.agenda.top(), action) {
            let steering = Steering::kick(s, kicker);
            counts.add(HEEL, u64::from(facing::cost(&self.rules, s, &steering, dir) > 1));
            counts.add(SLIDE, u64::from(facing::is_slide(&self.rules, s, &steering, dir)));
        }
    }

    fn merge(counts: &mut Counts, other: &Counts) {
        other.reached.iter().for_each(|(item, count)| counts.add(*item, *count));
    }

    fn covered(&self, counts: &Counts) -> Vec<Reached> {
        let mut rows = BTreeMap::new();
        for (item, when) in [ASKED, ANSWERED, KICKS, ROLLED, HAPPENED].into_iter().flatten() {
            if when(&self.rules) {
                rows.insert(*item, 0);
            }
        }
        // What was reached although nobody expected it is told as well.
        rows.extend(counts.reached.iter().filter(|(_, count)| **count > 0));
        let row = |(item, count): (Item, u64)| Reached {
            group: item.group.word(),
            name: item.name.to_owned(),
            count,
        };
        rows.into_iter().map(row).collect()
    }
}
