//! What a match of FUBA can reach: every skill, special event, weather and kind of question, injuries,
//! substitutions and the other advanced rules in play.

use std::collections::BTreeMap;

use touchline_engine::Log;
use touchline_fuba::advanced::injury::Injuries;
use touchline_fuba::advanced::keeper::AdvancedKeeper;
use touchline_fuba::advanced::offside_risk::OffsideRisk;
use touchline_fuba::advanced::skills::{Reading, Skill, Window, catalogue};
use touchline_fuba::advanced::substitution::Substitutions;
use touchline_fuba::rules::action_stage::ActionStages;
use touchline_fuba::rules::goal_kick::{GoalKick, SlowKick};
use touchline_fuba::rules::special_event::SpecialEvents;
use touchline_fuba::state::Weather;
use touchline_fuba::{Decision, Event, Fuba, Ruleset};

use crate::coverage::{Covered, Reached};

/// One thing that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Item {
    Asked(&'static str),
    Window(Window),
    Skill(Skill),
    Number(i8),
    Cell(u8, u8),
    Weather(&'static str),
    Injury(&'static str),
    Absence(u8),
    Substitution(&'static str),
    Rule(&'static str),
}

impl Item {
    const fn group(self) -> &'static str {
        match self {
            Self::Asked(_) | Self::Window(_) => "asked",
            Self::Skill(_) => "skill",
            Self::Number(_) | Self::Cell(..) => "event",
            Self::Weather(_) => "weather",
            Self::Injury(_) | Self::Absence(_) => "injury",
            Self::Substitution(_) => "substitution",
            Self::Rule(_) => "rule",
        }
    }

    fn name(self) -> String {
        match self {
            Self::Asked(word)
            | Self::Weather(word)
            | Self::Injury(word)
            | Self::Substitution(word)
            | Self::Rule(word) => word.to_owned(),
            Self::Window(window) => format!("window {}", window.word()),
            Self::Skill(skill) => skill.word().to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Cell(row, column) => format!("{row}-{column}"),
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

const WEATHERS: [(Weather, &str); 7] = [
    (Weather::Heat, "heat"),
    (Weather::ExtremeHeat, "extreme heat"),
    (Weather::Sunshine, "sunshine"),
    (Weather::Wind, "wind"),
    (Weather::Rain, "rain"),
    (Weather::Cold, "cold"),
    (Weather::Storm, "storm"),
];

impl Log<Event> for Counts {
    fn note(&mut self, event: Event) {
        let item = match event {
            Event::SkillPlayed(_, skill) => Item::Skill(skill),
            Event::SpecialEvent(number) => Item::Number(number.cast_signed()),
            Event::EventDifference(number) => Item::Number(number),
            Event::AdvancedEvent(row, column) => Item::Cell(row, column),
            Event::Weather(weather) => match WEATHERS.iter().find(|(known, _)| *known == weather) {
                Some((_, word)) => Item::Weather(word),
                None => return,
            },
            Event::InjuredFor(_, long) => Item::Absence(long),
            Event::InjuredForGood(_) => Item::Injury("out for good"),
            Event::KeeperHurt(_) => Item::Injury("goalkeeper hurt"),
            Event::Replaced(..) => Item::Injury("replaced"),
            Event::Returned(..) => Item::Injury("back"),
            Event::NextFormation(..) => Item::Rule("formation change"),
            Event::BookedOff(_) => Item::Substitution("booked player off"),
            Event::FreshPlayer(..) => Item::Substitution("fresh player"),
            Event::TestPassed(_) => Item::Rule("tiredness test passed"),
            Event::TestFailed(_) => Item::Rule("tiredness test failed"),
            Event::Tired(_) => Item::Rule("tired team"),
            Event::PointsPaid(..) => Item::Rule("condition points paid"),
            Event::Aggressive(_) => Item::Rule("aggressive pressing"),
            Event::Sweep(_) => Item::Rule("sweep"),
            Event::KeeperOutside(_, true) => Item::Rule("goalkeeper outside"),
            Event::Slowed(_) => Item::Rule("slow play"),
            Event::CardLost(..) => Item::Rule("card lost"),
            Event::CardDrawn(_) => Item::Rule("card drawn"),
            Event::TooFar(..) => Item::Rule("trap asks for another target"),
            _ => return,
        };
        self.add(item, 1);
    }
}

/// The kind of a question; for a window, which one.
fn kind(decision: Decision) -> Item {
    Item::Asked(match decision {
        Decision::Window(window) => return Item::Window(window),
        Decision::Formation => "formation",
        Decision::HalfTime => "half-time",
        Decision::KickOff => "kick-off",
        Decision::PlaceKeeper => "place keeper",
        Decision::Place(_) => "place",
        Decision::Adjust => "adjust setup",
        Decision::Target => "target",
        Decision::EasyMove => "easy move",
        Decision::Closest => "closest",
        Decision::FreeMovement => "free movement",
        Decision::Action(_) => "action",
        Decision::Movement(_) => "movement",
        Decision::SecondActions => "second actions",
        Decision::QuickMoves => "quick moves",
        Decision::GoalKickMoves => "goal kick moves",
        Decision::FreeKick => "free kick",
        Decision::Corner => "corner",
        Decision::Dive => "dive",
        Decision::PenaltyKick => "penalty kick",
        Decision::SendOff => "send off",
        Decision::EventMoves => "event moves",
        Decision::MaybeShoot => "shoot?",
        Decision::MaybeMove => "move?",
        Decision::MaybePress => "press?",
        Decision::SlowKick => "slow kick?",
        Decision::SlowMoves => "slow moves",
        Decision::MidfieldRoles => "midfield roles",
        Decision::OtherRoles => "other roles",
        Decision::Styles => "styles",
        Decision::Skill => "skill card",
        Decision::SkillChoice(_) => "choice of a skill",
        Decision::LosePoint => "lose a point",
        Decision::GainPoint => "gain a point",
        Decision::Substitutions => "substitutions?",
        Decision::Substitution => "substitution",
        Decision::Injured => "who is injured",
        Decision::Replace => "replace?",
        Decision::Sweep => "sweep?",
        Decision::SlowPlay => "slow play?",
        Decision::Nominate => "nominate",
        Decision::Bounce => "bounce?",
        Decision::PassOn => "pass on?",
    })
}

/// The questions of every edition.
const EVERYWHERE: [&str; 15] = [
    "formation",
    "half-time",
    "kick-off",
    "place keeper",
    "place",
    "adjust setup",
    "target",
    "closest",
    "free movement",
    "movement",
    "free kick",
    "corner",
    "dive",
    "penalty kick",
    "send off",
];

/// Everything that can be reached under these rules.
fn offered(rules: &Ruleset) -> Vec<Item> {
    let mut all: Vec<Item> = EVERYWHERE.map(Item::Asked).into();
    let mut when = |holds: bool, items: &[Item]| all.extend(items.iter().filter(|_| holds));
    ask_basic(rules, &mut when);
    ask_advanced(rules, &mut when);
    happen(rules, &mut when);
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

fn ask_basic(rules: &Ruleset, when: &mut impl FnMut(bool, &[Item])) {
    use Item::Asked;
    when(rules.easy_situation.is_some(), &[Asked("easy move")]);
    when(rules.quick_free_kick.is_some(), &[Asked("quick moves")]);
    match rules.action_stages {
        ActionStages::FixedSequences => when(true, &[Asked("shoot?"), Asked("move?"), Asked("press?")]),
        ActionStages::TwoActions => when(true, &[Asked("action")]),
        ActionStages::Rounds => when(true, &[Asked("action"), Asked("second actions")]),
    }
    match rules.goal_kick {
        GoalKick::PlayedOut(SlowKick::MovementStage | SlowKick::Movement) => {
            when(true, &[Asked("slow kick?")]);
        }
        GoalKick::PlayedOut(SlowKick::FreeMoves) => when(true, &[Asked("slow kick?"), Asked("slow moves")]),
        GoalKick::SkipsTurn { .. } => when(true, &[Asked("goal kick moves")]),
    }
    when(rules.special_events != SpecialEvents::SumOnEqualDice, &[Asked("event moves")]);
}

fn ask_advanced(rules: &Ruleset, when: &mut impl FnMut(bool, &[Item])) {
    use Item::Asked;
    when(rules.roles.is_some(), &[Asked("midfield roles"), Asked("other roles")]);
    when(rules.styles.is_some(), &[Asked("styles")]);
    when(rules.skills.is_some(), &[Asked("skill card"), Asked("choice of a skill")]);
    when(rules.tiredness.is_some(), &[Asked("lose a point")]);
    when(rules.substitutions.is_some(), &[Asked("substitution")]);
    when(
        matches!(rules.substitutions, Some(Substitutions::EndOfStage | Substitutions::SecondActionOrSetup)),
        &[Asked("substitutions?")],
    );
    when(rules.injuries.is_some(), &[Asked("who is injured")]);
    when(rules.injuries.is_some() && rules.substitutions.is_some(), &[Asked("replace?")]);
    when(rules.keeper == Some(AdvancedKeeper::Sweeps), &[Asked("sweep?")]);
    when(rules.slow_play.is_some(), &[Asked("slow play?")]);
    when(rules.special_events.is_advanced(), &[Asked("nominate"), Asked("bounce?"), Asked("pass on?")]);
}

fn happen(rules: &Ruleset, when: &mut impl FnMut(bool, &[Item])) {
    use Item::{Absence, Injury, Rule, Substitution};
    when(rules.weather.is_some(), &WEATHERS.map(|(_, word)| Item::Weather(word)));
    when(rules.injuries.is_some(), &[Injury("out for good"), Injury("back")]);
    when(rules.injuries.is_some() && rules.substitutions.is_some(), &[Injury("replaced")]);
    let minutes = matches!(rules.injuries, Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper));
    when(minutes, &[Injury("goalkeeper hurt")]);
    // F-INJ-02 to F-INJ-05.
    let longest = match rules.injuries {
        None => 0,
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) => 3,
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => 4,
    };
    (1..=longest).for_each(|long| when(true, &[Absence(long)]));
    // By a substitution, or as a trained one.
    when(rules.substitutions.is_some() || rules.skills.is_some(), &[Rule("formation change")]);
    when(rules.substitutions.is_some(), &[Substitution("booked player off")]);
    // Without condition points a fresh player changes nothing and is not offered.
    when(rules.substitutions.is_some() && rules.condition.is_some(), &[Substitution("fresh player")]);
    when(
        rules.tiredness.is_some(),
        &[Rule("tiredness test passed"), Rule("tiredness test failed"), Rule("tired team")],
    );
    when(rules.condition.is_some(), &[Rule("condition points paid")]);
    when(rules.aggressive_pressing.is_some(), &[Rule("aggressive pressing")]);
    when(rules.keeper == Some(AdvancedKeeper::Sweeps), &[Rule("sweep")]);
    when(
        matches!(rules.keeper, Some(AdvancedKeeper::OutsideCounted | AdvancedKeeper::Outside)),
        &[Rule("goalkeeper outside")],
    );
    when(rules.slow_play.is_some(), &[Rule("slow play")]);
    let cards = rules.skills.is_some() && rules.special_events.is_advanced();
    when(cards, &[Rule("card lost"), Rule("card drawn")]);
    let traps = rules.offside_risk == Some(OffsideRisk::RaisesValue)
        && rules.skills.is_some_and(|skills| skills.reading == Reading::Printed);
    when(traps, &[Rule("trap asks for another target")]);
}

impl Covered for Fuba {
    type Counts = Counts;

    fn asked(counts: &mut Counts, decision: &Decision) {
        counts.add(kind(*decision), 1);
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
