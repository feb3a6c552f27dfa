//! Answers to decisions: a few bytes each. The order of the variants is the order in which legal actions are listed.

use touchline_engine::Seat;

use crate::pitch::Area;
use crate::state::{Formation, Line, Side};

/// One answer of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// No (more) moves.
    #[default]
    Done,
    /// Choose a formation, before the match or at half-time.
    Formation(Formation),
    /// Who starts with the ball.
    KickOff(Seat),
    /// Setup: the goalkeeper's area.
    PlaceKeeper(Area),
    /// Setup: how many players in the area asked for.
    Place(u8),
    /// Play the ball into an area.
    Target(Area),
    /// Attempt a goal.
    Shoot,
    /// Free kick: no direct attempt, a new turn starts.
    Pass,
    /// Movement action with one of the three options.
    Movement(Line),
    /// Positioning by so many steps of the ball value.
    Position(u8),
    /// Ball value adjustment by the numbers at the ball.
    Adjust,
    /// Pressing.
    Press,
    /// One player from one area to another.
    Move(Area, Area),
    /// The goalkeeper from one area to another.
    MoveKeeper(Area, Area),
    /// One player takes the ball along.
    Dribble(Area, Area),
    /// The goalkeeper takes the ball along.
    DribbleKeeper(Area, Area),
    /// Play second actions.
    SecondActions,
    /// No second actions: a new turn.
    NewTurn,
    /// Take the corner kick on the side of this corner area.
    Corner(Area),
    /// Penalty: the goalkeeper's secret choice.
    Dive(Side),
    /// Penalty: where the kick goes.
    Kick(Side),
    /// Red card: a player from this area leaves the match.
    SendOff(Area),
    /// Take the goal kick slowly: both teams move first.
    SlowKick,
}

const _: () = assert!(size_of::<Action>() <= 4);
