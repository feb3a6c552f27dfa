//! What happened, in the rulebook's words. Nothing secret is ever in an event before it is shown.

use touchline_engine::{Faces, Outcome, Seat, worded};

use crate::advanced::skills::Skill;
use crate::chance::Roll;
use crate::pitch::Area;
use crate::rules::competition::Call;
use crate::state::{ActionKind, Clock, Condition, Formation, GoalSide, Line, Restart, Styles, Weather};

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
    Duel(GoalSide, GoalSide),
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
    /// A seat has chosen its roles in secret.
    RolesChosen(Seat),
    /// A seat has chosen its styles in secret.
    StylesChosen(Seat),
    /// A seat has chosen its skills in secret.
    SkillsChosen(Seat),
    /// Condition points are shown.
    Condition(Seat, Condition),
    /// Styles are shown.
    Styles(Seat, Styles),
    /// The weather.
    Weather(Weather),
    /// A skill is played.
    SkillPlayed(Seat, Skill),
    /// Condition points are paid from a line.
    PointsPaid(Seat, Line, u8),
    /// Condition points are lost from a line.
    PointsLost(Seat, Line, u8),
    /// Condition points come to a line.
    PointsGained(Seat, Line, u8),
    /// A tiredness test is passed.
    TestPassed(Seat),
    /// A tiredness test has failed so far.
    TestFailed(Seat),
    /// A team is tired from now on.
    Tired(Seat),
    /// So many substitutions are announced.
    Substitutions(Seat, u8),
    /// The formation from the next turn on.
    NextFormation(Seat, Formation),
    /// A booked player goes off.
    BookedOff(Seat),
    /// A fresh player comes on for a line.
    FreshPlayer(Seat, Line),
    /// A player is hurt and leaves an area.
    Injured(Seat, Area),
    /// The goalkeeper is hurt and stays.
    KeeperHurt(Seat),
    /// The injured player is off for so many turns or minutes.
    InjuredFor(Seat, u8),
    /// The injured player cannot return.
    InjuredForGood(Seat),
    /// Another player takes the place of the injured one.
    Replaced(Seat, Area),
    /// Injured players are back in the centre.
    Returned(Seat, u8),
    /// The goalkeeper stands outside the goal area, or inside again.
    KeeperOutside(Seat, bool),
    /// The goalkeeper sweeps.
    Sweep(Seat),
    /// A pressing is played aggressively.
    Aggressive(Seat),
    /// The offside risk lets the passive team act first.
    RiskPays(Seat),
    /// The order of the actions is changed: this team acts first.
    ActsFirst(Seat),
    /// A pass to this area has become illegal: another target must be chosen.
    TooFar(Seat, Area),
    /// The game is slowed.
    Slowed(Seat),
    /// The advanced special event of this row and column.
    AdvancedEvent(u8, u8),
    /// A roll-off is won.
    RollOff(Seat),
    /// A roll-off is tied and repeated.
    RollOffTied,
    /// A piece counts as two in this area.
    Nominated(Seat, Area),
    /// The ball goes on without a player.
    BallOn(Seat, Area, Area),
    /// A skill card is lost.
    CardLost(Seat, Skill),
    /// A skill card is drawn in secret.
    CardDrawn(Seat),
    /// The coach is sent off.
    CoachOff(Seat),
    /// A team starts with another formation than its primary one.
    NotPrimary(Seat),
    /// A team discards so many condition points.
    Discards(Seat, u8),
    /// A shoot-out begins with this team.
    ShootOutBegins(Seat),
    /// A kick of a shoot-out, and its score so far, home first.
    ShootOutKick(Seat, Shot, [u8; 2]),
    /// The match is over.
    Over(Outcome, u8, u8),
}

worded! {
    /// Result of a control check.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Check {
        /// The controlling team keeps the ball.
        Kept = "kept",
        /// The passive team wins it.
        Lost = "lost",
        /// It failed, but nobody is near: control does not change.
        Easy = "easy",
        /// The pass failed before the check.
        FailedPass = "failed-pass",
    }
}

worded! {
    /// What became of a shot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Shot {
        Goal = "goal",
        Corner = "corner",
        Rebound = "rebound",
        /// A difficult attempt goes on with a second die.
        SecondDie = "second-die",
        /// The defenders win the rebound.
        Cleared = "cleared",
        Miss = "miss",
    }
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
    /// A restart sets it.
    Restart,
    /// Offside risk.
    OffsideRisk,
    /// Rain or storm.
    Rain,
    /// A skill.
    Skill(Skill),
    /// The ball bounces.
    Bounce,
}
