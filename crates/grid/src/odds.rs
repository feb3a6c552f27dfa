//! # Odds
//! The exact chances of what happens between an answer and the next question, counted by playing the rules
//! with every outcome of the dice, so that no rule is written twice. Nobody repeats a roll, a tackle is
//! called odd, which is as likely as even, and a goalie that may deflect does so from the best square.
//! Everything is from the point of view of the seat that is asked: `goal` is its own, `conceded` the
//! other's.

mod penalty;
mod plan;

use touchline_engine::{Foresight, Game, Node, Odds, Seat, Ways, foresee, worded};

use crate::Grid;
use crate::action::Action;
use crate::advanced::intercept::Attempt;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Event, Met};
use crate::optional::cards::Card;
use crate::rules::shootout::PenaltyResult;
use crate::rules::turn::Parity;
use crate::state::State;

pub use penalty::mixture;
pub use plan::turn;

worded! {
    /// What may be decided, in display order.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Decided {
        Goal = "goal",
        Conceded = "conceded",
        Deflection = "deflection",
        Grab = "grab",
        NoGoal = "no-goal",
        Aimed = "aimed",
        Straight = "straight",
        Random = "random",
        Nick = "nick",
        Missed = "missed",
        Tackled = "tackled",
        WrongCall = "wrong-call",
        Success = "success",
        Failure = "failure",
        Foul = "foul",
        #[default]
        NoEffect = "no-effect",
    }
}

worded! {
    /// Side effects.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Beside {
        Out = "out",
        Offside = "offside",
        Booked = "booked",
        BookedThem = "booked-them",
        SentOff = "sent-off",
        SentOffThem = "sent-off-them",
    }
}

type Heard = touchline_engine::Heard<Decided, Beside>;

/// The chances of an answer; empty if neither dice nor a shot decide anything.
pub fn of(game: &Grid, s: &State, action: Action) -> Vec<Odds> {
    let Node::Decide(seat, _) = game.node(s) else { return Vec::new() };
    let ways = penalty::standoff(game, s)
        .and_then(|duel| duel.ways(action))
        .unwrap_or_else(|| foresee(game, s, action, Heard::default(), &Next::of(game, s, seat)));
    let scored = ways.count(|heard| is_scored(heard.decided)) > 0;
    if ways.rolled() || scored { ways.odds() } else { Vec::new() }
}

fn is_scored(decided: Decided) -> bool {
    matches!(decided, Decided::Goal | Decided::Conceded)
}

/// The more important result is reported: how a shot ends before a foul, a foul before how a duel ends; of
/// two alike, the first.
fn rank(decided: Decided) -> u8 {
    match decided {
        Decided::Goal | Decided::Conceded | Decided::Deflection | Decided::Grab | Decided::NoGoal => 3,
        Decided::Foul => 2,
        Decided::NoEffect => 0,
        Decided::Aimed
        | Decided::Straight
        | Decided::Random
        | Decided::Nick
        | Decided::Missed
        | Decided::Tackled
        | Decided::WrongCall
        | Decided::Success
        | Decided::Failure => 1,
    }
}

fn settle(heard: &mut Heard, decided: Decided) {
    if rank(decided) > rank(heard.decided) {
        heard.decided = decided;
    }
}

/// Plays to the next question, for one seat.
#[derive(Clone, Copy)]
struct Next<'a> {
    game: &'a Grid,
    seat: Seat,
    /// Who takes the penalty, if there is one.
    kicking: Seat,
}

impl<'a> Next<'a> {
    fn of(game: &'a Grid, s: &State, seat: Seat) -> Self {
        Self { game, seat, kicking: s.shootout.kicking }
    }

    fn mine<T>(self, seat: Seat, mine: T, theirs: T) -> T {
        if seat == self.seat { mine } else { theirs }
    }

    fn decided(self, event: Event) -> Option<Decided> {
        Some(match event {
            Event::Goal(seat, _) => self.mine(seat, Decided::Goal, Decided::Conceded),
            Event::PenaltyResult(PenaltyResult::Goal) => {
                self.mine(self.kicking, Decided::Goal, Decided::Conceded)
            }
            Event::PenaltyResult(PenaltyResult::Grabbed | PenaltyResult::Deflected) => Decided::NoGoal,
            Event::Grabbed(_) => Decided::Grab,
            Event::Deflected(..) => Decided::Deflection,
            Event::Attempted(_, Attempt::Chest, Met::Well)
            | Event::Juggle(_, true)
            | Event::Fake(.., true) => Decided::Success,
            Event::Juggle(_, false) | Event::Fake(.., false) => Decided::Failure,
            Event::Attempted(_, _, Met::Missed) => Decided::Missed,
            Event::Attempted(_, _, Met::Nick) => Decided::Nick,
            Event::Attempted(_, _, Met::Well) => Decided::Aimed,
            Event::Attempted(_, Attempt::Bicycle, Met::Badly) => Decided::Straight,
            Event::Attempted(_, _, Met::Badly) => Decided::Random,
            Event::Tackled(..) => Decided::Tackled,
            Event::TackleFailed(_) | Event::CornerMissed(_) => Decided::WrongCall,
            Event::Foul(..) => Decided::Foul,
            _ => return None,
        })
    }

    fn besides(self, event: Event) -> Option<Beside> {
        Some(match event {
            Event::Out(_) => Beside::Out,
            Event::Offside(_) => Beside::Offside,
            Event::Carded(marker, Card::Yellow) => {
                self.mine(marker.seat(), Beside::Booked, Beside::BookedThem)
            }
            Event::Carded(marker, Card::Red) => {
                self.mine(marker.seat(), Beside::SentOff, Beside::SentOffThem)
            }
            _ => return None,
        })
    }

    /// The square from which the goalie is most likely to deflect the ball.
    fn best_square(self, s: &State, legal: &[Action]) -> Option<Action> {
        let ways = |square: &Action| foresee(self.game, s, *square, Heard::default(), &self);
        let deflects = |heard: &Heard| heard.decided == Decided::Deflection;
        likeliest(legal.iter().map(|square| (*square, ways(square))), deflects).map(|(square, _)| square)
    }
}

/// The answer most likely to bring something about; the last of equals.
fn likeliest(
    answers: impl Iterator<Item = (Action, Ways<Heard>)>,
    holds: impl Fn(&Heard) -> bool + Copy,
) -> Option<(Action, Ways<Heard>)> {
    answers.max_by(|(_, a), (_, b)| (a.count(holds) * b.total()).cmp(&(b.count(holds) * a.total())))
}

impl Foresight<Grid> for Next<'_> {
    type Heard = Heard;

    fn hear(&self, heard: &mut Heard, event: &Event) {
        // The dice decide the direction, too: it is not straight by choice (G-BIKE-07).
        if heard.decided == Decided::Straight && matches!(event, Event::Rolled(Roll::Arc(..), _)) {
            heard.decided = Decided::Random;
        }
        if let Some(decided) = self.decided(*event) {
            settle(heard, decided);
        }
        if let Some(happened) = self.besides(*event) {
            heard.also(happened);
        }
    }

    fn answer(&self, s: &State, _: Seat, decision: &Decision, legal: &[Action]) -> Option<Action> {
        match decision {
            Decision::Reroll => Some(Action::Keep),
            Decision::TackleCall => Some(Action::Call(Parity::Odd)),
            Decision::Walk(_) => self.best_square(s, legal),
            _ => None,
        }
    }

    /// Movement points and roll-offs decide nothing by themselves, but two dice may force a kick with poor
    /// aim.
    fn is_preparation(&self, s: &State) -> bool {
        match crate::roll(&self.game.rules, s) {
            Some(Roll::Turn(_)) => s.turn.tackle.is_none() && s.turn.called.is_none(),
            Some(Roll::Grab | Roll::RollOff | Roll::ShootoutRollOff) => true,
            _ => false,
        }
    }

    /// What no event has reported, the next question does.
    fn end(&self, heard: &mut Heard, s: &State) {
        match self.game.node(s) {
            Node::Decide(_, Decision::DeflectTo(_)) => settle(heard, Decided::Deflection),
            Node::Decide(_, Decision::Fouled(_)) => settle(heard, Decided::Foul),
            Node::Decide(..) | Node::Chance | Node::Over(_) => {}
        }
    }
}
