//! The question asked of one seat.

use crate::advanced::intercept::Attempt;
use crate::marker::Marker;
use crate::state::Restart;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The row of a marker before a kick-off, hidden from the other seat.
    PlaceRow(Marker),
    /// Its column.
    PlaceColumn(Marker, i8),
    /// A fielder to get a skill point; this many are left.
    SkillPoint(u8),
    /// Who kicks off.
    Kicker,
    /// Whether to tackle, and who.
    Tackle,
    /// Which opponent is tackled.
    TackleTarget(Marker),
    /// Odd or even.
    TackleCall,
    /// Keep the dice or roll them again.
    Reroll,
    /// The poor-aim kick.
    PoorAim,
    /// Let the ball roll on.
    Inertia,
    /// What to do next in the turn.
    Act,
    /// What a member does.
    Member(Marker),
    /// Whether opponents try to intercept.
    Offers,
    /// Whether a team-mate heads or bicycle-kicks the pass.
    Combine,
    /// Trap the intercepted ball, or kick it.
    TrapOrKick(Marker),
    /// Where to play the ball.
    Redirect(Marker, Attempt, u8),
    /// The straight line of a bicycle kick.
    BicycleLine(Marker, u8),
    /// From where the goalie deflects.
    Walk(u8),
    /// Which way.
    DeflectTo(u8),
    /// The loose ball rolls on.
    Loose,
    /// What follows a juggle.
    FollowUp(Marker),
    /// Where the juggled ball drops.
    Drop(Marker),
    /// Whether a marker is moved before a restart, and to which row.
    RepositionRow(Marker),
    /// In which column.
    RepositionColumn(Marker, i8),
    /// Facing where.
    RepositionFacing(Marker),
    /// From where a goal kick is taken.
    GoalKickSquare,
    /// Where a marker goes that leaves the penalty area.
    LeaveArea(Marker),
    /// Who restarts.
    Taker(Restart),
    /// Where the taker stands.
    TakerSquare(Marker),
    /// Where a marker goes that makes room.
    MakeRoom(Marker),
    /// A normal corner or a direct one.
    CornerCall,
    /// Which member was fouled.
    Fouled(Marker),
    /// Which fielder leaves for a red-carded goalie.
    RedCardFielder,
    /// Who takes a kick of the shoot-out.
    PenaltyTaker,
    /// The hidden face of a penalty.
    PenaltyFace,
    /// The slot of the goalie.
    PenaltySlot,
    /// The corner after a penalty deflected from the middle slot.
    PenaltyCorner,
}

impl Decision {
    /// Whether the other seat must not see the answer.
    pub fn is_secret(self) -> bool {
        matches!(self, Self::PlaceRow(_) | Self::PlaceColumn(..) | Self::PenaltyFace)
    }
}
