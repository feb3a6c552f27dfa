//! What happened.

use touchline_engine::{Faces, Outcome, Seat};

use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, Facing, Square};
use crate::chance::Roll;
use crate::marker::Marker;
use crate::optional::cards::Card;
use crate::rules::shootout::PenaltyResult;
use crate::rules::turn::Parity;
use crate::state::{Restart, TurnKind};

/// How well an attempt meets the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Met {
    Missed,
    /// The dice allow a trap or an aimed ball.
    Well,
    /// Met with poor aim: the dice decide where it goes.
    Badly,
    /// A bicycle kick that hardly touches it (G-BIKE-06).
    Nick,
}

/// What happened, in order. [`Event::Rolled`] reports the dice before their consequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A team has placed its markers, hidden.
    Placed(Seat),
    /// Both placements are revealed.
    Revealed,
    /// A fielder got a skill point.
    SkillGiven(Marker),
    /// Dice were rolled.
    Rolled(Roll, Faces),
    /// A tied roll-off: it is repeated.
    RollOffTied,
    /// Who starts the match.
    Starts(Seat),
    /// A fielder stands at the centre spot to kick off.
    KicksOff(Marker, Square),
    /// A turn begins: its number, its team, its kind.
    TurnBegins(u16, Seat, TurnKind),
    /// Points to spend in this turn.
    Points(u8),

    /// A member stepped.
    Moved(Marker, Square),
    /// A member turned.
    Turned(Marker, Facing),
    /// A member got up.
    StoodUp(Marker, Facing),
    /// A member went down.
    WentDown(Marker),
    /// A member kicked.
    Kicked(Marker),
    /// A team-mate took over a ball in flight or at its feet.
    TookOver(Marker),
    /// The ball rolls on without a kicker.
    InertiaMove,
    /// The ball entered a square.
    BallTo(Square),
    /// A goalie grabbed the ball.
    Grabbed(Marker),
    /// A goalie or thrower released the ball.
    Tossed(Marker),
    /// The ball was put down.
    SetDown(Square),
    /// A flight ended where the ball lies.
    Stopped(Square),

    /// The ball entered a slot.
    Shot(Square),
    /// The goalie has no chance to save: faked out, down or too far away.
    NoSave(Marker),
    /// A stunned goalie (G-STUN).
    Stunned(Marker),
    /// A failed save.
    Beaten(Marker),
    /// The goalie deflected the ball.
    Deflected(Marker, Dir),
    /// A goal: whose, and the score, home first.
    Goal(Seat, [u8; 2]),

    /// A tackle was called.
    TackleCalled(Marker, Marker, Parity),
    /// The call was right: the opponent goes down there.
    Tackled(Marker, Square),
    /// The call was wrong.
    TackleFailed(Marker),
    /// The dice force a kick with poor aim.
    PoorAim(Marker, Dir, u8),
    /// A rule sends the ball straight on, this many squares.
    Forced(Dir, u8),
    /// The ball bounced off a marker to that square.
    Bounced(Square),
    /// The ball rolls on because nobody controls it (G-LOOSE).
    RollsOn(Dir),
    /// Out of bounds from that square.
    Out(Square),
    /// A set piece was awarded.
    Awarded(Restart, Seat, Square),
    /// A restart moved a marker.
    PutAt(Marker, Square),
    /// A total was called for a direct corner.
    CornerCalled(u8),
    /// The call was wrong: the ball lands there.
    CornerMissed(Square),

    /// Opponents let the ball pass.
    LetPass(Seat),
    /// An attempt to intercept, and a header or bicycle kick of a pass.
    Attempted(Marker, Attempt, Met),
    /// The ball was trapped on that square.
    Trapped(Marker, Square),
    /// The ball was aimed at that square.
    Redirected(Marker, Square),
    /// A juggle succeeded or failed.
    Juggle(Marker, bool),
    /// What follows a juggle.
    FollowedUp(Marker, FollowUp),
    /// A fake-out succeeded or failed.
    Fake(Marker, Marker, Level, bool),
    /// A foul: who, on whom.
    Foul(Marker, Marker),
    /// Offside (G-OFFS).
    Offside(Marker),
    /// A card.
    Carded(Marker, Card),
    /// A marker was sent off.
    SentOff(Marker),
    /// A fielder's skill repeated a roll.
    Rerolled(Marker),

    /// A team's time ran out.
    TimeUp(Seat),
    /// A call ended the period: reported when it takes effect.
    FullTime,
    /// Half time.
    HalfTime,
    /// A shoot-out decides.
    ShootoutBegins,
    /// Who kicks first.
    ShootoutStarts(Seat),
    /// Who takes a penalty.
    PenaltyBy(Marker),
    /// The kicker has chosen in secret.
    FaceHidden(Seat),
    /// Slot of the goalie, slot of the ball.
    Penalty(i8, i8),
    /// How a penalty ended.
    PenaltyResult(PenaltyResult),
    /// The match is over.
    Over(Outcome),
}

/// What follows a juggle (G-JUG-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum FollowUp {
    Header,
    Bicycle,
    Kick,
}
