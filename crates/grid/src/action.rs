//! One answer.

use touchline_engine::worded;

use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, Facing, Square};
use crate::marker::Marker;
use crate::rules::turn::Parity;

worded! {
    /// Left or right, as the marker sees it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Hand {
        Left = "left",
        Right = "right",
    }
}

/// An answer to a decision, in display order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// End the turn.
    #[default]
    End,
    /// The ball stays where it is: the flight or the inertia move is over.
    Stop,
    /// The next ball step.
    Step(Dir),
    /// Pick the member to act next.
    Pick(Marker),
    /// The picked member steps.
    Move(Dir),
    /// The picked member kicks.
    Kick(Dir),
    /// The holder throws the ball.
    Toss(Dir),
    /// The goalie puts the ball down.
    SetDown(Square),
    /// The picked member turns.
    Turn(Hand),
    /// The picked member gets up.
    Stand(Facing),
    /// The picked member juggles.
    Juggle,
    /// The picked member tries to fake out an opponent.
    Fake(Marker, Level),
    /// The picked member gives up its second roll to spend its last skill points.
    OpenSkill,

    /// The row of a marker being placed.
    Row(i8),
    /// The column of a marker being placed.
    Column(i8),
    /// The facing of a marker being placed.
    Face(Facing),
    /// A marker stays where it is.
    Stay,
    /// A skill point for a fielder.
    Skill(Marker),
    /// Who kicks off, and from where.
    Kicker(Marker, Square),

    /// No tackle, no attempt, no coordinated play.
    Decline,
    /// Who tackles, after a step or from where it stands.
    Tackle(Marker, Option<Dir>),
    /// The opponent meant.
    Opponent(Marker),
    /// Odd or even.
    Call(Parity),
    /// Keep the dice.
    Keep,
    /// A fielder rolls the dice again.
    Reroll(Marker),
    /// The poor-aim kick: by whom and in which direction.
    Aim(Marker, Dir),
    /// A marker tries to intercept, head or bicycle-kick the ball.
    Attempt(Attempt, Marker),
    /// Stop the intercepted ball.
    Trap,
    /// Kick the intercepted ball.
    Volley,
    /// A square: for the ball, or for a marker that must move.
    To(Square),
    /// A direction: of a straight bicycle kick or of a deflection.
    Toward(Dir),
    /// Let the loose ball roll.
    Roll,

    /// Who restarts.
    Taker(Marker),
    /// From which square, with which facing.
    From(Square, Facing),
    /// A corner played like any kick.
    Normal,
    /// A corner straight at the goal, with the total called.
    Direct(u8),
    /// Follow up a juggle with a header.
    FollowHeader,
    /// Follow up a juggle with a bicycle kick from that square.
    FollowBicycle(Square),
    /// Follow up a juggle with a kick from that square.
    FollowKick(Square),

    /// The slot on which the goalie stands for a penalty.
    Slot(i8),
    /// The hidden face of a penalty.
    Hide(u8),
}
