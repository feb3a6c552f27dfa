//! # Odds
//! The exact chances of what happens from an answer to the next question, counted by playing on with every
//! outcome of the dice: special events, cards and rebounds included. Nobody is taken to play a card in a
//! window on the way. What is told is told of the seat that is asked: `goal` is its own, `conceded` the
//! other's.

mod penalty;
mod plan;

use touchline_engine::{Foresight, Game, Node, Odds, OddsWords, Seat, Told, foresee};

use crate::Fuba;
use crate::action::Action;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Event, Shot, Why};
use crate::state::{Restart, State};

pub use penalty::mixture;
pub use plan::turn;

/// What may become of the ball, and what may happen besides.
pub static WORDS: OddsWords = OddsWords {
    outcomes: &[
        "goal",
        "conceded",
        "keep",
        "win",
        "penalty",
        "free-kick",
        "corner",
        "no-effect",
        "outplayed",
        "frees",
        "miss",
        "held",
        "lose",
        "corner-against",
        "free-kick-against",
        "penalty-against",
        "half-ends",
        "open",
    ],
    besides: &[
        "rebound",
        "special-event",
        "booked",
        "booked-them",
        "sent-off",
        "sent-off-them",
        "hurt",
        "hurt-them",
        "tired",
        "tired-them",
    ],
};

/// The chances of an answer; empty when no dice decide anything.
pub fn of(game: &Fuba, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let ways = penalty::standoff(game, s)
        .and_then(|duel| duel.ways(action))
        .unwrap_or_else(|| foresee(game, s, action, WORDS.told(), &Next::of(game, s, seat)));
    if ways.rolled() { ways.odds(&WORDS) } else { Vec::new() }
}

/// To the next question, told to this seat.
#[derive(Clone, Copy)]
struct Next<'a> {
    game: &'a Fuba,
    seat: Seat,
    /// The team in control before.
    had: Seat,
}

impl<'a> Next<'a> {
    fn of(game: &'a Fuba, s: &State, seat: Seat) -> Self {
        Self { game, seat, had: s.control }
    }

    /// This team has the ball now.
    fn ball(self, team: Seat) -> &'static str {
        match (self.had == self.seat, team == self.seat) {
            (true, true) => "keep",
            (true, false) => "lose",
            (false, true) => "win",
            (false, false) => "held",
        }
    }

    fn mine(self, seat: Seat, mine: &'static str, theirs: &'static str) -> &'static str {
        if seat == self.seat { mine } else { theirs }
    }

    /// What an event makes of the ball, after what has been made of it before.
    fn outcome(self, before: &Told, event: Event) -> Option<&'static str> {
        let outcome = match event {
            Event::Shot(Shot::Goal, shooter) => self.mine(shooter, "goal", "conceded"),
            Event::Shot(Shot::Corner, shooter) => self.mine(shooter, "corner", "corner-against"),
            Event::Shot(Shot::Cleared, shooter) => self.ball(shooter.other()),
            Event::Shot(Shot::Miss, _) => "miss",
            Event::Check(_, team) | Event::Pressing(team, true) => self.ball(team),
            Event::Awarded(Restart::GoalKick, team, _) if before.is_open() => self.ball(team),
            Event::Pressing(team, false) => self.mine(team, "no-effect", "keep"),
            Event::Value(_, Why::Pressing) if before.outcome == "no-effect" => "outplayed",
            Event::Awarded(Restart::FreeKick, team, _) => self.mine(team, "free-kick", "free-kick-against"),
            Event::Awarded(Restart::PenaltyKick, team, _) => self.mine(team, "penalty", "penalty-against"),
            Event::Awarded(Restart::CornerKick, team, _) => self.mine(team, "corner", "corner-against"),
            Event::HalfEnds(_) => "half-ends",
            _ => return None,
        };
        Some(outcome)
    }

    fn besides(self, event: Event) -> Option<&'static str> {
        let happened = match event {
            Event::Shot(Shot::Rebound, _) => "rebound",
            Event::SpecialEvent(_) | Event::EventDifference(_) | Event::AdvancedEvent(..) => "special-event",
            Event::Yellow(team) => self.mine(team, "booked", "booked-them"),
            Event::Red(team) => self.mine(team, "sent-off", "sent-off-them"),
            Event::Injured(team, _) | Event::KeeperHurt(team) => self.mine(team, "hurt", "hurt-them"),
            Event::Tired(team) => self.mine(team, "tired", "tired-them"),
            _ => return None,
        };
        Some(happened)
    }
}

impl Foresight<Fuba> for Next<'_> {
    type Told = Told;

    fn tell(&self, told: &mut Told, event: &Event) {
        let scored = matches!(told.outcome, "goal" | "conceded");
        if let Some(outcome) = self.outcome(told, *event).filter(|_| !scored) {
            told.outcome = outcome;
        }
        if let Some(happened) = self.besides(*event) {
            told.also(happened);
        }
    }

    /// Nobody plays a card. Whether a window opens is no secret, so this tells none either.
    fn answer(&self, _: &State, _: Seat, decision: &Decision, _: &[Action]) -> Option<Action> {
        matches!(decision, Decision::Window(_)).then_some(Action::Done)
    }

    /// Nobody plays a card, so none that is drawn or lost in secret makes a difference.
    fn is_indifferent(&self, s: &State) -> bool {
        crate::roll(&self.game.rules, s).is_some_and(Roll::is_secret)
    }

    /// What no event has told, the position and the next question do: a check given away, a ball that went
    /// over a line, an injury.
    fn end(&self, told: &mut Told, s: &State) {
        if told.outcome == "no-effect" && s.memory.free_check.is_some() {
            told.outcome = "frees";
        }
        if told.is_open() && s.control != self.had {
            told.outcome = self.ball(s.control);
        }
        match self.game.node(s) {
            Node::Decide(team, Decision::Injured) => told.also(self.mine(team, "hurt", "hurt-them")),
            Node::Decide(team, Decision::Corner) => {
                told.outcome = self.mine(team, "corner", "corner-against");
            }
            Node::Decide(..) | Node::Chance | Node::Over(_) => {}
        }
    }
}
