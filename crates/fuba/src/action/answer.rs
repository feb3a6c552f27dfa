//! The kinds of answers: a rule that plays steps, or chooses from the list of actions, gets just those.

use super::Action;
use crate::advanced::condition::Boost;
use crate::pitch::Area;
use crate::rules::steps::Piece;
use crate::state::{ActionKind, Line};

/// A step of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceStep {
    pub(crate) who: Stepper,
    /// Whether it takes the ball along.
    pub(crate) dribbles: bool,
    pub(crate) from: Area,
    pub(crate) to: Area,
}

/// Who steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stepper {
    Player,
    /// The player the fans sing for, named among several.
    Nominee,
    Keeper,
}

impl PieceStep {
    const fn walk(who: Stepper, from: Area, to: Area) -> Self {
        Self { who, dribbles: false, from, to }
    }

    const fn dribble(who: Stepper, from: Area, to: Area) -> Self {
        Self { who, dribbles: true, from, to }
    }

    #[inline]
    pub(crate) const fn piece(self) -> Piece {
        match self.who {
            Stepper::Player | Stepper::Nominee => Piece::Outfield,
            Stepper::Keeper => Piece::Keeper,
        }
    }
}

/// One of the list of actions (F-ACT-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    GoalAttempt,
    Movement(Line, Boost),
    /// A movement with as many moves as a die shows.
    MovementByDie,
    /// This many steps of the ball value.
    Positioning(u8, Boost),
    Adjustment(Boost),
    Pressing(PressChoice),
    Substitution,
}

/// How a team wants to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PressChoice {
    Plain,
    WithPoint,
    Aggressively,
}

impl Chosen {
    /// The type of action (F-ACT-08).
    pub(crate) const fn kind(self) -> ActionKind {
        match self {
            Self::GoalAttempt => ActionKind::GoalAttempt,
            Self::Movement(..) | Self::MovementByDie => ActionKind::Movement,
            Self::Positioning(..) | Self::Adjustment(_) => ActionKind::Positioning,
            Self::Pressing(_) => ActionKind::Pressing,
            Self::Substitution => ActionKind::Substitution,
        }
    }
}

enum Answer {
    Step(PieceStep),
    Chosen(Chosen),
    Other,
}

impl Action {
    /// The step it makes, if any.
    #[inline]
    pub(crate) const fn as_step(self) -> Option<PieceStep> {
        match self.answer() {
            Answer::Step(step) => Some(step),
            Answer::Chosen(_) | Answer::Other => None,
        }
    }

    /// The action of the list that it chooses, if any.
    #[inline]
    pub(crate) const fn as_chosen(self) -> Option<Chosen> {
        match self.answer() {
            Answer::Chosen(chosen) => Some(chosen),
            Answer::Step(_) | Answer::Other => None,
        }
    }

    #[inline]
    const fn answer(self) -> Answer {
        use Answer::{Chosen as Choice, Step};
        match self {
            Self::Move(from, to) => Step(PieceStep::walk(Stepper::Player, from, to)),
            Self::MoveNominee(from, to) => Step(PieceStep::walk(Stepper::Nominee, from, to)),
            Self::MoveKeeper(from, to) => Step(PieceStep::walk(Stepper::Keeper, from, to)),
            Self::Dribble(from, to) => Step(PieceStep::dribble(Stepper::Player, from, to)),
            Self::DribbleNominee(from, to) => Step(PieceStep::dribble(Stepper::Nominee, from, to)),
            Self::DribbleKeeper(from, to) => Step(PieceStep::dribble(Stepper::Keeper, from, to)),
            Self::Shoot => Choice(Chosen::GoalAttempt),
            Self::Movement(line) => Choice(Chosen::Movement(line, Boost::None)),
            Self::MovementWithPoint(line) => Choice(Chosen::Movement(line, Boost::Point)),
            Self::MovementByDie => Choice(Chosen::MovementByDie),
            Self::Position(steps) => Choice(Chosen::Positioning(steps, Boost::None)),
            Self::PositionWithPoint(steps) => Choice(Chosen::Positioning(steps, Boost::Point)),
            Self::Adjust => Choice(Chosen::Adjustment(Boost::None)),
            Self::AdjustWithPoint => Choice(Chosen::Adjustment(Boost::Point)),
            Self::Press => Choice(Chosen::Pressing(PressChoice::Plain)),
            Self::PressWithPoint => Choice(Chosen::Pressing(PressChoice::WithPoint)),
            Self::PressAggressively => Choice(Chosen::Pressing(PressChoice::Aggressively)),
            Self::Substitute(_) => Choice(Chosen::Substitution),
            Self::Done
            | Self::Formation(_)
            | Self::KickOff(_)
            | Self::PlaceKeeper(_)
            | Self::Place(_)
            | Self::Target(_)
            | Self::Pass
            | Self::SecondActions
            | Self::NewTurn
            | Self::Corner(_)
            | Self::Dive(_)
            | Self::Kick(_)
            | Self::SendOff(_)
            | Self::SlowKick
            | Self::MidfieldRoles(..)
            | Self::OtherRoles(..)
            | Self::Styles(_)
            | Self::Skill(_)
            | Self::Play(_)
            | Self::Cross(_)
            | Self::Shift(..)
            | Self::BookedOff
            | Self::Fresh(_)
            | Self::Points(_)
            | Self::Injured(_)
            | Self::Sweep
            | Self::KeeperOut
            | Self::KeeperIn
            | Self::SlowDown
            | Self::Nominate(_)
            | Self::Raise
            | Self::Lower
            | Self::BallOn(_)
            | Self::Discard(_) => Answer::Other,
        }
    }
}
