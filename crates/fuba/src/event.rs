//! What happened, in the rulebook's words. Nothing secret is ever in an event before it is shown.

use touchline_engine::{Call, Faces, Outcome, Seat};

use crate::chance::Roll;
use crate::pitch::Area;
use crate::state::{ActionKind, Clock, Formation, Line, Restart, Side};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat has made a secret choice.
    Chosen(Seat),
    /// A formation is shown.
    Formation(Seat, Formation),
    /// A team may choose who kicks off.
    WonKickOffRoll(Seat),
    /// The kick-off roll was equal and is repeated.
    KickOffRollTied,
    /// This team starts with the ball.
    StartsWithBall(Seat),
    /// A half begins.
    HalfBegins(u8),
    /// A half is over.
    HalfEnds(u8),
    /// Dice fell.
    Rolled(Roll, Faces),
    /// The time marker moved here.
    Time(Clock),
    /// A restart for a team, from an area.
    Awarded(Restart, Seat, Area),
    /// A restart is not taken because the half is over.
    NotTaken(Restart),
    /// The goalkeeper was placed.
    KeeperPlaced(Seat, Area),
    /// Players were placed.
    Placed(Seat, Area, u8),
    /// A turn begins with this team in control.
    TurnBegins(u8, Seat),
    /// The ball is played from one area to another.
    Played(Seat, Area, Area),
    /// The ball value changed.
    Value(u8, Why),
    /// Special event with this number.
    SpecialEvent(u8),
    /// Result of the control check: the team in control afterwards.
    Check(Check, Seat),
    /// A player moved.
    Moved(Seat, Area, Area),
    /// The goalkeeper moved.
    KeeperMoved(Seat, Area, Area),
    /// A player carried the ball along.
    Dribbled(Seat, Area, Area),
    /// The goalkeeper carried the ball along.
    KeeperDribbled(Seat, Area, Area),
    /// A team chose its action.
    Acts(Seat, ActionKind),
    /// A team chose its movement option.
    Option(Seat, Line),
    /// A team decides whether second actions are played.
    SecondActions(Seat, bool),
    /// A goal attempt from an area with this total modifier.
    Attempt(Seat, Area, i8),
    /// Result of a goal attempt or penalty.
    Shot(Shot, Seat),
    /// Result of a pressing.
    Pressing(Seat, bool),
    /// The kicker's side and the goalkeeper's dive are shown.
    Duel(Side, Side),
    /// Yellow card.
    Yellow(Seat),
    /// No card.
    NoCard(Seat),
    /// Red card.
    Red(Seat),
    /// A player leaves the match.
    SentOff(Seat, Area),
    /// Something from outside the rules.
    Called(Call),
    /// The numbers of a special event read as a difference.
    EventDifference(i8),
    /// A goal kick is taken slowly.
    SlowKick(Seat),
    /// The match is over.
    Over(Outcome, u8, u8),
}

/// Result of a control check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The controlling team keeps the ball.
    Kept,
    /// The passive team wins it.
    Lost,
    /// It failed, but nobody is near: control does not change.
    Easy,
    /// The pass failed before the check.
    FailedPass,
}

/// What became of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Shot {
    Goal,
    Corner,
    Rebound,
    /// A difficult attempt goes on with a second die.
    SecondDie,
    /// The defenders win the rebound.
    Cleared,
    Miss,
}

/// Why the ball value changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// No passive player in the start area.
    StartUnmarked,
    /// Long pass over so many areas.
    LongPass(u8),
    /// No passive player in the target area.
    TargetUnmarked,
    /// New value after the control check.
    New,
    /// Special event.
    Event(i8),
    /// Positioning or ball value adjustment.
    Positioning,
    /// Nobody of the passive team marks the target: the value becomes 1.
    TargetFree,
    /// The ball value would exceed 6: the ball is lost.
    Overflow,
    /// Pressing.
    Pressing,
    /// Rebound.
    Rebound,
    /// A restart sets it to 1.
    Restart,
}
