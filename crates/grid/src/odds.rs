//! # Odds
//! The exact chances of what happens from an answer to the next question, counted by playing on with every
//! outcome of the dice, so that no rule is told twice. Nobody has a roll made again, and a goalie that may
//! touch the ball away does it from the best square. What is told is told of the seat that is asked: `goal`
//! is its own, `conceded` the other's.

mod penalty;
mod plan;

use touchline_engine::{Foresight, Game, Node, Odds, OddsWords, Seat, Told, Ways, foresee};

use crate::Grid;
use crate::action::Action;
use crate::advanced::intercept::Attempt;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Event, Met};
use crate::optional::cards::Card;
use crate::rules::shootout::PenaltyResult;
use crate::state::State;

pub use penalty::mixture;
pub use plan::turn;

/// What may be decided, and what may happen besides.
pub static WORDS: OddsWords = OddsWords {
    outcomes: &[
        "goal",
        "conceded",
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
    ],
    besides: &["out", "offside", "booked", "booked-them", "sent-off", "sent-off-them"],
};

/// The chances of an answer; empty when neither dice decide it nor a shot goes in.
pub fn of(game: &Grid, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let ways = penalty::standoff(game, s)
        .and_then(|duel| duel.ways(action))
        .unwrap_or_else(|| foresee(game, s, action, WORDS.told(), &Next::of(game, s, seat)));
    let scored = ways.count(|told| is_scored(told.outcome)) > 0;
    if ways.rolled() || scored { ways.odds(&WORDS) } else { Vec::new() }
}

fn is_scored(outcome: &str) -> bool {
    matches!(outcome, "goal" | "conceded")
}

/// What counts more is told: how a shot ends before a foul, a foul before how a duel ended; of two alike the
/// first.
fn rank(outcome: &str) -> u8 {
    match outcome {
        "goal" | "conceded" | "deflection" | "grab" | "no-goal" => 3,
        "foul" => 2,
        "no-effect" => 0,
        _ => 1,
    }
}

fn settle(told: &mut Told, outcome: &'static str) {
    if rank(outcome) > rank(told.outcome) {
        told.outcome = outcome;
    }
}

/// To the next question, told to this seat.
#[derive(Clone, Copy)]
struct Next<'a> {
    game: &'a Grid,
    seat: Seat,
    /// Who takes the penalty, if one is taken.
    kicking: Seat,
}

impl<'a> Next<'a> {
    fn of(game: &'a Grid, s: &State, seat: Seat) -> Self {
        Self { game, seat, kicking: s.shootout.kicking }
    }

    fn mine(self, seat: Seat, mine: &'static str, theirs: &'static str) -> &'static str {
        if seat == self.seat { mine } else { theirs }
    }

    fn outcome(self, event: Event) -> Option<&'static str> {
        Some(match event {
            Event::Goal(seat, _) => self.mine(seat, "goal", "conceded"),
            Event::PenaltyResult(PenaltyResult::Goal) => self.mine(self.kicking, "goal", "conceded"),
            Event::PenaltyResult(PenaltyResult::Grabbed | PenaltyResult::Deflected) => "no-goal",
            Event::Grabbed(_) => "grab",
            Event::Attempted(_, Attempt::Chest, Met::Well)
            | Event::Juggle(_, true)
            | Event::Fake(.., true) => "success",
            Event::Juggle(_, false) | Event::Fake(.., false) => "failure",
            Event::Attempted(_, _, Met::Missed) => "missed",
            Event::Attempted(_, _, Met::Nick) => "nick",
            Event::Attempted(_, _, Met::Well) => "aimed",
            Event::Attempted(_, Attempt::Bicycle, Met::Badly) => "straight",
            Event::Attempted(_, _, Met::Badly) => "random",
            Event::Tackled(..) => "tackled",
            Event::TackleFailed(_) | Event::CornerMissed(_) => "wrong-call",
            Event::Foul(..) => "foul",
            _ => return None,
        })
    }

    fn besides(self, event: Event) -> Option<&'static str> {
        Some(match event {
            Event::Out(_) => "out",
            Event::Offside(_) => "offside",
            Event::Carded(marker, Card::Yellow) => self.mine(marker.seat(), "booked", "booked-them"),
            Event::Carded(marker, Card::Red) => self.mine(marker.seat(), "sent-off", "sent-off-them"),
            _ => return None,
        })
    }

    /// The square from which the goalie touches the ball away most likely.
    fn best_square(self, s: &State, legal: &[Action]) -> Option<Action> {
        let ways = |square: &Action| foresee(self.game, s, *square, WORDS.told(), &self);
        let deflects = |told: &Told| told.outcome == "deflection";
        likeliest(legal.iter().map(|square| (*square, ways(square))), deflects).map(|(square, _)| square)
    }
}

/// The answer that brings something about most likely; the last of equals.
fn likeliest(
    answers: impl Iterator<Item = (Action, Ways<Told>)>,
    holds: impl Fn(&Told) -> bool + Copy,
) -> Option<(Action, Ways<Told>)> {
    answers.max_by(|(_, a), (_, b)| (a.count(holds) * b.total()).cmp(&(b.count(holds) * a.total())))
}

impl Foresight<Grid> for Next<'_> {
    type Told = Told;

    fn tell(&self, told: &mut Told, event: &Event) {
        // Dice for the direction, too: it is not straight at will (G-BIKE-07).
        if told.outcome == "straight" && matches!(event, Event::Rolled(Roll::Arc(..), _)) {
            told.outcome = "random";
        }
        if let Some(outcome) = self.outcome(*event) {
            settle(told, outcome);
        }
        if let Some(happened) = self.besides(*event) {
            told.also(happened);
        }
    }

    fn answer(&self, s: &State, _: Seat, decision: &Decision, legal: &[Action]) -> Option<Action> {
        match decision {
            Decision::Reroll => Some(Action::Keep),
            Decision::Walk(_) => self.best_square(s, legal),
            _ => None,
        }
    }

    /// Points to spend and who begins decide nothing by themselves.
    fn is_indifferent(&self, s: &State) -> bool {
        match crate::roll(&self.game.rules, s) {
            Some(Roll::Turn(_)) => s.turn.tackle.is_none() && s.turn.called.is_none(),
            Some(Roll::Grab | Roll::RollOff | Roll::ShootoutRollOff) => true,
            _ => false,
        }
    }

    /// What no event has told, the next question does.
    fn end(&self, told: &mut Told, s: &State) {
        match self.game.node(s) {
            Node::Decide(_, Decision::DeflectTo(_)) => settle(told, "deflection"),
            Node::Decide(_, Decision::Fouled(_)) => settle(told, "foul"),
            Node::Decide(..) | Node::Chance | Node::Over(_) => {}
        }
    }
}
