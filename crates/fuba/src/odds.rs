//! # Odds
//! The exact chances of what happens between an answer and the next question, counted by playing the rules
//! with every outcome of the dice: special events, cards and rebounds included. Nobody is assumed to play a
//! card in a window on the way. Everything is from the point of view of the seat that is asked: `goal` is its
//! own, `conceded` the other's.

mod penalty;
mod plan;

use touchline_engine::{Foresight, Game, Node, Odds, Seat, foresee, worded};

use crate::Fuba;
use crate::action::Action;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Event, Shot, Why};
use crate::state::{Restart, State};

pub use penalty::mixture;
pub use plan::turn;

worded! {
    /// What may become of the ball, in display order.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Decided {
        Goal = "goal",
        Conceded = "conceded",
        Keep = "keep",
        Win = "win",
        Penalty = "penalty",
        FreeKick = "free-kick",
        Corner = "corner",
        NoEffect = "no-effect",
        Outplayed = "outplayed",
        Frees = "frees",
        Miss = "miss",
        Held = "held",
        Lose = "lose",
        CornerAgainst = "corner-against",
        FreeKickAgainst = "free-kick-against",
        PenaltyAgainst = "penalty-against",
        HalfEnds = "half-ends",
        #[default]
        Open = "open",
    }
}

worded! {
    /// Side effects.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Beside {
        Rebound = "rebound",
        SpecialEvent = "special-event",
        Booked = "booked",
        BookedThem = "booked-them",
        SentOff = "sent-off",
        SentOffThem = "sent-off-them",
        Hurt = "hurt",
        HurtThem = "hurt-them",
        Tired = "tired",
        TiredThem = "tired-them",
    }
}

type Heard = touchline_engine::Heard<Decided, Beside>;

/// The chances of an answer; empty if no dice decide anything.
pub fn of(game: &Fuba, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let ways = penalty::standoff(game, s)
        .and_then(|duel| duel.ways(action))
        .unwrap_or_else(|| foresee(game, s, action, Heard::default(), &Next::of(game, s, seat)));
    if ways.rolled() { ways.odds() } else { Vec::new() }
}

/// Plays to the next question, for one seat.
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

    /// The outcome in which this team has the ball now.
    fn ball(self, team: Seat) -> Decided {
        match (self.had == self.seat, team == self.seat) {
            (true, true) => Decided::Keep,
            (true, false) => Decided::Lose,
            (false, true) => Decided::Win,
            (false, false) => Decided::Held,
        }
    }

    fn mine<T>(self, seat: Seat, mine: T, theirs: T) -> T {
        if seat == self.seat { mine } else { theirs }
    }

    /// What an event makes of the ball, given what was decided before.
    fn decided(self, before: Heard, event: Event) -> Option<Decided> {
        let decided = match event {
            Event::Shot(Shot::Goal, shooter) | Event::ShootOutKick(shooter, Shot::Goal, _) => {
                self.mine(shooter, Decided::Goal, Decided::Conceded)
            }
            Event::Shot(Shot::Corner, shooter) => self.mine(shooter, Decided::Corner, Decided::CornerAgainst),
            Event::Shot(Shot::Cleared, shooter) => self.ball(shooter.other()),
            Event::Shot(Shot::Miss, _) | Event::ShootOutKick(_, Shot::Miss, _) => Decided::Miss,
            Event::Check(_, team) | Event::Pressing(team, true) => self.ball(team),
            Event::Awarded(Restart::GoalKick, team, _) if before.is_open() => self.ball(team),
            Event::Pressing(team, false) => self.mine(team, Decided::NoEffect, Decided::Keep),
            Event::Value(_, Why::Pressing) if before.decided == Decided::NoEffect => Decided::Outplayed,
            Event::Awarded(Restart::FreeKick, team, _) => {
                self.mine(team, Decided::FreeKick, Decided::FreeKickAgainst)
            }
            Event::Awarded(Restart::PenaltyKick, team, _) => {
                self.mine(team, Decided::Penalty, Decided::PenaltyAgainst)
            }
            Event::Awarded(Restart::CornerKick, team, _) => {
                self.mine(team, Decided::Corner, Decided::CornerAgainst)
            }
            Event::HalfEnds(_) => Decided::HalfEnds,
            _ => return None,
        };
        Some(decided)
    }

    fn besides(self, event: Event) -> Option<Beside> {
        let happened = match event {
            Event::Shot(Shot::Rebound, _) => Beside::Rebound,
            Event::SpecialEvent(_) | Event::EventDifference(_) | Event::AdvancedEvent(..) => {
                Beside::SpecialEvent
            }
            Event::Yellow(team) => self.mine(team, Beside::Booked, Beside::BookedThem),
            Event::Red(team) => self.mine(team, Beside::SentOff, Beside::SentOffThem),
            Event::Injured(team, _) | Event::KeeperHurt(team) => {
                self.mine(team, Beside::Hurt, Beside::HurtThem)
            }
            Event::Tired(team) => self.mine(team, Beside::Tired, Beside::TiredThem),
            _ => return None,
        };
        Some(happened)
    }
}

impl Foresight<Fuba> for Next<'_> {
    type Heard = Heard;

    fn hear(&self, heard: &mut Heard, event: &Event) {
        let scored = matches!(heard.decided, Decided::Goal | Decided::Conceded);
        if let Some(decided) = self.decided(*heard, *event).filter(|_| !scored) {
            heard.decided = decided;
        }
        if let Some(happened) = self.besides(*event) {
            heard.also(happened);
        }
    }

    /// Nobody plays a card. Whether a window opens is public, so this reveals nothing either.
    fn answer(&self, _: &State, _: Seat, decision: &Decision, _: &[Action]) -> Option<Action> {
        matches!(decision, Decision::Window(_)).then_some(Action::Done)
    }

    /// Nobody plays a card, so cards drawn or lost in secret make no difference.
    fn is_indifferent(&self, s: &State) -> bool {
        crate::roll(&self.game.rules, s).is_some_and(Roll::is_secret)
    }

    /// What no event has reported, the position and the next question do: a check given away, a ball over a
    /// line, an injury.
    fn end(&self, heard: &mut Heard, s: &State) {
        if heard.decided == Decided::NoEffect && s.memory.free_check.is_some() {
            heard.decided = Decided::Frees;
        }
        if heard.is_open() && s.control != self.had {
            heard.decided = self.ball(s.control);
        }
        match self.game.node(s) {
            Node::Decide(team, Decision::Injured) => {
                heard.also(self.mine(team, Beside::Hurt, Beside::HurtThem));
            }
            Node::Decide(team, Decision::Corner) => {
                heard.decided = self.mine(team, Decided::Corner, Decided::CornerAgainst);
            }
            Node::Decide(..) | Node::Chance | Node::Over(_) => {}
        }
    }
}
