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

/// An answer to a decision. The order is that of the lists people are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// End the turn.
    #[default]
    End,
    /// The ball stays where it is: the flight or the inertia move is over.
    Stop,
    /// The next ball step.
    Step(Dir),
    /// A member that is to do something.
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
    /// The picked member's last skill points are for spending, no longer for a second roll.
    OpenSkill,

    /// A row, of a marker that is placed.
    Row(i8),
    /// A column, of a marker that is placed.
    Column(i8),
    /// A facing, of a marker that is placed.
    Face(Facing),
    /// A marker stays where it is.
    Stay,
    /// A skill point for a fielder.
    Skill(Marker),
    /// Who kicks off, from where.
    Kicker(Marker, Square),

    /// No tackle, no attempt, no coordinated play.
    Decline,
    /// Who tackles, after a step or from where it stands.
    Tackle(Marker, Option<Dir>),
    /// The opponent that is meant.
    Opponent(Marker),
    /// Odd or even.
    Call(Parity),
    /// Keep the dice.
    Keep,
    /// A fielder has the dice rolled again.
    Reroll(Marker),
    /// The poor-aim kick: who and where to.
    Aim(Marker, Dir),
    /// A marker tries to intercept, head or bicycle-kick the ball.
    Attempt(Attempt, Marker),
    /// Stop the intercepted ball.
    Trap,
    /// Kick the intercepted ball.
    Volley,
    /// A square: for the ball, or for a marker that has to go somewhere.
    To(Square),
    /// A direction: of a straight bicycle kick or a deflection.
    Toward(Dir),
    /// Let the loose ball roll.
    Roll,

    /// Who restarts.
    Taker(Marker),
    /// From which square, facing where.
    From(Square, Facing),
    /// A corner that is played like any kick.
    Normal,
    /// A corner straight at the goal: the total called.
    Direct(u8),
    /// Follow a juggle up with a header.
    FollowHeader,
    /// Follow a juggle up with a bicycle kick from that square.
    FollowBicycle(Square),
    /// Follow a juggle up with a kick from that square.
    FollowKick(Square),

    /// The slot on which the goalie stands for a penalty.
    Slot(i8),
    /// The hidden face of a penalty.
    Hide(u8),
}
