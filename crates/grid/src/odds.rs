//! # Odds
//! The exact chances of what an action's own dice decide: a save, a contact roll, a tackle call, a fake-out, a juggle, a direct corner, a foul,
//! a penalty. They are counted by playing the game itself with every outcome of the dice, so that no rule is told twice. Nobody has a roll made
//! again, and a goalie that may touch the ball away does it from the best square.

use touchline_engine::{Choices, Game, Node, Odds, Weighted};

use crate::Grid;
use crate::action::Action;
use crate::advanced::intercept::Attempt;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Event, Met};
use crate::flow::Stage;
use crate::rules::shootout::PenaltyResult;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Everything that may be decided, in the order in which it is told.
pub const WORDS: [&str; 15] = [
    "goal",
    "deflection",
    "grab",
    "no-goal",
    "aimed",
    "straight",
    "random",
    "nick",
    "missed",
    "tackled",
    "wrong-call",
    "success",
    "failure",
    "foul",
    "no-effect",
];

/// Ways of each word, out of so many.
struct Table {
    ways: [u64; WORDS.len()],
    of: u64,
}

impl Table {
    /// Decided.
    fn sure(what: &str) -> Self {
        let mut ways = [0; WORDS.len()];
        WORDS.iter().zip(&mut ways).filter(|(word, _)| **word == what).for_each(|(_, n)| *n = 1);
        Self { ways, of: 1 }
    }

    /// Add a table that holds in `weight` ways.
    fn add(&mut self, weight: u64, other: &Self) {
        let common = self.of / gcd(self.of, other.of) * other.of;
        let (own, others) = (common / self.of, common / other.of);
        for (ways, added) in self.ways.iter_mut().zip(other.ways) {
            *ways = *ways * own + weight * added * others;
        }
        self.of = common;
    }

    /// How likely a word is, in millionths: to compare.
    fn likely(&self, what: &str) -> u64 {
        WORDS
            .iter()
            .zip(self.ways)
            .filter(|(word, _)| **word == what)
            .map(|(_, n)| n * 1_000_000 / self.of)
            .sum()
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The chances of an action; empty when no dice decide it.
pub fn of(rules: &Ruleset, s: &State, action: Action) -> Vec<Odds> {
    let game = Grid { rules: *rules };
    let (mut after, mut log) = (*s, Vec::new());
    // What the kicker has hidden is not known to the goalie: any face is as likely.
    if matches!(action, Action::Slot(_)) {
        after.shootout.face = 0;
    }
    game.act(&mut after, action, &mut log);
    let rolled = crate::roll(rules, &after).is_some_and(|roll| decides(&after, roll));
    let shot = log.iter().any(|event| matches!(event, Event::Shot(_)));
    if !rolled && !shot {
        return Vec::new();
    }
    let table = expand(&game, &after, &log);
    let total: u64 = table.ways.iter().sum();
    let number = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    WORDS
        .iter()
        .zip(table.ways)
        .filter(|(_, ways)| *ways > 0)
        .map(|(what, ways)| Odds { what, ways: number(ways), of: number(total) })
        .collect()
}

/// Whether the dice that are due decide something by themselves, and are not just points to spend.
fn decides(s: &State, roll: Roll) -> bool {
    match roll {
        Roll::Save
        | Roll::Deflect
        | Roll::Contact(..)
        | Roll::JuggleFoot(_)
        | Roll::JuggleKnee(_)
        | Roll::Fake(_)
        | Roll::Foul(..)
        | Roll::PenaltyDie
        | Roll::PenaltySave(_) => true,
        Roll::Turn(_) => s.turn.tackle.is_some() || s.turn.called.is_some(),
        Roll::RollOff
        | Roll::Grab
        | Roll::Distance(..)
        | Roll::Arc(..)
        | Roll::RandomHeader(_)
        | Roll::Missed(_)
        | Roll::Loose
        | Roll::JuggleLength(_)
        | Roll::ShootoutRollOff => false,
    }
}

/// What a position and the way to it have decided, or what the next dice decide.
fn expand(game: &Grid, s: &State, log: &[Event]) -> Table {
    if let Some(what) = decided(s, log) {
        return Table::sure(what);
    }
    match game.node(s) {
        Node::Decide(_, Decision::Reroll) => play(game, s, Action::Keep),
        Node::Decide(_, Decision::DeflectTo(_)) => Table::sure("deflection"),
        Node::Decide(_, Decision::Fouled(_)) => Table::sure("foul"),
        Node::Decide(_, Decision::Walk(_)) => {
            let mut squares = Choices::new();
            game.actions(s, &mut squares);
            let tables = squares.iter().map(|square| play(game, s, *square));
            tables.max_by_key(|table| table.likely("deflection")).unwrap_or_else(|| Table::sure("goal"))
        }
        Node::Chance if crate::roll(&game.rules, s).is_some_and(|roll| goes_on(s, roll)) => {
            let mut outcomes = Weighted::new();
            game.chances(s, &mut outcomes);
            let mut table = Table { ways: [0; WORDS.len()], of: 1 };
            for (faces, weight) in outcomes.iter() {
                let (mut after, mut log) = (*s, Vec::new());
                game.resolve(&mut after, faces.as_ref(), &mut log);
                table.add(u64::from(*weight), &expand(game, &after, &log));
            }
            table.of = table.ways.iter().sum();
            table
        }
        Node::Decide(..) | Node::Chance | Node::Over(_) => Table::sure("no-effect"),
    }
}

fn play(game: &Grid, s: &State, action: Action) -> Table {
    let (mut after, mut log) = (*s, Vec::new());
    game.act(&mut after, action, &mut log);
    expand(game, &after, &log)
}

/// The distance of a bicycle kick still decides what becomes of it (G-BIKE-04 to G-BIKE-06).
fn goes_on(s: &State, roll: Roll) -> bool {
    decides(s, roll) || matches!(roll, Roll::Distance(_, Attempt::Bicycle))
}

/// What the events say.
fn decided(s: &State, log: &[Event]) -> Option<&'static str> {
    log.iter().find_map(|event| match *event {
        Event::Goal(..) | Event::PenaltyResult(PenaltyResult::Goal) => Some("goal"),
        Event::Grabbed(_) => Some("grab"),
        Event::PenaltyResult(PenaltyResult::Grabbed | PenaltyResult::Deflected) => Some("no-goal"),
        Event::Attempted(_, Attempt::Chest, Met::Well) | Event::Juggle(_, true) | Event::Fake(.., true) => {
            Some("success")
        }
        Event::Juggle(_, false) | Event::Fake(.., false) => Some("failure"),
        Event::Attempted(_, _, Met::Missed) => Some("missed"),
        Event::Attempted(_, _, Met::Nick) => Some("nick"),
        Event::Attempted(_, _, Met::Well) => Some("aimed"),
        Event::Attempted(_, _, Met::Badly) => {
            let straight = matches!(s.agenda.top(), Some(Stage::BicycleLine(..)));
            Some(if straight { "straight" } else { "random" })
        }
        Event::Tackled(..) => Some("tackled"),
        Event::TackleFailed(_) | Event::CornerMissed(_) => Some("wrong-call"),
        Event::Foul(..) => Some("foul"),
        _ => None,
    })
}
