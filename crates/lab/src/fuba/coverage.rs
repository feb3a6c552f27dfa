//! Everything the rules of FUBA offer, and how often it was reached.
//!
//! Every table is at once a `match` without wildcards and the list of what there is: a variant that the rules
//! gain does not compile until it has its line there, and what has a line is expected wherever its rule is in
//! force. Windows, skills, special events, weathers and absences are counted one by one besides.

mod tables;
mod when;

use std::collections::BTreeMap;

use touchline_engine::Log;
use touchline_fuba::advanced::injury::Injuries;
use touchline_fuba::advanced::skills::{Skill, Window, catalogue};
use touchline_fuba::rules::special_event::SpecialEvents;
use touchline_fuba::state::{State, Weather};
use touchline_fuba::{Action, Decision, Event, Fuba, Ruleset};

use crate::coverage::{Covered, Reached};
use tables::{ANSWERED, ASKED, HAPPENED, ROLLED};

/// Under which rules a thing can be reached.
type When = fn(&Ruleset) -> bool;

/// One thing that can be reached, in the order of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Item {
    Asked(&'static str),
    Window(Window),
    Answered(&'static str),
    Rolled(&'static str),
    Happened(&'static str),
    Skill(Skill),
    Number(i8),
    Cell(u8, u8),
    /// By its place in the list of weathers.
    Weather(u8),
    Absence(u8),
}

impl Item {
    const fn weather(weather: Weather) -> Self {
        Self::Weather(weather as u8)
    }

    const fn group(self) -> &'static str {
        match self {
            Self::Asked(_) | Self::Window(_) => "asked",
            Self::Answered(_) => "answered",
            Self::Rolled(_) => "rolled",
            Self::Happened(_) => "happened",
            Self::Skill(_) => "skill",
            Self::Number(_) | Self::Cell(..) => "event",
            Self::Weather(_) => "weather",
            Self::Absence(_) => "injury",
        }
    }

    fn name(self) -> String {
        match self {
            Self::Asked(name) | Self::Answered(name) | Self::Rolled(name) | Self::Happened(name) => {
                name.to_owned()
            }
            Self::Window(window) => format!("window {}", window.word()),
            Self::Skill(skill) => skill.word().to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Cell(row, column) => format!("{row}-{column}"),
            Self::Weather(place) => Weather::ALL[usize::from(place)].word().to_owned(),
            Self::Absence(long) => format!("out for {long}"),
        }
    }
}

/// How often each thing was reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<Item, u64>);

impl Counts {
    fn add(&mut self, item: Item, count: u64) {
        *self.0.entry(item).or_default() += count;
    }
}

impl Log<Event> for Counts {
    fn note(&mut self, event: Event) {
        self.add(tables::happened(event), 1);
        let which = match event {
            Event::Rolled(roll, _) => tables::rolled(roll),
            Event::SkillPlayed(_, skill) => Item::Skill(skill),
            Event::SpecialEvent(number) => Item::Number(number.cast_signed()),
            Event::EventDifference(number) => Item::Number(number),
            Event::AdvancedEvent(row, column) => Item::Cell(row, column),
            Event::Weather(weather) => Item::weather(weather),
            Event::InjuredFor(_, long) => Item::Absence(long),
            _ => return,
        };
        self.add(which, 1);
    }
}

/// Everything that can be reached under these rules.
fn offered(rules: &Ruleset) -> Vec<Item> {
    let tables = [ASKED, ANSWERED, ROLLED, HAPPENED].into_iter().flatten();
    let mut all: Vec<Item> = tables.filter(|(_, when)| when(rules)).map(|(item, _)| *item).collect();
    if rules.weather.is_some() {
        all.extend(Weather::ALL.map(Item::weather));
    }
    all.extend((1..=longest_absence(rules)).map(Item::Absence));
    let table = rules.skills.map_or(&[][..], |skills| skills.table());
    for card in table.iter().filter(|card| catalogue::is_usable(rules, card.skill)) {
        all.push(Item::Skill(card.skill));
        if card.window.asks() {
            all.push(Item::Window(card.window));
        }
    }
    match rules.special_events {
        SpecialEvents::DifferenceNoDefence
        | SpecialEvents::DifferenceVoidAtTheEnd
        | SpecialEvents::DifferenceTwoMoves => {
            all.extend((-5..=5).map(Item::Number));
        }
        SpecialEvents::SumOnEqualDice => all.extend((2..=12).map(Item::Number)),
        SpecialEvents::TableOnEqualDice | SpecialEvents::TableFansOfAnArea => {
            all.extend((1..=6).flat_map(|row| (1..=6).map(move |column| Item::Cell(row, column))));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// F-INJ-02 to F-INJ-05.
const fn longest_absence(rules: &Ruleset) -> u8 {
    match rules.injuries {
        None => 0,
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) => 3,
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => 4,
    }
}

impl Covered for Fuba {
    type Counts = Counts;

    fn asked(counts: &mut Counts, decision: &Decision) {
        counts.add(tables::asked(*decision), 1);
        if let Decision::Window(window) = decision {
            counts.add(Item::Window(*window), 1);
        }
    }

    fn answered(&self, counts: &mut Counts, _: &State, action: Action) {
        counts.add(tables::answered(action), 1);
    }

    fn merge(counts: &mut Counts, other: &Counts) {
        other.0.iter().for_each(|(item, count)| counts.add(*item, *count));
    }

    fn covered(&self, counts: &Counts) -> Vec<Reached> {
        // What was reached unexpectedly is reported as well.
        let mut items = offered(&self.rules);
        items.extend(counts.0.keys());
        items.sort_unstable();
        items.dedup();
        let row = |item: Item| Reached {
            group: item.group(),
            name: item.name(),
            count: counts.0.get(&item).copied().unwrap_or_default(),
        };
        items.into_iter().map(row).collect()
    }
}
