//! Answers to decisions: a few bytes each. The order of the variants is the order in which legal actions are
//! listed.

mod answer;

use touchline_engine::Seat;

use crate::advanced::skills::Skill;
use crate::pitch::Area;
use crate::state::{Formation, GoalSide, Line, Styles};

pub(crate) use answer::{Chosen, PieceStep, PressChoice, Stepper};

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
    /// The nominated player from one area to another, where others of its team could go instead.
    MoveNominee(Area, Area),
    /// The nominated player takes the ball along, where others could.
    DribbleNominee(Area, Area),
    /// Play second actions.
    SecondActions,
    /// No second actions: a new turn.
    NewTurn,
    /// Take the corner kick on the side of this corner area.
    Corner(Area),
    /// Penalty: the goalkeeper's secret choice.
    Dive(GoalSide),
    /// Penalty: where the kick goes.
    Kick(GoalSide),
    /// Red card: a player from this area leaves the match.
    SendOff(Area),
    /// Take the goal kick slowly: both teams move first.
    SlowKick,
    /// Roles: attacking and defending midfielders.
    MidfieldRoles(u8, u8),
    /// Roles: attacking centre backs, withdrawn strikers, offensive wing backs.
    OtherRoles(u8, u8, u8),
    /// Playing styles of the three lines.
    Styles(Styles),
    /// Choose a skill card before the match.
    Skill(Skill),
    /// Play a skill.
    Play(Skill),
    /// Play the ball into an area with the crossing skill: no long pass.
    Cross(Area),
    /// Movement action with a condition point: one more move, of any type.
    MovementWithPoint(Line),
    /// Movement with a condition point: a die, all moves of any type.
    MovementByDie,
    /// Positioning with a condition point, by so many steps in all.
    PositionWithPoint(u8),
    /// Ball value adjustment with a condition point.
    AdjustWithPoint,
    /// Pressing with a condition point.
    PressWithPoint,
    /// Aggressive pressing.
    PressAggressively,
    /// So many substitutions.
    Substitute(u8),
    /// Substitution: a player changes line, from one to the other.
    Shift(Line, Line),
    /// Substitution: a booked player goes off.
    BookedOff,
    /// Substitution: a fresh player, the points for this line.
    Fresh(Line),
    /// The line that loses or gains a condition point.
    Points(Line),
    /// Injury: a player from this area leaves.
    Injured(Area),
    /// The goalkeeper sweeps.
    Sweep,
    /// The goalkeeper goes out of the goal area.
    KeeperOut,
    /// The goalkeeper goes back into the goal area.
    KeeperIn,
    /// Slow the game.
    SlowDown,
    /// The piece in this area counts as two.
    Nominate(Area),
    /// Turn the ball value up by two.
    Raise,
    /// Turn the ball value down by two.
    Lower,
    /// The ball goes on to this area.
    BallOn(Area),
    /// Discard the die with this face.
    Discard(u8),
}

const _: () = assert!(size_of::<Action>() <= 4);
